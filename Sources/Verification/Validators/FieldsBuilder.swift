/// A result builder that collects the fields of an object. The fields must be in the order of the initializer's
/// parameters.
@resultBuilder
public enum FieldsBuilder<Root> {
    /// Lets the compiler infer the type of a field's object, so that key paths need not name it.
    @_alwaysEmitIntoClient
    public static func buildExpression<Value>(_ field: Field<Root, Value>) -> Field<Root, Value> { field }

    /// Returns a single field.
    @_alwaysEmitIntoClient
    public static func buildBlock<A>(
        _ a: Field<Root, A>
    ) -> Field<Root, A> {
        a
    }

    /// Combines two fields.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B>(
        _ a: Field<Root, A>, _ b: Field<Root, B>
    ) -> (Field<Root, A>, Field<Root, B>) {
        (a, b)
    }

    /// Combines three fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>
    ) -> (Field<Root, A>, Field<Root, B>, Field<Root, C>) {
        (a, b, c)
    }

    /// Combines four fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>
    ) {
        (a, b, c, d)
    }

    /// Combines five fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>
    ) {
        (a, b, c, d, e)
    }

    /// Combines six fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>
    ) {
        (a, b, c, d, e, f)
    }

    /// Combines seven fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>, Field<Root, G>
    ) {
        (a, b, c, d, e, f, g)
    }

    /// Combines eight fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>
    ) {
        (a, b, c, d, e, f, g, h)
    }

    /// Combines nine fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>
    ) {
        (a, b, c, d, e, f, g, h, i)
    }

    /// Combines ten fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>
    ) {
        (a, b, c, d, e, f, g, h, i, j)
    }

    /// Combines eleven fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k)
    }

    /// Combines twelve fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K, L>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>, _ l: Field<Root, L>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>, Field<Root, L>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k, l)
    }

    /// Combines thirteen fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K, L, M>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>, _ l: Field<Root, L>, _ m: Field<Root, M>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>, Field<Root, L>, Field<Root, M>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k, l, m)
    }

    /// Combines fourteen fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K, L, M, N>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>, _ l: Field<Root, L>, _ m: Field<Root, M>, _ n: Field<Root, N>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>, Field<Root, L>,
        Field<Root, M>, Field<Root, N>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    }

    /// Combines fifteen fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>, _ l: Field<Root, L>, _ m: Field<Root, M>, _ n: Field<Root, N>, _ o: Field<Root, O>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>, Field<Root, L>,
        Field<Root, M>, Field<Root, N>, Field<Root, O>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
    }

    /// Combines sixteen fields; see ``buildBlock(_:_:)``.
    @_alwaysEmitIntoClient
    public static func buildBlock<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P>(
        _ a: Field<Root, A>, _ b: Field<Root, B>, _ c: Field<Root, C>, _ d: Field<Root, D>, _ e: Field<Root, E>,
        _ f: Field<Root, F>, _ g: Field<Root, G>, _ h: Field<Root, H>, _ i: Field<Root, I>, _ j: Field<Root, J>,
        _ k: Field<Root, K>, _ l: Field<Root, L>, _ m: Field<Root, M>, _ n: Field<Root, N>, _ o: Field<Root, O>,
        _ p: Field<Root, P>
    ) -> (
        Field<Root, A>, Field<Root, B>, Field<Root, C>, Field<Root, D>, Field<Root, E>, Field<Root, F>,
        Field<Root, G>, Field<Root, H>, Field<Root, I>, Field<Root, J>, Field<Root, K>, Field<Root, L>,
        Field<Root, M>, Field<Root, N>, Field<Root, O>, Field<Root, P>
    ) {
        (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
    }
}
