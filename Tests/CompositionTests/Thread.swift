// `!` is sound here: a thread's result is stored before the thread ends, and read after it has been joined.
// `@unchecked Sendable` is sound because joining orders the two.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread with a result: for tests that need two threads for certain, whatever the number of cores.
final class Thread<Result>: @unchecked Sendable {
    private final class Box: @unchecked Sendable {
        let body: @Sendable () -> Result
        var result: Result?

        init(_ body: @escaping @Sendable () -> Result) { self.body = body }
        func run() { result = body() }
    }

    private final class Start {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    private let box: Box
    private let handle: pthread_t

    init(_ body: @escaping @Sendable () -> Result) {
        let box = Box(body)
        self.box = box
        let start = Unmanaged.passRetained(Start(box.run)).toOpaque()
        #if canImport(Darwin)
            var handle: pthread_t?
            pthread_create(
                &handle, nil,
                {
                    Unmanaged<Start>.fromOpaque($0).takeRetainedValue().run(); return nil
                }, start)
            self.handle = handle!
        #else
            var handle = pthread_t()
            pthread_create(
                &handle, nil,
                {
                    Unmanaged<Start>.fromOpaque($0!).takeRetainedValue().run(); return nil
                }, start)
            self.handle = handle
        #endif
    }

    func join() -> Result {
        pthread_join(handle, nil)
        return box.result!
    }
}
