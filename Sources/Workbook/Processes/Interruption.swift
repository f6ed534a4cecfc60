import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The interruption of this process by a signal. Ctrl-C does not reach the checks, because each has its own process
/// group; so this process records the signal, kills the checks, and then ends.
enum Interruption {
    private static let caught = Atomic<Int32>(0)

    static var signal: Int32 { caught.load(ordering: .relaxed) }

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
