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
//
// Unlike in the other files of this folder, `zip` is not disfavored here. The `zip` of optionals also accepts
// `Result`s: if both were disfavored, the compiler would choose it in `zip(…).map { … }`.

@inlinable
internal func zipEach<Failure, each Value>(
    _ results: repeat Result<each Value, Failure>
) -> Result<(repeat each Value), Failure> {
    do throws(Failure) {
        return .success((repeat try (each results).get()))
    } catch {
        return .failure(error)
    }
}

/// Combines more than eight `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
public func zip<Failure, A, B, C, D, E, F, G, H, each Rest>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>, _ rest: repeat Result<each Rest, Failure>
) -> Result<(A, B, C, D, E, F, G, H, repeat each Rest), Failure> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return zip(head, tail) { head, tail in
        (head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}

/// Combines the values of more than eight `Result`s with a function; see ``zip(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>, _ rest: repeat Result<each Rest, Failure>,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return try zip(head, tail) { (head, tail) throws(Thrown) in
        try transform(head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}

/// Combines more than eight `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
public func zipAccumulating<Failure, A, B, C, D, E, F, G, H, each Rest>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>, _ rest: repeat Result<each Rest, Failure>
) -> Result<(A, B, C, D, E, F, G, H, repeat each Rest), NonEmpty<Failure>> {
    zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), repeat (each rest).toValidated()
    ).toResult()
}

/// Combines the values of more than eight `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zipAccumulating<Failure, A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>, _ rest: repeat Result<each Rest, Failure>,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), repeat (each rest).toValidated(),
        with: transform)
    return all.toResult()
}
#endif
