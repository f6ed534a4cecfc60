// Names of other libraries: unavailable, with a message that names the function here.

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

// Fields that do not match their initializer. Without these, the compiler would only compare two tuples of fields.

extension Validator where Input == JSON {
    /// See ``object(_:fields:rules:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "the fields do not fit the function: it takes one for each parameter, in that order and of those types"
    )
    @_disfavoredOverload
    public static func object<each Parameter, Fields>(
        _ make: @escaping @Sendable (repeat each Parameter) -> Output,
        @FieldsBuilder<Output> fields: () -> Fields,
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self { fatalError() }
}
