// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead. Only
// debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func just(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func pure(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func succeed(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func success(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func value(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func right(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func resolve(_ value: Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func resolved(_ value: Success) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func failure(_ error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func raiseError(_ error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func left(_ error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func rejected(_ error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func reject(_ error: Failure) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func flatMapError<Other: Error>(
        _ recover: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }
    @_alwaysEmitIntoClient public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }
    @_alwaysEmitIntoClient public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }
    public func catchAll<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func catchSome<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func handleErrorWith<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > {
        fatalError()
    }
    public func onErrorResume<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > {
        fatalError()
    }
    public func onErrorResumeNext<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > {
        fatalError()
    }
    public func orElse<Other: Error>(_ recovery: (Failure) -> LazyTask<Success, Other>) -> LazyTask<Success, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration) -> LazyTask<Success?, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
extension LazyTask {
    @_alwaysEmitIntoClient public static func all(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func gather(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func sequence(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func concurrent(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func whenAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func collectAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func collectAllPar(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func parSequence(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func when(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "firstSuccess(of:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func any(_ tasks: [LazyTask]) -> LazyTask { fatalError() }
}

// In each extension below, all names have the same replacement.

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension LazyTask {
    public static func fromResult(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ io: IO<Success, Failure>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func fromIO(_ io: IO<Success, Failure>) -> LazyTask { fatalError() }
    public static func from(_ work: () async throws(Failure) -> Success) -> LazyTask { fatalError() }
    public static func `async`(_ work: @escaping @Sendable () async throws(Failure) -> Success) -> LazyTask {
        fatalError()
    }
    public static func fromAsync(_ work: @escaping @Sendable () async throws(Failure) -> Success) -> LazyTask {
        fatalError()
    }
    public init(catching work: @escaping @Sendable () async throws(Failure) -> Success) { fatalError() }
    @_alwaysEmitIntoClient public static func attempt(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    public static func attempting(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    public static func run(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func tryCatch(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    public static func fromThrowing(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func effect(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func invoke(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func delay(_ work: () async throws -> Success) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension LazyTask where Failure == any Error {
    @_alwaysEmitIntoClient public static func attempt(_ work: () async throws -> Success) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func tryCatch(_ work: () async throws -> Success) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write await task.outcome() to run it, task.attempt() for a task of a Result")
extension LazyTask {
    /// A property that returns a function, so that the compiler finds it with and without parentheses.
    public var result: @Sendable () async -> Outcome<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func toResult() async -> Outcome<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func runResult() async -> Outcome<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tap(_:) for the value, tapError(_:) for the error")
extension LazyTask {
    @_alwaysEmitIntoClient public func onSuccess(_ look: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onError(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onFailure(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    public func `do`(onSuccess: ((Success) -> Void)? = nil, onError: ((Failure) -> Void)? = nil) -> LazyTask {
        fatalError()
    }
    @_alwaysEmitIntoClient public func handleEvents(
        onSuccess: ((Success) async -> Void)? = nil, onFailure: ((Failure) async -> Void)? = nil
    ) -> LazyTask { fatalError() }
    public func handleEvents(receiveOutput: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    public func tapBoth(_ failure: (Failure) -> Void, _ success: (Success) -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoized()")
extension LazyTask {
    @_alwaysEmitIntoClient public func cache() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func cached() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func memoize() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func share() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func shared() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func once() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "memoized() keeps its value; when that is too old, make a new task.memoized()")
extension LazyTask {
    @_alwaysEmitIntoClient public func cached(for age: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func cached(ttl age: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func memoized(for age: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:orFail:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func timeout(after limit: Duration, error: Failure) -> LazyTask { fatalError() }
    public func timeout(after limit: Duration, throwing error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration, error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration, failure: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func timeout(after limit: Duration, failWith error: Failure) -> LazyTask {
        fatalError()
    }
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration, orFail error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func timeoutFail(_ error: Failure, _ limit: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tasks.sequence(limit: 2), or items.traverse(limit: 2) { task(of: $0) }")
extension LazyTask {
    public static func all(_ tasks: [LazyTask], maxConcurrent: Int) -> LazyTask<[Success], Failure> { fatalError() }
    public static func all(_ tasks: [LazyTask], limit: Int) -> LazyTask<[Success], Failure> { fatalError() }
    public static func parallel(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func parallel(_ tasks: [LazyTask], limit: Int) -> LazyTask<[Success], Failure> { fatalError() }
    public static func parallel(_ tasks: [LazyTask], maxConcurrent: Int) -> LazyTask<[Success], Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func zip(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func zip(_ tasks: [LazyTask], maxConcurrent: Int) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a global function, for any number of tasks")
extension LazyTask {
    @_alwaysEmitIntoClient public static func zip<Other>(
        _ first: LazyTask, _ second: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func parallel<Other>(
        _ first: LazyTask, _ second: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func zip<Second, Third>(
        _ first: LazyTask, _ second: LazyTask<Second, Failure>, _ third: LazyTask<Third, Failure>
    ) -> LazyTask<(Success, Second, Third), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask.race([first, second])")
extension LazyTask {
    public static func race(_ first: LazyTask, _ second: LazyTask, _ others: LazyTask...) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, if: { error in … })")
extension LazyTask {
    public func retry(_ retries: Int, backoff: Backoff = .none, when isWorthwhile: (Failure) -> Bool) -> LazyTask {
        fatalError()
    }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff = .none, shouldRetry isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the condition if: retry(3, if: …), retry(3, backoff: …, if: …)")
extension LazyTask {
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff = .none, where isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff = .none, condition isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:backoff:on:if:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func retry<Place>(
        _ retries: Int, backoff: Backoff, on place: Place, when isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry<Place>(
        _ retries: Int, backoff: Backoff, on place: Place, where isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry<Place>(
        _ retries: Int, backoff: Backoff, on place: Place, shouldRetry isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry<Place>(
        _ retries: Int, backoff: Backoff, on place: Place, condition isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, backoff: .constant(.seconds(1)))")
extension LazyTask {
    @_alwaysEmitIntoClient public func retry(_ retries: Int, delay: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(times retries: Int, delay: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(attempts retries: Int, delay: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(_ retries: Int, every delay: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(schedule: Backoff) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, backoff: .constant(.seconds(1)), on: clock)")
extension LazyTask {
    public func retry<Place>(_ retries: Int, delay: Duration, clock: Place) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the number: retry(3, backoff: .exponential(from: first, upTo: longest))")
extension LazyTask {
    @_alwaysEmitIntoClient public func retry(_ backoff: Backoff) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(backoff: Backoff) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(policy backoff: Backoff) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(times retries: Int, backoff: Backoff) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(_ retries: Int, delay backoff: Backoff) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension LazyTask {
    public func catchErrorJustReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchAndReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchTo(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func recover(with value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fallback(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fallback(to value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func replaceError(with value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func recover(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func getOrElse(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchErrorReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func onErrorReturn(_ value: () -> Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func getOrElse(_ value: () -> Success) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "orElse(_:)")
extension LazyTask {
    @_disfavoredOverload
    public func fallback<Other>(to other: LazyTask<Success, Other>) -> LazyTask<Success, Other> { fatalError() }
    public func fallback(to other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
    @_disfavoredOverload public func or<Other: Error>(_ other: LazyTask<Success, Other>) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func or(_ other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
    @_disfavoredOverload public func onErrorResumeNext<Other: Error>(_ other: LazyTask<Success, Other>) -> LazyTask<
        Success, Other
    > {
        fatalError()
    }
    public func onErrorResumeNext(_ other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delay(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func delay(for duration: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func delay(by duration: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func delayed(_ duration: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delay(_:on:)")
extension LazyTask {
    public func delay<Place>(for duration: Duration, on clock: Place) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "attempt()")
extension LazyTask {
    @_alwaysEmitIntoClient public func asResult() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func either() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func toEither() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func materialize() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failing(as:)")
extension LazyTask where Failure == Never {
    public func setFailureType<Other>(to failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
    public func promoteError<Other>(_ failure: Other.Type) -> LazyTask<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try await task.run(), or switch await task.outcome() { … }")
extension LazyTask {
    public var value: Success { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { outcome in … }: a task that runs after every end")
extension LazyTask {
    @_alwaysEmitIntoClient public func finally(_ body: () async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func ensuring(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func ensuring(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func `defer`(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func `defer`(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onCompletion(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func onCompletion(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func tapFinally(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func tapFinally(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func doFinally(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func doFinally(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onTermination(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func onTermination(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func finally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func ensuring(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func `defer`(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onCompletion(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func tapFinally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func doFinally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onTermination(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func guarantee(_ finalizer: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func guaranteeCase(_ finalizer: (Outcome<Success, Failure>) -> LazyTask<Void, Never>) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write fold({ value in … }, { error in … }): the value first")
extension LazyTask {
    @_alwaysEmitIntoClient public func fold<Value>(
        ifFailure: (Failure) -> Value, ifSuccess: (Success) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        onFailure: (Failure) -> Value, onSuccess: (Success) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        onSuccess: (Success) -> Value, onFailure: (Failure) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    public func redeem<Value>(_ failure: (Failure) -> Value, _ success: (Success) -> Value) -> LazyTask<Value, Never> {
        fatalError()
    }
    public func match<Value>(_ failure: (Failure) -> Value, _ success: (Success) -> Value) -> LazyTask<Value, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:orFail:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func fromOption(_ optional: Success?) -> LazyTask { fatalError() }
    public static func fromOption(_ optional: Success?, orFail error: Failure) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func fromOptional(_ optional: Success?) -> LazyTask { fatalError() }
    public static func fromOptional(_ optional: Success?, orFail error: Failure) -> LazyTask { fatalError() }
    public static func from(_ optional: Success?, orFail error: Failure) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension LazyTask {
    @_alwaysEmitIntoClient public func unsafeRun() async throws -> Success { fatalError() }
    @_alwaysEmitIntoClient public func get() async throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func `await`() async throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func execute() async throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func perform() async throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func wait() async throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func unsafeRunSync() async throws(Failure) -> Success { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { condition($0) ? .of($0) : .fail(error) }")
extension LazyTask {
    public func filter(orFail error: Failure, _ isIncluded: (Success) -> Bool) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func filter(_ isIncluded: (Success) -> Bool) -> LazyTask { fatalError() }
    public func filter(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func ensure(_ condition: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func ensure(orFail error: Failure, _ condition: (Success) -> Bool) -> LazyTask { fatalError() }
    public func filterOrFail(_ isIncluded: (Success) -> Bool, _ error: Failure) -> LazyTask { fatalError() }
    public func filterOrFail(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func filterOrFail(_ error: Failure, _ isIncluded: (Success) -> Bool) -> LazyTask { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, _ error: Failure) -> LazyTask { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, _ error: (Success) -> Failure) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension LazyTask {
    public func onErrorReturn(_ value: (Failure) -> Success) -> LazyTask<Success, Never> { fatalError() }
    public func getOrElse(_ value: (Failure) -> Success) -> LazyTask<Success, Never> { fatalError() }
    public func handleError(_ value: (Failure) -> Success) -> LazyTask<Success, Never> { fatalError() }
}

// If the type of the closure's task is not written out, as in `catchAll { _ in LazyTask.of(1) }`, the compiler cannot
// infer `Other` for the generic functions above. The functions below accept such a closure.

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension LazyTask {
    public func recover(_ recovery: (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func handleError(
        _ recovery: (Failure) -> LazyTask<Success, Never>
    ) -> LazyTask<Success, Never> { fatalError() }
    public func flatMapError(_ recovery: (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
    public func catchAll(_ recovery: (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
    public func catchError(_ recovery: (Failure) -> LazyTask<Success, Never>) -> LazyTask<Success, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the task without braces: orElse(other)")
extension LazyTask {
    public func orElse<Other: Error>(_ other: () -> LazyTask<Success, Other>) -> LazyTask<Success, Other> {
        fatalError()
    }
    public func alt<Other: Error>(_ other: () -> LazyTask<Success, Other>) -> LazyTask<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { LazyTask(convert($0), orFail: error) }")
extension LazyTask {
    public func compactMap<New>(_ transform: (Success) -> New?) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { _ in LazyTask { … } }")
extension LazyTask {
    @_alwaysEmitIntoClient public func finalize(_ body: () async throws -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func always(_ body: () async throws -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func done(_ look: (Success) -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func peek(_ look: (Success) -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func also(_ look: (Success) -> Void) -> LazyTask { fatalError() }
    public func flatTap<Ignored>(_ effect: (Success) -> LazyTask<Ignored, Failure>) -> LazyTask { fatalError() }
    public func chainFirst<Ignored>(_ effect: (Success) -> LazyTask<Ignored, Failure>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapError(_:)")
extension LazyTask {
    public func onErrorMap<Other: Error>(_ transform: (Failure) -> Other) -> LazyTask<Success, Other> { fatalError() }
    public func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> LazyTask<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension LazyTask {
    public func then<New>(_ next: (Success) -> LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
    public func chain<New>(_ next: (Success) -> LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
    public func bind<New>(_ next: (Success) -> LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
    public func tryFlatMap<New>(_ next: (Success) -> LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { … }, or flatMap { … } if the closure makes a task")
extension LazyTask {
    @_disfavoredOverload public func then<New>(_ next: (Success) -> New) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension LazyTask {
    public func andThen<New>(_ next: LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
    public func zipRight<New>(_ next: LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
    public func productR<New>(_ next: LazyTask<New, Failure>) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tap { _ in next }")
extension LazyTask {
    @_alwaysEmitIntoClient public func zipLeft<Ignored>(_ next: LazyTask<Ignored, Failure>) -> LazyTask { fatalError() }
    public func productL<Ignored>(_ next: LazyTask<Ignored, Failure>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:)")
extension LazyTask {
    public func zipPar<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipParallel<Other>(
        _ other: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipParallel<Other>(
        with other: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public func and<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public func product<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:with:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func zip<Other, New>(
        with other: LazyTask<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> LazyTask<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipWith<Other, New>(
        _ other: LazyTask<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> LazyTask<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipWithPar<Other, New>(
        _ other: LazyTask<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> LazyTask<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func map2<Other, New>(
        _ other: LazyTask<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write attempt().flatMap { result in … }")
extension LazyTask {
    @_alwaysEmitIntoClient public func redeemWith<Value, Other>(
        _ failure: (Failure) -> LazyTask<Value, Other>, _ success: (Success) -> LazyTask<Value, Other>
    ) -> LazyTask<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func foldM<Value, Other>(
        _ failure: (Failure) -> LazyTask<Value, Other>, _ success: (Success) -> LazyTask<Value, Other>
    ) -> LazyTask<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func matchM<Value, Other>(
        _ failure: (Failure) -> LazyTask<Value, Other>, _ success: (Success) -> LazyTask<Value, Other>
    ) -> LazyTask<Value, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { … } and mapError { … }")
extension LazyTask {
    @_alwaysEmitIntoClient public func bimap<Value, Other>(
        _ failure: (Failure) -> Other, _ success: (Success) -> Value
    ) -> LazyTask<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func mapBoth<Value, Other>(
        _ failure: (Failure) -> Other, _ success: (Success) -> Value
    ) -> LazyTask<Value, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map(Optional.some).recover { _ in nil }")
extension LazyTask {
    @_alwaysEmitIntoClient public func option() -> LazyTask<Success?, Never> { fatalError() }
    @_alwaysEmitIntoClient public func optional() -> LazyTask<Success?, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { _ in value }")
extension LazyTask {
    @_alwaysEmitIntoClient public func `as`<New>(_ value: New) -> LazyTask<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "asVoid()")
extension LazyTask {
    @_alwaysEmitIntoClient public func unit() -> LazyTask<Void, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func void() -> LazyTask<Void, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asUnit() -> LazyTask<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write attempt().asVoid()")
extension LazyTask {
    @_alwaysEmitIntoClient public func ignore() -> LazyTask<Void, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatten()")
extension LazyTask {
    public func join<Inner>() -> LazyTask<Inner, Failure> where Success == LazyTask<Inner, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deferred(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func suspend(_ make: () -> LazyTask) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func `defer`(_ make: () -> LazyTask) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func later(_ make: () -> LazyTask) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .of(())")
extension LazyTask where Success == Void {
    public static var unit: LazyTask { fatalError() }
    public static var done: LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "shielded()")
extension LazyTask {
    @_alwaysEmitIntoClient public func uninterruptible() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func uncancelable() -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func uncancellable() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "start(priority:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func fork() -> Task<Success, any Error> { fatalError() }
    @_alwaysEmitIntoClient public func forkDaemon() -> Task<Success, any Error> { fatalError() }
    @_alwaysEmitIntoClient public func background() -> Task<Success, any Error> { fatalError() }
    @_alwaysEmitIntoClient public func toTask() -> Task<Success, any Error> { fatalError() }
    @_alwaysEmitIntoClient public func asTask() -> Task<Success, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "onCancel(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public func onInterrupt(_ finalizer: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onCancellation(_ finalizer: LazyTask<Void, Never>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write onCancel(LazyTask { … })")
extension LazyTask {
    @_alwaysEmitIntoClient public func onCancel(_ body: () async throws -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onInterrupt(_ body: () async throws -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onCancellation(_ body: () async throws -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sleep(for:)")
extension LazyTask where Success == Void {
    @_alwaysEmitIntoClient public static func sleep(_ duration: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func delay(_ duration: Duration) -> LazyTask { fatalError() }
}

// If the context does not determine `Failure`, the compiler cannot infer it for the functions above. For the functions
// below, it is `Never`.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sleep(for:)")
extension LazyTask where Success == Void, Failure == Never {
    @_alwaysEmitIntoClient public static func sleep(_ duration: Duration) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public static func delay(_ duration: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3)")
extension LazyTask {
    @_alwaysEmitIntoClient public func retryN(_ retries: Int) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(times retries: Int) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(attempts: Int) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(maxAttempts: Int) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func retry(count: Int) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "race(_:)")
extension LazyTask {
    @_alwaysEmitIntoClient public static func raceAll(_ tasks: [LazyTask]) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func race(with other: LazyTask) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func raceFirst(_ other: LazyTask) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "the tasks need one failure type: failing(as:) for a task that cannot fail, mapError for another error"
)
extension LazyTask {
    @_disfavoredOverload public func race<Other: Error>(_ other: LazyTask<Success, Other>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write items.traverse { task(of: $0) }; to run one task at a time, traverse(limit: 1)"
)
extension LazyTask {
    @_alwaysEmitIntoClient public static func foreach<Items: Sequence>(
        _ items: Items, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func foreachPar<Items: Sequence>(
        _ items: Items, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func traverse<Items: Sequence>(
        _ items: Items, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func traverse<Items: Sequence>(
        _ items: Items, limit: Int, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func traverse<Items: Sequence>(
        _ items: Items, maxConcurrent: Int, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func parTraverse<Items: Sequence>(
        _ items: Items, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse(limit: 3) { task(of: $0) }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Success, Failure>(
    _ items: Items, concurrency: Int, _ task: (Items.Element) -> LazyTask<Success, Failure>
) -> LazyTask<[Success], Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse(limit: 3) { task(of: $0) }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Success, Failure>(
    _ items: Items, limit: Int, _ task: (Items.Element) -> LazyTask<Success, Failure>
) -> LazyTask<[Success], Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write outcomes.compactMap(\\.result).partition()")
extension Sequence {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func partition<Success, Failure>() -> (successes: [Success], failures: [Failure])
    where Element == Outcome<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func partition<Success, Failure>() -> (failures: [Failure], successes: [Success])
    where Element == Outcome<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write traverse { task(of: $0) }, or traverse(limit: 4) { task(of: $0) }")
extension Sequence {
    @_alwaysEmitIntoClient public func traverse<Success, Failure>(
        maxConcurrent limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func traverse<Success, Failure>(
        concurrency limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parallelTraverse<Success, Failure>(
        maxConcurrent limit: Int = 0, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func traverseParallel<Success, Failure>(
        limit: Int = 0, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parTraverse<Success, Failure>(
        _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parMap<Success, Failure>(
        _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parTraverseN<Success, Failure>(
        _ limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parTraverse<Success, Failure>(
        _ limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parTraverse<Success, Failure>(
        limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parMap<Success, Failure>(
        limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parMap<Success, Failure>(
        concurrency: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func parallelMap<Success, Failure>(
        limit: Int, _ task: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sequence(limit:)")
extension Sequence {
    @_alwaysEmitIntoClient public func parSequence<Success, Failure>() -> LazyTask<[Success], Failure>
    where Element == LazyTask<Success, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func sequence<Success, Failure>(maxConcurrent: Int) -> LazyTask<[Success], Failure>
    where Element == LazyTask<Success, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func collectAll<Success, Failure>() -> LazyTask<[Success], Failure>
    where Element == LazyTask<Success, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask.race(tasks)")
extension Sequence {
    public func race<Success, Failure>() -> LazyTask<Success, Failure> where Element == LazyTask<Success, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask.firstSuccess(of: tasks)")
extension Sequence {
    @_alwaysEmitIntoClient public func firstSuccess<Success, Failure>() -> LazyTask<Success, Failure>
    where Element == LazyTask<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "traverse(_:)")
extension Sequence {
    @_alwaysEmitIntoClient public func parallelMap<Success, Failure>(
        _ transform: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "the tasks need one failure type: failing(as:) for a task that cannot fail, mapError for another error"
)
@_alwaysEmitIntoClient public func zip<each Success: Sendable, each Failure: Error>(
    _ tasks: repeat LazyTask<each Success, each Failure>
) -> LazyTask<(repeat each Success), any Error> { fatalError() }

// Without these functions, the compiler could choose the `zip` of optionals (from CurrycombContainers) for tasks with
// different error types, without a warning.

@_documentation(visibility: internal)
@available(
    *, deprecated,
    message:
        "this is an optional tuple of tasks; the tasks need one failure type: failing(as:) for a task that cannot fail, mapError for another error"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B, E: Error, F: Error>(
    _ first: LazyTask<A, E>, _ second: LazyTask<B, F>
) -> (LazyTask<A, E>, LazyTask<B, F>)? { (first, second) }

@_documentation(visibility: internal)
@available(
    *, deprecated,
    message:
        "this is an optional tuple of tasks; the tasks need one failure type: failing(as:) for a task that cannot fail, mapError for another error"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B, C, E: Error, F: Error, G: Error>(
    _ first: LazyTask<A, E>, _ second: LazyTask<B, F>, _ third: LazyTask<C, G>
) -> (LazyTask<A, E>, LazyTask<B, F>, LazyTask<C, G>)? { (first, second, third) }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write (1...3).traverse { _ in task }")
extension LazyTask {
    @_alwaysEmitIntoClient public func replicate(_ count: Int) -> LazyTask<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeated(times count: Int) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Task { switch await task.outcome() { … } }")
extension LazyTask {
    public func run(_ end: (Outcome<Success, Failure>) -> Void) -> Task<Success, any Error> { fatalError() }
    public func start(_ end: (Outcome<Success, Failure>) -> Void) -> Task<Success, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse(limit: 3) { task(of: $0) }")
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Success, Failure>(
    _ items: Items, concurrency: Int = 0, _ task: @escaping @Sendable (Items.Element) -> LazyTask<Success, Failure>
) -> LazyTask<[Success], Failure> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tasks.map { $0.attempt() }.sequence(): each task's Result, in their order")
extension LazyTask {
    public static func allSettled(_ tasks: [LazyTask]) -> LazyTask<[Result<Success, Failure>], Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tasks.map { $0.attempt() }.sequence(): each task's Result, in their order")
extension Sequence {
    @_alwaysEmitIntoClient public func allSettled<Success, Failure>(
        limit: Int = 0
    ) -> LazyTask<[Result<Success, Failure>], Never> where Element == LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func outcomes<Success, Failure>(
        limit: Int = 0
    ) -> LazyTask<[Result<Success, Failure>], Never> where Element == LazyTask<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write timeout(after: .seconds(3)).map { $0 ?? other }")
extension LazyTask {
    @_alwaysEmitIntoClient public func timeout(_ limit: Duration, orElse other: LazyTask) -> LazyTask { fatalError() }
    public func timeout(after limit: Duration, orElse other: LazyTask) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask { try await work() }.mapError { error in … }")
extension LazyTask {
    @_alwaysEmitIntoClient public init(
        catching work: @escaping () async throws -> Success, mapError transform: @escaping (any Error) -> Failure
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse(limit: 4) { task(of: $0) }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func traverse<Items: Sequence>(
        _ items: Items, concurrency: Int, _ task: (Items.Element) -> LazyTask
    ) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .callback { done in old { done($0) } }")
extension LazyTask {
    @_disfavoredOverload
    public static func `async`(
        _ start: @escaping @Sendable (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func orElse(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func orElse(value: Success) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Success")
extension LazyTask {
    public typealias Value = Success
    public typealias Output = Success
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write task.flatMap { _ in LazyTask.sleep(for: .seconds(60)) }.forever()")
extension LazyTask {
    @_alwaysEmitIntoClient public func repeatForever(every period: Duration) -> LazyTask<Never, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func forever(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func forever(delay: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeated(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeating(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func `repeat`(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeatEvery(_ period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func every(_ period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func schedule(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func scheduled(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func periodically(every period: Duration) -> LazyTask<Never, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write task.flatMap { _ in LazyTask.sleep(for: .seconds(60), on: clock) }.forever(), with a clock"
)
extension LazyTask {
    @_alwaysEmitIntoClient public func repeatForever<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func forever<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeated<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func `repeat`<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeatEvery<Place>(
        _ period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func schedule<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Never, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "forever()")
extension LazyTask {
    @_alwaysEmitIntoClient public func repeatForever() -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeatIndefinitely() -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeated() -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func `repeat`() -> LazyTask<Never, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func loop() -> LazyTask<Never, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write await task.outcome() to run it, task.attempt() for a task of a Result")
extension LazyTask {
    // For a context of the type `Result`, or a task. The function `result` has a parameter that takes no argument,
    // because the name without parentheses is a property.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func result(_ nothing: Never...) async -> Result<Success, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func result(_ nothing: Never...) -> LazyTask<Result<Success, Failure>, Never> {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toResult() async -> Result<Success, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func toResult() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func runResult() async -> Result<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { outcome in … }: a task that runs after every end")
extension LazyTask {
    @_alwaysEmitIntoClient public func onTerminate(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func onTerminate(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func doOnTerminate(_ body: () async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onTerminated(_ body: () async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func doAfterTerminate(_ body: () async -> Void) -> LazyTask { fatalError() }
    @_alwaysEmitIntoClient public func onExit(_ body: () async -> Void) -> LazyTask { fatalError() }
}

// For a context of the type `LazyTask<Void, Failure>`.

@_documentation(visibility: internal)
@available(*, unavailable, message: "write task.flatMap { _ in LazyTask.sleep(for: .seconds(60)) }.forever().asVoid()")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeatForever(every period: Duration) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forever(every period: Duration) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeated(every period: Duration) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeatEvery(_ period: Duration) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func schedule(every period: Duration) -> LazyTask<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write task.flatMap { _ in LazyTask.sleep(for: .seconds(60), on: clock) }.forever().asVoid(), with a clock"
)
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeatForever<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeated<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func schedule<Place>(
        every period: Duration, on place: Place
    ) -> LazyTask<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write forever().asVoid()")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeatForever() -> LazyTask<Void, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func repeatIndefinitely() -> LazyTask<Void, Failure> { fatalError() }
}
#endif
