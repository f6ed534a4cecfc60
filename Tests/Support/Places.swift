import Foundation

/// Where the tests find what was built and what stands in the repository.
public enum Places {
    /// The folder with the executables of the build that these tests belong to.
    public static let products: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
        #endif
        return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }()

    /// The root of the repository.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A built executable.
    ///
    /// - Parameter name: the product's name.
    /// - Returns: its path.
    public static func executable(_ name: String) -> String { products.appendingPathComponent(name).path }
}
