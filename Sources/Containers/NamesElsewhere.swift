// Names that other libraries use, declared here as unavailable, so that the compiler says what to do instead.

extension Optional {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Wrapped) -> Self { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Wrapped) -> Self { fatalError() }

    /// See ``Maybe``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "none")
    public static var nothing: Self { fatalError() }

    /// See ``Maybe``. Disfavored, so that `Maybe(…)` can still make an optional of an optional.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "an optional is a Maybe already: leave Maybe(…) out, it would wrap it")
    @_disfavoredOverload
    public init(_ optional: Wrapped?) { fatalError() }
}

extension Either {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Right) -> Self { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Right) -> Self { fatalError() }

    /// See ``right(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "right(_:)")
    public static func success(_ value: Right) -> Self { fatalError() }

    /// See ``left(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "left(_:)")
    public static func failure(_ value: Left) -> Self { fatalError() }
}

extension Either where Left: Error {
    /// See `Result.toEither()`.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write result.toEither()")
    public init(_ result: Result<Right, Left>) { fatalError() }
}

extension Validated {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func just(_ value: Value) -> Self { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    public static func pure(_ value: Value) -> Self { fatalError() }

    /// See ``valid(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "valid(_:)")
    public static func success(_ value: Value) -> Self { fatalError() }

    /// See ``invalid(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "invalid(_:)")
    public static func failure(_ failure: Failure) -> Self { fatalError() }
}

extension Optional {
    /// See ``Maybe``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "compare: value != nil")
    public var isSome: Bool { fatalError() }
}

extension Either {
    /// See ``fold(ifLeft:ifRight:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifLeft:ifRight:)")
    public func match<Value>(_ left: (Left) -> Value, _ right: (Right) -> Value) -> Value { fatalError() }

    /// See ``fold(ifLeft:ifRight:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifLeft:ifRight:)")
    public func match<Value>(left: (Left) -> Value, right: (Right) -> Value) -> Value { fatalError() }

    /// See ``fold(ifLeft:ifRight:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifLeft:ifRight:)")
    public func match<Value>(onLeft left: (Left) -> Value, onRight right: (Right) -> Value) -> Value { fatalError() }

    /// See ``mapLeft(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapLeft(_:)")
    public func leftMap<NewLeft>(_ transform: (Left) -> NewLeft) -> Either<NewLeft, Right> { fatalError() }
}

extension NonEmpty {
    /// See ``init(_:rest:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "init(_:rest:)")
    @_disfavoredOverload
    public init(_ first: Element, _ rest: [Element]) { fatalError() }
}
