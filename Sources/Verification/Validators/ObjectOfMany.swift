/// The fields of an object with more than 16 fields.
public struct ManyFields<Root, each Value>: Sendable {
    let fields: (repeat Field<Root, each Value>)
}

extension FieldsBuilder {
    /// Combines more than 16 fields.
    @_disfavoredOverload
    public static func buildBlock<each Value>(
        _ fields: repeat Field<Root, each Value>
    ) -> ManyFields<Root, repeat each Value> {
        ManyFields(fields: (repeat each fields))
    }
}

extension Validator where Input == JSON {
    /// An object with more than 16 fields; see ``Validator/object(_:fields:rules:)``. For each field, validation takes
    /// about a third of a microsecond longer than with up to 16 fields.
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
