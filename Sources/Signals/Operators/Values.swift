#if !hasFeature(Embedded)
/// A signal's values as an asynchronous sequence; see ``Signal/values(policy:)``.
public struct SignalValues<S: Signal>: AsyncSequence, Sendable {
    /// The type of the signal's values.
    public typealias Element = S.Value
    /// The type of the signal's failure.
    public typealias Failure = S.Failure

    let signal: S
    let policy: AsyncStream<S.Value>.Continuation.BufferingPolicy

    /// Runs the signal, which is stopped when the iterator is released, or when `next(isolation:)` finds that its
    /// task is cancelled.
    ///
    /// - Returns: an iterator of the values. The policy decides which values are kept until they are requested.
    public func makeAsyncIterator() -> Iterator {
        let signal = signal
        let ending = Ending<S.Failure>()
        return Iterator(
            values: AsyncStream(bufferingPolicy: policy) { continuation in
                let subscription = Subscription()
                continuation.onTermination = { _ in subscription.dispose() }
                signal.subscribe(
                    RootObserver(
                        observer: StreamObserver(continuation: continuation, ending: ending),
                        subscription: subscription),
                    in: subscription)
                Trampoline.runDeferredWork()
            }.makeAsyncIterator(), ending: ending)
    }

    /// An iterator that requests one value after another.
    public struct Iterator: AsyncIteratorProtocol {
        var values: AsyncStream<S.Value>.Iterator
        let ending: Ending<S.Failure>

        /// Waits for the next value.
        ///
        /// - Returns: the next value. The result is `nil` if the signal has completed or was interrupted and no
        ///   value is left, or if the task is cancelled.
        /// - Throws: the signal's failure, once; later calls return `nil`.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(S.Failure) -> S.Value? {
            if let value = await values.next(isolation: actor) { return value }
            if let error = ending.error.withLock({ $0.take() }) { throw error }
            return nil
        }

        /// Waits for the next value, on no actor; see `next(isolation:)`.
        public mutating func next() async throws(S.Failure) -> S.Value? { try await next(isolation: nil) }
    }
}

/// The signal's failure, which an `AsyncStream` cannot carry.
final class Ending<Failure: Error>: Sendable {
    let error = Guarded<Failure?>(nil)
}

private struct StreamObserver<Value: Sendable, Failure: Error>: Observer {
    let continuation: AsyncStream<Value>.Continuation
    let ending: Ending<Failure>

    mutating func next(_ value: Value) -> Demand {
        if case .terminated = continuation.yield(value) { .enough } else { .more }
    }

    mutating func end(_ end: End<Failure>) {
        if case .failed(let error) = end { ending.error.withLock { $0 = error } }
        continuation.finish()
    }
}

extension Signal {
    /// Returns the values as an asynchronous sequence: `for try await value in signal.values() { … }`.
    ///
    /// - Returns: a sequence that runs the signal again each time you iterate over it, so once for each `for` loop.
    public func values(policy: Backpressure = .buffer) -> SignalValues<Self> {
        policy.requireRoom()
        let buffering: AsyncStream<Value>.Continuation.BufferingPolicy =
            switch policy {
            case .buffer: .unbounded
            case .dropOldest(let room): .bufferingNewest(room)
            case .dropNewest(let room): .bufferingOldest(room)
            }
        return SignalValues(signal: self, policy: buffering)
    }
}
#endif
