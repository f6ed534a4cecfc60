import CurrycombSignals
import Synchronization

/// An action that a store of this process has handled.
public struct StoreEvent: Sendable, CustomStringConvertible {
    /// The store's name.
    public let store: String
    /// The action's sequence number in its store. The first action has the number 1.
    public let number: Int
    /// The action; for a ``MethodStore``, an ``ActionCall``.
    public let action: any Sendable

    /// The store and the action, for example `Todos: add("milk")`.
    public var description: String { "\(store): \(action)" }
}

/// A namespace for observing all stores of the process together.
public enum Stores {
    @usableFromInline static let listeners = Atomic<Int>(0)
    private static let hub = Unspecialized.subject(of: StoreEvent.self)

    @inlinable
    static var areObserved: Bool { listeners.load(ordering: .relaxed) != 0 }

    static func tell(_ event: StoreEvent) { Unspecialized.send(event, to: hub) }

    /// A signal of every future action of every store, including stores that are made later. The actions of each store
    /// keep their order. Actions of a ``MethodStore`` that throw are not sent.
    public static var actions: some Signal<StoreEvent, Never> {
        Signals.create { (sink: Sink<StoreEvent, Never>) in
            listeners.add(1, ordering: .relaxed)
            let subscription = Unspecialized.observe(hub) { sink.send($0) }
            sink.onDispose {
                listeners.subtract(1, ordering: .relaxed)
                subscription.dispose()
            }
        }
    }
}

/// Calls a closure for every future action of every store, including stores that are made later.
///
/// - Parameter body: the closure, which receives each action with its store's name. Calls of the closure never overlap.
/// - Returns: the subscription, which you need not keep. Disposing of the subscription stops the calls.
@discardableResult
public func subscribeToAllStores(_ body: @escaping @Sendable (StoreEvent) -> Void) -> Subscription {
    Unspecialized.observe(Stores.actions, body)
}
