#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The reason why a file cannot be read or written.
public enum FileTrouble: Error, Equatable, CustomStringConvertible {
    /// A file that does not exist.
    case missing(String)
    /// A file that could not be written.
    case notWritten(String)

    /// The error in words: `missing honey.txt`.
    public var description: String {
        switch self {
        case .missing(let name): "missing \(name)"
        case .notWritten(let name): "not written \(name)"
        }
    }
}

/// A real folder for temporary files. It logs each call to ``read(_:)`` and ``write(_:to:)``. When the object is
/// deinitialized, the folder and its files are removed.
public final class Folder {
    /// The reads and writes, in order, including those that failed: `read honey.txt`, `write wax.txt`.
    public private(set) var log: [String] = []
    private let path: String
    private var names: Set<String> = []

    /// Makes a folder with files. Its log is empty.
    ///
    /// - Parameter files: the text of each file, by name.
    public init(_ files: [String: String] = [:]) {
        path = temporaryPath("folder")
        guard mkdir(path, 0o700) == 0 else { preconditionFailure("no folder for temporary files") }
        for (name, text) in files { put(text, in: name) }
    }

    deinit {
        for name in names { remove("\(path)/\(name)") }
        rmdir(path)
    }

    /// Reads a file immediately and returns its text.
    ///
    /// - Throws: ``FileTrouble/missing(_:)``.
    public func read(_ name: String) throws -> String {
        log.append("read \(name)")
        guard let text = contents(of: name) else { throw FileTrouble.missing(name) }
        return text
    }

    /// Writes a file, at once. The file's old text is lost.
    ///
    /// - Throws: ``FileTrouble/notWritten(_:)``.
    public func write(_ text: String, to name: String) throws {
        log.append("write \(name)")
        guard put(text, in: name) else { throw FileTrouble.notWritten(name) }
    }

    /// Returns the current text of a file, or `nil` if the file is missing or unreadable. Nothing is logged.
    public func contents(of name: String) -> String? {
        guard let file = fopen("\(path)/\(name)", "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        // On Linux, `fopen` can open a folder, but reading from it fails.
        guard ferror(file) == 0 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a string to a file. Nothing is logged.
    ///
    /// - Returns: true if the file could be written, and false if not, for example if the name contains a slash.
    @discardableResult
    public func put(_ text: String, in name: String) -> Bool {
        guard !name.contains("/"), let file = fopen("\(path)/\(name)", "w") else { return false }
        names.insert(name)
        let bytes = Array(text.utf8)
        let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
        return fclose(file) == 0 && isWhole
    }
}
