// Operators on a signal that can fail and another that cannot fail, such as a request and a property.

extension Signal {
    /// Forwards the values of this signal and of a signal that cannot fail; see ``merge(with:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func merge<Other: Signal<Value, Never>>(with other: Other) -> some Signal<Value, Failure> {
        merge(with: other.canFail(with: Failure.self))
    }

    /// Pairs this signal's values with those of a signal that cannot fail; see ``zip(with:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func zip<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        zip(with: other.canFail(with: Failure.self))
    }

    /// Combines the latest values of this signal and of a signal that cannot fail; see ``combineLatest(with:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func combineLatest<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        combineLatest(with: other.canFail(with: Failure.self))
    }

    /// Pairs this signal's values with the latest value of a signal that cannot fail; see ``withLatest(from:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func withLatest<Other: Signal>(from other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        withLatest(from: other.canFail(with: Failure.self))
    }

    /// Sends the latest value whenever a trigger that cannot fail sends a value; see ``sample(on:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        sample(on: trigger.canFail(with: Failure.self))
    }

    /// Forwards this signal's values until the first value of a trigger that cannot fail; see ``take(until:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        take(until: trigger.canFail(with: Failure.self))
    }

    /// Drops this signal's values until the first value of a trigger that cannot fail; see ``skip(until:)``.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        skip(until: trigger.canFail(with: Failure.self))
    }
}
