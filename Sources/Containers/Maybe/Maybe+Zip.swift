// MARK: - Applicative
// These overloads are disfavored, because every type converts to an optional: the compiler has to try the overloads for
// other containers first.

/// Combines two `Maybe`s into a `Maybe` of a tuple.
/// - Returns: A tuple of the values, or `nil` if either is missing.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B>(
    _ first: A?, _ second: B?
) -> (A, B)? {
    zip(first, second) { ($0, $1) }
}

/// Combines the values of two `Maybe`s with a function.
/// - Returns: The function's result, or `nil` if either value is missing.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, Combined, Thrown>(
    _ first: A?, _ second: B?,
    with transform: (A, B) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second else { return nil }
    return try transform(first, second)
}

/// Combines three `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C>(
    _ first: A?, _ second: B?, _ third: C?
) -> (A, B, C)? {
    zip(first, second, third) { ($0, $1, $2) }
}

/// Combines the values of three `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?,
    with transform: (A, B, C) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third else { return nil }
    return try transform(first, second, third)
}

/// Combines four `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?
) -> (A, B, C, D)? {
    zip(first, second, third, fourth) { ($0, $1, $2, $3) }
}

/// Combines the values of four `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?,
    with transform: (A, B, C, D) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third, let fourth else { return nil }
    return try transform(first, second, third, fourth)
}

/// Combines five `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?
) -> (A, B, C, D, E)? {
    zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
}

/// Combines the values of five `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?,
    with transform: (A, B, C, D, E) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third, let fourth, let fifth else { return nil }
    return try transform(first, second, third, fourth, fifth)
}

/// Combines six `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?
) -> (A, B, C, D, E, F)? {
    zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
}

/// Combines the values of six `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?,
    with transform: (A, B, C, D, E, F) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third, let fourth, let fifth, let sixth else { return nil }
    return try transform(first, second, third, fourth, fifth, sixth)
}

/// Combines seven `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, G>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?
) -> (A, B, C, D, E, F, G)? {
    zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
}

/// Combines the values of seven `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, G, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?,
    with transform: (A, B, C, D, E, F, G) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third, let fourth, let fifth, let sixth, let seventh else { return nil }
    return try transform(first, second, third, fourth, fifth, sixth, seventh)
}

/// Combines eight `Maybe`s into a `Maybe` of a tuple; see ``zip(_:_:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, G, H>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?, _ eighth: H?
) -> (A, B, C, D, E, F, G, H)? {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth) { ($0, $1, $2, $3, $4, $5, $6, $7) }
}

/// Combines the values of eight `Maybe`s with a function; see ``zip(_:_:with:)``.
@_alwaysEmitIntoClient @_disfavoredOverload
public func zip<A, B, C, D, E, F, G, H, Combined, Thrown>(
    _ first: A?, _ second: B?, _ third: C?, _ fourth: D?, _ fifth: E?, _ sixth: F?, _ seventh: G?, _ eighth: H?,
    with transform: (A, B, C, D, E, F, G, H) throws(Thrown) -> Combined
) throws(Thrown) -> Combined? {
    guard let first, let second, let third, let fourth, let fifth, let sixth, let seventh, let eighth else {
        return nil
    }
    return try transform(first, second, third, fourth, fifth, sixth, seventh, eighth)
}
