// What other libraries call it. The compiler tells whoever writes that what to write here.

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
}
