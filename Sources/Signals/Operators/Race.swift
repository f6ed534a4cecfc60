@usableFromInline
struct Race<Input: Sendable, Failure: Error>: ArrayStage {
    @usableFromInline var favourite: Int?

    @inlinable
    init() { favourite = nil }

    @inlinable
    mutating func next(_ value: Input, from index: Int) -> Reaction<Input, Failure> {
        if favourite == nil { favourite = index }
        return favourite == index ? .send(value) : .wait
    }

    @inlinable
    func ended(_ end: End<Failure>, from index: Int) -> Reaction<Input, Failure> {
        favourite == nil || favourite == index ? .end(end) : .wait
    }
}

extension Signal {
    /// Forwards the events of the signal that is first to send a value or to end, and stops the other signal.
    ///
    /// Known as `raceWith` in RxJS and `amb` in RxSwift.
    ///
    /// ```marbles
    /// a  ---1-2-3-|
    /// b  --x---y--|
    ///  ┌─────────────────┐
    ///  │ a.race(with: b) │
    ///  └─────────────────┘
    ///    --x---y--|
    /// ```
    ///
    /// - Parameter other: the other signal, which is observed second, so this signal wins if both send an event
    ///   immediately.
    @_alwaysEmitIntoClient
    public func race<Other: Signal<Value, Failure>>(with other: Other) -> some Signal<Value, Failure> {
        Grouped(grouped.and(other), Race())
    }
}

extension Signals {
    /// Forwards the events of the signal that is first to send a value or to end, and stops the other signals.
    ///
    /// Known as `race` in RxJS.
    ///
    /// ```marbles
    /// a  ---1-2-3-|
    /// b  --x---y--|
    /// c  ----m-n|
    ///  ┌─────────────────────────┐
    ///  │ Signals.race([a, b, c]) │
    ///  └─────────────────────────┘
    ///    --x---y--|
    /// ```
    ///
    /// - Parameter signals: the signals; if there are none, the result is an empty signal.
    @_alwaysEmitIntoClient
    public static func race<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> { Arrayed(signals, Race()) }
}
