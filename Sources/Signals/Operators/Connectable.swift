/// A signal that runs once for all its observers, and starts when it is connected; see ``Signal/connectable(replay:)``.
///
/// When a connectable signal is released without having been connected, its observers receive ``End/interrupted``.
public final class ConnectableSignal<Upstream: Signal>: Signal {
    /// The type of the signal's values.
    public typealias Value = Upstream.Value
    /// The type of the signal's failure.
    public typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let hub: Serial<HubCore<Value, Failure>>
    @usableFromInline let running = Subscription()
    @usableFromInline let isConnected = Guarded(false)

    @inlinable
    init(_ upstream: Upstream, replay: Int) {
        self.upstream = upstream
        hub = Serial(HubCore(replay: replay))
    }

    // If the signal has never been connected, its observers would otherwise receive no end, and the hub and its
    // observers would keep each other alive.
    deinit {
        if !isConnected.withLock({ $0 }) { hub.send(.end(.interrupted)) }
    }

    /// Adds an observer, which is removed when the subscription is disposed of. The signal does not run before
    /// ``connect()``.
    @inlinable
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        hub.add(observer, in: subscription)
    }

    /// Runs the signal. Later calls return the same subscription.
    ///
    /// Known as `connect` in Rx and Combine.
    ///
    /// - Returns: the subscription of the run. Disposing of the subscription interrupts all observers.
    @_alwaysEmitIntoClient
    @discardableResult
    public func connect() -> Subscription {
        let isFirst = isConnected.withLock { isConnected in
            defer { isConnected = true }
            return !isConnected
        }
        if isFirst {
            upstream.subscribe(ConnectionObserver(hub, running), in: running)
            Trampoline.runDeferredWork()
        }
        return running
    }
}

@usableFromInline
struct ConnectionObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let hub: Serial<HubCore<Value, Failure>>
    @usableFromInline let running: Subscription

    @inlinable
    init(_ hub: Serial<HubCore<Value, Failure>>, _ running: Subscription) {
        self.hub = hub
        self.running = running
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand { hub.perform({ $0.next(value) }, orLater: .next(value)) }

    @inlinable
    mutating func end(_ end: End<Failure>) {
        running.dispose()
        hub.send(.end(StoredEnd(end)))
    }
}

extension Signal {
    /// Makes a signal that runs once for all its observers, and only when it is connected, so all observers can
    /// subscribe first.
    ///
    /// Known as `connectable` in RxJS, `publish` in RxSwift and `makeConnectable()` in Combine. To start the signal
    /// with its first observer instead, see ``share(replay:keepsCompleted:)``.
    ///
    /// Here, `second` subscribes at frame 2, and `shared.connect()` is called at frame 4:
    ///
    /// ```marbles
    /// a       -1--2--3--|
    ///       ┌──────────────────────────────┐
    ///       │ let shared = a.connectable() │
    ///       └──────────────────────────────┘
    /// first   -----1--2--3--|
    /// second  --^--1--2--3--|
    /// ```
    ///
    /// - Parameter replay: the number of latest values that late observers receive, even after the end.
    @_alwaysEmitIntoClient
    public func connectable(replay: Int = 0) -> ConnectableSignal<Self> {
        precondition(replay >= 0, "connectable: the number of values to replay cannot be negative")
        return ConnectableSignal(self, replay: replay)
    }
}
