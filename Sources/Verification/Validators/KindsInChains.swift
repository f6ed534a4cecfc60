// These validators begin a chain that changes the type, such as `field("site", \.site, .string.url())`. The compiler
// knows only the type at the end of the chain, so these overloads fix the type at its beginning. The compiler tries
// these overloads last.

extension Validator where Input == JSON {
    /// A string; see `string`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static var string: Validator<JSON, String> { .string }

    /// A whole number; see `int`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static var int: Validator<JSON, Int> { .int }

    /// A number; see `double`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static var double: Validator<JSON, Double> { .double }

    /// An array; see `array(of:)`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func array<Element>(of element: Validator<JSON, Element>) -> Validator<JSON, [Element]> {
        .array(of: element)
    }

    /// An array without its invalid elements; see `compactArray(of:)`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func compactArray<Element>(of element: Validator<JSON, Element>) -> Validator<JSON, [Element]> {
        .compactArray(of: element)
    }
}

extension Validator where Input == String {
    /// Any text; see `text`.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static var text: Validator<String, String> { .text }
}
