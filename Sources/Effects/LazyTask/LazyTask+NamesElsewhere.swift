// Names of other libraries: unavailable, with a message that names the function here. Each extension is a row of a table.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension LazyTask {
    public static func just(_ value: Success) -> LazyTask { fatalError() }
    public static func pure(_ value: Success) -> LazyTask { fatalError() }
    public static func succeed(_ value: Success) -> LazyTask { fatalError() }
    public static func success(_ value: Success) -> LazyTask { fatalError() }
    public static func value(_ value: Success) -> LazyTask { fatalError() }
    public static func unit(_ value: Success) -> LazyTask { fatalError() }
    public static func now(_ value: Success) -> LazyTask { fatalError() }
    public static func `return`(_ value: Success) -> LazyTask { fatalError() }
    public static func point(_ value: Success) -> LazyTask { fatalError() }
    public static func result(_ value: Success) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension LazyTask {
    public static func failure(_ error: Failure) -> LazyTask { fatalError() }
    public static func error(_ error: Failure) -> LazyTask { fatalError() }
    public static func raiseError(_ error: Failure) -> LazyTask { fatalError() }
    public static func `throw`(_ error: Failure) -> LazyTask { fatalError() }
    public static func failed(_ error: Failure) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask { … }")
extension LazyTask {
    public static func effect<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func invoke<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func attempt<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func effectTotal<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func sync<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func create<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func async<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func from<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func delay<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func later<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
    public static func suspend<Value>(_ work: @escaping () async throws -> Value) -> LazyTask<Value, any Error> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deferred(_:)")
extension LazyTask {
    public static func `defer`(_ make: @escaping () -> LazyTask) -> LazyTask { fatalError() }
    public static func lazy(_ make: @escaping () -> LazyTask) -> LazyTask { fatalError() }
    public static func suspended(_ make: @escaping () -> LazyTask) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension LazyTask {
    public static func fromResult(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    public static func fromEither(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    public static func from(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    public static func done(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension LazyTask {
    public func flatMapError<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func catchError<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func catchAll<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func handleErrorWith<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func recoverWith<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func flatMapLeft<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func flatMapError(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
    public func catchError(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
    public func catchAll(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
    public func handleErrorWith(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never>
    { fatalError() }
    public func recoverWith(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
    public func flatMapLeft(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension LazyTask {
    public func recover<Other: Error>(_ recovery: @escaping (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > { fatalError() }
    public func recover(_ recovery: @escaping (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension LazyTask {
    public func handleError(_ value: @escaping (Failure) -> Success) -> LazyTask<Success, Never> { fatalError() }
    public func catchReturn(_ value: @escaping (Failure) -> Success) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension LazyTask {
    public func replaceError(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func catchAndReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func orElseSucceed(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func catchTo(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func getOrElse(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func replaceError(with value: Success) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapError(_:)")
extension LazyTask {
    public func mapLeft<Other: Error>(_ transform: @escaping (Failure) -> Other) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func leftMap<Other: Error>(_ transform: @escaping (Failure) -> Other) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func mapFailure<Other: Error>(_ transform: @escaping (Failure) -> Other) -> LazyTask<Success, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "map { … }, then mapError { … }")
extension LazyTask {
    public func bimap<Value, Other: Error>(_ left: @escaping (Failure) -> Other, _ right: @escaping (Success) -> Value)
        -> LazyTask<Value, Other>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "the success first: fold({ value in … }, { error in … })")
extension LazyTask {
    public func fold<Value>(ifFailure: @escaping (Failure) -> Value, ifSuccess: @escaping (Success) -> Value)
        -> LazyTask<Value, Never>
    { fatalError() }
    @_disfavoredOverload public func fold<Value>(
        _ ifFailure: @escaping (Failure) -> Value, _ ifSuccess: @escaping (Success) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    public func match<Value>(_ ifFailure: @escaping (Failure) -> Value, _ ifSuccess: @escaping (Success) -> Value)
        -> LazyTask<Value, Never>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "asVoid()")
extension LazyTask {
    public func void() -> LazyTask<Void, Failure> { fatalError() }
    public func unit() -> LazyTask<Void, Failure> { fatalError() }
    public func ignore() -> LazyTask<Void, Failure> { fatalError() }
    public func discard() -> LazyTask<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { _ in value }")
extension LazyTask {
    public func `as`<Value>(_ value: Value) -> LazyTask<Value, Failure> { fatalError() }
    public func mapTo<Value>(_ value: Value) -> LazyTask<Value, Failure> { fatalError() }
    public func replace<Value>(_ value: Value) -> LazyTask<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension LazyTask {
    public func doOnNext(_ look: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    public func onSuccess(_ look: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    public func doing(_ look: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    public func flatTap<Ignored>(_ effect: @escaping (Success) -> LazyTask<Ignored, Failure>) -> LazyTask {
        fatalError()
    }
    public func zipLeft<Ignored>(_ effect: @escaping (Success) -> LazyTask<Ignored, Failure>) -> LazyTask {
        fatalError()
    }
    public func flatMapTap<Ignored>(_ effect: @escaping (Success) -> LazyTask<Ignored, Failure>) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tapError(_:)")
extension LazyTask {
    public func onError(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    public func doOnError(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    public func onFailure(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension LazyTask {
    public func zipRight<Value>(_ next: LazyTask<Value, Failure>) -> LazyTask<Value, Failure> { fatalError() }
    public func andThen<Value>(_ next: LazyTask<Value, Failure>) -> LazyTask<Value, Failure> { fatalError() }
    public func followedBy<Value>(_ next: LazyTask<Value, Failure>) -> LazyTask<Value, Failure> { fatalError() }
    public func concat<Value>(_ next: LazyTask<Value, Failure>) -> LazyTask<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:)")
extension LazyTask {
    public func zipPar<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public func parZip<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public func product<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> {
        fatalError()
    }
    public func and<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public func combine<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> {
        fatalError()
    }
    public func `async`<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> {
        fatalError()
    }
    public func zip<Other>(with other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:_:)")
extension LazyTask {
    public func zipWith<Other, Value>(_ other: LazyTask<Other, Failure>, _ combine: @escaping (Success, Other) -> Value)
        -> LazyTask<Value, Failure>
    { fatalError() }
    public func map2<Other, Value>(_ other: LazyTask<Other, Failure>, _ combine: @escaping (Success, Other) -> Value)
        -> LazyTask<Value, Failure>
    { fatalError() }
    public func parMap<Other, Value>(_ other: LazyTask<Other, Failure>, _ combine: @escaping (Success, Other) -> Value)
        -> LazyTask<Value, Failure>
    { fatalError() }
    public func zipWithPar<Other, Value>(
        _ other: LazyTask<Other, Failure>, _ combine: @escaping (Success, Other) -> Value
    ) -> LazyTask<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a function")
extension LazyTask {
    public static func zip<A, B>(_ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>) -> LazyTask<(A, B), Failure>
    where Success == (A, B) { fatalError() }
    public static func parZip<A, B>(_ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>) -> LazyTask<(A, B), Failure>
    where Success == (A, B) { fatalError() }
    public static func both<A, B>(_ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>) -> LazyTask<(A, B), Failure>
    where Success == (A, B) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse { task(of: $0) }")
extension LazyTask {
    public static func traverse<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> LazyTask<Value, Failure>)
        -> LazyTask<[Value], Failure>
    { fatalError() }
    public static func foreach<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> LazyTask<Value, Failure>)
        -> LazyTask<[Value], Failure>
    { fatalError() }
    public static func foreachPar<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> LazyTask<Value, Failure>)
        -> LazyTask<[Value], Failure>
    { fatalError() }
    public static func parTraverse<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> LazyTask<Value, Failure>)
        -> LazyTask<[Value], Failure>
    { fatalError() }
    public static func forEach<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> LazyTask<Value, Failure>)
        -> LazyTask<[Value], Failure>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
extension LazyTask {
    public static func sequence(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func collectAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func collectAllPar(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func parSequence(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func all(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func gather(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func whenAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func merge(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func all(_ first: LazyTask, _ more: LazyTask...) -> LazyTask<[Success], Failure> { fatalError() }
    public static func gather(_ first: LazyTask, _ more: LazyTask...) -> LazyTask<[Success], Failure> { fatalError() }
    public static func whenAll(_ first: LazyTask, _ more: LazyTask...) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension LazyTask {
    public func ensuring(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func finally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func guarantee(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func always(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "attempt()")
extension LazyTask {
    public func either() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    public func asResult() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    public func materialize() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    public func result() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "absolve()")
extension LazyTask {
    public func rethrow<Value, Other: Error>() -> LazyTask<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
    public func dematerialize<Value, Other: Error>() -> LazyTask<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
    public func unwrapResult<Value, Other: Error>() -> LazyTask<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failing(as:)")
extension LazyTask {
    public func canFail<Other: Error>(_ failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
    public func promoteError<Other: Error>(_ failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
    public func setFailureType<Other: Error>(to failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
    public func canFail<Other: Error>(with failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "say how often: retry(3)")
extension LazyTask {
    public func retry() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:)")
extension LazyTask {
    public func retryN(_ count: Int) -> LazyTask { fatalError() }
    public func retryTimes(_ count: Int) -> LazyTask { fatalError() }
    public func retry(times count: Int) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "repeated(until:)")
extension LazyTask {
    public func `repeat`(until isLast: @escaping (Success) -> Bool) -> LazyTask { fatalError() }
    public func repeatUntil(_ isLast: @escaping (Success) -> Bool) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "what a description needs is its argument: a function that returns it")
extension LazyTask {
    public func provide<Environment>(_ environment: Environment) -> LazyTask { fatalError() }
    public func provideEnvironment<Environment>(_ environment: Environment) -> LazyTask { fatalError() }
    public func `inject`<Environment>(_ environment: Environment) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "callback(_:)")
extension LazyTask {
    @_disfavoredOverload
    public init(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void) { fatalError() }
    public static func create(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
    public static func effectAsync(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
    public static func async(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
    public static func future(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
    public static func fromCallback(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
    public static func promise(_ work: @escaping (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void)
        -> LazyTask
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "callback(_:)")
extension LazyTask {
    @_disfavoredOverload public static func create<Cleaner>(
        _ work: @escaping (@escaping (SingleElsewhere) -> Void) -> Cleaner
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask<Void, Failure>.of(())")
extension LazyTask where Success == Void {
    public static func empty() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension LazyTask {
    public func unsafeRun() -> Success { fatalError() }
    public func unsafeRunAsync() -> Success { fatalError() }
    public func get() -> Success { fatalError() }
    public func await() -> Success { fatalError() }
    public func perform() -> Success { fatalError() }
    public func execute() -> Success { fatalError() }
    public func runAsync() -> Success { fatalError() }
    public func toPromise() -> Success { fatalError() }
    public var value: Success { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "start(priority:)")
extension LazyTask {
    public func fork() -> Task<Success, any Error> { fatalError() }
    public func resume() -> Task<Success, any Error> { fatalError() }
    public func runAndForget() -> Task<Success, any Error> { fatalError() }
    public func fireAndForget() -> Task<Success, any Error> { fatalError() }
    public func unsafeRunAndForget() -> Task<Success, any Error> { fatalError() }
    public func launch() -> Task<Success, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a Task: Task { try await task.run() }")
extension LazyTask {
    public func run(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func start(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func unsafeRunAsync(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func perform(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func onComplete(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func whenComplete(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func sink(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func subscribe(onSuccess: ((Success) -> Void)? = nil, onFailure: ((Failure) -> Void)? = nil) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delayed(by:)")
extension LazyTask {
    public func delay(_ duration: Duration) -> LazyTask { fatalError() }
    public func delay(for duration: Duration) -> LazyTask { fatalError() }
    public func delay(by duration: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:)")
extension LazyTask {
    public func timeout(_ limit: Duration) -> LazyTask<Success?, Failure> { fatalError() }
    public func timeout(for limit: Duration) -> LazyTask<Success?, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sleep(for:)")
extension LazyTask where Success == Void {
    public static func sleep(_ duration: Duration) -> LazyTask { fatalError() }
    public static func wait(_ duration: Duration) -> LazyTask { fatalError() }
    public static func delay(_ duration: Duration) -> LazyTask { fatalError() }
    public static func after(_ duration: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "firstSuccess(of:)")
extension LazyTask {
    public static func any(_ tasks: [LazyTask]) -> LazyTask { fatalError() }
    public static func firstSuccess(_ tasks: [LazyTask]) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "race(_:)")
extension LazyTask {
    public func raceWith(_ other: LazyTask) -> LazyTask { fatalError() }
    public func amb(_ other: LazyTask) -> LazyTask { fatalError() }
    public func or(_ other: LazyTask) -> LazyTask { fatalError() }
    public func race(with other: LazyTask) -> LazyTask { fatalError() }
    public static func amb(_ tasks: [LazyTask]) -> LazyTask { fatalError() }
    public static func first(of tasks: [LazyTask]) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write first.race(second), or LazyTask.race([…])")
extension LazyTask {
    public static func race(_ first: LazyTask, _ second: LazyTask, _ more: LazyTask...) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, backoff: .constant(.seconds(1)))")
extension LazyTask {
    public func retry(_ count: Int, delay: Duration) -> LazyTask { fatalError() }
    public func retry(_ count: Int, after pause: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoized()")
extension LazyTask {
    public func cached() -> LazyTask { fatalError() }
    public func memoize() -> LazyTask { fatalError() }
    public func share() -> LazyTask { fatalError() }
    public func cache() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "shielded()")
extension LazyTask {
    public func uninterruptible() -> LazyTask { fatalError() }
    public func uncancelable() -> LazyTask { fatalError() }
}

// MARK: - Operators

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a.flatMap { … }")
public func >>= <A, B, Failure>(_ a: LazyTask<A, Failure>, _ next: @escaping (A) -> LazyTask<B, Failure>) -> LazyTask<
    B, Failure
> {
    fatalError()
}
