// Names that other libraries use. They are declared here as unavailable, so that the compiler tells the user what to
// write instead. All names in an extension have the same replacement. Only debug builds have them, so that an app
// compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import Foundation

// A name that people write both with and without parentheses is declared as a method and as a property. With the method
// alone, the compiler would first advise the user to add the parentheses.

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "field(_:_:_:)")
@_alwaysEmitIntoClient public func required<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "field(_:_:)")
public func required<Root, Value>(_ key: String, _ validator: Validator<JSON, Value>) -> Field<Root, Value> {
    fatalError()
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write field(\"id\", \\.id, .int), or field(\"id\", .int) if the field is only read"
)
extension Field {
    public init(_ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>) { fatalError() }
    @_alwaysEmitIntoClient public init(_ key: String, _ validator: Validator<JSON, Value>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the property, too: optionalField(\"zip\", \\.zip, .string)")
@_alwaysEmitIntoClient public func optionalField<Root, Value>(
    _ key: String, _ validator: Validator<JSON, Value>, orNull: Bool = false
) -> Field<Root, Value?> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "optionalField(_:_:_:)")
@_alwaysEmitIntoClient public func optional<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value?>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value?> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "defaultField(_:_:_:default:)")
@_alwaysEmitIntoClient public func optionalField<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>, default standard: Value
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "defaultField(_:_:_:default:)")
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>, default standard: Value
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write optionalField(\"zip\", \\.zip, .string) for a missing key, .nullable(.string) for a null"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value?>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value?> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "a field has one key: write .any(first, second), with an object for each of the keys"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ key: String, aliases: [String], _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "a field has one key: write .any(first, second), with an object for each of the keys"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>, aliases: [String]
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write the property, too: defaultField(\"tags\", \\.tags, .array(of: .string), default: [])"
)
@_alwaysEmitIntoClient public func defaultField<Root, Value>(
    _ key: String, _ validator: Validator<JSON, Value>, default standard: Value
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the property, too: presenceField(\"zip\", \\.zip, .string)")
@_alwaysEmitIntoClient public func presenceField<Root, Value>(
    _ key: String, _ validator: Validator<JSON, Value>
) -> Field<Root, Presence<Value>> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try decode(text), or result(text) for a Result")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func validate(_ text: String) -> Validated<Output, Issue> { fatalError() }
    @_alwaysEmitIntoClient public func validate(json text: String) -> Validated<Output, Issue> { fatalError() }
    @_alwaysEmitIntoClient public func validate(_ data: Data) -> Validated<Output, Issue> { fatalError() }
    @_alwaysEmitIntoClient public func validate(data: Data) -> Validated<Output, Issue> { fatalError() }
    @_alwaysEmitIntoClient public func verify(_ text: String) -> Validated<Output, Issue> { fatalError() }
    // `Text` stands for `String` or `Data`.
    @_alwaysEmitIntoClient public func parse<Text>(_ text: Text) throws -> Output { fatalError() }
    @_alwaysEmitIntoClient public func run<Text>(_ text: Text) throws -> Output { fatalError() }
    public func safeParse<Text>(_ text: Text) -> Result<Output, ValidationFailure> { fatalError() }
    @_alwaysEmitIntoClient public func isValid<Text>(_ text: Text) -> Bool { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(_ data: Data) throws -> Output { fatalError() }
    public func decodeResult<Text>(_ text: Text) -> Result<Output, ValidationFailure> { fatalError() }
    @_alwaysEmitIntoClient public func safeDecode<Text>(_ text: Text) -> Validated<Output, Issue> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write validate(input) for a Validated, or try validator(input)")
extension Validator {
    @_alwaysEmitIntoClient public func parse(_ input: Input) throws -> Output { fatalError() }
    @_alwaysEmitIntoClient public func run(_ input: Input) throws -> Output { fatalError() }
    @_alwaysEmitIntoClient public func safeParse(_ input: Input) -> Result<Output, ValidationFailure> { fatalError() }
    @_alwaysEmitIntoClient public func check(_ input: Input) -> Output { fatalError() }
    @_alwaysEmitIntoClient public func isValid(_ input: Input) -> Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "encodeText(_:pretty:)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func encode(_ output: Output, pretty: Bool) throws -> String { fatalError() }
    public func encodeToString(_ output: Output, pretty: Bool = false) throws -> String { fatalError() }
    public func encodeString(_ output: Output, pretty: Bool = false) throws -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try Data(encode(value).utf8())")
extension Validator where Input == JSON {
    public func encodeData(_ output: Output, pretty: Bool = false) throws -> Data { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write length(3...) for a string, range(3...) for a number, count(3...) for an array"
)
extension Validator {
    @_alwaysEmitIntoClient public func min<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func max<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func minLength(_ least: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func maxLength(_ least: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func minItems(_ least: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func maxItems(_ least: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func atLeast<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func atMost<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func minimum<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func maximum<Bound>(_ least: Bound) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func min(length: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func max(length: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func between<Bound>(_ least: Bound, _ most: Bound) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write range(1...), or range(0...); for fractions refine(\"positive\") { $0 > 0 }")
extension Validator {
    public var positive: Self { fatalError() }
    @_alwaysEmitIntoClient public func positive(_ nothing: Never...) -> Self { fatalError() }
    public var nonNegative: Self { fatalError() }
    @_alwaysEmitIntoClient public func nonNegative(_ nothing: Never...) -> Self { fatalError() }
    public var nonnegative: Self { fatalError() }
    @_alwaysEmitIntoClient public func nonnegative(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write range(...(-1)); for fractions refine(\"negative\") { $0 < 0 }")
extension Validator {
    public var negative: Self { fatalError() }
    @_alwaysEmitIntoClient public func negative(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write trimmed().nonEmpty")
extension Validator {
    public var notBlank: Self { fatalError() }
    @_alwaysEmitIntoClient public func notBlank(_ nothing: Never...) -> Self { fatalError() }
    public var isNotBlank: Self { fatalError() }
    @_alwaysEmitIntoClient public func isNotBlank(_ nothing: Never...) -> Self { fatalError() }
    public var nonBlank: Self { fatalError() }
    @_alwaysEmitIntoClient public func nonBlank(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "email()")
extension Validator {
    public var isEmail: Self { fatalError() }
    @_alwaysEmitIntoClient public func isEmail(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the length as a range: length(3...), length(...20), length(3...20)")
extension Validator {
    @_alwaysEmitIntoClient public func length(_ count: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(_ least: Int, _ most: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(min: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(max: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(min: Int, max: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(atLeast: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length(atMost: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the message after the rule: length(8...).withMessage(\"too short\")")
extension Validator {
    // `Bound`, `Bounds` and `Pattern` can be any type, so that the compiler finds no other error in the call.
    @_alwaysEmitIntoClient public func min<Bound>(_ least: Bound, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func max<Bound>(_ most: Bound, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func minLength(_ least: Int, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func maxLength(_ most: Int, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func length<Bounds>(_ range: Bounds, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func count<Bounds>(_ range: Bounds, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func range<Bounds>(_ range: Bounds, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func email(message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func matches<Pattern>(_ regex: Pattern, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func pattern<Pattern>(_ regex: Pattern, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func regex<Pattern>(_ regex: Pattern, message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(message: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write one rule after the other, as in .nonEmpty.email(), or .all(first, second)")
extension Validator {
    @_alwaysEmitIntoClient public func and(_ other: Self) -> Self { fatalError() }
    // This overload accepts `.and(.lessThan(10))`, because `lessThan` is a member of `Verifier`.
    @_disfavoredOverload public func and(_ other: Verifier<Output>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func all(_ validators: [Validator]) -> Validator { fatalError() }
    public static func allOf(_ first: Validator, _ others: Validator...) -> Validator { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a range: range(1...10)")
extension Validator {
    public func `in`(_ range: ClosedRange<Output>) -> Self where Output: Comparable { fatalError() }
    public func inRange(_ range: ClosedRange<Output>) -> Self where Output: Comparable { fatalError() }
    public func between(_ range: ClosedRange<Output>) -> Self where Output: Comparable { fatalError() }
    public func range(_ least: Output, _ most: Output) -> Self where Output: Comparable { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write refine(\"even\") { $0.isMultiple(of: 2) }")
extension Validator {
    @_alwaysEmitIntoClient public func multipleOf(_ divisor: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func multiple(of divisor: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write refine(\"hundredths\") { ($0 * 100).rounded() / 100 == $0 }")
extension Validator where Output: BinaryFloatingPoint {
    @_alwaysEmitIntoClient public func multipleOf(_ divisor: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func multiple(of divisor: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "oneOf(_:)")
extension Validator where Output: Equatable {
    @_alwaysEmitIntoClient public func equals(_ value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func equal(to value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func exactly(_ value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func `in`(_ values: [Output]) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func isIn(_ values: Output...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func isOneOf(_ values: Output...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the count as a range: count(3...), count(...20), count(3...20)")
extension Validator where Output: Collection {
    @_alwaysEmitIntoClient public func minCount(_ least: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func maxCount(_ most: Int) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func size(_ count: Int) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toInt()")
extension Validator where Output == String {
    public var int: Validator<Input, Int> { fatalError() }
    @_alwaysEmitIntoClient public func int(_ nothing: Never...) -> Validator<Input, Int> { fatalError() }
    public var integer: Validator<Input, Int> { fatalError() }
    @_alwaysEmitIntoClient public func integer(_ nothing: Never...) -> Validator<Input, Int> { fatalError() }
    @_alwaysEmitIntoClient public func toInteger() -> Validator<Input, Int> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toDouble()")
extension Validator where Output == String {
    public var double: Validator<Input, Double> { fatalError() }
    @_alwaysEmitIntoClient public func double(_ nothing: Never...) -> Validator<Input, Double> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write matches(/[0-9]+/), or toInt() for the number")
extension Validator where Output == String {
    public var numeric: Self { fatalError() }
    @_alwaysEmitIntoClient public func numeric(_ nothing: Never...) -> Self { fatalError() }
    public var digits: Self { fatalError() }
    @_alwaysEmitIntoClient public func digits(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "any(_:_:)")
extension Validator {
    public static func union(_ first: Validator, _ others: Validator...) -> Validator { fatalError() }
    public static func either(_ first: Validator, _ others: Validator...) -> Validator { fatalError() }
    public static func anyOf(_ first: Validator, _ others: Validator...) -> Validator { fatalError() }
    @_alwaysEmitIntoClient public static func any(_ validators: [Validator]) -> Validator { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .discriminated(by: \"type\", [\"a\": first, \"b\": second])")
extension Validator where Input == JSON {
    public static func union(discriminator: String, _ sorts: KeyValuePairs<String, Self>) -> Self { fatalError() }
    public static func union(tag: String, _ sorts: KeyValuePairs<String, Self>) -> Self { fatalError() }
    public static func union(_ key: String, _ sorts: KeyValuePairs<String, Self>) -> Self { fatalError() }
    public static func discriminatedUnion(_ key: String, _ sorts: KeyValuePairs<String, Self>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func union<Sorts>(tag: String, _ sorts: () -> Sorts) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func union<Sorts>(by tag: String, _ sorts: () -> Sorts) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func union<Sorts>(discriminator: String, _ sorts: () -> Sorts) -> Self {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func oneOf<Sorts>(tag: String, _ sorts: () -> Sorts) -> Self { fatalError() }
    public static func discriminated(_ key: String, _ sorts: KeyValuePairs<String, Self>) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .dictionary(of: .int); its keys are strings")
extension Validator where Input == JSON {
    public static func record<Value>(_ value: Validator<JSON, Value>) -> Self where Output == [String: Value] {
        fatalError()
    }
    public static func record<Value>(of value: Validator<JSON, Value>) -> Self where Output == [String: Value] {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func record<Value>(
        _ key: Validator<JSON, String>, _ value: Validator<JSON, Value>
    ) -> Self where Output == [String: Value] { fatalError() }
    @_alwaysEmitIntoClient public static func dictionary<Value>(
        _ key: Validator<JSON, String>, _ value: Validator<JSON, Value>
    ) -> Self where Output == [String: Value] { fatalError() }
    @_alwaysEmitIntoClient public static func dictionary<Value>(
        keys: Validator<JSON, String>, of value: Validator<JSON, Value>
    ) -> Self where Output == [String: Value] { fatalError() }
    @_alwaysEmitIntoClient public static func dictionary<Value>(
        keys: Validator<JSON, String>, values: Validator<JSON, Value>
    ) -> Self where Output == [String: Value] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ValidationFailure")
public typealias ValidationError = ValidationFailure

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "ValidationFailure")
public typealias VerificationError = ValidationFailure

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "JSON")
public typealias JSONValue = JSON

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "nonEmpty")
extension Validator {
    public var required: Self { fatalError() }
    @_alwaysEmitIntoClient public func required(_ nothing: Never...) -> Self { fatalError() }
    public var notEmpty: Self { fatalError() }
    @_alwaysEmitIntoClient public func notEmpty(_ nothing: Never...) -> Self { fatalError() }
    public var nonempty: Self { fatalError() }
    @_alwaysEmitIntoClient public func nonempty(_ nothing: Never...) -> Self { fatalError() }
    public var isNotEmpty: Self { fatalError() }
    @_alwaysEmitIntoClient public func isNotEmpty(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the rule without parentheses, as in .nonEmpty")
extension Validator {
    @_alwaysEmitIntoClient public func callAsFunction() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "matches(_:)")
extension Validator {
    @_alwaysEmitIntoClient public func regex<Match>(_ pattern: Regex<Match>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func pattern<Match>(_ pattern: Regex<Match>) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a regular expression: matches(/…/)")
extension Validator {
    @_alwaysEmitIntoClient public func regex(_ pattern: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func pattern(_ pattern: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func matches(_ pattern: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func matching(_ pattern: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write refine(\"name\") { value in … }")
extension Validator {
    @_alwaysEmitIntoClient public func filter(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func custom(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func test(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func must(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func ensure(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func `where`(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func refine(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func satisfying(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func satisfies(_ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func satisfies(_ name: String, _ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func ensure(_ name: String, _ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func check(_ name: String, _ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func test(_ name: String, _ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func custom(_ name: String, _ condition: @escaping (Output) -> Bool) -> Self { fatalError() }
    public func refine(_ condition: @escaping (Output) -> Bool, _ name: String) -> Self { fatalError() }
    public func refine(_ condition: @escaping (Output) -> Bool, message: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "refine(_:at:_:)")
extension Validator {
    @_alwaysEmitIntoClient public func refine(
        _ name: String, path: JSON.Path, _ condition: @escaping (Output) -> Bool
    ) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func refine<Place>(
        _ name: String, path: Place, _ condition: @escaping (Output) -> Bool
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write optionalField(…) for a missing key, .nullable(…) for a null, .any(rule, .text.empty) for an empty string"
)
extension Validator {
    @_alwaysEmitIntoClient public func optional(_ nothing: Never...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func nullable(_ nothing: Never...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func nullish() -> Self { fatalError() }
    public var optional: Self { fatalError() }
    public var nullable: Self { fatalError() }
    @_disfavoredOverload public func optional(_ nothing: Never...) -> Validator<Input, Output?> { fatalError() }
    @_disfavoredOverload public func nullable(_ nothing: Never...) -> Validator<Input, Output?> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write optionalField(…) for a missing key, .nullable(…) for a null, .any(rule, .text.empty) for an empty string"
)
extension Validator where Input == JSON {
    // This declaration is more constrained than those above, so that `.nullable().optional()` is not ambiguous.
    @_alwaysEmitIntoClient public func nullable(_ nothing: Never...) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write defaultField(…) for a key that may be missing")
extension Validator {
    @_alwaysEmitIntoClient public func `default`(_ value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func optional(default value: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "orNull(_:)")
extension Validator {
    @_alwaysEmitIntoClient public func nullable(default value: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "trimmed()")
extension Validator where Output == String {
    public var trim: Self { fatalError() }
    @_alwaysEmitIntoClient public func trim(_ nothing: Never...) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func trimming() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pullback(_:back:)")
extension Validator {
    public func contramap<New>(_ transform: @escaping (New) -> Input) -> Validator<New, Output> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "map(_:)")
extension Validator {
    public func transform<New>(_ transform: @escaping (Output) -> New) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write compactMap(.custom(\"must be a URL\"), convert, back: back)")
extension Validator {
    @_alwaysEmitIntoClient public func transform<New>(
        _ transform: @escaping (Output) -> New?, back: @escaping (New) -> Output?, message: String = ""
    ) -> Validator<Input, New> { fatalError() }
    @_alwaysEmitIntoClient public func transform<New>(
        decode: @escaping (Output) -> New?, encode: @escaping (New) -> Output?
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension Validator {
    public func pipe<New>(_ next: Validator<Output, New>) -> Validator<Input, New> { fatalError() }
    public func andThen<New>(_ next: Validator<Output, New>) -> Validator<Input, New> { fatalError() }
    public func flatMap<New>(_ next: Validator<Output, New>) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .any(first, second)")
extension Validator {
    @_alwaysEmitIntoClient public func or(_ other: Self) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func orElse(_ other: Self) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .array(of: .string)")
extension Validator where Input == JSON {
    public static func array<Element>(_ element: Validator<JSON, Element>) -> Self where Output == [Element] {
        fatalError()
    }
    public static func list<Element>(_ element: Validator<JSON, Element>) -> Self where Output == [Element] {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "issues")
extension ValidationFailure {
    public var faults: Issues { fatalError() }
    public var errors: Issues { fatalError() }
    public var failures: Issues { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Dictionary(grouping: error.issues, by: \\.path)")
extension ValidationFailure {
    public func grouped<Key>(by key: (Issue) -> Key) -> [Key: [Issue]] { fatalError() }
    @_alwaysEmitIntoClient public func flattened() -> [JSON.Path: [Issue]] { fatalError() }
    @_alwaysEmitIntoClient public func flatten() -> [JSON.Path: [Issue]] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write message, or switch over code: its cases have the expected values")
extension Issue {
    public var expected: String { fatalError() }
    public var received: String { fatalError() }
    public var actual: String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write path.description, or path.components")
extension JSON.Path {
    @_alwaysEmitIntoClient public func joined(separator: String = "") -> String { fatalError() }
    public var jsonPointer: String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "enumeration(_:)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public static func `enum`(_ type: Output.Type = Output.self) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func enumerated(_ type: Output.Type = Output.self) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .date, as in Validator.date or field(\"day\", \\.day, .date)")
extension Validator where Input == JSON, Output == String {
    @_alwaysEmitIntoClient public func date() -> Validator<JSON, Date> { fatalError() }
    @_alwaysEmitIntoClient public func datetime() -> Validator<JSON, Date> { fatalError() }
    @_alwaysEmitIntoClient public func iso8601(_ nothing: Never...) -> Validator<JSON, Date> { fatalError() }
    public var iso8601: Validator<JSON, Date> { fatalError() }
}

/// Stands for the date formats of other libraries.
@_documentation(visibility: internal)
public enum DateFormatElsewhere: Sendable { case deferredToDate, iso8601, millisecondsSince1970, secondsSince1970 }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .date, which reads ISO 8601 with a time, or .day, which reads 2026-01-31")
extension Validator where Input == JSON, Output == Date {
    public var iso8601: Self { fatalError() }
    @_alwaysEmitIntoClient public func iso8601(_ nothing: Never...) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func date(_ format: DateFormatElsewhere) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func date(format: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "unique()")
extension Validator {
    @_alwaysEmitIntoClient public func distinct() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func uniqueItems() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write matches(/…/), or refine(\"name\") { $0.hasPrefix(\"a\") }")
extension Validator where Output == String {
    @_alwaysEmitIntoClient public func startsWith(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func endsWith(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func hasPrefix(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func hasSuffix(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func prefix(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func suffix(_ text: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func contains(_ text: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map({ $0.lowercased() }, back: { $0 })")
extension Validator where Output == String {
    @_alwaysEmitIntoClient public func lowercased() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func lowercase() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func toLowerCase() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write range(1...), or refine(\"more than 1\") { $0 > 1 }")
extension Validator where Output: Comparable {
    @_alwaysEmitIntoClient public func greaterThan(_ least: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func lessThan(_ most: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func gt(_ least: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func gte(_ least: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func lt(_ most: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func lte(_ most: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "withMessage(_:)")
extension Validator {
    @_alwaysEmitIntoClient public func message(_ message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func with(message: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func error(_ message: String) -> Self { fatalError() }
    public func messages(_ message: @escaping (Issue) -> String?) -> Self { fatalError() }
    public func errorMap(_ message: @escaping (Issue) -> String?) -> Self { fatalError() }
}

// A function for fields that do not fit their initializer. Without it, the compiler's error would compare two tuples.

extension Validator where Input == JSON {
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message:
            "the fields do not fit the function, which takes one for each parameter, in that order and of those types"
    )
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func object<each Parameter, Fields>(
        _ make: @escaping @Sendable (repeat each Parameter) -> Output,
        @FieldsBuilder<Output> fields: () -> Fields,
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write range(0...24).refine(\"must be less than 24\") { $0 < 24 }")
extension Validator where Output: BinaryFloatingPoint {
    @_alwaysEmitIntoClient public func range(_ range: Range<Output>) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write refine(\"what is required\", check)")
extension Validator {
    @_disfavoredOverload
    public func verify(_ check: @escaping (Output) -> Bool) -> Validator { fatalError() }
    @_disfavoredOverload
    public func check(_ check: @escaping (Output) -> Bool) -> Validator { fatalError() }
    public func verify(_ check: Verifier<Output>) -> Validator { fatalError() }
    public func check(_ check: Verifier<Output>) -> Validator { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "description")
extension ValidationFailure {
    @_alwaysEmitIntoClient public func formatted() -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map({ $0.uppercased() }, back: { $0 })")
extension Validator where Output == String {
    public func uppercased() -> Validator { fatalError() }
    public func toUpperCase() -> Validator { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a NonEmpty, write toNonEmpty()")
extension Validator {
    @_alwaysEmitIntoClient public func asNonEmpty<Element>() -> Validator<Input, NonEmpty<Element>>
    where Output == [Element] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func nonEmpty<Element>(
        _ nothing: Never...
    ) -> Validator<Input, NonEmpty<Element>> where Output == [Element] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func nonempty<Element>(
        _ nothing: Never...
    ) -> Validator<Input, NonEmpty<Element>> where Output == [Element] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func notEmpty<Element>(
        _ nothing: Never...
    ) -> Validator<Input, NonEmpty<Element>> where Output == [Element] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a NonEmpty, write toNonEmpty()")
extension Validator where Output: Collection {
    @_disfavoredOverload public var nonEmpty: Validator<Input, NonEmpty<Output.Element>> { fatalError() }
    @_disfavoredOverload public var nonempty: Validator<Input, NonEmpty<Output.Element>> { fatalError() }
    @_disfavoredOverload public var notEmpty: Validator<Input, NonEmpty<Output.Element>> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .array(of: element).toNonEmpty()")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public static func nonEmptyArray<Element>(of element: Validator<JSON, Element>) -> Self
    where Output == NonEmpty<Element> { fatalError() }
    @_alwaysEmitIntoClient public static func nonEmpty<Element>(_ element: Validator<JSON, Element>) -> Self
    where Output == NonEmpty<Element> { fatalError() }
    @_alwaysEmitIntoClient public static func nonEmpty<Element>(of element: Validator<JSON, Element>) -> Self
    where Output == NonEmpty<Element> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "validate(_:)")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func verify(_ input: Input) -> Validated<Output, Issue> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func check(_ input: Input) -> Validated<Output, Issue> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write failures.map(\\.message)")
extension Validated where Failure == Issue {
    public var messages: [String] { fatalError() }
    public var errorMessages: [String] { fatalError() }
    @_disfavoredOverload public var errors: [String] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tryMap { try convert($0).mapLeft { Issue(.custom($0)) }.get() }")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func flatMap<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func andThen<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func then<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func emap<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func mapEither<New>(
        _ convert: @escaping (Output) -> Either<String, New>
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tryMap { try convert($0).mapLeft { Issue(.custom(\"\\($0)\")) }.get() }")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func flatMap<Fault, New>(
        _ convert: @escaping (Output) -> Either<Fault, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<Fault, New>(
        _ convert: @escaping (Output) -> Either<Fault, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func andThen<Fault, New>(
        _ convert: @escaping (Output) -> Either<Fault, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func emap<Fault, New>(
        _ convert: @escaping (Output) -> Either<Fault, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func mapEither<Fault, New>(
        _ convert: @escaping (Output) -> Either<Fault, New>
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tryMap { try convert($0).get() }")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func flatMap<Fault, New>(
        _ convert: @escaping (Output) -> Result<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<Fault, New>(
        _ convert: @escaping (Output) -> Result<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func andThen<Fault, New>(
        _ convert: @escaping (Output) -> Result<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func emap<Fault, New>(
        _ convert: @escaping (Output) -> Result<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tryMap { try convert($0).toResult().get() }; each failure must be an Error")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func flatMap<Fault, New>(
        _ convert: @escaping (Output) -> Validated<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<Fault, New>(
        _ convert: @escaping (Output) -> Validated<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func andThen<Fault, New>(
        _ convert: @escaping (Output) -> Validated<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func emap<Fault, New>(
        _ convert: @escaping (Output) -> Validated<New, Fault>
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the error: compactMap(.custom(\"must be a number\")) { Int($0) }")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func flatMap<New>(
        _ convert: @escaping (Output) -> New?
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<New>(
        _ convert: @escaping (Output) -> New?
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func andThen<New>(
        _ convert: @escaping (Output) -> New?
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write validator.result(text).mapError { error in … }; the Validated of validate has mapFailures { issue in … }"
)
extension Validated where Failure == Issue {
    @_alwaysEmitIntoClient public func mapErrors<New>(_ transform: (Issue) -> New) -> Validated<Value, New> {
        fatalError()
    }
    // For a closure whose argument is a `ValidationFailure`.
    @_alwaysEmitIntoClient public func mapError<New>(
        _ transform: (ValidationFailure) -> New
    ) -> Result<Value, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a Result has one error, with all the issues: write mapError { error in … }")
extension Result where Failure == ValidationFailure {
    @_alwaysEmitIntoClient public func mapErrors<New>(_ transform: (Issue) -> New) -> Validated<Success, New> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func mapFailures<New>(_ transform: (Issue) -> New) -> Validated<Success, New> {
        fatalError()
    }
}
#endif
