#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the same work on several threads at the same time, and waits for all of them.
public func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup { group in
        for index in 0..<count { group.addTask { await onThread(stack: 1 << 20) { work(index) } } }
    }
}

/// Runs work on a thread with a stack of a given size, and waits for it.
public func onThread(stack: Int, _ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        final class Job {
            let work: () -> Void
            init(_ work: @escaping () -> Void) { self.work = work }
        }
        let job = Job {
            work()
            continuation.resume()
        }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stack)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
        var thread: pthread_t?
        pthread_create(
            &thread, &attributes,
            {
                Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work()
                return nil
            }, Unmanaged.passRetained(job).toOpaque())
        #else
        var thread = pthread_t()
        pthread_create(
            &thread, &attributes,
            {
                Unmanaged<Job>.fromOpaque($0!).takeRetainedValue().work()
                return nil
            }, Unmanaged.passRetained(job).toOpaque())
        #endif
    }
}
