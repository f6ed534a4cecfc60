// Names that other libraries, and users by habit, give to sources with callbacks and timers, declared here as
// unavailable, so that the compiler says what to do instead: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Callbacks

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write Signals.create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }, with sink.send(value)"
)
public struct CallbackSignal<Value: Sendable, Failure: Error>: Signal {
    public init<Cleaner>(_ body: @escaping (ObserverElsewhere<Value, Failure>) -> Cleaner) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

// MARK: - Timers

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.interval(_:on:)")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
@_alwaysEmitIntoClient public func Interval<Place>(
    _ period: Duration, on place: Place
) -> AnySignal<Int, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.interval(_:on:)")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
@_alwaysEmitIntoClient public func Interval<Place>(
    _ period: Duration, scheduler place: Place
) -> AnySignal<Int, Never> { fatalError() }

// MARK: - Several signals

@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: Signals.combineLatest(a, b).map { … }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func combineLatest<A: Signal, B: Signal, Output>(
    _ a: A, _ b: B, _ transform: @escaping (A.Value, B.Value) -> Output
) -> AnySignal<Output, A.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: Signals.combineLatest(a, b, c).map { … }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func combineLatest<A: Signal, B: Signal, C: Signal, Output>(
    _ a: A, _ b: B, _ c: C, _ transform: @escaping (A.Value, B.Value, C.Value) -> Output
) -> AnySignal<Output, A.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.combineLatest(a, b), or Signals.combineLatest(signals)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func combineLatest<S: Signal>(
    _ signals: [S]
) -> AnySignal<[S.Value], S.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write first.concat(second)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func concat<A: Signal, B: Signal>(
    _ first: A, _ second: B
) -> AnySignal<A.Value, A.Failure> { fatalError() }

// MARK: - Failures

@_documentation(visibility: internal)
@available(*, unavailable, message: "write materialize(): its values are the events .next, .failed and .completed")
extension Signal {
    @_alwaysEmitIntoClient public func mapToResult() -> AnySignal<Result<Value, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func toResult() -> AnySignal<Result<Value, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func materializeResults() -> AnySignal<Result<Value, Failure>, Never> {
        fatalError()
    }
}
#endif
