/// The output of a pipe: a signal that sends the events of the pipe's subject.
///
/// Unlike the subject, a pipe's output can only be observed. The output does not keep the subject alive, so the
/// output's observers receive ``End/interrupted`` when the subject is released without having ended.
public struct PipeOutput<Value: Sendable, Failure: Error>: Signal {
    @usableFromInline let hub: Serial<HubCore<Value, Failure>>

    @inlinable
    init(_ hub: Serial<HubCore<Value, Failure>>) { self.hub = hub }

    /// Adds an observer, which is removed when the subscription is disposed of.
    @inlinable
    @inline(__always)
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        hub.add(observer, in: subscription)
    }
}

extension Signals {
    /// Makes a subject to send values to, and an output that can only be observed.
    @_alwaysEmitIntoClient
    public static func pipe<Value: Sendable, Failure: Error>(
        _ value: Value.Type = Value.self, failure: Failure.Type = Never.self
    ) -> (output: PipeOutput<Value, Failure>, input: Subject<Value, Failure>) {
        let subject = Subject<Value, Failure>()
        return (PipeOutput(subject.hub), subject)
    }
}
