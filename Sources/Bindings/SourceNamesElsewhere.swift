// Names that other libraries use for sources, effects and state, and a few likely mistakes: see NamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import CurrycombEffects
import CurrycombSignals

// MARK: - Delegates and callbacks

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write Signals.handlers { handler in …; return delegate } remove: { delegate in … }"
)
public struct DelegateSignal<Value: Sendable, Failure: Error>: Signal {
    public init<Delegate>(
        make: @escaping (ObserverElsewhere<Value, Failure>) -> Delegate, attach: @escaping (Delegate) -> Void,
        detach: @escaping (Delegate) -> Void
    ) { fatalError() }
    @_alwaysEmitIntoClient public init<Delegate>(
        _ make: @escaping (ObserverElsewhere<Value, Failure>) -> Delegate
    ) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

// MARK: - Effects

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(io); a Command takes the IO itself")
extension IO where Success: Sendable {
    @_alwaysEmitIntoClient public func asSignal() -> AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func toSignal() -> AnySignal<Success, Failure> { fatalError() }
    public var signal: AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asObservable() -> AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> AnySignal<Success, Failure> { fatalError() }
}

// MARK: - Bindings

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let channel = Channel(a.value), then channel.leading.bind(to: a) and channel.following.bind(to: b)"
)
extension Channel {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init(_ first: Property<Value>, _ second: Property<Value>) {
        fatalError()
    }
    @_alwaysEmitIntoClient public func store(in bag: CompositeDisposable) { fatalError() }
    @_alwaysEmitIntoClient public func disposed(by bag: CompositeDisposable) { fatalError() }
}

// For arguments that are not properties, so that the compiler does not report that they are not.
@_documentation(visibility: internal)
@available(*, unavailable, message: "a Channel begins with one value: write Channel(value)")
extension Channel where Value == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<First, Second>(_ first: First, _ second: Second) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write Channel(whole.value.part), observe its property, and set the part with whole.modify { … }"
)
extension Channel {
    public convenience init<Whole>(_ whole: MutableProperty<Whole>, _ path: WritableKeyPath<Whole, Value>) {
        fatalError()
    }
}

// MARK: - State

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value): read its value, and change it with modify { … }")
public struct Ref<Value>: @unchecked Sendable {
    @_alwaysEmitIntoClient public init(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public static func make(_ value: Value) -> IO<Ref, Never> { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ value: Value) -> IO<Ref, Never> { fatalError() }
    public var value: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    // The functions of a cats-effect or ZIO `Ref` are effects. Users also expect a `Ref` whose functions are not.
    @_alwaysEmitIntoClient public func get() -> Value { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func get<Failure: Error>() -> LazyTask<Value, Failure> where Value: Sendable {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func get<Failure: Error>() -> IO<Value, Failure> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func set(_ value: Value) -> LazyTask<Void, Never> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func update(_ change: (inout Value) -> Void) -> LazyTask<Void, Never> { fatalError() }
    @discardableResult
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func update(_ change: (Value) -> Value) -> LazyTask<Void, Never> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func modify<Result>(_ change: (inout Value) -> Result) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write MutableProperty(value): read its value, and change it with modify { … }")
public typealias IORef<Value> = Ref<Value>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write deferred { LazyTask(either) }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func from(_ make: () -> Either<Failure, Success>) -> LazyTask { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func fromEither(_ make: () -> Either<Failure, Success>) -> LazyTask {
        fatalError()
    }
}
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write final class Proxy: DelegateSignals, with a let moved = Calls<Place, Void>() for each method of the delegate"
)
open class DelegateProxy<Event: Sendable> {
    public init() { fatalError() }
    public var signal: AnySignal<Event, Never> { fatalError() }
    @_alwaysEmitIntoClient public func send(_ event: Event) { fatalError() }
}

#endif
