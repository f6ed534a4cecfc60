import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files as the workshop needs them.
enum Files {
    static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a file such that nobody ever sees half of it: beside it, then moved into its place.
    static func write(_ text: String, to path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let beside = path + ".\(getpid()).new"
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: beside))
            guard rename(beside, path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        } catch {
            try? FileManager.default.removeItem(atPath: beside)
            throw error
        }
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// What tells one state of a file from another; `nil` where there is no file.
    static func key(_ path: String) -> FileKey? {
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

    /// A short fingerprint of a text (FNV-1a, 64 bits): tells whether an answer changed, keeps nothing secret.
    static func fingerprint(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}

/// A state of a file: when it was changed, how long it is, and which file it is.
struct FileKey: Equatable, Sendable {
    var modified: Int64
    var size: Int64
    var node: UInt64
}
