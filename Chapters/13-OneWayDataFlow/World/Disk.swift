internal import Foundation

/// A file on the real disk, for an exercise. The file is removed when this object is deinitialized.
@MainActor public final class Disk {
    private let path: URL
    /// The number of calls to ``save(_:)``.
    public private(set) var writes = 0

    /// Makes a disk without todos. The first call to ``save(_:)`` makes a file in the folder for temporary files.
    public init() {
        path = URL(fileURLWithPath: temporaryPath("disk"))
    }

    deinit { try? FileManager.default.removeItem(at: path) }

    /// Replaces the todos on the disk.
    public func save(_ todos: [Todo]) {
        writes += 1
        // The format is JSON, because a text may contain any characters, even line ends.
        guard let data = try? JSONEncoder().encode(todos) else { return }
        // `Data`'s own `write(to:)` waits for the disk. That takes too long here, because the checks save thousands of
        // times.
        if !FileManager.default.fileExists(atPath: path.path) {
            _ = FileManager.default.createFile(atPath: path.path, contents: nil)
        }
        guard let file = try? FileHandle(forWritingTo: path) else { return }
        try? file.write(contentsOf: data)
        try? file.truncate(atOffset: UInt64(data.count))
        try? file.close()
    }

    /// Returns the todos that were saved last, or an empty array if there are none.
    public func load() -> [Todo] {
        guard let data = try? Data(contentsOf: path) else { return [] }
        return (try? JSONDecoder().decode([Todo].self, from: data)) ?? []
    }
}
