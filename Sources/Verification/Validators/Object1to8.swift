// The overloads are written out for each number of fields. With a parameter pack, the program would look up metadata
// for every field of every object, and validation would take six times as long. Only objects with more than 16 fields
// use a pack.

extension Validator where Input == JSON {
    /// An object with one field; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A>(
        _ make: @escaping @Sendable (A) -> Output,
        @FieldsBuilder<Output> fields: () -> Field<Output, A>,
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let a = fields()
        let columns = [
            a.column
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            guard
                let a
            else { return nil }
            return make(a)
        }
    }

    /// An object with two fields. After a fault, the other fields are checked, too, until there are
    /// ``ValidationOptions/limit`` issues. Members without a field are ignored. The first argument, usually an
    /// initializer, receives the fields' values in order.
    ///
    /// - Returns: the validator, which is reversible if all the fields are.
    @_alwaysEmitIntoClient
    public static func object<A, B>(
        _ make: @escaping @Sendable (A, B) -> Output,
        @FieldsBuilder<Output> fields: () -> (Field<Output, A>, Field<Output, B>),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b) = fields()
        let columns = [
            a.column, b.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            guard
                let a, let b
            else { return nil }
            return make(a, b)
        }
    }

    /// An object with three fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C>(
        _ make: @escaping @Sendable (A, B, C) -> Output,
        @FieldsBuilder<Output> fields: () -> (Field<Output, A>, Field<Output, B>, Field<Output, C>),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c) = fields()
        let columns = [
            a.column, b.column, c.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            guard
                let a, let b, let c
            else { return nil }
            return make(a, b, c)
        }
    }

    /// An object with four fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D>(
        _ make: @escaping @Sendable (A, B, C, D) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d) = fields()
        let columns = [
            a.column, b.column, c.column, d.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            let d = d.read(&object, &context)
            guard
                let a, let b, let c, let d
            else { return nil }
            return make(a, b, c, d)
        }
    }

    /// An object with five fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E>(
        _ make: @escaping @Sendable (A, B, C, D, E) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            let d = d.read(&object, &context)
            let e = e.read(&object, &context)
            guard
                let a, let b, let c, let d, let e
            else { return nil }
            return make(a, b, c, d, e)
        }
    }

    /// An object with six fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F>(
        _ make: @escaping @Sendable (A, B, C, D, E, F) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>, Field<Output, F>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            let d = d.read(&object, &context)
            let e = e.read(&object, &context)
            let f = f.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f
            else { return nil }
            return make(a, b, c, d, e, f)
        }
    }

    /// An object with seven fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            let d = d.read(&object, &context)
            let e = e.read(&object, &context)
            let f = f.read(&object, &context)
            let g = g.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g
            else { return nil }
            return make(a, b, c, d, e, f, g)
        }
    }

    /// An object with eight fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column,
        ]
        return object(columns, rules()) { object, context in
            let a = a.read(&object, &context)
            let b = b.read(&object, &context)
            let c = c.read(&object, &context)
            let d = d.read(&object, &context)
            let e = e.read(&object, &context)
            let f = f.read(&object, &context)
            let g = g.read(&object, &context)
            let h = h.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h
            else { return nil }
            return make(a, b, c, d, e, f, g, h)
        }
    }
}
