// `!` is sound here: `pthread_create` passes on its own argument, which is not null.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The work of a thread.
private final class Start: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread: for tests that need two of them, with any number of cores.
///
/// - Parameter body: the work of the thread.
/// - Returns: the thread, to be joined with `join`.
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

/// Waits until a thread has ended.
func join(_ thread: pthread_t) {
    pthread_join(thread, nil)
}
