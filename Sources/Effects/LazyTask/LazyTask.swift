/// Asynchronous work as a value: a description of work that returns a `Success`, fails with a `Failure`, or is
/// cancelled.
///
/// Unlike Swift's `Task`, which is already running, a `LazyTask` does nothing until it is run. Each run does all the
/// work again, unless the task is ``memoized()``. A run ends only when its child tasks have ended. Cancelling the run
/// cancels its child tasks, unless they are protected from cancellation (see ``shielded()``). Work that is not part of
/// the run may continue after it, for example a run that ``starting(priority:)`` began. After a cancellation, the run
/// waits neither for the work of a ``callback(_:)`` (with or without `onCancel`) nor for a ``memoized()`` task for
/// which another run still waits.
///
/// Cancellation is not an error. A cancellation skips methods such as ``catch(_:)`` and ``retry(_:backoff:on:if:)``,
/// but runs finalizers, such as those of ``ensure(_:)-(LazyTask<Void,Never>)`` and ``bracket(acquire:use:release:)``. A
/// cancellation appears as ``Outcome/cancelled``, or as the `CancellationError` that ``run()`` throws. A run checks for
/// cancellation before it begins asynchronous work, unless this work is protected from cancellation or belongs to the
/// `acquire` of a bracket. In a long loop of synchronous steps, a run also checks for cancellation and yields the
/// thread every few thousand rounds; an ``IO`` inside a task is not interrupted. Nested steps use the heap and never
/// the stack, as with ``IO``.
///
/// ```swift
/// let page = LazyTask { try await fetch(url) }
///     .retry(3, backoff: .exponential(from: .milliseconds(100)).jittered())
///     .timeout(after: .seconds(10), orFail: PageError.late)
/// let text = try await page.run()
/// ```
@frozen
public struct LazyTask<Success: Sendable, Failure: Error>: Sendable {
    @usableFromInline let node: Node

    /// Makes a task from a node, which must end with a `Success`, a `Failure` or a cancellation. The compiler cannot
    /// check this, because nodes are untyped.
    @inlinable
    init(_ node: Node) { self.node = node }

    /// Makes a task that calls an asynchronous function in every run.
    ///
    /// Declare the error type of a throwing closure, as below; otherwise Swift assumes that it may throw any error. A
    /// named function needs no declaration.
    ///
    /// ```swift
    /// LazyTask<Page, PageError> { () throws(PageError) in
    ///     guard isOnline else { throw .offline }
    ///     return try await load(url)
    /// }
    /// ```
    ///
    /// - Parameter work: the function, whose value or typed error becomes the task's outcome. If the run has been
    ///   cancelled and the task is not ``shielded()``, a thrown `CancellationError` counts as a cancellation, not as a
    ///   failure.
    @_alwaysEmitIntoClient
    public init(_ work: @escaping @Sendable () async throws(Failure) -> Success) {
        self.init(
            Node.awaiting(Held(AsyncThrowing(work))) { machine, held in
                do throws(Failure) {
                    machine.succeed(try await held(as: AsyncThrowing<Success, Failure>.self).work())
                } catch {
                    machine.end(Outcome<Success, Failure>(thrown: error))
                }
            })
    }

    @inlinable
    init(ending work: @escaping @Sendable () async -> Outcome<Success, Failure>) {
        self.init(Node(awaiting: { machine in machine.end(await work()) }))
    }

    /// Makes a task that does nothing and returns a value. Also known as *pure* or *return*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Success) -> LazyTask { LazyTask(Node.value(value)) }

    /// Makes a task that does nothing and fails.
    @_alwaysEmitIntoClient
    public static func fail(_ error: Failure) -> LazyTask { LazyTask(Node.error(error)) }

    /// Makes a task that calls a function in every run and continues with the task that the function returns.
    @_alwaysEmitIntoClient
    public static func deferred(_ make: @escaping @Sendable () -> LazyTask) -> LazyTask {
        LazyTask(Node.deferred { make().node })
    }

    /// A task that waits until it is cancelled.
    @inlinable
    public static var never: LazyTask {
        callback { _ in }
    }
}

// MARK: - Running

extension LazyTask {
    /// Runs the task and returns its outcome: the value, the typed error, or the cancellation.
    @_alwaysEmitIntoClient
    public func outcome() async -> Outcome<Success, Failure> {
        let machine = Machine()
        await machine.run(node)
        let outcome = machine.outcome(Success.self, Failure.self)
        machine.destroy()
        return outcome
    }

    /// Runs the task and returns its value.
    ///
    /// - Throws: the task's error (a `Failure`), or `CancellationError` if the run was cancelled.
    @inlinable
    public func run() async throws -> Success {
        try await outcome().get()
    }
}

extension Outcome {
    @inlinable
    init(thrown error: Failure) {
        self = error is CancellationError && Task<Never, Never>.isCancelled ? .cancelled : .failure(error)
    }
}
