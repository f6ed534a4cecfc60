#if canImport(AppKit) && !targetEnvironment(macCatalyst)
// nonisolated(unsafe) is sound: only the address of `targetKey` is used, not its value.
import AppKit
import CurrycombSignals
import ObjectiveC

// This file is a thin layer over `Signals.handlers(on:add:remove:)`. An AppKit control has only one target, so this
// layer sets a target that forwards to any number of handlers and to the previous target.

nonisolated(unsafe) private var targetKey: UInt8 = 0

/// A target that its control retains.
@MainActor
private final class ControlTarget: NSObject {
    private var handlers: [Int: @MainActor () -> Void] = [:]
    private var issued = 0
    private weak var formerTarget: AnyObject?
    private var formerAction: Selector?

    static func of(_ control: NSControl) -> ControlTarget {
        if let target = objc_getAssociatedObject(control, &targetKey) as? ControlTarget { return target }
        let target = ControlTarget()
        target.formerTarget = control.target
        target.formerAction = control.action
        control.target = target
        control.action = #selector(ControlTarget.act(_:))
        objc_setAssociatedObject(control, &targetKey, target, .OBJC_ASSOCIATION_RETAIN)
        return target
    }

    func add(_ handler: @escaping @MainActor () -> Void) -> Int {
        issued += 1
        handlers[issued] = handler
        return issued
    }

    func remove(_ number: Int) { handlers[number] = nil }

    @objc private func act(_ sender: Any?) {
        if let formerAction { _ = NSApp.sendAction(formerAction, to: formerTarget, from: sender) }
        for number in handlers.keys.sorted() { handlers[number]?() }
    }
}

extension NSControl {
    /// A signal of a control's actions, such as a button's clicks.
    ///
    /// ```swift
    /// button.actions.bind(to: viewModel.save)
    /// ```
    ///
    /// The target that the control had before still receives the control's action. Once the signal has been
    /// observed, do not set the target or action.
    ///
    /// - Returns: a signal that sends on the main actor at each action. The signal does not retain the control, and
    ///   completes when the control is released.
    public var actions: some Signal<Void, Never> {
        Signals.actions(of: self) { _ in }
    }

    /// Binds a command to the control. Each of the control's actions executes the command, and the control is
    /// enabled while the command is enabled.
    ///
    /// ```swift
    /// button.bind(to: viewModel.refresh)
    /// ```
    ///
    /// - Parameter command: the command, which is not retained.
    /// - Returns: the subscription. The binding ends when the subscription is disposed of, or when the control or
    ///   the command is released.
    @discardableResult
    public func bind<Output, Failure>(to command: Command<Void, Output, Failure>) -> Subscription {
        let enabling = command.isEnabled.bind(to: \.isEnabled, on: self)
        let executing = actions.bind(to: command)
        executing.onDispose { enabling.dispose() }
        return executing
    }
}

@MainActor
extension NSObjectProtocol where Self: NSControl {
    /// Returns a signal that sends a value of the control at each of the control's actions.
    ///
    /// ```swift
    /// volume.values(of: \.doubleValue).observe { print($0) }
    /// ```
    ///
    /// - Returns: a signal that sends the values on the main actor. The signal does not retain the control, and
    ///   completes when the control is released.
    public func values<Value: Sendable>(of keyPath: KeyPath<Self, Value>) -> some Signal<Value, Never> {
        Signals.actions(of: self) { $0[keyPath: keyPath] }
    }
}

extension NSTextField {
    /// A signal of the field's text: first the current text, then the text after each change by the user, letter by
    /// letter.
    ///
    /// ```swift
    /// nameField.texts.map { $0.count > 15 }.bind(to: \.isHidden, on: okLabel)
    /// ```
    ///
    /// - Returns: a signal that sends the text on the main actor. The signal does not retain the field, and
    ///   completes when the field is released.
    public var texts: some Signal<String, Never> {
        Signals.handlers(on: self) { (field, handler: @escaping @MainActor (String) -> Void) in
            handler(field.stringValue)
            return field.edits.bind(on: field) { field, _ in handler(field.stringValue) }
        } remove: { _, subscription in
            subscription.dispose()
        }
    }

    /// Binds the field to an end of a channel, in both directions.
    ///
    /// ```swift
    /// nameField.bind(to: viewModel.name.following)
    /// ```
    ///
    /// - Parameter terminal: the end of the channel, usually ``Channel/following``, the end for the view's side.
    /// - Returns: the subscription. The binding ends when the subscription is disposed of, or when the field or the
    ///   channel is released.
    @discardableResult
    public func bind(to terminal: ChannelTerminal<String>) -> Subscription {
        terminal.bind(to: \.stringValue, on: self, changes: edits)
    }

    private var edits: some Signal<Void, Never> {
        NotificationCenter.default.signal(NSControl.textDidChangeNotification, object: self) { _ in }
    }
}

extension Signals {
    @MainActor
    fileprivate static func actions<Control: NSControl, Value: Sendable>(
        of control: Control, _ read: @escaping @MainActor (Control) -> Value
    ) -> some Signal<Value, Never> {
        handlers(on: control) { (control, handler: @escaping @MainActor (Value) -> Void) in
            ControlTarget.of(control).add { [weak control] in
                if let control { handler(read(control)) }
            }
        } remove: { control, number in
            ControlTarget.of(control).remove(number)
        }
    }
}
#endif
