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
internal func zipEach<Left, each Value>(
    _ eithers: repeat Either<Left, each Value>
) -> Either<Left, (repeat each Value)> {
    do throws(Stop<Left>) {
        return .right((repeat try (each eithers).orStop()))
    } catch {
        return .left(error.payload)
    }
}

/// Combines more than eight `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
public func zip<Left, A, B, C, D, E, F, G, H, each Rest>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    _ rest: repeat Either<Left, each Rest>
) -> Either<Left, (A, B, C, D, E, F, G, H, repeat each Rest)> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return zip(head, tail) { head, tail in
        (head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}

/// Combines the right values of more than eight `Either`s with a function; see ``zip(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<Left, A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    _ rest: repeat Either<Left, each Rest>,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    let (head, tail) = (zip(first, second, third, fourth, fifth, sixth, seventh, eighth), zipEach(repeat each rest))
    return try zip(head, tail) { (head, tail) throws(Thrown) in
        try transform(head.0, head.1, head.2, head.3, head.4, head.5, head.6, head.7, repeat each tail)
    }
}

/// Combines more than eight `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
public func zipAccumulating<Left, A, B, C, D, E, F, G, H, each Rest>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    _ rest: repeat Either<Left, each Rest>
) -> Either<NonEmpty<Left>, (A, B, C, D, E, F, G, H, repeat each Rest)> {
    zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), repeat (each rest).toValidated()
    ).toEither()
}

/// Combines the right values of more than eight `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
///
/// Pass an initializer or a named function: with a closure, type-checking the call takes a long time.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zipAccumulating<Left, A, B, C, D, E, F, G, H, each Rest, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    _ rest: repeat Either<Left, each Rest>,
    with transform: (A, B, C, D, E, F, G, H, repeat each Rest) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), repeat (each rest).toValidated(),
        with: transform)
    return all.toEither()
}
#endif
