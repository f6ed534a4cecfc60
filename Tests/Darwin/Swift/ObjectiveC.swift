// The Swift part of a stand-in for Objective-C. See ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

/// The Boolean type of the Objective-C runtime. Some functions take a pointer to it.
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public var boolValue: Bool { fatalError() }
    public init(_ value: Bool) {}
    public init(booleanLiteral value: Bool) {}
}

/// The name of a message, made by `#selector`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}

extension NSObject: Equatable, Hashable, CVarArg {
    public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
    public func hash(into hasher: inout Hasher) {}
    public var _cVarArgEncoding: [Int] { [] }
}
