// Operators on two signals, of which the second cannot fail: for example a request and a property or a trigger.

extension Signal {
    /// See ``merge(with:)``; with a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func merge<Other: Signal<Value, Never>>(with other: Other) -> some Signal<Value, Failure> {
        merge(with: other.canFail(with: Failure.self))
    }

    /// See ``zip(with:)``; with a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func zip<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        zip(with: other.canFail(with: Failure.self))
    }

    /// See ``combineLatest(with:)``; with a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func combineLatest<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        combineLatest(with: other.canFail(with: Failure.self))
    }

    /// See ``withLatest(from:)``; from a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func withLatest<Other: Signal>(from other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        withLatest(from: other.canFail(with: Failure.self))
    }

    /// See ``sample(on:)``. The trigger is a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        sample(on: trigger.canFail(with: Failure.self))
    }

    /// See ``take(until:)``. The trigger is a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        take(until: trigger.canFail(with: Failure.self))
    }

    /// See ``skip(until:)``. The trigger is a signal that cannot fail.
    @_disfavoredOverload @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        skip(until: trigger.canFail(with: Failure.self))
    }
}
