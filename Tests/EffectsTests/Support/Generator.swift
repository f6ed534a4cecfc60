@_exported import TestSupport
import Testing

/// Tests a property with `count` seeds, and stops at the first failure. The message of the failure contains the seed.
func forAll(_ count: UInt64 = 200, _ property: (inout SplitMix64) async throws -> Bool) async rethrows {
    for seed in 1...count {
        var generator = SplitMix64(seed: seed)
        let holds = try await property(&generator)
        #expect(holds, "seed \(seed)")
        if !holds { return }
    }
}
