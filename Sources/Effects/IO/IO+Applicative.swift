extension IO {
    /// Returns an effect that performs this effect and then `other`, and returns both values.
    ///
    /// - Parameter other: the effect to perform after this one. It is not performed if this effect fails.
    /// - Returns: an effect with both values, or with the first error.
    @_alwaysEmitIntoClient
    public func zip<Other>(_ other: IO<Other, Failure>) -> IO<(Success, Other), Failure> {
        zip(other) { ($0, $1) }
    }

    /// Like ``zip(_:)``, but combines both values with a function.
    @_alwaysEmitIntoClient
    public func zip<Other, Combined>(
        _ other: IO<Other, Failure>, with combine: @escaping @Sendable (Success, Other) -> Combined
    ) -> IO<Combined, Failure> {
        IO<Combined, Failure>(node.zip(other.node, with: combine))
    }

    /// Returns an effect that performs this effect and then `argument`, and applies the function from this effect to
    /// the value from `argument`: the `apply` of the applicative functor.
    ///
    /// - Returns: an effect with the function's result, or with the first error.
    @_alwaysEmitIntoClient
    public func apply<Argument, Value>(_ argument: IO<Argument, Failure>) -> IO<Value, Failure>
    where Success == @Sendable (Argument) -> Value {
        IO<Value, Failure>(node.zip(argument.node) { (function: Success, argument: Argument) in function(argument) })
    }
}

/// Returns an effect that performs effects one after the other and returns all their values as a tuple.
///
/// - Parameter effects: effects with the same error type.
/// - Returns: an effect with all the values, or with the first error; effects after an error are not performed.
/// - Complexity: O(*n*) for *n* effects.
@_disfavoredOverload
public func zip<each Success, Failure>(
    _ effects: repeat IO<each Success, Failure>
) -> IO<(repeat each Success), Failure> {
    zipEach(repeat each effects)
}

// The overloads for two to six arguments have no parameter pack, because with a pack the compiler does not always infer
// the types of a closure's parameters in `zip(a, b).map { … }`. The overload with the pack is disfavored, so that the
// compiler prefers the overloads below.

/// Returns an effect that performs two effects; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, Failure>(_ a: IO<A, Failure>, _ b: IO<B, Failure>) -> IO<(A, B), Failure> {
    zipEach(a, b)
}

/// Returns an effect that performs two effects and combines their values; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, Combined, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, with combine: @escaping @Sendable (A, B) -> Combined
) -> IO<Combined, Failure> {
    a.zip(b, with: combine)
}

/// Returns an effect that performs three effects and combines their values; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, Combined, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, _ c: IO<C, Failure>,
    with combine: @escaping @Sendable (A, B, C) -> Combined
) -> IO<Combined, Failure> {
    zip(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// Returns an effect that performs three effects; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, _ c: IO<C, Failure>
) -> IO<(A, B, C), Failure> {
    zipEach(a, b, c)
}

/// Returns an effect that performs four effects; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, _ c: IO<C, Failure>, _ d: IO<D, Failure>
) -> IO<(A, B, C, D), Failure> {
    zipEach(a, b, c, d)
}

/// Returns an effect that performs five effects; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, E, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, _ c: IO<C, Failure>, _ d: IO<D, Failure>, _ e: IO<E, Failure>
) -> IO<(A, B, C, D, E), Failure> {
    zipEach(a, b, c, d, e)
}

/// Returns an effect that performs six effects; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, E, F, Failure>(
    _ a: IO<A, Failure>, _ b: IO<B, Failure>, _ c: IO<C, Failure>, _ d: IO<D, Failure>, _ e: IO<E, Failure>,
    _ f: IO<F, Failure>
) -> IO<(A, B, C, D, E, F), Failure> {
    zipEach(a, b, c, d, e, f)
}

@usableFromInline
func zipEach<each Success, Failure>(
    _ effects: repeat IO<each Success, Failure>
) -> IO<(repeat each Success), Failure> {
    let effects = (repeat each effects)
    return IO(
        Node { _ in
            let cells = (repeat empty(each effects))
            var chain = Node.value(())
            repeat fill(each cells, from: each effects, after: &chain)
            return chain.map { (_: Void) in (repeat (each cells).value.unsafelyUnwrapped) }
        })
}

private func empty<Success, Failure>(_ effect: IO<Success, Failure>) -> Cell<Success?> { Cell(nil) }

private func fill<Success, Failure>(
    _ cell: Cell<Success?>, from effect: IO<Success, Failure>, after chain: inout Node
) {
    chain = chain.bind { (_: Void) in
        effect.node.map { (value: Success) in cell.value = value }
    }
}
