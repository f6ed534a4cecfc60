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
internal func zipEach<Failure, each Value>(
    _ validateds: repeat Validated<each Value, Failure>
) -> Validated<(repeat each Value), Failure> {
    do throws(Stop<NonEmpty<Failure>>) {
        return .valid((repeat try (each validateds).orStop()))
    } catch {
        var all: NonEmpty<Failure>?
        for validated in repeat each validateds {
            if case .invalid(let failures) = validated { all = all.map { $0 + failures } ?? failures }
        }
        return .invalid(all ?? error.payload)
    }
}

/// Combines more than eight `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
public func zip<Failure, A, B, C, D, E, F, G, H, each Rest>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>, _ eighth: Validated<H, Failure>, _ rest: repeat Validated<each Rest, Failure>
) -> Validated<(A, B, C, D, E, F, G, H, repeat each Rest), Failure> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return zip(head, tail) { head, tail in
        (head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}

/// Combines the values of more than eight `Validated`s with a function; see ``zip(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<Failure, A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>, _ eighth: Validated<H, Failure>, _ rest: repeat Validated<each Rest, Failure>,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return try zip(head, tail) { (head, tail) throws(Thrown) in
        try transform(head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}
#endif
