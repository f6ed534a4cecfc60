// Names that other libraries use for lists with broken elements, and other names: see ValidatorNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import Foundation

// MARK: - Lists with broken elements

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .array(of: item)")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func array() -> Validator<JSON, [Output]> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .compactArray(of: item), which leaves out each element that item refuses")
extension Validator where Input == JSON {
    public func lossy() -> Self where Output: Sequence { fatalError() }
    public func skippingInvalid() -> Self where Output: Sequence { fatalError() }
    @_alwaysEmitIntoClient public func lossyArray() -> Validator<JSON, [Output]> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactArray() -> Validator<JSON, [Output]> { fatalError() }
    @_alwaysEmitIntoClient public static func array<Element>(
        of element: Validator<JSON, Element>, lossy: Bool
    ) -> Self where Output == [Element] { fatalError() }
    @_alwaysEmitIntoClient public static func array<Element>(
        of element: Validator<JSON, Element>, skipInvalid: Bool
    ) -> Self where Output == [Element] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "compactArray(of:)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public static func lossyArray<Element>(
        of element: Validator<JSON, Element>
    ) -> Self where Output == [Element] { fatalError() }
    @_alwaysEmitIntoClient public static func lossyArray<Element>(
        _ element: Validator<JSON, Element>
    ) -> Self where Output == [Element] { fatalError() }
}

