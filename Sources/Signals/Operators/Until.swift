@usableFromInline
struct Audit<Upstream: Signal, Trigger: Signal>: Signal where Trigger.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: @Sendable (Value) -> Trigger

    @inlinable
    init(_ upstream: Upstream, _ trigger: @escaping @Sendable (Value) -> Trigger) {
        self.upstream = upstream
        self.trigger = trigger
    }

    @inlinable
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let input = Subscription(within: subscription)
        let auditor = Auditor(Serial(SerializedObserver(observer)), input)
        subscription.onDispose {
            auditor.close()
            auditor.serial.interrupt()
        }
        upstream.subscribe(AuditObserver(auditor, trigger), in: input)
    }
}

/// Keeps the latest value until the running trigger sends a value or ends. A trigger is a signal made from a value: if
/// no trigger is running when a value arrives, that value starts one.
///
/// The latest value is enqueued under the lock, before another trigger can start. So a later value cannot overtake it,
/// and a value that arrives during the delivery can start the next trigger.
@usableFromInline
final class Auditor<Downstream: Observer>: Sendable {
    @usableFromInline
    struct State: Sendable {
        @usableFromInline var latest: Downstream.Value?
        /// The run of the trigger, or `nil` if the next value has to start one.
        @usableFromInline var run: Subscription?
        @usableFromInline var inputHasEnded = false
        @usableFromInline var isClosed = false

        @inlinable
        init() {}
    }

    @usableFromInline let serial: Serial<SerializedObserver<Downstream>>
    @usableFromInline let input: Subscription
    @usableFromInline let state = Guarded(State())

    @inlinable
    init(_ serial: Serial<SerializedObserver<Downstream>>, _ input: Subscription) {
        self.serial = serial
        self.input = input
    }

    /// Stores a value. Returns the subscription for the trigger that has to start, or `nil` if no trigger has to start.
    @inlinable
    func next(_ value: Downstream.Value) -> Subscription? {
        // Holds the former value until the lock has been released, because a `deinit` in the value may send events.
        var former: Downstream.Value? = value
        return state.withLock { state in
            if state.isClosed { return nil }
            swap(&former, &state.latest)
            if state.run != nil { return nil }
            state.run = Subscription(within: input)
            return state.run
        }
    }

    /// Handles the first value or the end of a trigger: sends the latest value if `sends` is true, and otherwise drops
    /// it.
    @inlinable
    func triggered(_ run: Subscription, sends: Bool) {
        var value: Downstream.Value?
        let isOwner = state.withLock { state in
            guard state.run === run else { return false }
            state.run = nil
            swap(&value, &state.latest)
            var isOwner = false
            if sends, let value { isOwner = serial.enqueue(.next(value)) }
            if state.inputHasEnded, serial.enqueue(.completed) { isOwner = true }
            return isOwner
        }
        run.dispose()
        if isOwner { serial.drain() }
        if serial.isClosed { close() }
    }

    @inlinable
    func inputEnded(_ end: End<Downstream.Failure>) {
        input.dispose()
        guard case .completed = end else { return finish(end) }
        let isOver = state.withLock { state in
            state.inputHasEnded = true
            return state.run == nil
        }
        if isOver { serial.end(.completed) }
    }

    /// Stops everything. Returns false if the auditor was already closed.
    @inlinable
    @discardableResult
    func close() -> Bool {
        var former: Downstream.Value?
        var run: Subscription?
        let wasOpen = state.withLock { state in
            if state.isClosed { return false }
            state.isClosed = true
            swap(&former, &state.latest)
            swap(&run, &state.run)
            return true
        }
        if wasOpen {
            input.dispose()
            run?.dispose()
        }
        return wasOpen
    }

    @inlinable
    func finish(_ end: End<Downstream.Failure>) {
        if close() { serial.end(end) }
    }
}

@usableFromInline
struct AuditObserver<Trigger: Signal, Downstream: Observer>: Observer where Trigger.Failure == Downstream.Failure {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let auditor: Auditor<Downstream>
    @usableFromInline let trigger: @Sendable (Value) -> Trigger

