import CurrycombEffects
import CurrycombSignals

// Commands without an input take closures without a parameter.

extension Command where Input == Void {
    /// Makes a command whose work is a signal.
    ///
    /// ```swift
    /// let sync = Command { progressOfSync() }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if an execution may begin. Executions that are already running are checked separately.
    ///   - policy: the number of executions that may run at the same time.
    ///   - work: the function that makes the work of an execution.
    public convenience init<Work: Signal<Output, Failure>>(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> Work
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command whose work is a lazy task.
    ///
    /// ```swift
    /// let refresh = Command { loadNews.retry(2) }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if an execution may begin. Executions that are already running are checked separately.
    ///   - policy: the number of executions that may run at the same time.
    ///   - work: the function that makes the work of an execution; cancelling the execution cancels the work.
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> LazyTask<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command whose work is an asynchronous function.
    ///
    /// ```swift
    /// let refresh = Command { try await server.news() }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if an execution may begin. Executions that are already running are checked separately.
    ///   - policy: the number of executions that may run at the same time.
    ///   - work: the function that does the work of an execution, in a task that is cancelled with the execution.
    @_disfavoredOverload
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () async throws(Failure) -> Output
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in LazyTask(work) }
    }

    /// Executes the command if it is enabled.
    ///
    /// ```swift
    /// refresh.execute()
    /// ```
    ///
    /// - Returns: the execution, to cancel it; `nil` if the command was not enabled.
    @discardableResult
    public func execute() -> Subscription? { execute(()) }
}
