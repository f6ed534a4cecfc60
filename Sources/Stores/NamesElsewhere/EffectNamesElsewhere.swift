// Names that other libraries use for effects: see StoreNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .send(action)")
extension Effect {
    public static func send(_ action: Action, animation: AnimationElsewhere?) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func just(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func action(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func dispatch(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public init(value: Action) { fatalError() }
    @_alwaysEmitIntoClient public init(error: any Error) { fatalError() }
    @_alwaysEmitIntoClient public init(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several; if it throws, .task(work) { .loaded($0) } catch: { .failed($0) }; a pause is work.delay(.seconds(1))"
)
extension Effect {
    @_alwaysEmitIntoClient public static func run(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable (SendElsewhere<Action>) async throws -> Void
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func run(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable (SendElsewhere<Action>) async throws -> Void,
        catch recovery: @escaping @Sendable (any Error, SendElsewhere<Action>) async -> Void
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several"
)
extension Effect {
    public static func future(_ work: @escaping (@escaping (Result<Action, any Error>) -> Void) -> Void) -> Effect {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func catching(_ work: @escaping () throws -> Action) -> Effect { fatalError() }
    @_disfavoredOverload public static func result(_ work: @escaping () -> Result<Action, any Error>) -> Effect {
        fatalError()
    }
    public static func async(_ work: @escaping @Sendable () async -> Action) -> Effect { fatalError() }
    @_disfavoredOverload public init(_ work: @escaping @Sendable () async throws -> Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }")
extension Effect {
    @_alwaysEmitIntoClient public init<Success, Failure>(_ task: LazyTask<Success, Failure>) { fatalError() }
    @_disfavoredOverload public static func task(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable () async throws -> Action
    ) -> Effect { fatalError() }
    @_disfavoredOverload public static func task(
        operation work: @escaping @Sendable () async throws -> Action,
        catch recovery: @escaping @Sendable (any Error) async -> Action
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make it an IO: .fireAndForget(IO { … })")
extension Effect {
    @_alwaysEmitIntoClient public static func io(_ work: IO<Void, Never>) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ work: IO<Void, Never>) -> Effect { fatalError() }
    @_disfavoredOverload public static func fireAndForget(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func sync(_ work: @escaping () -> Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "map the signal to actions: .signal(signal.map { .loaded($0) }, named: \"load\")"
)
extension Effect {
    @_alwaysEmitIntoClient public static func signal<S: Signal>(
        _ signal: S, named name: String? = nil, _ action: (S.Value) -> Action
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "task(_:named:)")
extension Effect {
    @_alwaysEmitIntoClient public static func from(_ task: LazyTask<Action, Never>) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .signal(…)")
extension Effect {
    public static func publisher<S: Signal>(_ make: () -> S) -> Effect where S.Value == Action { fatalError() }
    @_disfavoredOverload public static func publisher<S: Signal>(_ make: () -> S) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public init<S: Signal>(_ signal: S) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).eraseToAnySignal().map { … }, named: \"timer\")"
)
extension Effect {
    public static func timer<ID, Place>(id: ID, every period: Duration, on place: Place) -> Effect { fatalError() }
    public static func timer<ID>(id: ID, every period: Duration, action: Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "all(_:)")
extension Effect {
    @_alwaysEmitIntoClient public static func batch(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func multiple(_ effects: [Effect]) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "and(_:)")
extension Effect {
    @_alwaysEmitIntoClient public func merge(with other: Effect) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "effects run at the same time; to run them one after another, make one task: .task(first.then(second))"
)
extension Effect {
    @_alwaysEmitIntoClient public static func concatenate(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func concatenate(_ effects: [Effect]) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func concat(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func concatenate(with other: Effect) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func then(_ other: Effect) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the effect where it is made: .task(work, named: \"search\"); another with this name replaces it"
)
extension Effect {
    @_alwaysEmitIntoClient public func cancellable<ID>(id: ID, cancelInFlight: Bool = false) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "cancel(_:)")
extension Effect {
    @_alwaysEmitIntoClient public static func cancel(named name: String) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "effects are cancelled by name: .cancel(\"search\")")
extension Effect {
    @_disfavoredOverload public static func cancel<ID>(id: ID) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func cancel<ID>(ids: [ID]) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "effects are cancelled by name: .cancel(\"search\")")
extension Task where Success == Never, Failure == Never {
    @_alwaysEmitIntoClient public static func cancel<ID>(id: ID) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the effect where it is made: .task(work, named: \"search\"); another with this name replaces it"
)
@_alwaysEmitIntoClient public func withTaskCancellation<ID, Result>(
    id: ID, cancelInFlight: Bool = false, operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).map { … }, named: \"timer\")"
)
extension Clock where Duration == Swift.Duration {
    public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncStream<Duration> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "wait in the task, and name it: .task(work.delay(.milliseconds(300)), named: \"search\")"
)
extension Effect {
    @_alwaysEmitIntoClient public func debounce(_ time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func debounce<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounced<ID>(for time: Duration, id: ID) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func throttle<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "wait in the task, and name it: .task(work.delay(.milliseconds(300), on: clock), named: \"search\"); in a test, the clock is time.clock"
)
extension Effect {
    public func debounce<ID, Place>(id: ID, for time: Duration, scheduler: Place) -> Effect { fatalError() }
    public func debounce<ID, Place>(id: ID, for time: Duration, on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce<Place>(_ time: Duration, on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce<Place>(
        _ time: Duration, on place: Place, named name: String
    ) -> Effect { fatalError() }
    public func debounce<ID, Place>(id: ID, for time: Duration, clock: Place) -> Effect { fatalError() }
    public func throttle<ID, Place>(id: ID, for time: Duration, scheduler: Place, latest: Bool) -> Effect {
        fatalError()
    }
    @_alwaysEmitIntoClient public func debounce<ID, Place>(
        _ time: Duration, id: ID, on place: Place
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounced<ID, Place>(
        for time: Duration, id: ID, on place: Place
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func throttle<ID, Place>(
        id: ID, for time: Duration, on place: Place
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func delay<Place>(_ time: Duration, on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func deferred<Place>(for time: Duration, scheduler: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func delay<Place>(for time: Duration, scheduler: Place) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a store works on any thread; views observe it on main, with an ObservableStore or bind(to:on:)"
)
extension Effect {
    @_alwaysEmitIntoClient public func receive<Place>(on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func animation() -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func animation(_ animation: AnimationElsewhere?) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .signal(signal), or .signal(signal, named: \"load\")")
extension Signal {
    @_alwaysEmitIntoClient public func eraseToEffect() -> Effect<Value> { fatalError() }
    public func eraseToEffect<Action>(_ action: @escaping (Value) -> Action) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func catchToEffect() -> Effect<Result<Value, Failure>> { fatalError() }
    public func catchToEffect<Action>(_ action: @escaping (Result<Value, Failure>) -> Action) -> Effect<Action> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func fireAndForget<Action>() -> Effect<Action> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).eraseToAnySignal().map { _ in .tick }, named: \"timer\")"
)
extension Effect {
    @_alwaysEmitIntoClient public static func timer<Place>(
        every period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(
        every period: Duration, on place: Place, _ action: (Int) -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(
        every period: Duration, on place: Place, action: Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<ID, Place>(
        id: ID, every period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<ID, Place>(
        id: ID, every period: Duration, on place: Place, _ action: (Int) -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<ID, Place>(
        id: ID, every period: Duration, on place: Place, action: Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(
        named name: String, every period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(
        every period: Duration, on place: Place, named name: String, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer(every period: Duration, _ action: () -> Action) -> Effect {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func timer(every period: Duration, action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<ID>(
        id: ID, every period: Duration, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func timer<ID>(
        id: ID, interval: Duration, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func interval<Place>(
        _ period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func interval<Place>(
        every period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func every<Place>(
        _ period: Duration, on place: Place, _ action: () -> Action
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func every<Place>(
        _ period: Duration, on place: Place, send action: Action
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "handle the error, and drop the value: .fireAndForget(work.asVoid().recover { _ in })"
)
extension Effect {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func fireAndForget<Value, Failure>(_ work: IO<Value, Failure>) -> Effect {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the end with an action: .task(work) { .saved($0) }; if the task can fail, add catch: { .failed($0) }"
)
extension Effect {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func fireAndForget<Value, Failure>(
        _ work: LazyTask<Value, Failure>
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "a task waits on a clock: delay(.seconds(1), on: clock); virtual time has one, time.clock"
)
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay<Place: Scheduler>(_ duration: Duration, on place: Place) -> LazyTask {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func delay(_ duration: Duration, on place: any Scheduler) -> LazyTask { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func timeout<Place: Scheduler>(
        after limit: Duration, on place: Place
    ) -> LazyTask<Success?, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func timeout<Place: Scheduler>(
        after limit: Duration, on place: Place, orFail error: Failure
    ) -> LazyTask { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func retry<Place: Scheduler>(
        _ retries: Int, backoff: Backoff, on place: Place
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a task waits on a clock: sleep(for: .seconds(1), on: clock); virtual time has one, time.clock"
)
extension LazyTask where Success == Void {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func sleep<Place: Scheduler>(
        for duration: Duration, on place: Place
    ) -> LazyTask { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func sleep(for duration: Duration, on place: any Scheduler) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write .task(work) { .loaded($0) } for the value; if it fails, add catch: { .failed($0) }"
)
extension LazyTask {
    @_alwaysEmitIntoClient public func toEffect() -> Effect<Success> { fatalError() }
    @_alwaysEmitIntoClient public func asEffect() -> Effect<Success> { fatalError() }
    @_alwaysEmitIntoClient public func eraseToEffect() -> Effect<Success> { fatalError() }
    @_alwaysEmitIntoClient public func catchToEffect() -> Effect<Result<Success, Failure>> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toEffect<Action>(_ action: (Success) -> Action) -> Effect<Action> {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toEffect<Action>(
        _ action: (Result<Success, Failure>) -> Action
    ) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func toEffect<Action>(
        success: (Success) -> Action, failure: (Failure) -> Action
    ) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func toEffect<Action>(
        onSuccess success: (Success) -> Action, onFailure failure: (Failure) -> Action
    ) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func toEffect<Action>(
        _ success: (Success) -> Action, catch failure: (Failure) -> Action
    ) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func asEffect<Action>(_ action: (Success) -> Action) -> Effect<Action> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func asEffect<Action>(
        success: (Success) -> Action, failure: (Failure) -> Action
    ) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func eraseToEffect<Action>(_ action: (Success) -> Action) -> Effect<Action> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func catchToEffect<Action>(
        _ action: (Result<Success, Failure>) -> Action
    ) -> Effect<Action> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write .fireAndForget(io) if it has no action, or .task(LazyTask(io)) { .done($0) }"
)
extension IO {
    @_alwaysEmitIntoClient public func toEffect<Action>() -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func asEffect<Action>() -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func toEffect<Action>(_ action: (Success) -> Action) -> Effect<Action> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .signal(signal.map { .loaded($0) }), or .signal(signal, named: \"load\")")
extension Signal {
    @_alwaysEmitIntoClient public func toEffect() -> Effect<Value> { fatalError() }
    @_alwaysEmitIntoClient public func asEffect() -> Effect<Value> { fatalError() }
    @_alwaysEmitIntoClient public func toEffect<Action>(_ action: (Value) -> Action) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func asEffect<Action>(_ action: (Value) -> Action) -> Effect<Action> { fatalError() }
}
@_documentation(visibility: internal)
@available(*, unavailable, message: "leave out cancelInFlight: an effect always replaces another with its name")
extension Effect {
    public static func task<Value, Failure: Error>(
        _ task: LazyTask<Value, Failure>, named name: String, cancelInFlight: Bool,
        _ success: @escaping (Value) -> Action?, catch failure: @escaping (Failure) -> Action?
    ) -> Effect { fatalError() }
    public static func task<Value>(
        _ task: LazyTask<Value, Never>, named name: String, cancelInFlight: Bool,
        _ success: @escaping (Value) -> Action?
    ) -> Effect { fatalError() }
}

#endif
