import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends this process when it uses too much memory: for systems such as Darwin, which accept a limit but do not enforce
/// it.
enum MemoryWatch {
    /// Checks the memory from now on, many times a second.
    ///
    /// - Parameter room: the memory that this process may add to its current use, in bytes.
    static func begin(room: UInt64) { look(limit: peak + room) }

    private static func look(limit: UInt64) {
        if peak > limit {
            // The runtime's message for refused memory, so that it is parsed in the same way.
            let words = Array("Fatal error: failed to allocate more memory\n".utf8)
            _ = write(2, words, words.count)
            // No backtrace: it would show this queue.
            signal(SIGABRT, SIG_DFL)
            abort()
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { look(limit: limit) }
    }

    /// The most memory that this process had at once, in bytes.
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
