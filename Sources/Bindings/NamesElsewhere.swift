// Names from Combine, RxCocoa and other libraries, declared here as unavailable, so that the compiler says what to do
// instead. If a file also imports a module in which a type of the same name is available, such as Combine or RxSwift,
// the compiler prefers that type. Only debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import CurrycombEffects
import CurrycombSignals
import CurrycombStores
import CurrycombVerification
import Foundation

// MARK: - Signals

// A mistaken call such as `Signal.just(1)` names the protocol, but the functions are in `Signals`. To give such a call
// a helpful error message, this module declares a variable with the protocol's name, which is allowed because the
// protocol is in another module. In an expression, `Signal` is this variable; in a type, it is still the protocol. So
// the compiler checks the call as a call of `Signals`, and shows the message below.
@_documentation(visibility: internal)
@available(*, unavailable, message: "Signal is the protocol; its functions are in Signals: Signals.just(1)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public var Signal: Signals.Type { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.create { (sink: Sink<Int, Never>) in …; sink.onDispose { … } }")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Signal<Result>(_ body: (ObserverElsewhere<Any, any Error>) -> Result) -> AnySignal<Never, Never> {
    fatalError()
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write Signals.from(values) for a sequence or a LazyTask, Signals.from(async: values) for an AsyncSequence"
)
@_disfavoredOverload
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Signal<Values>(_ values: Values) -> AnySignal<Never, Never> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "in Signals.create, write sink.onDispose { … }; elsewhere, subscription.onDispose { … }"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Disposable(_ dispose: @escaping () -> Void) -> Subscription { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "in Signals.create, write sink.onDispose { … }; elsewhere, subscription.onDispose { … }"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func Cancellable(_ cancel: @escaping () -> Void) -> Subscription { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "for one value later, write LazyTask.callback { done in … }, or Signals.callback { done in … }"
)
public struct Future<Value: Sendable, Failure: Error>: Signal {
    public init(_ body: @escaping (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
    public var value: Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.deferred(_:)")
public struct Deferred<Made: Signal>: Signal {
    public typealias Value = Made.Value
    public typealias Failure = Made.Failure
    @_alwaysEmitIntoClient public init(createPublisher make: @escaping () -> Made) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.empty(_:)")
public struct Empty<Value: Sendable, Failure: Error>: Signal {
    @_alwaysEmitIntoClient public init(completeImmediately: Bool = true) { fatalError() }
    public init(completeImmediately: Bool = true, outputType: Value.Type, failureType: Failure.Type) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Signals.fail(_:)")
public struct Fail<Value: Sendable, Failure: Error>: Signal {
    @_alwaysEmitIntoClient public init(error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public init(outputType: Value.Type, failure: Failure) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(values), and concat(Signals.fail(error)) for a failure")
public struct Record<Value: Sendable, Failure: Error>: Signal {
    @_alwaysEmitIntoClient public init(output: [Value], completion: CompletionElsewhere<Failure>) { fatalError() }
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "combine signals with Signals: Signals.merge(a, b), .zip(a, b), .combineLatest(a, b)"
)
public enum Publishers {
    public static func Merge<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<A.Value, A.Failure> { fatalError() }
    public static func Concatenate<A: Signal, B: Signal>(prefix: A, suffix: B) -> AnySignal<A.Value, A.Failure> {
        fatalError()
    }
    public static func MergeMany<S: Signal>(_ signals: [S]) -> AnySignal<S.Value, S.Failure> { fatalError() }
    public static func MergeMany<S: Signal>(_ signals: S...) -> AnySignal<S.Value, S.Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func Merge3<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> AnySignal<A.Value, A.Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func CombineLatest<A: Signal, B: Signal>(
        _ a: A, _ b: B
    ) -> AnySignal<(A.Value, B.Value), A.Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func CombineLatest3<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> AnySignal<(A.Value, B.Value, C.Value), A.Failure> { fatalError() }
    public static func Zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> AnySignal<(A.Value, B.Value), A.Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func Zip3<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> AnySignal<(A.Value, B.Value, C.Value), A.Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write center.signal(name) { notification in … }")
extension NotificationCenter {
    @_alwaysEmitIntoClient public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnySignal<
        NotificationElsewhere, Never
    > {
        fatalError()
    }
    @_alwaysEmitIntoClient public func signal(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> AnySignal<NotificationElsewhere, Never> { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func signal(
        _ name: Notification.Name, object: AnyObject? = nil
    ) -> AnySignal<NotificationElsewhere, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(array), or Signals.just(optional).compactMap { $0 }")
extension Optional where Wrapped: Sendable {
    public var publisher: AnySignal<Wrapped, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write signal.firstValue(), which returns a LazyTask, or for await value in signal.values() { … }"
)
extension Signal {
    @_alwaysEmitIntoClient public func first() async throws(Failure) -> Value { fatalError() }
    @_alwaysEmitIntoClient public func singleOutput() async throws -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "firstValue()")
extension Signal {
    @_alwaysEmitIntoClient public func firstTask() -> LazyTask<Value?, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asTask() -> LazyTask<Value?, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Lifetime(): it ends when it is released")
extension Lifetime {
    @_alwaysEmitIntoClient public static func make() -> (Lifetime, Lifetime) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(task)")
extension LazyTask {
    @_alwaysEmitIntoClient public func asSignal() -> AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func toSignal() -> AnySignal<Success, Failure> { fatalError() }
    public var signal: AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asObservable() -> AnySignal<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func eraseToAnyPublisher() -> AnySignal<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(task), with a LazyTask or an async closure in a LazyTask { … }")
extension Signals {
    @_alwaysEmitIntoClient public static func fromAsync<Value: Sendable>(
        _ work: @escaping () async throws -> Value
    ) -> AnySignal<Value, any Error> { fatalError() }
    @_alwaysEmitIntoClient public static func async<Value: Sendable>(
        _ work: @escaping () async throws -> Value
    ) -> AnySignal<Value, any Error> { fatalError() }
    @_alwaysEmitIntoClient public static func task<Value, Failure>(
        _ task: LazyTask<Value, Failure>
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func task<Value>(
        _ work: @escaping @Sendable () async throws -> Value
    ) -> AnySignal<Value, any Error> { fatalError() }
    @_alwaysEmitIntoClient public static func future<Value, Failure>(
        _ task: LazyTask<Value, Failure>
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func from<Value>(
        _ work: @escaping @Sendable () async throws -> Value
    ) -> AnySignal<Value, any Error> { fatalError() }
}

// CurrycombSignals declares these names as functions. In this module, they can be declared as properties as well, so
// that the compiler also finds them if the parentheses are missing.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.never().eraseToAnySignal(), or Signals.empty().eraseToAnySignal()")
extension AnySignal {
    public static var never: AnySignal { fatalError() }
    public static var empty: AnySignal { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.from(LazyTask { … }).eraseToAnySignal()")
extension AnySignal where Failure == any Error {
    @_alwaysEmitIntoClient public static func fromAsync(_ work: @escaping () async throws -> Value) -> AnySignal {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for one value, write callback { done in … }; for many, handlers(add:remove:)")
extension Signals {
    public static func fromCallback(_ body: (@escaping (Any) -> Void) -> Void) -> AnySignal<Never, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NotificationCenter.default.signal(name) { notification in … }")
extension Signals {
    public static func notifications(
        named name: Notification.Name, object: AnyObject? = nil
    ) -> AnySignal<NotificationElsewhere, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Signals.interval(.seconds(1), on: QueueScheduler.main)")
extension Timer {
    public static func signal(every interval: TimeInterval, on place: QueueScheduler = .main) -> AnySignal<Int, Never> {
        fatalError()
    }
    public static func signal(every interval: Duration, on place: QueueScheduler = .main) -> AnySignal<Int, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Subject<Value, Failure>, or the Sink of Signals.create")
public struct AnyObserver<Value> {
    public init(eventHandler: @escaping (EventElsewhere<Value, any Error>) -> Void) { fatalError() }
    @available(*, unavailable, renamed: "send(_:)")
    @_alwaysEmitIntoClient public func onNext(_ value: Value) { fatalError() }
    @available(*, unavailable, renamed: "fail(_:)")
    @_alwaysEmitIntoClient public func onError(_ error: any Error) { fatalError() }
    @available(*, unavailable, renamed: "complete()")
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a subject is its own input: send, complete, fail")
extension Subject {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func asObserver() -> AnyObserver<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a subject is its own input: send, complete, fail")
extension RelayElsewhere {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func asObserver() -> AnyObserver<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension LazyTask {
    public static func fromEither(_ either: Either<Failure, Success>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ either: Either<Failure, Success>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO {
    @_alwaysEmitIntoClient public static func fromEither(_ either: Either<Failure, Success>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ either: Either<Failure, Success>) -> IO { fatalError() }
}

// MARK: - Bindings

@_documentation(visibility: internal)
@available(*, unavailable, message: "a Channel is a two-way binding: its ends, leading and following, send and bind")
extension Channel {
    @_alwaysEmitIntoClient public convenience init(capacity: Int) { fatalError() }
    @_alwaysEmitIntoClient public convenience init() { fatalError() }
    public var signal: Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func map<Other>(_ transform: (Value) -> Other) -> Property<Other> { fatalError() }
    @_alwaysEmitIntoClient public func focus<Part>(_ part: WritableKeyPath<Value, Part>) -> Channel<Part> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func send(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func receive() -> Value { fatalError() }
    @_alwaysEmitIntoClient public func observe(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult public func bind<Target>(to target: Target) -> Subscription { fatalError() }
    @_alwaysEmitIntoClient public func close() { fatalError() }
    @_alwaysEmitIntoClient public func finish() { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let channel = Channel(property.value), then channel.leading.bind(to: property)"
)
extension Channel {
    @_alwaysEmitIntoClient public convenience init(_ property: Property<Value>) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let channel = Channel(property.value), then channel.leading.bind(to: property)"
)
extension MutableProperty where Value: Equatable {
    public var channel: ChannelTerminal<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a store changes by actions: observe store.property(\\.name), and write store.dispatch(.named(text))"
)
extension Store {
    @_disfavoredOverload public func binding<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write channel.following.map { … } back: { … }")
extension Channel {
    @_alwaysEmitIntoClient public func map<Other>(
        get: (Value) -> Other, set: (Other) -> Value
    ) -> ChannelTerminal<Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write channel.following.map { … } back: { … }")
extension ChannelTerminal {
    @_alwaysEmitIntoClient public func map<Other>(
        get: (Value) -> Other, set: (Other) -> Value
    ) -> ChannelTerminal<Other> { fatalError() }
    @_disfavoredOverload @_alwaysEmitIntoClient public func map<Other>(
        _ get: (Value) -> Other, _ set: (Other) -> Value
    ) -> ChannelTerminal<Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a Channel is a two-way binding: its ends, leading and following, send and bind")
extension Channel where Value == Never {
    @_disfavoredOverload public convenience init(capacity: Int) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "observe the signals texts, actions or events(_:); to assign, write bind(to: \\.text, on: label)"
)
extension NSObject {
    public var rx: ReactiveElsewhere { fatalError() }
    public var reactive: ReactiveElsewhere { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "observe the signals texts, actions or events(_:); to assign, write bind(to: \\.text, on: label)"
)
public struct Reactive<Base> {
    public var base: Base { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write bind(on: object) { object, value in … }")
public struct Binder<Value> {
    public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write bind(on: object) { object, value in … }")
public struct BindingTarget<Value> {
    public init<Target: AnyObject>(object: Target, keyPath: ReferenceWritableKeyPath<Target, Value>) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let name = MutableProperty(\"\"), which ObservableMutableProperty shows to SwiftUI"
)
@propertyWrapper
public struct Published<Value: Sendable> {
    @_alwaysEmitIntoClient public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var projectedValue: AnySignal<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to share a value between features, use one store, store.property(\\.part), or MutableProperty(value)"
)
@propertyWrapper
public struct Shared<Value> {
    @_alwaysEmitIntoClient public init(_ key: SharedKeyElsewhere) { fatalError() }
    @_alwaysEmitIntoClient public init(wrappedValue: Value, _ key: SharedKeyElsewhere) { fatalError() }
    @_alwaysEmitIntoClient public init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init() { fatalError() }
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: Shared { fatalError() }
    public func withLock<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension Shared: Equatable {}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to share a value between features, use one store, store.property(\\.part), or MutableProperty(value)"
)
public typealias SharedReader<Value> = Shared<Value>

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "give the model properties, which ObservableProperty shows to SwiftUI, or make it @Observable"
)
public protocol ObservableObject: AnyObject {}

@_documentation(visibility: internal)
public struct NotificationElsewhere: Sendable {
    public var name: Notification.Name { fatalError() }
    public var object: Any? { fatalError() }
    public var userInfo: [AnyHashable: Any]? { fatalError() }
}

@_documentation(visibility: internal)
public struct SharedKeyElsewhere: Sendable {
    @_alwaysEmitIntoClient public static func appStorage(_ key: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func inMemory(_ key: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func fileStorage(_ url: URL) -> Self { fatalError() }
}

/// A stand-in for the types of `rx` in RxCocoa and `reactive` in ReactiveCocoa. Every name is accepted as a member.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ReactiveElsewhere: Signal {
    public typealias Value = ReactiveElsewhere
    public typealias Failure = Never
    @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> ReactiveElsewhere { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func subscribe(onNext: @escaping () -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bind(onNext: @escaping () -> Void) -> Subscription { fatalError() }
    @_alwaysEmitIntoClient public func onNext<Value>(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func subscribe<O: Observer<ReactiveElsewhere, Never>>(
        _ observer: consuming O, in subscription: Subscription
    ) { fatalError() }
}

// MARK: - Reducers without type arguments

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func BindingReducer() -> Reducer<Never, Never> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func BindingReducer(action: KeyPath<CasesElsewhere, CasesElsewhere>) -> Reducer<Never, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.identity")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func EmptyReducer() -> Reducer<Never, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.identity")
@_disfavoredOverload
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func EmptyReducer<State, Action: Sendable>() -> Reducer<State, Action> { fatalError() }

// MARK: - Forms

extension FormField where Input == JSON {
    // This initializer is deprecated, not unavailable: the compiler would skip an unavailable one and use the general
    // initializer, which turns a string literal into JSON without a warning.
    @_documentation(visibility: internal)
    @available(
        *, deprecated, message: "begin the validator with .text, not .string; with .identity(Int.self), not .int"
    )
    @_alwaysEmitIntoClient public convenience init(_ value: JSON, validator: Validator<JSON, Output>) {
        self.init(value, validator: validator, options: .standard)
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:validator:)")
extension FormField {
    public convenience init(initial value: Input, validator: Validator<Input, Output>) { fatalError() }
    public convenience init(initialValue value: Input, validator: Validator<Input, Output>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write one validator: .text.length(8...).email()")
extension FormField {
    @_disfavoredOverload public convenience init<Rule>(_ value: Input, validators rules: Rule) { fatalError() }
    public convenience init(_ value: Input, validators rules: [Validator<Input, Output>]) { fatalError() }
}

@_documentation(visibility: internal)
extension FormField: PartElsewhere {
    public typealias ValueElsewhere = Input
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write FormField(\"\", validator: …)")
public struct ValidatingProperty<Value> {
    @_alwaysEmitIntoClient public init<Rule>(_ value: Value, _ rule: Rule) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "decode(with:limits:options:)")
extension Signal where Value == Data {
    @_alwaysEmitIntoClient public func validate<Output: Sendable>(
        with validator: Validator<JSON, Output>, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> any Signal<Result<Output, ValidationFailure>, Failure> { fatalError() }
}

extension Signal where Value == String {
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "for JSON text, write decode(with:); for the text itself, begin the validator with .text, not .string"
    )
    @_alwaysEmitIntoClient public func validate<Output: Sendable>(
        with validator: Validator<JSON, Output>, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> any Signal<Result<Output, ValidationFailure>, Failure> { fatalError() }
}

// MARK: - Fields and commands

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "input")
extension FormField {
    public var text: MutableProperty<Input> { fatalError() }
    public var property: MutableProperty<Input> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "errors")
extension FormField {
    public var error: Property<String?> { fatalError() }
    public var message: Property<String?> { fatalError() }
    public var errorMessage: Property<String?> { fatalError() }
    public var messages: Property<[String]> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write isValid.not()")
extension FormField {
    public var isInvalid: Property<Bool> { fatalError() }
    public var hasErrors: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "result")
extension FormField {
    public var validated: Property<Result<Output, ValidationFailure>> { fatalError() }
    public var output: Property<Result<Output, ValidationFailure>> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a field's values are its input: field.input.debounce(…)")
extension FormField {
    @_alwaysEmitIntoClient public func observe(_ next: @escaping (Input) -> Void) -> Subscription { fatalError() }
    @_alwaysEmitIntoClient public func map<New>(_ transform: @escaping (Input) -> New) -> Property<New> { fatalError() }
    @_alwaysEmitIntoClient public func doing(_ next: @escaping (Input) -> Void) -> AnySignal<Input, Never> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func filter(_ isKept: @escaping (Input) -> Bool) -> AnySignal<Input, Never> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func skip(_ count: Int) -> AnySignal<Input, Never> { fatalError() }
    @_alwaysEmitIntoClient public func removeDuplicates() -> AnySignal<Input, Never> { fatalError() }
    public func debounce<Place>(_ time: Duration, on place: Place) -> AnySignal<Input, Never> { fatalError() }
    public func throttle<Place>(_ time: Duration, on place: Place) -> AnySignal<Input, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "in a form, write .identity(Date.self): .date reads JSON")
extension Validator where Input == Date, Output == Date {
    @_disfavoredOverload public static var date: Validator { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "combine properties, such as a form field's input: Property.combine(a.input, b.input)"
)
extension Property where Value == Never {
    public static func combineLatest<A, B, C, D>(_ a: FormField<A, B>, _ b: FormField<C, D>) -> Property<(A, C)> {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func combineLatest<A, B, C, D, E, F>(
        _ a: FormField<A, B>, _ b: FormField<C, D>, _ c: FormField<E, F>
    ) -> Property<(A, C, E)> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "assign: field.value = new")
extension FormField {
    @_alwaysEmitIntoClient public func set(_ value: Input) { fatalError() }
    @_alwaysEmitIntoClient public func send(_ value: Input) { fatalError() }
    @_alwaysEmitIntoClient public func reset() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a field is validated at each change: read isValid.value or errors.value")
extension FormField {
    @_alwaysEmitIntoClient public func validate() { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "for errors only after the first edit, write Property(initial: [], then: field.errors.skip(1))"
)
extension FormField {
    @_alwaysEmitIntoClient public func touch() { fatalError() }
    public var touched: Property<Bool> { fatalError() }
    public var isEdited: Property<Bool> { fatalError() }
    public var wasEdited: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "compare with the first value: field.input.map { $0 != first }")
extension FormField where Input: Equatable {
    public var isDirty: Property<Bool> { fatalError() }
    public var isTouched: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "isExecuting")
extension Command {
    public var isRunning: Property<Bool> { fatalError() }
    public var isLoading: Property<Bool> { fatalError() }
    public var executing: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "isEnabled")
extension Command {
    public var canExecute: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "execute(_:)")
extension Command {
    @_alwaysEmitIntoClient public func run(_ input: Input) { fatalError() }
    @_alwaysEmitIntoClient public func call(_ input: Input) { fatalError() }
    @_alwaysEmitIntoClient public func apply(_ input: Input) { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(_ input: Input) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "execute()")
extension Command where Input == Void {
    @_alwaysEmitIntoClient public func run() { fatalError() }
    @_alwaysEmitIntoClient public func call() { fatalError() }
    @_alwaysEmitIntoClient public func apply() { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Command(enabledIf: property) { input in … }")
extension Command {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<Condition, Work>(
        isEnabled condition: Condition, _ work: @escaping (Input) async throws -> Work
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Command(enabledIf: property) { … }")
extension Command where Input == Void {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<Condition, Work>(
        isEnabled condition: Condition, _ work: @escaping () async throws -> Work
    ) { fatalError() }
}

// MARK: - Observable stores

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "dispatch(_:)")
extension ObservableStore {
    @_alwaysEmitIntoClient public func send(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Binding { model.name } set: { model.dispatch(.renamed($0)) }")
extension ObservableStore {
    public func binding<Value>(_ path: KeyPath<State, Value>, send action: (Value) -> Action) -> Value { fatalError() }
    public func binding<Value>(get: (State) -> Value, send action: (Value) -> Action) -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a store changes by actions: observe store.property(\\.name), and write store.dispatch(.named(text))"
)
extension Store {
    @_alwaysEmitIntoClient public func channel<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, _ action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func channel<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func channel<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
    @_alwaysEmitIntoClient public func channel<Value: Sendable & Equatable>(
        get value: @escaping (State) -> Value, send action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
    @_alwaysEmitIntoClient public func channel<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>
    ) -> Channel<Value> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, _ action: @escaping (Value) -> Action
    ) -> Channel<Value> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func bind<Value: Sendable & Equatable>(
        _ path: KeyPath<State, Value>, to property: MutableProperty<Value>, _ action: @escaping (Value) -> Action
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "the channel binds in both directions: channel.leading.bind(to: property), with a MutableProperty"
)
extension Property where Value: Equatable {
    @discardableResult
    @_alwaysEmitIntoClient public func bind(to channel: Channel<Value>) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bind(to end: ChannelTerminal<Value>) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bindTwoWay(to channel: Channel<Value>) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bindTwoWay(to end: ChannelTerminal<Value>) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bindBidirectional(to channel: Channel<Value>) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let channel = Channel(a.value), then channel.leading.bind(to: a) and channel.following.bind(to: b)"
)
extension MutableProperty where Value: Equatable {
    @discardableResult
    @_alwaysEmitIntoClient public func bindTwoWay(to property: MutableProperty<Value>) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bindBidirectional(
        to property: MutableProperty<Value>
    ) -> Subscription { fatalError() }
}

// This type is in this module, because CurrycombSignals and CurrycombStores use the `Atomic` of Synchronization.
@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write MutableProperty(value) and modify { … }, or Mutex(value) of Synchronization"
)
@propertyWrapper
public struct Atomic<Value>: @unchecked Sendable {
    @_alwaysEmitIntoClient public init(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public init(wrappedValue: Value) { fatalError() }
    public var value: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var projectedValue: Atomic { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        fatalError()
    }
    @discardableResult
    @_alwaysEmitIntoClient public func mutate<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        fatalError()
    }
    @discardableResult
    @_alwaysEmitIntoClient public func withLock<Result>(
        _ change: (inout Value) throws -> Result
    ) rethrows -> Result { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func withValue<Result>(_ read: (Value) throws -> Result) rethrows -> Result {
        fatalError()
    }
    @discardableResult
    @_alwaysEmitIntoClient public func swap(_ value: Value) -> Value { fatalError() }
}

// Each property below also exists with another type in CurrycombStores. The compiler uses the property below only where
// the context needs its type. The condition `State: Equatable` makes it a different property: without a condition, the
// compiler would ignore it.

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write history.status.map(\\.canUndo), with let history = store.history(limit: 100)"
)
extension Store {
    @_disfavoredOverload public var canUndo: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write history.status.map(\\.canRedo), with let history = store.history(limit: 100)"
)
extension Store {
    @_disfavoredOverload public var canRedo: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write history.status.map(\\.canUndo)")
extension History where State: Equatable {
    @_disfavoredOverload public var canUndo: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write history.status.map(\\.canRedo)")
extension History where State: Equatable {
    @_disfavoredOverload public var canRedo: Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "state is the current state; the property is store.property, or store.property(\\.part)"
)
extension Store where State: Equatable {
    @_disfavoredOverload public var state: Property<State> { fatalError() }
}

// MARK: - Tasks and effects of containers

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask(validated.toResult().mapError { failures in … })")
extension LazyTask {
    @_alwaysEmitIntoClient public static func from<Fault>(_ validated: Validated<Success, Fault>) -> LazyTask {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func fromValidated<Fault>(_ validated: Validated<Success, Fault>) -> LazyTask {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Fault>(_ validated: Validated<Success, Fault>) { fatalError() }
}

// For a task whose error type is not known.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask(validated.toResult().mapError { failures in … })")
extension LazyTask where Failure == any Error {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func from<Fault>(_ validated: Validated<Success, Fault>) -> LazyTask {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Fault>(_ validated: Validated<Success, Fault>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write IO(validated.toResult().mapError { failures in … })")
extension IO {
    @_alwaysEmitIntoClient public static func from<Fault>(_ validated: Validated<Success, Fault>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func fromValidated<Fault>(_ validated: Validated<Success, Fault>) -> IO {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Fault>(_ validated: Validated<Success, Fault>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for an Either, write attempt().map { $0.toEither() }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func attempt() -> LazyTask<Either<Failure, Success>, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func either() -> LazyTask<Either<Failure, Success>, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toEither() -> LazyTask<Either<Failure, Success>, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for an Either, write attempt().map { $0.toEither() }")
extension IO {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func attempt() -> IO<Either<Failure, Success>, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func either() -> IO<Either<Failure, Success>, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toEither() -> IO<Either<Failure, Success>, Never> { fatalError() }
}

// MARK: - User defaults

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "keep the value in a MutableProperty(defaults.bool(forKey: \"key\")), and write property.bind(on: defaults) { $0.set($1, forKey: \"key\") }"
)
extension UserDefaults {
    @_alwaysEmitIntoClient public func channel<Value>(forKey key: String, default value: Value) -> Channel<Value> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func channel<Value>(_ key: String, default value: Value) -> Channel<Value> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func channel<Value>(forKey key: String) -> Channel<Value> { fatalError() }
    @_alwaysEmitIntoClient public func property<Value>(
        forKey key: String, default value: Value
    ) -> MutableProperty<Value> { fatalError() }
    @_alwaysEmitIntoClient public func property<Value>(
        _ key: String, default value: Value
    ) -> MutableProperty<Value> { fatalError() }
    @_alwaysEmitIntoClient public func property<Value>(forKey key: String) -> MutableProperty<Value> { fatalError() }
    @_alwaysEmitIntoClient public func binding<Value>(
        forKey key: String, default value: Value
    ) -> MutableProperty<Value> { fatalError() }
    @_alwaysEmitIntoClient public func binding<Value>(forKey key: String) -> MutableProperty<Value> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func publisher<Value>(for path: KeyPath<UserDefaults, Value>) -> AnySignal<
        Value, Never
    > { fatalError() }
    @_alwaysEmitIntoClient public func publisher<Value>(forKey key: String) -> AnySignal<Value, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func signal<Value>(for path: KeyPath<UserDefaults, Value>) -> AnySignal<
        Value, Never
    > { fatalError() }
    @_alwaysEmitIntoClient public func signal<Value>(forKey key: String) -> AnySignal<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func signal<Value>(
        forKey key: String, default value: Value
    ) -> AnySignal<Value, Never> { fatalError() }
}

// MARK: - Arrays of rows

// This function is in another module than the type alias of the same name, because a module cannot declare both.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write the array itself: forEach of a reducer finds an element by its id")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func IdentifiedArray<Rows: Sequence>(uniqueElements rows: Rows) -> [Rows.Element] {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the array itself: forEach of a reducer finds an element by its id")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func IdentifiedArray<Rows: Sequence, ID>(
    uniqueElements rows: Rows, id: KeyPath<Rows.Element, ID>
) -> [Rows.Element] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the array itself: forEach of a reducer finds an element by its id")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
@_alwaysEmitIntoClient public func IdentifiedArray<Rows: Sequence>(_ rows: Rows) -> [Rows.Element] { fatalError() }

// MARK: - Pauses

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write flatMap(.concat) { value in isOpen.filter { $0 }.take(1).map { _ in value } }, with a Property isOpen"
)
extension Signal {
    @_alwaysEmitIntoClient public func pausableBuffered<Opener: Signal>(
        by opener: Opener, limit: Int? = nil
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func pausableBuffered<Opener: Signal>(
        on opener: Opener, limit: Int? = nil
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func pausableBuffered<Opener: Signal>(
        _ opener: Opener, limit: Int? = nil, flushOnCompleted: Bool = true, flushOnError: Bool = true
    ) -> AnySignal<Value, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func buffer<Opener: Signal>(while opener: Opener) -> AnySignal<Value, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write withLatest(from: isOpen).filter { $1 }.map { $0.0 }, with a Property isOpen")
extension Signal {
    @_alwaysEmitIntoClient public func pausable<Opener: Signal>(_ opener: Opener) -> AnySignal<Value, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func pausable<Opener: Signal>(by opener: Opener) -> AnySignal<Value, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func pausable<Opener: Signal>(on opener: Opener) -> AnySignal<Value, Failure> {
        fatalError()
    }
}
#endif
