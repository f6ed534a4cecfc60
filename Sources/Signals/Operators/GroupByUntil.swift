/// A signal of groups. Each group ends with the upstream, or earlier if the group's own `duration` signal sends a value
/// or ends.
@usableFromInline
struct GroupByUntil<Upstream: Signal, Key: Hashable & Sendable, Element: Sendable, Duration: Signal>: Signal {
    @usableFromInline typealias Value = GroupedSignal<Key, Element, Upstream.Failure>
    @usableFromInline typealias Failure = Upstream.Failure

    @usableFromInline let upstream: Upstream
    @usableFromInline let key: @Sendable (Upstream.Value) -> Key
    @usableFromInline let element: @Sendable (Upstream.Value) -> Element
    @usableFromInline let duration: @Sendable (Value) -> Duration

    @inlinable
    init(
        _ upstream: Upstream, _ key: @escaping @Sendable (Upstream.Value) -> Key,
        _ element: @escaping @Sendable (Upstream.Value) -> Element, _ duration: @escaping @Sendable (Value) -> Duration
    ) {
        self.upstream = upstream
        self.key = key
        self.element = element
        self.duration = duration
    }

    @inlinable
    func subscribe<O: Observer<Value, Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let input = Subscription(within: subscription)
        let groups = RunningGroups<Key, Element, O>(observer, input)
        let serial = Serial(groups)
        subscription.onDispose(serial)
        upstream.subscribe(GroupByUntilObserver(serial, input, key, element, duration), in: input)
    }
}

@usableFromInline
final class RunningGroup<Key: Hashable & Sendable, Element: Sendable, Failure: Error>: Sendable {
    @usableFromInline let key: Key
    /// The number of the group, from 1.
    @usableFromInline let number: Int
    @usableFromInline let output: PipeOutput<Element, Failure>
    @usableFromInline let input: Subject<Element, Failure>
    /// The run of the signal that ends the group.
    @usableFromInline let life: Subscription

    @inlinable
    init(_ key: Key, _ number: Int, within parent: Subscription) {
        self.key = key
        self.number = number
        (output, input) = Signals.pipe(Element.self, failure: Failure.self)
        life = Subscription(within: parent)
    }
}

@usableFromInline
struct RunningGroups<Key: Hashable & Sendable, Element: Sendable, Downstream: Observer>: SerialCore
where Downstream.Value == GroupedSignal<Key, Element, Downstream.Failure> {
    @usableFromInline typealias Running = RunningGroup<Key, Element, Downstream.Failure>

    @usableFromInline
    enum Command: Sendable {
        /// A key, an element, and the work to do if the key begins a new group.
        indirect case next(Key, Element, begin: @Sendable (Running) -> Void)
        case over(Running)
        case ended(StoredEnd<Downstream.Failure>)
    }

    @usableFromInline var downstream: Downstream
    @usableFromInline let input: Subscription
    @usableFromInline var groups: [Key: Running] = [:]
    /// The groups whose keys do not equal themselves, such as NaN. They are stored by number, because a dictionary
    /// cannot find such a key.
    @usableFromInline var others: [Int: Running] = [:]
    @usableFromInline var count = 0

    @inlinable
    init(_ downstream: consuming Downstream, _ input: Subscription) {
        self.downstream = downstream
        self.input = input
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .next(let key, let element, let begin): return next(key, element, begin)
        case .over(let group):
            if groups[group.key] === group {
                groups[group.key] = nil
            } else if others.removeValue(forKey: group.number) == nil {
                return false
            }
            group.life.dispose()
            group.input.complete()
            return false
        case .ended(let end):
            input.dispose()
            stop(end.end)
            downstream.end(end.end)
            return true
        }
    }

    @inlinable
    mutating func next(_ key: Key, _ element: Element, _ begin: @Sendable (Running) -> Void) -> Bool {
        if let group = groups[key] {
            group.input.send(element)
            return false
        }
        count += 1
        let group = Running(key, count, within: input)
        if key == key { groups[key] = group } else { others[count] = group }
        let demand = downstream.next(GroupedSignal(key: key, output: group.output))
        // The `duration` signal starts before the group's first value is sent, so that it receives this value, too, if
        // it is made from the group.
        begin(group)
        Trampoline.runDeferredWorkIfThereIsRoom()
        group.input.send(element)
        if demand == .more { return false }
        input.dispose()
        stop(.interrupted)
        return true
    }

    @inlinable
    mutating func stop(_ end: End<Downstream.Failure>) {
        // The groups must end in the order in which they began, but the dictionaries are unordered.
        let all = Array(groups.values) + Array(others.values)
        groups = [:]
        others = [:]
        for place in stableOrder(of: all.map { $0.number }) {
            all[place].life.dispose()
            all[place].input.end(end)
        }
    }

    @inlinable
    mutating func interrupt() {
        input.dispose()
        stop(.interrupted)
        downstream.end(.interrupted)
    }
}

