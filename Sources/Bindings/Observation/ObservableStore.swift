import CurrycombSignals
import CurrycombStores
import Observation

/// A store as views see it: on the main actor, and a view is updated only by changes of the parts that it reads.
///
/// ```swift
/// struct CounterView: View {
///     let counter: ObservableStore<Counter, CounterAction>
///
///     var body: some View {
///         Text("\(counter.count)")                                // updated when the count changes
///         Button("One more") { counter.dispatch(.add(1)) }
///         TextField("Name", text: Binding { counter.name } set: { counter.dispatch(.rename($0)) })
///     }
/// }
///
/// CounterView(counter: ObservableStore(store))
/// ```
///
/// SwiftUI watches the value at a key path: `shown.user` is the whole user, `shown[\.user.name]` only the name. Make
/// one for each store, or one for each view: what they show is the same. An action that is dispatched on the main actor
/// is shown at once, unless the store is just dealing with another. A change made on another thread is shown when the
/// main actor gets to it; until then all parts show the former state, and so may differ from the store's own `state`.
@MainActor
@dynamicMemberLookup
public final class ObservableStore<State: Sendable, Action: Sendable>: Observable {
    /// The store that is shown.
    public let store: Store<State, Action>
    private let parts: ObservableProperty<State>

    /// Watches a store.
    ///
    /// - Parameter store: the property to show. It is kept.
    public init(_ store: Store<State, Action>) {
        self.store = store
        parts = ObservableProperty(store.property)
    }

    /// The state as a whole: its readers are notified of every change.
    public var state: State { parts.value }

    /// A part of the state: its readers are notified when it changes, not when others do.
    ///
    /// - Parameter path: which part.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { parts[path] }

    /// A part of the state, however deep: its readers are notified when it changes, not when others do.
    ///
    /// - Parameter path: which part.
    public subscript<Part>(path: KeyPath<State, Part>) -> Part { parts[path] }

    /// Dispatches an action to the store.
    ///
    /// - Parameter action: the kind of event.
    public func dispatch(_ action: Action) {
        store.dispatch(action)
        parts.refresh()
    }
}
