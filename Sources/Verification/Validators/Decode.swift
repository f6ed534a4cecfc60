import CurrycombContainers

extension Validator where Input == JSON {
    /// Parses JSON text and validates it. Text that is not JSON, and repeated keys, are issues like all others.
    ///
    /// - Parameters:
    ///   - text: one JSON value.
    ///   - limits: the most that the text may cost.
    ///   - options: the options for thoroughness.
    /// - Returns: the output.
    /// - Throws: ``ValidationFailure`` with all issues, whose report shows where in the text they are.
    public func decode(
        _ text: String, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: text, limits: limits)
        } text: {
            Array(text.utf8)
        }
    }

    /// Parses JSON text in UTF-8 and validates it. Text that is not JSON, and repeated keys, are issues like all
    /// others.
    ///
    /// - Parameters:
    ///   - bytes: one JSON value.
    ///   - limits: the most that the text may cost.
    ///   - options: the options for thoroughness.
    /// - Returns: the output.
    /// - Throws: ``ValidationFailure`` with all issues, whose report shows where in the text they are.
    public func decode(
        _ bytes: [UInt8], limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: bytes, limits: limits)
        } text: {
            bytes
        }
    }

    func decode(
        _ options: ValidationOptions, parse: () throws(JSON.SyntaxError) -> JSON, text: () -> [UInt8]
    ) throws(ValidationFailure) -> Output {
        let json: JSON
        do throws(JSON.SyntaxError) {
            json = try parse()
        } catch {
            // A document that is rejected for its size is not kept either.
            let source = error.reason == .tooLarge ? ValidationFailure.Source.none : .text(text())
            throw ValidationFailure(issues: Issues(Issue(.syntax(error))), isTruncated: false, source: source)
        }
        var context = Context(options)
        if !options.allowsRepeatedKeys {
            for path in json.duplicateKeys(upTo: options.limit) { context.report(Issue(.repeatedKey, at: path)) }
        }
        let output = context.stops ? nil : run(json, &context)
        if let output, context.faults == 0 { return output }
        throw ValidationFailure(
            issues: Issues(contentsOf: context.issues) ?? Issues(Issue(.forbidden)), isTruncated: context.stops,
            source: .json(json))
    }

    /// Turns a value back into JSON text.
    ///
    /// - Parameters:
    ///   - output: the value.
    ///   - pretty: true if each element and member gets a line of its own.
    /// - Returns: the text.
    /// - Throws: ``NotReversible`` if the validator has no way back, or none for this value.
    public func encodeText(_ output: Output, pretty: Bool = false) throws(NotReversible) -> String {
        try encode(output).text(pretty: pretty)
    }
}
