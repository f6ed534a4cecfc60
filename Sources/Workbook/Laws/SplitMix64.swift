/// A small generator of random numbers that makes the same numbers from the same seed on every platform.
///
/// This is SplitMix64 by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the sequence that a seed determines.
    public init(seed: UInt64) {
        state = seed
    }

    /// Makes the next number of the sequence. All 64-bit numbers are equally likely.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Makes a number from 0 up to but not including a bound, which is greater than 0. The bias is below bound / 2⁶⁴.
    /// The standard library's algorithm is not used, because it may change, but a seed must always produce the same
    /// numbers.
    public mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Starts a second sequence, whose seed is the next number of this one.
    public mutating func split() -> SplitMix64 {
        SplitMix64(seed: next())
    }
}
