// MARK: - Applicative

/// Combines two `Result`s into one of a tuple.
/// - Parameters:
///   - first: The first one.
///   - second: The second one.
/// - Returns: A tuple of the values if all of them are successes, or the first failure.
@_alwaysEmitIntoClient
public func zip<Failure, A, B>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>
) -> Result<(A, B), Failure> {
    zip(first, second) { ($0, $1) }
}

/// Combines the values of two `Result`s with a function.
/// - Parameters:
///   - first: The first one.
///   - second: The second one.
///   - transform: Called once if all of them are successes.
/// - Returns: The function's result, or the first failure.
/// - Throws: The error that `transform` throws.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    let a: A
    switch first {
    case .failure(let failure): return .failure(failure)
    case .success(let value): a = value
    }
    let b: B
    switch second {
    case .failure(let failure): return .failure(failure)
    case .success(let value): b = value
    }
    return .success(try transform(a, b))
}

/// See ``zip(_:_:)``; three values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>
) -> Result<(A, B, C), Failure> {
    zip(first, second, third) { ($0, $1, $2) }
}

/// See ``zip(_:_:with:)``; three values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second), third) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, last)
    }
}

/// See ``zip(_:_:)``; four values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>, _ fourth: Result<D, Failure>
) -> Result<(A, B, C, D), Failure> {
    zip(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// See ``zip(_:_:with:)``; four values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second, third), fourth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, last)
    }
}

/// See ``zip(_:_:)``; five values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>
) -> Result<(A, B, C, D, E), Failure> {
    zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// See ``zip(_:_:with:)``; five values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second, third, fourth), fifth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, last)
    }
}

/// See ``zip(_:_:)``; six values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>
) -> Result<(A, B, C, D, E, F), Failure> {
    zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// See ``zip(_:_:with:)``; six values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second, third, fourth, fifth), sixth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, last)
    }
}

/// See ``zip(_:_:)``; seven values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>
) -> Result<(A, B, C, D, E, F, G), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// See ``zip(_:_:with:)``; seven values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second, third, fourth, fifth, sixth), seventh) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, last)
    }
}

/// See ``zip(_:_:)``; eight values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>
) -> Result<(A, B, C, D, E, F, G, H), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// See ``zip(_:_:with:)``; eight values.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second, third, fourth, fifth, sixth, seventh), eighth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, some.6, last)
    }
}
