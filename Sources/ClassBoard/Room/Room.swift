import Foundation

struct Room: Codable, Sendable, Equatable {
    private(set) var word: String
    /// The most recent of the room's previous words. Learners who have already joined can still use them; newcomers
    /// cannot.
    private(set) var earlierWords: [String]
    /// The id of the room, which stays the same when the word changes.
    let id: String
    var isClosed: Bool
    /// The maximum number of learners present: at this number, the room refuses newcomers. Learners who have left can
    /// return even then.
    var most: Int
    let key: String
    /// The key of the projector's page. Everyone in the room can read this key, so it opens no other page.
    let projectorKey: String
    var title: String
    var port: UInt16
    let made: Double

    init(title: String, port: UInt16, now: Double) {
        word = RoomWords.random()
        earlierWords = []
        id = Self.randomKey()
        isClosed = false
        most = BoardLimits.usual
        key = Self.randomKey()
        projectorKey = Self.randomKey()
        self.title = title
        self.port = port
        made = now
    }

    /// Decodes a room. A room that an older board wrote lacks some members.
    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        word = try members.decode(String.self, forKey: .word)
        earlierWords = try members.decodeIfPresent([String].self, forKey: .earlierWords) ?? []
        id = try members.decodeIfPresent(String.self, forKey: .id) ?? Self.randomKey()
        isClosed = try members.decodeIfPresent(Bool.self, forKey: .isClosed) ?? false
        most = try members.decodeIfPresent(Int.self, forKey: .most) ?? BoardLimits.usual
        key = try members.decode(String.self, forKey: .key)
        projectorKey = try members.decode(String.self, forKey: .projectorKey)
        title = try members.decode(String.self, forKey: .title)
        port = try members.decode(UInt16.self, forKey: .port)
        made = try members.decode(Double.self, forKey: .made)
    }

    mutating func changeWord() {
        earlierWords = Array(([word] + earlierWords).prefix(BoardLimits.earlierWords))
        while earlierWords.contains(word) { word = RoomWords.random() }
    }

    private static func randomKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        .joined()
    }
}

/// Returns true if two strings are equal. The time that this takes does not depend on where they differ.
func isSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var difference = UInt8(left.count == right.count ? 0 : 1)
    for index in right.indices {
        difference |= right[index] ^ (index < left.count ? left[index] : ~right[index])
    }
    return difference == 0
}
