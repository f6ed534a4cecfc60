// Names that other libraries use for operators that change values: see ObservingNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && canImport(Dispatch) && !hasFeature(Embedded)
import Dispatch

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "removeDuplicates()")
extension Signal {
    @_alwaysEmitIntoClient public func distinctUntilChanged() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func skipRepeats() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write removeDuplicates { $0.id == $1.id }")
extension Signal {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func distinct<Key>(by key: @escaping (Value) -> Key) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func distinct<Key>(by path: KeyPath<Value, Key>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func distinct<Key>(on path: KeyPath<Value, Key>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func uniqued<Key>(on path: KeyPath<Value, Key>) -> Self { fatalError() }
    @_disfavoredOverload
    public func distinctUntilChanged<Key>(_ key: @escaping (Value) -> Key) -> Self { fatalError() }
    public func distinctUntilChanged<Key>(at path: KeyPath<Value, Key>) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func distinctUntilChanged<Key>(
        _ key: @escaping (Value) -> Key, comparer: @escaping (Key, Key) -> Bool
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "removeDuplicates(by:)")
extension Signal {
    public func distinctUntilChanged(_ areSame: @escaping (Value, Value) -> Bool) -> Self { fatalError() }
    public func skipRepeats(_ areSame: @escaping (Value, Value) -> Bool) -> Self { fatalError() }
    public func tryRemoveDuplicates(by areSame: @escaping (Value, Value) throws -> Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "removeDuplicates() compares neighbors; no operator remembers all values")
extension Signal {
    @_alwaysEmitIntoClient public func distinct() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func uniqueValues() -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write compactMap { $0 }")
extension Signal {
    public func skipNil<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
    public func unwrap<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
    public func filterNil<Wrapped>() -> AnySignal<Wrapped, Failure> where Value == Wrapped? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map { $0 ?? value }")
extension Signal {
    public func replaceNil<Wrapped>(with value: Wrapped) -> AnySignal<Wrapped, Failure> where Value == Wrapped? {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "compactMap(_:)")
extension Signal {
    public func filterMap<Output>(_ transform: @escaping (Value) -> Output?) -> AnySignal<Output, Failure> {
        fatalError()
    }
    public func mapNotNull<Output>(_ transform: @escaping (Value) -> Output?) -> AnySignal<Output, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "scan(_:_:)")
extension Signal {
    @_alwaysEmitIntoClient public func runningFold<Output>(
        _ initial: Output, _ combine: @escaping (Output, Value) -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "scan(_:)")
extension Signal {
    public func runningReduce(_ combine: @escaping (Value, Value) -> Value) -> AnySignal<Value, Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a closure that throws, write tryMap or try: try { … throw error … }")
extension Signal {
    public func tryFilter(_ isIncluded: @escaping (Value) throws -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func tryCompactMap<Output>(
        _ transform: @escaping (Value) throws -> Output?
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func tryScan<Output>(
        _ initial: Output, _ combine: @escaping (Output, Value) throws -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func tryReduce<Output>(
        _ initial: Output, _ combine: @escaping (Output, Value) throws -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "name the type of the error: tryMap(failing: (any Error).self) { … }")
extension Signal where Failure == Never {
    @_disfavoredOverload
    public func tryMap<Output>(_ transform: @escaping (Value) throws -> Output) -> AnySignal<Output, any Error> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tryMap(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func attemptMap<Output>(
        _ transform: @escaping (Value) throws -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func mapThrowing<Output>(
        _ transform: @escaping (Value) throws -> Output
    ) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "try(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func attempt(_ verify: @escaping (Value) throws -> Void) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "decode in tryMap { … }, or with a Validator in validate(with:)")
extension Signal {
    public func decode<Item, Decoder>(type: Item.Type, decoder: Decoder) -> AnySignal<Item, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func encode<Encoder>(encoder: Encoder) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapReplace(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func mapTo<Output>(_ value: Output) -> AnySignal<Output, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "not()")
extension Signal where Value == Bool {
    @_alwaysEmitIntoClient public func negate() -> AnySignal<Bool, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "not()")
extension Property where Value == Bool {
    @_alwaysEmitIntoClient public func negate() -> Property<Bool> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "pairwise()")
extension Signal {
    @_alwaysEmitIntoClient public func combinePrevious() -> AnySignal<(Value, Value), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func withPrevious() -> AnySignal<(Value, Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write startWith(first).pairwise()")
extension Signal {
    public func combinePrevious(_ first: Value) -> AnySignal<(Value, Value), Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, renamed: "collect()",
    message: "which sends one array; to await the array, write try await signal.collect().firstValue().run()"
)
extension Signal {
    @_alwaysEmitIntoClient public func toArray() -> AnySignal<[Value], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "buffer(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func collect(_ count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func collect(count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func buffer(count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func chunks(ofCount count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func chunked(_ count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func chunked(by count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func chunked(into count: Int) -> AnySignal<[Value], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write buffer(every: .seconds(1), on: QueueScheduler.main, limit: 10)")
extension Signal {
    public func collect(_ strategy: StrategyElsewhere) -> AnySignal<[Value], Failure> { fatalError() }
    public func buffer(count: Int, or time: Duration) -> AnySignal<[Value], Failure> { fatalError() }
    public func collect<Place>(every time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
    public func buffer<Place>(timeSpan: Duration, count: Int, scheduler: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
    public func buffer<Place>(count: Int, time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
    public func buffer<Place>(time: Duration, count: Int = 0, on place: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
    public func buffer<Place>(_ time: Duration, count: Int, on place: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
    public func buffer<Place>(_ count: Int, every time: Duration, on place: Place) -> AnySignal<[Value], Failure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write buffer(10, every: 1)")
extension Signal {
    public func buffer(count: Int, skip: Int) -> AnySignal<[Value], Failure> { fatalError() }
    public func buffer(_ count: Int, skip: Int) -> AnySignal<[Value], Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write window(every: .seconds(1), on: QueueScheduler.main, limit: 10)")
extension Signal {
    @_alwaysEmitIntoClient public func window<Place>(
        timeSpan: Duration, count: Int, scheduler: Place
    ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write window(3); for overlapping arrays, buffer(3, every: 1)")
extension Signal {
    @_alwaysEmitIntoClient public func slidingWindow(_ count: Int) -> AnySignal<[Value], Failure> { fatalError() }
    @_alwaysEmitIntoClient public func window(
        count: Int, skip: Int = 0
    ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func window(
        _ count: Int, skip: Int
    ) -> AnySignal<PipeOutput<Value, Failure>, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "to limit the number of waiting values, write deliver(on: scheduler, policy: .dropOldest(10))"
)
extension Signal {
    @_alwaysEmitIntoClient public func onBackpressureBuffer(
        capacity: Int, _ whenFull: WhenFullElsewhere = .dropOldest
    ) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onBackpressureBuffer(_ capacity: Int = 0) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onBackpressureDrop() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func onBackpressureLatest() -> Self { fatalError() }
    @_alwaysEmitIntoClient public func buffer(
        size: Int, prefetch: PrefetchElsewhere = .keepFull, whenFull: WhenFullElsewhere = .dropOldest
    ) -> Self { fatalError() }
    public func buffer(size: Int, overflow: WhenFullElsewhere) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "groupBy(_:)")
extension Signal {
    @_alwaysEmitIntoClient public func groupBy<Key: Hashable & Sendable>(
        keySelector: @escaping (Value) -> Key
    ) -> AnySignal<GroupedSignal<Key, Value, Failure>, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func group<Key: Hashable & Sendable>(
        by key: @escaping (Value) -> Key
    ) -> AnySignal<GroupedSignal<Key, Value, Failure>, Failure> { fatalError() }
}
#endif
