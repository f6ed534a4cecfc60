// Names that other libraries use for operators, declared here as unavailable, so the compiler says what to do instead.
// The compiler prefers any available function that fits. All names in an extension have the same replacement. Closure
// parameters are not `@Sendable`, and most scheduler parameters accept any type, so that the compiler reports no other
// error than that the name is unavailable. Embedded Swift and platforms without Dispatch do not have these names.
// `@_alwaysEmitIntoClient` keeps a function's code out of the module, which then compiles faster. Only debug builds
// have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run(with:)")
extension Signal {
    // The parameter is `any Observer`. With a generic parameter, the compiler would answer a mistake in the closure
    // of `observe { … }` with a misleading error: that the closure cannot conform to Observer.
    @discardableResult
    public func observe(with observer: any Observer<Value, Failure>) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "observe(_:)")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func collect(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func sink(receiveValue: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @_disfavoredOverload
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(onNext: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(onValue: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func drive(onNext: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func emit(onNext: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bind(onNext: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func subscribeNext(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func observeValues(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func startWithValues(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func forEach(_ next: @escaping (Value) -> Void) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func assign(to next: @escaping (Value) -> Void) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "Combine's sink is observe(_:ended:): the values first, then the end")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func sink(
        receiveCompletion: @escaping (CompletionElsewhere<Failure>) -> Void,
        receiveValue: @escaping (Value) -> Void
    ) -> Subscription { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func sink(
        receiveCompletion: @escaping (CompletionElsewhere<Failure>) -> Void,
        receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write observe(_:ended:): the values, then the end; for views, bind(on: self) { me, value in … }"
)
extension Signal {
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func subscribe(
        onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func drive(
        onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)?, onDisposed: (() -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func emit(
        onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)?, onDisposed: (() -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func subscribe(
        onSuccess: ((Value) -> Void)? = nil, onFailure: ((Failure) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    public func subscribe(onSuccess: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)?) -> Subscription {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write bind(on: object) { object, value in … } of CurrycombBindings: on main, with the object held weakly"
)
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Value) -> Void)? = nil,
        onError: ((Object, Failure) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Value) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Value) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Value) -> Void
    ) -> Subscription { fatalError() }
    public func withUnretained<Object: AnyObject>(_ object: Object) -> AnySignal<(Object, Value), Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func withUnretained<Object: AnyObject, Output>(
        _ object: Object, resultSelector: @escaping (Object, Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write observe { … } for the values, observeEvents { … } for all events")
extension Signal {
    @discardableResult
    public func subscribe(_ event: @escaping (EventElsewhere<Value, Failure>) -> Void) -> Subscription {
        fatalError()
    }
    @discardableResult
    public func start(_ event: @escaping (ReactiveEventElsewhere<Value, Failure>) -> Void) -> Subscription {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write observe { … } ended: { if case .failed(let error) = $0 { … } }; see observe(_:ended:)"
)
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, failed: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, failed: @escaping (Failure) -> Void, completed: @escaping () -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, completed: @escaping () -> Void, failed: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, completed: @escaping () -> Void
    ) -> Subscription { fatalError() }
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, completed: @escaping (End<Failure>) -> Void
    ) -> Subscription { fatalError() }
    // This function and two others below are disfavored, because a call with an unlabeled trailing closure fits
    // several functions of this extension and would be ambiguous.
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, onError: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        _ next: @escaping (Value) -> Void, onFailure: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        onNext: @escaping (Value) -> Void, onError: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        onNext: @escaping (Value) -> Void, onError: @escaping (Failure) -> Void, onCompleted: @escaping () -> Void
    ) -> Subscription { fatalError() }
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func observe(
        onValue: @escaping (Value) -> Void, onError: @escaping (Failure) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func observe(
        onValue: @escaping (Value) -> Void, onError: @escaping (Failure) -> Void, onCompleted: @escaping () -> Void
    ) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write observe(_:ended:): the values first, then the end")
extension Signal {
    // These functions have no default arguments; with them, they would also fit the call `observe { … }`.
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        onNext: @escaping (Value) -> Void, onCompleted: @escaping () -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func observe(
        onValue: @escaping (Value) -> Void, onCompleted: @escaping () -> Void
    ) -> Subscription { fatalError() }
    @discardableResult
    public func observeResult(_ result: @escaping (Result<Value, Failure>) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func startWithResult(_ result: @escaping (Result<Value, Failure>) -> Void) -> Subscription {
        fatalError()
    }
    @discardableResult
    public func observeCompleted(_ completed: @escaping () -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func startWithCompleted(_ completed: @escaping () -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func subscribeCompleted(_ completed: @escaping () -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func observeFailed(_ failed: @escaping (Failure) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func startWithFailed(_ failed: @escaping (Failure) -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func observeInterrupted(_ interrupted: @escaping () -> Void) -> Subscription { fatalError() }
    @discardableResult
    public func subscribeError(_ failed: @escaping (Failure) -> Void) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func subscribe() -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func start() -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func drive() -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func sink() -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Property(initial: value, then: signal)")
extension Signal {
    @_alwaysEmitIntoClient public func toProperty(initial: Value) -> Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func property(initial: Value) -> Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func asProperty(initial: Value) -> Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func stateIn(_ initial: Value) -> Property<Value> { fatalError() }
    @_alwaysEmitIntoClient public func stateIn(initialValue: Value) -> Property<Value> { fatalError() }
    public func stateIn<Place>(_ place: Place, initialValue: Value) -> Property<Value> { fatalError() }
    public func stateIn<Place>(_ place: Place, started: StartElsewhere, initialValue: Value) -> Property<Value> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "bind(to:)")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func assign(to property: MutableProperty<Value>) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "use bind(to:on:) of CurrycombBindings, or assign in the closure of observe")
extension Signal {
    @discardableResult
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) -> Subscription {
        fatalError()
    }
    @discardableResult @_disfavoredOverload
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value?>, on root: Root) -> Subscription {
        fatalError()
    }
    @_alwaysEmitIntoClient public func assign<Published>(to published: inout Published) { fatalError() }
    @discardableResult
    public func weakAssign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) -> Subscription {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write bind(to: property), bind(to: \\.text, on: object), or observe { subject.send($0) }"
)
extension Signal {
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func bind<Target>(to target: Target) -> Subscription { fatalError() }
    @discardableResult
    public func bind<Target, Place>(to target: Target, _ place: WritableKeyPath<Target, Place>) -> Subscription {
        fatalError()
    }
    @discardableResult
    @_alwaysEmitIntoClient public func drive<Target>(_ target: Target) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func emit<Target>(to target: Target) -> Subscription { fatalError() }
    @discardableResult @_disfavoredOverload
    @_alwaysEmitIntoClient public func subscribe<Target>(_ target: Target) -> Subscription { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func multicast<Target>(to target: Target) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "this property is read-only: declare it as a MutableProperty to bind to it")
extension Signal {
    @discardableResult
    @_alwaysEmitIntoClient public func bind(to property: Property<Value>) -> Subscription { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write values(): for await value in signal.values() { … }")
extension Signal {
    public var values: SignalValues<Self> { fatalError() }
    public var stream: SignalValues<Self> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write values(), or values(policy: .dropOldest(1)), which limits the waiting values"
)
extension Signal {
    @_disfavoredOverload
    public func stream(
        bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
    ) -> SignalValues<Self> { fatalError() }
    @_disfavoredOverload
    public func values(bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy) -> SignalValues<Self> {
        fatalError()
    }
    @_disfavoredOverload
    public func values(buffering: AsyncStream<Value>.Continuation.BufferingPolicy) -> SignalValues<Self> {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func stream(buffering: BufferingElsewhere) -> SignalValues<Self> { fatalError() }
}
#endif
