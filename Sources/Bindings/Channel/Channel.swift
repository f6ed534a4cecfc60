import CurrycombSignals
import Synchronization

/// A value that two sides change, such as text that a view model sets and a user edits. Each side is notified of
/// changes by the other side, but not of its own changes, unless both sides change the value at the same time.
///
/// ```swift
/// let name = Channel("")
/// name.following.observe { print("The view shows \($0)") }    // The view shows
/// name.leading.send("Ada")                                    // The view shows Ada
/// name.following.send("Ada L")                                // prints nothing: the view's own change
/// print(name.value)                                           // Ada L
/// ```
///
/// There is no echo and no endless loop:
///
/// - the observers of an end do not receive a value that was sent at this end; a property that is bound to an end
///   (``ChannelTerminal/bind(to:)``) does not receive its own value back, not even in a transformed form;
/// - a value that equals the current one is not a change;
/// - if both sides change at the same time, one change wins, and both sides then have its value. Only in this case can
///   a side receive its own value back, after the other side's value.
///
/// When a channel is released, its ends complete, and their bindings end.
public final class Channel<Value: Sendable & Equatable>: Sendable {
    let core: ChannelCore<Value>

    /// Makes a channel.
    ///
    /// ```swift
    /// let isOn = Channel(false)
    /// ```
    public init(_ value: Value) { core = ChannelCore(value) }

    deinit { core.end() }

    /// The current value. Setting it notifies both ends, unless the new value is equal to the current one.
    ///
    /// ```swift
    /// name.value = ""         // both sides are cleared
    /// ```
    public var value: Value {
        get { core.current.value }
        set { core.send(newValue, from: nil) }
    }

    /// The value as a property. A property derived from it, such as the validity of a form, follows changes from both
    /// ends.
    ///
    /// ```swift
    /// let isValid = name.property.map { !$0.isEmpty }
    /// ```
    public var property: Property<Value> { core.property }

    /// The channel's end on the model's side.
    ///
    /// ```swift
    /// name.leading.observe { database.save($0) }      // now, and after each change by the user
    /// ```
    public var leading: ChannelTerminal<Value> { core.terminal(.leading) }

    /// The channel's end on the view's side.
    ///
    /// ```swift
    /// name.following.bind(to: \.text, on: field, changes: field.edits)
    /// ```
    public var following: ChannelTerminal<Value> { core.terminal(.following) }
}

/// A channel's value, with the data by which an end recognizes the values that it sent itself.
struct ChannelState<Value: Sendable>: Sendable {
    var value: Value
    /// The number of changes so far.
    var version = 0
    /// The side whose end sent the value; `nil` if no end sent it.
    var origin: ChannelSide?
    /// The latest version that the sending end had received when it sent the value.
    var seen = 0
}

enum ChannelSide: Sendable { case leading, following }

/// The part of a channel that the channel and its ends share. It outlives the channel if an end is still retained.
final class ChannelCore<Value: Sendable & Equatable>: Sendable {
    private let owner: Mutex<MutableProperty<ChannelState<Value>>?>
    private let states: Property<ChannelState<Value>>
    let property: Property<Value>
    /// The latest version that the observers of each end have received.
    private let lastReceived = Mutex<(leading: Int, following: Int)>((0, 0))

    init(_ value: Value) {
        let state = MutableProperty(ChannelState(value: value))
        owner = Mutex(state)
        states = state.reading
        property = state.map(\.value)
    }

    var current: ChannelState<Value> { states.value }

    /// Ends the channel: when the property is released, the derived properties complete.
    func end() { _ = owner.withLock { $0.take() } }

    /// Sends a value and returns the channel's version afterward. After the channel has ended, its value does not
    /// change.
    @discardableResult
    func send(_ value: Value, from origin: ChannelSide?) -> Int {
        guard let state = owner.withLock({ $0 }) else { return current.version }
        let present = state.value
        if isSame(present.value, value) { return present.version }
        let seen = received(origin)
        return state.modify { state in
            if !isSame(state.value, value) {
                state = ChannelState(value: value, version: state.version + 1, origin: origin, seen: seen)
            }
            return state.version
        }
    }

    func terminal(_ side: ChannelSide) -> ChannelTerminal<Value> {
        ChannelTerminal(
            signal: states.through(OtherSide(core: self, side: side)).eraseToAnySignal(),
            versions: states.map { (value: $0.value, version: $0.version) },
            write: { self.send($0, from: side) })
    }

    fileprivate func received(_ side: ChannelSide?) -> Int {
        lastReceived.withLock { last in
            switch side {
            case .leading: last.leading
            case .following: last.following
            case nil: 0
            }
        }
    }

    fileprivate func markReceived(_ side: ChannelSide, _ version: Int) {
        lastReceived.withLock { last in
            switch side {
            case .leading: last.leading = version
            case .following: last.following = version
            }
        }
    }
}

/// Compares two values. Values that are not equal to themselves, such as NaN, are the same if they have the same
/// description. Without this rule, two sides would send such a value to each other again and again.
func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    one == other || one != one && other != other && String(reflecting: one) == String(reflecting: other)
}

/// A stage that forwards the current value to an end's observers, and then each value that is new to them.
private struct OtherSide<Value: Sendable & Equatable>: Stage {
    typealias Input = ChannelState<Value>
    typealias Output = Value
    typealias Failure = Never

    let core: ChannelCore<Value>
    let side: ChannelSide
    var last: Int?

    init(core: ChannelCore<Value>, side: ChannelSide) {
        self.core = core
        self.side = side
    }

    mutating func next<D: Observer<Value, Never>>(_ state: ChannelState<Value>, to downstream: inout D) -> Demand {
        if state.version == last { return .more }
        // An end's observers do not receive a value that was sent at this end. The exception: while the value was being
        // sent, they received another value. They now show that other value, so they must receive the sent one, which
        // has replaced it.
        let isEcho = last != nil && state.origin == side && state.seen == core.received(side)
        last = state.version
        if isEcho { return .more }
        core.markReceived(side, state.version)
        return downstream.next(state.value)
    }
}
