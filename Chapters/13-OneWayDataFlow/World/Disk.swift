internal import Foundation

/// A file on the real disk, for an exercise. It is removed when the object is deinitialized.
@MainActor public final class Disk {
    private let path: URL
    /// The number of calls to ``save(_:)``.
    public private(set) var writes = 0

    /// Makes a disk without todos. The first write makes a file in the folder for temporary files.
    public init() {
        path = URL(fileURLWithPath: temporaryPath("disk"))
    }

    deinit { try? FileManager.default.removeItem(at: path) }

    /// Replaces the todos on the disk.
    public func save(_ todos: [Todo]) {
        writes += 1
        // JSON, because a text may contain anything, even line ends.
        guard let data = try? JSONEncoder().encode(todos) else { return }
        // Data's own `write(to:)` waits for the disk, but the checks save thousands of times.
        if !FileManager.default.fileExists(atPath: path.path) {
            _ = FileManager.default.createFile(atPath: path.path, contents: nil)
        }
        guard let file = try? FileHandle(forWritingTo: path) else { return }
        try? file.write(contentsOf: data)
        try? file.truncate(atOffset: UInt64(data.count))
        try? file.close()
    }

    /// Reads the todos that were written last; an empty list if there are none.
    public func load() -> [Todo] {
        guard let data = try? Data(contentsOf: path) else { return [] }
        return (try? JSONDecoder().decode([Todo].self, from: data)) ?? []
    }
}
