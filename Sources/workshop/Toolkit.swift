import Foundation

/// The place of Currycomb: in the course's own package, or in another one that the course depends on.
package enum Toolkit {
    /// The folder of its manifest, as it was when this was compiled.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
}

extension Workspace {
    /// The package that has the toolkit's sources: this one, even after a move, or the one that it depends on.
    package var toolkit: Workspace {
        Files.exists(path("Sources/Site/Assets")) ? self : Workspace(root: Toolkit.root)
    }
}
