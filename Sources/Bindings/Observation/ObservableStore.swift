import CurrycombSignals
import CurrycombStores
import Observation

/// A store that views read on the main actor. The store updates a view only when a part that the view reads changes.
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
/// SwiftUI watches the value at a key path: if `shown` is an observable store, `shown.user` is the whole user,
/// `shown[\.user.name]` only the name. You can make one observable store, or one for each view: all observable stores
/// of one store show the same state. The result of an action that is dispatched on the main actor is shown immediately,
/// unless the store is handling another action. A change made on another thread is shown when the main actor handles
/// it; until then, all parts show the previous state, which may differ from the store's own `state`.
@MainActor
@dynamicMemberLookup
public final class ObservableStore<State: Sendable, Action: Sendable>: Observable {
    /// The store whose state is shown.
    public let store: Store<State, Action>
    private let parts: ObservableProperty<State>

    /// Makes an observable store that shows and retains a store.
    public init(_ store: Store<State, Action>) {
        self.store = store
        parts = ObservableProperty(store.property)
    }

    /// The whole state. Its readers are notified when any part changes.
    public var state: State { parts.value }

    /// A part of the state. Its readers are notified when this part changes. A part that is not `Equatable` counts as
    /// changed whenever the store notifies its observers.
    public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { parts[path] }

    /// A part of the state, at any depth.
    public subscript<Part>(path: KeyPath<State, Part>) -> Part { parts[path] }

    /// Dispatches an action to the store.
    public func dispatch(_ action: Action) { store.dispatch(action) }
}
