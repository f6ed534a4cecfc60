// Types and free functions of other libraries. An available type of the same name, from Combine or RxSwift, is
// preferred if both modules are imported.

/// See ``Subject``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Subject")
public typealias PassthroughSubject<Value: Sendable, Failure: Error> = Subject<Value, Failure>

/// See ``MutableProperty``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value): its type has no Failure")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = MutableProperty<Value>

/// See ``Subject``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(), or the type of its error")
public typealias PublishSubject<Value: Sendable> = Subject<Value, Never>

/// See ``Subject``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>()")
public typealias PublishRelay<Value: Sendable> = Subject<Value, Never>

/// See ``Subject/init(replay:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Never>(replay: 1)")
public enum ReplaySubject<Value: Sendable> {
    /// See ``Subject/init(replay:)``.
    public static func create(bufferSize: Int) -> Subject<Value, Never> { fatalError() }
}

/// See ``MutableProperty``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value)")
public struct BehaviorSubject<Value: Sendable> {
    /// See ``MutableProperty/init(_:)``.
    public init(value: Value) { fatalError() }
}

/// See ``MutableProperty``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value)")
public struct BehaviorRelay<Value: Sendable> {
    /// See ``MutableProperty/init(_:)``.
    public init(value: Value) { fatalError() }
}

/// See ``AnySignal``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "AnySignal")
public typealias AnyPublisher<Value: Sendable, Failure: Error> = AnySignal<Value, Failure>

/// See ``Subscription``.
@_documentation(visibility: internal)
@available(
    *, unavailable, message: "a subscription runs without being kept; a CompositeDisposable ends several together"
)
public struct AnyCancellable: Hashable {}

/// See ``CompositeDisposable``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias DisposeBag = CompositeDisposable

/// See ``Signals``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.just(_:)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Just<Value: Sendable>(_ value: Value) -> AnySignal<Value, Never> { fatalError() }

/// See ``Signals``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.combineLatest(a, b)")
public func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<(A.Value, B.Value), A.Failure> {
    fatalError()
}

/// See ``Signals``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: Signals.combineLatest(a, b).map { … }")
public func combineLatest<A: Signal, B: Signal, Output>(
    _ a: A, _ b: B, _ transform: @escaping @Sendable (A.Value, B.Value) -> Output
) -> AnySignal<Output, A.Failure> { fatalError() }

/// See ``Signals``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.merge(_:_:)")
public func merge<A: Signal, B: Signal<A.Value, A.Failure>>(_ a: A, _ b: B) -> AnySignal<A.Value, A.Failure> {
    fatalError()
}

/// See ``Signals``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.zip(_:_:)")
public func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<(A.Value, B.Value), A.Failure> { fatalError() }

extension Signals {
    /// See ``combineLatest(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "combine, then map: Signals.combineLatest(a, b).map { … }")
    public static func combineLatest<A: Signal, B: Signal, Output>(
        _ a: A, _ b: B, _ transform: @escaping @Sendable (A.Value, B.Value) -> Output
    ) -> AnySignal<Output, A.Failure> { fatalError() }

    /// See ``zip(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "zip, then map: Signals.zip(a, b).map { … }")
    public static func zip<A: Signal, B: Signal, Output>(
        _ a: A, _ b: B, _ transform: @escaping @Sendable (A.Value, B.Value) -> Output
    ) -> AnySignal<Output, A.Failure> { fatalError() }
}

/// See ``Signals``.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "Signals makes signals: Signals.just(1); their type is some Signal<Value, Failure>, or AnySignal"
)
public enum Observable<Value: Sendable> {
    /// See ``Signals/just(_:)``.
    public static func just(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    /// See ``Signals/of(_:)``.
    public static func of(_ values: Value...) -> AnySignal<Value, Never> { fatalError() }
    /// See ``Signals/from(_:)``.
    public static func from(_ values: [Value]) -> AnySignal<Value, Never> { fatalError() }
    /// See ``Signals/merge(_:_:)``.
    public static func merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<Value, A.Failure>
    where A.Value == Value { fatalError() }
    /// See ``Signals/combineLatest(_:_:)``.
    public static func combineLatest<A: Signal, B: Signal>(
        _ a: A, _ b: B, _ transform: @escaping @Sendable (A.Value, B.Value) -> Value
    ) -> AnySignal<Value, A.Failure> { fatalError() }
    /// See ``Signals/zip(_:_:)``.
    public static func zip<A: Signal, B: Signal>(
        _ a: A, _ b: B, _ transform: @escaping @Sendable (A.Value, B.Value) -> Value
    ) -> AnySignal<Value, A.Failure> { fatalError() }
}
