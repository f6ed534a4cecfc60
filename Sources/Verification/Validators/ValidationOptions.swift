/// Options of a validation: its thoroughness, and the content of its issues.
public struct ValidationOptions: Sendable, Hashable {
    /// After how many issues the search ends: hostile data must not fill the memory with complaints about it.
    public var limit: Int
    /// True if issues hold the value at fault, which may be private.
    public var includesValues: Bool
    /// True if ``Validator/decode(_:limits:options:)-(String,_,_)`` accepts an object with the same key twice; the last
    /// value then counts.
    public var allowsRepeatedKeys: Bool

    /// Chooses options.
    ///
    /// - Parameters:
    ///   - limit: after how many issues the search ends, at least 1.
    ///   - includesValues: true if issues hold the value at fault.
    ///   - allowsRepeatedKeys: true if an object may have the same key twice.
    public init(limit: Int = 1000, includesValues: Bool = false, allowsRepeatedKeys: Bool = false) {
        self.limit = max(1, limit)
        self.includesValues = includesValues
        self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    /// Up to 1000 issues, without values, repeated keys reported.
    public static let standard = ValidationOptions()
    /// The first issue only.
    public static let failFast = ValidationOptions(limit: 1)
}
