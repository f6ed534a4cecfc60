import Chapter12WithoutMonads

#if canImport(Glibc)
    import Runtime
#endif

/// How many calls that are under way are steps of a chain, by their names in a real backtrace.
///
/// - Returns: their number; 0 where the system does not tell names, as in a release build.
@Sendable nonisolated func ownFrameCount() -> Int {
    #if canImport(Glibc)
        let frames = try? Backtrace.capture(limit: nil).symbolicated()?.frames
        return frames?.count { $0.symbol?.name.contains("Chains.") ?? false } ?? 0
    #else
        0
    #endif
}
