@usableFromInline
struct Materialize<Value: Sendable, Failure: Error>: Stage {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Output = Event<Value, Failure>
    @usableFromInline typealias OutputFailure = Never

    @inlinable
    init() {}

    @inlinable
    func next<D: Observer<Event<Value, Failure>, Never>>(_ value: Value, to downstream: inout D) -> Demand {
        downstream.next(.next(value))
    }

    @inlinable
    func end<D: Observer<Event<Value, Failure>, Never>>(_ end: End<Failure>, to downstream: inout D) {
        if case .interrupted = end { return downstream.end(.interrupted) }
        if downstream.next(Event(end)) == .more { downstream.end(.completed) }
    }
}

@usableFromInline
struct Dematerialize<Value: Sendable, Error: Swift.Error>: Stage {
    @usableFromInline typealias Input = Event<Value, Error>
    @usableFromInline typealias Failure = Never
    @usableFromInline typealias Output = Value
    @usableFromInline typealias OutputFailure = Error

    @inlinable
    init() {}

    @inlinable
    func next<D: Observer<Value, Error>>(_ event: Event<Value, Error>, to downstream: inout D) -> Demand {
        downstream.take(event)
    }

    @inlinable
    func end<D: Observer<Value, Error>>(_ end: End<Never>, to downstream: inout D) {
        switch end {
        case .completed: downstream.end(.completed)
        case .interrupted: downstream.end(.interrupted)
        }
    }
}

extension Signal {
    /// Turns events into values: each value, and then the failure or the completion, is sent as an ``Event``.
    ///
    /// ```marbles
    /// a  -1----2----#
    ///  ┌─────────────────┐
    ///  │ a.materialize() │
    ///  └─────────────────┘
    ///    -A----B----(C|)
    ///
    ///    A = next 1
    ///    B = next 2
    ///    C = failed #
    /// ```
    ///
    /// - Returns: a signal that cannot fail. An interruption does not become a value: it is forwarded as the end.
    @_alwaysEmitIntoClient
    public func materialize() -> some Signal<Event<Value, Failure>, Never> { through(Materialize()) }

    /// Turns values of type ``Event`` back into events: the opposite of ``materialize()``.
    ///
    /// ```marbles
    /// a  -a--b--E--c--|
    ///  ┌───────────────────┐
    ///  │ a.dematerialize() │
    ///  └───────────────────┘
    ///    -a--b--|
    /// ```
    ///
    /// - Returns: a signal of the events' values, which ends at the first event that is an end, or with this signal.
    @_alwaysEmitIntoClient
    public func dematerialize<Wrapped: Sendable, WrappedFailure: Error>() -> some Signal<Wrapped, WrappedFailure>
    where Value == Event<Wrapped, WrappedFailure>, Failure == Never {
        through(Dematerialize())
    }
}
