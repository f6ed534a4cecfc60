import Synchronization

/// An outcome that a task waits for. Other code sets it once, from any thread, before or after the wait begins.
final class Promise<Success: Sendable, Failure: Error>: Sendable {
    typealias Ending = Outcome<Success, Failure>

    private enum State {
        case open
        case awaited(UnsafeContinuation<Ending, Never>)
        case ended(Ending)
    }

    private let state = Mutex(State.open)

    /// Sets the outcome and returns true; returns false if an outcome has already been set.
    @discardableResult
    func end(_ outcome: Ending) -> Bool {
        let (isFirst, continuation) = state.withLock { state -> (Bool, UnsafeContinuation<Ending, Never>?) in
            switch state {
            case .open:
                state = .ended(outcome)
                return (true, nil)
            case .awaited(let continuation):
                state = .ended(outcome)
                return (true, continuation)
            case .ended:
                return (false, nil)
            }
        }
        continuation?.resume(returning: outcome)
        return isFirst
    }

    /// Waits for the outcome. Cancellation ends the wait immediately and calls `cancel`, unless the outcome has already
    /// been set. Call this method only once.
    func outcome(onCancel cancel: @Sendable () -> Void = {}) async -> Ending {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let outcome = state.withLock { state -> Ending? in
                    if case .ended(let outcome) = state { return outcome }
                    state = .awaited(continuation)
                    return nil
                }
                if let outcome {
                    continuation.resume(returning: outcome)
                }
            }
        } onCancel: {
            if end(.cancelled) {
                cancel()
            }
        }
    }
}
