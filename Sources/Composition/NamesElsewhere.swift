// Names of swift-overture, swift-prelude and optics: unavailable, with a message that names the function here.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Maybe.pipe(f, g) of CurrycombContainers")
public func chain<A, B, C>(_ first: @escaping (A) -> B?, _ second: @escaping (B) -> C?) -> (A) -> C? { fatalError() }

#if !hasFeature(Embedded)
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pipe(_:_:)")
    @_disfavoredOverload
    public func chain<A, B, C>(
        _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C
    ) -> (A) throws -> C { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pipe(_:_:)")
    public func forwardCompose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pipe(_:_:)")
    public func andThen<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "pipe(_:_:)")
    public func concat<A>(_ first: @escaping (A) -> A, _ second: @escaping (A) -> A) -> (A) -> A { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "compose(_:_:)")
    public func backwardsCompose<A, B, C>(_ second: @escaping (B) -> C, _ first: @escaping (A) -> B) -> (A) -> C {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "constant(_:)")
    public func const<A, B>(_ value: A) -> (B) -> A { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "partial(_:_:)")
    public func papply<A, B, C>(_ function: @escaping (A, B) -> C, _ first: A) -> (B) -> C { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write over(path, f): the function comes along")
    public func prop<Root, Value>(
        _ path: KeyPath<Root, Value>
    ) -> (@escaping (Value) -> Value) -> (Root) -> Root { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write over(path, f): the function comes along")
    public func over<Root, Value>(
        _ path: WritableKeyPath<Root, Value>
    ) -> (@escaping (Value) -> Value) -> (Root) -> Root { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "updating(value) { $0.name = new } changes a copy, update(&value, …) the value")
    public func mut<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (inout Root) -> Void {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "updating(value) { $0.name = new } changes a copy, update(&value, …) the value")
    public func mver<Root, Value>(
        _ path: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
    ) -> (inout Root) -> Void { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "updating(value) { $0.name = new } changes a copy, update(&value, …) the value")
    public func mprop<Root, Value>(
        _ path: WritableKeyPath<Root, Value>
    ) -> (@escaping (inout Value) -> Void) -> (inout Root) -> Void { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a key path is a lens: over(\\.name, f), set(\\.name, new), get(\\.name)")
    public struct Lens<Whole, Part> {
        public init(get: @escaping (Whole) -> Part, set: @escaping (Whole, Part) -> Whole) { fatalError() }
        public init(view: @escaping (Whole) -> Part, set: @escaping (Part, Whole) -> Whole) { fatalError() }
        public init(_ path: WritableKeyPath<Whole, Part>) { fatalError() }
        public func get(_ whole: Whole) -> Part { fatalError() }
        public func view(_ whole: Whole) -> Part { fatalError() }
        public func set(_ whole: Whole, _ part: Part) -> Whole { fatalError() }
        public func over(_ whole: Whole, _ change: (Part) -> Part) -> Whole { fatalError() }
        public func modify(_ whole: Whole, _ change: (Part) -> Part) -> Whole { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a case of an enum is a CasePath of CurrycombStores")
    public struct Prism<Whole, Part> {
        public init(preview: @escaping (Whole) -> Part?, review: @escaping (Part) -> Whole) { fatalError() }
        public init(getOption: @escaping (Whole) -> Part?, reverseGet: @escaping (Part) -> Whole) { fatalError() }
        public init(extract: @escaping (Whole) -> Part?, embed: @escaping (Part) -> Whole) { fatalError() }
    }

#endif
