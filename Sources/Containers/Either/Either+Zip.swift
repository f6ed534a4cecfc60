// MARK: - Applicative

/// Combines two `Either`s into an `Either` of a tuple.
/// - Returns: `.right` with a tuple of the right values if all are right, or the first left value.
@_alwaysEmitIntoClient
public func zip<Left, A, B>(
    _ first: Either<Left, A>, _ second: Either<Left, B>
) -> Either<Left, (A, B)> {
    zip(first, second) { ($0, $1) }
}

/// Combines the right values of two `Either`s with a function.
/// - Returns: `.right` with the function's result, or the first left value.
@_alwaysEmitIntoClient
public func zip<Left, A, B, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    let a: A
    switch first {
    case .left(let failure): return .left(failure)
    case .right(let value): a = value
    }
    let b: B
    switch second {
    case .left(let failure): return .left(failure)
    case .right(let value): b = value
    }
    return .right(try transform(a, b))
}

/// Combines three `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>
) -> Either<Left, (A, B, C)> {
    zip(first, second, third) { ($0, $1, $2) }
}

/// Combines the right values of three `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second), third) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, last)
    }
}

/// Combines four `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>
) -> Either<Left, (A, B, C, D)> {
    zip(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the right values of four `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second, third), fourth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, last)
    }
}

/// Combines five `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>
) -> Either<Left, (A, B, C, D, E)> {
    zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the right values of five `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second, third, fourth), fifth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, last)
    }
}

/// Combines six `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>
) -> Either<Left, (A, B, C, D, E, F)> {
    zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the right values of six `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second, third, fourth, fifth), sixth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, last)
    }
}

/// Combines seven `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F, G>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>
) -> Either<Left, (A, B, C, D, E, F, G)> {
    zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the right values of seven `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second, third, fourth, fifth, sixth), seventh) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, last)
    }
}

/// Combines eight `Either`s into an `Either` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F, G, H>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>
) -> Either<Left, (A, B, C, D, E, F, G, H)> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the right values of eight `Either`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Left, A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: Either<Left, A>, _ second: Either<Left, B>, _ third: Either<Left, C>, _ fourth: Either<Left, D>,
    _ fifth: Either<Left, E>, _ sixth: Either<Left, F>, _ seventh: Either<Left, G>, _ eighth: Either<Left, H>,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Either<Left, Combined> {
    try zip(zip(first, second, third, fourth, fifth, sixth, seventh), eighth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, some.6, last)
    }
}
