// Names that the Composable Architecture and other libraries use, declared as unavailable, so that the compiler says
// what to do instead. All names in an extension have the same replacement. Only debug builds have them, so that an app
// compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals

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

// These functions return the value itself. The property of the functions above is preferred, because it must be
// `Sendable`.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "for the value, write store.state.part, or part(store.state); for a property, store.property(\\.part)"
)
extension Store {
    public func select<Part>(_ path: KeyPath<State, Part>) -> Part { fatalError() }
    @_disfavoredOverload public func select<Part>(_ part: @escaping (State) -> Part) -> Part { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func select<Whole, Part>(
        _ part: @escaping (Whole) -> Part, at path: KeyPath<State, Whole>
    ) -> Part { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func select<Whole, Part: Sendable>(
        _ part: @escaping (Whole) -> Part, at path: KeyPath<State, Whole>
    ) -> Property<Part> { fatalError() }
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

// For a context of SwiftUI's type `Binding`, which this module does not know.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "in SwiftUI, Binding(get: { store.state.name }, set: { store.dispatch(.named($0)) }) on an ObservableStore"
)
extension Store {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value, Binding>(
        get value: @escaping (State) -> Value, send action: @escaping (Value) -> Action
    ) -> Binding { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value, Binding>(
        get value: @escaping (State) -> Value, send action: Action
    ) -> Binding { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value, Binding>(_ path: KeyPath<State, Value>) -> Binding {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value, Binding>(
        _ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action
    ) -> Binding { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func binding<Value, Binding>(
        _ path: KeyPath<State, Value>, _ action: @escaping (Value) -> Action
    ) -> Binding { fatalError() }
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
    public convenience init(
        initialState: State, reducer: Reducer<State, Action>, middleware: [MiddlewareElsewhere]
    ) { fatalError() }
    @_disfavoredOverload public convenience init(
        initialState: State, reducer: Reducer<State, Action>, middleware: [Middleware<State, Action>]
    ) { fatalError() }
    @_disfavoredOverload public convenience init<Middleware>(
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

@_documentation(visibility: internal)
@available(*, unavailable, message: "write store.states, or store.property for a Property")
extension Store {
    @_disfavoredOverload public var signal: AnySignal<State, Never> { fatalError() }
    public var stateSignal: AnySignal<State, Never> { fatalError() }
    public var changes: AnySignal<State, Never> { fatalError() }
}
#endif
