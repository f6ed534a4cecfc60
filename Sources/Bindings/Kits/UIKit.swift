#if canImport(UIKit) && !os(watchOS)
import CurrycombSignals
import UIKit

// This file is a thin layer over `Signals.handlers(on:add:remove:)`. Each observer has its own action, so two
// fields, or two observers of one field, do not replace each other's actions.

extension UIControl {
    /// Returns a signal of a control's events.
    ///
    /// ```swift
    /// button.events(.touchUpInside).bind(to: viewModel.save)
    /// ```
    ///
    /// - Returns: a signal that sends on the main actor at each of the given events. The signal does not retain the
    ///   control, and completes when the control is released.
    public func events(_ events: UIControl.Event) -> some Signal<Void, Never> {
        Signals.actions(of: self, events, sendsCurrentValue: false) { _ in }
    }

    /// Binds a command to the control. Each of the given events executes the command, and the control is enabled
    /// while the command is enabled.
    ///
    /// ```swift
    /// button.bind(to: viewModel.refresh)
    /// ```
    ///
    /// - Parameters:
    ///   - command: the command, which is not retained.
    ///   - events: the events; by default, the control's primary action, such as a button's tap.
    /// - Returns: the subscription. The binding ends when the subscription is disposed of, or when the control or
    ///   the command is released.
    @discardableResult
    public func bind<Output, Failure>(
        to command: Command<Void, Output, Failure>, on events: UIControl.Event = .primaryActionTriggered
    ) -> Subscription {
        let enabling = command.isEnabled.bind(to: \.isEnabled, on: self)
        let executing = self.events(events).bind(to: command)
        executing.onDispose { enabling.dispose() }
        return executing
    }
}

@MainActor
extension NSObjectProtocol where Self: UIControl {
    /// Returns a signal of a control's value: first the current value, then the value at each event.
    ///
    /// ```swift
    /// volume.values(of: \.value).observe { print($0) }
    /// isOnline.values(of: \.isOn).bind(to: \.isEnabled, on: button)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: the key path of the value in the control.
    ///   - events: the events at which the value is read; by default, `.valueChanged`.
    /// - Returns: a signal that sends the values on the main actor. The signal does not retain the control, and
    ///   completes when the control is released.
    public func values<Value: Sendable>(
        of keyPath: KeyPath<Self, Value>, on events: UIControl.Event = .valueChanged
    ) -> some Signal<Value, Never> {
        Signals.actions(of: self, events, sendsCurrentValue: true) { $0[keyPath: keyPath] }
    }
}

extension UITextField {
    /// A signal of the field's text: first the current text, then the text after each change by the user.
    ///
    /// ```swift
    /// nameField.texts.map { $0.count > 15 }.bind(to: \.isHidden, on: okLabel)
    /// ```
    ///
    /// - Returns: a signal that sends the text on the main actor. The signal does not retain the field, and
    ///   completes when the field is released.
    public var texts: some Signal<String, Never> {
        Signals.actions(of: self, .editingChanged, sendsCurrentValue: true) { $0.text ?? "" }
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
        terminal.bind(to: \.text, on: self, changes: events(.editingChanged))
    }
}

extension UITextView {
    /// A signal of the view's text: first the current text, then the text after each change by the user.
    ///
    /// ```swift
    /// note.texts.map { "\($0.count) characters" }.bind(to: \.text, on: countLabel)
    /// ```
    ///
    /// - Returns: a signal that sends the text on the main actor. The signal does not retain the view, and
    ///   completes when the view is released.
    public var texts: some Signal<String, Never> {
        Signals.handlers(on: self) { (view, handler: @escaping @MainActor (String) -> Void) in
            handler(view.text)
            return NotificationCenter.default
                .signal(UITextView.textDidChangeNotification, object: view) { _ in }
                .bind(on: view) { view, _ in handler(view.text) }
        } remove: { _, subscription in
            subscription.dispose()
        }
    }
}

extension Signals {
    @MainActor
    fileprivate static func actions<Control: UIControl, Value: Sendable>(
        of control: Control, _ events: UIControl.Event, sendsCurrentValue: Bool,
        _ read: @escaping @MainActor (Control) -> Value
    ) -> some Signal<Value, Never> {
        handlers(on: control) { (control, handler: @escaping @MainActor (Value) -> Void) in
            if sendsCurrentValue { handler(read(control)) }
            let action = UIAction { [weak control] _ in
                if let control { handler(read(control)) }
            }
            control.addAction(action, for: events)
            return action.identifier
        } remove: { control, identifier in
            control.removeAction(identifiedBy: identifier, for: events)
        }
    }
}
#endif
