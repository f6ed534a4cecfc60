import CurrycombVerification

extension JSON {
    /// Reads JSON text with the toolkit's parser.
    ///
    /// - Throws: an error that names the problem and its line.
    public init(parsing text: String) throws {
        self.init(try CurrycombVerification.JSON(parsing: text))
    }

    private init(_ parsed: CurrycombVerification.JSON) {
        switch parsed.kind {
        case .null: self = .null
        case .bool: self = .bool(parsed.bool ?? false)
        case .number: self = .number(parsed.double ?? .nan)
        case .string: self = .string(parsed.string ?? "")
        case .array: self = .array((parsed.elements ?? []).map(JSON.init))
        case .object:
            self = .object(Dictionary((parsed.members ?? []).map { ($0.key, JSON($0.value)) }) { $1 })
        }
    }
}
