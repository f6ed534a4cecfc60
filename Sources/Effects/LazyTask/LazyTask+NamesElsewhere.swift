// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension LazyTask {
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Success) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Success) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func succeed(_ value: Success) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func success(_ value: Success) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func failure(_ error: Failure) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<Other: Error>(
        _ recover: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "timeout(after:)")
    public func timeout(_ limit: Duration) -> LazyTask<Success?, Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func value(_ value: Success) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_ error: Failure) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func all(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func gather(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func sequence(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func concurrent(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func whenAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "firstSuccess(of:)")
    public static func any(_ tasks: [LazyTask]) -> LazyTask { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }
}

// Below, the names in one extension have the same replacement.

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension LazyTask {
    public static func fromResult(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    public static func from(_ result: Result<Success, Failure>) -> LazyTask { fatalError() }
    public static func `async`(_ work: @escaping @Sendable () async throws(Failure) -> Success) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "outcome()")
extension LazyTask {
    /// A property that returns a function, so that the compiler finds it with and without parentheses.
    public var result: @Sendable () async -> Outcome<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tap(_:) for the value, tapError(_:) for the error")
extension LazyTask {
    public func onSuccess(_ look: @escaping (Success) -> Void) -> LazyTask { fatalError() }
    public func onError(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    public func onFailure(_ look: @escaping (Failure) -> Void) -> LazyTask { fatalError() }
    public func `do`(onSuccess: ((Success) -> Void)? = nil, onError: ((Failure) -> Void)? = nil) -> LazyTask {
        fatalError()
    }
    public func handleEvents(
        onSuccess: ((Success) async -> Void)? = nil, onFailure: ((Failure) async -> Void)? = nil
    ) -> LazyTask { fatalError() }
    public func handleEvents(receiveOutput: @escaping (Success) -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "memoized()")
extension LazyTask {
    public func cache() -> LazyTask { fatalError() }
    public func cached() -> LazyTask { fatalError() }
    public func memoize() -> LazyTask { fatalError() }
    public func share() -> LazyTask { fatalError() }
    public func shared() -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "timeout(after:orFail:)")
extension LazyTask {
    public func timeout(after limit: Duration, error: Failure) -> LazyTask { fatalError() }
    public func timeout(after limit: Duration, throwing error: Failure) -> LazyTask { fatalError() }
    public func timeout(_ limit: Duration, error: Failure) -> LazyTask { fatalError() }
    public func timeout(_ limit: Duration, orFail error: Failure) -> LazyTask { fatalError() }
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
    public static func zip(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }
    public static func zip(_ tasks: [LazyTask], maxConcurrent: Int) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a function without a type in front, for any number of tasks")
extension LazyTask {
    public static func zip<Other>(
        _ first: LazyTask, _ second: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public static func parallel<Other>(
        _ first: LazyTask, _ second: LazyTask<Other, Failure>
    ) -> LazyTask<(Success, Other), Failure> { fatalError() }
    public static func zip<Second, Third>(
        _ first: LazyTask, _ second: LazyTask<Second, Failure>, _ third: LazyTask<Third, Failure>
    ) -> LazyTask<(Success, Second, Third), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask.race([first, second])")
extension LazyTask {
    public static func race(_ first: LazyTask, _ second: LazyTask, _ others: LazyTask...) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .exponential(from: first, upTo: longest).jittered()")
extension Backoff {
    public static func exponential(
        base: Duration, factor: Double = 2, max: Duration? = nil, jitter: Double = 0
    ) -> Backoff { fatalError() }
    public static func exponential(
        initial: Duration, multiplier: Double = 2, max: Duration? = nil, jitter: Double = 0
    ) -> Backoff { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .exponential(from: first, upTo: longest), or .capped(at: longest) behind it")
extension Backoff {
    public static func exponential(from first: Duration, factor: Double = 2, max: Duration) -> Backoff { fatalError() }
    public static func exponential(from first: Duration, factor: Double = 2, maximum: Duration) -> Backoff {
        fatalError()
    }
    public static func exponential(from first: Duration, factor: Double = 2, cap: Duration) -> Backoff { fatalError() }
    public static func exponential(from first: Duration, factor: Double = 2, atMost: Duration) -> Backoff {
        fatalError()
    }
    public static func exponential(from first: Duration, factor: Double = 2, maxDelay: Duration) -> Backoff {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "the number stands in retry: retry(3, backoff: .exponential(from: first, upTo: longest))"
)
extension Backoff {
    public static func exponential(
        from first: Duration, factor: Double = 2, upTo longest: Duration? = nil, times count: Int
    ) -> Backoff { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, if: { error in … })")
extension LazyTask {
    public func retry(_ retries: Int, backoff: Backoff = .none, when isWorthwhile: (Failure) -> Bool) -> LazyTask {
        fatalError()
    }
    public func retry(
        _ retries: Int, backoff: Backoff = .none, shouldRetry isWorthwhile: (Failure) -> Bool
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write retry(3, backoff: .constant(.seconds(1)))")
extension LazyTask {
    public func retry(_ retries: Int, delay: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension LazyTask {
    public func catchErrorJustReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func catchAndReturn(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func catchTo(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func recover(with value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func fallback(_ value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func fallback(to value: Success) -> LazyTask<Success, Never> { fatalError() }
    public func replaceError(with value: Success) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "orElse(_:)")
extension LazyTask {
    @_disfavoredOverload
    public func fallback<Other>(to other: LazyTask<Success, Other>) -> LazyTask<Success, Other> { fatalError() }
    public func fallback(to other: LazyTask<Success, Never>) -> LazyTask<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delay(_:)")
extension LazyTask {
    public func delay(for duration: Duration) -> LazyTask { fatalError() }
    public func delay(by duration: Duration) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "delay(_:on:)")
extension LazyTask {
    public func delay<Place>(for duration: Duration, on clock: Place) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "attempt()")
extension LazyTask {
    public func asResult() -> LazyTask<Result<Success, Failure>, Never> { fatalError() }
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
    public func finally(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func ensuring(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func ensuring(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    public func `defer`(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func `defer`(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    public func onCompletion(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func onCompletion(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    public func tapFinally(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func tapFinally(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    public func doFinally(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func doFinally(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
    public func onTermination(_ body: () async -> Void) -> LazyTask { fatalError() }
    public func onTermination(_ body: (Outcome<Success, Failure>) async -> Void) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension LazyTask {
    public func finally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func ensuring(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func `defer`(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func onCompletion(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func tapFinally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func doFinally(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
    public func onTermination(_ finaliser: LazyTask<Void, Never>) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write fold({ value in … }, { error in … }): the value first")
extension LazyTask {
    public func fold<Value>(
        ifFailure: (Failure) -> Value, ifSuccess: (Success) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    public func fold<Value>(
        onFailure: (Failure) -> Value, onSuccess: (Success) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    public func fold<Value>(
        ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
    public func fold<Value>(
        onSuccess: (Success) -> Value, onFailure: (Failure) -> Value
    ) -> LazyTask<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:orFail:)")
extension LazyTask {
    public static func fromOption(_ optional: Success?) -> LazyTask { fatalError() }
    public static func fromOption(_ optional: Success?, orFail error: Failure) -> LazyTask { fatalError() }
    public static func fromOptional(_ optional: Success?) -> LazyTask { fatalError() }
    public static func fromOptional(_ optional: Success?, orFail error: Failure) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension LazyTask {
    public func unsafeRun() async throws -> Success { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { condition($0) ? .of($0) : .fail(error) }")
extension LazyTask {
    public func filter(orFail error: Failure, _ isIncluded: (Success) -> Bool) -> LazyTask { fatalError() }
    public func filter(_ isIncluded: (Success) -> Bool) -> LazyTask { fatalError() }
    public func filter(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func ensure(_ condition: (Success) -> Bool, orFail error: Failure) -> LazyTask { fatalError() }
    public func ensure(orFail error: Failure, _ condition: (Success) -> Bool) -> LazyTask { fatalError() }
}

extension Sequence {
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "traverse(_:)")
    public func parallelMap<Success, Failure>(
        _ transform: @escaping @Sendable (Element) -> LazyTask<Success, Failure>
    ) -> LazyTask<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "the tasks must fail alike: failing(as:) for a task that cannot fail, mapError for another error"
)
public func zip<each Success: Sendable, each Failure: Error>(
    _ tasks: repeat LazyTask<each Success, each Failure>
) -> LazyTask<(repeat each Success), any Error> { fatalError() }
