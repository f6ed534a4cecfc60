import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package enum Files {
    /// Returns an absolute path in which symbolic links, such as `.build/debug`, are resolved; on Darwin, it keeps the
    /// `/private` that Foundation removes. A path that does not exist is returned as it is.
    package static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    package static func text(_ path: String) -> String? {
        bytes(path).map { String(decoding: $0, as: UTF8.self) }
    }

    package static func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

    /// Returns the text of the first line that is not valid UTF-8, with U+FFFD in place of invalid bytes; `nil` if all
    /// bytes are valid. Also returns the number of this line and the column of its first invalid byte. Both are counted
    /// from 1; columns are bytes, as the compiler counts them.
    package static func brokenPlace(in bytes: Data) -> (line: Int, column: Int, text: String)? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where String(validating: line, as: UTF8.self) == nil {
            let text = String(decoding: line, as: UTF8.self)
            var valid = zip(text.utf8, line).prefix { $0 == $1 }.count
            // U+FFFD may begin with the same bytes as the invalid part, so `valid` may be too large.
            while String(validating: line.prefix(valid), as: UTF8.self) == nil { valid -= 1 }
            return (index + 1, valid + 1, text)
        }
        return nil
    }

    /// Writes a file atomically: writes it under another name, and then moves it to its path.
    package static func write(_ text: String, to path: String, makesFolder: Bool = true) throws {
        let folder = (path as NSString).deletingLastPathComponent
        if makesFolder { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        let beside = path + ".\(getpid()).new"
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: beside))
            guard rename(beside, path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        } catch {
            try? FileManager.default.removeItem(atPath: beside)
            throw error
        }
    }

    /// Returns true if a command may write a file: there is no file, it is empty, or `isOwn` recognizes its text as one
    /// that the same command has written. Also returns true for a folder: no command can replace a folder with a file,
    /// and the error of the attempt names the reason.
    package static func mayReplace(_ path: String, _ isOwn: (String) -> Bool) -> Bool {
        guard exists(path), !isFolder(path), key(path)?.size != 0 else { return true }
        return text(path).map(isOwn) ?? false
    }

    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    package static func key(_ path: String) -> FileKey? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return FileKey(
            modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec), size: Int64(status.st_size),
            node: UInt64(status.st_ino))
    }

    /// Returns a short fingerprint of a text (FNV-1a, 64 bits) that detects changes. It is not secure.
    package static func fingerprint(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}

/// The state of a file: its modification time, size and inode.
package struct FileKey: Equatable, Sendable {
    var modified: Int64
    package var size: Int64
    package var node: UInt64
}
