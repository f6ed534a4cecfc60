@testable import CurrycombVerification

/// SplitMix64, which makes the same numbers from the same seed everywhere.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func chance(_ one: Int, in many: Int) -> Bool { number(below: many) < one }

    mutating func text() -> String {
        let pieces = ["a", "Z", " ", "\"", "\\", "/", "\n", "\u{1}", "é", "e\u{301}", "漢", "👩‍👩‍👧", "\u{2028}", "0"]
        return (0..<number(below: 12)).map { _ in pieces[number(below: pieces.count)] }.joined()
    }

    mutating func json(depth: Int = 4) -> JSON {
        switch number(below: depth == 0 ? 5 : 7) {
        case 0: return .null
        case 1: return .bool(chance(1, in: 2))
        case 2: return .integer(Int.random(in: .min ... .max, using: &self) >> number(below: 63))
        case 3: return JSONNumber(Double.random(in: -1e9...1e9, using: &self)).map(JSON.number) ?? .null
        case 4: return .string(text())
        case 5: return .array((0..<number(below: 5)).map { _ in json(depth: depth - 1) })
        default:
            // A number at the beginning of each key makes the keys different.
            return .object(
                (0..<number(below: 5)).map { JSON.Member(key: "\($0)" + text(), value: json(depth: depth - 1)) })
        }
    }
}
