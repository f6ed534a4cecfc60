// Names that other libraries use for operators that leave out values, and for sharing: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Fewer values

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "take(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func prefix(_ count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func take(first count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func first(_ count: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "take(while:)")
extension Signal {
    @_alwaysEmitIntoClient public func prefix(while condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func takeWhile(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "take(until:)")
extension Signal {
    @_alwaysEmitIntoClient public func takeUntil<Trigger: Signal>(_ trigger: Trigger) -> Self { fatalError() }
    public func prefix<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func prefix<Trigger: Signal>(until trigger: Trigger) -> Self { fatalError() }
    public func take<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write take(while: { … }, inclusive: true) with the opposite condition")
extension Signal {
    @_alwaysEmitIntoClient public func takeUntil(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func take(until condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func take(
        until condition: @escaping (Value) -> Bool, behavior: BehaviorElsewhere
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write take(while: { … }, inclusive: true)")
extension Signal {
    public func take(while condition: @escaping (Value) -> Bool, behavior: BehaviorElsewhere) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write take(during: object.lifetime), a Lifetime of CurrycombBindings")
extension Signal {
    public func take<Object: AnyObject>(duringLifetimeOf object: Object) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write take(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))")
extension Signal {
    @_alwaysEmitIntoClient public func take<Place>(for time: Duration, scheduler: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func take<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write skip(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))")
extension Signal {
    @_alwaysEmitIntoClient public func skip<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "skip(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func skip(first count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func drop(_ count: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "skip(while:)")
extension Signal {
    @_alwaysEmitIntoClient public func drop(while condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func skipWhile(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "skip(until:)")
extension Signal {
    @_alwaysEmitIntoClient public func skipUntil<Trigger: Signal>(_ trigger: Trigger) -> Self { fatalError() }
    public func drop<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "skip(last:)")
extension Signal {
    @_alwaysEmitIntoClient public func skipLast(_ count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func dropLast(_ count: Int = 1) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "take(last:)")
extension Signal {
    @_alwaysEmitIntoClient public func takeLast(_ count: Int = 1) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func suffix(_ count: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write filter { … }.last()")
extension Signal {
    @_alwaysEmitIntoClient public func last(where condition: @escaping (Value) -> Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "element(at:)")
extension Signal {
    @_alwaysEmitIntoClient public func elementAt(_ index: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func output(at index: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func take(at index: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write skip(first).take(count)")
extension Signal {
    public func output<Indices: RangeExpression<Int>>(in indices: Indices) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the error: single(orFail: error)")
extension Signal {
    @_alwaysEmitIntoClient public func single() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func single(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ignoreElements()")
extension Signal {
    @_alwaysEmitIntoClient public func ignoreOutput() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func ignoreValues() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "defaultIfEmpty(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func replaceEmpty(with value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func ifEmpty(default value: Value) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write defaultIfEmpty(value); to run another signal afterward, write concat(_:)"
)
extension Signal {
    @_alwaysEmitIntoClient public func ifEmpty<Other: Signal>(switchTo other: Other) -> Self { fatalError() }
}

// MARK: - Sharing

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "connectable()")
extension Signal {
    @_alwaysEmitIntoClient public func publish() -> ConnectableSignal<Self> { fatalError() }
    @_alwaysEmitIntoClient public func makeConnectable() -> ConnectableSignal<Self> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write connectable(), which has a subject of its own")
extension Signal {
    @_alwaysEmitIntoClient public func multicast<S: Signal>(subject: S) -> ConnectableSignal<Self> { fatalError() }
    public func multicast<S: Signal>(_ subject: S) -> ConnectableSignal<Self> { fatalError() }
    public func multicast<S: Signal>(_ makeSubject: @escaping () -> S) -> ConnectableSignal<Self> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "connectable(replay:)")
extension Signal {
    @_alwaysEmitIntoClient public func replay(_ count: Int) -> ConnectableSignal<Self> { fatalError() }
    @_alwaysEmitIntoClient public func replayAll() -> ConnectableSignal<Self> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "share(replay:)")
extension Signal {
    @_alwaysEmitIntoClient public func shareReplay(_ count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func replayLazily(upTo count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func shareReplayLatestWhileConnected() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "for .whileConnected, write share(replay: 1); for .forever, share(replay: 1, keepsCompleted: true)"
)
extension Signal {
    @_alwaysEmitIntoClient public func share(replay count: Int = 0, scope: ScopeElsewhere) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "share() starts with its first observer; share(replay: 1) also keeps the latest value"
)
extension Signal {
    @_alwaysEmitIntoClient public func shareIn() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func shareIn<Place>(_ place: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func shareIn<Place>(_ place: Place, replay count: Int) -> Self { fatalError() }
    public func shareIn<Place>(_ place: Place, started: StartElsewhere, replay count: Int = 0) -> Self {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "share() starts with its first observer")
extension Signal {
    @_alwaysEmitIntoClient public func refCount() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func autoconnect() -> Self { fatalError() }
}
#endif
