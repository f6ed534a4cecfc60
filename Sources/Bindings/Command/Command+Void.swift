import CurrycombEffects
import CurrycombSignals

// Commands without an input take closures without a parameter.

extension Command where Input == Void {
    /// Makes a command of work that is a signal.
    ///
    /// ```swift
    /// let sync = Command { progressOfSync() }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if the command may begin; running executions are checked separately.
    ///   - policy: the number of executions that may run at a time.
    ///   - work: makes the work of an execution.
    public convenience init<Work: Signal<Output, Failure>>(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> Work
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command of work that is a lazy task.
    ///
    /// ```swift
    /// let refresh = Command { loadNews.retry(2) }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if the command may begin; running executions are checked separately.
    ///   - policy: the number of executions that may run at a time.
    ///   - work: makes the work of an execution, which is cancelled if the execution is.
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> LazyTask<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command of an asynchronous function.
    ///
    /// ```swift
    /// let refresh = Command { try await server.news() }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: true if the command may begin; running executions are checked separately.
    ///   - policy: the number of executions that may run at a time.
    ///   - work: does the work of an execution, in a task that is cancelled if the execution is.
    @_disfavoredOverload
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () async throws(Failure) -> Output
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in LazyTask(work) }
    }

    /// Executes the command, unless it is not enabled.
    ///
    /// ```swift
    /// refresh.execute()
    /// ```
    ///
    /// - Returns: the execution, to cancel it; `nil` if it was refused.
    @discardableResult
    public func execute() -> Subscription? { execute(()) }
}
