extension Validator where Input == JSON, Output == JSON {
    /// One particular value. Any other value is a fault and cannot be encoded.
    public static func literal(_ value: JSON) -> Self {
        // `back` rejects other values, so that `any` can reject an alternative by its tag before the alternative
        // encodes the members after the tag.
        Self(back: { $0 == value ? $0 : nil }) { json, context in
            if json == value { return json }
            if json.kind != value.kind {
                context.mismatch(json, expected: [value.kind])
            } else {
                context.report(Issue(.noAlternative(expected: [value.text()], resembles: nil)), value: json)
            }
            return nil
        }
    }
}

extension Validator where Input == JSON, Output: CaseIterable & RawRepresentable & Sendable, Output.RawValue == String {
    /// A string that is the raw value of an enum case.
    public static func enumeration(_ type: Output.Type = Output.self) -> Self {
        let values = Output.allCases.map { $0 }
        return enumeration(values, of: .string, description: { $0 })
    }
}

extension Validator where Input == JSON, Output: CaseIterable & RawRepresentable & Sendable, Output.RawValue == Int {
    /// A whole number that is the raw value of an enum case.
    public static func enumeration(_ type: Output.Type = Output.self) -> Self {
        let values = Output.allCases.map { $0 }
        return enumeration(values, of: .integer, description: { "\($0)" })
    }
}

extension Validator where Input == JSON, Output: RawRepresentable & Sendable, Output.RawValue: Hashable & Sendable {
    private static func enumeration(
        _ values: [Output], of raw: Validator<JSON, Output.RawValue>,
        description: @escaping @Sendable (Output.RawValue) -> String
    ) -> Self {
        let byRaw = Dictionary(values.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        let expected = values.map { description($0.rawValue) }
        let rawBack = raw.back
        return Self(back: { rawBack?($0.rawValue) }) { json, context in
            guard let rawValue = raw.run(json, &context) else { return nil }
            if let value = byRaw[rawValue] { return value }
            context.report(
                Issue(
                    .noAlternative(
                        expected: expected, resembles: nearest(to: description(rawValue), among: expected))),
                value: json)
            return nil
        }
    }
}
