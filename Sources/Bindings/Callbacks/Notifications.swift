// @unchecked: only the identity of the object is read, and only the center that returned the token uses it.
import CurrycombSignals
import Foundation

/// An object of which only the identity matters.
private struct Identity: @unchecked Sendable {
    weak var object: AnyObject?
}

/// The token that a center returned for a handler. On Apple's systems it holds the handler, and the center holds it:
/// held here as well, it would keep itself when the center goes.
private struct Token: @unchecked Sendable {
    #if canImport(ObjectiveC)
        weak var content: (any NSObjectProtocol)?
    #else
        var content: (any NSObjectProtocol)?
    #endif
}

extension NotificationCenter {
    /// A signal of the content of a name's notifications.
    ///
    /// A notification has a name and no key path. ReactiveCocoa's `rac_valuesForKeyPath`, which is sometimes shown
    /// here, observes a property of the center itself, so it receives no notification; what observes a model's
    /// properties is ``CurrycombSignals/Signals/observing(_:policy:_:)``.
    ///
    /// ```swift
    /// let levels = NotificationCenter.default.signal(.batteryLevelDidChange) { notification in
    ///     notification.userInfo?["level"] as? Double
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - object: the object whose notifications to send; if left out, those of every object. It is not kept, and when
    ///     it goes the signal completes: at once if it has a ``Lifetime``, as every `NSObject` of Apple's has,
    ///     otherwise at the next notification of the name.
    ///   - read: takes out what the signal sends; the notification itself cannot be sent from thread to thread.
    /// - Returns: a cold signal, which sends on the thread on which notifications are posted. The center's observer is
    ///   removed at disposal.
    public func signal<Value: Sendable>(
        _ name: Notification.Name, object: AnyObject? = nil,
        _ read: @escaping @Sendable (Notification) -> Value
    ) -> AnySignal<Value, Never> {
        guard let object else {
            return handled(name) { $0(read($1)) }.eraseToAnySignal()
        }
        let wanted = Identity(object: object)
        // Not asked of the center, which on Linux would keep the object.
        let posts = handled(name) { (handler: (Value?) -> Void, notification) in
            guard let object = wanted.object else { return handler(nil) }
            if notification.object as AnyObject? === object { handler(.some(read(notification))) }
        }
        let values = posts.take(while: { $0 != nil }).compactMap { $0 }.eraseToAnySignal()
        let whileThere = Lifetime.of(object).map { values.take(during: $0).eraseToAnySignal() } ?? values
        return Signals.deferred {
            wanted.object == nil ? Signals.empty().eraseToAnySignal() : whileThere
        }.eraseToAnySignal()
    }

    /// A signal of the values that a handler of notifications passes on.
    private func handled<Value: Sendable>(
        _ name: Notification.Name, _ handle: @escaping @Sendable ((Value) -> Void, Notification) -> Void
    ) -> some Signal<Value, Never> {
        Signals.handlers(of: self) { center, handler in
            Token(content: center.addObserver(forName: name, object: nil, queue: nil) { handle(handler, $0) })
        } remove: { center, token in
            if let content = token.content { center.removeObserver(content) }
        }
    }
}
