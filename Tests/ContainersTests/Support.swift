import CurrycombContainers
import Testing

/// SplitMix64 (Steele, Lea, Flood 2014), which is small and makes the same numbers on every platform.
struct Random: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

func law(_ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: (inout Random) -> Bool) {
    for seed in UInt64(1)...300 {
        var random = Random(seed: seed)
        guard holds(&random) else {
            Issue.record("\(name) fails at seed \(seed)", sourceLocation: sourceLocation)
            return
        }
    }
}

struct Failed: Error, Equatable, Hashable, Codable {
    let code: Int
    init(_ code: Int) { self.code = code }
}

struct Refused: Error, Equatable {}

struct Person: Equatable {
    let name: String
    let age: Int
}

extension Random {
    mutating func int() -> Int { Int.random(in: -20...20, using: &self) }
    mutating func heads() -> Bool { Bool.random(using: &self) }

    mutating func array<T>(_ element: (inout Random) -> T) -> [T] {
        (0..<Int.random(in: 0...6, using: &self)).map { _ in element(&self) }
    }

    /// Returns a function that is usually neither constant nor the identity.
    mutating func function() -> (Int) -> Int {
        let (a, b) = (int(), int())
        return { $0 &* a &+ b }
    }

    mutating func maybe() -> Int? { heads() ? int() : nil }
    mutating func either() -> Either<Int, Int> { heads() ? .right(int()) : .left(int()) }
    mutating func result() -> Result<Int, Failed> { heads() ? .success(int()) : .failure(Failed(int())) }

    mutating func validated() -> Validated<Int, Int> {
        if heads() { return .valid(int()) }
        let more = array { $0.int() }
        return .invalid(NonEmpty(int(), rest: more))
    }

    private mutating func step<Box>(
        good: @escaping (Int) -> Box, bad: @escaping (Int) -> Box
    ) -> (Int) -> Box {
        let (divisor, f) = (Int.random(in: 2...4, using: &self), function())
        return { $0 % divisor == 0 ? bad($0) : good(f($0)) }
    }

    mutating func maybeStep() -> (Int) -> Int? { step(good: { $0 }, bad: { _ in nil }) }
    mutating func eitherStep() -> (Int) -> Either<Int, Int> { step(good: { .right($0) }, bad: { .left($0) }) }
    mutating func resultStep() -> (Int) -> Result<Int, Failed> {
        step(good: { .success($0) }, bad: { .failure(Failed($0)) })
    }
    mutating func validatedStep() -> (Int) -> Validated<Int, Int> {
        step(good: { .valid($0) }, bad: { .invalid($0, $0 &+ 1) })
    }
}

func after<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
