extension JSON {
    /// The value's kind.
    public var kind: Kind {
        switch storage {
        case .parsed(let tape, let node): tape[node].kind
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// True if the value is `null`.
    public var isNull: Bool { kind == .null }

    /// The Boolean, or `nil` if the value is of another kind. A number is never read as a Boolean.
    public var bool: Bool? {
        switch storage {
        case .parsed(let tape, let node): tape.bool(node)
        case .bool(let value): value
        default: nil
        }
    }

    /// The string, with its escapes resolved, or `nil` if the value is of another kind.
    ///
    /// - Complexity: O(length) for a parsed value.
    public var string: String? {
        switch storage {
        case .parsed(let tape, let node): tape[node].kind == .string ? tape.text(node) : nil
        case .string(let value): value
        default: nil
        }
    }

    /// The exact number, or `nil` if the value is of another kind.
    public var number: JSONNumber? {
        switch storage {
        case .parsed(let tape, let node): tape[node].kind == .number ? JSONNumber(valid: tape.raw(node)) : nil
        case .number(let value): value
        default: nil
        }
    }

    /// The elements of an array, or `nil` if the value is of another kind.
    ///
    /// - Complexity: O(number of elements) for a parsed value.
    public var elements: [JSON]? {
        switch storage {
        case .parsed(let tape, let node): tape.elements(node)
        case .array(let elements): elements
        default: nil
        }
    }

    /// The members of an object in the order of the text, including repeated keys, or `nil` if the value is of another
    /// kind.
    ///
    /// - Complexity: O(number of members) for a parsed value.
    public var members: [Member]? {
        switch storage {
        case .parsed(let tape, let node): tape.members(node)
        case .object(let members): members
        default: nil
        }
    }

    /// The number of elements or members, or 0 for a value that is neither an array nor an object.
    public var count: Int {
        switch storage {
        case .parsed(let tape, let node): tape[node].isContainer ? Int(tape[node].length) : 0
        case .array(let elements): elements.count
        case .object(let members): members.count
        default: 0
        }
    }

    /// The value under a key, or `nil` if the value is not an object or has no such key. `null` under the key counts as
    /// a value, not as `nil`. If a key is repeated, its last value counts.
    ///
    /// - Parameter key: the key, compared byte by byte.
    /// - Complexity: O(number of members).
    public subscript(key: String) -> JSON? {
        var cursor = ObjectCursor(self)
        return cursor?.find(ObjectKey(key))
    }

    /// An element of an array, or `nil` if the value is not an array or has no such element.
    ///
    /// - Complexity: O(index) for a parsed value.
    public subscript(index: Int) -> JSON? {
        guard index >= 0 else { return nil }
        switch storage {
        case .parsed(let tape, let node):
            return tape.element(index, of: node).map { JSON(.parsed(tape, $0)) }
        case .array(let elements): return index < elements.count ? elements[index] : nil
        default: return nil
        }
    }

    /// The value at a path, or `nil` if there is none.
    public subscript(path: JSON.Path) -> JSON? {
        var value = self
        for component in path.components {
            let next =
                switch component {
                case .key(let key): value[key]
                case .index(let index): value[index]
                }
            guard let next else { return nil }
            value = next
        }
        return value
    }

    /// Returns the number as an integer, or `nil` if the value is not a number, is not whole, or does not fit. `1.0`
    /// and `1e3` are whole.
    @_alwaysEmitIntoClient
    public func integer<Whole: FixedWidthInteger>(as type: Whole.Type = Whole.self) -> Whole? {
        if let small = smallInteger { return Whole(exactly: small) }
        return number?.integer(as: type)
    }

    /// The number as the nearest `Double`, or `nil` if the value is not a number or is too large for a `Double`.
    public var double: Double? {
        if case .parsed(let tape, let node) = storage, tape[node].kind == .number { return tape.double(node) }
        return number?.double
    }

    /// The number, if it was parsed and has at most 18 characters, no point and no exponent, like nearly all integers.
    @usableFromInline var smallInteger: Int64? {
        if case .parsed(let tape, let node) = storage { return tape.smallInteger(node) }
        return nil
    }
}
