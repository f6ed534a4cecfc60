#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Returns the addresses of a real backtrace from the C library, innermost call first.
///
/// The function `backtrace` is looked up by its name, because Swift's module `Glibc` does not export it. `Walk` is the
/// type that `execinfo.h` declares, so the cast is safe.
///
/// - Returns: at most 4,096 addresses, including one in this function; none if the system does not report them.
@inline(never)
package func callsUnderWay() -> [UnsafeMutableRawPointer] {
    typealias Walk = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "backtrace") else { return [] }
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 4_096)
    let count = unsafeBitCast(symbol, to: Walk.self)(&frames, Int32(frames.count))
    return frames.prefix(Int(count)).compactMap { $0 }
}

@Sendable package func frameCount() -> Int { callsUnderWay().count }
