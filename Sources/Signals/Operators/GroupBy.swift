/// A signal of the values that share a key; see ``Signal/groupBy(_:)``.
public struct GroupedSignal<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Signal {
    /// The key that the values share.
    public let key: Key
    @usableFromInline let output: PipeOutput<Value, Failure>

    @inlinable
    init(key: Key, output: PipeOutput<Value, Failure>) {
        self.key = key
        self.output = output
    }

    /// Adds an observer, which is removed when the subscription is disposed of.
    @inlinable
    @inline(__always)
    public func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        output.subscribe(observer, in: subscription)
    }
}

@usableFromInline
struct GroupBy<Input: Sendable, Key: Hashable & Sendable, Failure: Error>:
    Stage<Input, GroupedSignal<Key, Input, Failure>, Failure>
{
    @usableFromInline let key: @Sendable (Input) -> Key
    /// The groups, in the order in which they began and will end.
    @usableFromInline var groups: [Subject<Input, Failure>] = []
    @usableFromInline var places: [Key: Int] = [:]

    @inlinable
    init(_ key: @escaping @Sendable (Input) -> Key) { self.key = key }

    @inlinable
    mutating func next<D: Observer<GroupedSignal<Key, Input, Failure>, Failure>>(
        _ value: Input, to downstream: inout D
    ) -> Demand {
        let key = key(value)
        if let place = places[key] {
            groups[place].send(value)
            return .more
        }
        let (output, input) = Signals.pipe(Input.self, failure: Failure.self)
        // A key that does not equal itself, such as NaN, cannot be looked up, so each of its values begins a new group.
        if key == key { places[key] = groups.count }
        groups.append(input)
        let demand = downstream.next(GroupedSignal(key: key, output: output))
        Trampoline.runDeferredWorkIfThereIsRoom()
        input.send(value)
        if demand == .enough { end(.interrupted) }
        return demand
    }

    @inlinable
    mutating func end<D: Observer<GroupedSignal<Key, Input, Failure>, Failure>>(
        _ end: End<Failure>, to downstream: inout D
    ) {
        self.end(end)
        downstream.end(end)
    }

    @inlinable
    mutating func end(_ end: End<Failure>) {
        let all = groups
        groups = []
        places = [:]
        for group in all { group.end(end) }
    }
}

extension Signal {
    /// Divides the values into signals, one for each key. Each of these signals is sent when its first value arrives.
    ///
    /// Known as `groupBy` in Rx.
    ///
    /// ```marbles
    /// a  -1-2-3-4-5-|
    ///  ┌──────────────────────┐
    ///  │ a.groupBy { $0 % 2 } │
    ///  └──────────────────────┘
    ///    -1-0-------|
    /// 1  -1---3---5-|
    /// 0  ---2---4---|
    /// ```
    ///
    /// - Returns: a signal of groups. A group is hot: observe it immediately, as `flatMap` does, or you miss its first
    ///   values. Groups end with this signal, in the order in which they began. If the observer wants no more groups,
    ///   as after `take`, the groups are interrupted.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & Sendable>(
        _ key: @escaping @Sendable (Value) -> Key
    ) -> some Signal<GroupedSignal<Key, Value, Failure>, Failure> {
        through(GroupBy(key))
    }
}
