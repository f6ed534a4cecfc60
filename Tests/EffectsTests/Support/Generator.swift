import Testing

/// SplitMix64: the same numbers from the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Tries a property with many seeds; a failure names its seed.
func forAll(_ count: UInt64 = 200, _ property: (inout SplitMix64) async throws -> Bool) async rethrows {
    for seed in 1...count {
        var generator = SplitMix64(seed: seed)
        let holds = try await property(&generator)
        #expect(holds, "seed \(seed)")
        if !holds { return }
    }
}
