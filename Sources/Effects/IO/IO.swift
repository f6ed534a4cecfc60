/// A synchronous effect as a value: a description of work that returns a `Success` or fails with a `Failure`.
///
/// Making, mapping or binding an `IO` performs nothing; each call of ``run()`` performs the work once. The work is
/// stored as nodes that a loop runs, so nested steps use the heap and never the stack. A million binds, nested to the
/// left or to the right, can be run and released on a thread with a small stack. The name comes from Haskell.
///
/// ```swift
/// let greeting = IO { readLine() ?? "you" }.map { "Hello, \($0)!" }
/// print(greeting.run())
/// ```
@frozen
public struct IO<Success, Failure: Error>: Sendable {
    @usableFromInline let node: Node

    /// Makes an effect from a node, which must end with a `Success` or a `Failure`. The compiler cannot check this,
    /// because nodes are untyped.
    @inlinable
    init(_ node: Node) { self.node = node }

    /// Makes an effect that calls a function in every run.
    ///
    /// Declare the error type of a throwing closure; otherwise Swift assumes that it may throw any error:
    /// `IO { () throws(FileError) in … }`. A named function needs no declaration.
    ///
    /// - Parameter work: the function, whose value or typed error becomes the effect's result.
    @_alwaysEmitIntoClient
    public init(_ work: @escaping @Sendable () throws(Failure) -> Success) {
        self.init(Node.call(work))
    }

    /// Makes an effect that calls a function in every run and continues with the effect that the function returns.
    ///
    /// Use `deferred` in a function that calls itself to make an effect, unless the recursive call is in a closure that
    /// only a run calls, such as the closure of ``flatMap(_:)``. Without `deferred`, the function would call itself
    /// while the effect is being made, often without end.
    @_alwaysEmitIntoClient
    public static func deferred(_ make: @escaping @Sendable () -> IO) -> IO {
        IO(Node.deferred { make().node })
    }

    /// Performs the effect on the calling thread and returns its value.
    ///
    /// - Throws: the effect's error.
    /// - Complexity: O(*n*) time for a program of *n* steps. The waiting steps are stored on the heap.
    @inlinable
    public func run() throws(Failure) -> Success {
        let machine = Machine()
        defer { machine.destroy() }
        machine.run(node)
        if machine.state.pointee.exit == .success {
            return machine.take()
        }
        throw machine.take(Failure.self)
    }
}

extension IO where Success: Sendable {
    /// Makes an effect that does nothing and returns a value. Also known as *pure* or *return*.
    @_alwaysEmitIntoClient
    public static func of(_ value: Success) -> IO { IO(Node.value(value)) }
}

extension IO {
    /// Makes an effect that does nothing and fails.
    @_alwaysEmitIntoClient
    public static func fail(_ error: Failure) -> IO { IO(Node.error(error)) }
}
