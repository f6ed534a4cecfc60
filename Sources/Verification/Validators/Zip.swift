/// Runs validators on the same input and returns all their outputs, or all their issues.
///
/// ```swift
/// let span = zip(.field("from", .day), .field("to", .day))
/// ```
///
/// Each validator takes about a third of a microsecond; ``Validator/object(_:fields:rules:)`` is faster.
///
/// - Parameter validators: the validators to run, in order.
/// - Returns: the validator of a tuple. It is reversible if all the validators are reversible and write objects:
///   encoding then writes one object with all their members.
public func zip<Input, each Output>(
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
        return JSON.object(members) as? Input
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
