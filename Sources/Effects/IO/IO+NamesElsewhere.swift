// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead.

extension IO {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Success) -> IO { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Success) -> IO { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func succeed(_ value: Success) -> IO { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func success(_ value: Success) -> IO { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func value(_ value: Success) -> IO { fatalError() }

    /// See ``fail(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func failure(_ error: Failure) -> IO { fatalError() }

    /// See ``fail(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_ error: Failure) -> IO { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> IO<Success, Other>
    ) -> IO<Success, Other> { fatalError() }

    /// See ``orElse(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "orElse(_:)")
    public func fallback<Other>(to other: IO<Success, Other>) -> IO<Success, Other> { fatalError() }

    /// See ``attempt()``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "attempt()")
    public func asResult() -> IO<Result<Success, Failure>, Never> { fatalError() }
}

extension IO where Failure == Never {
    /// See ``failing(as:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "failing(as:)")
    public func setFailureType<Other>(to failure: Other.Type) -> IO<Success, Other> { fatalError() }
}

extension IO {
    /// See `run()`.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "run()")
    public func unsafeRun() -> Success { fatalError() }

    /// See `run()`.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "run()")
    public func unsafePerformIO() -> Success { fatalError() }
}
