#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SplitMix64 {
    /// The default seed of laws: the value of the environment variable `CURRYCOMB_SEED`, or else 4217.
    public static let lawSeed: UInt64 = getenv("CURRYCOMB_SEED").flatMap { UInt64(String(cString: $0)) } ?? 4217
}
