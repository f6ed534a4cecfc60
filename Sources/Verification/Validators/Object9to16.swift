extension Validator where Input == JSON {
    /// An object with nine fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column,
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
            let i = i.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i)
        }
    }

    /// An object with ten fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j)
        }
    }

    /// An object with eleven fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>, Field<Output, K>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k)
        }
    }

    /// An object with twelve fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>,
            Field<Output, K>, Field<Output, L>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k, l) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column, l.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            let l = l.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k, l)
        }
    }

    /// An object with thirteen fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K, L, M>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>,
            Field<Output, K>, Field<Output, L>, Field<Output, M>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k, l, m) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column, l.column, m.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            let l = l.read(&object, &context)
            let m = m.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k, l, m)
        }
    }

    /// An object with fourteen fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K, L, M, N>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>,
            Field<Output, K>, Field<Output, L>, Field<Output, M>, Field<Output, N>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k, l, m, n) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column, l.column, m.column, n.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            let l = l.read(&object, &context)
            let m = m.read(&object, &context)
            let n = n.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m, let n
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k, l, m, n)
        }
    }

    /// An object with fifteen fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>,
            Field<Output, K>, Field<Output, L>, Field<Output, M>, Field<Output, N>, Field<Output, O>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column, l.column, m.column, n.column, o.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            let l = l.read(&object, &context)
            let m = m.read(&object, &context)
            let n = n.read(&object, &context)
            let o = o.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m, let n,
                let o
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
        }
    }

    /// An object with sixteen fields; see ``object(_:fields:rules:)``.
    @_alwaysEmitIntoClient
    public static func object<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P>(
        _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P) -> Output,
        @FieldsBuilder<Output> fields: () -> (
            Field<Output, A>, Field<Output, B>, Field<Output, C>, Field<Output, D>, Field<Output, E>,
            Field<Output, F>, Field<Output, G>, Field<Output, H>, Field<Output, I>, Field<Output, J>,
            Field<Output, K>, Field<Output, L>, Field<Output, M>, Field<Output, N>, Field<Output, O>, Field<Output, P>
        ),
        @RulesBuilder<Output> rules: () -> [Rule<Output>] = { [] }
    ) -> Self {
        let (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = fields()
        let columns = [
            a.column, b.column, c.column, d.column, e.column, f.column, g.column, h.column, i.column, j.column,
            k.column, l.column, m.column, n.column, o.column, p.column,
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
            let i = i.read(&object, &context)
            let j = j.read(&object, &context)
            let k = k.read(&object, &context)
            let l = l.read(&object, &context)
            let m = m.read(&object, &context)
            let n = n.read(&object, &context)
            let o = o.read(&object, &context)
            let p = p.read(&object, &context)
            guard
                let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, let k, let l, let m, let n,
                let o, let p
            else { return nil }
            return make(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
        }
    }
}
