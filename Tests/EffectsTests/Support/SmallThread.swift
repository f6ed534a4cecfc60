import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread with a stack of 512 KiB, the size of secondary threads' stacks on Apple's platforms.
///
/// Unchecked `Sendable` is sound: the mutex guards the queue, only the thread itself accesses `isOver`, and everything
/// else is constant.
final class SmallThread: TaskExecutor, @unchecked Sendable {
    static let stackSize = 512 * 1024

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let filled = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [() -> Void] = []
    private var isOver = false

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(filled, nil)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, &attributes, smallThreadMain, Unmanaged.passRetained(self).toOpaque())
        precondition(status == 0)
        pthread_attr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(filled)
        pthread_mutex_destroy(mutex)
        filled.deallocate()
        mutex.deallocate()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    private func add(_ job: @escaping () -> Void) {
        pthread_mutex_lock(mutex)
        jobs.append(job)
        pthread_cond_signal(filled)
        pthread_mutex_unlock(mutex)
    }

    func finish() { add { self.isOver = true } }

    fileprivate func work() {
        while !isOver {
            pthread_mutex_lock(mutex)
            while jobs.isEmpty {
                pthread_cond_wait(filled, mutex)
            }
            let job = jobs.removeFirst()
            pthread_mutex_unlock(mutex)
            job()
        }
    }

    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        let thread = SmallThread()
        defer { thread.finish() }
        return await withUnsafeContinuation { continuation in
            thread.add { continuation.resume(returning: work()) }
        }
    }

    /// Runs the work on a new thread. The values of the work are also released on this thread.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
        let thread = SmallThread()
        defer { thread.finish() }
        return await Task(executorPreference: thread) { await work() }.value
    }
}

#if canImport(Darwin)
private func smallThreadMain(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<SmallThread>.fromOpaque(pointer).takeRetainedValue().work()
    return nil
}
#else
private func smallThreadMain(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    Unmanaged<SmallThread>.fromOpaque(pointer).takeRetainedValue().work()
    return nil
}
#endif
