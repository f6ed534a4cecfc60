// MARK: - Applicative

/// Combines two `Result`s into a `Result` of a tuple, collecting all the errors.
/// - Returns: `.success` with a tuple of the values if all are successes, or `.failure` with all the errors in order.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>
) -> Result<(A, B), NonEmpty<Failure>> {
    zipAccumulating(first, second) { ($0, $1) }
}

/// Combines the values of two `Result`s with a function, collecting all the errors.
/// - Returns: `.success` with the function's result, or `.failure` with all the errors in order.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), with: transform)
    return all.toResult()
}

/// Combines three `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>
) -> Result<(A, B, C), NonEmpty<Failure>> {
    zipAccumulating(first, second, third) { ($0, $1, $2) }
}

/// Combines the values of three `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), with: transform)
    return all.toResult()
}

/// Combines four `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>, _ fourth: Result<D, Failure>
) -> Result<(A, B, C, D), NonEmpty<Failure>> {
    zipAccumulating(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the values of four `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), with: transform)
    return all.toResult()
}

/// Combines five `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>
) -> Result<(A, B, C, D, E), NonEmpty<Failure>> {
    zipAccumulating(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the values of five `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        with: transform)
    return all.toResult()
}

/// Combines six `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>
) -> Result<(A, B, C, D, E, F), NonEmpty<Failure>> {
    zipAccumulating(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the values of six `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), with: transform)
    return all.toResult()
}

/// Combines seven `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F, G>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>
) -> Result<(A, B, C, D, E, F, G), NonEmpty<Failure>> {
    zipAccumulating(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the values of seven `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), with: transform)
    return all.toResult()
}

/// Combines eight `Result`s into a `Result` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F, G, H>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>
) -> Result<(A, B, C, D, E, F, G, H), NonEmpty<Failure>> {
    zipAccumulating(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the values of eight `Result`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Failure, A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, NonEmpty<Failure>> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), with: transform)
    return all.toResult()
}
