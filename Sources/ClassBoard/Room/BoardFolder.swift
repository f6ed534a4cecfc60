import Foundation

/// The folder of a board. Only the owner can read the board's files. If the board creates the folder, only the owner
/// can open it; an existing folder keeps its permissions, because it can contain other files.
struct BoardFolder: Sendable, Equatable {
    let path: String

    static var standard: BoardFolder {
        let support =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path
            ?? NSHomeDirectory()
        return BoardFolder(path: support + "/Currycomb/Board")
    }

    var journal: String { path + "/board.journal" }
    private var roomFile: String { path + "/room.json" }

    func make() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let files = FileManager.default
        // A file that was copied may have other permissions, so they are set again. A missing file is made here, empty,
        // with the right permissions, because later writes keep the permissions of an existing file.
        for file in [journal, roomFile] {
            if files.fileExists(atPath: file) {
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            } else {
                _ = files.createFile(atPath: file, contents: Data(), attributes: [.posixPermissions: 0o600])
            }
        }
    }

    var room: Room? {
        FileManager.default.contents(atPath: roomFile).flatMap { try? JSONDecoder().decode(Room.self, from: $0) }
    }

    func room(title: String?, port: UInt16?, most: Int?, now: Double) throws -> Room {
        let bytes = FileManager.default.contents(atPath: roomFile) ?? Data()
        // If the file cannot be decoded, it is not replaced: a new room would have another word, but workshops that
        // have joined would still use the old one.
        let former = bytes.isEmpty ? nil : try decoded(bytes)
        var room = former ?? Room(title: title ?? Say.untitled, port: port ?? Say.port, now: now)
        if let title { room.title = title }
        if let port { room.port = port }
        if let most { room.most = most }
        if room != former { try keep(room) }
        return room
    }

    struct Damage: Error, CustomStringConvertible {
        let description: String
    }

    private func decoded(_ bytes: Data) throws -> Room {
        do { return try JSONDecoder().decode(Room.self, from: bytes) } catch {
            throw Damage(description: Say.roomUnreadable)
        }
    }

    func keep(_ room: Room) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(room).write(to: URL(fileURLWithPath: roomFile), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: roomFile)
    }

    var hasRoom: Bool { FileManager.default.fileExists(atPath: roomFile) }

    var isThere: Bool { FileManager.default.fileExists(atPath: journal) }

    func remove() throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: path)
        where name == "room.json" || name.hasPrefix("board.journal") {
            try files.removeItem(atPath: "\(path)/\(name)")
        }
        if try files.contentsOfDirectory(atPath: path).isEmpty { try files.removeItem(atPath: path) }
    }
}
