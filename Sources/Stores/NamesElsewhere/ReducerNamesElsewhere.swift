// Names that other libraries use for reducers: see StoreNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "withEffects(_:)")
extension Reducer {
    public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "there is no environment: pass the dependencies as arguments to the function that makes the reducer"
)
extension Reducer {
    // Disfavored: otherwise, the compiler would choose the second one for a closure of two parameters with a mistake in
    // it, and report only that the closure needs three.
    @_disfavoredOverload
    public init<Environment>(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) { fatalError() }
    @_disfavoredOverload
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
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func logged(_ log: (Action) -> Void) -> Reducer { fatalError() }
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

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write element.forEach(\\.rows, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forEach<Rows, Row, RowAction>(
        _ rows: WritableKeyPath<State, Rows>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        _ element: Reducer<Row, RowAction>
    ) -> Reducer { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forEach<Rows, Path, Row, RowAction>(
        _ rows: WritableKeyPath<State, Rows>, action: CasePath<Action, Path>, _ element: Reducer<Row, RowAction>
    ) -> Reducer { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forEach<Rows, Row, RowAction>(
        _ rows: WritableKeyPath<State, Rows>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        element: Reducer<Row, RowAction>
    ) -> Reducer { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forEach<Rows, Path, Row, RowAction>(
        _ rows: WritableKeyPath<State, Rows>, action: CasePath<Action, Path>, element: Reducer<Row, RowAction>
    ) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write child.optional().pullback(\\.child, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func ifLet<Part, PartAction>(
        _ part: WritableKeyPath<State, Part?>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        _ child: Reducer<Part, PartAction>
    ) -> Reducer { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func ifLet<Part, PartAction>(
        _ part: WritableKeyPath<State, Part?>, action: KeyPath<CasesElsewhere, CasesElsewhere>,
        then child: Reducer<Part, PartAction>
    ) -> Reducer { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write element.forEach(\\.rows, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func forEach<Whole, Rows, WholeAction>(
        state rows: WritableKeyPath<Whole, Rows>, action: KeyPath<CasesElsewhere, CasesElsewhere>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write child.optional().pullback(\\.child, CasePath(…)), and combine it with the whole's reducer"
)
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func optional<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State?>, action: KeyPath<CasesElsewhere, CasesElsewhere>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write pullback(\\.part, CasePath(…)): a CasePath finds the part's action")
extension Reducer {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func scope<Whole, WholeAction>(
        state part: WritableKeyPath<Whole, State>, action: KeyPath<CasesElsewhere, CasesElsewhere>
    ) -> Reducer<Whole, WholeAction> { fatalError() }
}
#endif
