@_exported import TestSupport

let seeds: [UInt64] = (1...50).map { $0 &* 4217 }

extension SplitMix64 {
    mutating func integer() -> Int {
        switch UInt8.random(in: 0..<4, using: &self) {
        case 0: [0, 1, -1, .max, .min].randomElement(using: &self) ?? 0
        case 1: Int.random(in: -10...10, using: &self)
        default: Int.random(in: .min ... .max, using: &self)
        }
    }

    mutating func function() -> @Sendable (Int) -> Int {
        let constant = integer()
        return switch UInt8.random(in: 0..<5, using: &self) {
        case 0: { $0 &+ constant }
        case 1: { $0 &* constant }
        case 2: { $0 ^ constant }
        case 3: { _ in constant }
        default: { $0 &>> 1 }
        }
    }

    /// Makes a function whose result depends on the order of its arguments.
    mutating func functionOfTwo() -> @Sendable (Int, Int) -> Int {
        let constant = integer()
        return switch UInt8.random(in: 0..<3, using: &self) {
        case 0: { $0 &- $1 &+ constant }
        case 1: { $0 &* 31 &+ $1 ^ constant }
        default: { ($0 &>> 1) &- $1 }
        }
    }
}
