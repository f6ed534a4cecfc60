import CurrycombSignals
import Observation
import Synchronization

/// A property that views read on the main actor. The property updates a view only when a part that the view reads
/// changes.
///
/// ```swift
/// struct Profile { var name = ""; var age = 0 }
///
/// let profile = MutableProperty(Profile())
/// let shown = ObservableProperty(profile)
///
/// // A SwiftUI view that reads `shown.name` is not updated when the age changes. Without SwiftUI:
/// withObservationTracking {
///     print(shown.name)
/// } onChange: {
///     print("The name changes.")
/// }
/// ```
///
/// SwiftUI watches the value at a key path: `shown.address` is the whole address, `shown[\.address.city]` only the
/// city. A part is compared with its previous value if it is `Equatable`; any other part counts as changed whenever the
/// property changes.
///
/// A change made on the main actor is shown immediately, unless another thread is changing the property at that moment.
/// Observers that were added to the property earlier receive the change before it is shown. A change made on another
/// thread is shown when the main actor handles it; until then, all parts show the previous value.
@MainActor
@dynamicMemberLookup
public class ObservableProperty<Value: Sendable>: Observable {
    private let property: Property<Value>
    private var shown: Value
    /// The parts that have been read since they last changed.
    private var watched: [AnyKeyPath: Watched] = [:]
    /// The number of changes that have been shown so far; see ``Watched/round``.
    private var round = 0
    private let registrar = ObservationRegistrar()
    private let subscription = Subscription()
    private var isRefreshing = false
    private var isStale = false

    private struct Watched {
        /// The round in which the part was first read since it last changed. Readers register for a part and a round.
        /// So if a reader is notified of one part and then registers again, it does not receive a second notification
        /// of the same change when another part's readers are notified.
        let round: Int
        /// A function that returns true if the part is the same in two values.
        let isSame: (Value, Value) -> Bool
    }

    /// Makes an observable property that shows and retains another property.
    public init(_ property: Property<Value>) {
        self.property = property
        shown = property.value
        let isAwaited = Awaited()
        let refresh: @MainActor @Sendable () -> Void = { [weak self] in
            isAwaited.flag.store(false, ordering: .sequentiallyConsistent)
            self?.refresh()
        }
        let changes = property.observe { _ in
            if MainActor.isHere {
                MainActor.assumeIsolated { refresh() }
            } else if !isAwaited.flag.exchange(true, ordering: .sequentiallyConsistent) {
                // Until this refresh runs, further changes need no refresh of their own.
                MainActor.perform(refresh)
            }
        }
        subscription.onDispose { changes.dispose() }
    }

    deinit { subscription.dispose() }

    /// The whole value. Its readers are notified when any part changes.
    public var value: Value { self[\.self] }

    /// A part of the value. Its readers are notified when this part changes. A part that is not `Equatable` counts as
    /// changed whenever the property changes.
    public final subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { self[path] }

    /// A part of the value, at any depth.
    ///
    /// ```swift
    /// shown[\.address.city]
    /// ```
    ///
    /// - Precondition: the path is valid in every value, because the part is read again at the next change. Do not use
    ///   a path with an index or a `!`, such as `\.items[2]`: read `items`, and check its count.
    public final subscript<Part>(path: KeyPath<Value, Part>) -> Part {
        register(path)
        return shown[keyPath: path]
    }

    /// Registers a reader of a part.
    fileprivate final func register<Part>(_ path: KeyPath<Value, Part>) {
        let known = watched[path]
        if known == nil {
            watched[path] = Watched(round: round) { areSame($0[keyPath: path], $1[keyPath: path]) }
        }
        registrar.access(self, keyPath: \.[part: path, known?.round ?? round])
    }

    private subscript(part path: AnyKeyPath, round: Int) -> Void { () }

    /// Notifies the readers of each part that has changed.
    final func refresh() {
        isStale = true
        // A notified reader may change the property immediately, which calls this function again. In that case, the
        // loop of the outer call handles the change.
        if isRefreshing { return }
        isRefreshing = true
        defer { isRefreshing = false }
        while isStale {
            isStale = false
            let (old, new) = (shown, property.value)
            let changed = watched.filter { !$0.value.isSame(old, new) }
            // A notified reader registers again when it next reads the part; until then, it needs no notification.
            for path in changed.keys { watched[path] = nil }
            round += 1
            for (path, part) in changed { registrar.willSet(self, keyPath: \.[part: path, part.round]) }
            shown = new
            for (path, part) in changed { registrar.didSet(self, keyPath: \.[part: path, part.round]) }
        }
    }
}

/// A property that views can read and set: an ``ObservableProperty`` whose value can be changed part by part.
///
/// ```swift
/// let form = ObservableMutableProperty(MutableProperty(Profile()))
/// form.name = "Ada"
/// ```
///
/// In SwiftUI, `@Bindable var form` provides `$form.name` for a text field.
///
/// A change in place, such as `form.age += 1` or `form.address.city = "Paris"`, is applied to the property's latest
/// value of that part, even if views still show an earlier one.
@MainActor
@dynamicMemberLookup
public final class ObservableMutableProperty<Value: Sendable>: ObservableProperty<Value> {
    private let source: MutableProperty<Value>

    /// Makes an observable property that shows, changes and retains another property.
    public init(_ property: MutableProperty<Value>) {
        source = property
        super.init(property)
    }

    /// The whole value. Its readers are notified when any part changes.
    public override var value: Value {
        get { super.value }
        set { self[\.self] = newValue }
        _modify { yield &self[\.self] }
    }

    /// A part of the value, which can be read and set.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
        get { self[path] }
        set { self[path] = newValue }
        _modify { yield &self[path] }
    }

    /// A part of the value, at any depth.
    ///
    /// ```swift
    /// form[\.address.city] = "Paris"
    /// ```
    ///
    /// - Precondition: the path is valid in every value, as in ``ObservableProperty``.
    public subscript<Part>(path: WritableKeyPath<Value, Part>) -> Part {
        get { super[path] }
        set {
            source.modify { $0[keyPath: path] = newValue }
            refresh()
        }
        _modify {
            register(path)
            // The shown part may be older than the part in the property. Writing it back would undo another thread's
            // change.
            var part = source.value[keyPath: path]
            defer {
                source.modify { $0[keyPath: path] = part }
                refresh()
            }
            yield &part
        }
    }
}

/// Returns true if the values are `Equatable` and equal.
private func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<Known: Equatable>(_ first: Known) -> Bool { (second as? Known) == first }
    guard let first = first as? any Equatable else { return false }
    return compare(first)
}

/// A flag that is true while a refresh on the main actor is pending.
private final class Awaited: Sendable {
    let flag = Synchronization.Atomic(false)
}
