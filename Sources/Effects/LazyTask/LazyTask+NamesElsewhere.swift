// Names of other libraries: unavailable, with a message that names the function here.

extension LazyTask {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Success) -> LazyTask { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Success) -> LazyTask { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func succeed(_ value: Success) -> LazyTask { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func success(_ value: Success) -> LazyTask { fatalError() }

    /// See ``fail(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func failure(_ error: Failure) -> LazyTask { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func flatMapError<Other: Error>(
        _ recover: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }

    /// See ``delayed(by:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "delayed(by:)")
    public func delay(_ duration: Duration) -> LazyTask { fatalError() }

    /// See ``timeout(after:on:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "timeout(after:)")
    public func timeout(_ limit: Duration) -> LazyTask<Success?, Failure> { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func value(_ value: Success) -> LazyTask { fatalError() }

    /// See ``fail(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_ error: Failure) -> LazyTask { fatalError() }

    /// See ``Swift/Sequence/sequence(limit:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func all(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    /// See ``Swift/Sequence/sequence(limit:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func gather(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    /// See ``Swift/Sequence/sequence(limit:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write tasks.sequence(), or items.traverse { task(of: $0) }")
    public static func whenAll(_ tasks: [LazyTask]) -> LazyTask<[Success], Failure> { fatalError() }

    /// See ``firstSuccess(of:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "firstSuccess(of:)")
    public static func any(_ tasks: [LazyTask]) -> LazyTask { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func catchError<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }

    /// See ``catch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "catch(_:)")
    public func recover<Other: Error>(
        _ recovery: @escaping @Sendable (Failure) -> LazyTask<Success, Other>
    ) -> LazyTask<Success, Other> { fatalError() }
}
