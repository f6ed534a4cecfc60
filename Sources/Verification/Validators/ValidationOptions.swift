/// The options of a validation: the number and the content of its issues, and whether keys may be repeated.
public struct ValidationOptions: Sendable, Hashable {
    /// The number of issues at which the search ends, so that hostile data cannot fill the memory with issues. A limit
    /// below 1 counts as 1.
    public var limit: Int { didSet { limit = max(1, limit) } }
    /// True if issues contain the JSON value at fault, which may be private. The documentation of ``Issue/value`` lists
    /// the issues that have no value.
    public var includesValues: Bool
    /// True if ``Validator/decode(_:limits:options:)-(String,_,_)`` accepts an object in which a key is repeated; the
    /// key's last value then counts.
    public var allowsRepeatedKeys: Bool

    /// Makes options. A limit below 1 counts as 1.
    public init(limit: Int = 1000, includesValues: Bool = false, allowsRepeatedKeys: Bool = false) {
        self.limit = max(1, limit)
        self.includesValues = includesValues
        self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    /// The standard options: up to 1000 issues, without values; repeated keys are reported.
    public static let standard = ValidationOptions()
    /// Options that report only the first issue.
    public static let failFast = ValidationOptions(limit: 1)
}
