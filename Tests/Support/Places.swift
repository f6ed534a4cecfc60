import Foundation

#if canImport(Darwin)
import Darwin
#endif

/// The paths of built programs and of the repository's files.
public enum Places {
    /// The folder with the executables of the build to which these tests belong.
    public static let products: URL = {
        #if canImport(Darwin)
        // On macOS, the running program is a helper of SwiftPM that loads these tests as a library.
        var image = Dl_info()
        if dladdr(#dsohandle, &image) != 0, let path = image.dli_fname {
            return folder(of: String(cString: path))
        }
        #endif
        return folder(of: CommandLine.arguments[0])
    }()

    /// Returns the folder with the executables of a build, given the path of its tests: the folder that contains their
    /// bundle or, without a bundle, the tests.
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
    /// - Parameter name: the name of the product.
    /// - Returns: the path of the executable.
    public static func executable(_ name: String) -> String { products.appendingPathComponent(name).path }
}
