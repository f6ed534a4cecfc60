// Names of other libraries: unavailable, with a message that names the function here. Each extension is a row of a table.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension IO {
    public static func just(_ value: Success) -> IO { fatalError() }
    public static func pure(_ value: Success) -> IO { fatalError() }
    public static func succeed(_ value: Success) -> IO { fatalError() }
    public static func success(_ value: Success) -> IO { fatalError() }
    public static func value(_ value: Success) -> IO { fatalError() }
    public static func unit(_ value: Success) -> IO { fatalError() }
    public static func now(_ value: Success) -> IO { fatalError() }
    public static func `return`(_ value: Success) -> IO { fatalError() }
    public static func point(_ value: Success) -> IO { fatalError() }
    public static func result(_ value: Success) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension IO {
    public static func failure(_ error: Failure) -> IO { fatalError() }
    public static func error(_ error: Failure) -> IO { fatalError() }
    public static func raiseError(_ error: Failure) -> IO { fatalError() }
    public static func `throw`(_ error: Failure) -> IO { fatalError() }
    public static func failed(_ error: Failure) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write IO { … }")
extension IO {
    public static func effect<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func invoke<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func attempt<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func effectTotal<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func sync<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func create<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func async<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func from<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func delay<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func later<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
    public static func suspend<Value>(_ work: @escaping () throws -> Value) -> IO<Value, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deferred(_:)")
extension IO {
    public static func `defer`(_ make: @escaping () -> IO) -> IO { fatalError() }
    public static func lazy(_ make: @escaping () -> IO) -> IO { fatalError() }
    public static func suspended(_ make: @escaping () -> IO) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO {
    public static func fromResult(_ result: Result<Success, Failure>) -> IO { fatalError() }
    public static func fromEither(_ result: Result<Success, Failure>) -> IO { fatalError() }
    public static func from(_ result: Result<Success, Failure>) -> IO { fatalError() }
    public static func done(_ result: Result<Success, Failure>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension IO {
    public func flatMapError<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other>
    { fatalError() }
    public func catchError<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func catchAll<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func handleErrorWith<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<
        Success, Other
    > { fatalError() }
    public func recoverWith<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func flatMapLeft<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func flatMapError(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> {
        fatalError()
    }
    public func catchError(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func catchAll(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func handleErrorWith(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> {
        fatalError()
    }
    public func recoverWith(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> {
        fatalError()
    }
    public func flatMapLeft(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension IO {
    public func recover<Other: Error>(_ recovery: @escaping (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func recover(_ recovery: @escaping (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension IO {
    public func handleError(_ value: @escaping (Failure) -> Success) -> IO<Success, Never> { fatalError() }
    public func catchReturn(_ value: @escaping (Failure) -> Success) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension IO {
    public func replaceError(_ value: Success) -> IO<Success, Never> { fatalError() }
    public func catchAndReturn(_ value: Success) -> IO<Success, Never> { fatalError() }
    public func orElseSucceed(_ value: Success) -> IO<Success, Never> { fatalError() }
    public func catchTo(_ value: Success) -> IO<Success, Never> { fatalError() }
    public func getOrElse(_ value: Success) -> IO<Success, Never> { fatalError() }
    public func replaceError(with value: Success) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapError(_:)")
extension IO {
    public func mapLeft<Other: Error>(_ transform: @escaping (Failure) -> Other) -> IO<Success, Other> { fatalError() }
    public func leftMap<Other: Error>(_ transform: @escaping (Failure) -> Other) -> IO<Success, Other> { fatalError() }
    public func mapFailure<Other: Error>(_ transform: @escaping (Failure) -> Other) -> IO<Success, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "map { … }, then mapError { … }")
extension IO {
    public func bimap<Value, Other: Error>(_ left: @escaping (Failure) -> Other, _ right: @escaping (Success) -> Value)
        -> IO<Value, Other>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "the success first: fold({ value in … }, { error in … })")
extension IO {
    public func fold<Value>(ifFailure: @escaping (Failure) -> Value, ifSuccess: @escaping (Success) -> Value) -> IO<
        Value, Never
    > { fatalError() }
    @_disfavoredOverload public func fold<Value>(
        _ ifFailure: @escaping (Failure) -> Value, _ ifSuccess: @escaping (Success) -> Value
    ) -> IO<Value, Never> { fatalError() }
    public func match<Value>(_ ifFailure: @escaping (Failure) -> Value, _ ifSuccess: @escaping (Success) -> Value)
        -> IO<Value, Never>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "asVoid()")
extension IO {
    public func void() -> IO<Void, Failure> { fatalError() }
    public func unit() -> IO<Void, Failure> { fatalError() }
    public func ignore() -> IO<Void, Failure> { fatalError() }
    public func discard() -> IO<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { _ in value }")
extension IO {
    public func `as`<Value>(_ value: Value) -> IO<Value, Failure> { fatalError() }
    public func mapTo<Value>(_ value: Value) -> IO<Value, Failure> { fatalError() }
    public func replace<Value>(_ value: Value) -> IO<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension IO {
    public func doOnNext(_ look: @escaping (Success) -> Void) -> IO { fatalError() }
    public func onSuccess(_ look: @escaping (Success) -> Void) -> IO { fatalError() }
    public func doing(_ look: @escaping (Success) -> Void) -> IO { fatalError() }
    public func flatTap<Ignored>(_ effect: @escaping (Success) -> IO<Ignored, Failure>) -> IO { fatalError() }
    public func zipLeft<Ignored>(_ effect: @escaping (Success) -> IO<Ignored, Failure>) -> IO { fatalError() }
    public func flatMapTap<Ignored>(_ effect: @escaping (Success) -> IO<Ignored, Failure>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tapError(_:)")
extension IO {
    public func onError(_ look: @escaping (Failure) -> Void) -> IO { fatalError() }
    public func doOnError(_ look: @escaping (Failure) -> Void) -> IO { fatalError() }
    public func onFailure(_ look: @escaping (Failure) -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension IO {
    public func zipRight<Value>(_ next: IO<Value, Failure>) -> IO<Value, Failure> { fatalError() }
    public func andThen<Value>(_ next: IO<Value, Failure>) -> IO<Value, Failure> { fatalError() }
    public func followedBy<Value>(_ next: IO<Value, Failure>) -> IO<Value, Failure> { fatalError() }
    public func concat<Value>(_ next: IO<Value, Failure>) -> IO<Value, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:)")
extension IO {
    public func zipPar<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func parZip<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func product<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func and<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func combine<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func `async`<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func zip<Other>(with other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:_:)")
extension IO {
    public func zipWith<Other, Value>(_ other: IO<Other, Failure>, _ combine: @escaping (Success, Other) -> Value)
        -> IO<Value, Failure>
    { fatalError() }
    public func map2<Other, Value>(_ other: IO<Other, Failure>, _ combine: @escaping (Success, Other) -> Value) -> IO<
        Value, Failure
    > { fatalError() }
    public func parMap<Other, Value>(_ other: IO<Other, Failure>, _ combine: @escaping (Success, Other) -> Value) -> IO<
        Value, Failure
    > { fatalError() }
    public func zipWithPar<Other, Value>(_ other: IO<Other, Failure>, _ combine: @escaping (Success, Other) -> Value)
        -> IO<Value, Failure>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a function")
extension IO {
    public static func zip<A, B>(_ a: IO<A, Failure>, _ b: IO<B, Failure>) -> IO<(A, B), Failure>
    where Success == (A, B) { fatalError() }
    public static func parZip<A, B>(_ a: IO<A, Failure>, _ b: IO<B, Failure>) -> IO<(A, B), Failure>
    where Success == (A, B) { fatalError() }
    public static func both<A, B>(_ a: IO<A, Failure>, _ b: IO<B, Failure>) -> IO<(A, B), Failure>
    where Success == (A, B) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse { io(of: $0) }")
extension IO {
    public static func traverse<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> IO<Value, Failure>) -> IO<
        [Value], Failure
    > { fatalError() }
    public static func foreach<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> IO<Value, Failure>) -> IO<
        [Value], Failure
    > { fatalError() }
    public static func foreachPar<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> IO<Value, Failure>) -> IO<
        [Value], Failure
    > { fatalError() }
    public static func parTraverse<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> IO<Value, Failure>) -> IO<
        [Value], Failure
    > { fatalError() }
    public static func forEach<Item, Value>(_ items: [Item], _ make: @escaping (Item) -> IO<Value, Failure>) -> IO<
        [Value], Failure
    > { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write effects.sequence(), or items.traverse { io(of: $0) }")
extension IO {
    public static func sequence(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    public static func collectAll(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    public static func collectAllPar(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    public static func parSequence(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    public static func all(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    public static func all(_ first: IO, _ more: IO...) -> IO<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension IO {
    public func ensuring(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func finally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func guarantee(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func always(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "attempt()")
extension IO {
    public func either() -> IO<Result<Success, Failure>, Never> { fatalError() }
    public func asResult() -> IO<Result<Success, Failure>, Never> { fatalError() }
    public func materialize() -> IO<Result<Success, Failure>, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "absolve()")
extension IO {
    public func rethrow<Value, Other: Error>() -> IO<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
    public func dematerialize<Value, Other: Error>() -> IO<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
    public func unwrapResult<Value, Other: Error>() -> IO<Value, Other> where Success == Result<Value, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failing(as:)")
extension IO {
    public func canFail<Other: Error>(_ failure: Other.Type) -> IO<Success, Other> { fatalError() }
    public func promoteError<Other: Error>(_ failure: Other.Type) -> IO<Success, Other> { fatalError() }
    public func setFailureType<Other: Error>(to failure: Other.Type) -> IO<Success, Other> { fatalError() }
    public func canFail<Other: Error>(with failure: Other.Type) -> IO<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "say how often: retry(3)")
extension IO {
    public func retry() -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:)")
extension IO {
    public func retryN(_ count: Int) -> IO { fatalError() }
    public func retryTimes(_ count: Int) -> IO { fatalError() }
    public func retry(times count: Int) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "repeated(until:)")
extension IO {
    public func `repeat`(until isLast: @escaping (Success) -> Bool) -> IO { fatalError() }
    public func repeatUntil(_ isLast: @escaping (Success) -> Bool) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "what a description needs is its argument: a function that returns it")
extension IO {
    public func provide<Environment>(_ environment: Environment) -> IO { fatalError() }
    public func provideEnvironment<Environment>(_ environment: Environment) -> IO { fatalError() }
    public func `inject`<Environment>(_ environment: Environment) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension IO {
    public func unsafeRun() -> Success { fatalError() }
    public func unsafeRunSync() -> Success { fatalError() }
    public func unsafePerformIO() -> Success { fatalError() }
    public func perform() -> Success { fatalError() }
    public func execute() -> Success { fatalError() }
    public func unsafePerform() -> Success { fatalError() }
    public func runSync() -> Success { fatalError() }
    public func callAsFunction() -> Success { fatalError() }
    public func get() -> Success { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "result()")
extension IO {
    public func unsafeRunEither() -> Result<Success, Failure> { fatalError() }
    public func runEither() -> Result<Success, Failure> { fatalError() }
    public func unsafeRunSyncEither() -> Result<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "an IO blocks; asynchronous work is a LazyTask: LazyTask(io)")
extension IO {
    public func unsafeRunAsync(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func runAsync(_ done: @escaping (Result<Success, Failure>) -> Void) { fatalError() }
    public func fork() -> IO { fatalError() }
    public func start() -> IO { fatalError() }
}

// MARK: - Operators

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a.flatMap { … }")
public func >>= <A, B, Failure>(_ a: IO<A, Failure>, _ next: @escaping (A) -> IO<B, Failure>) -> IO<B, Failure> {
    fatalError()
}
