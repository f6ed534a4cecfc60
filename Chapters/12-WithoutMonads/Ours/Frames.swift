#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The calls that are under way, innermost first: addresses in a real backtrace, as the C library walks it.
///
/// The function is looked up by its name, since Swift's own module of the C library leaves it out; its type is the one
/// that `execinfo.h` declares, so the cast is sound.
///
/// - Returns: the addresses, this function's included; none if the system does not report them.
@inline(never)
package func callsUnderWay() -> [UnsafeMutableRawPointer] {
    typealias Walk = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "backtrace") else { return [] }
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 4_096)
    let count = unsafeBitCast(symbol, to: Walk.self)(&frames, Int32(frames.count))
    return frames.prefix(Int(count)).compactMap { $0 }
}

/// The number of calls that are under way.
@Sendable package func frameCount() -> Int { callsUnderWay().count }
