/// The fields of an object that has more than 16 of them.
public struct ManyFields<Root, each Value>: Sendable {
    let fields: (repeat Field<Root, each Value>)
}

extension FieldsBuilder {
    /// Combines more than 16 fields.
    ///
    /// - Parameter fields: the fields, in order.
    /// - Returns: the combined fields.
    @_disfavoredOverload
    public static func buildBlock<each Value>(
        _ fields: repeat Field<Root, each Value>
    ) -> ManyFields<Root, repeat each Value> {
        ManyFields(fields: (repeat each fields))
    }
}

extension Validator where Input == JSON {
    /// An object with more than 16 fields. After a fault, the other fields are checked, too, up to the limit of the
    /// options; other members are ignored.
    ///
    /// - Parameters:
    ///   - make: the function that makes the output from the fields' values, in order; usually an initializer.
    ///   - fields: the fields, in order.
    ///   - rules: conditions on some of the fields.
    /// - Returns: the validator, which is reversible if all the fields are. It takes a third of a microsecond longer
    ///   for each field than a validator with up to 16 fields.
    @_disfavoredOverload
    public static func object<each Value>(
        _ make: @escaping @Sendable (repeat each Value) -> Output,
        @FieldsBuilder<Output> fields: () -> ManyFields<Output, repeat each Value>,
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let fields = fields().fields
        var columns: [Column<Output>] = []
        for field in repeat each fields { columns.append(field.column) }
        return object(columns, rules()) { object, context in
            let values = (repeat (each fields).read(&object, &context))
            guard let all = unwrapped(repeat each values) else { return nil }
            return make(repeat each all)
        }
    }
}
