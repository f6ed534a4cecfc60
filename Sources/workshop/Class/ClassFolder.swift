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
/// small files, such as the one with the number of the last event that the board has received.
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

    /// Returns the word that names the files of a room, even if the room's word has changed; `nil` if this clone knows
    /// no room with this id.
    func word(ofRoom id: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".room") }.sorted().map { String($0.dropLast(".room".count)) }.first {
            Files.text(roomFile($0))?.trimmingCharacters(in: .whitespacesAndNewlines) == id
        }
    }

    /// The diary of the room that the learner is in, or was in last; `nil` if there is none.
    var lastDiary: (word: String, diary: ClassDiary)? {
        if let word = membership?.files { return (word, diary(of: word)) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let words = names.filter { $0.hasSuffix(".diary") }.map { String($0.dropLast(".diary".count)) }
        let dated = words.compactMap { word in Files.key(diary(of: word).file).map { ($0.modified, word) } }
        return dated.max { $0 < $1 }.map { ($0.1, diary(of: $0.1)) }
    }

    private func receivedFile(_ word: String) -> String { "\(path)/\(word).received" }

    /// Returns the number of the last event that the room's board has accepted; 0 if there is none.
    func received(of word: String) -> Int { number(in: receivedFile(word)) }

    func setReceived(_ number: Int, of word: String) {
        // If this write fails, the events are sent again.
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
