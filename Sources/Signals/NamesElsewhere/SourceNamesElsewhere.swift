// Names that other libraries use for functions of `Signals` and of `AnySignal`. ObservingNamesElsewhere.swift explains
// how such names are declared.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && !hasFeature(Embedded)
// MARK: - Signals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension Signals {
    public static func error<Failure: Error>(_ error: Failure) -> AnySignal<Never, Failure> { fatalError() }
    @_disfavoredOverload
    public static func error<Value: Sendable, Failure: Error>(_ error: Failure) -> AnySignal<Value, Failure> {
        fatalError()
    }
    public static func `throw`<Failure: Error>(_ error: Failure) -> AnySignal<Never, Failure> { fatalError() }
    public static func failure<Failure: Error>(_ error: Failure) -> AnySignal<Never, Failure> { fatalError() }
    public static func failed<Failure: Error>(_ error: Failure) -> AnySignal<Never, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "just(_:)")
extension Signals {
    public static func pure<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    public static func value<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    public static func once<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "from(_:)")
extension Signals {
    public static func fromArray<Value: Sendable>(_ values: [Value]) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public static func sequence<Values: Sequence & Sendable>(
        _ values: Values
    ) -> AnySignal<Values.Element, Never> where Values.Element: Sendable { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "from(async:)")
extension Signals {
    @_disfavoredOverload
    public static func from<Values: AsyncSequence>(_ values: Values) -> AnySignal<Values.Element, any Error> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.just(optional).compactMap { $0 }")
extension Signals {
    @_disfavoredOverload
    public static func from<Value: Sendable>(optional: Value?) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(1...10)")
extension Signals {
    public static func range(start: Int, count: Int) -> AnySignal<Int, Never> { fatalError() }
    public static func range(_ start: Int, _ count: Int) -> AnySignal<Int, Never> { fatalError() }
    public static func range(_ range: ClosedRange<Int>) -> AnySignal<Int, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.just(value).repeat()")
extension Signals {
    public static func repeatElement<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    public static func repeating<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    public static func `repeat`<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "interval(_:on:)")
extension Signals {
    public static func interval(_ period: Duration, scheduler: QueueScheduler) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func interval<Place>(_ period: Duration, scheduler: Place) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func periodic<Place>(_ period: Duration, on place: Place) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func timer(every period: Duration, on place: QueueScheduler) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func timer<Place>(every period: Duration, on place: Place) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func timer<Place>(interval period: Duration, on place: Place) -> AnySignal<Int, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "give a Duration and a scheduler: interval(.seconds(1), on: QueueScheduler.main)"
)
extension Signals {
    @_alwaysEmitIntoClient public static func interval(_ period: Duration) -> AnySignal<Int, Never> { fatalError() }
    public static func timer(every period: Duration) -> AnySignal<Int, Never> { fatalError() }
    @_disfavoredOverload
    public static func interval<Place>(_ period: Double, on place: Place) -> AnySignal<Int, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timer(after:on:)")
extension Signals {
    public static func after(_ delay: Duration, on place: QueueScheduler) -> AnySignal<Int, Never> { fatalError() }
    public static func after<Place>(_ delay: Duration, on place: Place) -> AnySignal<Int, Never> { fatalError() }
    public static func timer(_ delay: Duration, scheduler: QueueScheduler) -> AnySignal<Int, Never> { fatalError() }
    public static func timer<Place>(_ delay: Duration, scheduler: Place) -> AnySignal<Int, Never> { fatalError() }
    public static func timer(_ delay: Duration, on place: QueueScheduler) -> AnySignal<Int, Never> { fatalError() }
    public static func timer<Place>(_ delay: Duration, on place: Place) -> AnySignal<Int, Never> { fatalError() }
    public static func timer<Place>(after delay: Duration, scheduler: Place) -> AnySignal<Int, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the scheduler: timer(after: .seconds(1), on: QueueScheduler.main)")
extension Signals {
    public static func timer(_ delay: Duration) -> AnySignal<Int, Never> { fatalError() }
    public static func timer(after delay: Duration) -> AnySignal<Int, Never> { fatalError() }
    public static func after(_ delay: Duration) -> AnySignal<Int, Never> { fatalError() }
    public static func after<Value>(_ delay: Duration, value: Value) -> AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for one tick, write timer(after:on:); for many, interval(_:on:)")
extension Signals {
    @_alwaysEmitIntoClient public static func timer<Place>(
        _ delay: Duration, period: Duration?, scheduler: Place
    ) -> AnySignal<Int, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deferred(_:)")
extension Signals {
    public static func `defer`<Made: Signal>(_ make: @escaping () -> Made) -> AnySignal<Made.Value, Made.Failure> {
        fatalError()
    }
    public static func `lazy`<Made: Signal>(_ make: @escaping () -> Made) -> AnySignal<Made.Value, Made.Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "unfold(_:_:)")
extension Signals {
    @_alwaysEmitIntoClient public static func generate<State: Sendable>(
        initialState: State, condition: @escaping (State) -> Bool, iterate: @escaping (State) -> State
    ) -> AnySignal<State, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.create { sink in …; sink.onDispose { … } }")
extension Signals {
    @_alwaysEmitIntoClient public static func using<Resource, Made: Signal>(
        _ resource: @escaping () -> Resource, observableFactory: @escaping (Resource) -> Made
    ) -> AnySignal<Made.Value, Made.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the types and return nothing: create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }"
)
extension Signals {
    @_disfavoredOverload
    public static func create<Result>(
        _ body: @escaping (ObserverElsewhere<Any, any Error>) -> Result
    ) -> AnySignal<Never, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "name the types and return nothing: Signals.create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }.eraseToAnySignal()"
)
extension Signals {
    @_disfavoredOverload
    public static func create<Value, Failure: Error, Result>(
        _ body: @escaping (ObserverElsewhere<Value, Failure>) -> Result
    ) -> AnySignal<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.callback(_:) of CurrycombBindings, or LazyTask.callback(_:)")
extension Signals {
    @_alwaysEmitIntoClient public static func future<Value>(
        _ body: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void
    ) -> AnySignal<Never, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write first.concat(second), or Signals.concat([…]) for signals of one type")
extension Signals {
    public static func concat<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<A.Value, A.Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func concat<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> AnySignal<A.Value, A.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write first.race(with: second), or Signals.race([…])")
extension Signals {
    public static func race<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<A.Value, A.Failure> { fatalError() }
    public static func amb<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<A.Value, A.Failure> { fatalError() }
    public static func amb<S: Signal>(_ signals: [S]) -> AnySignal<S.Value, S.Failure> { fatalError() }
}

// The compiler must not choose these functions for other calls, so the parameters are of type `any Signal`, and a
// variadic parameter takes no arguments. If the parameters were generic, the compiler would choose the functions
// for a call with a property. Without the variadic parameter, the compiler would choose these functions for a call
// with one more signal if a closure in a later `map` contains a mistake.

@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: Signals.combineLatest(a, b).map { … }")
extension Signals {
    @_alwaysEmitIntoClient public static func combineLatest<A, B, FailureA, FailureB, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A, B, C, FailureA, FailureB, FailureC, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>, _ c: any Signal<C, FailureC>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
    public static func combineLatest<A, B, C, D, FailureA, FailureB, FailureC, FailureD, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>,
        _ c: any Signal<C, FailureC>, _ d: any Signal<D, FailureD>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C, D) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "zip, then map: Signals.zip(a, b).map { … }")
extension Signals {
    @_alwaysEmitIntoClient public static func zip<A, B, FailureA, FailureB, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A, B, C, FailureA, FailureB, FailureC, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>, _ c: any Signal<C, FailureC>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A, B, C, D, FailureA, FailureB, FailureC, FailureD, Output>(
        _ a: any Signal<A, FailureA>, _ b: any Signal<B, FailureB>,
        _ c: any Signal<C, FailureC>, _ d: any Signal<D, FailureD>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C, D) -> Output
    ) -> AnySignal<Output, FailureA> { fatalError() }
}

// MARK: - Without a type's name

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals before the dot, as in Signals.just(1)")
extension Signal {
    public static func just<Value>(_ value: Value) -> Self where Self == AnySignal<Value, Never> { fatalError() }
    @_disfavoredOverload
    public static func just<Value, Failure>(_ value: Value) -> Self where Self == AnySignal<Value, Failure> {
        fatalError()
    }
    public static func of<Value>(_ values: Value...) -> Self where Self == AnySignal<Value, Never> { fatalError() }
    public static func empty<Value>() -> Self where Self == AnySignal<Value, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func empty() -> Self where Self == AnySignal<Never, Never> { fatalError() }
    public static func never<Value>() -> Self where Self == AnySignal<Value, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func never() -> Self where Self == AnySignal<Never, Never> { fatalError() }
    public static func error<Failure>(_ error: Failure) -> Self where Self == AnySignal<Never, Failure> {
        fatalError()
    }
    @_disfavoredOverload
    public static func error<Value, Failure>(_ error: Failure) -> Self where Self == AnySignal<Value, Failure> {
        fatalError()
    }
}

// MARK: - AnySignal

@_documentation(visibility: internal)
@available(*, unavailable, message: "make signals with Signals: Signals.just(1).eraseToAnySignal()")
extension AnySignal {
    @_alwaysEmitIntoClient public static func just(_ value: Value) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ values: Value...) -> AnySignal { fatalError() }
    public static func from<Values: Sequence>(_ values: Values) -> AnySignal where Values.Element == Value {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func empty() -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func never() -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func fail(_ error: Failure) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ error: Failure) -> AnySignal { fatalError() }
    public static func deferred(_ make: @escaping () -> AnySignal) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init(error: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "name the types and return nothing: Signals.create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }.eraseToAnySignal()"
)
extension AnySignal {
    public static func create<Result>(
        _ body: @escaping (ObserverElsewhere<Value, Failure>) -> Result
    ) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(.seconds(1), on: QueueScheduler.main)")
extension AnySignal {
    public static func interval(_ period: Duration, on place: some Scheduler) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.timer(after: .seconds(1), on: QueueScheduler.main)")
extension AnySignal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(_ delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(after delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(_ delay: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(after delay: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func after<Place>(_ delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer(_ delay: Duration) -> AnySignal { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer(after delay: Duration) -> AnySignal { fatalError() }
}

// For these functions, the compiler infers the types of the signal if nothing else determines them.

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.timer(after: .seconds(1), on: QueueScheduler.main)")
extension AnySignal where Value == Int, Failure == Never {
    public static func timer(_ delay: Duration, on place: QueueScheduler) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(_ delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    public static func timer(after delay: Duration, on place: QueueScheduler) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(after delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func timer<Place>(_ delay: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func timer<Place>(after delay: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func after<Place>(_ delay: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func timer(_ delay: Duration) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func timer(after delay: Duration) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(.seconds(1), on: QueueScheduler.main)")
extension AnySignal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func interval<Place>(_ period: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(every period: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(interval: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func periodic<Place>(_ period: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func interval(_ period: Duration) -> AnySignal { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer(every period: Duration) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(.seconds(1), on: QueueScheduler.main)")
extension AnySignal where Value == Int, Failure == Never {
    public static func interval(_ period: Duration, on place: QueueScheduler) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func interval<Place>(_ period: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func interval<Place>(_ period: Duration, scheduler: Place) -> AnySignal {
        fatalError()
    }
    public static func timer(every period: Duration, on place: QueueScheduler) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(every period: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func timer<Place>(interval: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func periodic<Place>(_ period: Duration, on place: Place) -> AnySignal {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func interval(_ period: Duration) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func timer(every period: Duration) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(.seconds(1), on: QueueScheduler.main)")
extension AnySignal where Value == Int, Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func interval<Place>(_ period: Double, on place: Place) -> AnySignal {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "for one tick, write Signals.timer(after:on:); for many, Signals.interval(_:on:)"
)
extension AnySignal where Value == Int, Failure == Never {
    @_alwaysEmitIntoClient public static func timer<Place>(
        _ delay: Duration, period: Duration?, scheduler: Place
    ) -> AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(async: values)")
extension AnySignal where Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Values: AsyncSequence>(_ values: Values) where Values.Element == Value {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(values).eraseToAnySignal()")
extension AnySignal where Failure == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ values: [Value]) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "combine signals with Signals: Signals.merge(a, b).eraseToAnySignal()")
extension AnySignal {
    @_alwaysEmitIntoClient public static func merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal
    where A.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func concat<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal
    where A.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal
    where Value == (A.Value, B.Value) { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal>(
        _ a: A, _ b: B, resultSelector transform: @escaping (A.Value, B.Value) -> Value
    ) -> AnySignal { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal
    where Value == (A.Value, B.Value) { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal>(
        _ a: A, _ b: B, resultSelector transform: @escaping (A.Value, B.Value) -> Value
    ) -> AnySignal { fatalError() }
}

// MARK: - Arguments of other libraries' closures

/// A type without values, so a variadic parameter of this type takes no arguments.
@_documentation(visibility: internal)
public enum NothingElsewhere: Sendable {}

/// An observer or a sink, with method names from several libraries.
///
/// For each value or error there are two functions. One takes this observer's type, so that a value such as
/// `.loaded` needs no written type. The other takes any type, for an observer whose types are not known.
@_documentation(visibility: internal)
public struct ObserverElsewhere<Value, Failure>: Sendable {
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func on(_ event: EventElsewhere<Value, any Error>) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func on<Other>(_ event: EventElsewhere<Other, any Error>) { fatalError() }
    @_alwaysEmitIntoClient public func send(completion: CompletionElsewhere<any Error>) { fatalError() }
    @_alwaysEmitIntoClient public func sendCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func sendInterrupted() { fatalError() }
    @_alwaysEmitIntoClient public func complete() { fatalError() }
    @_alwaysEmitIntoClient public func finish() { fatalError() }
    @_alwaysEmitIntoClient public func onDispose(_ body: @escaping () -> Void) { fatalError() }
    @_alwaysEmitIntoClient public func send(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func send<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func send(value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func send<Other>(value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func onNext(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func onNext<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func next(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func next<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func sendNext(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func sendNext<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func emit(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func emit<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func yield(_ value: Value) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func yield<Other>(_ value: Other) { fatalError() }
    @_alwaysEmitIntoClient public func fail(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func fail<Other>(_ error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func onError(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func onError<Other>(_ error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func send(error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func send<Other>(error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func send(failure error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func send<Other>(failure error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func sendFailure(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func sendFailure<Other>(_ error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func sendError(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func sendError<Other>(_ error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func error(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func error<Other>(_ error: Other) { fatalError() }
    @_alwaysEmitIntoClient public func failure(_ error: Failure) { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func failure<Other>(_ error: Other) { fatalError() }
}

/// The lifetime that ReactiveSwift passes to the closure of a `SignalProducer`.
@_documentation(visibility: internal)
public struct LifetimeElsewhere: Sendable {
    @_alwaysEmitIntoClient public func observeEnded(_ body: @escaping () -> Void) { fatalError() }
    public var hasEnded: Bool { fatalError() }
}
#endif
