// Names that other libraries, above all the Composable Architecture, use for tests and clocks, and a few likely
// mistakes. These names are declared as unavailable, so that the compiler says what to do instead. Only debug builds
// have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals
import CurrycombStores

@_documentation(visibility: internal)
@available(*, unavailable, message: "write TestStore(state, reducer), or TestStore.run(state, reducer) { test in … }")
extension TestStore {
    @_alwaysEmitIntoClient public convenience init(
        initialState: @autoclosure () -> State, reducer: () -> Reducer<State, Action>,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<Feature>(
        initialState: @autoclosure () -> State, reducer: () -> Feature,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
    public convenience init(initialState: State, reducer: Reducer<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public convenience init<Environment>(
        initialState: State, reducer: Reducer<State, Action>, environment: Environment
    ) { fatalError() }
    public convenience init(initial: State, reducer: Reducer<State, Action>) { fatalError() }
    public convenience init(_ state: State, reducer: Reducer<State, Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write TestStore(state, reducer), or TestStore.run(state, reducer) { test in … }")
extension TestStore where State == Never, Action == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public convenience init<Whole, Feature>(
        initialState: Whole, reducer: () -> Feature,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write TestStore(state, reducer, time), with let time = TestTime(); its clock is time.clock"
)
extension TestStore {
    public convenience init<Time>(initialState: State, reducer: Reducer<State, Action>, clock: Time) { fatalError() }
    public convenience init<Time>(_ state: State, _ reducer: Reducer<State, Action>, clock: Time) { fatalError() }
    public convenience init<Time>(initialState: State, reducer: Reducer<State, Action>, scheduler: Time) {
        fatalError()
    }
    public convenience init<Time>(_ state: State, _ reducer: Reducer<State, Action>, scheduler: Time) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "TestTime")
public typealias VirtualTime = TestTime

@_documentation(visibility: internal)
@available(*, unavailable, message: "write TestStore<State, Action>")
public typealias TestStoreOf<Feature> = TestStore<Never, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer: TestStore(state, Reducer { state, action in … })")
extension TestStore {
    @_disfavoredOverload
    public convenience init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) { fatalError() }
    @_disfavoredOverload
    public convenience init(_ state: State, _ reduce: @escaping (inout State, Action) -> Effect<Action>) {
        fatalError()
    }
    @_disfavoredOverload
    public convenience init(initialState: State, _ reduce: @escaping (inout State, Action) -> Void) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer: TestStore(state, Reducer.withEffects { state, action in … })")
extension TestStore {
    @_disfavoredOverload
    public convenience init(initialState: State, _ reduce: @escaping (inout State, Action) -> Effect<Action>) {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write try test.receive(.loaded(1)) { … }, or receive(where: { … }); virtual time needs no timeout"
)
extension TestStore {
    public func receive(_ action: Action, timeout: Duration, _ change: ((inout State) throws -> Void)? = nil) {
        fatalError()
    }
    @_alwaysEmitIntoClient public func receive(
        _ action: KeyPath<CasesElsewhere, CasesElsewhere>, timeout: Duration = .zero,
        _ change: ((inout State) throws -> Void)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public func receive<Value>(
        _ action: KeyPath<CasesElsewhere, CasesElsewhere>, _ value: Value, timeout: Duration = .zero,
        _ change: ((inout State) throws -> Void)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public func receive<Value>(
        _ action: CasePath<Action, Value>, timeout: Duration = .zero, _ change: ((inout State) throws -> Void)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public func receive(
        _ isRight: (Action) -> Bool, timeout: Duration = .zero, assert change: (inout State) throws -> Void
    ) { fatalError() }
    public var timeout: Duration {
        get { fatalError() }
        set { fatalError() }
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try test.send(.add) { … }")
extension TestStore {
    @_alwaysEmitIntoClient public func send(
        _ action: KeyPath<CasesElsewhere, CasesElsewhere>, _ change: ((inout State) throws -> Void)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public func send<Value>(
        _ action: KeyPath<CasesElsewhere, CasesElsewhere>, _ value: Value,
        _ change: ((inout State) throws -> Void)? = nil
    ) { fatalError() }
    public func dispatch(_ action: Action, _ change: ((inout State) throws -> Void)? = nil) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a TestStore is always exhaustive; skipReceived() skips actions, cancelEffects() cancels effects"
)
extension TestStore {
    public var exhaustivity: ExhaustivityElsewhere {
        get { fatalError() }
        set { fatalError() }
    }
    public func withExhaustivity<Result>(_ new: ExhaustivityElsewhere, operation: () throws -> Result) -> Result {
        fatalError()
    }
    @_alwaysEmitIntoClient public func withExhaustivity<Result>(
        _ new: ExhaustivityElsewhere, operation: () async throws -> Result
    ) async -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(test.skipReceived().isEmpty)")
extension TestStore {
    @_alwaysEmitIntoClient public func expectNoActions() { fatalError() }
    @_alwaysEmitIntoClient public func receiveNothing() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "compare the state: #expect(test.state == State(count: 1))")
extension TestStore {
    @_alwaysEmitIntoClient public func assert(_ change: (inout State) throws -> Void) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "remove this: effects run at once here, or when advance(by:) reaches their time")
extension TestStore {
    public var useMainSerialExecutor: Bool {
        get { fatalError() }
        set { fatalError() }
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "remove this: effects run at once here, or when advance(by:) reaches their time")
public func withMainSerialExecutor<Result>(operation: () throws -> Result) rethrows -> Result { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "remove this: effects run at once here, or when advance(by:) reaches their time")
public func withMainSerialExecutor<Result>(operation: () async throws -> Result) async rethrows -> Result {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write print(describe(value)), of CurrycombDifferences")
@_alwaysEmitIntoClient public func customDump<Value>(_ value: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty), of CurrycombDifferences")
@_alwaysEmitIntoClient public func expectNoDifference<Value>(_ expected: Value, _ got: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty), of CurrycombDifferences")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func XCTAssertNoDifference<Value>(_ expected: Value, _ got: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write test.advance(by: .seconds(1)); the clock for a reducer is test.time.clock")
extension TestStore {
    public var clock: TestClock { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "skipReceived()")
extension TestStore {
    @_alwaysEmitIntoClient public func skipReceivedActions(strict: Bool = true) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "cancelEffects()")
extension TestStore {
    @_alwaysEmitIntoClient public func skipInFlightEffects(strict: Bool = true) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write finish(): effects run at once here, or when advance(by:) reaches their time")
extension TestStore {
    @_alwaysEmitIntoClient public func finish(timeout: Duration) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write try test.finish(): it fails if an action or an effect is left")
extension TestStore {
    @_alwaysEmitIntoClient public func assertNoEffects() { fatalError() }
    @_alwaysEmitIntoClient public func assertNoPendingEffects() { fatalError() }
    public var pendingEffects: [String] { fatalError() }
    public var inFlightEffects: [String] { fatalError() }
    public var activeEffects: [String] { fatalError() }
    public var effects: [String] { fatalError() }
    public var hasRunningEffects: Bool { fatalError() }
    public var isIdle: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
extension TestStore {
    public var dependencies: DependenciesElsewhere {
        get { fatalError() }
        set { fatalError() }
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let time = TestTime(), and use time.clock; time.advance(by:) advances it")
extension TestClock {
    @_alwaysEmitIntoClient public init() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "advance the clock's TestTime: time.advance(by: .seconds(1)), or test.advance(by:)")
extension TestClock {
    @_alwaysEmitIntoClient public func advance(by duration: Duration) { fatalError() }
    @_alwaysEmitIntoClient public func advance(to instant: Instant) { fatalError() }
    @_alwaysEmitIntoClient public func run() { fatalError() }
}

@_documentation(visibility: internal)
public enum ExhaustivityElsewhere {
    case on
    case off
    @_alwaysEmitIntoClient public static func off(showSkippedAssertions: Bool) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty), of CurrycombDifferences")
@_disfavoredOverload
@_alwaysEmitIntoClient public func expectDifference<Value>(
    _ value: Value, operation: () throws -> Void = {}, changes: (inout Value) throws -> Void
) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty), of CurrycombDifferences")
@_disfavoredOverload
@_alwaysEmitIntoClient public func requireEqual<Value>(_ expected: Value, _ got: Value) throws { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(differences(expected, got).isEmpty), of CurrycombDifferences")
@_disfavoredOverload
@_alwaysEmitIntoClient public func expectDifference<Value>(
    _ value: Value, operation: (inout Value) throws -> Void, changes: (inout Value) throws -> Void
) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(value == expected), with import Testing")
@_disfavoredOverload
@_alwaysEmitIntoClient public func expect<Value>(_ value: Value, equals expected: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(value == expected), with import Testing")
@_disfavoredOverload
@_alwaysEmitIntoClient public func expect<Value>(_ value: Value, toEqual expected: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(value == expected), with import Testing")
@_disfavoredOverload
@_alwaysEmitIntoClient public func expectEqual<Value>(_ value: Value, _ expected: Value) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write #expect(value == expected), with import Testing")
@_disfavoredOverload
@_alwaysEmitIntoClient public func assertEqual<Value>(_ value: Value, _ expected: Value) { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "a TestStore does not undo: write Store(state, reducer), whose history(limit: 10) does"
)
extension TestStore {
    @_alwaysEmitIntoClient public func history(limit: Int = 0) -> History<State, Action> { fatalError() }
    @_alwaysEmitIntoClient public func undo() { fatalError() }
    @_alwaysEmitIntoClient public func redo() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a TestTime belongs to one thread; its clock and scheduler may be sent to others")
extension TestTime: @unchecked Sendable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write time.scheduler")
extension TestTime: Scheduler {
    public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
}

// Otherwise, `Duration` in an extension of `TestTime` would be the unavailable type of the conformance below.
@_documentation(visibility: internal)
extension TestTime { public typealias Duration = Swift.Duration }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write time.clock")
extension TestTime: Clock {
    public typealias Instant = TestClock.Instant
    public var minimumResolution: Duration { fatalError() }
    // `now` of a TestTime is a Duration.
    @_implements(Clock,now)
    public var instantElsewhere: Instant { fatalError() }
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws { fatalError() }
}
#endif
