@usableFromInline
struct Single<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
    @usableFromInline let error: Failure
    @usableFromInline var value: Value?

    @inlinable
    init(_ error: Failure) {
        self.error = error
        value = nil
    }

    @inlinable
    mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
        if self.value == nil {
            self.value = value
            return .more
        }
        downstream.end(.failed(error))
        return .enough
    }

    @inlinable
    mutating func end<D: Observer<Value, Failure>>(_ end: End<Failure>, to downstream: inout D) {
        if let value { return downstream.finish(with: value, end) }
        if case .completed = end { downstream.end(.failed(error)) } else { downstream.end(end) }
    }
}

extension Signal {
    /// Sends the only value when the signal has completed, and fails if there is no value or a second one.
    ///
    /// Known as `single` in Rx.
    ///
    /// ```marbles
    /// a  -a---b---|
    ///  ┌───────────────────────────┐
    ///  │ a.single(orFail: tooMany) │
    ///  └───────────────────────────┘
    ///    -----#
    /// ```
    ///
    /// - Returns: a signal that sends exactly one value and completes; otherwise it fails or is interrupted without a
    ///   value.
    @_alwaysEmitIntoClient
    public func single(orFail error: Failure) -> some Signal<Value, Failure> { through(Single(error)) }
}
