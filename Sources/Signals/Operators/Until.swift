@usableFromInline
final class Latest<Value: Sendable>: Sendable {
    @usableFromInline let value = Guarded<Value?>(nil)

    @inlinable
    init() {}
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
    /// - Returns: a signal of the values, in the order in which the signals made from them send.
    @inlinable
    public func delay<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap { value in trigger(value).first().replace(with: value) }
    }

    /// Sends a value when a signal made from that value sends a value, unless the next value arrives first.
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
    @inlinable
    public func debounce<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        flatMap(.latest) { value in trigger(value).first().replace(with: value) }
    }

    /// Makes a signal from a value and, when that signal sends a value, sends the latest value of this signal. Another
    /// signal is then made from the next value.
    ///
    /// Known as `audit` in RxJS. For `auditTime`, let the closure return a timer.
    /// ``throttle(_:on:leading:trailing:latest:)`` with only the trailing edge is similar, but there each sent value
    /// begins the next interval.
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
    @inlinable
    public func audit<Trigger: Signal>(
        until trigger: @escaping @Sendable (Value) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        Signals.deferred {
            let latest = Latest<Value>()
            return self.doing { value in
                var former: Value? = value
                latest.value.withLock { swap(&former, &$0) }
            }.flatMap(.first) { value in
                trigger(value).first().map { _ in latest.value.withLock { $0 } ?? value }
            }
        }
    }
}
