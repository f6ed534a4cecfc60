import CurrycombContainers

extension Validator where Input == JSON {
    /// Parses JSON text and validates it. Text that is not JSON is also reported as an issue. A repeated key is an
    /// issue, too, unless the options allow it.
    ///
    /// - Throws: ``ValidationFailure`` with the issues; its report shows their positions in the text.
    public func decode(
        _ text: String, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: text, limits: limits)
        } text: {
            Array(text.utf8)
        }
    }

    /// Parses JSON text in UTF-8 and validates it; see ``decode(_:limits:options:)-(String,_,_)``.
    public func decode(
        _ bytes: [UInt8], limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: bytes, limits: limits)
        } text: {
            bytes
        }
    }

    /// Parses JSON text and validates it, as ``decode(_:limits:options:)-(String,_,_)`` does, but returns a `Result`
    /// instead of throwing. In a closure, `try decode(text)` loses the type of the error, but the `Result` keeps it:
    ///
    /// ```swift
    /// load(url).flatMap { LazyTask(order.result($0)).mapError { .badReply($0) } }
    /// ```
    public func result(
        _ text: String, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> Result<Output, ValidationFailure> {
        Result { () throws(ValidationFailure) in try decode(text, limits: limits, options: options) }
    }

    func decode(
        _ options: ValidationOptions, parse: () throws(JSON.SyntaxError) -> JSON, text: () -> [UInt8]
    ) throws(ValidationFailure) -> Output {
        let json: JSON
        do throws(JSON.SyntaxError) {
            json = try parse()
        } catch {
            // A text that is rejected for its size is not kept in the error.
            let source = error.reason == .tooLarge ? ValidationFailure.Source.none : .text(text())
            throw ValidationFailure(issues: Issues(Issue(.syntax(error))), isTruncated: false, source: source)
        }
        var context = Context(options)
        if !options.allowsRepeatedKeys {
            for (path, key) in json.duplicateKeys(upTo: options.limit) {
                var issue = Issue(.repeatedKey, at: path)
                issue.key = key
                context.report(issue)
            }
        }
        let output = context.stops ? nil : run(json, &context)
        if let output, context.faults == 0 { return output }
        throw ValidationFailure(
            issues: Issues(contentsOf: context.issues) ?? Issues(Issue(.forbidden)), isTruncated: context.stops,
            source: .json(json))
    }

    /// Turns a value back into JSON text.
    ///
    /// - Throws: ``NotReversible`` if the validator is not reversible, or cannot encode this value.
    public func encodeText(_ output: Output, pretty: Bool = false) throws(NotReversible) -> String {
        try encode(output).text(pretty: pretty)
    }
}
