import Foundation

extension JSON {
    /// Parses JSON text in data, for example the body of a response.
    ///
    /// - Parameters:
    ///   - data: one JSON value in UTF-8, optionally with white space around it.
    ///   - limits: the limits on the size and depth of the text.
    /// - Throws: ``SyntaxError`` with line and column, even if the bytes are not UTF-8.
    /// - Complexity: O(length), in time and memory; the call stack does not grow with the nesting.
    public init(parsing data: Data, limits: Limits = .standard) throws(SyntaxError) {
        self = try data.withUnsafeBytes { raw in
            Result { () throws(SyntaxError) in try JSON(parsing: raw, limits: limits) }
        }.get()
    }
}

extension Validator where Input == JSON {
    /// Parses JSON text in data and validates it. Text that is not JSON is also reported as an issue. A repeated key is
    /// an issue, too, unless the options allow it.
    ///
    /// - Parameters:
    ///   - data: one JSON value in UTF-8.
    ///   - limits: the limits on the size and depth of the text.
    ///   - options: the options of the validation.
    /// - Returns: the output.
    /// - Throws: ``ValidationFailure`` with the issues; its report shows their positions in the text.
    public func decode(
        _ data: Data, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: data, limits: limits)
        } text: {
            Array(data)
        }
    }

    /// Parses JSON text in data and validates it, without throwing; see ``result(_:limits:options:)-(String,_,_)``.
    ///
    /// - Parameters:
    ///   - data: one JSON value in UTF-8.
    ///   - limits: the limits on the size and depth of the text.
    ///   - options: the options of the validation.
    /// - Returns: the output, or a ``ValidationFailure`` with the issues.
    public func result(
        _ data: Data, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> Result<Output, ValidationFailure> {
        Result { () throws(ValidationFailure) in try decode(data, limits: limits, options: options) }
    }
}
