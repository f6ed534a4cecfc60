/// The latest value, for functions that look at it from elsewhere.
@usableFromInline
final class Latest<Value: Sendable>: Sendable {
    @usableFromInline let value = Guarded<Value?>(nil)

    @inlinable
    init() {}
}

extension Signal {
    /// Sends each value when a signal that is made of it has sent something.
    ///
    /// Known as `delayWhen` in Rx.
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
    /// - Parameter trigger: makes a signal of a value; the value is sent when that sends, and dropped if it completes
    ///   without. Its failure is passed on.
    /// - Returns: a signal of the values in the order in which their triggers send.
    @inlinable
    public func delay<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap { value in trigger(value).first().replace(with: value) }
    }

    /// Sends a value when a signal that is made of it has sent something before the next value comes.
    ///
    /// Known as `debounce` in Rx.
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
    /// - Parameter trigger: makes a signal of a value; the value is sent when that sends. Its failure is passed on.
    /// - Returns: a signal of the values that nothing followed in time. A value that waits at completion goes on
    ///   waiting; one whose signal ends without sending is dropped.
    @inlinable
    public func debounce<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap(.latest) { value in trigger(value).first().replace(with: value) }
    }

    /// Makes a signal of a value and sends the latest value when that sends; the next value begins again.
    ///
    /// Known as `audit` in Rx. For `auditTime` pass a timer. ``throttle(_:on:leading:trailing:latest:)`` with the
    /// trailing edge alone is much the same, but a value that is sent begins the next time.
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
    /// - Parameter trigger: makes a signal of a value; the latest value is sent when that sends. Its failure is passed
    ///   on.
    /// - Returns: a thinned-out signal.
    @inlinable
    public func audit<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        Signals.deferred {
            let latest = Latest<Value>()
            return self.doing { value in latest.value.withLock { $0 = value } }.flatMap(.first) { value in
                trigger(value).first().map { _ in latest.value.withLock { $0 } ?? value }
            }
        }
    }
}
