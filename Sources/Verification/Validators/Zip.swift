/// Makes a validator that runs several validators on the same input. It returns a tuple of their outputs, or reports
/// their issues.
///
/// ```swift
/// let span = zip(.field("from", .day), .field("to", .day))
/// ```
///
/// Each validator adds about a third of a microsecond to a validation; ``Validator/object(_:fields:rules:)`` is faster.
///
/// - Returns: the validator of a tuple, which is reversible if all the validators are reversible and the input is
///   ``JSON``. Encoding writes one object with the members that the validators write. Encoding throws if one validator
///   writes no object, or if two validators write different values under the same key.
@_disfavoredOverload
public func zip<Input, each Output>(
    _ validators: repeat Validator<Input, each Output>
) -> Validator<Input, (repeat each Output)> {
    zipEach(repeat each validators)
}

// The overloads for two to six arguments have no parameter pack, so that the compiler knows the types of the closure's
// parameters in `zip(a, b).map { … }` when it checks the closure. The overload with the pack is disfavored, so that the
// compiler tries it last.

/// Makes a validator that runs two validators on the same input; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<Input, A, B>(_ a: Validator<Input, A>, _ b: Validator<Input, B>) -> Validator<Input, (A, B)> {
    zipEach(a, b)
}

/// Makes a validator that runs three validators on the same input; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<Input, A, B, C>(
    _ a: Validator<Input, A>, _ b: Validator<Input, B>, _ c: Validator<Input, C>
) -> Validator<Input, (A, B, C)> {
    zipEach(a, b, c)
}

/// Makes a validator that runs four validators on the same input; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<Input, A, B, C, D>(
    _ a: Validator<Input, A>, _ b: Validator<Input, B>, _ c: Validator<Input, C>, _ d: Validator<Input, D>
) -> Validator<Input, (A, B, C, D)> {
    zipEach(a, b, c, d)
}

/// Makes a validator that runs five validators on the same input; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<Input, A, B, C, D, E>(
    _ a: Validator<Input, A>, _ b: Validator<Input, B>, _ c: Validator<Input, C>, _ d: Validator<Input, D>,
    _ e: Validator<Input, E>
) -> Validator<Input, (A, B, C, D, E)> {
    zipEach(a, b, c, d, e)
}

/// Makes a validator that runs six validators on the same input; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<Input, A, B, C, D, E, F>(
    _ a: Validator<Input, A>, _ b: Validator<Input, B>, _ c: Validator<Input, C>, _ d: Validator<Input, D>,
    _ e: Validator<Input, E>, _ f: Validator<Input, F>
) -> Validator<Input, (A, B, C, D, E, F)> {
    zipEach(a, b, c, d, e, f)
}

@usableFromInline
func zipEach<Input, each Output>(
    _ validators: repeat Validator<Input, each Output>
) -> Validator<Input, (repeat each Output)> {
    var keys: [ObjectKey]? = []
    var isReversible = Input.self == JSON.self
    for validator in repeat each validators {
        keys = if let known = keys, let more = validator.keys { known + more } else { nil }
        isReversible = isReversible && validator.isReversible
    }
    let back: @Sendable ((repeat each Output)) -> Input? = { outputs in
        var members: [JSON.Member] = []
        for (validator, output) in repeat (each validators, each outputs) {
            guard let object = validator.back?(output) as? JSON, let own = object.members else { return nil }
            members += own
        }
        guard let unique = members.withoutRepeatedKeys() else { return nil }
        return JSON.object(unique) as? Input
    }
    return Validator(keys: keys, back: isReversible ? back : nil) { input, context in
        let before = context.faults
        let outputs = (repeat (each validators).part(of: input, &context))
        guard context.faults == before else { return nil }
        return unwrapped(repeat each outputs)
    }
}

extension Validator {
    fileprivate func part(of input: Input, _ context: inout Context) -> Output? {
        context.stops ? nil : run(input, &context)
    }
}

extension [JSON.Member] {
    /// Returns the members with each key once, or `nil` if there are different values under one key.
    func withoutRepeatedKeys() -> [JSON.Member]? {
        var values: [[UInt8]: JSON] = [:]
        var unique: [JSON.Member] = []
        for member in self {
            guard let value = values.updateValue(member.value, forKey: Array<UInt8>(member.key.utf8)) else {
                unique.append(member)
                continue
            }
            if value != member.value { return nil }
        }
        return unique
    }
}
