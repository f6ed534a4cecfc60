import Chapter12WithoutMonads

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Runtime
#endif

/// Returns the number of frames on the stack that belong to a chain: the frames whose names in a backtrace contain the
/// name of the enum `Chains`. If names are missing, as may happen in a release build, the number is too low, or 0.
@Sendable nonisolated func ownFrameCount() -> Int {
    #if canImport(Darwin)
    // Swift's own backtraces require a later system than macOS 15. `dladdr` returns mangled names, in which
    // `Chains` is `6Chains`.
    return callsUnderWay().count { call in
        var image = Dl_info()
        guard dladdr(call, &image) != 0, let name = image.dli_sname else { return false }
        return String(cString: name).contains("6Chains")
    }
    #elseif canImport(Glibc)
    let frames = try? Backtrace.capture(limit: nil).symbolicated()?.frames
    return frames?.count { $0.symbol?.name.contains("Chains.") ?? false } ?? 0
    #else
    return 0
    #endif
}
