/// A small generator of random numbers that makes the same numbers from the same seed on every platform.
///
/// This is SplitMix64 by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts a sequence of numbers.
    ///
    /// - Parameter seed: the seed that determines the sequence.
    public init(seed: UInt64) {
        state = seed
    }

    /// Makes the next number of the sequence.
    ///
    /// - Returns: a 64-bit number; all are equally likely.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Makes a number below a bound. The standard library's algorithm may change, but a seed must always produce the
    /// same numbers.
    ///
    /// - Parameter bound: the bound, greater than 0.
    /// - Returns: a number from 0 up to but not including the bound. The bias is below bound / 2⁶⁴.
    public mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Starts a second sequence, independent of the rest of this one.
    ///
    /// - Returns: a generator of the second sequence.
    public mutating func split() -> SplitMix64 {
        SplitMix64(seed: next())
    }
}
