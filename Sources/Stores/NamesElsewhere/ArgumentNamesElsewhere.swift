// Names that other libraries use for the types of arguments: see StoreNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombEffects
import CurrycombSignals

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
public struct MiddlewareElsewhere: Sendable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to print what a store does, write store.transitions.print().run()")
extension MiddlewareElsewhere {
    public static var logger: MiddlewareElsewhere { fatalError() }
    public static func logger(_ prefix: String = "") -> MiddlewareElsewhere { fatalError() }
    public static func logger<Action>(_ log: @escaping (Action) -> Void) -> MiddlewareElsewhere { fatalError() }
    public static func logger<State, Action>(_ log: @escaping (State, Action) -> Void) -> MiddlewareElsewhere {
        fatalError()
    }
    public static var logging: MiddlewareElsewhere { fatalError() }
    public static func logging(_ prefix: String = "") -> MiddlewareElsewhere { fatalError() }
    public static var print: MiddlewareElsewhere { fatalError() }
    public static func print(_ prefix: String = "") -> MiddlewareElsewhere { fatalError() }
    public static var debug: MiddlewareElsewhere { fatalError() }
    public static func debug(_ prefix: String = "") -> MiddlewareElsewhere { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Store(journal): it continues from the journal, and records each action")
extension MiddlewareElsewhere {
    @_alwaysEmitIntoClient public static func journal<Kept>(_ journal: Kept) -> MiddlewareElsewhere { fatalError() }
    @_alwaysEmitIntoClient public static func journaling<Kept>(to journal: Kept) -> MiddlewareElsewhere { fatalError() }
    @_alwaysEmitIntoClient public static func persist<Kept>(to place: Kept) -> MiddlewareElsewhere { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "make the store first, then let recorder = store.record(); recorder.recording")
extension MiddlewareElsewhere {
    @_alwaysEmitIntoClient public static func recorder<Kept>(_ recorder: Kept) -> MiddlewareElsewhere { fatalError() }
    @_alwaysEmitIntoClient public static func record<Kept>(_ recorder: Kept) -> MiddlewareElsewhere { fatalError() }
    @_alwaysEmitIntoClient public static func recording<Kept>(to recorder: Kept) -> MiddlewareElsewhere { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "effects need no middleware: a reducer returns them, Reducer.withEffects { … }")
extension MiddlewareElsewhere {
    public static var thunk: MiddlewareElsewhere { fatalError() }
    public static var effects: MiddlewareElsewhere { fatalError() }
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
#endif
