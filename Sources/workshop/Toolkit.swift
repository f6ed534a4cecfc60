import Foundation

/// The location of Currycomb: the course's own package, or a dependency of it.
package enum Toolkit {
    /// The folder of the toolkit's manifest when this file was compiled.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
}

extension Workspace {
    /// The package with the toolkit's sources: this one, even after a move, or its dependency.
    package var toolkit: Workspace {
        Files.exists(path("Sources/Site/Assets")) ? self : Workspace(root: Toolkit.root)
    }
}
