/// A description of asynchronous work. Making a `LazyTask` starts nothing; each call to ``run()`` does the work.
public struct LazyTask<Value: Sendable>: Sendable {
    private let work: @Sendable () async throws -> Value

    /// Describes work, but does not start it.
    ///
    /// - Parameter work: the work that ``run()`` does each time it is called.
    public init(_ work: @escaping @Sendable () async throws -> Value) {
        self.work = work
    }

    /// Does the work, waits for its end, and returns the value of this run.
    ///
    /// - Throws: the work's error.
    public func run() async throws -> Value { try await work() }
}

/// The error of work that has reached its time limit.
public struct TimedOut: Error, Equatable {
    /// Makes the error.
    public init() {}
}
