import CurrycombSignals
@_exported import SignalsTestSupport
import Synchronization

@testable import CurrycombBindings

/// A counter of live objects: each object under test holds a `Life`.
final class Lives: Sendable {
    private let count = Mutex(0)
    var current: Int { count.withLock { $0 } }
    func begin() -> Life { Life(self) }

    final class Life: Sendable {
        private let lives: Lives
        fileprivate init(_ lives: Lives) {
            self.lives = lives
            lives.count.withLock { $0 += 1 }
        }
        deinit { lives.count.withLock { $0 -= 1 } }
    }
}

/// Waits until a condition is true, at most until the time limit of the test's suite.
func until(_ condition: @Sendable () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}

func mainTurn() async {
    await withUnsafeContinuation { continuation in
        QueueScheduler.main.schedule { continuation.resume() }
    }
}
