@usableFromInline
struct Unfold<State: Sendable, Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let initial: State
    @usableFromInline let step: @Sendable (inout State) -> Value?

    @inlinable
    init(_ initial: State, _ step: @escaping @Sendable (inout State) -> Value?) {
        self.initial = initial
        self.step = step
    }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        var state = initial
        while !subscription.isDisposed {
            guard let value = step(&state) else {
                return observer.end(subscription.isDisposed ? .interrupted : .completed)
            }
            if observer.next(value) == .enough { return }
        }
        observer.end(.interrupted)
    }
}

extension Signals {
    /// Returns a signal that begins with a state and calls a function again and again. Each call changes the state and
    /// returns the value to send, or `nil` to complete the signal.
    ///
    /// ```marbles
    /// ┌────────────────────────────────────────────────────────┐
    /// │ Signals.unfold(3) { n in n > 0 ? countDown(&n) : nil } │
    /// └────────────────────────────────────────────────────────┘
    ///   (321|)
    /// ```
    ///
    /// - Parameters:
    ///   - initial: the state from which each subscription starts.
    ///   - failure: the type of the failure; the signal does not fail.
    ///   - step: changes the state and returns a value, or `nil` to complete.
    @_alwaysEmitIntoClient
    public static func unfold<State: Sendable, Value: Sendable, Failure: Error>(
        _ initial: State, failure: Failure.Type = Never.self, _ step: @escaping @Sendable (inout State) -> Value?
    ) -> some Signal<Value, Failure> {
        Unfold<State, Value, Failure>(initial, step)
    }

    /// Returns an endless signal that sends a first value. A function computes each further value from the one
    /// before.
    ///
    /// ```marbles
    /// ┌───────────────────────────────────────┐
    /// │ Signals.iterate(1) { $0 * 2 }.take(4) │
    /// └───────────────────────────────────────┘
    ///   (1248|)
    /// ```
    ///
    /// - Parameters:
    ///   - first: the first value.
    ///   - failure: the type of the failure; the signal does not fail.
    ///   - next: makes each value from the previous value.
    @_alwaysEmitIntoClient
    public static func iterate<Value: Sendable, Failure: Error>(
        _ first: Value, failure: Failure.Type = Never.self, _ next: @escaping @Sendable (Value) -> Value
    ) -> some Signal<Value, Failure> {
        Unfold<Value?, Value, Failure>(nil) { state in
            let value = state.map(next) ?? first
            state = value
            return value
        }
    }
}
