@usableFromInline
struct SubscribeOn<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let scheduler: any Scheduler

    @inlinable
    init(_ upstream: Upstream, _ scheduler: any Scheduler) {
        self.upstream = upstream
        self.scheduler = scheduler
    }

    @inlinable
    consuming func subscribe<O: Observer<Upstream.Value, Upstream.Failure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        let observer = observer
        scheduler.schedule { [upstream] in
            if subscription.isDisposed {
                var observer = observer
                observer.end(.interrupted)
            } else {
                upstream.subscribe(observer, in: subscription)
            }
        }
    }
}

extension Signal {
    /// Runs the signal on a scheduler: a cold signal does its work there, unless another operator changes the
    /// scheduler.
    ///
    /// ```marbles
    /// a  -1-2--3--|
    ///  ┌────────────────────────────┐
    ///  │ a.subscribe(on: scheduler) │
    ///  └────────────────────────────┘
    ///    -1-2--3--|
    /// ```
    @inlinable
    public func subscribe(on scheduler: any Scheduler) -> some Signal<Value, Failure> {
        SubscribeOn(self, scheduler)
    }
}
