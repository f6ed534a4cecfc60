import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An interruption of this process by a signal. Ctrl-C does not reach the checks, because each has a process group of
/// its own; so the parent records the signal, kills the checks, and then ends.
enum Interruption {
    private static let caught = Atomic<Int32>(0)

    /// The signal that requested this process's end, or 0.
    static var signal: Int32 { caught.load(ordering: .relaxed) }

    /// Records the signals that request a program's end.
    static func catchAll() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            #if canImport(Darwin)
                Darwin.signal(number) { Interruption.caught.store($0, ordering: .relaxed) }
            #elseif canImport(Glibc)
                Glibc.signal(number) { Interruption.caught.store($0, ordering: .relaxed) }
            #else
                Musl.signal(number) { Interruption.caught.store($0, ordering: .relaxed) }
            #endif
        }
    }

    /// Ends this process as the signal would have, if there was one.
    static func passOn() {
        let number = signal
        guard number != 0 else { return }
        #if canImport(Darwin)
            Darwin.signal(number, SIG_DFL)
        #elseif canImport(Glibc)
            Glibc.signal(number, SIG_DFL)
        #else
            Musl.signal(number, SIG_DFL)
        #endif
        raise(number)
    }
}
