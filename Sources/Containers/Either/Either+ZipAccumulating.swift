// MARK: - Applicative

/// Combines two `Either`s into an `Either` of a tuple, collecting all the left values.
/// - Returns: `.right` with a tuple of the right values if all are right, or `.left` with all the left values in order.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B>(
    _ first: Either<Left, A>, _ second: Either<Left, B>
) -> Either<NonEmpty<Left>, (A, B)> {
    zipAccumulating(first, second) { ($0, $1) }
}

/// Combines the right values of two `Either`s with a function, collecting all the left values.
/// - Returns: `.right` with the function's result, or `.left` with all the left values in order.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), with: transform)
    return all.toEither()
}

/// Combines three `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>
) -> Either<NonEmpty<Left>, (A, B, C)> {
    zipAccumulating(first, second, third) { ($0, $1, $2) }
}

/// Combines the right values of three `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), with: transform)
    return all.toEither()
}

/// Combines four `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>
) -> Either<NonEmpty<Left>, (A, B, C, D)> {
    zipAccumulating(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the right values of four `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), with: transform)
    return all.toEither()
}

/// Combines five `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>
) -> Either<NonEmpty<Left>, (A, B, C, D, E)> {
    zipAccumulating(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the right values of five `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        with: transform)
    return all.toEither()
}

/// Combines six `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>
) -> Either<NonEmpty<Left>, (A, B, C, D, E, F)> {
    zipAccumulating(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the right values of six `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), with: transform)
    return all.toEither()
}

/// Combines seven `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F, G>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>
) -> Either<NonEmpty<Left>, (A, B, C, D, E, F, G)> {
    zipAccumulating(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the right values of seven `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), with: transform)
    return all.toEither()
}

/// Combines eight `Either`s into an `Either` of a tuple; see ``zipAccumulating(_:_:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F, G, H>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>
) -> Either<NonEmpty<Left>, (A, B, C, D, E, F, G, H)> {
    zipAccumulating(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the right values of eight `Either`s with a function; see ``zipAccumulating(_:_:with:)``.
@_alwaysEmitIntoClient
public func zipAccumulating<Left, A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Either<NonEmpty<Left>, Combined> {
    let all = try zip(
        first.toValidated(), second.toValidated(), third.toValidated(), fourth.toValidated(), fifth.toValidated(),
        sixth.toValidated(), seventh.toValidated(), eighth.toValidated(), with: transform)
    return all.toEither()
}
