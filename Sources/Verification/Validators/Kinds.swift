extension Validator where Input == JSON, Output == JSON {
    /// Any JSON value, unchanged.
    public static var json: Self {
        Self(back: { $0 }) { json, _ in json }
    }

    /// A JSON value of one of the given kinds, unchanged.
    public static func kind(_ kind: JSON.Kind, _ more: JSON.Kind...) -> Self {
        let kinds = [kind] + more
        return Self(back: { $0 }) { json, context in
            if kinds.contains(json.kind) { return json }
            context.mismatch(json, expected: kinds)
            return nil
        }
    }
}

extension Validator where Input == JSON, Output == String {
    /// A string.
    public static var string: Self {
        Self(back: JSON.string) { json, context in
            if let string = json.string { return string }
            context.mismatch(json, expected: [.string])
            return nil
        }
    }
}

extension Validator where Input == String, Output == String {
    /// Any text, as a user types it into a field. For a string in JSON, use ``string``.
    ///
    /// ```swift
    /// let email = Validator.text.email()
    /// try email("ada@example.com")  // → "ada@example.com"
    /// ```
    public static var text: Self { .identity() }
}

extension Validator where Input == JSON, Output == Bool {
    /// `true` or `false`; the numbers 1 and 0 are not accepted.
    public static var bool: Self {
        Self(back: JSON.bool) { json, context in
            if let bool = json.bool { return bool }
            context.mismatch(json, expected: [.bool])
            return nil
        }
    }
}

extension Validator where Input == JSON, Output == Void {
    /// Only `null`.
    public static var null: Self {
        Self(back: { .null }) { json, context in
            if json.isNull { return () }
            context.mismatch(json, expected: [.null])
            return nil
        }
    }
}

extension Validator where Input == JSON, Output: FixedWidthInteger & SendableMetatype {
    /// A whole number that the integer type can represent, exact even beyond 2^53. `1.0` and `1e3` are whole numbers;
    /// `true` is not a number.
    @inlinable
    public static var integer: Self {
        Self(back: { JSON.integer($0) }) { json, context in
            if let value = json.integer(as: Output.self) { return value }
            context.reportNoInteger(json, lower: Output.min, upper: Output.max)
            return nil
        }
    }
}

extension Validator where Input == JSON, Output == Int {
    /// A whole number as an `Int`. Use it in place of ``integer`` if nothing else in the code names the type.
    public static var int: Self { .integer }
}

extension Validator where Input == JSON, Output == Double {
    /// A number as a `Double`. Use it in place of ``number`` if nothing else in the code names the type.
    public static var double: Self { .number }
}

extension Context {
    @usableFromInline
    mutating func reportNoInteger(_ json: JSON, lower: some FixedWidthInteger, upper: some FixedWidthInteger) {
        guard let number = json.number else { return mismatch(json, expected: [.number]) }
        report(
            Issue(number.isWhole ? .outOfRange(.value, lower: "\(lower)", upper: "\(upper)") : .notWhole), value: json)
    }
}

extension Validator where Input == JSON, Output: BinaryFloatingPoint & SendableMetatype {
    /// A number, rounded to the nearest value of the type; a number too large for the type or for `Double` is out of
    /// range. A type with more digits than `Double` receives the nearest `Double`.
    @inlinable
    public static var number: Self {
        Self(back: { JSONNumber(Double($0)).map(JSON.number) }) { json, context in
            if let value = json.double {
                var rounded = Output(value)
                // Rounding to `Double` first, and then to the type, may miss the nearest value of the type.
                if Double(rounded) != value { rounded = json.nearest(Output.self) ?? rounded }
                if rounded.isFinite { return rounded }
            }
            context.reportNoNumber(json, largest: Double(Output.greatestFiniteMagnitude))
            return nil
        }
    }
}

extension JSON {
    /// Returns the type's value nearest to the exact number, or `nil` if the type cannot be read from text.
    @usableFromInline
    func nearest<Value: SendableMetatype>(_ type: Value.Type) -> Value? {
        guard let readable = type as? any LosslessStringConvertible.Type else { return nil }
        return number.flatMap { readable.init($0.description) } as? Value
    }
}

extension Context {
    @usableFromInline
    mutating func reportNoNumber(_ json: JSON, largest: Double) {
        guard json.kind == .number else { return mismatch(json, expected: [.number]) }
        report(Issue(.outOfRange(.value, lower: "\(-largest)", upper: "\(largest)")), value: json)
    }
}

extension Validator where Input == JSON, Output == JSONNumber {
    /// A number with all its digits.
    public static var exactNumber: Self {
        Self(back: JSON.number) { json, context in
            if let number = json.number { return number }
            context.mismatch(json, expected: [.number])
            return nil
        }
    }
}
