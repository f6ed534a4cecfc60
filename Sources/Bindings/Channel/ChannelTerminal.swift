import CurrycombSignals

/// One end of a ``Channel``: a signal that sends the current value and then each value that is new to this side. An end
/// also sends values to the other side.
///
/// An end does not retain its channel: when the channel is released, the end completes, and sending does nothing.
///
/// ```swift
/// let end = volume.following
/// end.observe { print($0) }       // the current volume, and then each change by the other side
/// end.send(11)                    // notifies the other side
/// ```
public struct ChannelTerminal<Value: Sendable & Equatable>: Signal {
    /// An end cannot fail.
    public typealias Failure = Never

    let signal: AnySignal<Value, Never>
    let versions: Property<(value: Value, version: Int)>
    /// A function that sends a value and returns the channel's version afterward, or `nil` if the value was not sent.
    let write: @Sendable (Value) -> Int?

    /// The channel's current value, in this end's form.
    ///
    /// ```swift
    /// slider.position = volume.following.value
    /// ```
    public var value: Value { versions.value.value }

    /// The former name of ``value``.
    @available(*, deprecated, renamed: "value")
    public var current: Value { value }

    /// Sends a value to the other side. A value that equals the current one is not a change.
    ///
    /// ```swift
    /// volume.following.send(11)
    /// ```
    public func send(_ value: Value) { _ = write(value) }

    /// Subscribes an observer, which receives the current value and then each value that is new to this side.
    public func subscribe<O: Observer<Value, Never>>(_ observer: consuming O, in subscription: Subscription) {
        signal.subscribe(observer, in: subscription)
    }

    /// Makes an end for a side that has another form of the value.
    ///
    /// The two functions need not be inverses, because a side keeps the value that it sent. A user who types `1.0` does
    /// not see the text change to `1`, and a side that shows only two decimals does not round the channel's value.
    ///
    /// ```swift
    /// let price = Channel(1.005)
    /// let text = price.following.map { String(format: "%.2f", $0) } back: { Double($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - transform: the function that makes the side's form of a value.
    ///   - back: the function that makes a value from the side's form, or returns `nil` to send nothing.
    public func map<Other: Sendable & Equatable>(
        _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value?
    ) -> ChannelTerminal<Other> {
        ChannelTerminal<Other>(
            signal: signal.map(transform).eraseToAnySignal(),
            versions: versions.map { (value: transform($0.value), version: $0.version) },
            write: { [write] in back($0).flatMap(write) })
    }
}
