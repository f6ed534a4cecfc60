@usableFromInline
struct Deferred<Made: Signal>: Signal {
    @usableFromInline typealias Value = Made.Value
    @usableFromInline typealias Failure = Made.Failure

    @usableFromInline let make: @Sendable () -> Made

    @inlinable
    init(_ make: @escaping @Sendable () -> Made) { self.make = make }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<Made.Value, Made.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        if subscription.isDisposed { return observer.end(.interrupted) }
        make().subscribe(observer, in: subscription)
    }
}

extension Signals {
    /// Returns a signal that calls a function at each subscription and runs the signal that the function returns.
    ///
    /// ```marbles
    ///       ┌─────────────────────────────────────────────────┐
    ///       │ Signals.deferred { Signals.just(turns.next()) } │
    ///       └─────────────────────────────────────────────────┘
    /// first   (1|)
    /// second  ------(^2|)
    /// ```
    @_alwaysEmitIntoClient
    public static func deferred<Made: Signal>(
        _ make: @escaping @Sendable () -> Made
    ) -> some Signal<Made.Value, Made.Failure> {
        Deferred(make)
    }
}
