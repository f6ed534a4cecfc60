// Names that other libraries use for operators of several signals: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Signals of signals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMapLatest(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func switchMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMapSwitch<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMapLatest { value in Signals.from(task) }.run(), or observe { … }")
extension Signal {
    @discardableResult
    public func collectLatest(_ next: @escaping (Value) async -> Void) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func mergeMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flattenMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMapMerge<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Rx's concatMap is flatMap(.concat)")
extension Signal {
    @_alwaysEmitIntoClient public func concatMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Kotlin's flatMapConcat is flatMap(.concat)")
extension Signal {
    @_alwaysEmitIntoClient public func flatMapConcat<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Rx's exhaustMap is flatMap(.first)")
extension Signal {
    @_alwaysEmitIntoClient public func exhaustMap<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "RxSwift's flatMapFirst is flatMap(.first)")
extension Signal {
    @_alwaysEmitIntoClient public func flatMapFirst<Inner: Signal>(
        _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write flatMap(.mergeUpTo(2)) { … }; for one signal at a time, flatMap(.concat) { … }"
)
extension Signal {
    @_alwaysEmitIntoClient public func flatMap<Inner: Signal>(
        maxPublishers: DemandElsewhere, _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMapMerge<Inner: Signal>(
        concurrency: Int, _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMap<Inner: Signal>(
        maxConcurrent: Int, _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
    @_alwaysEmitIntoClient public func flatMap<Inner: Signal>(
        concurrency: Int, _ transform: @escaping (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mergeUpTo(_:)")
extension FlattenStrategy {
    @_alwaysEmitIntoClient public static func concurrent(limit: Int) -> FlattenStrategy { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to merge the signals, write flatten(); to run them one after another, flatten(.concat)"
)
extension Signal where Value: Signal {
    @_alwaysEmitIntoClient public func merge() -> AnySignal<Value.Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func mergeAll() -> AnySignal<Value.Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func concat() -> AnySignal<Value.Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func concatAll() -> AnySignal<Value.Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func merge(maxConcurrent: Int) -> AnySignal<Value.Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write canFail(with: MyError.self).switchToLatest(), or flatMapLatest { … }"
)
extension Signal where Value: Signal, Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func switchToLatest() -> AnySignal<Value.Value, Value.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "switchToLatest()")
extension Signal where Value: Signal {
    @_alwaysEmitIntoClient public func switchLatest() -> AnySignal<Value.Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to run another signal after the end, write first.ignoreElements(), then concat(second)"
)
extension Signal {
    public func then<Other: Signal>(_ other: Other) -> AnySignal<Other.Value, Failure> { fatalError() }
    public func andThen<Other: Signal>(_ other: Other) -> AnySignal<Other.Value, Failure> { fatalError() }
}

// MARK: - Several signals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "combineLatest(with:)")
extension Signal {
    public func combineLatest<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: a.combineLatest(with: b).map { … }")
extension Signal {
    @_alwaysEmitIntoClient public func combineLatest<Other: Signal, Output>(
        _ other: Other, resultSelector transform: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func combineLatest<Other: Signal, Output>(
        with other: Other, resultSelector transform: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.combineLatest(a, b, c), then map")
extension Signal {
    @_alwaysEmitIntoClient public func combineLatest<Second: Signal, Third: Signal>(
        _ second: Second, _ third: Third
    ) -> AnySignal<(Value, Second.Value, Third.Value), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func combineLatest<Second: Signal, Third: Signal, Output>(
        _ second: Second, _ third: Third,
        resultSelector transform: @escaping (Value, Second.Value, Third.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func combineLatest<Second: Signal, Third: Signal, Fourth: Signal>(
        _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> AnySignal<(Value, Second.Value, Third.Value, Fourth.Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(with:)")
extension Signal {
    public func zip<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> { fatalError() }
    public func zipWith<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "zip, then map: a.zip(with: b).map { … }")
extension Signal {
    @_alwaysEmitIntoClient public func zip<Other: Signal, Output>(
        _ other: Other, resultSelector transform: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zip<Other: Signal, Output>(
        with other: Other, resultSelector transform: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.zip(a, b, c), then map")
extension Signal {
    @_alwaysEmitIntoClient public func zip<Second: Signal, Third: Signal>(
        _ second: Second, _ third: Third
    ) -> AnySignal<(Value, Second.Value, Third.Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "merge(with:)")
extension Signal {
    public func merge<Other: Signal>(_ other: Other) -> Self where Other.Value == Value { fatalError() }
    public func mergeWith<Other: Signal>(_ other: Other) -> Self where Other.Value == Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.merge(a, b, c)")
extension Signal {
    public func merge<Second: Signal, Third: Signal>(with second: Second, _ third: Third) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func merge<Second: Signal, Third: Signal, Fourth: Signal>(
        with second: Second, _ third: Third, _ fourth: Fourth
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "withLatest(from:) sends pairs: withLatest(from: other).map { $1 }")
extension Signal {
    public func withLatestFrom<Other: Signal>(_ other: Other) -> AnySignal<Other.Value, Failure> { fatalError() }
    // In RxSwift, the result has only the other signal's values. This overload is for a chain that expects pairs,
    // for example because the next closure takes two arguments.
    @_disfavoredOverload
    public func withLatestFrom<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write withLatest(from: Signals.combineLatest(a, b)).map { $1 }")
extension Signal {
    @_alwaysEmitIntoClient public func withLatestFrom<Second: Signal, Third: Signal>(
        _ second: Second, _ third: Third
    ) -> AnySignal<(Second.Value, Third.Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write withLatest(from: other).map { … }")
extension Signal {
    @_alwaysEmitIntoClient public func withLatestFrom<Other: Signal, Output>(
        _ other: Other, resultSelector: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func withLatest<Other: Signal, Output>(
        from other: Other, resultSelector transform: @escaping (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "race(with:)")
extension Signal {
    @_alwaysEmitIntoClient public func amb<Other: Signal>(_ other: Other) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func race<Other: Signal>(_ other: Other) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "concat(_:)")
extension Signal {
    public func append<Second: Signal>(_ second: Second) -> Self where Second.Value == Value { fatalError() }
    public func concatWith<Second: Signal>(_ second: Second) -> Self where Second.Value == Value { fatalError() }
    public func concat<Second: Signal>(with second: Second) -> Self where Second.Value == Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the first signal first: first.concat(second)")
extension Signal {
    public func prepend<First: Signal>(_ first: First) -> Self where First.Value == Value { fatalError() }
    public func prefix<First: Signal>(_ first: First) -> Self where First.Value == Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "startWith(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func prepend(_ values: Value...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func prefix(value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func start(with value: Value) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(values).concat(signal)")
extension Signal {
    @_disfavoredOverload
    public func prepend<Values: Sequence>(_ values: Values) -> Self where Values.Element == Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write concat(Signals.from(values))")
extension Signal {
    @_disfavoredOverload
    public func append<Values: Sequence>(_ values: Values) -> Self where Values.Element == Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "endWith(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func append(_ values: Value...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func concat(value: Value) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sample(on:)")
extension Signal {
    @_alwaysEmitIntoClient public func sample<Trigger: Signal>(_ trigger: Trigger) -> Self { fatalError() }
    public func sample<Trigger: Signal>(_ trigger: Trigger, defaultValue: Value) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write sample(on: Signals.interval(.seconds(1), on: scheduler))")
extension Signal {
    @_alwaysEmitIntoClient public func sample<Place>(_ period: Duration, on place: Place) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func sample(_ period: Duration) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func sample(every period: Duration) -> Self { fatalError() }
    public func sample<Place>(every period: Duration, on place: Place) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write trigger.withLatest(from: signal)")
extension Signal {
    public func sample<Trigger: Signal>(with trigger: Trigger) -> AnySignal<(Value, Trigger.Value), Failure> {
        fatalError()
    }
}
#endif
