import Dispatch
import Synchronization

/// A test with two threads that send. One of them is paused just before it uses a `Mutex`, and the other thread runs
/// during this pause.
struct HeldUp {
    /// The thread that is paused, and the moment at which it continues.
    enum Manner: CaseIterable {
        /// The first thread is paused until the second thread's send has returned.
        case first
        /// The first thread is paused until the second thread forwards a value or the second thread's send has
        /// returned.
        case firstDuring
        /// The second thread sends while the first thread's value is being forwarded, and is paused until the first
        /// thread's send has returned.
        case second
    }

    struct Outcome {
        var handedOn: [Int] = []
        var overlapped = false
        /// True if a thread was paused; false if the thread to pause used a `Mutex` at most `place` times.
        var wasHeld = false
        /// True if the wait for one of the two threads timed out, for example because that thread had to wait for the
        /// paused thread. Such a run proves nothing.
        var hung = false
    }

    private final class State: Sendable {
        let outcome = Mutex(Outcome())
        let inside = Mutex(0)
        let uses = Mutex(0)
        let held = Mutex<UInt?>(nil)
        let (isHeld, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (isInside, goOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (firstIsOver, secondIsOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    }

    private static let patience = 0.5

    /// Sends 1 from one thread and 2 from another, pauses one of the two threads, and returns the outcome.
    ///
    /// - Parameter place: the use of a `Mutex` before which the thread pauses, counted from 0.
    static func send(
        _ manner: Manner, before place: Int,
        _ make: (@escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void
    ) -> Outcome {
        let state = State()
        let send = make { value in
            let others = state.inside.unwatched { inside in
                defer { inside += 1 }
                return inside
            }
            state.outcome.unwatched { outcome in
                outcome.handedOn.append(value)
                if others > 0 { outcome.overlapped = true }
            }
            switch manner {
            case .first: break
            case .firstDuring:
                // While the second thread forwards a value, lets the first thread continue until its send has returned.
                // In a wrong answer, the first thread may then forward a value at the same time.
                if state.held.unwatched({ $0 }) != currentThread {
                    state.goOn.signal()
                    _ = state.firstIsOver.wait(timeout: .now() + patience)
                    state.firstIsOver.signal()
                }
            case .second:
                if value == 1 {
                    state.isInside.signal()
                    _ = state.goOut.wait(timeout: .now() + patience)
                }
            }
            state.inside.unwatched { $0 -= 1 }
        }
        LockProbe.keep {
            guard state.held.unwatched({ $0 }) == currentThread else { return }
            let use = state.uses.unwatched { uses in
                defer { uses += 1 }
                return uses
            }
            guard use == place else { return }
            state.outcome.unwatched { $0.wasHeld = true }
            state.isHeld.signal()
            _ = state.goOn.wait(timeout: .now() + 4 * patience)
        }
        defer { LockProbe.keep(nil) }
        func run(_ value: Int, held: Bool, _ over: DispatchSemaphore) {
            DispatchQueue.global().async {
                if held { state.held.unwatched { $0 = currentThread } }
                send(value)
                if held { state.held.unwatched { $0 = nil } }
                if held { state.isHeld.signal() }
                over.signal()
            }
        }
        func wait(_ semaphore: DispatchSemaphore, _ patience: Double = patience) {
            if semaphore.wait(timeout: .now() + patience) == .timedOut { state.outcome.unwatched { $0.hung = true } }
        }
        switch manner {
        case .first, .firstDuring:
            run(1, held: true, state.firstIsOver)
            wait(state.isHeld, 5)
            run(2, held: false, state.secondIsOver)
            wait(state.secondIsOver)
            state.goOn.signal()
            wait(state.firstIsOver)
        case .second:
            run(1, held: false, state.firstIsOver)
            wait(state.isInside, 5)
            run(2, held: true, state.secondIsOver)
            wait(state.isHeld)
            state.goOut.signal()
            wait(state.firstIsOver)
            state.goOn.signal()
            wait(state.secondIsOver)
        }
        return state.outcome.unwatched { $0 }
    }
}
