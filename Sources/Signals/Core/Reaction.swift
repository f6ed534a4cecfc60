/// The reaction of an operator to an event. `react` carries out a reaction, and stops the inputs if the operator ends.
@usableFromInline
enum Reaction<Output, Failure: Error>: ~Copyable {
    case wait
    case send(Output)
    /// Sends a value, and then does the work that has to follow its delivery.
    case sendThen(Output, () -> Void)
    /// Sends a value, and then completes if the observer wants more.
    case sendLast(Output)
    case end(End<Failure>)
}

@usableFromInline
protocol ReactingCore: SerialCore {
    associatedtype Downstream: Observer

    var downstream: Downstream { get set }
    mutating func stop()
}

extension ReactingCore {
    /// Carries out a reaction. Returns true if this was the last step.
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
