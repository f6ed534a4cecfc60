// Names that other libraries use for operators, declared here as unavailable, so the compiler says what to do instead.
// The compiler prefers any available function that fits. The names in one extension have the same replacement. Closure
// parameters are not `@Sendable`, and most scheduler parameters accept any type, so that the compiler reports no other
// error than that the name is unavailable. Embedded Swift and platforms without Dispatch do not have these names.
// `@_alwaysEmitIntoClient` keeps a function's code out of the module, which then compiles faster.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Dispatch) && !hasFeature(Embedded)
    import Dispatch

    // MARK: - Observing

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
    @available(*, unavailable, message: "Rx's subscribe is observe(_:ended:): the values first, then the end")
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
        message:
            "write bind(on: object) { object, value in … } of CurrycombBindings: on main, with the object held weakly"
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
    @available(*, unavailable, renamed: "observeEvents(_:)")
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
    @available(*, unavailable, renamed: "observe(_:)")
    extension Signal {
        @discardableResult
        @_alwaysEmitIntoClient public func assign(to next: @escaping (Value) -> Void) -> Subscription { fatalError() }
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
        message:
            "to remove the failure, write catchTo(value); for main, deliver(on: QueueScheduler.main) or bind(to:on:)"
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

    // MARK: - Values

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "removeDuplicates()")
    extension Signal {
        @_alwaysEmitIntoClient public func distinctUntilChanged() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func skipRepeats() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write removeDuplicates { $0.id == $1.id }")
    extension Signal {
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func distinct<Key>(by key: @escaping (Value) -> Key) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func distinct<Key>(by path: KeyPath<Value, Key>) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func distinct<Key>(on path: KeyPath<Value, Key>) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func uniqued<Key>(on path: KeyPath<Value, Key>) -> Self { fatalError() }
        @_disfavoredOverload
        public func distinctUntilChanged<Key>(_ key: @escaping (Value) -> Key) -> Self { fatalError() }
        public func distinctUntilChanged<Key>(at path: KeyPath<Value, Key>) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func distinctUntilChanged<Key>(
            _ key: @escaping (Value) -> Key, comparer: @escaping (Key, Key) -> Bool
        ) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    extension Signal {
        public func distinctUntilChanged(_ areSame: @escaping (Value, Value) -> Bool) -> Self { fatalError() }
        public func skipRepeats(_ areSame: @escaping (Value, Value) -> Bool) -> Self { fatalError() }
        public func tryRemoveDuplicates(by areSame: @escaping (Value, Value) throws -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "removeDuplicates() compares neighbors; no operator remembers all values")
    extension Signal {
        @_alwaysEmitIntoClient public func distinct() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func uniqueValues() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write compactMap { $0 }")
    extension Signal {
        public func skipNil<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
        public func unwrap<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
        public func filterNil<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write map { $0 ?? value }")
    extension Signal {
        public func replaceNil<Wrapped>(with value: Wrapped) -> AnySignal<Wrapped, Failure> where Value == Wrapped? {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "compactMap(_:)")
    extension Signal {
        public func filterMap<Output>(_ transform: @escaping (Value) -> Output?) -> AnySignal<Output, Failure> {
            fatalError()
        }
        public func mapNotNull<Output>(_ transform: @escaping (Value) -> Output?) -> AnySignal<Output, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "scan(_:_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func runningFold<Output>(
            _ initial: Output, _ combine: @escaping (Output, Value) -> Output
        ) -> AnySignal<Output, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "scan(_:)")
    extension Signal {
        public func runningReduce(_ combine: @escaping (Value, Value) -> Value) -> AnySignal<Value, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "for a closure that throws, write tryMap or try: try { … throw error … }")
    extension Signal {
        public func tryFilter(_ isIncluded: @escaping (Value) throws -> Bool) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func tryCompactMap<Output>(
            _ transform: @escaping (Value) throws -> Output?
        ) -> AnySignal<Output, Failure> { fatalError() }
        @_alwaysEmitIntoClient public func tryScan<Output>(
            _ initial: Output, _ combine: @escaping (Output, Value) throws -> Output
        ) -> AnySignal<Output, Failure> { fatalError() }
        @_alwaysEmitIntoClient public func tryReduce<Output>(
            _ initial: Output, _ combine: @escaping (Output, Value) throws -> Output
        ) -> AnySignal<Output, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "name the type of the error: tryMap(failing: (any Error).self) { … }")
    extension Signal where Failure == Never {
        @_disfavoredOverload
        public func tryMap<Output>(_ transform: @escaping (Value) throws -> Output) -> AnySignal<Output, any Error> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tryMap(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func attemptMap<Output>(
            _ transform: @escaping (Value) throws -> Output
        ) -> AnySignal<Output, Failure> { fatalError() }
        @_alwaysEmitIntoClient public func mapThrowing<Output>(
            _ transform: @escaping (Value) throws -> Output
        ) -> AnySignal<Output, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "try(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func attempt(_ verify: @escaping (Value) throws -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "decode in tryMap { … }, or with a Validator in validate(with:)")
    extension Signal {
        public func decode<Item, Decoder>(type: Item.Type, decoder: Decoder) -> AnySignal<Item, Failure> {
            fatalError()
        }
        @_alwaysEmitIntoClient public func encode<Encoder>(encoder: Encoder) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapReplace(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func mapTo<Output>(_ value: Output) -> AnySignal<Output, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "not()")
    extension Signal where Value == Bool {
        @_alwaysEmitIntoClient public func negate() -> AnySignal<Bool, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "not()")
    extension Property where Value == Bool {
        @_alwaysEmitIntoClient public func negate() -> Property<Bool> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pairwise()")
    extension Signal {
        @_alwaysEmitIntoClient public func combinePrevious() -> AnySignal<(Value, Value), Failure> { fatalError() }
        @_alwaysEmitIntoClient public func withPrevious() -> AnySignal<(Value, Value), Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write startWith(first).pairwise()")
    extension Signal {
        public func combinePrevious(_ first: Value) -> AnySignal<(Value, Value), Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, renamed: "collect()",
        message: "which sends one array; to await the array, write try await signal.collect().firstValue().run()"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func toArray() -> AnySignal<[Value], Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "buffer(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func collect(_ count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func collect(count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func buffer(count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func chunks(ofCount count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func chunked(_ count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func chunked(by count: Int) -> AnySignal<[Value], Failure> { fatalError() }
        @_alwaysEmitIntoClient public func chunked(into count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write buffer(every: .seconds(1), on: QueueScheduler.main, limit: 10)")
    extension Signal {
        public func collect(_ strategy: StrategyElsewhere) -> AnySignal<[Value], Failure> { fatalError() }
        public func buffer(count: Int, or time: Duration) -> AnySignal<[Value], Failure> { fatalError() }
        public func collect<Place>(every time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
        public func buffer<Place>(timeSpan: Duration, count: Int, scheduler: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
        public func buffer<Place>(count: Int, time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
        public func buffer<Place>(time: Duration, count: Int = 0, on place: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
        public func buffer<Place>(_ time: Duration, count: Int, on place: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
        public func buffer<Place>(_ count: Int, every time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write buffer(10, every: 1)")
    extension Signal {
        public func buffer(count: Int, skip: Int) -> AnySignal<[Value], Failure> { fatalError() }
        public func buffer(_ count: Int, skip: Int) -> AnySignal<[Value], Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write window(every: .seconds(1), on: QueueScheduler.main, limit: 10)")
    extension Signal {
        @_alwaysEmitIntoClient public func window<Place>(
            timeSpan: Duration, count: Int, scheduler: Place
        ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write window(3); for overlapping arrays, buffer(3, every: 1)")
    extension Signal {
        @_alwaysEmitIntoClient public func window(
            count: Int, skip: Int = 0
        ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
        @_alwaysEmitIntoClient public func window(
            _ count: Int, skip: Int
        ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "to limit the number of waiting values, write deliver(on: scheduler, policy: .dropOldest(10))"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func onBackpressureBuffer(
            capacity: Int, _ whenFull: WhenFullElsewhere = .dropOldest
        ) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onBackpressureBuffer(_ capacity: Int = 0) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onBackpressureDrop() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onBackpressureLatest() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func buffer(
            size: Int, prefetch: PrefetchElsewhere = .keepFull, whenFull: WhenFullElsewhere = .dropOldest
        ) -> Self { fatalError() }
        public func buffer(size: Int, overflow: WhenFullElsewhere) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "groupBy(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func groupBy<Key: Hashable & Sendable>(
            keySelector: @escaping (Value) -> Key
        ) -> AnySignal<GroupedSignal<Key, Value, Failure>, Failure> { fatalError() }
        @_alwaysEmitIntoClient public func group<Key: Hashable & Sendable>(
            by key: @escaping (Value) -> Key
        ) -> AnySignal<GroupedSignal<Key, Value, Failure>, Failure> { fatalError() }
    }

    // MARK: - Fewer values

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func prefix(_ count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func take(first count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func first(_ count: Int) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(while:)")
    extension Signal {
        @_alwaysEmitIntoClient public func prefix(while condition: @escaping (Value) -> Bool) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func takeWhile(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(until:)")
    extension Signal {
        @_alwaysEmitIntoClient public func takeUntil<Trigger: Signal>(_ trigger: Trigger) -> Self { fatalError() }
        public func prefix<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func prefix<Trigger: Signal>(until trigger: Trigger) -> Self { fatalError() }
        public func take<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write take(while: { … }, inclusive: true) with the opposite condition")
    extension Signal {
        @_alwaysEmitIntoClient public func takeUntil(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func take(until condition: @escaping (Value) -> Bool) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func take(
            until condition: @escaping (Value) -> Bool, behavior: BehaviorElsewhere
        ) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write take(while: { … }, inclusive: true)")
    extension Signal {
        public func take(while condition: @escaping (Value) -> Bool, behavior: BehaviorElsewhere) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write take(during: object.lifetime), a Lifetime of CurrycombBindings")
    extension Signal {
        public func take<Object: AnyObject>(duringLifetimeOf object: Object) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write take(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))")
    extension Signal {
        @_alwaysEmitIntoClient public func take<Place>(for time: Duration, scheduler: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func take<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write skip(until: Signals.timer(after: .seconds(1), on: QueueScheduler.main))")
    extension Signal {
        @_alwaysEmitIntoClient public func skip<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func skip(first count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func drop(_ count: Int) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(while:)")
    extension Signal {
        @_alwaysEmitIntoClient public func drop(while condition: @escaping (Value) -> Bool) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func skipWhile(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(until:)")
    extension Signal {
        @_alwaysEmitIntoClient public func skipUntil<Trigger: Signal>(_ trigger: Trigger) -> Self { fatalError() }
        public func drop<Trigger: Signal>(untilOutputFrom trigger: Trigger) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(last:)")
    extension Signal {
        @_alwaysEmitIntoClient public func skipLast(_ count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func dropLast(_ count: Int = 1) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(last:)")
    extension Signal {
        @_alwaysEmitIntoClient public func takeLast(_ count: Int = 1) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func suffix(_ count: Int) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write filter { … }.last()")
    extension Signal {
        @_alwaysEmitIntoClient public func last(where condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "element(at:)")
    extension Signal {
        @_alwaysEmitIntoClient public func elementAt(_ index: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func output(at index: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func take(at index: Int) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write skip(first).take(count)")
    extension Signal {
        public func output<Indices: RangeExpression<Int>>(in indices: Indices) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "name the error: single(orFail: error)")
    extension Signal {
        @_alwaysEmitIntoClient public func single() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func single(_ condition: @escaping (Value) -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "ignoreElements()")
    extension Signal {
        @_alwaysEmitIntoClient public func ignoreOutput() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func ignoreValues() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "defaultIfEmpty(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func replaceEmpty(with value: Value) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func ifEmpty(default value: Value) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "write defaultIfEmpty(value); to run another signal afterward, write concat(_:)"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func ifEmpty<Other: Signal>(switchTo other: Other) -> Self { fatalError() }
    }

    // MARK: - Failures

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catchTo(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func replaceError(with value: Value) -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func catchAndReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
        public func catchErrorJustReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func onErrorReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func onErrorReturnItem(_ value: Value) -> AnySignal<Value, Never> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "to complete in place of a failure, write catch { _ in Signals.empty() }")
    extension Signal {
        @_alwaysEmitIntoClient public func catchErrorJustComplete() -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func catchErrorAndComplete() -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func ignoreErrors() -> AnySignal<Value, Never> { fatalError() }
        @_alwaysEmitIntoClient public func ignoreFailure() -> AnySignal<Value, Never> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func tryCatch<Other: Signal>(
            _ handler: @escaping (Failure) -> Other
        ) -> AnySignal<Value, Other.Failure> { fatalError() }
        @_alwaysEmitIntoClient public func catchError<Other: Signal>(
            _ handler: @escaping (Failure) -> Other
        ) -> AnySignal<Value, Other.Failure> { fatalError() }
        @_alwaysEmitIntoClient public func flatMapError<Other: Signal>(
            _ handler: @escaping (Failure) -> Other
        ) -> AnySignal<Value, Other.Failure> { fatalError() }
        @_alwaysEmitIntoClient public func onErrorResumeNext<Other: Signal>(
            _ handler: @escaping (Failure) -> Other
        ) -> AnySignal<Value, Other.Failure> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write catchTo(value), or catch { error in Signals.just(value) }")
    extension Signal {
        // `LazyTask` has a function with this name. Without this declaration, the compiler may take seconds to report
        // the error in a long chain.
        public func recover(_ recovery: (Failure) -> Value) -> AnySignal<Value, Never> { fatalError() }
        public func onErrorReturn(_ recovery: (Failure) -> Value) -> AnySignal<Value, Never> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "give the number of additional runs: retry(3)")
    extension Signal {
        @_alwaysEmitIntoClient public func retry() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "retry(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func retry(upTo count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func retry(times count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func retry(maxAttempts count: Int) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write retry(3, backoff: .exponential(…), on: QueueScheduler.main), or retry(3, if: { error in … })"
    )
    extension Signal {
        public func retry<Trigger>(when make: @escaping (Self) -> Trigger) -> Self { fatalError() }
        public func retry(times count: Int, backoff: Backoff) -> Self { fatalError() }
        public func retry(_ count: Int, delay: Backoff) -> Self { fatalError() }
        public func retry(_ count: Int, delay: Backoff, when isRetried: @escaping (Failure) -> Bool) -> Self {
            fatalError()
        }
        public func retryWhen<Trigger>(_ make: @escaping (Self) -> Trigger) -> Self { fatalError() }
        public func retry<Place>(upTo count: Int, interval: Double, on place: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func retry<Pause>(_ count: Int, delay: Pause) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func retry(_ count: Int, delay: Duration) -> Self { fatalError() }
        public func retry<Place: Scheduler>(_ count: Int, delay: Duration, on place: Place) -> Self { fatalError() }
        public func retry<Place>(_ count: Int, delay: Duration, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        public func retry<Pause, Place>(_ count: Int, delay: Pause, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "name the scheduler: retry(3, backoff: .exponential(…), on: QueueScheduler.main)"
    )
    extension Signal {
        @_disfavoredOverload
        public func retry(_ count: Int, backoff: Backoff) -> Self { fatalError() }
        @_disfavoredOverload
        public func retry(_ count: Int, backoff: Backoff, if isRetried: @escaping (Failure) -> Bool) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write the number first: retry(3, backoff: .exponential(…), on: QueueScheduler.main)"
    )
    extension Signal {
        public func retry(_ backoff: Backoff) -> Self { fatalError() }
        public func retry(backoff: Backoff) -> Self { fatalError() }
        public func retry<Place: Scheduler>(_ backoff: Backoff, on place: Place) -> Self { fatalError() }
        public func retry<Place: Scheduler>(backoff: Backoff, on place: Place) -> Self { fatalError() }
        public func retry(policy backoff: Backoff) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write materialize().compactMap { if case .failed(let error) = $0 { error } else { nil } }"
    )
    extension Signal {
        public var errors: AnySignal<Failure, Never> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write materialize(): its values are the events .next, .failed and .completed")
    extension Signal {
        @_alwaysEmitIntoClient public func asResult() -> AnySignal<Result<Value, Failure>, Never> { fatalError() }
    }

    // MARK: - Side effects

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doing(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func tap(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        public func handleEvents(receiveOutput: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func handleEvents(onNext: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func handleEvents(onValue: @escaping (Value) -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onNext: @escaping (Value) -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onSuccess: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func doOnNext(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onEach(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(value: @escaping (Value) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write doing { … } in a chain, observe { … } at its end")
    extension Signal {
        @discardableResult
        @_alwaysEmitIntoClient public func onValue(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        @discardableResult
        @_alwaysEmitIntoClient public func onNext(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doingAtEnd(_:)")
    extension Signal {
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onCompleted: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onDispose: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(completed: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(terminated: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(disposed: @escaping () -> Void) -> Self { fatalError() }
        public func handleEvents(receiveCompletion: @escaping (CompletionElsewhere<Failure>) -> Void) -> Self {
            fatalError()
        }
        @_alwaysEmitIntoClient public func handleEvents(receiveCancel: @escaping () -> Void) -> Self { fatalError() }
        public func onCompletion(_ body: @escaping (End<Failure>) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write doingAtEnd { _ in … }: the closure receives the end")
    extension Signal {
        @_alwaysEmitIntoClient public func finally(_ body: @escaping () -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func finalize(_ body: @escaping () -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onCompletion(_ body: @escaping () -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doingAtStart(_:)")
    extension Signal {
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onSubscribe: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onSubscribed: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(starting: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(started: @escaping () -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onStart(_ body: @escaping () -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write doingAtEnd(_:), which receives .failed(error) or .completed")
    extension Signal {
        @_alwaysEmitIntoClient public func doOnError(_ handler: @escaping (Failure) -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(onError: @escaping (Failure) -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(failed: @escaping (Failure) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func doOnCompleted(_ handler: @escaping () -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onError(_ handler: @escaping (Failure) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func onCompleted(_ handler: @escaping () -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write doing(_:) for the values, doingAtEnd(_:) for the end and doingAtStart(_:) for the start"
    )
    extension Signal {
        // Functions called `do` or `on` whose only closure has a label, such as `do(onNext:)` above, are disfavored,
        // because several of them fit a call without the label.
        @_alwaysEmitIntoClient public func `do`(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func `do`(_ body: @escaping () -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func on(_ next: @escaping (Value) -> Void) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func on(_ body: @escaping () -> Void) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func `do`(
            onNext: ((Value) -> Void)? = nil, afterNext: ((Value) -> Void)? = nil,
            onError: ((Failure) -> Void)? = nil, afterError: ((Failure) -> Void)? = nil,
            onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
            onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
        ) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func on(
            starting: (() -> Void)? = nil, started: (() -> Void)? = nil,
            event: ((ReactiveEventElsewhere<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil,
            completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
            disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
        ) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func handleEvents(
            receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil,
            receiveCompletion: ((CompletionElsewhere<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((DemandElsewhere) -> Void)? = nil
        ) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "print(_:)")
    extension Signal {
        public func debug(_ name: String? = nil, trimOutput: Bool = false) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func logEvents(identifier: String = "") -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "put a breakpoint in doing(_:) or doingAtEnd(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func breakpoint(
            receiveSubscription: ((Subscription) -> Bool)? = nil, receiveOutput: ((Value) -> Bool)? = nil,
            receiveCompletion: ((CompletionElsewhere<Failure>) -> Bool)? = nil
        ) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func breakpointOnError() -> Self { fatalError() }
    }

    // MARK: - Schedulers and time

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "deliver(on:)")
    extension Signal {
        // With only the overload below, the compiler would look up `.main` in `Any` and not find it.
        @_alwaysEmitIntoClient public func receive<Place: Scheduler>(on place: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func receive(on place: Any) -> Self { fatalError() }
        // The parameter is `any Scheduler`. With a generic parameter, the compiler would answer a mistake in the
        // closure of `observe { … }` with a misleading error: that the closure cannot conform to Scheduler.
        @_alwaysEmitIntoClient public func observe(on place: any Scheduler) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func observeOn<Place>(_ place: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func deliverOn<Place>(_ place: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "to choose the thread, write deliver(on: QueueScheduler.main)")
    extension Signal {
        @discardableResult
        public func observe(on place: any Scheduler, _ next: (Value) -> Void) -> Subscription { fatalError() }
        @_alwaysEmitIntoClient public func receive<Place>(on place: Place, options: Any?) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func observeOnMain() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func receiveOnMain() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func deliverOnMain() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "startWith(_:)")
    extension Signal {
        @_alwaysEmitIntoClient public func start(with value: Value) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "subscribe(on:)")
    extension Signal {
        @_alwaysEmitIntoClient public func subscribeOn<Place>(_ place: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func start<Place>(on place: Place) -> Self { fatalError() }
    }

    // This is a conformance, not an overload of each operator that takes a scheduler: after a mistake anywhere in a
    // chain, the compiler tries each overload of each operator, and the numbers of overloads multiply.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "to make a scheduler from a queue, write QueueScheduler(queue)")
    extension DispatchQueue: Scheduler {
        public var now: Duration { fatalError() }
        @_alwaysEmitIntoClient public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
        public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "name the scheduler: delay(.seconds(1), on: QueueScheduler.main)")
    extension Signal {
        @_alwaysEmitIntoClient public func delay(_ duration: Duration) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func delay(for duration: Duration) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "delay(_:on:)")
    extension Signal {
        public func delay<Place: Scheduler>(for time: Duration, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func delay<Place>(for time: Duration, scheduler: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func delayed<Place>(by time: Duration, on place: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func delay<Place>(_ duration: Duration, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "name the scheduler: debounce(.seconds(1), on: QueueScheduler.main)")
    extension Signal {
        @_alwaysEmitIntoClient public func debounce(_ quiet: Duration) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func debounce(for duration: Duration) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "debounce(_:on:)")
    extension Signal {
        public func debounce<Place: Scheduler>(for quiet: Duration, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        public func debounce<Place>(for quiet: Duration, scheduler: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func debounce<Place>(_ quiet: Duration, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "name the scheduler: throttle(.seconds(1), on: QueueScheduler.main)")
    extension Signal {
        @_alwaysEmitIntoClient public func throttle(_ interval: Duration, latest: Bool = true) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func throttle(for duration: Duration) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "throttle(_:on:latest:)")
    extension Signal {
        public func throttle<Place: Scheduler>(for interval: Duration, scheduler: Place, latest: Bool) -> Self {
            fatalError()
        }
        @_disfavoredOverload
        public func throttle<Place>(for interval: Duration, scheduler: Place, latest: Bool) -> Self { fatalError() }
        @_disfavoredOverload
        public func throttle<Place>(_ interval: Duration, scheduler: Place, latest: Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "RxSwift's throttle is throttle(_:on:latest:): the scheduler first")
    extension Signal {
        public func throttle<Place>(_ interval: Duration, latest: Bool = true, scheduler: Place) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "write a Duration and a scheduler: .seconds(0.3) or .milliseconds(300), on: scheduler"
    )
    extension Signal {
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func delay<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func debounce<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func throttle<Place>(_ time: Double, on place: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func delay<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func debounce<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func throttle<Place>(_ time: Double, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func delay<Place>(for time: Double, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        @_alwaysEmitIntoClient public func debounce<Place>(for time: Double, scheduler: Place) -> Self { fatalError() }
        @_disfavoredOverload
        public func throttle<Place>(for time: Double, scheduler: Place, latest: Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "to subscribe later, write Signals.timer(after: .seconds(1), on: scheduler).flatMap { _ in signal }"
    )
    extension Signal {
        public func delaySubscription<Place>(_ time: Duration, scheduler: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "name the scheduler and the error: timeout(after: .seconds(1), on: QueueScheduler.main, orFail: error)"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func timeout(_ limit: Duration) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "name the error: timeout(after: .seconds(1), on: scheduler, orFail: error)"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func timeout<Place>(_ limit: Duration, scheduler: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func timeout<Place>(_ limit: Duration, on place: Place) -> Self { fatalError() }
        public func timeout<Place>(after limit: Duration, on place: Place) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Combine's timeout is timeout(after:on:orFail:), which takes the error itself")
    extension Signal {
        @_alwaysEmitIntoClient public func timeout<Place, Other: Error>(
            _ limit: Duration, scheduler: Place, customError: @escaping () -> Other
        ) -> AnySignal<Value, Other> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "timeout(after:on:fallback:)")
    extension Signal {
        public func timeout<Place, Other: Signal>(_ limit: Duration, other: Other, scheduler: Place) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "timeout(after:on:orFail:)")
    extension Signal {
        public func timeout<Place>(after limit: Double, raising error: Failure, on place: Place) -> Self {
            fatalError()
        }
        public func timeout<Place>(after limit: Duration, raising error: Failure, on place: Place) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "timeInterval(on:)")
    extension Signal {
        public func measureInterval<Place>(using place: Place) -> AnySignal<Duration, Failure> { fatalError() }
    }

    // MARK: - Sharing

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "connectable()")
    extension Signal {
        @_alwaysEmitIntoClient public func publish() -> ConnectableSignal<Self> { fatalError() }
        @_alwaysEmitIntoClient public func makeConnectable() -> ConnectableSignal<Self> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write connectable(), which has a subject of its own")
    extension Signal {
        @_alwaysEmitIntoClient public func multicast<S: Signal>(subject: S) -> ConnectableSignal<Self> { fatalError() }
        public func multicast<S: Signal>(_ subject: S) -> ConnectableSignal<Self> { fatalError() }
        public func multicast<S: Signal>(_ makeSubject: @escaping () -> S) -> ConnectableSignal<Self> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "connectable(replay:)")
    extension Signal {
        @_alwaysEmitIntoClient public func replay(_ count: Int) -> ConnectableSignal<Self> { fatalError() }
        @_alwaysEmitIntoClient public func replayAll() -> ConnectableSignal<Self> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "share(replay:)")
    extension Signal {
        @_alwaysEmitIntoClient public func shareReplay(_ count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func replayLazily(upTo count: Int) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func shareReplayLatestWhileConnected() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "for .whileConnected, write share(replay: 1); for .forever, share(replay: 1, keepsCompleted: true)"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func share(replay count: Int = 0, scope: ScopeElsewhere) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "share() starts with its first observer; share(replay: 1) also keeps the latest value"
    )
    extension Signal {
        @_alwaysEmitIntoClient public func shareIn() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func shareIn<Place>(_ place: Place) -> Self { fatalError() }
        @_alwaysEmitIntoClient public func shareIn<Place>(_ place: Place, replay count: Int) -> Self { fatalError() }
        public func shareIn<Place>(_ place: Place, started: StartElsewhere, replay count: Int = 0) -> Self {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "share() starts with its first observer")
    extension Signal {
        @_alwaysEmitIntoClient public func refCount() -> Self { fatalError() }
        @_alwaysEmitIntoClient public func autoconnect() -> Self { fatalError() }
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
        *, unavailable, message: "write let got = clock.record(signal) with a MarbleClock; clock.run(); got.line"
    )
    @_disfavoredOverload
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @_alwaysEmitIntoClient public func Recorder<S: Signal>(_ signal: S) -> RecordingElsewhere<S.Value> { fatalError() }
#endif
