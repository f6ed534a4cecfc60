// Names that other libraries use for JSON values: see ValidatorNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers
import Foundation

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.kind == .array")
extension JSON {
    public var isArray: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.kind == .object")
extension JSON {
    public var isObject: Bool { fatalError() }
    public var isDictionary: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.kind == .string")
extension JSON {
    public var isString: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.kind == .number")
extension JSON {
    public var isNumber: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "string")
extension JSON {
    public var asString: String? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json[key]")
extension JSON {
    @_alwaysEmitIntoClient public func value(forKey key: String) -> JSON? { fatalError() }
    @_alwaysEmitIntoClient public func value(for key: String) -> JSON? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(parsing:)")
extension JSON {
    @_alwaysEmitIntoClient public static func parse(_ text: String) -> JSON { fatalError() }
    @_alwaysEmitIntoClient public static func parse(_ data: Data) -> JSON { fatalError() }
    @_alwaysEmitIntoClient public static func decode(_ data: Data) -> JSON { fatalError() }
    @_alwaysEmitIntoClient public init(parseJSON text: String) { fatalError() }
    @_alwaysEmitIntoClient public init(data: Data) { fatalError() }
    @_alwaysEmitIntoClient public init(string text: String) { fatalError() }
    @_alwaysEmitIntoClient public init(jsonString text: String) { fatalError() }
    @_alwaysEmitIntoClient public init(_ data: Data) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(untyped:)")
extension JSON {
    @_alwaysEmitIntoClient public init(_ object: [String: Any]) { fatalError() }
    @_alwaysEmitIntoClient public init(_ object: [Any]) { fatalError() }
    @_alwaysEmitIntoClient public init(rawValue object: Any) { fatalError() }
    @_alwaysEmitIntoClient public init(jsonObject object: Any) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.string ?? \"\"")
extension JSON {
    public var stringValue: String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.integer() ?? 0")
extension JSON {
    public var intValue: Int { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.double ?? 0")
extension JSON {
    public var doubleValue: Double { fatalError() }
    public var floatValue: Float { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.bool ?? false")
extension JSON {
    public var boolValue: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.elements ?? []")
extension JSON {
    public var arrayValue: [JSON] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.members: an array of keys with their values")
extension JSON {
    public var dictionary: [String: JSON]? { fatalError() }
    public var dictionaryValue: [String: JSON] { fatalError() }
    public var dictionaryObject: [String: Any]? { fatalError() }
    public var object: [String: JSON]? { fatalError() }
    public var objectValue: [String: JSON] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json.members?.map(\\.key)")
extension JSON {
    public var keys: [String] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "elements")
extension JSON {
    public var array: [JSON]? { fatalError() }
    public var arrayObject: [Any]? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "integer(_:)")
extension JSON {
    @_alwaysEmitIntoClient public static func int(_ value: Int) -> JSON { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "integer(as:)")
extension JSON {
    public var int: Int? { fatalError() }
    public var int64: Int64? { fatalError() }
    public var integer: Int? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "double")
extension JSON {
    public var float: Float? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write number, which is exact; integer() and double convert it")
extension JSON {
    public var numberValue: NSNumber { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "read a URL with a Validator: Validator.string.url()")
extension JSON {
    public var url: URL? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "the value of a missing key is nil: write json[\"key\"] != nil")
extension JSON {
    @_alwaysEmitIntoClient public func exists() -> Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "text(pretty:)")
extension JSON {
    @_alwaysEmitIntoClient public func rawString() -> String? { fatalError() }
    @_alwaysEmitIntoClient public func jsonString() -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Data(json.utf8())")
extension JSON {
    @_alwaysEmitIntoClient public func rawData() -> Data { fatalError() }
    @_alwaysEmitIntoClient public func encoded() -> Data { fatalError() }
    @_alwaysEmitIntoClient public func data() -> Data { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "untyped")
extension JSON {
    public var rawValue: Any { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write json[\"a\"]?[\"b\"], or json[path]")
extension JSON {
    @_disfavoredOverload public subscript(first: String, second: String, others: String...) -> JSON? { fatalError() }
    @_disfavoredOverload public subscript(keys: [String]) -> JSON? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "after a value that may be missing, write ?: json[\"a\"]?[\"b\"]?.string")
extension Optional where Wrapped == JSON {
    @_alwaysEmitIntoClient public subscript(key: String) -> JSON? { fatalError() }
    @_alwaysEmitIntoClient public subscript(index: Int) -> JSON? { fatalError() }
    public var string: String? { fatalError() }
    public var bool: Bool? { fatalError() }
    public var double: Double? { fatalError() }
    public var number: JSONNumber? { fatalError() }
    public var elements: [JSON]? { fatalError() }
    public var members: [JSON.Member]? { fatalError() }
    public var isNull: Bool { fatalError() }
    public func integer<Whole: FixedWidthInteger>(as type: Whole.Type = Whole.self) -> Whole? { fatalError() }
    public var int: Int? { fatalError() }
    public var array: [JSON]? { fatalError() }
    public var dictionary: [String: JSON]? { fatalError() }
    public var stringValue: String { fatalError() }
    public var intValue: Int { fatalError() }
    public var doubleValue: Double { fatalError() }
    public var numberValue: NSNumber { fatalError() }
    public var boolValue: Bool { fatalError() }
    public var arrayValue: [JSON] { fatalError() }
    public var dictionaryValue: [String: JSON] { fatalError() }
    public var url: URL? { fatalError() }
    @_alwaysEmitIntoClient public func exists() -> Bool { fatalError() }
}
#endif
