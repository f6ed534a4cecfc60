import Foundation

extension JSON.Kind {
    /// Finds the kind of a value in a tree of `Any`. A Boolean is never a number, even if a cast to a number succeeds.
    ///
    /// - Returns: `nil` for a value that JSON cannot represent.
    public init?(ofUntyped value: Any) {
        switch value {
        case let json as JSON: self = json.kind
        case is String: self = .string
        case is [String: Any]: self = .object
        case is [Any]: self = .array
        default:
            guard let scalar = try? JSON(untyped: value) else { return nil }
            self = scalar.kind
        }
    }
}
