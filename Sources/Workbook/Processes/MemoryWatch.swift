import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ends this process when it uses too much memory, on systems such as Darwin that accept a memory limit but do not
/// enforce it.
enum MemoryWatch {
    /// Starts to check the peak memory of this process about twenty times a second. `room` is the number of bytes by
    /// which the peak may grow.
    static func begin(room: UInt64) { look(limit: peak + room) }

    private static func look(limit: UInt64) {
        if peak > limit {
            // The text begins like the runtime's message about a failed allocation, so `Backtrace` recognizes it.
            let words = Array("Fatal error: failed to allocate more memory\n".utf8)
            _ = write(2, words, words.count)
            // Without this call, the runtime's handler would make a backtrace, which would show only this queue.
            signal(SIGABRT, SIG_DFL)
            abort()
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { look(limit: limit) }
    }

    private static var peak: UInt64 {
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(RUSAGE_SELF.rawValue, &usage)
        #else
        getrusage(RUSAGE_SELF, &usage)
        #endif
        #if canImport(Darwin)
        return UInt64(usage.ru_maxrss)
        #else
        return UInt64(usage.ru_maxrss) * 1024
        #endif
    }
}
