import CurrycombSignals

/// A command: an action that is bound to a button, with what a screen has to know of it.
public struct ButtonCommand: Sendable {
    /// Whether it can be run now.
    public let isEnabled: Property<Bool>
    /// Whether it runs now.
    public let isExecuting: Property<Bool>
    /// What its work sends.
    public let values: AnySignal<String, Never>
    /// What its work fails with, as values: a failure does not end the command.
    public let errors: AnySignal<Fault, Never>
    /// Runs it, unless it is disabled.
    public let execute: @Sendable (String) -> Void

    /// Gathers the parts of a command.
    ///
    /// - Parameters:
    ///   - isEnabled: whether it can be run now.
    ///   - isExecuting: whether it runs now.
    ///   - values: what its work sends.
    ///   - errors: what its work fails with.
    ///   - execute: runs it, unless it is disabled.
    public init(
        isEnabled: Property<Bool>, isExecuting: Property<Bool>, values: AnySignal<String, Never>,
        errors: AnySignal<Fault, Never>, execute: @escaping @Sendable (String) -> Void
    ) {
        self.isEnabled = isEnabled
        self.isExecuting = isExecuting
        self.values = values
        self.errors = errors
        self.execute = execute
    }
}
