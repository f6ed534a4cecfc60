import CurrycombSignals

/// A command: an action for a button, and everything that a screen shows about the action.
public struct ButtonCommand: Sendable {
    /// True if the command can be run now.
    public let isEnabled: Property<Bool>
    /// True if the command is running.
    public let isExecuting: Property<Bool>
    /// The values of the command's work.
    public let values: AnySignal<String, Never>
    /// The failures of the command's work. They are sent as values, so a failure does not end this signal.
    public let errors: AnySignal<Fault, Never>
    /// The function that runs the command, unless the command is disabled.
    public let execute: @Sendable (String) -> Void

    /// Makes a command from its parts.
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
