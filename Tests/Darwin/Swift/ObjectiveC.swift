// The Swift part of the stand-in for Objective-C: see ../README.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

/// The runtime's truth value, which some functions take by pointer.
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public var boolValue: Bool { fatalError() }
    public init(_ value: Bool) {}
    public init(booleanLiteral value: Bool) {}
}

/// A message's name, made by `#selector`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}

extension NSObject: Equatable, Hashable, CVarArg {
    public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
    public func hash(into hasher: inout Hasher) {}
    public var _cVarArgEncoding: [Int] { [] }
}
