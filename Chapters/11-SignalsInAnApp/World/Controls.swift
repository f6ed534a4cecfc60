import CurrycombSignals
import Observation
import Synchronization

/// A button. Its callbacks are *target-action*: it can have any number of actions, each of which has to be removed.
public final class Button: Sendable {
    private let targets = Listeners<Void>()
    private let farewell = Farewell()

    /// Makes a button without targets.
    public init() {}

    /// Adds an action to run at each tap.
    ///
    /// - Returns: a number to pass to ``removeTarget(_:)``.
    public func addTarget(_ action: @escaping @Sendable () -> Void) -> Int { targets.add { action() } }

    /// Removes an action. An unknown number has no effect.
    public func removeTarget(_ number: Int) { targets.remove(number) }

    /// The number of actions.
    public var targetCount: Int { targets.count }

    /// Taps the button, as a finger would.
    public func tap() { targets.call(()) }

    /// A signal that sends once, when the button is released from memory. It does not retain the button.
    public var gone: AnySignal<Void, Never> { farewell.signal }
}

/// The method that a scroller calls on its delegate.
public protocol ScrollerDelegate: AnyObject, Sendable {
    /// Receives the new position when the content has moved.
    func didScroll(to position: Int)
}

/// A scrolling view. Its callback is a *delegate*: there is only one, and the scroller has a weak reference to it.
public final class Scroller: Sendable {
    private struct Holder: Sendable { weak var delegate: (any ScrollerDelegate)? }
    private let holder = Mutex(Holder())
    private let farewell = Farewell()

    /// Makes a scroller without a delegate.
    public init() {}

    /// The delegate, which receives each position. A new one replaces the previous one.
    public var delegate: (any ScrollerDelegate)? {
        get { holder.withLock { $0.delegate } }
        set { holder.withLock { $0.delegate = newValue } }
    }

    /// Scrolls the content, as a finger would.
    public func scroll(to position: Int) { delegate?.didScroll(to: position) }

    /// A signal that sends once, when the scroller is released from memory. It does not retain the scroller.
    public var gone: AnySignal<Void, Never> { farewell.signal }
}

/// A delegate that forwards its calls to a closure.
public final class ScrollerRelay: ScrollerDelegate {
    private let body: @Sendable (Int) -> Void

    /// Makes a delegate from a closure. A scroller does not retain it, so the caller has to.
    public init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }

    /// Forwards the position.
    public func didScroll(to position: Int) { body(position) }
}

/// A board on which notices are posted under a name. Its callbacks are *notifications*. In an app, a board lives as
/// long as the app.
public final class NoticeBoard: Sendable {
    private struct Notice: Sendable { let name, text: String }
    private let readers = Listeners<Notice>()

    /// Makes an empty board.
    public init() {}

    /// Adds a reader of the notices under a name.
    ///
    /// - Returns: a number to pass to ``removeReader(_:)``.
    public func addReader(of name: String, _ body: @escaping @Sendable (String) -> Void) -> Int {
        readers.add { if $0.name == name { body($0.text) } }
    }

    /// Removes a reader. An unknown number has no effect.
    public func removeReader(_ number: Int) { readers.remove(number) }

    /// The number of readers.
    public var readerCount: Int { readers.count }

    /// Posts a text under a name: calls all readers of that name with the text.
    public func post(_ name: String, _ text: String) { readers.call(Notice(name: name, text: text)) }
}

/// A model that works like a class with `@Observable`: `withObservationTracking` notifies once, just before a property
/// that was read is set.
///
/// It is written by hand, with a lock, because any thread may use it.
public final class Profile: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored: Mutex<(name: String, city: String)>

    /// Makes a profile.
    public init(name: String, city: String = "") { stored = Mutex((name, city)) }

    /// The name.
    public var name: String {
        get {
            registrar.access(self, keyPath: \.name)
            return stored.withLock { $0.name }
        }
        set { registrar.withMutation(of: self, keyPath: \.name) { stored.withLock { $0.name = newValue } } }
    }

    /// The city.
    public var city: String {
        get {
            registrar.access(self, keyPath: \.city)
            return stored.withLock { $0.city }
        }
        set { registrar.withMutation(of: self, keyPath: \.city) { stored.withLock { $0.city = newValue } } }
    }
}
