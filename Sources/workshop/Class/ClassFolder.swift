import CurrycombWorkbook
import Foundation

package struct Membership: Codable, Equatable, Sendable {
    package var version = 1
    package var board: BoardPlace
    package var word: String
    /// The learner's id in this room.
    package var learner: String
    package var name: String
    /// The word with which this clone first joined the room; `nil` if it equals ``word``.
    package var firstWord: String?
    /// The word in the names of the room's files.
    package var files: String { firstWord ?? word }
}

/// The files of a class, under `.currycomb/class`: the room that the learner joined and, for each room, a diary and
/// small files, for example with the number of the last event that the board has received.
///
/// Only joining a room creates the folder. If recording an event created it, the folder of a deleted clone would appear
/// again.
package struct ClassFolder: Sendable {
    package let path: String

    package init(_ workspace: Workspace) { path = workspace.own + "/class" }

    package init(path: String) { self.path = path }

    // MARK: - Who has joined

    private var membershipFile: String { path + "/joined.json" }

    /// The state of the file with the membership, which changes when the learner joins or leaves a room.
    var membershipKey: FileKey? { Files.key(membershipFile) }

    package var membership: Membership? {
        Files.bytes(membershipFile).flatMap { try? JSONDecoder().decode(Membership.self, from: $0) }
    }

    /// True if there is a file with the membership, but it cannot be read.
    var isMembershipDamaged: Bool { Files.exists(membershipFile) && membership == nil }

    func join(_ membership: Membership) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try Files.write(String(decoding: encoder.encode(membership), as: UTF8.self) + "\n", to: membershipFile)
    }

    package func leave() throws {
        guard Files.exists(membershipFile) else { return }
        try FileManager.default.removeItem(atPath: membershipFile)
    }

    // MARK: - A room's files

    func diary(of word: String) -> ClassDiary { ClassDiary(file: "\(path)/\(word).diary") }

    private func roomFile(_ word: String) -> String { "\(path)/\(word).room" }

    /// Stores a room's id under the word that names its files.
    func setRoom(_ id: String, of word: String) { try? Files.write(id + "\n", to: roomFile(word), makesFolder: false) }

    /// Returns the id of the room whose files have this word in their names; `nil` if it is unknown.
    func room(of word: String) -> String? {
        let id = Files.text(roomFile(word))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return id.isEmpty || !id.utf8.allSatisfy { $0.isASCIILetterOrDigit } ? nil : id
    }

    /// Returns the word in the names of a room's files, which may differ from the room's present word; `nil` if this
    /// clone has no files of a room with this id.
    func word(ofRoom id: String) -> String? {
        words(".room").first { Files.text(roomFile($0))?.trimmingCharacters(in: .whitespacesAndNewlines) == id }
    }

    /// Returns the words of the files whose names end with `suffix`, sorted.
    private func words(_ suffix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasSuffix(suffix) }.sorted().map { String($0.dropLast(suffix.count)) }
    }

    /// The diary of the room that the learner is in, or was in last; `nil` if there is none.
    var lastDiary: (word: String, diary: ClassDiary)? {
        if let word = membership?.files { return (word, diary(of: word)) }
        let dated = words(".diary").compactMap { word in Files.key(diary(of: word).file).map { ($0.modified, word) } }
        return dated.max { $0 < $1 }.map { ($0.1, diary(of: $0.1)) }
    }

    /// Returns the number of events that a room's board lacks; 0 if none of these events is about an exercise.
    func unsentWork(of word: String) -> Int {
        let rest = diary(of: word).events().dropFirst(received(of: word))
        return rest.contains { $0.kind.isWork } ? rest.count : 0
    }

    /// Returns the rooms whose boards lack some of the learner's work, except `current`.
    func roomsWithUnsentWork(except current: String) -> [String] {
        words(".diary").filter { $0 != current && unsentWork(of: $0) > 0 }
    }

    /// Appends the events of `word`, a room that no board knows, to the diary of the room `other`, as events of
    /// `learner`. Returns false if they could not be written.
    func carryOver(_ word: String, to other: String, as learner: String) -> Bool {
        let events = diary(of: word).events()
        guard !events.isEmpty else { return true }
        var end: ClassDiary.End?
        var rest = events[...]
        return diary(of: other).append(events.count, after: &end, waiting: 2) { number in
            let event = rest.removeFirst()
            return ClassEvent(learner: learner, number: number, time: event.time, event.kind)
        } != nil
    }

    /// Deletes the files of a room.
    func forget(_ word: String) {
        for file in [diary(of: word).file, roomFile(word), receivedFile(word), helpedFile(word), homeFile(word)] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }

    // MARK: - Copied clones

    private func homeFile(_ word: String) -> String { "\(path)/\(word).home" }

    /// The inode of this folder, which stays the same if the clone is moved on its disk, but not if it is copied.
    private var home: String? { Files.key(path).map { "\($0.node)" } }

    /// Records that the room's files were written in this folder.
    func setHome(of word: String) { try? Files.write((home ?? "") + "\n", to: homeFile(word), makesFolder: false) }

    /// Returns true if the room's files were written in a different folder. Then the clone was copied, or moved to
    /// another disk.
    func isElsewhere(_ word: String) -> Bool {
        guard let home, let written = Files.text(homeFile(word))?.trimmingCharacters(in: .whitespacesAndNewlines),
            !written.isEmpty
        else { return false }
        return home != written
    }

    /// Renames the diary that another learner has written in this room, so that the next event begins a new diary.
    /// Returns the new path. The file keeps its content, but is no longer sent.
    func setAside(_ word: String) throws -> String {
        let files = FileManager.default
        let diary = diary(of: word).file
        var number = 1
        while Files.exists("\(path)/\(word).copied-\(number)") { number += 1 }
        let aside = "\(path)/\(word).copied-\(number)"
        if Files.exists(diary) { try files.moveItem(atPath: diary, toPath: aside) }
        for file in [receivedFile(word), helpedFile(word), homeFile(word)] where Files.exists(file) {
            try files.removeItem(atPath: file)
        }
        return aside
    }

    // MARK: - Numbers

    private func receivedFile(_ word: String) -> String { "\(path)/\(word).received" }

    /// Returns the number of the last event that the room's board has accepted; 0 if there is none.
    func received(of word: String) -> Int { number(in: receivedFile(word)) }

    func setReceived(_ number: Int, of word: String) {
        // A failure does no harm: the events are then sent again, and the board ignores them.
        try? Files.write("\(number)\n", to: receivedFile(word), makesFolder: false)
    }

    private func helpedFile(_ word: String) -> String { "\(path)/\(word).helped" }

    /// Returns the event number of the raised hand that the teacher lowered last; 0 if the teacher has lowered none.
    package func helped(of word: String) -> Int { number(in: helpedFile(word)) }

    func setHelped(_ number: Int, of word: String) {
        guard number != helped(of: word) else { return }
        try? Files.write("\(number)\n", to: helpedFile(word), makesFolder: false)
    }

    private func number(in file: String) -> Int {
        Files.text(file).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 0
    }

    var senderLock: String { path + "/sender.lock" }
}

extension ClassEvent.Kind {
    /// True if the event is about an exercise.
    fileprivate var isWork: Bool {
        switch self {
        case .opened, .verdict, .hand: true
        case .joined, .lowered, .left, .unknown: false
        }
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }
}