    @inlinable
    init(_ auditor: Auditor<Downstream>, _ trigger: @escaping @Sendable (Value) -> Trigger) {
        self.auditor = auditor
        self.trigger = trigger
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        if let run = auditor.next(value) {
            trigger(value).subscribe(AuditTriggerObserver<Trigger, Downstream>(auditor, run), in: run)
        }
        return auditor.serial.isClosed ? .enough : .more
    }

    @inlinable
    mutating func end(_ end: End<Failure>) { auditor.inputEnded(end) }
}

@usableFromInline
struct AuditTriggerObserver<Trigger: Signal, Downstream: Observer>: Observer
where Trigger.Failure == Downstream.Failure {
    @usableFromInline typealias Value = Trigger.Value
    @usableFromInline typealias Failure = Trigger.Failure

    @usableFromInline let auditor: Auditor<Downstream>
    @usableFromInline let run: Subscription

    @inlinable
    init(_ auditor: Auditor<Downstream>, _ run: Subscription) {
        self.auditor = auditor
        self.run = run
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        auditor.triggered(run, sends: true)
        return .enough
    }

    @inlinable
    mutating func end(_ end: End<Failure>) {
        if case .failed = end { auditor.finish(end) } else { auditor.triggered(run, sends: false) }
    }
}

extension Signal {
    /// Delays each value until a signal made from that value sends a value.
    ///
    /// Known as `delayWhen` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2-----|
    /// b  ------x|
    /// c  --y|
    ///  ┌───────────────────────────────────┐
    ///  │ a.delay { n in n == "1" ? b : c } │
    ///  └───────────────────────────────────┘
    ///    -----2-1-|
    /// ```
    ///
    /// - Parameter trigger: makes a signal from a value. When that signal sends its first value, the original value is
    ///   sent; if that signal completes or is interrupted first, the original value is dropped. A failure is forwarded.
    /// - Returns: a signal of the delayed values, in the order in which their triggers send a value.
    @_alwaysEmitIntoClient
    public func delay<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap { value in trigger(value).first().replace(with: value) }
    }

    /// Delays each value until a signal made from that value sends a value. If the next value arrives first, the
    /// earlier value is dropped.
    ///
    /// Known as `debounce` in RxJS.
    ///
    /// ```marbles
    /// a  -1-2-3------4--------|
    /// b  ---x|
    ///  ┌───────────────────────┐
    ///  │ a.debounce { _ in b } │
    ///  └───────────────────────┘
    ///    --------3------4-----|
    /// ```
    ///
    /// - Parameter trigger: makes a signal from a value. When that signal sends its first value, the original value is
    ///   sent. A failure is forwarded.
    /// - Returns: a signal of the values whose signals sent a value before the next value arrived. A value that is
    ///   waiting at completion continues to wait; a value whose signal ends without a value is dropped.
    @_alwaysEmitIntoClient
    public func debounce<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap(.latest) { value in trigger(value).first().replace(with: value) }
    }

    /// Makes a signal, the trigger, from a value. When the trigger sends a value, sends this signal's latest value. The
    /// next trigger is then made from the next value.
    ///
    /// Known as `audit` in RxJS. For `auditTime`, let the closure return a timer.
    /// ``throttle(_:on:leading:trailing:latest:)`` with only the trailing edge is similar, but with `throttle` each
    /// sent value begins the next interval.
    ///
    /// ```marbles
    /// a  -1-2-3------4--------|
    /// b  ---x|
    ///  ┌────────────────────┐
    ///  │ a.audit { _ in b } │
    ///  └────────────────────┘
    ///    ----2---3------4-----|
    /// ```
    ///
    /// - Parameter trigger: makes a signal from a value. When that signal sends its first value, the latest original
    ///   value is sent; if that signal completes or is interrupted first, no value is sent. A failure is forwarded.
    @_alwaysEmitIntoClient
    public func audit<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        Audit(self, trigger)
    }
}
