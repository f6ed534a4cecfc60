extension Validator where Input == JSON, Output == JSON {
    // This overload has no result builder and is in an extension for one type of output, so that the compiler infers
    // the type of the member.

    /// An object of which only one member is read. The output is that of the member's validator. If the field has no
    /// key path, as in this example, the validator of the object is not reversible.
    ///
    /// ```swift
    /// let articles = Validator.object { field("articles", .array(of: article)) }
    /// let same = Validator.array(of: article).at("articles")
    /// ```
    ///
    /// See also ``at(_:)``, which reads a value at a path of any depth. The validator that `at` returns can be
    /// reversible if the path has only keys.
    @_alwaysEmitIntoClient
    public static func object<Value>(_ field: () -> Field<Value, Value>) -> Validator<JSON, Value> {
        Validator<JSON, Value>.object({ $0 }, fields: field)
    }
}

extension Validator where Input == JSON {
    // Disfavored, so that `Validator.object { … }` is the overload above.

    /// The same object for a place whose type is known, so that `.object { field("articles", articles) }` needs no
    /// type before the dot.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public static func object(_ field: () -> Field<Output, Output>) -> Self {
        Validator.object({ $0 }, fields: field)
    }
}
