/// The reaction of an operator to an event. The operator returns it, and one function carries it out. If the operator
/// has ended, this function also stops the inputs.
@usableFromInline
enum Reaction<Output, Failure: Error> {
    /// Sends nothing now.
    case wait
    /// Sends a value.
    case send(Output)
    /// Sends a value, and then does the work that has to follow its delivery.
    case sendThen(Output, () -> Void)
    /// Sends a value, and then completes.
    case sendLast(Output)
    /// Sends the end.
    case end(End<Failure>)
}

/// A core whose operator returns reactions.
@usableFromInline
protocol ReactingCore: SerialCore {
    associatedtype Downstream: Observer

    var downstream: Downstream { get set }
    /// Stops the work that runs for the operator.
    mutating func stop()
}

extension ReactingCore {
    /// Carries out a reaction.
    ///
    /// - Returns: true if it was the last step.
    @inlinable
    @inline(__always)
    mutating func react(_ reaction: consuming Reaction<Downstream.Value, Downstream.Failure>) -> Bool {
        switch reaction {
        case .wait: return false
        case .send(let value):
            if downstream.next(value) == .more { return false }
            stop()
            return true
        case .sendThen(let value, let work):
            let demand = downstream.next(value)
            work()
            if demand == .more { return false }
            stop()
            return true
        case .sendLast(let value):
            let demand = downstream.next(value)
            stop()
            if demand == .more { downstream.end(.completed) }
            return true
        case .end(let end):
            stop()
            downstream.end(end)
            return true
        }
    }

    @inlinable
    mutating func interrupt() { _ = react(.end(.interrupted)) }
}
