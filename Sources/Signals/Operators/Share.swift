@usableFromInline
final class Sharing<Upstream: Signal>: Sendable {
    @usableFromInline
    struct Connection: Sendable {
        @usableFromInline let hub: Serial<HubCore<Upstream.Value, Upstream.Failure>>
        @usableFromInline let upstream: Subscription
        @usableFromInline var observers = 1

        @inlinable
        init(replay: Int, for first: Subscription) {
            hub = Serial(HubCore(replay: replay))
            upstream = Subscription(within: first)
        }
    }

    @usableFromInline let upstream: Upstream
    @usableFromInline let replay: Int
    @usableFromInline let keepsCompleted: Bool
    @usableFromInline let connection = Guarded<Connection?>(nil)

    @inlinable
    init(_ upstream: Upstream, replay: Int, keepsCompleted: Bool) {
        self.upstream = upstream
        self.replay = replay
        self.keepsCompleted = keepsCompleted
    }

    @inlinable
    func add<O: Observer<Upstream.Value, Upstream.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let (current, isFirst) = connection.withLock { connection in
            if connection != nil {
                connection!.observers += 1
                return (connection!, false)
            }
            let made = Connection(replay: replay, for: subscription)
            connection = made
            return (made, true)
        }
        // The teardown is added before the observer: as soon as the hub sends the observer the kept events, an operator
        // such as `concat` may reuse the subscription for its next signal. A teardown that is added after that would
        // belong to the next signal.
        subscription.onDispose { self.leave(current.hub) }
        current.hub.add(observer, in: subscription)
        guard isFirst, !current.upstream.isDisposed else { return }
        upstream.subscribe(SharingObserver(self, current.hub), in: current.upstream)
    }

    @inlinable
    func leave(_ hub: Serial<HubCore<Upstream.Value, Upstream.Failure>>) {
        let last = connection.withLock { connection -> Subscription? in
            guard connection?.hub === hub else { return nil }
            connection!.observers -= 1
            guard connection!.observers == 0 else { return nil }
            defer { connection = nil }
            return connection!.upstream
        }
        last?.dispose()
    }

    @inlinable
    func ended(_ hub: Serial<HubCore<Upstream.Value, Upstream.Failure>>, _ end: End<Upstream.Failure>) {
        let upstream = connection.withLock { connection -> Subscription? in
            guard connection?.hub === hub else { return nil }
            if case .completed = end, keepsCompleted {
                // This number is so large that it never falls to 0 when observers leave. So the connection, with the
                // kept values, is never removed.
                connection!.observers = .max / 2
                return connection!.upstream
            }
            defer { connection = nil }
            return connection!.upstream
        }
        upstream?.dispose()
        hub.send(.end(StoredEnd(end)))
    }
}

@usableFromInline
struct SharingObserver<Upstream: Signal>: Observer {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let sharing: Sharing<Upstream>
    @usableFromInline let hub: Serial<HubCore<Upstream.Value, Upstream.Failure>>

    @inlinable
    init(_ sharing: Sharing<Upstream>, _ hub: Serial<HubCore<Upstream.Value, Upstream.Failure>>) {
        self.sharing = sharing
        self.hub = hub
    }

    @inlinable
    mutating func next(_ value: Upstream.Value) -> Demand {
        withoutRetaining(hub) { $0.perform({ $0.next(value) }, orLater: .next(value)) }
    }

    @inlinable
    mutating func end(_ end: End<Upstream.Failure>) { sharing.ended(hub, end) }
}

@usableFromInline
struct Share<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let sharing: Sharing<Upstream>

    @inlinable
    init(_ upstream: Upstream, replay: Int, keepsCompleted: Bool) {
        sharing = Sharing(upstream, replay: replay, keepsCompleted: keepsCompleted)
    }

    @inlinable
    func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        sharing.add(observer, in: subscription)
    }
}

extension Signal {
    /// Runs the signal once for all current observers.
    ///
    /// The run starts when the first observer is added, and is disposed of when the last one leaves. An observer that
    /// is added after that, or after the end, starts another run.
    ///
    /// ```marbles
    /// a       -1--2--3--|
    ///       ┌───────────┐
    ///       │ a.share() │
    ///       └───────────┘
    /// first   -1--2--3--|
    /// second  -----^-3--|
    /// ```
    ///
    /// - Returns: a signal that sends each observer the events after the observer's subscription.
    @_alwaysEmitIntoClient
    public func share() -> some Signal<Value, Failure> { Share(self, replay: 0, keepsCompleted: false) }

    /// Runs the signal once for all current observers and sends late observers the latest values.
    ///
    /// With `keepsCompleted`, a signal that has completed does not run again: a later observer receives the signal's
    /// last values and its completion. After a failure or an interruption, or if the last observer left before the end,
    /// the next observer starts another run. RxJS's `shareReplay` is similar, but by default it continues without
    /// observers.
    ///
    /// ```marbles
    /// a       -1--2-----3--|
    ///       ┌────────────────────┐
    ///       │ a.share(replay: 1) │
    ///       └────────────────────┘
    /// first   -1--2-----3--|
    /// second  -----(^2)-3--|
    ///
    /// a       -1--2--|
    ///       ┌──────────────────────────────────────────┐
    ///       │ a.share(replay: 1, keepsCompleted: true) │
    ///       └──────────────────────────────────────────┘
    /// first   -1--2--|
    /// second  ---------(^2|)
    /// ```
    ///
    /// - Parameters:
    ///   - replay: the number of latest values to send to a late observer.
    ///   - keepsCompleted: true if the last values are kept after the completion.
    @_alwaysEmitIntoClient
    public func share(replay: Int, keepsCompleted: Bool = false) -> some Signal<Value, Failure> {
        precondition(replay >= 0, "share: the number of values to replay cannot be negative")
        return Share(self, replay: replay, keepsCompleted: keepsCompleted)
    }
}
