import Foundation

/// What makes a room: its word and its private links. It stays the same until the board forgets it.
struct Room: Codable, Sendable, Equatable {
    /// What learners type.
    let word: String
    /// The teacher's page.
    let key: String
    /// The projector's page, which people can read off the wall: it opens nothing else.
    let projectorKey: String
    var title: String
    var port: UInt16
    let made: Double

    init(title: String, port: UInt16, now: Double) {
        word = RoomWords.random()
        key = Self.randomKey()
        projectorKey = Self.randomKey()
        self.title = title
        self.port = port
        made = now
    }

    /// 128 bits of the system's own randomness.
    private static func randomKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        .joined()
    }
}

/// Whether two texts are the same, in a time that does not tell where they differ.
func isSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var difference = UInt8(left.count == right.count ? 0 : 1)
    for index in right.indices {
        difference |= right[index] ^ (index < left.count ? left[index] : ~right[index])
    }
    return difference == 0
}
