// Names of types and free functions in other libraries, declared here as unavailable, so the compiler says what to do
// instead. If a file also imports Combine or RxSwift, the compiler prefers an available type of the same name from that
// module. Types that stand for signals or schedulers conform to `Signal` or `Scheduler`, so the compiler reports only
// that the name is unavailable. Only debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

// MARK: - Subjects and properties

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject")
public typealias PassthroughSubject<Value: Sendable, Failure: Error> = Subject<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Property")
public typealias ReadOnlyProperty<Value: Sendable> = Property<Value>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value): its type has no Failure")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = MutableProperty<Value>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(), or the type of its error in place of Never")
public typealias PublishSubject<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>()")
public typealias PublishRelay<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(replay: 1)")
public typealias ReplaySubject<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(replay: 1)")
public typealias ReplayRelay<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(replay: 1), and observe its last()")
public typealias AsyncSubject<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value)")
public typealias BehaviorSubject<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value)")
public typealias BehaviorRelay<each Part: Sendable> = RelayElsewhere<repeat each Part>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value)")
public typealias Variable<each Part: Sendable> = RelayElsewhere<repeat each Part>

/// A type with the members of RxSwift's subjects, relays and test observers. It takes any number of types, because
/// `PublishSubject<Int, Never>` is a likely guess, too. A tuple with one element is that element.
@_documentation(visibility: internal)
public struct RelayElsewhere<each Part: Sendable>: Signal {
    public typealias Value = (repeat each Part)
    public typealias Failure = Never
    @_alwaysEmitIntoClient public init() { fatalError() }
    public init(value: repeat each Part) { fatalError() }
    public init(_ value: repeat each Part) { fatalError() }
    @_disfavoredOverload public init<Given>(value: Given) { fatalError() }
    @_disfavoredOverload public init<Given>(_ value: Given) { fatalError() }
    @_alwaysEmitIntoClient public init(bufferSize: Int) { fatalError() }
    @_alwaysEmitIntoClient public static func create(bufferSize: Int) -> Self { fatalError() }
    public var value: Value {
        get { fatalError() }
        // The accessor is `_modify`, because the compiler of Swift 6.3 crashes at `set`.
        nonmutating _modify { fatalError() }
    }
    @_alwaysEmitIntoClient public static func createUnbounded() -> Self { fatalError() }
    public var events: [RecordedElsewhere<Value>] { fatalError() }
    public func accept(_ value: repeat each Part) { fatalError() }
    public func onNext(_ value: repeat each Part) { fatalError() }
    @_disfavoredOverload public func accept<Given>(_ value: Given) { fatalError() }
    @_disfavoredOverload public func onNext<Given>(_ value: Given) { fatalError() }
    public func send<Given>(_ value: Given) { fatalError() }
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func onError(_ error: any Error) { fatalError() }
    @_alwaysEmitIntoClient public func asObserver() -> Self { fatalError() }
    public func subscribe<O: Observer<Value, Never>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

// MARK: - Signals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal")
public typealias Publisher<Value, Failure> = Signal<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signal")
public typealias ObservableType<Value> = Signal<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "AnySignal")
public typealias AnyPublisher<Value: Sendable, Failure: Error> = AnySignal<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write AnySignal<Value, Never>; for main, bind(to:on:) of CurrycombBindings")
public typealias Driver<Value: Sendable> = AnySignal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write AnySignal<Value, Never>")
public typealias Infallible<Value: Sendable> = AnySignal<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write AnySignal<Value, Never>")
public typealias ControlEvent<Value: Sendable> = AnySignal<Value, Never>

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write AnySignal<Value, Never>, or a Channel of CurrycombBindings for both directions"
)
public typealias ControlProperty<Value: Sendable> = AnySignal<Value, Never>

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "make signals with Signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal"
)
public struct Observable<Value: Sendable>: Signal {
    public typealias Failure = any Error
    public func subscribe<O: Observer<Value, any Error>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func just(_ value: Value) -> Observable { fatalError() }
    @_disfavoredOverload
    public static func just<Other: Error>(_ value: Value) -> AnySignal<Value, Other> { fatalError() }
    public static func just<Place>(_ value: Value, scheduler: Place) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ values: Value...) -> Observable { fatalError() }
    public static func from<Values: Sequence>(_ values: Values) -> Observable where Values.Element == Value {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func from(optional: Value?) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func empty() -> Observable { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func empty<Other: Error>() -> AnySignal<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public static func never() -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ error: any Error) -> Observable { fatalError() }
    public static func create<Result>(
        _ body: @escaping (ObserverElsewhere<Value, any Error>) -> Result
    ) -> Observable { fatalError() }
    public static func deferred<Made: Signal>(_ make: @escaping () throws -> Made) -> Observable
    where Made.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func repeatElement(_ value: Value) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> Observable
    where A.Value == Value { fatalError() }
    public static func merge<A: Signal, B: Signal, C: Signal>(_ a: A, _ b: B, _ c: C) -> Observable
    where A.Value == Value { fatalError() }
    public static func merge<S: Signal>(_ signals: [S]) -> Observable where S.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func concat<A: Signal, B: Signal>(_ a: A, _ b: B) -> Observable
    where A.Value == Value { fatalError() }
    public static func concat<S: Signal>(_ signals: [S]) -> Observable where S.Value == Value { fatalError() }
    public static func amb<S: Signal>(_ signals: [S]) -> Observable where S.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> Observable
    where Value == (A.Value, B.Value) { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal>(
        _ a: A, _ b: B, resultSelector transform: @escaping (A.Value, B.Value) throws -> Value
    ) -> Observable { fatalError() }
    public static func combineLatest<A: Signal, B: Signal, C: Signal>(_ a: A, _ b: B, _ c: C) -> Observable
    where Value == (A.Value, B.Value, C.Value) { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C, resultSelector transform: @escaping (A.Value, B.Value, C.Value) throws -> Value
    ) -> Observable { fatalError() }
    public static func combineLatest<S: Signal>(_ signals: [S]) -> Observable where Value == [S.Value] {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> Observable
    where Value == (A.Value, B.Value) { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal>(
        _ a: A, _ b: B, resultSelector transform: @escaping (A.Value, B.Value) throws -> Value
    ) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C, resultSelector transform: @escaping (A.Value, B.Value, C.Value) throws -> Value
    ) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func using<Resource, Made: Signal>(
        _ resource: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Made
    ) -> Observable where Made.Value == Value { fatalError() }
    @_alwaysEmitIntoClient public static func generate(
        initialState: Value, condition: @escaping (Value) -> Bool, iterate: @escaping (Value) -> Value
    ) -> Observable { fatalError() }
    @_alwaysEmitIntoClient public static func interval<Place>(_ period: Duration, scheduler: Place) -> Observable
    where Value: FixedWidthInteger { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(_ delay: Duration, scheduler: Place) -> Observable
    where Value: FixedWidthInteger { fatalError() }
    public static func timer<Place>(_ delay: Duration, period: Duration?, scheduler: Place) -> Observable
    where Value: FixedWidthInteger { fatalError() }
    @_alwaysEmitIntoClient public static func range(start: Value, count: Value) -> Observable
    where Value: FixedWidthInteger { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "make signals with Signals: Signals.just(1), Signals.create { sink in … }; their type is some Signal"
)
public struct SignalProducer<Value: Sendable, Failure: Error>: Signal {
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
    @_alwaysEmitIntoClient public init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init(error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public init(values: Value...) { fatalError() }
    public init<Values: Sequence>(_ values: Values) where Values.Element == Value { fatalError() }
    @_alwaysEmitIntoClient public init(_ values: Value, _ second: Value, _ more: Value...) { fatalError() }
    public init(_ body: @escaping (ObserverElsewhere<Value, Failure>, LifetimeElsewhere) -> Void) { fatalError() }
    @_alwaysEmitIntoClient public init(_ body: @escaping () -> Value) { fatalError() }
    @_alwaysEmitIntoClient public init(_ body: @escaping () -> Result<Value, Failure>) { fatalError() }
    @_alwaysEmitIntoClient public init(result: Result<Value, Failure>) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<S: Signal>(_ signal: S) where S.Value == Value { fatalError() }
    public static var empty: SignalProducer { fatalError() }
    public static var never: SignalProducer { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> SignalProducer
    where Value == (A.Value, B.Value), Failure == A.Failure { fatalError() }
    @_alwaysEmitIntoClient public static func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> SignalProducer
    where Value == (A.Value, B.Value), Failure == A.Failure { fatalError() }
    @_alwaysEmitIntoClient public static func merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> SignalProducer
    where Value == A.Value, Failure == A.Failure { fatalError() }
    @_alwaysEmitIntoClient public static func merge<S: Signal>(_ signals: [S]) -> SignalProducer
    where Value == S.Value, Failure == S.Failure { fatalError() }
    @_alwaysEmitIntoClient public static func timer<Place>(interval: Duration, on place: Place) -> SignalProducer
    where Value == Duration, Failure == Never { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.just(_:)")
public struct Just<Value: Sendable>: Signal {
    public typealias Failure = Never
    @_alwaysEmitIntoClient public init(_ value: Value) { fatalError() }
    public func subscribe<O: Observer<Value, Never>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.combineLatest(a, b)")
public func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<(A.Value, B.Value), A.Failure> {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.combineLatest(a, b, c)")
@_alwaysEmitIntoClient public func combineLatest<A: Signal, B: Signal, C: Signal>(
    _ a: A, _ b: B, _ c: C
) -> AnySignal<(A.Value, B.Value, C.Value), A.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.merge(_:_:)")
// The function is not generic over the signals, so that it also fits a MutableProperty. For such an argument, the
// compiler could infer a type parameter as MutableProperty or as its superclass, Property.
@_alwaysEmitIntoClient public func merge<Value, Failure>(
    _ a: any Signal<Value, Failure>, _ b: any Signal<Value, Failure>
) -> AnySignal<Value, Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(_:on:)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func interval<Place: Scheduler>(
    _ period: Duration, on place: Place
) -> AnySignal<Int, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.merge(a, b, c)")
@_alwaysEmitIntoClient public func merge<A: Signal, B: Signal, C: Signal, each Other: Signal>(
    _ a: A, _ b: B, _ c: C, _ others: repeat each Other
) -> AnySignal<A.Value, A.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.zip(a, b, c); for properties, Property.combine(a, b, c)")
@_alwaysEmitIntoClient public func zip3<A: Signal, B: Signal, C: Signal>(
    _ a: A, _ b: B, _ c: C
) -> AnySignal<(A.Value, B.Value, C.Value), A.Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.zip(_:_:)")
public func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<(A.Value, B.Value), A.Failure> { fatalError() }

// CurrycombMarbles declares an unavailable type alias of this name. This function is for files that do not import
// that module.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write let clock = MarbleClock(), then clock.cold(\"-a-|\")")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func Marbles(_ line: String) -> AnySignal<String, any Error> { fatalError() }

// Without these functions, the compiler could choose the `zip` of CurrycombContainers that takes optionals.

@_documentation(visibility: internal)
@available(*, deprecated, message: "this is an optional tuple of properties; write Property.combine(a, b)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B>(
    _ first: Property<A>, _ second: Property<B>
) -> (Property<A>, Property<B>)? { (first, second) }

@_documentation(visibility: internal)
@available(*, deprecated, message: "this is an optional tuple of properties; write Property.combine(a, b, c)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B, C>(
    _ first: Property<A>, _ second: Property<B>, _ third: Property<C>
) -> (Property<A>, Property<B>, Property<C>)? { (first, second, third) }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(values)")
extension Sequence where Self: Sendable, Element: Sendable {
    public var publisher: AnySignal<Element, Never> { fatalError() }
    public var signal: AnySignal<Element, Never> { fatalError() }
}

// MARK: - Subscriptions

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "you need not keep a subscription; a CompositeDisposable ends several together"
)
public struct AnyCancellable: Hashable {
    @_alwaysEmitIntoClient public init(_ cancel: @escaping () -> Void) { fatalError() }
    @_alwaysEmitIntoClient public func cancel() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Disposable")
public typealias Cancellable = Disposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subscription")
public typealias AnyDisposable = Subscription

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias DisposeBag = CompositeDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias SubscriptionBag = CompositeDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias CancellableBag = CompositeDisposable

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias CancelBag = CompositeDisposable

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write Subscription(), then onDispose { … }; in Signals.create, write sink.onDispose { … }"
)
extension Subscription {
    public convenience init(_ dispose: @escaping () -> Void) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write CompositeDisposable([first, second])")
extension CompositeDisposable {
    @_alwaysEmitIntoClient public convenience init(disposables: [Subscription]) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init(_ first: Subscription, _ more: Subscription...) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "store a Subscription?, and dispose of the old one before you store a new one")
public struct SerialDisposable {
    @_alwaysEmitIntoClient public init() { fatalError() }
    public var disposable: Subscription? {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var inner: Subscription? {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    @_alwaysEmitIntoClient public func dispose() { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "the closure of Signals.create returns nothing; clean up in sink.onDispose { … }"
)
public enum Disposables {
    @_alwaysEmitIntoClient public static func create() -> Subscription { fatalError() }
    public static func create(with body: @escaping () -> Void) -> Subscription { fatalError() }
    public static func create(_ first: Subscription, _ second: Subscription) -> Subscription { fatalError() }
}

// MARK: - Schedulers

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "QueueScheduler.main")
public typealias MainScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "QueueScheduler.main")
public typealias ConcurrentMainScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "QueueScheduler.main")
public typealias UIScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write QueueScheduler(label: \"work\", qos: .background), or QueueScheduler.background"
)
public typealias ConcurrentDispatchQueueScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write QueueScheduler(label: \"work\", qos: .background), or QueueScheduler(queue)"
)
public typealias SerialDispatchQueueScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "QueueScheduler")
public typealias DispatchQueueScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, message: "write QueueScheduler(queue), with an operation queue's underlyingQueue")
public typealias OperationQueueScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ImmediateScheduler")
public typealias CurrentThreadScheduler = SchedulerElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, message: "write any Scheduler")
public typealias AnySchedulerOf<Place> = any Scheduler

@_documentation(visibility: internal)
@available(*, unavailable, message: "write any Scheduler")
public typealias SchedulerType = any Scheduler

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write VirtualScheduler(), or, for marble lines, a MarbleClock of CurrycombMarbles and its scheduler"
)
public struct TestScheduler: Scheduler {
    // RxSwift requires `initialClock`. Here it has a default, so that the compiler shows the message for
    // TestScheduler(), too.
    public init(initialClock: Int = 0, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
        fatalError()
    }
    public func createHotObservable<Value: Sendable>(_ events: [RecordedElsewhere<Value>]) -> RelayElsewhere<Value> {
        fatalError()
    }
    public func createColdObservable<Value: Sendable>(_ events: [RecordedElsewhere<Value>]) -> RelayElsewhere<Value> {
        fatalError()
    }
    public func createObserver<Value: Sendable>(_ type: Value.Type) -> RelayElsewhere<Value> { fatalError() }
    public func signal<Value: Sendable>(_ line: String, values: [String: Value]) -> RelayElsewhere<Value> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func start() { fatalError() }
    public func start<S: Signal>(_ make: @escaping () -> S) -> RelayElsewhere<S.Value> { fatalError() }
    @_alwaysEmitIntoClient public func scheduleAt(_ time: Int, action: @escaping () -> Void) { fatalError() }
    @_alwaysEmitIntoClient public func advance() { fatalError() }
    @_alwaysEmitIntoClient public func advance(by duration: Duration) { fatalError() }
    @_alwaysEmitIntoClient public func advanceTo(_ time: Int) { fatalError() }
    @_alwaysEmitIntoClient public func run() { fatalError() }
    public var now: Duration { fatalError() }
    @_alwaysEmitIntoClient public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the events as a marble line: MarbleClock of CurrycombMarbles reads -1-2-|"
)
public typealias Recorded<Value> = RecordedElsewhere<Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "VirtualScheduler")
public typealias VirtualTimeScheduler = VirtualScheduler

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run(limit:)")
extension VirtualScheduler {
    @_alwaysEmitIntoClient public func start() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "advance(to:)")
extension VirtualScheduler {
    @_alwaysEmitIntoClient public func advanceTo(_ time: Duration) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func advanceTo(_ time: Int) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "schedule(after:_:)")
extension VirtualScheduler {
    @_alwaysEmitIntoClient public func scheduleAt(_ time: Int, action: @escaping () -> Void) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "make signals with a MarbleClock of CurrycombMarbles: clock.hot(\"-1-2-|\"), clock.cold(\"-1-2-|\")"
)
extension VirtualScheduler {
    public func createHotObservable<Value: Sendable>(_ events: [RecordedElsewhere<Value>]) -> RelayElsewhere<Value> {
        fatalError()
    }
    public func createColdObservable<Value: Sendable>(_ events: [RecordedElsewhere<Value>]) -> RelayElsewhere<Value> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "use a MarbleClock of CurrycombMarbles: let got = clock.record(signal); clock.run(); got.line"
)
extension VirtualScheduler {
    public func createObserver<Value: Sendable>(_ type: Value.Type) -> RelayElsewhere<Value> { fatalError() }
    public func start<S: Signal>(_ make: @escaping () -> S) -> RelayElsewhere<S.Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init()")
extension VirtualScheduler {
    @_alwaysEmitIntoClient public convenience init(initialClock: Int) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init()")
extension ImmediateScheduler {
    public static var shared: ImmediateScheduler { fatalError() }
    public static var instance: ImmediateScheduler { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(label:qos:)")
extension QueueScheduler {
    @_alwaysEmitIntoClient public init(qos: DispatchQoS, name: String) { fatalError() }
    public init(qos: DispatchQoS, name: String, targeting queue: DispatchQueue) { fatalError() }
    @_alwaysEmitIntoClient public init(internalSerialQueueName: String) { fatalError() }
    @_disfavoredOverload public init(_ label: String) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension QueueScheduler {
    @_alwaysEmitIntoClient public init(queue: DispatchQueue) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write QueueScheduler.background, or QueueScheduler(.global(qos: .utility))")
extension Scheduler where Self == QueueScheduler {
    @_disfavoredOverload
    public static func global(qos: DispatchQoS.QoSClass = .default) -> QueueScheduler { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write VirtualScheduler(), or ImmediateScheduler(), in the scheduler's place")
extension DispatchQueue {
    public static var test: TestScheduler { fatalError() }
    public static var immediate: SchedulerElsewhere { fatalError() }
    @_alwaysEmitIntoClient public func eraseToAnyScheduler() -> SchedulerElsewhere { fatalError() }
}

/// An event of a test in RxSwift, with its time.
@_documentation(visibility: internal)
public struct RecordedElsewhere<Value>: Equatable {
    @_alwaysEmitIntoClient public static func next(_ time: Int, _ value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func completed(_ time: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ time: Int, _ error: any Error) -> Self { fatalError() }
}

/// A scheduler with the members of other libraries' schedulers.
@_documentation(visibility: internal)
public struct SchedulerElsewhere: Scheduler {
    public static var instance: SchedulerElsewhere { fatalError() }
    public static var asyncInstance: SchedulerElsewhere { fatalError() }
    public static var shared: SchedulerElsewhere { fatalError() }
    @_alwaysEmitIntoClient public init() { fatalError() }
    @_alwaysEmitIntoClient public init<Queue>(operationQueue: Queue) { fatalError() }
    @_alwaysEmitIntoClient public init(qos: DispatchQoS) { fatalError() }
    @_alwaysEmitIntoClient public init(label: String, qos: DispatchQoS = .default) { fatalError() }
    @_alwaysEmitIntoClient public init(queue: DispatchQueue) { fatalError() }
    @_alwaysEmitIntoClient public init(queue: DispatchQueue, internalSerialQueueName: String) { fatalError() }
    @_alwaysEmitIntoClient public init(internalSerialQueueName: String) { fatalError() }
    @_alwaysEmitIntoClient public init(qos: DispatchQoS, internalSerialQueueName: String) { fatalError() }
    public var now: Duration { fatalError() }
    @_alwaysEmitIntoClient public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Value")
extension Signal {
    public typealias Element = Value
    public typealias Output = Value
}
#endif
