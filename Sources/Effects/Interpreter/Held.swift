// `unsafeBitCast` is sound: `Held` and each struct below contain exactly one function, so they have the same layout.

/// A function whose type is known only to the step that calls it. The function stays inside a struct, because the
/// compiler would wrap a bare function in another function (a reabstraction thunk).
@frozen
@usableFromInline
struct Held {
    /// A function of any type. It is stored as `() -> Void`, but never called as such.
    @usableFromInline let function: () -> Void

    @inlinable
    init<Function>(_ function: Function) {
        assert(MemoryLayout<Function>.size == MemoryLayout<Held>.size, "Held: keeps structs of one function")
        self = unsafeBitCast(function, to: Held.self)
    }

    @inlinable
    func callAsFunction<Function>(as type: Function.Type) -> Function { unsafeBitCast(self, to: type) }
}

// There is one struct for each kind of function. In one generic struct for all function types, a function would have a
// different calling convention, so it would need a thunk again.

@frozen
@usableFromInline
struct Changing<Value, NewValue> {
    @usableFromInline let change: (Value) -> NewValue

    @inlinable
    init(_ change: @escaping (Value) -> NewValue) { self.change = change }
}

@frozen
@usableFromInline
struct NextNode<Value> {
    @usableFromInline let make: (Value) -> Node

    @inlinable
    init(_ make: @escaping (Value) -> Node) { self.make = make }
}

@frozen
@usableFromInline
struct NextIO<Value, Success, Failure: Error> {
    @usableFromInline let make: @Sendable (Value) -> IO<Success, Failure>

    @inlinable
    init(_ make: @escaping @Sendable (Value) -> IO<Success, Failure>) { self.make = make }
}

@frozen
@usableFromInline
struct NextTask<Value, Success: Sendable, Failure: Error> {
    @usableFromInline let make: @Sendable (Value) -> LazyTask<Success, Failure>

    @inlinable
    init(_ make: @escaping @Sendable (Value) -> LazyTask<Success, Failure>) { self.make = make }
}

@frozen
@usableFromInline
struct Throwing<Success, Failure: Error> {
    @usableFromInline let work: () throws(Failure) -> Success

    @inlinable
    init(_ work: @escaping () throws(Failure) -> Success) { self.work = work }
}

@frozen
@usableFromInline
struct AsyncThrowing<Success: Sendable, Failure: Error> {
    @usableFromInline let work: @Sendable () async throws(Failure) -> Success

    @inlinable
    init(_ work: @escaping @Sendable () async throws(Failure) -> Success) { self.work = work }
}
