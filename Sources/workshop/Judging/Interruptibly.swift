import CurrycombWorkbook
import Foundation

/// Runs work on another thread and returns its result, so Ctrl-C can end a build and its checks in an orderly way. If a
/// signal arrives, `cancel` must make the work end early; ``TerminalSignals/ending`` is then the signal.
func interruptibly<Value: Sendable>(
    _ cancel: () -> Void, _ work: @escaping @Sendable () -> Value
) -> Value? {
    TerminalSignals.install(wake: -1)
    let done = DispatchSemaphore(value: 0)
    let result = Shared<Value?>(nil)
    Thread.detachNewThread {
        result.value = work()
        done.signal()
    }
    var isCancelled = false
    while done.wait(timeout: .now() + 0.05) == .timedOut {
        if TerminalSignals.ending != 0, !isCancelled {
            isCancelled = true
            cancel()
        }
    }
    return result.value
}
