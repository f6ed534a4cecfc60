extension Messages {
    /// The messages in English.
    public static let english = Messages(
        headline: { count, isTruncated in
            (isTruncated ? "at least " : "") + (count == 1 ? "1 problem" : "\(count) problems")
        },
        syntax: { reason in
            switch reason {
            case .unexpectedEnd: "the text ends too early"
            case .unexpectedCharacter: "no value starts with this character"
            case .trailingText: "text follows the end of the value"
            case .keyExpected: "expected a key in double quotes"
            case .colonExpected: "expected a colon after the key"
            case .separatorExpected: "expected a comma or the closing bracket"
            case .malformedNumber: "JSON does not allow this form of number"
            case .unknownWord: "unknown word; JSON has true, false and null"
            case .controlCharacter: "a string must not contain a raw control character"
            case .malformedEscape: "no such escape sequence"
            case .malformedUTF8: "the bytes are not UTF-8"
            case .tooDeep: "nested too deeply"
            case .tooLarge: "the text is too long"
            }
        },
        code: { code in
            switch code {
            case .missing: "is missing"
            case .null(let expected):
                expected.isEmpty ? "expected a value, found null" : "expected \(english(expected)), found null"
            case .wrongKind(let expected, let actual): "expected \(english(expected)), found \(english([actual]))"
            case .notWhole: "expected a whole number"
            case .unexpectedKey(let resembles):
                "unexpected key" + (resembles.map { "; did you mean \($0)?" } ?? "")
            case .repeatedKey: "this key occurs twice"
            case .outOfRange(let measure, let lower, let upper):
                english(measure) + english(lower: lower, upper: upper)
            case .noAlternative(let expected, let resembles):
                "expected one of \(expected.joined(separator: ", "))"
                    + (resembles.map { "; did you mean \($0)?" } ?? "")
            case .severalAlternatives(let count): "fits \(count) alternatives, but only one is allowed"
            case .malformed(let format): "is not \(english(format))"
            case .forbidden: "is not allowed"
            case .custom(let name): name
            case .syntax: "is not JSON"
            case .notJSON(let type): "JSON has no values of type \(type)"
            }
        })

    private static func english(_ kinds: [JSON.Kind]) -> String {
        kinds.map { kind in
            switch kind {
            case .null: "null"
            case .bool: "true or false"
            case .number: "a number"
            case .string: "a string"
            case .array: "an array"
            case .object: "an object"
            }
        }.joined(separator: " or ")
    }

    private static func english(_ measure: Issue.Code.Measure) -> String {
        switch measure {
        case .value: "must be "
        case .length: "its length must be "
        case .count: "its number of elements must be "
        }
    }

    private static func english(lower: String?, upper: String?) -> String {
        switch (lower, upper) {
        case (let lower?, let upper?): lower == upper ? lower : "between \(lower) and \(upper)"
        case (let lower?, nil): "at least \(lower)"
        case (nil, let upper?): "at most \(upper)"
        case (nil, nil): "in range"
        }
    }

    private static func english(_ format: Issue.Code.Format) -> String {
        switch format {
        case .email: "an e-mail address"
        case .url: "a URL"
        case .date: "a date and time, such as 2026-01-31T12:00:00Z"
        case .day: "a day, such as 2026-01-31"
        case .uuid: "a UUID"
        case .pattern: "of the expected form"
        case .decimal: "a decimal number"
        case .integer: "a whole number"
        case .number: "a number"
        default: "of the form \(format.rawValue)"
        }
    }
}
