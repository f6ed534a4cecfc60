// @unchecked is sound: only the identity of an `Identity`'s object is used, and only the center that returned a token
// uses the token.
import CurrycombSignals
import Foundation

private struct Identity: @unchecked Sendable {
    weak var object: AnyObject?
}

/// A reference to the token that the center returned for a handler. On Apple's systems, the center retains the token,
/// and the token retains the handler. On these systems, this reference is weak, so that both are released with the
/// center.
private struct Token: @unchecked Sendable {
    #if canImport(ObjectiveC)
    weak var content: (any NSObjectProtocol)?
    #else
    var content: (any NSObjectProtocol)?
    #endif
}

extension NotificationCenter {
    /// Returns a signal of values that are read from the notifications with a given name.
    ///
    /// A notification is identified by a name, not by a key path. On a notification center, ReactiveCocoa's
    /// `rac_valuesForKeyPath` would observe a property of the center itself and would receive no notification. To
    /// observe a model's properties, use ``CurrycombSignals/Signals/observing(_:policy:_:)``.
    ///
    /// ```swift
    /// let levels = NotificationCenter.default.signal(.batteryLevelDidChange) { notification in
    ///     notification.userInfo?["level"] as? Double
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the notifications.
    ///   - object: the object that posts the notifications; by default, any object. The object is not retained. When it
    ///     is released, the signal completes: immediately if the object has a ``Lifetime``, as every `NSObject` on
    ///     Apple's platforms does, otherwise at the next notification with this name.
    ///   - read: the closure that returns the value to send; the notification itself cannot be sent to another thread.
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
        // The object is not passed to the center, which would retain it on Linux.
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
