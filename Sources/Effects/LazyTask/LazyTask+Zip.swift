extension LazyTask {
    /// Returns a task that runs this task and `other` at the same time, and returns both values.
    ///
    /// - Returns: a task with both values. If one of the two fails or is cancelled, the other one is cancelled and
    ///   awaited, and the result is the first failure or cancellation.
    public func zip<Other>(_ other: LazyTask<Other, Failure>) -> LazyTask<(Success, Other), Failure> {
        zipEach(self, other)
    }

    /// Like ``zip(_:)``, but combines both values with a function.
    public func zip<Other, Combined>(
        _ other: LazyTask<Other, Failure>, with combine: @escaping @Sendable (Success, Other) -> Combined
    ) -> LazyTask<Combined, Failure> {
        zip(other).map { combine($0.0, $0.1) }
    }

    /// Returns a task that runs this task and `argument` at the same time, and then applies the function from this task
    /// to the value from `argument`: the `apply` of the applicative functor.
    ///
    /// - Returns: a task with the function's result. If one of the two fails or is cancelled, the other one is
    ///   cancelled and awaited, and the result is the first failure or cancellation.
    public func apply<Argument, Value>(_ argument: LazyTask<Argument, Failure>) -> LazyTask<Value, Failure>
    where Success == @Sendable (Argument) -> Value {
        zip(argument) { function, argument in function(argument) }
    }
}

/// Returns a task that runs tasks at the same time and returns all their values as a tuple.
///
/// - Parameter tasks: tasks with the same error type.
/// - Returns: a task with all the values. If one of the tasks fails or is cancelled, the others are cancelled and
///   awaited, and the result is the first failure or cancellation.
/// - Complexity: one child task for each task.
@_disfavoredOverload
public func zip<each Success: Sendable, Failure>(
    _ tasks: repeat LazyTask<each Success, Failure>
) -> LazyTask<(repeat each Success), Failure> {
    zipEach(repeat each tasks)
}

// The overloads for two to six arguments have no parameter pack, because with a pack the compiler does not always infer
// the types of a closure's parameters in `zip(a, b).map { … }`. The overload with the pack is disfavored, so that the
// compiler prefers the overloads below.

/// Returns a task that runs two tasks at the same time; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, Failure>(_ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>) -> LazyTask<(A, B), Failure> {
    zipEach(a, b)
}

/// Returns a task that runs two tasks at the same time and combines their values; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, Combined, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, with combine: @escaping @Sendable (A, B) -> Combined
) -> LazyTask<Combined, Failure> {
    zip(a, b).map { combine($0.0, $0.1) }
}

/// Returns a task that runs three tasks at the same time and combines their values; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, Combined, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, _ c: LazyTask<C, Failure>,
    with combine: @escaping @Sendable (A, B, C) -> Combined
) -> LazyTask<Combined, Failure> {
    zip(a, b, c).map { combine($0.0, $0.1, $0.2) }
}

/// Returns a task that runs three tasks at the same time; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, _ c: LazyTask<C, Failure>
) -> LazyTask<(A, B, C), Failure> {
    zipEach(a, b, c)
}

/// Returns a task that runs four tasks at the same time; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, _ c: LazyTask<C, Failure>, _ d: LazyTask<D, Failure>
) -> LazyTask<(A, B, C, D), Failure> {
    zipEach(a, b, c, d)
}

/// Returns a task that runs five tasks at the same time; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, E, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, _ c: LazyTask<C, Failure>, _ d: LazyTask<D, Failure>,
    _ e: LazyTask<E, Failure>
) -> LazyTask<(A, B, C, D, E), Failure> {
    zipEach(a, b, c, d, e)
}

/// Returns a task that runs six tasks at the same time; see ``zip(_:)``.
@_alwaysEmitIntoClient @_documentation(visibility: internal)
public func zip<A, B, C, D, E, F, Failure>(
    _ a: LazyTask<A, Failure>, _ b: LazyTask<B, Failure>, _ c: LazyTask<C, Failure>, _ d: LazyTask<D, Failure>,
    _ e: LazyTask<E, Failure>, _ f: LazyTask<F, Failure>
) -> LazyTask<(A, B, C, D, E, F), Failure> {
    zipEach(a, b, c, d, e, f)
}

@usableFromInline
func zipEach<each Success: Sendable, Failure>(
    _ tasks: repeat LazyTask<each Success, Failure>
) -> LazyTask<(repeat each Success), Failure> {
    let tasks = (repeat each tasks)
    return LazyTask(ending: {
        let cells = (repeat empty(each tasks))
        var pieces: [@Sendable () async -> Outcome<Void, Failure>] = []
        repeat pieces.append(filling(each cells, from: each tasks))
        let all = pieces
        let outcome = await parallel(all.count, limit: .max, { await all[$0]() }, deliver: { _, _ in })
        return outcome.map { (repeat (each cells).value.unsafelyUnwrapped) }
    })
}

private func empty<Success, Failure>(_ task: LazyTask<Success, Failure>) -> Cell<Success?> { Cell(nil) }

private func filling<Success, Failure>(
    _ cell: Cell<Success?>, from task: LazyTask<Success, Failure>
) -> @Sendable () async -> Outcome<Void, Failure> {
    { await task.outcome().map { cell.value = $0 } }
}
