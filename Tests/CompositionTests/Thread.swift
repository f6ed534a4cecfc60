// `!` is sound here: `pthread_create` passes `start`, which is not null, to the closure, and sets `thread` unless it
// fails.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

private final class Start: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread, for tests that need two threads on any number of cores.
func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    let start = Unmanaged.passRetained(Start(body)).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(
        &thread, nil,
        { argument in
            Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }, start)
    return thread!
    #else
    var thread = pthread_t()
    pthread_create(
        &thread, nil,
        { argument in
            Unmanaged<Start>.fromOpaque(argument!).takeRetainedValue().run()
            return nil
        }, start)
    return thread
    #endif
}

func join(_ thread: pthread_t) {
    pthread_join(thread, nil)
}
