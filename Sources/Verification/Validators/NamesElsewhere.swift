// Names of other libraries: unavailable, with a message that names ours.

extension JSON {
    /// See ``init(parsing:limits:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "init(parsing:)")
    public static func parse(_ text: String) throws -> JSON { fatalError() }
}

/// See ``field(_:_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "field(_:_:_:)")
public func required<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value>, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> { fatalError() }

/// See ``field(_:_:)``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "field(_:_:)")
public func required<Root, Value>(_ key: String, _ validator: Validator<JSON, Value>) -> Field<Root, Value> {
    fatalError()
}
