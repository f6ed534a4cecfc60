import Foundation

/// A value that changes when files change: a digest of each file's path, modification time, size and inode.
package struct FileFingerprint: Sendable, Equatable, Codable {
    private var digest: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    /// Makes the fingerprint of a program or a library. A modification time can be set back to hide a change, so this
    /// fingerprint also covers the time of the file's last change of any kind.
    package init(program path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else {
            add(text: path + "\u{0}missing")
            return
        }
        add(file: path, information)
        #if canImport(Darwin)
        add(time: information.st_ctimespec)
        #else
        add(time: information.st_ctim)
        #endif
    }

    /// Adds a file, or everything in a folder except hidden files. A missing file is recorded as missing.
    package mutating func add(_ path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return add(text: path + "\u{0}missing") }
        guard information.st_mode & S_IFMT == S_IFDIR else { return add(file: path, information) }
        for name in Self.names(in: path) { add(path + "/" + name) }
    }

    package mutating func add(text: String) {
        // FNV-1a is short and, unlike `Hasher`, returns the same value in every process.
        for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        digest = (digest ^ 0xff) &* 0x0000_0100_0000_01b3
    }

    private mutating func add(file path: String, _ information: stat) {
        add(text: path)
        #if canImport(Darwin)
        add(time: information.st_mtimespec)
        #else
        add(time: information.st_mtim)
        #endif
        add(number: UInt64(bitPattern: Int64(information.st_size)))
        add(number: UInt64(information.st_ino))
    }

    private mutating func add(time: timespec) {
        add(number: UInt64(bitPattern: Int64(time.tv_sec)))
        add(number: UInt64(bitPattern: Int64(time.tv_nsec)))
    }

    private mutating func add(number: UInt64) {
        digest = (digest ^ number) &* 0x0000_0100_0000_01b3
        digest ^= digest >> 29
    }

    /// Returns the sorted names in a folder, except hidden ones, such as an editor's own files.
    package static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
