// The names that cats-effect, Arrow, ZIO and Effect use for resources, declared here as unavailable, so that the
// compiler says what to do instead. Only debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write LazyTask.bracket(acquire: …, use: { … }, release: { … }), in a function that takes the use"
)
public struct Resource<Value: Sendable, Failure: Error>: Sendable {
    @_alwaysEmitIntoClient public init<Released>(
        acquire: LazyTask<Value, Failure>, release: @escaping (Value) -> LazyTask<Released, Never>
    ) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Released>(
        acquire: @escaping () -> LazyTask<Value, Failure>, release: @escaping (Value) -> LazyTask<Released, Never>
    ) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(
        acquire: @escaping () async throws(Failure) -> Value, release: @escaping (Value) async -> Void
    ) { fatalError() }
    @_alwaysEmitIntoClient public static func make<Released>(
        acquire: LazyTask<Value, Failure>, release: @escaping (Value) -> LazyTask<Released, Never>
    ) -> Resource { fatalError() }
    @_alwaysEmitIntoClient public static func make<Released>(
        _ acquire: LazyTask<Value, Failure>, _ release: @escaping (Value) -> LazyTask<Released, Never>
    ) -> Resource { fatalError() }
    @_alwaysEmitIntoClient public func use<Result>(
        _ use: @escaping (Value) -> LazyTask<Result, Failure>
    ) -> LazyTask<Result, Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zip<Other>(
        _ other: Resource<Other, Failure>
    ) -> Resource<(Value, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func zip<Other>(
        with other: Resource<Other, Failure>
    ) -> Resource<(Value, Other), Failure> { fatalError() }
    @_alwaysEmitIntoClient public func map<New>(_ transform: @escaping (Value) -> New) -> Resource<New, Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func flatMap<New>(
        _ next: @escaping (Value) -> Resource<New, Failure>
    ) -> Resource<New, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write deferred { LazyTask(result) }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func from(_ make: () -> Result<Success, Failure>) -> LazyTask { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func fromResult(_ make: () -> Result<Success, Failure>) -> LazyTask {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "the closure of catch returns a task; for a value, write recover { … }")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `catch`(_ value: (Failure) -> Success) -> LazyTask<Success, Never> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "the closure of catch returns an effect; for a value, write recover { … }")
extension IO {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func `catch`(_ value: (Failure) -> Success) -> IO<Success, Never> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write .bracket(acquire: task, use: { … }, release: { … })")
extension LazyTask {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func bracket<Result, Released>(
        use: (Success) -> LazyTask<Result, Failure>, release: (Success) -> LazyTask<Released, Never>
    ) -> LazyTask<Result, Failure> { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func bracket<Result, Released>(
        release: (Success) -> LazyTask<Released, Never>, use: (Success) -> LazyTask<Result, Failure>
    ) -> LazyTask<Result, Failure> { fatalError() }
}
#endif
