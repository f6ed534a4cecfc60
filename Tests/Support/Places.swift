import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// The places of built programs and of the repository's files.
public enum Places {
    /// The folder with the executables of the build that these tests belong to.
    public static let products: URL = {
        #if canImport(Darwin)
            // The program is a helper of SwiftPM's there, which loads these tests as a library.
            var image = Dl_info()
            if dladdr(#dsohandle, &image) != 0, let path = image.dli_fname {
                return folder(of: String(cString: path))
            }
        #endif
        return folder(of: CommandLine.arguments[0])
    }()

    /// The folder with the executables of the build that some tests belong to: where their bundle is, if they have one.
    public static func folder(of image: String) -> URL {
        let image = URL(fileURLWithPath: image).resolvingSymlinksInPath()
        var folder = image
        while folder.path != "/" {
            if folder.pathExtension == "xctest" { return folder.deletingLastPathComponent() }
            folder.deleteLastPathComponent()
        }
        return image.deletingLastPathComponent()
    }

    /// The root of the repository.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A built executable.
    ///
    /// - Parameter name: the product's name.
    /// - Returns: its path.
    public static func executable(_ name: String) -> String { products.appendingPathComponent(name).path }
}
