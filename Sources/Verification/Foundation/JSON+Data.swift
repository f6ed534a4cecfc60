import Foundation

extension JSON {
    /// Parses JSON text in data, for example the body of a response.
    ///
    /// - Throws: ``SyntaxError`` with line and column, even if the bytes are not UTF-8.
    public init(parsing data: Data, limits: Limits = .standard) throws(SyntaxError) {
        self = try data.withUnsafeBytes { raw in
            Result { () throws(SyntaxError) in try JSON(parsing: raw, limits: limits) }
        }.get()
    }
}

extension Validator where Input == JSON {
    /// Parses JSON text in data and validates it; see ``decode(_:limits:options:)-(String,_,_)``.
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
    public func result(
        _ data: Data, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> Result<Output, ValidationFailure> {
        Result { () throws(ValidationFailure) in try decode(data, limits: limits, options: options) }
    }
}
