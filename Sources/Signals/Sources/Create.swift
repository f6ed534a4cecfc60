/// The object through which the closure that you pass to ``Signals/create(_:)`` sends the events of the created signal.
///
/// You may call a sink's methods from any thread and at any time. Like a ``Subject``, a sink delivers one event at a
/// time.
public final class Sink<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline let take: @Sendable (Event<Value, Failure>) -> Demand

    /// A subscription that is disposed of when the signal ends or is disposed of. Use it to check whether that has
    /// happened, or to add a closure that is called at that moment. Disposing of this subscription yourself does not
    /// end the signal; to end the signal, call ``complete()``.
    public let subscription: Subscription

    @inlinable
    init(subscription: Subscription, take: @escaping @Sendable (Event<Value, Failure>) -> Demand) {
        self.subscription = subscription
        self.take = take
    }

    /// Sends a value, unless the signal has already ended or been disposed of.
    ///
    /// - Returns: ``Demand/enough`` if the observer will receive no more values, so a loop that sends can stop.
    @_alwaysEmitIntoClient
    @discardableResult
    public func send(_ value: Value) -> Demand { take(.next(value)) }

    /// Completes the signal, unless it has already ended or been disposed of.
    @inlinable
    public func complete() { _ = take(.completed) }

    /// Fails the signal, unless it has already ended or been disposed of.
    @inlinable
    public func fail(_ error: Failure) { _ = take(.failed(error)) }

    /// Interrupts the signal, as disposal does, unless it has already ended or been disposed of.
    package func interrupt() { _ = take(.interrupted) }

    /// Adds a closure, which is called once, when the signal is disposed of or has ended. If either has already
    /// happened, the closure is called immediately.
    @_alwaysEmitIntoClient
    public func onDispose(_ body: @escaping @Sendable () -> Void) { subscription.onDispose(body) }
}

@usableFromInline
struct Create<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let body: @Sendable (Sink<Value, Failure>) -> Void

    @inlinable
    init(_ body: @escaping @Sendable (Sink<Value, Failure>) -> Void) { self.body = body }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        if subscription.isDisposed { return observer.end(.interrupted) }
        // `own` is disposed of as soon as this signal ends. So the closure's resources are released even if an operator
        // in the chain continues to use `subscription`.
        let own = Subscription(within: subscription)
        let serial = OwningSerial(SerializedObserver(observer), own)
        subscription.onDispose(serial)
        body(
            Sink(subscription: own) { event in
                let demand = serial.take(event)
                if demand == .enough { own.dispose() }
                return demand
            })
    }
}

extension Signals {
    /// Makes a signal from a closure that sends events to a ``Sink``, for example from a callback.
    ///
    /// ```swift
    /// let ticks = Signals.create { (sink: Sink<Int, Never>) in
    ///     let source = startTicking { sink.send($0) }
    ///     sink.onDispose { source.stop() }
    /// }
    /// ```
    ///
    /// ```marbles
    /// ┌────────────────────────────────────────────────────────────────────────────────────────────┐
    /// │ Signals.create { (sink: Sink<Int, Never>) in sink.send(1); sink.send(2); sink.complete() } │
    /// └────────────────────────────────────────────────────────────────────────────────────────────┘
    ///   (12|)
    /// ```
    ///
    /// - Parameter body: the closure to call for each observer, with the sink to which the closure sends events.
    @_alwaysEmitIntoClient
    public static func create<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable (Sink<Value, Failure>) -> Void
    ) -> some Signal<Value, Failure> {
        Create(body)
    }
}
