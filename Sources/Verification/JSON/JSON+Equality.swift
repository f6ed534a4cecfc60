extension JSON: Hashable {
    /// Compares values by their meaning: the order of members does not matter, numbers are compared by their exact
    /// value, and the last value of a repeated key counts.
    ///
    /// - Complexity: O(size of both values).
    public static func == (left: JSON, right: JSON) -> Bool {
        switch (left.kind, right.kind) {
        case (.null, .null): true
        case (.bool, .bool): left.bool == right.bool
        case (.number, .number): left.number == right.number
        case (.string, .string): left.string == right.string
        case (.array, .array): left.elements == right.elements
        case (.object, .object): left.membersByKey == right.membersByKey
        default: false
        }
    }

    /// Hashes the value; equal values have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        switch kind {
        case .null: break
        case .bool: hasher.combine(bool)
        case .number: hasher.combine(number)
        case .string: hasher.combine(string)
        case .array: hasher.combine(elements)
        case .object: hasher.combine(membersByKey)
        }
    }

    /// The values of the members by the UTF-8 bytes of their keys. Bytes are used because JSON keys are equal only if
    /// their code points are equal.
    private var membersByKey: [[UInt8]: JSON] {
        Dictionary((members ?? []).map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { $1 })
    }
}
