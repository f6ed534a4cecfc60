// Names that other libraries use for schedulers and time: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deliver(on:)")
extension Signal {
    // With only the overload below, the compiler would look up `.main` in `Any` and not find it.
    @_alwaysEmitIntoClient public func receive<Place: Scheduler>(on place: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func receive(on place: Any) -> Self { fatalError() }
    // The parameter is `any Scheduler`. With a generic parameter, the compiler would answer a mistake in the
    // closure of `observe { … }` with a misleading error: that the closure cannot conform to Scheduler.
    @_alwaysEmitIntoClient public func observe(on place: any Scheduler) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func observeOn<Place>(_ place: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func deliverOn<Place>(_ place: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to choose the thread, write deliver(on: QueueScheduler.main)")
extension Signal {
    @discardableResult
    public func observe(on place: any Scheduler, _ next: (Value) -> Void) -> Subscription { fatalError() }
    @_alwaysEmitIntoClient public func receive<Place>(on place: Place, options: Any?) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func observeOnMain() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func receiveOnMain() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func deliverOnMain() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "subscribe(on:)")
extension Signal {
    @_alwaysEmitIntoClient public func subscribeOn<Place>(_ place: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func start<Place>(on place: Place) -> Self { fatalError() }
}

// This is a conformance, not an overload of each operator that takes a scheduler: after a mistake anywhere in a
// chain, the compiler tries each overload of each operator, and the numbers of overloads multiply.
@_documentation(visibility: internal)
@available(*, unavailable, message: "to make a scheduler from a queue, write QueueScheduler(queue)")
extension DispatchQueue: Scheduler {
    public var now: Duration { fatalError() }
    @_alwaysEmitIntoClient public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the scheduler: delay(.seconds(1), on: QueueScheduler.main)")
extension Signal {
    @_alwaysEmitIntoClient public func delay(_ duration: Duration) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func delay(for duration: Duration) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delay(_:on:)")
extension Signal {
    public func delay<Place: Scheduler>(for time: Duration, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay<Place>(for time: Duration, scheduler: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func delayed<Place>(by time: Duration, on place: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func delay<Place>(_ duration: Duration, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the scheduler: debounce(.seconds(1), on: QueueScheduler.main)")
extension Signal {
    @_alwaysEmitIntoClient public func debounce(_ quiet: Duration) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func debounce(for duration: Duration) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "debounce(_:on:)")
extension Signal {
    public func debounce<Place: Scheduler>(for quiet: Duration, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    public func debounce<Place>(for quiet: Duration, scheduler: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func debounce<Place>(_ quiet: Duration, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the scheduler: throttle(.seconds(1), on: QueueScheduler.main)")
extension Signal {
    @_alwaysEmitIntoClient public func throttle(_ interval: Duration, latest: Bool = true) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func throttle(for duration: Duration) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "throttle(_:on:latest:)")
extension Signal {
    public func throttle<Place: Scheduler>(for interval: Duration, scheduler: Place, latest: Bool) -> Self {
        fatalError()
    }
    @_disfavoredOverload
    public func throttle<Place>(for interval: Duration, scheduler: Place, latest: Bool) -> Self { fatalError() }
    @_disfavoredOverload
    public func throttle<Place>(_ interval: Duration, scheduler: Place, latest: Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "RxSwift's throttle is throttle(_:on:latest:): the scheduler first")
extension Signal {
    public func throttle<Place>(_ interval: Duration, latest: Bool = true, scheduler: Place) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a Duration and a scheduler: .seconds(0.3) or .milliseconds(300), on: scheduler"
)
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func debounce<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func throttle<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func debounce<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func throttle<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay<Place>(for time: Double, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func debounce<Place>(for time: Double, scheduler: Place) -> Self { fatalError() }
    @_disfavoredOverload
    public func throttle<Place>(for time: Double, scheduler: Place, latest: Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to subscribe later, write Signals.timer(after: .seconds(1), on: scheduler).flatMap { _ in signal }"
)
extension Signal {
    public func delaySubscription<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the scheduler and the error: timeout(after: .seconds(1), on: QueueScheduler.main, orFail: error)"
)
extension Signal {
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "name the error: timeout(after: .seconds(1), on: scheduler, orFail: error)"
)
extension Signal {
    @_alwaysEmitIntoClient public func timeout<Place>(_ limit: Duration, scheduler: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func timeout<Place>(_ limit: Duration, on place: Place) -> Self { fatalError() }
    public func timeout<Place>(after limit: Duration, on place: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Combine's timeout is timeout(after:on:orFail:), which takes the error itself")
extension Signal {
    @_alwaysEmitIntoClient public func timeout<Place, Other: Error>(
        _ limit: Duration, scheduler: Place, customError: @escaping () -> Other
    ) -> AnySignal<Value, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:on:fallback:)")
extension Signal {
    public func timeout<Place, Other: Signal>(_ limit: Duration, other: Other, scheduler: Place) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:on:orFail:)")
extension Signal {
    public func timeout<Place>(after limit: Double, raising error: Failure, on place: Place) -> Self {
        fatalError()
    }
    public func timeout<Place>(after limit: Duration, raising error: Failure, on place: Place) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeInterval(on:)")
extension Signal {
    public func measureInterval<Place>(using place: Place) -> AnySignal<Duration, Failure> { fatalError() }
}
#endif
