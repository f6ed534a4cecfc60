// Names that other libraries use for types, functions and macros: see StoreNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals

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
@available(*, unavailable, message: "write rows.removeAll { $0.id == id }")
extension Array where Element: Identifiable {
    @_alwaysEmitIntoClient public mutating func remove(id: Element.ID) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write if let i = rows.firstIndex(where: { $0.id == id }), and rows[i]")
extension Array where Element: Identifiable {
    public subscript(id id: Element.ID) -> Element? {
        get { fatalError() }
        set { fatalError() }
    }
}

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

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the array itself: forEach of a reducer finds an element by its id")
extension Array {
    @_alwaysEmitIntoClient public init<Rows: Sequence>(uniqueElements rows: Rows) where Rows.Element == Element {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write rows.map(\\.id)")
extension Array where Element: Identifiable {
    public var ids: [Element.ID] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write if case .child = action, or if case .child(let action) = action")
extension Equatable {
    @_alwaysEmitIntoClient public func `is`(_ path: KeyPath<CasesElsewhere, CasesElsewhere>) -> Bool { fatalError() }
}

// On Apple's platforms, `Selector` is a type of Objective-C.
#if !canImport(ObjectiveC)
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "a selector is a function: let open: @Sendable (State) -> [Row] = { $0.rows.filter(\\.isOpen) }; of two functions, pipe(juxt(f, g), combine)"
)
public struct Selector<State, Value>: Sendable {
    public init(_ select: @escaping (State) -> Value) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ path: KeyPath<State, Value>) { fatalError() }
    @_alwaysEmitIntoClient public init<Part>(
        _ path: KeyPath<State, Part>, _ select: @escaping (Part) -> Value
    ) { fatalError() }
    @_alwaysEmitIntoClient public init<A, B>(
        _ a: KeyPath<State, A>, _ b: KeyPath<State, B>, _ select: @escaping (A, B) -> Value
    ) { fatalError() }
    @_alwaysEmitIntoClient public init<Part>(
        _ part: Selector<State, Part>, _ select: @escaping (Part) -> Value
    ) { fatalError() }
    @_alwaysEmitIntoClient public init<A, B>(
        _ a: Selector<State, A>, _ b: Selector<State, B>, _ select: @escaping (A, B) -> Value
    ) { fatalError() }
    @_alwaysEmitIntoClient public init<A, B, C>(
        _ a: Selector<State, A>, _ b: Selector<State, B>, _ c: Selector<State, C>,
        _ select: @escaping (A, B, C) -> Value
    ) { fatalError() }
    @_alwaysEmitIntoClient public func callAsFunction(_ state: State) -> Value { fatalError() }
    @_alwaysEmitIntoClient public func select(_ state: State) -> Value { fatalError() }
    @_alwaysEmitIntoClient public static func combine<A, B>(
        _ a: Selector<State, A>, _ b: Selector<State, B>, _ select: @escaping (A, B) -> Value
    ) -> Selector { fatalError() }
    @_alwaysEmitIntoClient public static func combine<A, B, C>(
        _ a: Selector<State, A>, _ b: Selector<State, B>, _ c: Selector<State, C>,
        _ select: @escaping (A, B, C) -> Value
    ) -> Selector { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the function itself: open(store.state), or store.property(open)")
extension Store {
    @_alwaysEmitIntoClient public func select<Part>(_ part: Selector<State, Part>) -> Part { fatalError() }
    @_alwaysEmitIntoClient public func select<Whole, Part>(
        _ part: Selector<Whole, Part>, at path: KeyPath<State, Whole>
    ) -> Part { fatalError() }
}
#endif
#endif
