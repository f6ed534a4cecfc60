// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension IO {
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Success) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Success) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func succeed(_ value: Success) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func success(_ value: Success) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func value(_ value: Success) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func failure(_ error: Failure) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_ error: Failure) -> IO { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "orElse(_:)")
    public func fallback<Other>(to other: IO<Success, Other>) -> IO<Success, Other> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "attempt()")
    public func asResult() -> IO<Result<Success, Failure>, Never> { fatalError() }
}

extension IO where Failure == Never {
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "failing(as:)")
    public func setFailureType<Other>(to failure: Other.Type) -> IO<Success, Other> { fatalError() }
}

extension IO {
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "run()")
    public func unsafeRun() -> Success { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "run()")
    public func unsafePerformIO() -> Success { fatalError() }
}

// Below, the names in one extension have the same replacement.

@_documentation(visibility: internal)
@available(*, unavailable, message: "write ensure { result in … }: an effect that runs after every end")
extension IO {
    public func finally(_ body: () async -> Void) -> IO { fatalError() }
    public func ensuring(_ body: () async -> Void) -> IO { fatalError() }
    public func ensuring(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    public func `defer`(_ body: () async -> Void) -> IO { fatalError() }
    public func `defer`(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    public func onCompletion(_ body: () async -> Void) -> IO { fatalError() }
    public func onCompletion(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    public func tapFinally(_ body: () async -> Void) -> IO { fatalError() }
    public func tapFinally(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    public func doFinally(_ body: () async -> Void) -> IO { fatalError() }
    public func doFinally(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
    public func onTermination(_ body: () async -> Void) -> IO { fatalError() }
    public func onTermination(_ body: (Result<Success, Failure>) async -> Void) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ensure(_:)")
extension IO {
    public func finally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func ensuring(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func `defer`(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func onCompletion(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func tapFinally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func doFinally(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
    public func onTermination(_ finaliser: IO<Void, Never>) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write fold({ value in … }, { error in … }): the value first")
extension IO {
    public func fold<Value>(
        ifFailure: (Failure) -> Value, ifSuccess: (Success) -> Value
    ) -> IO<Value, Never> { fatalError() }
    public func fold<Value>(
        onFailure: (Failure) -> Value, onSuccess: (Success) -> Value
    ) -> IO<Value, Never> { fatalError() }
    public func fold<Value>(
        ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value
    ) -> IO<Value, Never> { fatalError() }
    public func fold<Value>(
        onSuccess: (Success) -> Value, onFailure: (Failure) -> Value
    ) -> IO<Value, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:orFail:)")
extension IO {
    public static func fromOption(_ optional: Success?) -> IO { fatalError() }
    public static func fromOption(_ optional: Success?, orFail error: Failure) -> IO { fatalError() }
    public static func fromOptional(_ optional: Success?) -> IO { fatalError() }
    public static func fromOptional(_ optional: Success?, orFail error: Failure) -> IO { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension IO {
    public static func fromResult(_ result: Result<Success, Failure>) -> IO { fatalError() }
}
