import CurrycombSignals

/// A command: an action that is bound to a button, with all that a screen has to know of it.
public struct ButtonCommand: Sendable {
    /// True if it can be run now.
    public let isEnabled: Property<Bool>
    /// True if it runs now.
    public let isExecuting: Property<Bool>
    /// The values of its work.
    public let values: AnySignal<String, Never>
    /// The failures of its work, as values: a failure does not end the command.
    public let errors: AnySignal<Fault, Never>
    /// Runs it, unless it is disabled.
    public let execute: @Sendable (String) -> Void

    /// Gathers the parts of a command.
    ///
    /// - Parameters:
    ///   - isEnabled: true if it can be run now.
    ///   - isExecuting: true if it runs now.
    ///   - values: the values of its work.
    ///   - errors: the failures of its work.
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
