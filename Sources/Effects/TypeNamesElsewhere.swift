// Names of types in other libraries, declared here as unavailable, so that the compiler says what to do instead. If a
// file also imports a module in which a type of the same name is available, the compiler prefers that type. Only debug
// builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
@_documentation(visibility: internal)
@available(*, unavailable, message: "work with one value is LazyTask<Value, Failure>")
public typealias Single<Value: Sendable> = LazyTask<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, message: "work without a value is LazyTask<Void, Failure>")
public typealias Completable = LazyTask<Void, any Error>

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write LazyTask<Value, Failure>, or IO; pass dependencies as arguments of a function"
)
public typealias ZIO<Environment, Failure: Error, Value: Sendable> = LazyTask<Value, Failure>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask<Value, Never>, or IO<Value, Never>")
public typealias UIO<Value: Sendable> = LazyTask<Value, Never>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write LazyTask<Value, any Error>, or IO<Value, any Error>")
public typealias RIO<Environment, Value: Sendable> = LazyTask<Value, any Error>

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "VirtualClock")
public typealias ImmediateClock = VirtualClock

@_documentation(visibility: internal)
public struct SingleElsewhere {
    @_alwaysEmitIntoClient public static func success<Value>(_ value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func failure(_ error: any Error) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func error(_ error: any Error) -> Self { fatalError() }
    public static var completed: Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "callback(_:)")
extension LazyTask {
    @_disfavoredOverload public static func create<Cleaner>(
        _ work: @escaping (@escaping (SingleElsewhere) -> Void) -> Cleaner
    ) -> LazyTask { fatalError() }
    public static func fromCallback(
        _ register: (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write callback { done in … } onCancel: { cancel in cancel() }")
extension LazyTask {
    @_disfavoredOverload public static func callback(
        _ register: (@escaping @Sendable (Result<Success, Failure>) -> Void) -> () -> Void
    ) -> LazyTask { fatalError() }
    @_disfavoredOverload public static func fromCallback(
        _ register: (@escaping @Sendable (Result<Success, Failure>) -> Void) -> () -> Void
    ) -> LazyTask { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to limit the tasks that run at once, write tasks.sequence(limit: 2)")
public struct TaskQueue: Sendable {
    @_alwaysEmitIntoClient public init(maxConcurrent: Int = 1) { fatalError() }
    @discardableResult public func enqueue<Success, Failure>(_ task: LazyTask<Success, Failure>) -> CancelElsewhere {
        fatalError()
    }
    @_alwaysEmitIntoClient public func pause() { fatalError() }
    @_alwaysEmitIntoClient public func resume() { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "to limit the tasks that run at once, write tasks.sequence(limit: 2)")
public typealias LazyTaskQueue = TaskQueue

@_documentation(visibility: internal)
public struct CancelElsewhere: Sendable {
    @_alwaysEmitIntoClient public func cancel() { fatalError() }
}
#endif
