// MARK: - Applicative

/// Combines two `Result`s into a `Result` of a tuple.
/// - Returns: `.success` with a tuple of the values if both are successes, or the first failure.
@_alwaysEmitIntoClient
public func zip<Failure, A, B>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>
) -> Result<(A, B), Failure> {
    zip(first, second) { ($0, $1) }
}

/// Combines the values of two `Result`s with a function.
/// - Returns: `.success` with the function's result, or the first failure.
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

/// Combines three `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>
) -> Result<(A, B, C), Failure> {
    zip(first, second, third) { ($0, $1, $2) }
}

/// Combines the values of three `Result`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, Combined, Thrown>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Result<Combined, Failure> {
    try zip(zip(first, second), third) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, last)
    }
}

/// Combines four `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>, _ fourth: Result<D, Failure>
) -> Result<(A, B, C, D), Failure> {
    zip(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the values of four `Result`s with a function; see ``zip(_:_:with:)``.
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

/// Combines five `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>
) -> Result<(A, B, C, D, E), Failure> {
    zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the values of five `Result`s with a function; see ``zip(_:_:with:)``.
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

/// Combines six `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>
) -> Result<(A, B, C, D, E, F), Failure> {
    zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the values of six `Result`s with a function; see ``zip(_:_:with:)``.
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

/// Combines seven `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>
) -> Result<(A, B, C, D, E, F, G), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the values of seven `Result`s with a function; see ``zip(_:_:with:)``.
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

/// Combines eight `Result`s into a `Result` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H>(
    _ first: Result<A, Failure>, _ second: Result<B, Failure>, _ third: Result<C, Failure>,
    _ fourth: Result<D, Failure>, _ fifth: Result<E, Failure>, _ sixth: Result<F, Failure>,
    _ seventh: Result<G, Failure>, _ eighth: Result<H, Failure>
) -> Result<(A, B, C, D, E, F, G, H), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the values of eight `Result`s with a function; see ``zip(_:_:with:)``.
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
