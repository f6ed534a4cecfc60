// Names that swift-overture uses, declared here as unavailable, so that the compiler says what to do instead.

/// See ``pipe(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Maybe.pipe(f, g) of CurrycombContainers")
public func chain<A, B, C>(_ first: @escaping (A) -> B?, _ second: @escaping (B) -> C?) -> (A) -> C? { fatalError() }

#if !hasFeature(Embedded)
    /// See ``pipe(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pipe(_:_:)")
    @_disfavoredOverload
    public func chain<A, B, C>(
        _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C
    ) -> (A) throws -> C { fatalError() }

    /// See ``over(_:_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write over(path, f), which takes the function as well")
    public func prop<Root, Value>(
        _ path: KeyPath<Root, Value>
    ) -> (@escaping (Value) -> Value) -> (Root) -> Root { fatalError() }
#endif
