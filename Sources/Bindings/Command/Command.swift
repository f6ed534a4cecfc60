import CurrycombEffects
import CurrycombSignals
import Synchronization

/// The number of executions of a ``Command`` that may run at the same time.
///
/// ```swift
/// let like = Command(.concurrent) { (photo: Photo) in await server.like(photo) }
/// ```
public enum CommandPolicy: Sendable, Equatable {
    /// One execution: while it runs, the command is not enabled, and another request is refused.
    case oneAtATime
    /// Any number of executions.
    case concurrent
}

/// The reason why an execution of a ``Command`` did not begin, or why it failed.
///
/// ```swift
/// save.execution("Ada").catch { error in
///     Signals.just(error == .notEnabled ? "not now" : "failed")
/// }
/// ```
public enum CommandError<Failure: Error>: Error {
    /// The execution did not begin, because the command was not enabled.
    case notEnabled
    /// The execution failed.
    case failed(Failure)
}

extension CommandError: Equatable where Failure: Equatable {}

/// Work that a user can start, such as saving a form, with the state that a view needs: ``isEnabled``, ``isExecuting``
/// and the results.
///
/// ```swift
/// let save = Command(enabledIf: name.property.map { !$0.isEmpty }) { (name: String) in
///     LazyTask { try await server.save(name) }
/// }
/// save.isExecuting.observe { print($0 ? "Saving…" : "Ready") }
/// save.errors.observe { print("Not saved: \($0)") }
/// save.execute("Ada")
/// ```
///
/// Each execution runs the work again. An error ends an execution, but not the command: ``errors`` sends errors as
/// values. When the command is released, its executions are cancelled, and ``values`` and ``errors`` complete.
public final class Command<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
    private let core: CommandCore<Input, Output, Failure>

    /// Makes a command whose work is a signal.
    ///
    /// ```swift
    /// let download = Command { (url: String) in progress(of: url) }
    /// download.values.observe { print("\($0) %") }
    /// ```
    ///
    /// - Parameters:
    ///   - condition: a property that is true while an execution may begin. The property need not consider running
    ///     executions: the command checks those itself.
    ///   - policy: the number of executions that may run at the same time.
    ///   - work: the function that makes the work of an execution.
    public init<Work: Signal<Output, Failure>>(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable (Input) -> Work
    ) {
        core = CommandCore(condition, policy) { work($0).eraseToAnySignal() }
    }

    /// Makes a command whose work is a lazy task. The task is cancelled when the execution is cancelled.
    ///
    /// ```swift
    /// let save = Command { (name: String) in LazyTask { try await server.save(name) } }
    /// ```
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable (Input) -> LazyTask<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { Signals.from(work($0)) }
    }

    /// Makes a command whose work is an effect. The effect is performed on the thread that executes the command.
    ///
    /// ```swift
    /// let save = Command { (name: String) in IO { defaults.set(name, forKey: "name") } }
    /// ```
    @_disfavoredOverload
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable (Input) -> IO<Output, Failure>
    ) {
        self.init(enabledIf: condition, policy) { Signals.from(work($0)) }
    }

    /// Makes a command whose work is an asynchronous function. The function runs in a task that is cancelled when the
    /// execution is cancelled.
    ///
    /// ```swift
    /// let save = Command { [weak self] (name: String) in try await self?.store(name) }
    /// ```
    @_disfavoredOverload
    public convenience init(
        enabledIf condition: Property<Bool> = Property(constant: true), _ policy: CommandPolicy = .oneAtATime,
        work: @escaping @Sendable (Input) async throws(Failure) -> Output
    ) {
        self.init(enabledIf: condition, policy) { input in
            LazyTask { () async throws(Failure) in try await work(input) }
        }
    }

    deinit { core.close() }

    /// True if an execution can begin. Bind this property to a button's `isEnabled`.
    ///
    /// ```swift
    /// save.isEnabled.bind(to: \.isEnabled, on: button)
    /// ```
    public var isEnabled: Property<Bool> { core.isEnabled }

    /// True during an execution. The property becomes false before the end or the error of the last running execution
    /// is sent, so that an observer may execute the command again.
    ///
    /// ```swift
    /// save.isExecuting.not().bind(to: \.isHidden, on: spinner)
    /// ```
    public var isExecuting: Property<Bool> { core.isExecuting }

    /// A signal that sends the values of every execution.
    ///
    /// ```swift
    /// save.values.bind(on: page) { page, receipt in page.show(receipt) }
    /// ```
    public var values: some Signal<Output, Never> { core.values }

    /// A signal that sends the error of every execution that fails. A refused or cancelled execution sends no error.
    ///
    /// ```swift
    /// save.errors.bind(on: page) { page, error in page.alert("\(error)") }
    /// ```
    public var errors: some Signal<Failure, Never> { core.errors }

    /// Executes the command if it is enabled.
    ///
    /// ```swift
    /// button.taps.observe { save.execute(name.value) }
    /// ```
    ///
    /// - Returns: the execution's subscription, or `nil` if the command was not enabled. Disposing of the subscription
    ///   cancels the execution.
    @discardableResult
    public func execute(_ input: Input) -> Subscription? {
        guard let bag = core.begin() else { return nil }
        return core.run(input, in: bag, next: { _ in }, ended: { _ in })
    }

    /// Returns an execution as a signal: observing the signal begins the execution, and disposal cancels it.
    ///
    /// ```swift
    /// save.execution("Ada").observe({ print("Saved \($0)") }, ended: { print($0) })
    /// ```
    ///
    /// - Returns: a cold signal of the execution's values. The signal fails with ``CommandError/notEnabled`` if the
    ///   execution is refused, and with ``CommandError/failed(_:)`` if the work fails.
    public func execution(_ input: Input) -> some Signal<Output, CommandError<Failure>> {
        Signals.create { [core] (sink: Sink<Output, CommandError<Failure>>) in
            guard let bag = core.begin() else { return sink.fail(.notEnabled) }
            let running = Subscription()
            sink.onDispose { running.dispose() }
            core.run(input, in: bag, running, next: { sink.send($0) }) { end in
                switch end {
                case .completed: sink.complete()
                case .failed(let error): sink.fail(.failed(error))
                case .interrupted: sink.interrupt()
                }
            }
        }
    }

    /// Cancels all executions, which then send no more values; observers of ``execution(_:)`` receive `interrupted`.
    /// The command is enabled again if its condition is true. A task continues to run until it checks for cancellation,
    /// but its result is ignored.
    ///
    /// ```swift
    /// cancelButton.events(.touchUpInside).observe { download.cancel() }
    /// ```
    public func cancel() { core.cancel() }
}

extension Signal where Failure == Never {
    /// Executes a command with each value. Values that are sent while the command is not enabled are ignored.
    ///
    /// ```swift
    /// button.events(.touchUpInside).map { name.value }.bind(to: save)
    /// ```
    ///
    /// - Parameter command: the command, which is not retained. When the command is released, the binding ends.
    /// - Returns: the subscription. Disposing of the subscription ends the binding, but does not cancel a running
    ///   execution.
    @discardableResult
    public func bind<Output, Error>(to command: Command<Value, Output, Error>) -> Subscription {
        bind(weakly: command, until: command.values) { $0.execute($1) }
    }
}
