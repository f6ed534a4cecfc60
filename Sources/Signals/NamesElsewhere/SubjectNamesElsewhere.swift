// Names that other libraries use for members of subscriptions, subjects, sinks and properties.
// ObservingNamesElsewhere.swift explains how such names are declared.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && !hasFeature(Embedded)
// MARK: - Subscriptions

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "dispose()")
extension Subscription {
    @_alwaysEmitIntoClient public func cancel() { fatalError() }
    @_alwaysEmitIntoClient public func unsubscribe() { fatalError() }
    @_alwaysEmitIntoClient public func invalidate() { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "you need not keep a subscription; to end several together, add them to a CompositeDisposable"
)
extension Subscription {
    @_alwaysEmitIntoClient public func store<Bag>(in bag: inout Bag) { fatalError() }
    @_alwaysEmitIntoClient public func store<Bag>(in bag: Bag) { fatalError() }
    @_alwaysEmitIntoClient public func dispose<Bag>(in bag: Bag) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "add(to:)")
extension Subscription {
    @_alwaysEmitIntoClient public func disposed<Bag>(by bag: Bag) { fatalError() }
    @_alwaysEmitIntoClient public func addDisposableTo<Bag>(_ bag: Bag) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "isDisposed")
extension Subscription {
    public var isCancelled: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "dispose()")
extension CompositeDisposable {
    @_alwaysEmitIntoClient public func cancel() { fatalError() }
    @_alwaysEmitIntoClient public func removeAll() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "add(_:)")
extension CompositeDisposable {
    @_alwaysEmitIntoClient public func insert(_ subscription: Subscription) { fatalError() }
    public static func += (bag: CompositeDisposable, subscription: Subscription?) { fatalError() }
    @_alwaysEmitIntoClient public func append(_ subscription: Subscription) { fatalError() }
}

// MARK: - Subjects

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "send(_:)")
extension Subject {
    @_alwaysEmitIntoClient public func onNext(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func accept(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func next(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func send(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func sendNext(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func emit(_ value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "complete()")
extension Subject {
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func sendCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func onComplete() { fatalError() }
    @_alwaysEmitIntoClient public func finish() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension Subject {
    @_alwaysEmitIntoClient public func onError(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func send(error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func error(_ error: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write complete(), or fail(error)")
extension Subject {
    @_alwaysEmitIntoClient public func send(completion: CompletionElsewhere<Failure>) { fatalError() }
    @_alwaysEmitIntoClient public func sendInterrupted() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write send(value), complete() or fail(error)")
extension Subject {
    @_alwaysEmitIntoClient public func on(_ event: EventElsewhere<Value, Failure>) { fatalError() }
    @_alwaysEmitIntoClient public func send(_ event: ReactiveEventElsewhere<Value, Failure>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a Subject has no current value; MutableProperty(value) has one")
extension Subject {
    public var value: Value { fatalError() }
    @_alwaysEmitIntoClient public convenience init(value: Value) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init(_ value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(replay:)")
extension Subject {
    @_alwaysEmitIntoClient public convenience init(bufferSize: Int) { fatalError() }
    @_alwaysEmitIntoClient public static func create(bufferSize: Int) -> Subject { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a subject is its own input: send, complete, fail")
extension Subject {
    @_alwaysEmitIntoClient public func asObserver() -> Subject { fatalError() }
    public var input: Subject { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a subject is a signal itself: subject.observe { … }")
extension Subject {
    public var signal: Subject { fatalError() }
    public var publisher: Subject { fatalError() }
}

// MARK: - Sinks

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "send(_:)")
extension Sink {
    @_alwaysEmitIntoClient public func onNext(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func next(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func send(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(_ value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "complete()")
extension Sink {
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func sendCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func finish() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension Sink {
    @_alwaysEmitIntoClient public func onError(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func send(error: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write complete(), or fail(error)")
extension Sink {
    @_alwaysEmitIntoClient public func send(completion: CompletionElsewhere<Failure>) { fatalError() }
}

// MARK: - Properties

@_documentation(visibility: internal)
@available(*, unavailable, message: "assign: property.value = new")
extension MutableProperty {
    @_alwaysEmitIntoClient public func accept(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func onNext(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func send(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func next(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func set(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func swap(_ value: Value) -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a call cannot end a property: it completes when it is released")
extension MutableProperty {
    @_alwaysEmitIntoClient public func onCompleted() { fatalError() }
    @_alwaysEmitIntoClient public func send(completion: CompletionElsewhere<Never>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "modify(_:)")
extension MutableProperty {
    @_alwaysEmitIntoClient public func mutate(_ change: (inout Value) -> Void) { fatalError() }
    @_alwaysEmitIntoClient public func update(_ change: (inout Value) -> Void) { fatalError() }
    public func withLock<Result>(_ change: (inout Value) -> Result) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write modify { $0.part = new }")
extension MutableProperty {
    @_alwaysEmitIntoClient public func modify<Part>(
        _ path: WritableKeyPath<Value, Part>, _ change: (inout Part) -> Void
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write modify { $0.toggle() }")
extension MutableProperty where Value == Bool {
    @_alwaysEmitIntoClient public func toggle() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension MutableProperty {
    @_alwaysEmitIntoClient public convenience init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(initial: Value) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(initialValue: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(constant:)")
extension Property {
    @_alwaysEmitIntoClient public convenience init(value: Value) { fatalError() }
    @_alwaysEmitIntoClient public static func just(_ value: Value) -> Property { fatalError() }
    @_alwaysEmitIntoClient public static func constant(_ value: Value) -> Property { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a property is a signal itself: property.observe { … }")
extension Property {
    public var producer: Property { fatalError() }
    public var signal: Property { fatalError() }
    public var publisher: Property { fatalError() }
    public var projectedValue: Property { fatalError() }
    @_alwaysEmitIntoClient public func asSignal() -> Property { fatalError() }
    @_alwaysEmitIntoClient public convenience init(capturing property: Property) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(_ property: Property) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "value")
extension Property {
    public var state: Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a property is a signal: write skip(1) for later changes only")
extension Property {
    public var changes: Property { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write MutableProperty(value), or Property(constant: value) if the value never changes"
)
extension Property {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init(_ value: Value) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init(initial value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "map(_:)")
extension Property {
    public func derived<Output>(_ transform: @escaping (Value) -> Output) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public func focus<Part>(_ path: KeyPath<Value, Part>) -> Property<Part> { fatalError() }
    public func projected<Part>(_ path: KeyPath<Value, Part>) -> Property<Part> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a MutableProperty is a Property: let shown: Property<Value> = property")
extension MutableProperty {
    public var readOnly: Property<Value> { fatalError() }
    public var property: Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func asProperty() -> Property<Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "bind the ends of a Channel, of CurrycombBindings, to the two properties")
extension Property {
    @discardableResult
    public func bidirectionalBind<Target>(to target: Target) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bidirectionalBind(_ target: Any) -> Subscription { fatalError() }
    @discardableResult
    public func bidirectional<Target>(to target: Target) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "combine(_:)")
extension Property where Value == Never {
    public static func combineLatest<A, B>(_ a: Property<A>, _ b: Property<B>) -> Property<(A, B)> { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A, B, C>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>
    ) -> Property<(A, B, C)> { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A, B, C, D>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>, _ d: Property<D>
    ) -> Property<(A, B, C, D)> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "combine(with:)")
extension Property {
    public func combineLatest<Other>(_ other: Property<Other>) -> Property<(Value, Other)> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "combine(with:_:)")
extension Property {
    @_alwaysEmitIntoClient public func combineLatest<Other, Output>(
        _ other: Property<Other>, resultSelector transform: @escaping (Value, Other) -> Output
    ) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public func combineLatest<Other, Output>(
        with other: Property<Other>, resultSelector transform: @escaping (Value, Other) -> Output
    ) -> Property<Output> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension Property {
    public func switchMap<Output>(_ transform: @escaping (Value) -> Property<Output>) -> Property<Output> {
        fatalError()
    }
}

// These functions fit calls that pass a value in place of a property: `Property.combine(name.value, age.input)`.
@_documentation(visibility: internal)
@available(
    *, unavailable, message: "combine takes properties, such as a form field's input: combine(name.input, …)"
)
extension Property where Value == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func combine<A: PartElsewhere, B: PartElsewhere>(
        _ a: A, _ b: B
    ) -> Property<(A.ValueElsewhere, B.ValueElsewhere)> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func combine<A: PartElsewhere, B: PartElsewhere, C: PartElsewhere>(
        _ a: A, _ b: B, _ c: C
    ) -> Property<(A.ValueElsewhere, B.ValueElsewhere, C.ValueElsewhere)> { fatalError() }
    @_disfavoredOverload
    public static func combine<A: PartElsewhere, B: PartElsewhere, C: PartElsewhere, D: PartElsewhere>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Property<(A.ValueElsewhere, B.ValueElsewhere, C.ValueElsewhere, D.ValueElsewhere)> { fatalError() }
}

/// A property, or a value that was passed instead of a property.
@_documentation(visibility: internal)
public protocol PartElsewhere { associatedtype ValueElsewhere }

@_documentation(visibility: internal)
extension Property: PartElsewhere { public typealias ValueElsewhere = Value }

@_documentation(visibility: internal)
extension String: PartElsewhere { public typealias ValueElsewhere = String }

@_documentation(visibility: internal)
extension Int: PartElsewhere { public typealias ValueElsewhere = Int }

@_documentation(visibility: internal)
extension Double: PartElsewhere { public typealias ValueElsewhere = Double }

@_documentation(visibility: internal)
extension Bool: PartElsewhere { public typealias ValueElsewhere = Bool }

// SourceNamesElsewhere.swift explains the purpose of the variadic parameter, which accepts no arguments.
@_documentation(visibility: internal)
@available(*, unavailable, message: "combine, then map: Property.combine(a, b).map { … }")
extension Property where Value == Never {
    @_alwaysEmitIntoClient public static func combineLatest<A, B, Output>(
        _ a: Property<A>, _ b: Property<B>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B) -> Output
    ) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public static func combineLatest<A, B, C, Output>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C) -> Output
    ) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public static func combine<A, B, Output>(
        _ a: Property<A>, _ b: Property<B>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B) -> Output
    ) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public static func combine<A, B, C, Output>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C) -> Output
    ) -> Property<Output> { fatalError() }
    @_alwaysEmitIntoClient public static func combine<A, B, C, D, Output>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>, _ d: Property<D>,
        _ nothing: NothingElsewhere..., resultSelector: @escaping (A, B, C, D) -> Output
    ) -> Property<Output> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a.and(b).and(c), or .all([a, b, c])")
extension Property where Value == Bool {
    public static func all(_ properties: Property<Bool>...) -> Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a.or(b).or(c)")
extension Property where Value == Bool {
    public static func any(_ properties: Property<Bool>...) -> Property<Bool> { fatalError() }
    @_alwaysEmitIntoClient public static func any(_ properties: [Property<Bool>]) -> Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write value")
extension Property {
    public var wrappedValue: Value { fatalError() }
    @_alwaysEmitIntoClient public func withValue<Result>(_ body: (Value) -> Result) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension Sink {
    @_alwaysEmitIntoClient public func send(failure: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func sendFailure(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func sendError(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func error(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func failure(_ error: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "send(_:)")
extension Sink {
    @_alwaysEmitIntoClient public func sendNext(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func emit(_ value: Value) { fatalError() }
    @_alwaysEmitIntoClient public func yield(_ value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension Subject {
    @_alwaysEmitIntoClient public func send(failure: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func sendFailure(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func sendError(_ error: Failure) { fatalError() }
    @_alwaysEmitIntoClient public func failure(_ error: Failure) { fatalError() }
}
@_documentation(visibility: internal)
@available(*, unavailable, message: "write sink.subscription.isDisposed, or if sink.send(value) == .enough { return }")
extension Sink {
    public var isDisposed: Bool { fatalError() }
    public var isCancelled: Bool { fatalError() }
    public var isStopped: Bool { fatalError() }
    public var isFinished: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write !sink.subscription.isDisposed")
extension Sink {
    public var isActive: Bool { fatalError() }
}

#endif
