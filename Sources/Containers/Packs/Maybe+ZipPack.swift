// Parameter packs do not compile in Embedded Swift for WebAssembly, so `zip` takes at most eight values there.
#if !hasFeature(Embedded)
// MARK: - Applicative, more than eight values
// The first eight parameters are written out, so that the compiler does not try these functions if a call with
// fewer than eight values has an error. If it tried them, type-checking a long sum in the call's closure would take
// tens of seconds, because the closure's parameters would be a pack.
//
// The public functions that return a tuple forbid specialization: in a specialized copy, Swift 6.3 writes the
// values of the pack over the first values of the tuple. `Tests/Client` checks this with nine values in a release
// build. A tuple that consists only of a pack's values, such as the one that `zipEach` returns, is not affected.

@inlinable
internal func zipEach<each Value>(_ maybes: repeat (each Value)?) -> (repeat each Value)? {
    do throws(Stop<Void>) {
        return (repeat try (each maybes).orStop())
    } catch {
        return nil
    }
}

/// Combines more than eight `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
public func zip<A, B, C, D, E, F, G, H, each Rest>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?, _ eighth: H?,
    _ rest: repeat (each Rest)?
) -> (A, B, C, D, E, F, G, H, repeat each Rest)? {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return head.flatMap { head in
        tail.map { (tail: (repeat each Rest)) in
            (head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
        }
    }
}

/// Combines the values of more than eight `Maybe`s with a function; see ``zip(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?, _ eighth: H?,
    _ rest: repeat (each Rest)?,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return try head.flatMap { (head) throws(Thrown) -> Combined? in
        try tail.map { (tail: (repeat each Rest)) throws(Thrown) in
            try transform(head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
        }
    }
}
#endif
