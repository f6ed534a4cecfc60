@usableFromInline
struct CatchObserver<Failure: Error, Second: Signal, Downstream: Observer<Second.Value, Second.Failure>>: Observer {
    @usableFromInline var downstream: Downstream
    @usableFromInline let handler: @Sendable (Failure) -> Second
    @usableFromInline let subscription: Subscription

    @inlinable
    init(
        _ downstream: consuming Downstream, _ handler: @escaping @Sendable (Failure) -> Second,
        _ subscription: Subscription
    ) {
        self.downstream = downstream
        self.handler = handler
        self.subscription = subscription
    }

    @inlinable
    mutating func next(_ value: Second.Value) -> Demand { downstream.next(value) }

    @inlinable
    mutating func end(_ end: End<Failure>) {
        switch end {
        case .completed: downstream.end(.completed)
        case .interrupted: downstream.end(.interrupted)
        case .failed(let error):
            // Releases the first signal's resources before the second signal is made.
            subscription.restart()
            if subscription.isDisposed { return downstream.end(.interrupted) }
            handler(error).subscribe(downstream, in: subscription)
        }
    }
}

@usableFromInline
struct Catch<First: Signal, Second: Signal>: Signal where First.Value == Second.Value {
    @usableFromInline typealias Value = Second.Value
    @usableFromInline typealias Failure = Second.Failure

    @usableFromInline let first: First
    @usableFromInline let handler: @Sendable (First.Failure) -> Second

    @inlinable
    init(_ first: First, _ handler: @escaping @Sendable (First.Failure) -> Second) {
        self.first = first
        self.handler = handler
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<Second.Value, Second.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        let parts = subscription.child()
        first.subscribe(CatchObserver(observer, handler, parts), in: parts)
    }
}

extension Signal {
    /// Continues with another signal when this signal has failed.
    ///
    /// To keep the failure of an *inner* signal from ending the result of `flatMap`, catch it inside the closure:
    /// `taps.flatMap { fetch($0).catchTo(.offline) }`.
    ///
    /// ```marbles
    /// a  -1-2-#
    /// b  --x--y-|
    ///  ┌────────────────────┐
    ///  │ a.catch { _ in b } │
    ///  └────────────────────┘
    ///    -1-2---x--y-|
    /// ```
    ///
    /// - Parameter handler: makes the next signal from the error. The next signal may have another failure type.
    @_alwaysEmitIntoClient
    public func `catch`<Other: Signal>(
        _ handler: @escaping @Sendable (Failure) -> Other
    ) -> some Signal<Value, Other.Failure> where Other.Value == Value {
        Catch(self, handler)
    }

    /// If this signal fails, sends a value and completes instead.
    ///
    /// ```marbles
    /// a  -1-2-#
    ///  ┌────────────────┐
    ///  │ a.catchTo("x") │
    ///  └────────────────┘
    ///    -1-2-(x|)
    /// ```
    @_alwaysEmitIntoClient
    public func catchTo(_ value: Value) -> some Signal<Value, Never> {
        Catch(self) { _ in SingleValue<Value, Never>(value) }
    }
}

// Overloads for signals that cannot fail. The compiler prefers them to the functions above and warns that the closure
// or the value would never be used.

extension Signal where Failure == Never {
    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "this signal cannot fail, so the closure would never run")
    public func `catch`<Other: Signal>(
        _ handler: @escaping @Sendable (Never) -> Other
    ) -> some Signal<Value, Other.Failure> where Other.Value == Value { canFail(with: Other.Failure.self) }

    /// See ``catchTo(_:)``.
    @_documentation(visibility: internal)
    @available(*, deprecated, message: "this signal cannot fail, so the value would never be sent")
    public func catchTo(_ value: Value) -> some Signal<Value, Never> { self }
}
