import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// The paths of built programs and of the repository's files.
public enum Places {
    /// The folder with the executables of these tests' build.
    public static let products: URL = {
        #if canImport(Darwin)
            // On macOS the program is a helper of SwiftPM, which loads these tests as a library.
            var image = Dl_info()
            if dladdr(#dsohandle, &image) != 0, let path = image.dli_fname {
                return folder(of: String(cString: path))
            }
        #endif
        return folder(of: CommandLine.arguments[0])
    }()

    /// Returns the folder with the executables of a build, from the path of its tests: the folder of their bundle, if
    /// they have one.
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

    /// Returns the path of a built executable.
    ///
    /// - Parameter name: the product's name.
    /// - Returns: the executable's path.
    public static func executable(_ name: String) -> String { products.appendingPathComponent(name).path }
}
