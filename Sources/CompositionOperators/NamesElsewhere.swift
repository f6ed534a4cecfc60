// Operators of swift-prelude and others: unavailable, with a message that names the function here.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !hasFeature(Embedded)
    infix operator >=> : ForwardCompositionPrecedence
    infix operator <> : ForwardCompositionPrecedence
    infix operator <| : ForwardApplicationPrecedence
    infix operator <*> : ForwardApplicationPrecedence
    infix operator .~ : ForwardCompositionPrecedence
    infix operator %~ : ForwardCompositionPrecedence
    prefix operator ^

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "write Maybe.pipe(f, g), Result.pipe(f, g) and their like of CurrycombContainers"
    )
    public func >=> <A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (C) -> D) -> (A) -> D { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write f >>> g")
    public func <> <A>(_ f: @escaping (A) -> A, _ g: @escaping (A) -> A) -> (A) -> A { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a + b")
    @_disfavoredOverload
    public func <> <A>(_ a: A, _ b: A) -> A { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a |> f, or f(a)")
    public func <| <A, B>(_ f: (A) -> B, _ a: A) -> B { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a.apply(f), or zip(a, b) { … }")
    public func <*> <F, A>(_ f: F, _ a: A) -> A { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write set(\\.name, new)")
    public func .~ <Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write over(\\.name, f)")
    public func %~ <Root, Value>(
        _ path: WritableKeyPath<Root, Value>, _ f: @escaping (Value) -> Value
    ) -> (Root) -> Root { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write get(\\.name), or the key path itself: map(\\.name)")
    public prefix func ^ <Root, Value>(_ path: KeyPath<Root, Value>) -> (Root) -> Value { fatalError() }
#endif
