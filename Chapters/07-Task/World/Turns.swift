import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a process's tasks on the main thread, in the order in which they are enqueued. Tasks with their own executor
/// stay on that executor.
///
/// The order of steps then does not depend on the load of the machine. The runtime's hooks make this possible. Without
/// them, ``isOn`` stays false, and a ``TurnExecutor`` has to guess when all work is waiting.
enum Turns {
    /// True if all work takes turns from now on. The first access turns this on for the whole process, so only the
    /// judge and the checks read this property.
    static let areTaken = take()
    /// True if the judge or a check has made all work take turns.
    static let isOn = Atomic<Bool>(false)
    private static let count = Atomic<Int>(0)
    /// The number of jobs that only resumed a call to ``settle()``.
    private static let settled = Atomic<Int>(0)
    private static var news: Int { count.load(ordering: .relaxed) - settled.load(ordering: .relaxed) }

    /// Waits until nothing is left to do, that is, until a whole turn of the main queue adds no new job.
    ///
    /// - Returns: true if nothing is left to do; false if work is still added after many turns, for example by a loop
    ///   around `Task.yield()`.
    @discardableResult
    @MainActor static func settle() async -> Bool {
        for _ in 0..<500 {
            let before = news
            await withUnsafeContinuation { continuation in
                DispatchQueue.main.async {
                    // The job that this resumption enqueues does not count as new work, not even for another caller of
                    // `settle()`.
                    settled.add(1, ordering: .relaxed)
                    continuation.resume()
                }
            }
            if news <= before { return true }
        }
        return false
    }

    /// A hook of the runtime. It receives a job, and the function that would have enqueued the job.
    private typealias Hook = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
    private typealias Enqueue = @convention(c) (UnsafeRawPointer) -> Void

    // The casts are safe: both types match the declarations in the runtime's source, and a job is a single pointer.
    private static func take() -> Bool {
        guard let anywhere = variable("swift_task_enqueueGlobal_hook"),
            let onMain = variable("swift_task_enqueueMainExecutor_hook")
        else { return false }
        onMain.pointee = { job, enqueue in
            Turns.count.add(1, ordering: .relaxed)
            unsafeBitCast(enqueue, to: Enqueue.self)(job)
        }
        anywhere.pointee = { job, _ in MainActor.shared.enqueue(unsafeBitCast(job, to: UnownedJob.self)) }
        isOn.store(true, ordering: .relaxed)
        return true
    }

    private static func variable(_ name: String) -> UnsafeMutablePointer<Hook?>? {
        dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
    }
}
