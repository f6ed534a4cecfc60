// Names that the Composable Architecture and other libraries use, declared as unavailable, so that the compiler says
// what to do instead. The names in one extension have the same replacement.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CurrycombEffects
import CurrycombSignals

// MARK: - Stores

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "dispatch(_:)")
extension Store {
    @discardableResult public func send(_ action: Action) -> SentElsewhere { fatalError() }
    @discardableResult public func send(_ action: Action, animation: AnimationElsewhere?) -> SentElsewhere {
        fatalError()
    }
    @discardableResult @_disfavoredOverload public func send<Animation>(_ action: Action, animation: Animation)
        -> SentElsewhere
    { fatalError() }
    @discardableResult public func send<While>(_ action: Action, while condition: While) -> SentElsewhere {
        fatalError()
    }
    @discardableResult public func send(_ action: Action, while condition: KeyPath<State, Bool>) -> SentElsewhere {
        fatalError()
    }
    // There is no callAsFunction, because it makes the compiler of Swift 6.3 crash at
    // Store(initialState: state) { … } withDependencies: { … }.
    @_alwaysEmitIntoClient public func reduce(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public func trigger(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a view observes its part of the state: store.property(\\.part) or, in SwiftUI, an ObservableStore"
)
extension Store {
    @_alwaysEmitIntoClient public func scope<Part>(_ path: KeyPath<State, Part>) -> Store { fatalError() }
    @_alwaysEmitIntoClient public func scope<Part>(state path: KeyPath<State, Part>) -> Store { fatalError() }
    @_disfavoredOverload public func scope<Part>(state part: @escaping (State) -> Part) -> Store { fatalError() }
    @_alwaysEmitIntoClient public func ifLet<Part>(
        then body: (Store<Part, Action>) -> Void, else other: (() -> Void)? = nil
    ) -> Subscription where State == Part? { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a view observes its part of the state, store.property(\\.part), and dispatches the store's actions"
)
extension Store {
    public func scope<Part, PartAction>(state path: KeyPath<State, Part>, action: @escaping (PartAction) -> Action)
        -> Store
    { fatalError() }
    public func scope<Part, PartAction>(state path: KeyPath<State, Part>, action: @escaping (PartAction) -> Action)
        -> Store<Part, PartAction>
    { fatalError() }
    public func scope<Part>(state path: KeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>) -> Store
    { fatalError() }
    @_disfavoredOverload public func scope<Part, PartAction>(
        state part: @escaping (State) -> Part, action: @escaping (PartAction) -> Action
    ) -> Store { fatalError() }
    public func scope<Part>(state path: KeyPath<State, Part?>, action: KeyPath<CasesElsewhere, CasesElsewhere>)
        -> Store?
    { fatalError() }
    public func scope<ID, Part>(id: ID, state: KeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>)
        -> Store
    { fatalError() }
    public func view<Part, PartAction>(value path: @escaping (State) -> Part, action: @escaping (PartAction) -> Action)
        -> Store
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write state: store.state")
extension Store {
    @_alwaysEmitIntoClient public func withState<Result>(_ body: (State) -> Result) -> Result { fatalError() }
    public var value: State { fatalError() }
    public var currentState: State { fatalError() }
    @_alwaysEmitIntoClient public func getState() -> State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.signal(\\.part), or store.property(\\.part)")
extension Store {
    public func select<Part: Sendable>(_ path: KeyPath<State, Part>) -> Property<Part> { fatalError() }
    public func derived<Part: Sendable>(_ path: KeyPath<State, Part>) -> Property<Part> { fatalError() }
    public func observe<Part: Sendable>(_ path: KeyPath<State, Part>) -> Property<Part> { fatalError() }
    @_disfavoredOverload public func select<Part: Sendable>(_ part: @escaping (State) -> Part) -> Property<Part> {
        fatalError()
    }
    @_disfavoredOverload public func map<Part: Sendable>(_ part: @escaping (State) -> Part) -> Property<Part> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.property, which is a signal, or store.property(\\.part)")
extension Store {
    public var publisher: StorePublisherElsewhere<State> { fatalError() }
    public var statePublisher: StorePublisherElsewhere<State> { fatalError() }
    public func publisher<Part>(for path: KeyPath<State, Part>) -> StorePublisherElsewhere<Part> { fatalError() }
    public var observable: Property<State> { fatalError() }
    public var producer: Property<State> { fatalError() }
    @discardableResult public func observe<Part>(
        _ path: KeyPath<State, Part>, _ body: @escaping (Part) -> Void
    ) -> Subscription { fatalError() }
    @discardableResult public func observe(_ body: @escaping (State) -> Void) -> Subscription { fatalError() }
    @discardableResult public func sink(receiveValue: @escaping (State) -> Void) -> Subscription { fatalError() }
    @discardableResult @_disfavoredOverload public func subscribe(_ body: @escaping (State) -> Void) -> Subscription {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "in SwiftUI, Binding(get: { store.state.name }, set: { store.dispatch(.named($0)) }) on an ObservableStore"
)
extension Store {
    public func binding<Value>(get value: @escaping (State) -> Value, send action: @escaping (Value) -> Action)
        -> BindingElsewhere<Value>
    { fatalError() }
    public func binding<Value>(get value: @escaping (State) -> Value, send action: Action) -> BindingElsewhere<Value> {
        fatalError()
    }
    public func binding<Value>(send action: @escaping (Value) -> Action) -> BindingElsewhere<Value> { fatalError() }
    public func binding<Value>(_ path: KeyPath<State, Value>) -> BindingElsewhere<Value> { fatalError() }
    public func binding<Value>(_ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action)
        -> BindingElsewhere<Value>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.transitions.print().run()")
extension Store {
    @_alwaysEmitIntoClient public func debug(_ prefix: String = "") -> Store { fatalError() }
    @_alwaysEmitIntoClient public func _printChanges() -> Store { fatalError() }
}

// None of these initializers takes an unlabeled reducer of a generic type. Such an initializer would fit every wrong
// call of the form Store(state, reducer) { … }, and hide the compiler's own error message.
@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(state, reducer)")
extension Store {
    @_alwaysEmitIntoClient public convenience init(
        initialState: @autoclosure () -> State, reducer: () -> Reducer<State, Action>,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
    @_disfavoredOverload public convenience init<Feature>(
        initialState: @autoclosure () -> State, reducer: () -> Feature,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
    public convenience init(initialState: State, reducer: Reducer<State, Action>) { fatalError() }
    public convenience init<Middleware>(
        initialState: State, reducer: Reducer<State, Action>, middleware: [Middleware]
    ) { fatalError() }
    public convenience init<Middleware>(
        initialState: State, reducer: Reducer<State, Action>, middleware: Middleware
    ) { fatalError() }
    @_alwaysEmitIntoClient public convenience init<Environment>(
        initialState: State, reducer: Reducer<State, Action>, environment: Environment
    ) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(initial: State, reducer: Reducer<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(state: State, reducer: Reducer<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public convenience init(_ state: State, reducer: Reducer<State, Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(state) { (state: inout State, action: Action) in … }")
extension Store {
    @_disfavoredOverload public convenience init(
        initialState: State, _ reduce: @escaping (inout State, Action) -> Void
    ) { fatalError() }
    @_disfavoredOverload public convenience init(
        initialState: State, _ reduce: @escaping (inout State, Action) -> Effect<Action>
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a middleware is a function { store, next in { action in … } }; to print, store.transitions.print().run()"
)
extension Store {
    @_disfavoredOverload public convenience init(
        _ state: State, _ reducer: Reducer<State, Action>, middleware: [MiddlewareElsewhere]
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(state, reducer)")
extension Store where State == Never, Action == Never {
    @_disfavoredOverload public convenience init<Whole, Feature>(
        initialState: Whole, reducer: () -> Feature,
        withDependencies update: ((inout DependenciesElsewhere) -> Void)? = nil
    ) { fatalError() }
}

// MARK: - Effects

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .send(action)")
extension Effect {
    public static func send(_ action: Action, animation: AnimationElsewhere?) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func just(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func action(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func dispatch(_ action: Action) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public init(value: Action) { fatalError() }
    @_alwaysEmitIntoClient public init(error: any Error) { fatalError() }
    @_alwaysEmitIntoClient public init(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several; if it throws, .task(work) { .loaded($0) } catch: { .failed($0) }; a pause is work.delay(.seconds(1))"
)
extension Effect {
    @_alwaysEmitIntoClient public static func run(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable (SendElsewhere<Action>) async throws -> Void
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func run(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable (SendElsewhere<Action>) async throws -> Void,
        catch recovery: @escaping @Sendable (any Error, SendElsewhere<Action>) async -> Void
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several"
)
extension Effect {
    public static func future(_ work: @escaping (@escaping (Result<Action, any Error>) -> Void) -> Void) -> Effect {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func catching(_ work: @escaping () throws -> Action) -> Effect { fatalError() }
    @_disfavoredOverload public static func result(_ work: @escaping () -> Result<Action, any Error>) -> Effect {
        fatalError()
    }
    public static func async(_ work: @escaping @Sendable () async -> Action) -> Effect { fatalError() }
    @_disfavoredOverload public init(_ work: @escaping @Sendable () async throws -> Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }")
extension Effect {
    @_alwaysEmitIntoClient public init<Success, Failure>(_ task: LazyTask<Success, Failure>) { fatalError() }
    @_disfavoredOverload public static func task(
        priority: TaskPriority? = nil, operation work: @escaping @Sendable () async throws -> Action
    ) -> Effect { fatalError() }
    @_disfavoredOverload public static func task(
        operation work: @escaping @Sendable () async throws -> Action,
        catch recovery: @escaping @Sendable (any Error) async -> Action
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make it an IO: .fireAndForget(IO { … })")
extension Effect {
    @_alwaysEmitIntoClient public static func io(_ work: IO<Void, Never>) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ work: IO<Void, Never>) -> Effect { fatalError() }
    @_disfavoredOverload public static func fireAndForget(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
    ) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func sync(_ work: @escaping () -> Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "map the signal to actions: .signal(signal.map { .loaded($0) }, named: \"load\")"
)
extension Effect {
    @_alwaysEmitIntoClient public static func signal<S: Signal>(
        _ signal: S, named name: String? = nil, _ action: (S.Value) -> Action
    ) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "task(_:named:)")
extension Effect {
    @_alwaysEmitIntoClient public static func from(_ task: LazyTask<Action, Never>) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .signal(…)")
extension Effect {
    public static func publisher<S: Signal>(_ make: () -> S) -> Effect where S.Value == Action { fatalError() }
    @_disfavoredOverload public static func publisher<S: Signal>(_ make: () -> S) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public init<S: Signal>(_ signal: S) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).map { … }, named: \"timer\")"
)
extension Effect {
    public static func timer<ID, Place>(id: ID, every period: Duration, on place: Place) -> Effect { fatalError() }
    public static func timer<ID>(id: ID, every period: Duration, action: Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "all(_:)")
extension Effect {
    @_alwaysEmitIntoClient public static func batch(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func multiple(_ effects: [Effect]) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "and(_:)")
extension Effect {
    @_alwaysEmitIntoClient public func merge(with other: Effect) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "effects run at the same time; to run them one after another, make one task: .task(first.then(second))"
)
extension Effect {
    @_alwaysEmitIntoClient public static func concatenate(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func concatenate(_ effects: [Effect]) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func concat(_ effects: Effect...) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func concatenate(with other: Effect) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func then(_ other: Effect) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the effect where it is made: .task(work, named: \"search\"); another with this name replaces it"
)
extension Effect {
    @_alwaysEmitIntoClient public func cancellable<ID>(id: ID, cancelInFlight: Bool = false) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "cancel(_:)")
extension Effect {
    @_alwaysEmitIntoClient public static func cancel(named name: String) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "effects are cancelled by name: .cancel(\"search\")")
extension Effect {
    @_disfavoredOverload public static func cancel<ID>(id: ID) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func cancel<ID>(ids: [ID]) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "effects are cancelled by name: .cancel(\"search\")")
extension Task where Success == Never, Failure == Never {
    @_alwaysEmitIntoClient public static func cancel<ID>(id: ID) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "name the effect where it is made: .task(work, named: \"search\"); another with this name replaces it"
)
@_alwaysEmitIntoClient public func withTaskCancellation<ID, Result>(
    id: ID, cancelInFlight: Bool = false, operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).map { … }, named: \"timer\")"
)
extension Clock where Duration == Swift.Duration {
    public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncStream<Duration> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "wait in the task, and name it: .task(work.delay(.milliseconds(300)), named: \"search\")"
)
extension Effect {
    public func debounce<ID, Place>(id: ID, for time: Duration, scheduler: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce<Place>(_ time: Duration, on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce(_ time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public static func debounce<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounce<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func debounced<ID>(for time: Duration, id: ID) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func throttle<ID>(id: ID, for time: Duration) -> Effect { fatalError() }
    public func debounce<ID, Place>(id: ID, for time: Duration, clock: Place) -> Effect { fatalError() }
    public func throttle<ID, Place>(id: ID, for time: Duration, scheduler: Place, latest: Bool) -> Effect {
        fatalError()
    }
    @_alwaysEmitIntoClient public func deferred<Place>(for time: Duration, scheduler: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func delay<Place>(for time: Duration, scheduler: Place) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "a store works on any thread; views observe it on main, with an ObservableStore or bind(to:on:)"
)
extension Effect {
    @_alwaysEmitIntoClient public func receive<Place>(on place: Place) -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func animation() -> Effect { fatalError() }
    @_alwaysEmitIntoClient public func animation(_ animation: AnimationElsewhere?) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .signal(signal), or .signal(signal, named: \"load\")")
extension Signal {
    @_alwaysEmitIntoClient public func eraseToEffect() -> Effect<Value> { fatalError() }
    public func eraseToEffect<Action>(_ action: @escaping (Value) -> Action) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func catchToEffect() -> Effect<Result<Value, Failure>> { fatalError() }
    public func catchToEffect<Action>(_ action: @escaping (Result<Value, Failure>) -> Action) -> Effect<Action> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func fireAndForget<Action>() -> Effect<Action> { fatalError() }
}

// MARK: - Reducers

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "withEffects(_:)")
extension Reducer {
    @_disfavoredOverload public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "there is no environment: pass the dependencies as arguments to the function that makes the reducer"
)
extension Reducer {
    public init<Environment>(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) { fatalError() }
    public init(_ reduce: @escaping (inout State, Action, DependenciesElsewhere) -> Effect<Action>) { fatalError() }
    public func dependency<Value>(_ path: WritableKeyPath<DependenciesElsewhere, Value>, _ value: Value) -> Reducer {
        fatalError()
    }
    @_alwaysEmitIntoClient public func transformDependency<Value>(
        _ path: WritableKeyPath<DependenciesElsewhere, Value>, transform: (inout Value) -> Void
    ) -> Reducer { fatalError() }
    public func run<Environment>(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
extension Reducer {
    // If a second function had the same labels, the compiler of Swift 6.3 would crash at a call in Reducer.combine. So
    // only one function has the labels (state:action:), and takes a CasePath. For the same reason, there is only one
    // operator /, which makes a CasePath, and only one function cancel(id:) of Effect.
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, action: CasePath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_disfavoredOverload public func pullback<Whole, WholeAction>(
        _ part: WritableKeyPath<Whole, State>, _ embed: @escaping (Action) -> WholeAction
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, Environment>(
        state part: WritableKeyPath<Whole, State>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        environment: Environment
    ) -> Reducer<Whole, Action> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction, Environment>(
        state part: WritableKeyPath<Whole, State>, action: CasePath<WholeAction, Action>, environment: Environment
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, action: CasePath<WholeAction, Action>,
        environment: (DependenciesElsewhere) -> Any
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, action: @escaping (WholeAction) -> Action?,
        embed: @escaping (Action) -> WholeAction
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, extract: @escaping (WholeAction) -> Action?,
        embed: @escaping (Action) -> WholeAction
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func pullback<Whole, WholeAction>(
        value part: WritableKeyPath<Whole, State>, action: WritableKeyPath<WholeAction, Action?>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func scope<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, action: CasePath<WholeAction, Action>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    public func lift<Whole>(state part: WritableKeyPath<Whole, State>, action: KeyPath<CasesElsewhere, CasesElsewhere>)
        -> Reducer<Whole, Action>
    { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write child.optional().pullback(\\.child, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_alwaysEmitIntoClient public func ifLet<Part, Feature>(
        _ part: WritableKeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>, then: () -> Feature
    ) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func ifLet<Part, PartAction, Feature>(
        _ part: WritableKeyPath<State, Part>, action: CasePath<Action, PartAction>, then: () -> Feature
    ) -> Reducer { fatalError() }
    public func ifLet<Part>(_ part: WritableKeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>)
        -> Reducer
    { fatalError() }
    @_alwaysEmitIntoClient public func ifCaseLet<Feature>(
        _ part: KeyPath<CasesElsewhere, CasesElsewhere>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        then: () -> Feature
    ) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func ifCaseLet<Part, Feature>(
        _ part: CasePath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>, then: () -> Feature
    ) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write element.forEach(\\.rows, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_alwaysEmitIntoClient public func forEach<Rows, Path, Feature>(
        _ rows: WritableKeyPath<State, Rows>, action: CasePath<Action, Path>, element: () -> Feature
    ) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func forEach<Rows, Feature>(
        _ rows: WritableKeyPath<State, Rows>, action: KeyPath<CasesElsewhere, CasesElsewhere>, element: () -> Feature
    ) -> Reducer { fatalError() }
    @_disfavoredOverload public func forEach<Whole, ID, WholeAction>(
        _ rows: WritableKeyPath<Whole, [State]>, id: KeyPath<State, ID>, action: @escaping (ID, Action) -> WholeAction
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    // This one function accepts every kind of action: if there were two, the compiler of Swift 6.3 would crash at a
    // call in Reducer.combine.
    @_disfavoredOverload public func forEach<Whole, Rows, Path, WholeAction>(
        _ rows: WritableKeyPath<Whole, Rows>, action: Path
    ) -> Reducer<Whole, WholeAction> { fatalError() }
    @_alwaysEmitIntoClient public func forEach<Whole, Rows, Environment>(
        state rows: WritableKeyPath<Whole, Rows>, action: CasePath<Action, Action>, environment: Environment
    ) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "compare in the reducer, or observe the part with store.property(\\.count)")
extension Reducer {
    public func onChange<Part>(of part: KeyPath<State, Part>, _ reduce: (Part, Part) -> Reducer) -> Reducer {
        fatalError()
    }
    @_disfavoredOverload public func onChange<Part>(
        of part: @escaping (State) -> Part, _ reduce: (Part, Part) -> Reducer
    ) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to print what a store does, write store.transitions.print().run()")
extension Reducer {
    @_alwaysEmitIntoClient public func _printChanges(_ printer: PrinterElsewhere? = nil) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func debug(_ prefix: String = "") -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func signpost(_ prefix: String = "") -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func logging() -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func logged() -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func logged(_ prefix: String) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "call the reducer: reducer(&state, action), or reducer.reduce(state, action)")
extension Reducer {
    @discardableResult public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
    @discardableResult public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> { fatalError() }
    @discardableResult public func callAsFunction(state: inout State, action: Action) -> Effect<Action> { fatalError() }
    @_alwaysEmitIntoClient public func reduce(state: State, action: Action) -> State { fatalError() }
    @discardableResult public func run(_ state: inout State, _ action: Action) -> Effect<Action> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "identity")
extension Reducer {
    public static var empty: Reducer { fatalError() }
    @_alwaysEmitIntoClient public init() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "then(_:)")
extension Reducer {
    @_alwaysEmitIntoClient public func combined(with other: Reducer) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func combine(with other: Reducer) -> Reducer { fatalError() }
    @_alwaysEmitIntoClient public func merge(_ other: Reducer) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "handle the action that names the change: case .named(let name): state.name = name")
extension Reducer {
    @_alwaysEmitIntoClient public func binding() -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Reducer")
public typealias Reduce<State, Action: Sendable> = Reducer<State, Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.identity")
public typealias EmptyReducer<State, Action: Sendable> = Reducer<State, Action>

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
public typealias BindingReducer<State, Action: Sendable, Binding> = EmptyReducerElsewhere<State, Action>

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
public protocol BindableAction {}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
public struct BindingAction<Root>: Sendable {}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
public typealias ReducerOf<Feature> = Any

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
public typealias ReducerProtocolOf<Feature> = Any

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.combine(first, second)")
@resultBuilder
public enum ReducerBuilder<State, Action> {
    @_alwaysEmitIntoClient public static func buildBlock<Part>(_ part: Part) -> Part { fatalError() }
    public static func buildBlock<each Part>(_ part: repeat each Part) -> EmptyReducerElsewhere<Never, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
public typealias ReducerProtocol = FeatureElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store<State, Action>")
public typealias StoreOf<Feature> = Store<Never, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Effect<Action>")
public typealias EffectOf<Feature> = Effect<Never>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Effect")
public typealias EffectTask<Action: Sendable> = Effect<Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Effect<Action>")
public typealias EffectPublisher<Action: Sendable, Failure> = Effect<Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.combine(first, second)")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func CombineReducers<Reducers>(
    _ reducers: () -> Reducers
) -> Reducers { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Reducer.combine(first, second)")
public func combineReducers<State, Action: Sendable>(_ reducers: Reducer<State, Action>...) -> Reducer<State, Action> {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write child.pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func Scope<State, Part, PartAction: Sendable>(
    state: WritableKeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
    child: () -> Reducer<Part, PartAction>
) -> Reducer<State, PartAction> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write child.pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func Scope<State, Part, Action: Sendable, PartAction: Sendable>(
    state: WritableKeyPath<State, Part>, action: CasePath<Action, PartAction>,
    child: () -> Reducer<Part, PartAction>
) -> Reducer<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write child.pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
@_alwaysEmitIntoClient public func Scope<State, Part, Feature>(
    state: WritableKeyPath<State, Part>, action: KeyPath<CasesElsewhere, CasesElsewhere>, child: () -> Feature
) -> EmptyReducerElsewhere<State, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write child.pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
@_alwaysEmitIntoClient public func Scope<Feature>(
    state: KeyPath<CasesElsewhere, CasesElsewhere>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
    child: () -> Feature
) -> EmptyReducerElsewhere<Never, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:extract:)")
extension CasePath {
    public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) { fatalError() }
    public init(extract: @escaping (Root) -> Value?, embed: @escaping (Value) -> Root) { fatalError() }
}

// MARK: - Types and functions

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
public struct ViewStore<State: Sendable, Action: Sendable> {
    @_alwaysEmitIntoClient public init(_ store: Store<State, Action>) { fatalError() }
    public init<Whole>(_ store: Store<Whole, Action>, observe part: @escaping (Whole) -> State) { fatalError() }
    public var state: State { fatalError() }
    @_alwaysEmitIntoClient public func send(_ action: Action) { fatalError() }
    public func binding<Value>(get: @escaping (State) -> Value, send: @escaping (Value) -> Action) -> BindingElsewhere<
        Value
    > { fatalError() }
    public func binding<Value>(get: @escaping (State) -> Value, send: Action) -> BindingElsewhere<Value> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "in SwiftUI, an ObservableStore is a view's model: model.name")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func WithViewStore<State, Action, Part, Content>(
    _ store: Store<State, Action>, observe part: @escaping (State) -> Part,
    content: (ViewStoreElsewhere<Part, Action>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "in SwiftUI, an ObservableStore is a view's model: model.name")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func WithViewStore<State, Action, Content>(
    _ store: Store<State, Action>, content: (ViewStoreElsewhere<State, Action>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "in SwiftUI, an ObservableStore is a view's model: model.name")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func WithPerceptionTracking<Content>(_ content: () -> Content) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.dispatch(.tapped), of the store or of an ObservableStore")
public protocol ViewAction {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write [Row]: forEach of a reducer finds an element by its id")
public typealias IdentifiedArrayOf<Row: Identifiable> = [Row]

@_documentation(visibility: internal)
@available(*, unavailable, message: "write [Row]: forEach of a reducer finds an element by its id")
public typealias IdentifiedArray<ID, Row> = [Row]

@_documentation(visibility: internal)
@available(*, unavailable, message: "write case row(Row.ID, RowAction)")
public struct IdentifiedActionOf<Feature>: Sendable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write case row(Row.ID, RowAction)")
public enum IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
    case element(id: ID, action: Action)
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write the action itself; for a child that may be missing, write child.optional()"
)
public enum PresentationAction<Action: Sendable>: Sendable {
    case presented(Action)
    case dismiss
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Result<Value, Fault>")
public typealias TaskResult<Value> = Result<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write CasePath")
public typealias AnyCasePath<Root, Value> = CasePath<Root, Value>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "CasePath")
public typealias Prism<Root, Value> = CasePath<Root, Value>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write CasePath(Action.child, extract: { … })")
public protocol CasePathable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
public typealias ViewStoreOf<Feature> = ViewStoreElsewhere<Never, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func ForEachStore<State, Action, Content>(
    _ store: Store<State, Action>, content: (Store<State, Action>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func IfLetStore<State, Action, Content, Otherwise>(
    _ store: Store<State, Action>?, then content: (Store<State, Action>) -> Content, else otherwise: () -> Otherwise
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func IfLetStore<State, Action, Content>(
    _ store: Store<State, Action>?, then content: (Store<State, Action>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func SwitchStore<State, Action, Content>(
    _ store: Store<State, Action>, content: (Store<State, Action>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "a view observes store.property(\\.part), or an ObservableStore in SwiftUI")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func CaseLet<Path, Action, Content>(
    _ state: Path, action: Action, then content: (ViewStoreElsewhere<Never, Never>) -> Content
) -> Content { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write an array of states, one for each screen")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_alwaysEmitIntoClient public func NavigationStackStore<State, Action, Root, Destination>(
    _ store: Store<State, Action>, root: () -> Root,
    destination: (ViewStoreElsewhere<State, Action>) -> Destination
) -> Root { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "there is no environment: write Reducer.withEffects { state, action in … }")
public struct AnyReducer<State, Action: Sendable, Environment> {
    public init(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to send actions from an effect, write .signal(…): its values are the actions")
public typealias Send<Action: Sendable> = SendElsewhere<Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a child that may be missing, write an optional state, and child.optional()")
@propertyWrapper
public struct PresentationState<Value> {
    @_alwaysEmitIntoClient public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value
    public var projectedValue: PresentationState {
        get { fatalError() }
        set { fatalError() }
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
@propertyWrapper
public struct BindingState<Value> {
    @_alwaysEmitIntoClient public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value
    public var projectedValue: BindingState { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write an action, such as case setName(String), and make the change in the reducer"
)
public typealias BindableState<Value> = BindingState<Value>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write an array of states, one for each screen")
public typealias StackState<State> = [State]

@_documentation(visibility: internal)
@available(*, unavailable, message: "write an array of states, one for each screen")
public typealias StackElementID = Int

@_documentation(visibility: internal)
@available(*, unavailable, message: "write case screen(Int, ScreenAction)")
public enum StackAction<State: Sendable, Action: Sendable>: Sendable {
    case element(id: Int, action: Action)
    case push(id: Int, state: State)
    case popFrom(id: Int)
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write case screen(Int, ScreenAction)")
public struct StackActionOf<Feature>: Sendable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "describe a dialog in the state, with an optional struct")
public struct AlertState<Action>: Equatable, Sendable {
    @_alwaysEmitIntoClient public init(
        _ title: () -> TextState, @ButtonsElsewhere<Action> actions: () -> Void, message: (() -> TextState)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public init(
        titleVisibility: VisibilityElsewhere, title: () -> TextState, @ButtonsElsewhere<Action> actions: () -> Void,
        message: (() -> TextState)? = nil
    ) { fatalError() }
    @_alwaysEmitIntoClient public init(_ title: () -> TextState) { fatalError() }
    @_alwaysEmitIntoClient public init(title: TextState) { fatalError() }
    @_alwaysEmitIntoClient public init(title: TextState, message: TextState?) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "describe a dialog in the state, with an optional struct")
public typealias TextState = TextElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, message: "describe a dialog in the state, with an optional struct")
public typealias ButtonState<Action> = ButtonElsewhere<Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "describe a dialog in the state, with an optional struct")
public typealias ConfirmationDialogState<Action> = AlertState<Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Mutex(value) of Synchronization")
public struct LockIsolated<Value> {
    @_alwaysEmitIntoClient public init(_ value: Value) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write an actor")
public struct ActorIsolated<Value> {
    @_alwaysEmitIntoClient public init(_ value: Value) { fatalError() }
}

prefix operator /

@_documentation(visibility: internal)
@available(*, unavailable, message: "write CasePath(Action.child, extract: { … })")
public prefix func / <Root, Value>(_ embed: @escaping (Value) -> Root) -> CasePath<Root, Value> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
public protocol DependencyKey {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
public protocol TestDependencyKey {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
public typealias DependencyValues = DependenciesElsewhere

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
@propertyWrapper
public struct Dependency<Value> {
    @_alwaysEmitIntoClient public init(_ path: KeyPath<DependenciesElsewhere, Value>) { fatalError() }
    @_alwaysEmitIntoClient public init(_ key: Value.Type) { fatalError() }
    public var wrappedValue: Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
@_alwaysEmitIntoClient public func withDependencies<Result>(
    _ update: (inout DependenciesElsewhere) -> Void, operation: () throws -> Result
) rethrows -> Result { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
@_alwaysEmitIntoClient public func withDependencies<Result>(
    _ update: (inout DependenciesElsewhere) -> Void, operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

// MARK: - Macros

// An unavailable macro is never expanded, so each of these macros may name any implementation that every toolchain has.

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro Reducer() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro Reducer(state: ConformanceElsewhere, _ more: ConformanceElsewhere...) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write a function that returns the feature's Reducer<State, Action> { state, action in … }"
)
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro Reducer(state: ConformanceElsewhere, action: ConformanceElsewhere) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.dispatch(.tapped), of the store or of an ObservableStore")
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro ViewAction<Feature>(for feature: Feature.Type) =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(*, unavailable, message: "a state is a plain struct; ObservableStore shows it to SwiftUI")
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro ObservableState() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(*, unavailable, message: "for a child that may be missing, write an optional state, and child.optional()")
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro Presents() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(*, unavailable, message: "write CasePath(Action.child, extract: { … })")
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro CasePathable() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@_documentation(visibility: internal)
@available(*, unavailable, message: "pass the dependencies as arguments to the function that makes the reducer")
@attached(peer, names: prefixed(_))
// swift-format-ignore: AlwaysUseLowerCamelCase
public macro DependencyClient() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

// MARK: - Types of their arguments

/// The root of key paths to cases of an action or a state. Every name is accepted as a case.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct CasesElsewhere {
    @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> CasesElsewhere { fatalError() }
    @_alwaysEmitIntoClient public subscript<ID>(id id: ID) -> CasesElsewhere { fatalError() }
}

@_documentation(visibility: internal)
public struct EmptyReducerElsewhere<State, Action: Sendable> {
    @_alwaysEmitIntoClient public init() { fatalError() }
    @_alwaysEmitIntoClient public init<Path>(action: Path) { fatalError() }
}

@_documentation(visibility: internal)
public protocol FeatureElsewhere {}

/// A publisher of a store's states, as in the Composable Architecture. Each part of the state is a member.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct StorePublisherElsewhere<Part> {
    public subscript<Inner>(dynamicMember path: KeyPath<Part, Inner>) -> StorePublisherElsewhere<Inner> {
        fatalError()
    }
    @available(*, unavailable, renamed: "observe(_:)")
    @discardableResult public func sink(receiveValue: @escaping (Part) -> Void) -> Subscription { fatalError() }
    @available(*, unavailable, renamed: "observe(_:)")
    @_disfavoredOverload public func sink(receiveValue: @escaping (Part) -> Void) -> AnyCancellable { fatalError() }
    public func map<New>(_ transform: @escaping (Part) -> New) -> StorePublisherElsewhere<New> { fatalError() }
    public func compactMap<New>(_ transform: @escaping (Part) -> New?) -> StorePublisherElsewhere<New> { fatalError() }
    @_alwaysEmitIntoClient public func filter(_ isWanted: @escaping (Part) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func removeDuplicates() -> Self { fatalError() }
    public func removeDuplicates(by areSame: @escaping (Part, Part) -> Bool) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func dropFirst(_ count: Int = 1) -> Self { fatalError() }
    @_alwaysEmitIntoClient public func receive<Place>(on place: Place) -> Self { fatalError() }
    @discardableResult public func assign<Target>(
        to path: ReferenceWritableKeyPath<Target, Part>, on target: Target
    ) -> Subscription { fatalError() }
    public func eraseToAnyPublisher() -> AnySignal<Part, Never> where Part: Sendable { fatalError() }
}

@_documentation(visibility: internal)
public struct MiddlewareElsewhere: Sendable {
    public static var logger: MiddlewareElsewhere { fatalError() }
    public static func logger(_ prefix: String = "") -> MiddlewareElsewhere { fatalError() }
    public static func journal<Kept>(_ journal: Kept) -> MiddlewareElsewhere { fatalError() }
}

@_documentation(visibility: internal)
public struct TextElsewhere: Sendable {
    @_alwaysEmitIntoClient public init(_ text: String) { fatalError() }
}

@_documentation(visibility: internal)
public struct ButtonElsewhere<Action> {
    public init(role: RoleElsewhere? = nil, action: Action, label: () -> TextElsewhere) { fatalError() }
    @_alwaysEmitIntoClient public init(role: RoleElsewhere? = nil, label: () -> TextElsewhere) { fatalError() }
}

@_documentation(visibility: internal)
@resultBuilder
public enum ButtonsElsewhere<Action> {
    public static func buildExpression(_ button: ButtonElsewhere<Action>) -> ButtonElsewhere<Action> { fatalError() }
    @_alwaysEmitIntoClient public static func buildBlock(_ buttons: ButtonElsewhere<Action>...) { fatalError() }
}

@_documentation(visibility: internal)
public enum RoleElsewhere: Sendable {
    case cancel
    case destructive
}

@_documentation(visibility: internal)
public enum VisibilityElsewhere: Sendable {
    case automatic
    case hidden
    case visible
}

@_documentation(visibility: internal)
public struct PrinterElsewhere: Sendable {
    public static var actionLabels: PrinterElsewhere { fatalError() }
    public static var customDump: PrinterElsewhere { fatalError() }
}

@_documentation(visibility: internal)
public enum ConformanceElsewhere: Sendable {
    case equatable
    case hashable
    case sendable
    case codable
}

@_documentation(visibility: internal)
public struct SendElsewhere<Action: Sendable>: Sendable {
    @_alwaysEmitIntoClient public func callAsFunction(_ action: Action) async { fatalError() }
    public func callAsFunction(_ action: Action, animation: AnimationElsewhere?) async { fatalError() }
    @_alwaysEmitIntoClient public func send(_ action: Action) async { fatalError() }
}

@_documentation(visibility: internal)
public struct SentElsewhere: Sendable {
    @_alwaysEmitIntoClient public func finish() { fatalError() }
    @_alwaysEmitIntoClient public func cancel() { fatalError() }
    public var isCancelled: Bool { fatalError() }
}

@_documentation(visibility: internal)
@dynamicMemberLookup
public struct ViewStoreElsewhere<State, Action> {
    public var state: State { fatalError() }
    @_alwaysEmitIntoClient public func send(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public subscript<Part>(dynamicMember path: KeyPath<State, Part>) -> Part { fatalError() }
    @_alwaysEmitIntoClient public func binding<Value>(
        get: @escaping (State) -> Value, send: @escaping (Value) -> Action
    ) -> BindingElsewhere<Value> { fatalError() }
}

@_documentation(visibility: internal)
public struct AnimationElsewhere: Sendable {
    public static var `default`: AnimationElsewhere { fatalError() }
    public static var easeIn: AnimationElsewhere { fatalError() }
    public static var easeInOut: AnimationElsewhere { fatalError() }
    public static var easeOut: AnimationElsewhere { fatalError() }
    public static var linear: AnimationElsewhere { fatalError() }
    public static var spring: AnimationElsewhere { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(duration: Double = 0) -> AnimationElsewhere { fatalError() }
}

@_documentation(visibility: internal)
public struct BindingElsewhere<Value> {
    public var wrappedValue: Value { fatalError() }
}

@_documentation(visibility: internal)
@dynamicMemberLookup
public struct DependenciesElsewhere {
    @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> DependencyElsewhere {
        get { fatalError() }
        set { fatalError() }
    }
    @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var continuousClock: any Clock<Duration>
    public var suspendingClock: any Clock<Duration>
    @_alwaysEmitIntoClient public subscript<Key, Value>(key: Key.Type) -> Value {
        get { fatalError() }
        set { fatalError() }
    }
}

@_documentation(visibility: internal)
@dynamicMemberLookup
public struct DependencyElsewhere {
    @_alwaysEmitIntoClient public subscript(dynamicMember name: String) -> DependencyElsewhere {
        get { fatalError() }
        set { fatalError() }
    }
    @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
        get { fatalError() }
        set { fatalError() }
    }
    @_alwaysEmitIntoClient public subscript<Value>(dynamicMember name: String) -> () async throws -> Value {
        get { fatalError() }
        set { fatalError() }
    }
    public subscript<Value>(dynamicMember name: String) -> (DependencyElsewhere) async throws -> Value {
        get { fatalError() }
        set { fatalError() }
    }
    public static var incrementing: DependencyElsewhere { fatalError() }
    public static var immediate: DependencyElsewhere { fatalError() }
    @_alwaysEmitIntoClient public static func constant<Value>(_ value: Value) -> DependencyElsewhere { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction() -> DependencyElsewhere { fatalError() }
}

// MARK: - Undo

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let history = store.history(limit: 100); it has undo(), redo() and canUndo")
extension Store {
    @_alwaysEmitIntoClient public func undo() { fatalError() }
    @_alwaysEmitIntoClient public func redo() { fatalError() }
    public var canUndo: Bool { fatalError() }
    public var canRedo: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write let history = store.history(limit: 100); then history.jump(to: position)")
extension Store {
    @_alwaysEmitIntoClient public func jump(to position: Int) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "dispatch to the store, store.dispatch(action): its history records the action")
extension History {
    @_alwaysEmitIntoClient public func send(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public func dispatch(_ action: Action) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make a store, and write let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoStore<State, Action>(_ store: Store<State, Action>, limit: Int = 0) -> History<State, Action> {
    fatalError()
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make a store, and write let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoStore<State, Action>(
    initial: State, reducer: Reducer<State, Action>, limit: Int = 0
) -> History<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(state, reducer), then let history = store.history(limit: 100)")
public typealias TimeTravelStore<State: Sendable, Action: Sendable> = Store<State, Action>

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a reducer: let history = store.history(limit: 100)")
extension Reducer {
    @_alwaysEmitIntoClient public func undoable(limit: Int = 0) -> Reducer { fatalError() }
    public func undoable(limit: Int = 0, where isRecorded: (Action) -> Bool) -> Reducer { fatalError() }
    public func undoable(limit: Int = 0, filter isRecorded: (Action) -> Bool) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
public struct Undoable<State> {
    @_alwaysEmitIntoClient public init(_ present: State) { fatalError() }
    @_alwaysEmitIntoClient public init(present: State) { fatalError() }
    public var present: State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UndoHistory<State>(_ state: State, limit: Int = 0) -> History<State, Never> { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with a store, not with a state: let history = store.history(limit: 100)")
extension History where Action == Never {
    @_disfavoredOverload public convenience init(_ state: State, limit: Int = 0) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
public enum UndoableAction<Action> {
    case undo, redo
    case action(Action)
}

// MARK: - Replay and journal

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let journal = try Journal(at: path, state, reducer), then Store(journal), which saves each action"
)
extension Store {
    @_alwaysEmitIntoClient public func persist<Place>(to place: Place) { fatalError() }
    @_alwaysEmitIntoClient public func persisted<Place>(to place: Place) -> Store { fatalError() }
    @_alwaysEmitIntoClient public func save<Place>(to place: Place) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replay(Recording(initialState, actions: actions), on: scheduler)")
extension Store {
    @_alwaysEmitIntoClient public func replay(_ recording: Recording<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func replay(_ actions: [Action]) { fatalError() }
    @_alwaysEmitIntoClient public func replay(actions: [Action]) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Recording(initialState, actions: actions).state(reducer)")
extension Store {
    public static func replay(_ actions: [Action], from state: State, with reducer: Reducer<State, Action>) -> State {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension Store {
    public convenience init<Kept>(_ state: State, _ reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init<Kept>(initial: State, reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init<Kept>(initialState: State, reducer: Reducer<State, Action>, journal: Kept) { fatalError() }
    public convenience init(_ state: State, journal: Journal<State, Action>) where State: Codable, Action: Codable {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension Journal {
    public var middleware: Any { fatalError() }
    @_alwaysEmitIntoClient public func attach(to store: Store<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func attach(_ store: Store<State, Action>) { fatalError() }
    @_alwaysEmitIntoClient public func load() -> State { fatalError() }
    @_alwaysEmitIntoClient public func restore() -> State { fatalError() }
    @_alwaysEmitIntoClient public func append(_ action: Action) { fatalError() }
    @_alwaysEmitIntoClient public func replay(into store: Store<State, Action>) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func replay(into state: State, reducer: Reducer<State, Action>) -> State {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a journal does not return its actions; write store.record().recording.actions")
extension Journal {
    public var actions: [Action] { fatalError() }
    public var count: Int { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a journal compacts its file itself; see compactionThreshold in its init")
extension Journal {
    @_alwaysEmitIntoClient public func compact() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .task(work) { .loaded($0) } catch: { .failed($0) }")
extension Effect {
    @_alwaysEmitIntoClient public func `catch`(_ recovery: (any Error) -> Effect) -> Effect { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `catch`(_ recovery: (any Error) -> Action) -> Effect { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "ticks are a signal: .signal(Signals.interval(.seconds(1), on: scheduler).map { … }, named: \"timer\")"
)
extension Effect where Action == Never {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<Place>(every period: Duration, on place: Place) -> Effect<Duration>
    { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func timer<ID, Place>(
        id: ID, every period: Duration, on place: Place
    ) -> Effect<Duration> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "undo with let history = store.history(limit: 100): it has undo() and redo()")
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func UndoableStore<State, Action>(
    _ store: Store<State, Action>, limit: Int = 0
) -> Store<State, Action> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let status = history.status.value: status.position - status.first is the number of steps to undo"
)
extension History {
    public var past: [State] { fatalError() }
    public var undoCount: Int { fatalError() }
    public var undoStack: [State] { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let status = history.status.value: status.end - status.position is the number of steps to redo"
)
extension History {
    public var future: [State] { fatalError() }
    public var redoCount: Int { fatalError() }
    public var redoStack: [State] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.state")
extension History {
    public var current: State { fatalError() }
    public var present: State { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "dispatch an action: the history records each store.dispatch(action)")
extension History {
    @_alwaysEmitIntoClient public func push(_ state: State) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.replace(with: store.state), which starts the history over")
extension History {
    @_alwaysEmitIntoClient public func clear() { fatalError() }
    @_alwaysEmitIntoClient public func reset() { fatalError() }
}