// MARK: - More guesses

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .any(Validator.int.map { .left($0) }, Validator.string.map { .right($0) })")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func either<Left, Right>(
        _ left: Validator<JSON, Left>, _ right: Validator<JSON, Right>
    ) -> Self where Output == Either<Left, Right> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write Validator.literal(\"a\").map { _ in value }; in discriminated(by:_:), Validator.json.map { _ in value }"
)
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func literal(_ value: JSON) -> Validator<JSON, JSON> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Validator.json.map { _ in value }, for an object without fields of its own")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public static func constant(_ value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func always(_ value: Output) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func succeed(_ value: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "call the validator: try validator(json), or write validate(json) for a Validated")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func decode(_ json: JSON) throws -> Output { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write validate(input).failures; for text, decode(text), whose error has the issues"
)
extension Validator {
    @_disfavoredOverload
    public func issues<Data>(in input: Data) -> [Issue] { fatalError() }
    @_disfavoredOverload
    public func issues<Data>(_ input: Data) -> [Issue] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write withMessage(\"must be an item\"), which replaces the message")
extension Validator {
    @_alwaysEmitIntoClient public func described(_ name: String) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func description(_ name: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write matches(/…/).withMessage(\"must be a colour\")")
extension Validator {
    @_alwaysEmitIntoClient public func matching<Pattern>(_ pattern: Pattern, message: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write encodeText(value, pretty: true)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func encode(
        _ output: Output, options: JSONEncoder.OutputFormatting
    ) throws -> JSON { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.text(pretty: true)")
extension JSON {
    public var prettyPrinted: String { fatalError() }
    @_alwaysEmitIntoClient public func prettyPrinted(_ nothing: Never...) -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Issue(.custom(message)), or Issue(.custom(message), at: path)")
extension Issue {
    public init(path: JSON.Path, message: String) { fatalError() }
    @_alwaysEmitIntoClient public init(message: String, path: JSON.Path = []) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write message(in: .english), or another table of Messages")
extension Issue {
    public var localizedMessage: String { fatalError() }
    @_alwaysEmitIntoClient public func localizedMessage(locale: Locale) -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write error.issues.map { $0.message(in: .english) }, or error.description(in: .english)"
)
extension ValidationFailure {
    public var messages: [String] { fatalError() }
    @_alwaysEmitIntoClient public func messages(in messages: Messages) -> [String] { fatalError() }
    @_alwaysEmitIntoClient public func translated(_ messages: Messages) -> [String] { fatalError() }
    @_alwaysEmitIntoClient public func translated(to messages: Messages) -> [String] { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write your own table: Messages.english.overriding { code in … }; there are only .english and .chinese"
)
extension Messages {
    public static var german: Messages { fatalError() }
    public static var french: Messages { fatalError() }
    public static var spanish: Messages { fatalError() }
    public static var italian: Messages { fatalError() }
    public static var japanese: Messages { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write do throws(ValidationFailure) { … } catch { … }, or validator.result(json); if the do throws other errors, too, catch let error as ValidationFailure"
)
extension Error {
    @_disfavoredOverload public var issues: Issues { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try JSON(parsing: text), or JSON.string(text) for a JSON string")
extension JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ text: String) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the inner keys as a rule: field(\"meta\", \\.total, .field(\"total\", .int))"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ keys: [String], _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the inner keys as a rule: field(\"meta\", \\.total, .field(\"total\", .int))"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    path keys: [String], _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the inner keys as a rule: field(\"meta\", \\.total, .field(\"total\", .int))"
)
@_disfavoredOverload
@_alwaysEmitIntoClient public func field<Root, Value>(
    _ key: String, _ inner: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try validator.untyped(object); for text, try decode(text)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func parse(_ object: [String: Any]) throws -> Output { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func validate(_ object: [String: Any]) -> Validated<Output, Issue> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func decode(_ object: [String: Any]) throws -> Output { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write decode(text), then error.description(in: messages) with a table of Messages")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func decode<Text, Place>(_ text: Text, locale: Place) throws -> Output {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { min(max($0, 0), 100) }")
extension Validator where Output: Comparable {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func clamped(to range: ClosedRange<Output>) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func clamp(_ range: ClosedRange<Output>) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .any(Validator.double, Validator.json.map { _ in 0 })")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `catch`(_ value: Output) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func fallback(_ value: Output) -> Self { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func fallback(to value: Output) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .any(Validator.int, Validator.string.toInt())")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func coerced() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func coerce() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write compactMap(.custom(\"must be a number\")) { Int($0) }")
extension Validator {
    @_disfavoredOverload
    public func compactMap<New>(
        _ message: String, _ transform: @escaping (Output) -> New?
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<New>(
        _ transform: @escaping (Output) -> New?, back: (New) -> Output? = { _ in nil }, message: String
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compactMap<New>(
        _ message: String, _ transform: @escaping (Output) -> New?, back: (New) -> Output?
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    public func flatMap<New>(
        _ next: @escaping (Output) -> Validator<Input, New>
    ) -> Validator<Input, New> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func fail(_ message: String) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write tryMap(.custom(\"must be a number\")) { try convert($0) }")
extension Validator {
    @_disfavoredOverload
    public func tryMap<New>(
        _ message: String, _ transform: @escaping (Output) throws -> New
    ) -> Validator<Input, New> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "count(_:)")
extension Validator where Output: Collection {
    @_alwaysEmitIntoClient public func limit<Bounds>(_ range: Bounds) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write limits: .init(depth: 16), and options: .init(limit: 100) for the number of issues"
)
extension JSON.Limits {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(maxDepth: Int, maxIssues: Int = 0) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failFast")
extension ValidationOptions {
    public static var stopAtFirst: ValidationOptions { fatalError() }
    public static var stopAtFirstError: ValidationOptions { fatalError() }
    public static var abortEarly: ValidationOptions { fatalError() }
}

/// Stands for other libraries' ways with unknown keys.
@_documentation(visibility: internal)
public enum UnknownKeysElsewhere: Sendable { case reject, forbid, error, ignore, allow, strip }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write strictKeys() behind the object: .object(make) { … }.strictKeys()")
extension Validator where Input == JSON {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func object<each Parameter, Fields>(
        _ make: @escaping @Sendable (repeat each Parameter) -> Output, unknownKeys: UnknownKeysElsewhere,
        @FieldsBuilder<Output> fields: () -> Fields
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "strictKeys(allowing:)")
extension Validator where Input == JSON {
    @_alwaysEmitIntoClient public func strict(_ nothing: Never...) -> Self { fatalError() }
    public var strict: Self { fatalError() }
    @_alwaysEmitIntoClient public func rejectUnknownKeys() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write validator.located(at: [0]) before you validate")
extension Validated where Failure == Issue {
    @_alwaysEmitIntoClient public func at(_ place: JSON.Path.Component) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write if case .outOfRange(.length, _, _) = issue.code: it measures a length, a count or a value"
)
extension Issue.Code {
    public static var tooShort: Issue.Code { fatalError() }
    public static var tooLong: Issue.Code { fatalError() }
    public static var tooSmall: Issue.Code { fatalError() }
    public static var tooBig: Issue.Code { fatalError() }
    public static var tooLarge: Issue.Code { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write rules: { rule(\\.name, \"may not be the email\") { name in … } } last")
extension Validator {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func check<Place>(
        _ path: KeyPath<Output, Place>, _ message: String, _ condition: @escaping (Output) -> Bool
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write range(start...), range(...end) or range(start...end), with dates")
extension Validator where Output == Date {
    @_alwaysEmitIntoClient public func min(_ least: Date) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func max(_ most: Date) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func after(_ least: Date) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func before(_ most: Date) -> Self { fatalError() }
}
#endif