@usableFromInline
struct GroupByUntilObserver<
    Value: Sendable, Key: Hashable & Sendable, Element: Sendable, Duration: Signal, D: Observer
>: Observer
where D.Value == GroupedSignal<Key, Element, D.Failure> {
    @usableFromInline typealias Failure = D.Failure

    @usableFromInline let serial: Serial<RunningGroups<Key, Element, D>>
    @usableFromInline let input: Subscription
    @usableFromInline let key: @Sendable (Value) -> Key
    @usableFromInline let element: @Sendable (Value) -> Element
    @usableFromInline let duration: @Sendable (GroupedSignal<Key, Element, D.Failure>) -> Duration

    @inlinable
    init(
        _ serial: Serial<RunningGroups<Key, Element, D>>, _ input: Subscription,
        _ key: @escaping @Sendable (Value) -> Key, _ element: @escaping @Sendable (Value) -> Element,
        _ duration: @escaping @Sendable (GroupedSignal<Key, Element, D.Failure>) -> Duration
    ) {
        self.serial = serial
        self.input = input
        self.key = key
        self.element = element
        self.duration = duration
    }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        let (key, element) = (key(value), element(value))
        let begin: @Sendable (RunningGroup<Key, Element, D.Failure>) -> Void = { [serial, duration] group in
            let observer = LifeObserver<Duration.Value, Duration.Failure> {
                // This disposal runs the teardowns of the `duration` signal. Without it, `subscribe` below might never
                // return: `share`, for example, does not stop an endless source before a teardown removes its last
                // observer. The step that ends the group would then never run.
                group.life.dispose()
                serial.send(.over(group))
            }
            duration(GroupedSignal(key: group.key, output: group.output)).subscribe(observer, in: group.life)
        }
        return serial.perform({ $0.next(key, element, begin) }, orLater: .next(key, element, begin: begin))
    }

    @inlinable
    mutating func end(_ end: End<D.Failure>) {
        input.dispose()
        serial.send(.ended(StoredEnd(end)))
    }
}

/// Ends a group at the first value or at the end of the group's `duration` signal. A group that ends in another way
/// interrupts its `duration` signal; that interruption has no effect, because the group is no longer running.
@usableFromInline
struct LifeObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let over: @Sendable () -> Void

    @inlinable
    init(_ over: @escaping @Sendable () -> Void) { self.over = over }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        over()
        return .enough
    }

    @inlinable
    mutating func end(_ end: End<Failure>) { over() }
}

extension Signal {
    /// Makes an element from each value and divides the elements into groups; see ``groupBy(_:)``. Known as `groupBy`
    /// with an element in RxJS.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & Sendable, Element: Sendable>(
        _ key: @escaping @Sendable (Value) -> Key, element: @escaping @Sendable (Value) -> Element
    ) -> some Signal<GroupedSignal<Key, Element, Failure>, Failure> {
        GroupByUntil(self, key, element) { _ in Signals.never(Never.self) }
    }

    /// Makes an element from each value and divides the elements into groups, one for each key. A group ends with this
    /// signal, or earlier if a signal made from the group sends a value or ends. The next value with the same key
    /// begins a new group. Known as `groupBy` with a duration in RxJS.
    ///
    /// As with ``groupBy(_:)``, a group is hot, and is interrupted if the observer wants no more groups.
    ///
    /// ```swift
    /// // Each sensor's readings, in groups that end when the sensor has been silent for a minute.
    /// readings.groupBy(\.sensor, element: \.degrees) { $0.debounce(.seconds(60), on: scheduler) }
    /// ```
    ///
    /// ```marbles
    /// a  -1-2-3-----4-----5-|
    ///  ┌────────────────────────────────────────────────────────────────────────────────────────┐
    ///  │ a.groupBy({ $0 % 2 }, element: { $0 }, until: { $0.skip(1) }).flatMap { $0.collect() } │
    ///  └────────────────────────────────────────────────────────────────────────────────────────┘
    ///    -----[13]--[24]----(5|)
    /// ```
    ///
    /// - Parameters:
    ///   - key: returns the key of a value.
    ///   - element: makes the element that the group sends for a value.
    ///   - duration: makes a signal from a group when the group begins, before the group's first value. The group
    ///     completes when that signal sends its first value, completes, fails or is interrupted.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & Sendable, Element: Sendable, Duration: Signal>(
        _ key: @escaping @Sendable (Value) -> Key, element: @escaping @Sendable (Value) -> Element,
        until duration: @escaping @Sendable (GroupedSignal<Key, Element, Failure>) -> Duration
    ) -> some Signal<GroupedSignal<Key, Element, Failure>, Failure> {
        GroupByUntil(self, key, element, duration)
    }
}
