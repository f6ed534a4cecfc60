import Foundation

/// The location of Currycomb, which is the course's own package or a package that the course depends on.
package enum Toolkit {
    /// The folder of the toolkit's manifest at the time when this file was compiled.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
}

extension Workspace {
    /// The package with the toolkit's sources: this package if it contains them, even if it has been moved; otherwise
    /// Currycomb, on which this package depends.
    package var toolkit: Workspace {
        Files.exists(path("Sources/Site/Assets")) ? self : Workspace(root: Toolkit.root)
    }
}
