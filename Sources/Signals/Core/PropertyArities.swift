#if !hasFeature(Embedded)
// With the parameter pack alone, the compiler cannot infer the types of the closure's parameters in
// `Property.combine(a, b).map { … }`. These functions take two to six arguments; the function with the pack is
// disfavored, so the compiler prefers these.
extension Property {
    /// Derives a property from two properties; see ``combine(_:)``.
    @_alwaysEmitIntoClient
    public static func combine<A, B>(_ a: Property<A>, _ b: Property<B>) -> Property where Value == (A, B) {
        combineEach(a, b)
    }

    /// Derives a property from three properties; see ``combine(_:)``.
    @_alwaysEmitIntoClient
    public static func combine<A, B, C>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>
    ) -> Property where Value == (A, B, C) {
        combineEach(a, b, c)
    }

    /// Derives a property from four properties; see ``combine(_:)``.
    @_alwaysEmitIntoClient
    public static func combine<A, B, C, D>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>, _ d: Property<D>
    ) -> Property where Value == (A, B, C, D) {
        combineEach(a, b, c, d)
    }

    /// Derives a property from five properties; see ``combine(_:)``.
    @_alwaysEmitIntoClient
    public static func combine<A, B, C, D, E>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>, _ d: Property<D>, _ e: Property<E>
    ) -> Property where Value == (A, B, C, D, E) {
        combineEach(a, b, c, d, e)
    }

    /// Derives a property from six properties; see ``combine(_:)``.
    @_alwaysEmitIntoClient
    public static func combine<A, B, C, D, E, F>(
        _ a: Property<A>, _ b: Property<B>, _ c: Property<C>, _ d: Property<D>, _ e: Property<E>, _ f: Property<F>
    ) -> Property where Value == (A, B, C, D, E, F) {
        combineEach(a, b, c, d, e, f)
    }
}
#endif
