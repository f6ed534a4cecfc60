// MARK: - Applicative

/// Combines two `Validated`s into a `Validated` of a tuple.
/// - Returns: `.valid` with a tuple of the values if all are valid, or `.invalid` with all the failures in order.
@_alwaysEmitIntoClient
public func zip<Failure, A, B>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>
) -> Validated<(A, B), Failure> {
    zip(first, second) { ($0, $1) }
}

/// Combines the values of two `Validated`s with a function.
/// - Returns: `.valid` with the function's result, or `.invalid` with all the failures in order.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    switch (first, second) {
    case (.valid(let a), .valid(let b)): .valid(try transform(a, b))
    case (.valid, .invalid(let failures)), (.invalid(let failures), .valid): .invalid(failures)
    case (.invalid(let failures), .invalid(let more)): .invalid(failures + more)
    }
}

/// Combines three `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>
) -> Validated<(A, B, C), Failure> {
    zip(first, second, third) { ($0, $1, $2) }
}

/// Combines the values of three `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    // If all values are valid, this avoids the nested tuples of the general case.
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third {
        return .valid(try transform(a, b, c))
    }
    return try zip(zip(first, second), third) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, last)
    }
}

/// Combines four `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>
) -> Validated<(A, B, C, D), Failure> {
    zip(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the values of four `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third, case .valid(let d) = fourth
    {
        return .valid(try transform(a, b, c, d))
    }
    return try zip(zip(first, second, third), fourth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, last)
    }
}

/// Combines five `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>
) -> Validated<(A, B, C, D, E), Failure> {
    zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the values of five `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third, case .valid(let d) = fourth,
        case .valid(let e) = fifth
    {
        return .valid(try transform(a, b, c, d, e))
    }
    return try zip(zip(first, second, third, fourth), fifth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, last)
    }
}

/// Combines six `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>
) -> Validated<(A, B, C, D, E, F), Failure> {
    zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the values of six `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third, case .valid(let d) = fourth,
        case .valid(let e) = fifth, case .valid(let f) = sixth
    {
        return .valid(try transform(a, b, c, d, e, f))
    }
    return try zip(zip(first, second, third, fourth, fifth), sixth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, last)
    }
}

/// Combines seven `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>
) -> Validated<(A, B, C, D, E, F, G), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the values of seven `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third, case .valid(let d) = fourth,
        case .valid(let e) = fifth, case .valid(let f) = sixth, case .valid(let g) = seventh
    {
        return .valid(try transform(a, b, c, d, e, f, g))
    }
    return try zip(zip(first, second, third, fourth, fifth, sixth), seventh) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, last)
    }
}

/// Combines eight `Validated`s into a `Validated` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>, _ eighth: Validated<H, Failure>
) -> Validated<(A, B, C, D, E, F, G, H), Failure> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the values of eight `Validated`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient
public func zip<Failure, A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: Validated<A, Failure>, _ second: Validated<B, Failure>, _ third: Validated<C, Failure>,
    _ fourth: Validated<D, Failure>, _ fifth: Validated<E, Failure>, _ sixth: Validated<F, Failure>,
    _ seventh: Validated<G, Failure>, _ eighth: Validated<H, Failure>,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Validated<Combined, Failure> {
    if case .valid(let a) = first, case .valid(let b) = second, case .valid(let c) = third, case .valid(let d) = fourth,
        case .valid(let e) = fifth, case .valid(let f) = sixth, case .valid(let g) = seventh,
        case .valid(let h) = eighth
    {
        return .valid(try transform(a, b, c, d, e, f, g, h))
    }
    return try zip(zip(first, second, third, fourth, fifth, sixth, seventh), eighth) { (some, last) throws(Thrown) in
        try transform(some.0, some.1, some.2, some.3, some.4, some.5, some.6, last)
    }
}
