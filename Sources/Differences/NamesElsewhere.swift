// Names that other libraries use. They are declared here as unavailable, so that the compiler tells the user what to
// write instead. All names in an extension have the same replacement. Only debug builds have them, so that an app
// compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "expected")
extension Difference {
    public var old: String { fatalError() }
    public var oldValue: String { fatalError() }
    public var before: String { fatalError() }
    public var from: String { fatalError() }
    public var left: String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "got")
extension Difference {
    public var new: String { fatalError() }
    public var newValue: String { fatalError() }
    public var after: String { fatalError() }
    public var to: String { fatalError() }
    public var right: String { fatalError() }
    public var actual: String { fatalError() }
    public var found: String { fatalError() }
    public var received: String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write differences(expected, got)")
extension Difference {
    @_alwaysEmitIntoClient public init<Value>(_ expected: Value, _ got: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "differences(_:_:)")
@_alwaysEmitIntoClient public func difference<Value>(_ expected: Value, _ got: Value) -> [Difference] {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "differences(_:_:)")
@_alwaysEmitIntoClient public func diff<Value>(_ expected: Value, _ got: Value) -> [Difference] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write differences(_:_:)")
extension Difference {
    public static func between<Value>(_ expected: Value, _ got: Value) -> [Difference] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty)")
@_alwaysEmitIntoClient public func assertNoDifference<Value>(_ expected: Value, _ got: Value) { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write new.difference(from: old), which old.applying(…) takes; differences(a, b) is a report"
)
extension Collection {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func differences<Other, Key>(
        from other: Other, by key: KeyPath<Element, Key>
    ) -> [Difference] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func differences<Other>(from other: Other) -> [Difference] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func applying(_ differences: [Difference]) -> Self? { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "compare with nothing: difference.expected == Difference.nothing is an added element"
)
extension Difference {
    public var kind: String { fatalError() }
}
#endif
