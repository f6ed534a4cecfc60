import CurrycombEffects
import CurrycombSignals

// Commands without an input take closures without a parameter.

extension Command where Input == Void {
    /// Makes a command whose work is a signal.
    ///
    /// ```swift
    /// let sync = Command { progressOfSync() }
    /// ```
    public convenience init<Work: Signal<Output, Failure>>(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> Work
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command whose work is a lazy task. The task is cancelled when the execution is cancelled.
    ///
    /// ```swift
    /// let refresh = Command { loadNews.retry(2) }
    /// ```
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> LazyTask<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command whose work is an effect. The effect is performed on the thread that executes the command.
    ///
    /// ```swift
    /// let clear = Command { IO { defaults.removeObject(forKey: "name") } }
    /// ```
    @_disfavoredOverload
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable () -> IO<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { (_: Void) in work() }
    }

    /// Makes a command whose work is an asynchronous function. The function runs in a task that is cancelled when the
    /// execution is cancelled.
    ///
    /// ```swift
    /// let refresh = Command { try await server.news() }
    /// ```
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
    /// - Returns: the execution's subscription, or `nil` if the command was not enabled. Disposing of the subscription
    ///   cancels the execution.
    @discardableResult
    public func execute() -> Subscription? { execute(()) }
}
