#if !hasFeature(Embedded)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Returns a number that identifies the current thread until the thread ends.
@usableFromInline
func currentThread() -> UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    // On the other platforms, `pthread_t` is a pointer or a signed integer, so its bits are converted.
    UInt(bitPattern: pthread_self())
    #endif
}
#endif
