#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// How many calls are under way: the frames of a real backtrace, as the C library walks it.
///
/// The function is looked up by its name, since Swift's own module of the C library leaves it out; its type is the one
/// that `execinfo.h` declares, so the cast is sound.
///
/// - Returns: their number, this function's included; 0 where the system does not tell.
@inline(never)
@Sendable public func frameCount() -> Int {
    typealias Walk = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "backtrace") else { return 0 }
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 4_096)
    return Int(unsafeBitCast(symbol, to: Walk.self)(&frames, Int32(frames.count)))
}
