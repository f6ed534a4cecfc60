// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead. Only
// debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension IO {
    @_alwaysEmitIntoClient public static func just(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func pure(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func succeed(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func success(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func value(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func right(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func resolve(_ value: Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func resolved(_ value: Success) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fail(_:)")
extension IO {
    @_alwaysEmitIntoClient public static func failure(_ error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func raiseError(_ error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func left(_ error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func rejected(_ error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func reject(_ error: Failure) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension IO {
    @_alwaysEmitIntoClient public func flatMapError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }
    @_alwaysEmitIntoClient public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }
    @_alwaysEmitIntoClient public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }
    public func catchAll<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func catchSome<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func handleErrorWith<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func onErrorResume<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func onErrorResumeNext<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    public func orElse<Other: Error>(_ recovery: (Failure) -> IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "orElse(_:)")
extension IO {
    public func fallback<Other>(to other: IO<Success, Other>) -> IO<Success, Other> { fatalError() }
    @_disfavoredOverload public func or<Other: Error>(_ other: IO<Success, Other>) -> IO<Success, Other> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func or(_ other: IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    @_disfavoredOverload public func onErrorResumeNext<Other: Error>(_ other: IO<Success, Other>) -> IO<Success, Other>
    {
        fatalError()
    }
    public func onErrorResumeNext(_ other: IO<Success, Never>) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "attempt()")
extension IO {
    @_alwaysEmitIntoClient public func asResult() -> IO<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func either() -> IO<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func toEither() -> IO<Result<Success, Failure>, Never> { fatalError() }
    @_alwaysEmitIntoClient public func materialize() -> IO<Result<Success, Failure>, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failing(as:)")
extension IO where Failure == Never {
    public func setFailureType<Other>(to failure: Other.Type) -> IO<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "run()")
extension IO {
    @_alwaysEmitIntoClient public func unsafeRun() -> Success { fatalError() }
    @_alwaysEmitIntoClient public func unsafePerformIO() -> Success { fatalError() }
    @_alwaysEmitIntoClient public func get() throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func execute() throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func perform() throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func unsafeRunSync() throws(Failure) -> Success { fatalError() }
    @_alwaysEmitIntoClient public func unsafePerformSync() throws(Failure) -> Success { fatalError() }
}

// In each extension below, all names have the same replacement.

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { result in … }: an effect that runs after every end")
extension IO {
    @_alwaysEmitIntoClient public func finally(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func ensuring(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func ensuring(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func `defer`(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func `defer`(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onCompletion(_ body: () async -> Void) -> IO { fatalError() }
    public func onCompletion(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func tapFinally(_ body: () async -> Void) -> IO { fatalError() }
    public func tapFinally(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func doFinally(_ body: () async -> Void) -> IO { fatalError() }
    public func doFinally(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onTermination(_ body: () async -> Void) -> IO { fatalError() }
    public func onTermination(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension IO {
    @_alwaysEmitIntoClient public func finally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func ensuring(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func `defer`(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onCompletion(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func tapFinally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func doFinally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onTermination(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func guarantee(_ finalizer: IO<Void, Never>) -> IO { fatalError() }
    public func guaranteeCase(_ finalizer: (Result<Success, Failure>) -> IO<Void, Never>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write fold({ value in … }, { error in … }): the value first")
extension IO {
    @_alwaysEmitIntoClient public func fold<Value>(
        ifFailure: (Failure) -> Value, ifSuccess: (Success) -> Value
    ) -> IO<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        onFailure: (Failure) -> Value, onSuccess: (Success) -> Value
    ) -> IO<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value
    ) -> IO<Value, Never> { fatalError() }
    @_alwaysEmitIntoClient public func fold<Value>(
        onSuccess: (Success) -> Value, onFailure: (Failure) -> Value
    ) -> IO<Value, Never> { fatalError() }
    public func redeem<Value>(_ failure: (Failure) -> Value, _ success: (Success) -> Value) -> IO<Value, Never> {
        fatalError()
    }
    public func match<Value>(_ failure: (Failure) -> Value, _ success: (Success) -> Value) -> IO<Value, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:orFail:)")
extension IO {
    @_alwaysEmitIntoClient public static func fromOption(_ optional: Success?) -> IO { fatalError() }
    public static func fromOption(_ optional: Success?, orFail error: Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func fromOptional(_ optional: Success?) -> IO { fatalError() }
    public static func fromOptional(_ optional: Success?, orFail error: Failure) -> IO { fatalError() }
    public static func from(_ optional: Success?, orFail error: Failure) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO {
    @_alwaysEmitIntoClient public static func fromResult(_ result: Result<Success, Failure>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ result: Result<Success, Failure>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func attempt(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func attempting(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func tryCatch(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func fromThrowing(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func effect(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func invoke(_ work: () throws -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func delay(_ work: () throws -> Success) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension IO {
    @_alwaysEmitIntoClient public func recover(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorReturn(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func getOrElse(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchErrorReturn(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func onErrorReturn(_ value: () -> Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func getOrElse(_ value: () -> Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func recover(with value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func replaceError(with value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchErrorJustReturn(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func catchTo(_ value: Success) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension IO {
    public func onErrorReturn(_ value: (Failure) -> Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func getOrElse(_ value: (Failure) -> Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func handleError(_ value: (Failure) -> Success) -> IO<Success, Never> { fatalError() }
}

// If the type of the closure's effect is not written out, as in `catchAll { _ in IO.of(1) }`, the compiler cannot infer
// `Other` for the generic functions above. The functions below accept such a closure.

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "catch(_:)")
extension IO {
    public func handleError(_ recovery: (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func recover(_ recovery: (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func flatMapError(_ recovery: (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func catchError(_ recovery: (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
    public func catchAll(_ recovery: (Failure) -> IO<Success, Never>) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the effect without braces: orElse(other)")
extension IO {
    public func orElse<Other: Error>(_ other: () -> IO<Success, Other>) -> IO<Success, Other> { fatalError() }
    public func alt<Other: Error>(_ other: () -> IO<Success, Other>) -> IO<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { IO(convert($0), orFail: error) }")
extension IO {
    public func compactMap<New>(_ transform: (Success) -> New?) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { condition($0) ? .of($0) : .fail(error) }")
extension IO {
    public func filterOrFail(_ isIncluded: (Success) -> Bool, _ error: Failure) -> IO { fatalError() }
    public func filterOrFail(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> IO { fatalError() }
    public func filterOrFail(_ error: Failure, _ isIncluded: (Success) -> Bool) -> IO { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, _ error: Failure) -> IO { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, _ error: (Success) -> Failure) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func filter(_ isIncluded: (Success) -> Bool) -> IO { fatalError() }
    public func filter(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> IO { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> IO { fatalError() }
    public func ensure(_ condition: (Success) -> Bool, orFail error: Failure) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { _ in IO { … } }")
extension IO {
    @_alwaysEmitIntoClient public func finalize(_ body: () async throws -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func always(_ body: () async throws -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tap(_:) for the value, tapError(_:) for the error")
extension IO {
    public func tapBoth(_ failure: (Failure) -> Void, _ success: (Success) -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onSuccess(_ look: (Success) -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onError(_ look: (Failure) -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onFailure(_ look: (Failure) -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension IO {
    @_alwaysEmitIntoClient public func done(_ look: (Success) -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func peek(_ look: (Success) -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func also(_ look: (Success) -> Void) -> IO { fatalError() }
    public func flatTap<Ignored>(_ effect: (Success) -> IO<Ignored, Failure>) -> IO { fatalError() }
    public func chainFirst<Ignored>(_ effect: (Success) -> IO<Ignored, Failure>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapError(_:)")
extension IO {
    public func onErrorMap<Other: Error>(_ transform: (Failure) -> Other) -> IO<Success, Other> { fatalError() }
    public func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> IO<Success, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension IO {
    public func then<New>(_ next: (Success) -> IO<New, Failure>) -> IO<New, Failure> { fatalError() }
    public func chain<New>(_ next: (Success) -> IO<New, Failure>) -> IO<New, Failure> { fatalError() }
    public func bind<New>(_ next: (Success) -> IO<New, Failure>) -> IO<New, Failure> { fatalError() }
    public func tryFlatMap<New>(_ next: (Success) -> IO<New, Failure>) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { … }, or flatMap { … } if the closure makes an IO")
extension IO {
    @_disfavoredOverload public func then<New>(_ next: (Success) -> New) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension IO {
    @_alwaysEmitIntoClient public func andThen<New>(_ next: IO<New, Failure>) -> IO<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipRight<New>(_ next: IO<New, Failure>) -> IO<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func productR<New>(_ next: IO<New, Failure>) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tap { _ in next }")
extension IO {
    @_alwaysEmitIntoClient public func zipLeft<Ignored>(_ next: IO<Ignored, Failure>) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func productL<Ignored>(_ next: IO<Ignored, Failure>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:)")
extension IO {
    public func and<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
    public func product<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "zip(_:with:)")
extension IO {
    @_alwaysEmitIntoClient public func zip<Other, New>(
        with other: IO<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> IO<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zipWith<Other, New>(
        _ other: IO<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> IO<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func map2<Other, New>(
        _ other: IO<Other, Failure>, _ combine: (Success, Other) -> New
    ) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write attempt().flatMap { result in … }")
extension IO {
    @_alwaysEmitIntoClient public func redeemWith<Value, Other>(
        _ failure: (Failure) -> IO<Value, Other>, _ success: (Success) -> IO<Value, Other>
    ) -> IO<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func foldM<Value, Other>(
        _ failure: (Failure) -> IO<Value, Other>, _ success: (Success) -> IO<Value, Other>
    ) -> IO<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func matchM<Value, Other>(
        _ failure: (Failure) -> IO<Value, Other>, _ success: (Success) -> IO<Value, Other>
    ) -> IO<Value, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { … } and mapError { … }")
extension IO {
    @_alwaysEmitIntoClient public func bimap<Value, Other>(
        _ failure: (Failure) -> Other, _ success: (Success) -> Value
    ) -> IO<Value, Other> { fatalError() }
    @_alwaysEmitIntoClient public func mapBoth<Value, Other>(
        _ failure: (Failure) -> Other, _ success: (Success) -> Value
    ) -> IO<Value, Other> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map(Optional.some).recover { _ in nil }")
extension IO {
    @_alwaysEmitIntoClient public func option() -> IO<Success?, Never> { fatalError() }
    @_alwaysEmitIntoClient public func optional() -> IO<Success?, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { _ in value }")
extension IO {
    @_alwaysEmitIntoClient public func `as`<New>(_ value: New) -> IO<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "asVoid()")
extension IO {
    @_alwaysEmitIntoClient public func unit() -> IO<Void, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func void() -> IO<Void, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asUnit() -> IO<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write attempt().asVoid()")
extension IO {
    @_alwaysEmitIntoClient public func ignore() -> IO<Void, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatten()")
extension IO {
    public func join<Inner>() -> IO<Inner, Failure> where Success == IO<Inner, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO where Failure == Never {
    @_alwaysEmitIntoClient public static func sync(_ work: () -> Success) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func lift(_ work: () -> Success) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO where Failure == any Error {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func attempt(_ work: () throws -> Success) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write IO { … }.mapError { … }")
extension IO {
    @_alwaysEmitIntoClient public static func attempt(
        _ work: () throws -> Success, catch convert: (any Error) -> Failure
    ) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "deferred(_:)")
extension IO {
    @_alwaysEmitIntoClient public static func suspend(_ make: () -> IO) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func `defer`(_ make: () -> IO) -> IO { fatalError() }
    @_alwaysEmitIntoClient public static func later(_ make: () -> IO) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .of(())")
extension IO where Success == Void {
    public static var unit: IO { fatalError() }
    public static var done: IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "result()")
extension IO {
    @_alwaysEmitIntoClient public func toResult() -> Result<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func runResult() -> Result<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func outcome() -> Result<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write effects.sequence(), or items.traverse { effect(of: $0) }")
extension IO {
    @_alwaysEmitIntoClient public static func sequence(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func collectAll(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func all(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func zip(_ effects: [IO]) -> IO<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.traverse { effect(of: $0) }")
extension IO {
    @_alwaysEmitIntoClient public static func foreach<Items: Sequence>(
        _ items: Items, _ effect: (Items.Element) -> IO
    ) -> IO<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func traverse<Items: Sequence>(
        _ items: Items, _ effect: (Items.Element) -> IO
    ) -> IO<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "sequence()")
extension Sequence {
    public func collectAll<Success, Failure>() -> IO<[Success], Failure> where Element == IO<Success, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask(io).memoized()")
extension IO {
    @_alwaysEmitIntoClient public func memoize() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func memoized() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func once() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func cached() -> LazyTask<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write LazyTask(io); in an extension of LazyTask, with its types: LazyTask<Void, Never>(io)"
)
extension IO {
    @_alwaysEmitIntoClient public func toTask() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asTask() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func toLazyTask() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func asLazyTask() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func async() -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func async() async throws -> Success { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "the effects need one failure type: failing(as:) for an effect that cannot fail, mapError for another error"
)
@_alwaysEmitIntoClient public func zip<each Success, each Failure: Error>(
    _ effects: repeat IO<each Success, each Failure>
) -> IO<(repeat each Success), any Error> { fatalError() }

// Without these functions, the compiler could choose the `zip` of optionals (from CurrycombContainers) for effects with
// different error types, without a warning.

@_documentation(visibility: internal)
@available(
    *, deprecated,
    message:
        "this is an optional tuple of effects; the effects need one failure type: failing(as:) for an effect that cannot fail, mapError for another error"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B, E: Error, F: Error>(
    _ first: IO<A, E>, _ second: IO<B, F>
) -> (IO<A, E>, IO<B, F>)? { (first, second) }

@_documentation(visibility: internal)
@available(
    *, deprecated,
    message:
        "this is an optional tuple of effects; the effects need one failure type: failing(as:) for an effect that cannot fail, mapError for another error"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip<A, B, C, E: Error, F: Error, G: Error>(
    _ first: IO<A, E>, _ second: IO<B, F>, _ third: IO<C, G>
) -> (IO<A, E>, IO<B, F>, IO<C, G>)? { (first, second, third) }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write (1...3).traverse { _ in effect }")
extension IO {
    @_alwaysEmitIntoClient public func replicate(_ count: Int) -> IO<[Success], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func repeated(times count: Int) -> IO<[Success], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a global function, for any number of effects")
extension IO {
    @_alwaysEmitIntoClient public static func zip<Other>(
        _ first: IO, _ second: IO<Other, Failure>
    ) -> IO<(Success, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func zip<Second, Third>(
        _ first: IO, _ second: IO<Second, Failure>, _ third: IO<Third, Failure>
    ) -> IO<(Success, Second, Third), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write items.reduce(IO.of(0)) { sum, item in sum.flatMap { add($0, item) } }")
extension IO {
    @_alwaysEmitIntoClient public static func fold<Items: Sequence>(
        _ items: Items, initial: Success, _ combine: (Success, Items.Element) -> IO
    ) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a function that calls itself: n < 1000 ? step(n).flatMap(loop) : .of(n)")
extension IO {
    @_alwaysEmitIntoClient public static func iterate(
        _ initial: Success, while condition: (Success) -> Bool, _ step: (Success) -> IO
    ) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "an IO cannot wait, but a task can: LazyTask.sleep(for: .seconds(1))")
extension IO where Success == Void, Failure == Never {
    @_alwaysEmitIntoClient public static func sleep(_ duration: Duration) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "an IO cannot wait, but a task can: LazyTask(io).delay(.seconds(1))")
extension IO {
    @_alwaysEmitIntoClient public func delay(_ duration: Duration) -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func timeout(_ duration: Duration) -> LazyTask<Success?, Failure> { fatalError() }
    public func retry(_ retries: Int, delay: Duration) -> LazyTask<Success, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write IO { … }, with the call of Swift or Foundation inside the braces")
extension IO {
    @_alwaysEmitIntoClient public static func readLine(prompt: String = "") -> IO<String, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func readFile<Path>(_ path: Path) -> IO<String, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func writeFile<Path>(
        _ path: Path, contents: String
    ) -> IO<Void, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func environment(_ name: String) -> IO<String?, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func print<Value>(_ value: Value) -> IO<Void, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write recover { _ in value }")
extension IO {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func orElse(_ value: Success) -> IO<Success, Never> { fatalError() }
    @_alwaysEmitIntoClient public func orElse(value: Success) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Success")
extension IO {
    public typealias Value = Success
    public typealias Output = Success
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { result in … }: an effect that runs after every end")
extension IO {
    @_alwaysEmitIntoClient public func onTerminate(_ body: () async -> Void) -> IO { fatalError() }
    public func onTerminate(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func doOnTerminate(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onTerminated(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func doAfterTerminate(_ body: () async -> Void) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func onExit(_ body: () async -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "retry(_:if:)")
extension IO {
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, when isWorthwhile: (Failure) -> Bool
    ) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, where isWorthwhile: (Failure) -> Bool
    ) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, shouldRetry isWorthwhile: (Failure) -> Bool
    ) -> IO { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, condition isWorthwhile: (Failure) -> Bool
    ) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "an IO cannot wait, but a task can: LazyTask(io).retry(3, backoff: …)")
extension IO {
    @_alwaysEmitIntoClient public func retry(_ retries: Int, backoff: Backoff) -> LazyTask<Success, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff, if isWorthwhile: (Failure) -> Bool
    ) -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff, when isWorthwhile: (Failure) -> Bool
    ) -> LazyTask<Success, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func retry(
        _ retries: Int, backoff: Backoff, where isWorthwhile: (Failure) -> Bool
    ) -> LazyTask<Success, Failure> { fatalError() }
}
#endif
