import CurrycombContainers

/// A description of valid data. Validation returns either a typed value or the faults in the data, each with its path.
/// A reversible validator also turns a value back into data.
///
/// ```swift
/// let order = Validator.object(Order.init) {
///     field("id", \.id, .uuid)
///     field("customer", \.customer, customer)
///     field("items", \.items, .array(of: item).count(1...100))
///     optionalField("note", \.note, .string.length(...500))
///     defaultField("currency", \.currency, .enumeration(), default: .eur)
///     field("total", \.total, .integer.range(0...))
/// } rules: {
///     rule(\.total, \.items, "must be the sum of its items") { total, items in
///         total == items.reduce(0) { $0 + $1.price }
///     }
/// }
/// let orders = try Validator.array(of: order).decode(text)
/// ```
///
/// Validators are values: they are made once, often as globals, and can be used from any thread.
public struct Validator<Input, Output>: Sendable {
    @usableFromInline typealias Run = @Sendable (Input, inout Context) -> Output?
    @usableFromInline typealias Refinement = @Sendable (Output, inout Context) -> Void

    @usableFromInline let run: Run
    /// `run` without `refinements`: the refinements of a chain are kept as a list, so that each of them can report
    /// faults.
    @usableFromInline let base: Run
    @usableFromInline let refinements: [Refinement]
    /// The encoding function, if there is one; it returns `nil` for a value that it cannot encode.
    @usableFromInline let back: (@Sendable (Output) -> Input?)?
    /// The keys that the validator reads, or `nil` if it reads no fields or if its keys are not known, as with `any`.
    @usableFromInline let keys: [ObjectKey]?

    @inlinable
    init(
        keys: [ObjectKey]? = nil, back: (@Sendable (Output) -> Input?)?, run: @escaping Run
    ) {
        self.run = run
        base = run
        refinements = []
        self.back = back
        self.keys = keys
    }

    @inlinable
    init(back: (@Sendable (Output) -> Input?)?, run: @escaping Run) {
        self.init(keys: nil, back: back, run: run)
    }

    @inlinable
    init(refining validator: Validator, with refinement: @escaping Refinement) {
        let base = validator.base
        let refinements = validator.refinements + [refinement]
        self.base = base
        self.refinements = refinements
        back = validator.back
        keys = validator.keys
        run = { input, context in
            guard let output = base(input, &context) else { return nil }
            let before = context.faults
            for refinement in refinements where !context.stops { refinement(output, &context) }
            return context.faults == before ? output : nil
        }
    }

    @inlinable
    func refined(_ refinement: @escaping Refinement) -> Validator {
        Validator(refining: self, with: refinement)
    }
}

// MARK: - Using

extension Validator {
    /// Validates a value and returns the output or the issues in the order in which they were found.
    public func validate(_ input: Input, options: ValidationOptions = .standard) -> Validated<Output, Issue> {
        var context = Context(options)
        if let output = run(input, &context), context.faults == 0 { return .valid(output) }
        return .invalid(Issues(contentsOf: context.issues) ?? Issues(Issue(.forbidden)))
    }

    /// Validates a value and throws its faults.
    ///
    /// - Throws: ``ValidationFailure`` with the issues.
    public func callAsFunction(
        _ input: Input, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        switch validate(input, options: options) {
        case .valid(let output): return output
        case .invalid(let issues):
            let source = (input as? JSON).map(ValidationFailure.Source.json) ?? .none
            throw ValidationFailure(issues: issues, isTruncated: issues.count >= options.limit, source: source)
        }
    }

    /// Returns true if a value is valid. This is the fastest check: the search ends at the first fault and collects no
    /// issues.
    public func accepts(_ input: Input) -> Bool {
        var context = Context(.failFast)
        return context.quietly { run(input, &$0) != nil && $0.faults == 0 }
    }

    /// True if the validator can try to turn outputs back into inputs; ``encode(_:)`` throws for an output that it
    /// cannot turn back.
    @inlinable public var isReversible: Bool { back != nil }

    /// Turns a value back into data, without checking the value. If the value is an output of this validator,
    /// validating the data again normally returns the same value. Exceptions are possible with a wrong inverse
    /// conversion, with a default value that its own validator rejects, with ``all(_:_:)`` if another validator checks
    /// data that the first one does not encode, and with ``any(_:_:)`` or ``oneOf(_:_:)`` if more than one alternative
    /// accepts the data.
    ///
    /// - Throws: ``NotReversible`` if the validator is not reversible, or cannot encode this value.
    public func encode(_ output: Output) throws(NotReversible) -> Input {
        guard let input = back?(output) else { throw NotReversible() }
        return input
    }
}

/// An error for a value that cannot be turned back into data, for example because a conversion in the validator has no
/// inverse, a field has no key path, or the validator could not have made the value.
public struct NotReversible: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence that says that the value cannot be turned back, and how to make a validator reversible.
    public var description: String {
        "this validator cannot turn the value back: add the inverse to map, and key paths to fields"
    }
}
