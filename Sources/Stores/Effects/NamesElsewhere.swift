// Names of the Composable Architecture: unavailable, with a message that names the function here.

extension Store {
    /// See ``dispatch(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "dispatch(_:)")
    public func send(_ action: Action) { fatalError() }

    /// See ``property(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a view observes its part: store.property(\\.part); ObservableStore in SwiftUI")
    public func scope<Part>(_ path: KeyPath<State, Part>) -> Store { fatalError() }

    /// See ``property(_:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "a view observes its part, store.property(\\.part), and dispatches the whole's actions"
    )
    public func scope<Part, PartAction>(
        state path: KeyPath<State, Part>, action: @escaping (PartAction) -> Action
    ) -> Store { fatalError() }
}

extension Effect {
    /// See ``task(_:named:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write .task(.of(action))")
    public static func send(_ action: Action) -> Effect { fatalError() }

    /// See ``task(_:named:_:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "write .task(LazyTask { … }) { .loaded($0) } for one action, .signal(…) for several"
    )
    public static func run(_ work: @escaping @Sendable ((Action) async -> Void) async throws -> Void) -> Effect {
        fatalError()
    }

    /// See ``task(_:named:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "make it a LazyTask: .task(LazyTask { … }) { .loaded($0) }")
    @_disfavoredOverload
    public static func task(_ work: @escaping @Sendable () async throws -> Action) -> Effect { fatalError() }

    /// See ``fireAndForget(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "make it an IO: .fireAndForget(IO { … })")
    @_disfavoredOverload
    public static func fireAndForget(_ work: @escaping @Sendable () -> Void) -> Effect { fatalError() }

    /// See ``all(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "all(_:)")
    public static func merge(_ effects: Effect...) -> Effect { fatalError() }

    /// See ``all(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "all(_:)")
    public static func merge(_ effects: [Effect]) -> Effect { fatalError() }

    /// See ``all(_:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "effects run side by side; one after another they are one task: .task(first.then(second))"
    )
    public static func concatenate(_ effects: Effect...) -> Effect { fatalError() }

    /// See ``cancel(_:)``.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "name the effect where it is made: .task(work, named: \"search\"); a second one takes its place"
    )
    public func cancellable<ID>(id: ID, cancelInFlight: Bool = false) -> Effect { fatalError() }

    /// See ``cancel(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "cancel(_:)")
    public static func cancel(id: String) -> Effect { fatalError() }
}

extension Reducer {
    /// See ``withEffects(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "withEffects(_:)")
    @_disfavoredOverload
    public init(_ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>) { fatalError() }
}

/// See ``Reducer``.
@_documentation(visibility: internal)
@available(*, unavailable, renamed: "Reducer")
public typealias Reduce<State, Action: Sendable> = Reducer<State, Action>
