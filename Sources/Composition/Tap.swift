/// Makes a function that calls another function with its argument and returns the argument unchanged: `tap(look)(a)`
/// calls `look(a)` and returns `a`.
///
///     let words = pipe({ (text: String) in text.split(separator: " ") }, tap { print($0) }, { $0.count })
///
/// The value is returned after `look` has finished; an error thrown by `look` ends the pipeline.
@_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping (A) -> Void) -> (A) -> A {
    { a in
        look(a)
        return a
    }
}

/// Makes a function that calls a `@Sendable` function and returns the argument; see ``tap(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> A {
    { a in
        look(a)
        return a
    }
}

#if !hasFeature(Embedded)
/// Makes a function that calls a throwing function and returns the argument; see ``tap(_:)``.
@_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping (A) throws -> Void) -> (A) throws -> A {
    { a in
        try look(a)
        return a
    }
}

/// Makes a function that calls a `@Sendable` throwing function and returns the argument; see ``tap(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping @Sendable (A) throws -> Void) -> @Sendable (A) throws -> A {
    { a in
        try look(a)
        return a
    }
}

/// Makes a function that calls an asynchronous function and returns the argument; see ``tap(_:)``.
@_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping (A) async -> Void) -> (A) async -> A {
    { a in
        await look(a)
        return a
    }
}

/// Makes a function that calls a `@Sendable` asynchronous function and returns the argument; see ``tap(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping @Sendable (A) async -> Void) -> @Sendable (A) async -> A {
    { a in
        await look(a)
        return a
    }
}

/// Makes a function that calls an asynchronous throwing function and returns the argument; see ``tap(_:)``.
@_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping (A) async throws -> Void) -> (A) async throws -> A {
    { a in
        try await look(a)
        return a
    }
}

/// Makes a function that calls a `@Sendable` asynchronous throwing function and returns the argument; see
/// ``tap(_:)``.
@_disfavoredOverload @_alwaysEmitIntoClient
public func tap<A>(_ look: @escaping @Sendable (A) async throws -> Void) -> @Sendable (A) async throws -> A {
    { a in
        try await look(a)
        return a
    }
}
#endif
