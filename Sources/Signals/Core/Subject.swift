import Synchronization

/// A signal whose values are sent from outside.
///
/// Any number of threads may observe a subject and send to it. A subject delivers one value at a time. If a thread is
/// already delivering a value, the new value is enqueued: `send` returns without waiting, and that thread delivers the
/// value in order. No lock is held during delivery, so a subject cannot cause a deadlock. All observers receive the
/// events in the same order.
///
/// When a subject is released without having ended, its observers receive ``End/interrupted``.
public final class Subject<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let hub: Serial<HubCore<Value, Failure>>

    /// Makes a subject that keeps no values: a new observer receives only the events sent from then on or, after the
    /// end, only the end.
    @inlinable
    public convenience init() { self.init(replay: 0) }

    /// Makes a subject that sends each new observer the latest values.
    ///
    /// - Parameter replay: the maximum number of values to keep; it cannot be negative. A new observer receives these
    ///   values even after the end, followed by the end.
    @inlinable
    public init(replay: Int) {
        precondition(replay >= 0, "Subject: the number of values to replay cannot be negative")
        hub = Serial(HubCore(replay: replay))
    }

    deinit { hub.send(.end(.interrupted)) }

    /// Sends a value to all observers, unless the subject has already ended.
    ///
    /// - Complexity: linear in the largest number of observers that the subject has had at one time.
    @_alwaysEmitIntoClient
    public func send(_ value: Value) {
        _ = hub.perform({ $0.next(value) }, orLater: .next(value))
    }

    /// Completes the subject, unless it has already ended. An observer that is added later receives the values that the
    /// subject keeps, and then the completion.
    @inlinable
    public func complete() { end(.completed) }

    /// Fails the subject, unless it has already ended. An observer that is added later receives the values that the
    /// subject keeps, and then the failure.
    @inlinable
    public func fail(_ error: Failure) { end(.failed(error)) }

    /// Ends the subject, unless it has already ended.
    @_alwaysEmitIntoClient
    public func end(_ end: End<Failure>) {
        _ = hub.send(.end(StoredEnd(end)))
    }

    /// Adds an observer, which is removed when the subscription is disposed of.
    ///
    /// - Complexity: amortized constant, plus the time to send the values that the subject keeps. Removing an observer
    ///   also takes amortized constant time.
    @inlinable
    @inline(__always)
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        hub.add(observer, in: subscription)
    }
}

extension Subject where Value == Void {
    /// Sends a value of type `Void`.
    @_alwaysEmitIntoClient
    public func send() { send(()) }
}

extension Serial {
    @inlinable
    @inline(__always)
    func add<V, F, O: Observer<V, F>>(_ observer: consuming O, in subscription: Subscription)
    where Core == HubCore<V, F> {
        // The entry has two retains: one belongs to the subscription, the other to the hub's list.
        let entry = Unmanaged<Entry<V, F>>.passRetained(ObserverEntry(observer, hub: self))
        subscription.install(.fromOpaque(entry.retain().toOpaque()))
        _ = perform({ $0.add(entry) }, orLater: .add(entry.takeRetainedValue()))
    }
}
