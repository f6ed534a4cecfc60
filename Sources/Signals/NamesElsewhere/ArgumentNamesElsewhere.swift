// Names that other libraries use for types, and the types of arguments: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Types

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "eraseToAnySignal()")
extension Signal {
    @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asObservable() -> AnySignal<Value, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func asObservable() -> Observable<Value> { fatalError() }
    @_alwaysEmitIntoClient public func asSignalProducer() -> AnySignal<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a signal is its own producer: leave the name out")
extension Signal {
    public var producer: Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "only a Property has a value; for a signal's first value, write firstValue(), which returns a LazyTask"
)
extension Signal {
    public var value: Value { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to remove the failure, write catchTo(value); for main, deliver(on: QueueScheduler.main) or bind(to:on:)"
)
extension Signal {
    public func asDriver(onErrorJustReturn value: Value) -> AnySignal<Value, Never> { fatalError() }
    public func asSignal(onErrorJustReturn value: Value) -> AnySignal<Value, Never> { fatalError() }
    public func asInfallible(onErrorJustReturn value: Value) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func asDriver() -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func asSignal() -> AnySignal<Value, Never> { fatalError() }
    public func assertNoFailure(_ prefix: String = "") -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write catch { error in … }, then deliver(on: QueueScheduler.main)")
extension Signal {
    public func asDriver(onErrorDriveWith other: AnySignal<Value, Never>) -> AnySignal<Value, Never> {
        fatalError()
    }
    public func asSignal(onErrorSignalWith other: AnySignal<Value, Never>) -> AnySignal<Value, Never> {
        fatalError()
    }
    public func asInfallible(onErrorFallbackTo other: AnySignal<Value, Never>) -> AnySignal<Value, Never> {
        fatalError()
    }
    @_disfavoredOverload
    public func asDriver<Other: Signal>(onErrorDriveWith other: Other) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func asDriver<Other: Signal>(
        onErrorRecover recover: @escaping (Failure) -> Other
    ) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "for one value, make a LazyTask: firstValue() or lastValue() of CurrycombBindings"
)
extension Signal {
    @_alwaysEmitIntoClient public func asSingle() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func asMaybe() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func asCompletable() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func toBlocking(timeout: Double? = nil) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func blocking() -> [Value] { fatalError() }
    @_alwaysEmitIntoClient public func awaitFirst() async throws -> Value { fatalError() }
    @_alwaysEmitIntoClient public func awaitLast() async throws -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "canFail(with:)")
extension Signal {
    public func setFailureType<Other: Error>(to failure: Other.Type) -> AnySignal<Value, Other> { fatalError() }
    public func promoteError<Other: Error>(_ failure: Other.Type) -> AnySignal<Value, Other> { fatalError() }
    public func promoteError<Other: Error>(to failure: Other.Type) -> AnySignal<Value, Other> { fatalError() }
}

// MARK: - Types of arguments

/// Combine's names for completion and failure; see ``End``.
@_documentation(visibility: internal)
public enum CompletionElsewhere<Failure: Error> {
    case finished
    case failure(Failure)
}

/// RxSwift's names for a signal's events; see ``Event``.
@_documentation(visibility: internal)
public indirect enum EventElsewhere<Value, Failure: Error> {
    case next(Value)
    case error(Failure)
    case completed
}

/// ReactiveSwift's names for a signal's events; see ``Event``.
@_documentation(visibility: internal)
public indirect enum ReactiveEventElsewhere<Value, Failure: Error> {
    case value(Value)
    case failed(Failure)
    case completed
    case interrupted
}

@_documentation(visibility: internal)
public enum DemandElsewhere {
    case max(Int)
    case unlimited
    case none
}

@_documentation(visibility: internal)
public struct StrategyElsewhere {
    public static func byTime<Place>(_ place: Place, _ time: Duration) -> Self { fatalError() }
    public static func byTimeOrCount<Place>(_ place: Place, _ time: Duration, _ count: Int) -> Self { fatalError() }
}

/// Combine's prefetch strategies for a buffer.
@_documentation(visibility: internal)
public enum PrefetchElsewhere {
    case keepFull
    case byRequest
}

/// Combine's strategies for a full buffer.
@_documentation(visibility: internal)
public enum WhenFullElsewhere {
    case dropNewest
    case dropOldest
}

/// A limit for the values that wait in an asynchronous sequence.
@_documentation(visibility: internal)
public struct BufferingElsewhere {
    @_alwaysEmitIntoClient public static func newest(_ room: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func oldest(_ room: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func bufferingNewest(_ room: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func bufferingOldest(_ room: Int) -> Self { fatalError() }
    public static var unbounded: Self { fatalError() }
}

/// A recording of a signal's values.
@_documentation(visibility: internal)
public struct RecordingElsewhere<Value> {
    public var values: [Value] { fatalError() }
    public var events: [Value] { fatalError() }
    public var times: [Duration] { fatalError() }
    public var error: (any Error)? { fatalError() }
    public var isFinished: Bool { fatalError() }
    public var isCompleted: Bool { fatalError() }
    public var completion: End<any Error>? { fatalError() }
}

/// RxSwift's rules for the value at which `take` stops.
@_documentation(visibility: internal)
public enum BehaviorElsewhere {
    case inclusive
    case exclusive
}

/// RxSwift's lifetimes of the subject behind a shared signal.
@_documentation(visibility: internal)
public enum ScopeElsewhere {
    case whileConnected
    case forever
}

/// Kotlin's rules for the start of a shared signal.
@_documentation(visibility: internal)
public enum StartElsewhere {
    case eagerly
    case lazily
    case whileSubscribed
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "observe the signal first: signal.observe { … }.add(to: bag)")
extension Signal {
    @_alwaysEmitIntoClient public func disposed<Bag>(by bag: Bag) { fatalError() }
    @_alwaysEmitIntoClient public func add<Bag>(to bag: Bag) { fatalError() }
    @_alwaysEmitIntoClient public func store<Bag>(in bag: inout Bag) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let got = clock.record(signal) with a MarbleClock; clock.run(); got.line"
)
extension Signal {
    @_alwaysEmitIntoClient public func record() -> RecordingElsewhere<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "values()")
extension Signal {
    @_alwaysEmitIntoClient public func asyncStream() -> SignalValues<Self> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(async: values)")
extension AsyncSequence where Self: Sendable, Element: Sendable {
    @_alwaysEmitIntoClient public func asSignal() -> AnySignal<Element, any Error> { fatalError() }
    @_alwaysEmitIntoClient public func toSignal() -> AnySignal<Element, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "for a signal, write let got = clock.record(signal) with a MarbleClock; clock.run(); got.line. For a store, let recorder = store.record(on: scheduler); recorder.recording"
)
public struct Recorder<Value, Failure>: Sendable {
    @_alwaysEmitIntoClient public init<S: Signal>(_ signal: S) where S.Value == Value, S.Failure == Failure {
        fatalError()
    }
    /// For the states and the actions of a store.
    @_alwaysEmitIntoClient public init() { fatalError() }
    public var values: [Value] { fatalError() }
    public var times: [Duration] { fatalError() }
    public var isFinished: Bool { fatalError() }
    public var actions: [Failure] { fatalError() }
    public var states: [Value] { fatalError() }
}
#endif
