// Names of other libraries' operators, and calls that leave out a scheduler. Each is unavailable with a message that
// names our operator, and with a fix-it if the call stays the same. The types are real ones, so that the compiler
// reports no other error.

extension Signal {
    /// See ``observe(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "observe(_:)")
    @discardableResult
    public func sink(receiveValue: @escaping @Sendable (Value) -> Void) -> Subscription { fatalError() }

    /// See ``observe(_:ended:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Combine's sink is observe(_:ended:): the values first, then the end")
    @discardableResult
    public func sink(
        receiveCompletion: @escaping @Sendable (End<Failure>) -> Void, receiveValue: @escaping @Sendable (Value) -> Void
    ) -> Subscription { fatalError() }

    /// See ``observe(_:ended:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Rx's subscribe is observe(_:ended:): the values first, then the end")
    @discardableResult
    public func subscribe(
        onNext: @escaping @Sendable (Value) -> Void, onError: (@Sendable (Failure) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
    ) -> Subscription { fatalError() }

    /// See ``observe(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "use bind(to:on:) of CurrycombBindings, or assign in the closure of observe")
    @discardableResult
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root) -> Subscription {
        fatalError()
    }

    /// See ``flatMapLatest(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "flatMapLatest(_:)")
    public func switchMap<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }

    /// See ``flatMap(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func mergeMap<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }

    /// See ``flatMap(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flattenMap<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }

    /// See ``flatMap(_:_:)``; one after another.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Rx's concatMap is flatMap(.concat)")
    public func concatMap<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }

    /// See ``flatMap(_:_:)``; values that come meanwhile are ignored.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Rx's exhaustMap is flatMap(.first)")
    public func exhaustMap<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Inner.Failure> { fatalError() }

    /// See ``doing(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doing(_:)")
    public func tap(_ next: @escaping @Sendable (Value) -> Void) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``doing(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doing(_:)")
    public func handleEvents(receiveOutput: @escaping @Sendable (Value) -> Void) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``removeDuplicates()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``removeDuplicates()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func skipRepeats() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``startWith(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ values: Value...) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``endWith(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "endWith(_:)")
    public func append(_ values: Value...) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``concat(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write the first signal first: first.concat(second)")
    public func prepend<First: Signal<Value, Failure>>(_ first: First) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``concat(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "concat(_:)")
    public func append<Second: Signal<Value, Failure>>(_ second: Second) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``catchTo(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catchTo(_:)")
    public func replaceError(with value: Value) -> AnySignal<Value, Never> { fatalError() }

    /// See ``catchTo(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catchTo(_:)")
    public func catchAndReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }

    /// See ``defaultIfEmpty(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "defaultIfEmpty(_:)")
    public func replaceEmpty(with value: Value) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``canFail(with:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "canFail(with:)")
    public func setFailureType<Other: Error>(to failure: Other.Type) -> AnySignal<Value, Other> { fatalError() }

    /// See ``deliver(on:policy:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "deliver(on:)")
    public func receive<Place>(on place: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``deliver(on:policy:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observe(on scheduler: some Scheduler) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``eraseToAnySignal()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "eraseToAnySignal()")
    public func eraseToAnyPublisher() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``eraseToAnySignal()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "eraseToAnySignal()")
    public func asObservable() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``take(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(_:)")
    public func prefix(_ count: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``take(while:inclusive:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while condition: @escaping @Sendable (Value) -> Bool) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``skip(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``skip(while:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while condition: @escaping @Sendable (Value) -> Bool) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``ignoreElements()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "ignoreElements()")
    public func ignoreOutput() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``element(at:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at index: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``mapReplace(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapReplace(_:)")
    public func mapTo<Output: Sendable>(_ value: Output) -> AnySignal<Output, Failure> { fatalError() }

    /// See ``delay(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: delay(.seconds(1), on: QueueScheduler.main)")
    public func delay(_ duration: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``debounce(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: debounce(.seconds(1), on: QueueScheduler.main)")
    public func debounce(_ quiet: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``delay(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay<Place>(for time: Duration, scheduler: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``debounce(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "debounce(_:on:)")
    public func debounce<Place>(for quiet: Duration, scheduler: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``take(while:inclusive:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``skip(while:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``take(until:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil(_ trigger: some Signal) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``skip(until:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil(_ trigger: some Signal) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``deliver(on:policy:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observeOn<Place>(_ place: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``deliver(on:policy:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "deliver(on:)")
    public func deliverOn<Place>(_ place: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``subscribe(on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn<Place>(_ place: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``withLatest(from:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "withLatest(from:)")
    public func withLatestFrom<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> {
        fatalError()
    }

    /// See ``flatMap(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "RxSwift's flatMapFirst is flatMap(.first)")
    public func flatMapFirst<Inner: Signal>(
        _ transform: @escaping @Sendable (Value) -> Inner
    ) -> AnySignal<Inner.Value, Failure> { fatalError() }

    /// See ``doing(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doing(_:)")
    public func `do`(onNext: @escaping @Sendable (Value) -> Void) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``doing(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doing(_:)")
    public func doOnNext(_ next: @escaping @Sendable (Value) -> Void) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``catchTo(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catchTo(_:)")
    public func catchErrorJustReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }

    /// See ``connectable(replay:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "connectable()")
    public func publish() -> ConnectableSignal<Self> { fatalError() }

    /// See ``connectable(replay:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "connectable()")
    public func makeConnectable() -> ConnectableSignal<Self> { fatalError() }

    /// See ``throttle(_:on:leading:trailing:latest:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: throttle(.seconds(1), on: QueueScheduler.main)")
    public func throttle(_ interval: Duration, latest: Bool = true) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``throttle(_:on:leading:trailing:latest:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "throttle(_:on:latest:)")
    public func throttle<Place>(for interval: Duration, scheduler: Place, latest: Bool) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``throttle(_:on:leading:trailing:latest:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "RxSwift's throttle is throttle(_:on:latest:): the scheduler first")
    public func throttle<Place>(_ interval: Duration, latest: Bool = true, scheduler: Place) -> AnySignal<
        Value, Failure
    > { fatalError() }

    /// See ``debounce(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "debounce(_:on:)")
    public func debounce<Place>(_ quiet: Duration, scheduler: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``delay(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "delay(_:on:)")
    public func delay<Place>(_ duration: Duration, scheduler: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``timeout(after:on:orFail:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message:
            "say on which scheduler, and the error: timeout(after: .seconds(1), on: QueueScheduler.main, orFail: error)"
    )
    public func timeout(_ limit: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``timeout(after:on:orFail:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "say with which error: timeout(after: .seconds(1), on: scheduler, orFail: error)"
    )
    public func timeout<Place>(_ limit: Duration, scheduler: Place) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``timeout(after:on:orFail:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "Combine's timeout is timeout(after:on:orFail:), and takes the error itself")
    public func timeout<Place, Other: Error>(
        _ limit: Duration, scheduler: Place, customError: @escaping () -> Other
    ) -> AnySignal<Value, Other> { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func tryCatch<Other: Signal>(
        _ handler: @escaping @Sendable (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError<Other: Signal>(
        _ handler: @escaping @Sendable (Failure) -> Other
    ) -> AnySignal<Value, Other.Failure> { fatalError() }

    /// See ``catchTo(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catchTo(_:)")
    public func onErrorReturn(_ value: Value) -> AnySignal<Value, Never> { fatalError() }

    /// See ``connectable(replay:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write connectable(), which has a subject of its own")
    public func multicast<S: Signal>(subject: S) -> ConnectableSignal<Self> { fatalError() }

    /// See ``connectable(replay:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write connectable(), which has a subject of its own")
    public func multicast<S: Signal>(_ makeSubject: @escaping () -> S) -> ConnectableSignal<Self> { fatalError() }

    /// See ``connectable(replay:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "connectable(replay:)")
    public func replay(_ count: Int) -> ConnectableSignal<Self> { fatalError() }

    /// See ``share(replay:keepsCompleted:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "share(replay:)")
    public func shareReplay(_ count: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``share()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "share() connects with its first observer")
    public func refCount() -> AnySignal<Value, Failure> { fatalError() }

    /// See ``doing(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write doing(_:) for the values and doingAtEnd(_:) for the end")
    public func `do`(
        onNext: (@Sendable (Value) -> Void)? = nil, onError: @escaping @Sendable (Failure) -> Void,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``doingAtEnd(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doingAtEnd(_:)")
    public func `do`(onCompleted: @escaping @Sendable () -> Void) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``doingAtStart(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "doingAtStart(_:)")
    public func `do`(onSubscribe: @escaping @Sendable () -> Void) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``observe(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "observe(_:)")
    @discardableResult
    public func observe(onNext: @escaping @Sendable (Value) -> Void) -> Subscription { fatalError() }

    /// See ``observe(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "observe(_:)")
    @discardableResult
    public func drive(onNext: @escaping @Sendable (Value) -> Void) -> Subscription { fatalError() }

    /// See ``observe(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "observe(_:)")
    @discardableResult
    public func bind(onNext: @escaping @Sendable (Value) -> Void) -> Subscription { fatalError() }

    /// See ``element(at:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``skip(last:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "skip(last:)")
    public func skipLast(_ count: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``take(last:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "take(last:)")
    public func takeLast(_ count: Int) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``collect()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "collect()")
    public func toArray() -> AnySignal<[Value], Failure> { fatalError() }

    /// See ``race(with:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "race(with:)")
    public func amb<Other: Signal<Value, Failure>>(_ other: Other) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``combineLatest(with:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "combine, then map: a.combineLatest(with: b).map { … }")
    public func combineLatest<Other: Signal, Output>(
        _ other: Other, _ transform: @escaping @Sendable (Value, Other.Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }

    /// See ``debounce(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: debounce(.seconds(1), on: QueueScheduler.main)")
    public func debounce(for duration: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``throttle(_:on:leading:trailing:latest:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: throttle(.seconds(1), on: QueueScheduler.main)")
    public func throttle(for duration: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``delay(_:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "say on which scheduler: delay(.seconds(1), on: QueueScheduler.main)")
    public func delay(for duration: Duration) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``concat(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "concat(_:)")
    public func concatWith<Other: Signal<Value, Failure>>(_ other: Other) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``merge(with:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "merge(with:)")
    public func mergeWith<Other: Signal<Value, Failure>>(_ other: Other) -> AnySignal<Value, Failure> { fatalError() }

    /// See ``zip(with:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "zip(with:)")
    public func zipWith<Other: Signal>(_ other: Other) -> AnySignal<(Value, Other.Value), Failure> { fatalError() }

    /// See ``doingAtEnd(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write doingAtEnd(_:), which receives .failed(error) or .completed")
    public func doOnError(_ handler: @escaping @Sendable (Failure) -> Void) -> AnySignal<Value, Failure> {
        fatalError()
    }

    /// See ``removeDuplicates()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "removeDuplicates() compares neighbors; no operator remembers all values")
    public func distinct() -> AnySignal<Value, Failure> { fatalError() }
}
