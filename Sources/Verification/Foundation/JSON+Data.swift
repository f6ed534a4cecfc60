import Foundation

extension JSON {
    /// Parses JSON text in data, for example the body of a response.
    ///
    /// - Parameters:
    ///   - data: one JSON value in UTF-8, spaces around it allowed.
    ///   - limits: the most that the text may cost.
    /// - Throws: ``SyntaxError`` with line and column, also if the bytes are not UTF-8.
    /// - Complexity: O(length), in time and memory; the call stack does not grow with the nesting.
    public init(parsing data: Data, limits: Limits = .standard) throws(SyntaxError) {
        self = try data.withUnsafeBytes { raw in
            Result { () throws(SyntaxError) in try JSON(parsing: raw, limits: limits) }
        }.get()
    }
}

extension Validator where Input == JSON {
    /// Parses JSON text in data and validates it. Text that is not JSON, and repeated keys, are issues like all others.
    ///
    /// - Parameters:
    ///   - data: one JSON value in UTF-8.
    ///   - limits: the most that the text may cost.
    ///   - options: the options for thoroughness.
    /// - Returns: the output.
    /// - Throws: ``ValidationFailure`` with all issues, whose report shows where in the text they are.
    public func decode(
        _ data: Data, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) throws(ValidationFailure) -> Output {
        try decode(options) { () throws(JSON.SyntaxError) in
            try JSON(parsing: data, limits: limits)
        } text: {
            Array(data)
        }
    }
}
