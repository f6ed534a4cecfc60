// Names that other libraries use for marble tests, declared here as unavailable, so that the compiler says what to do
// instead. Operators/NamesElsewhere.swift of CurrycombSignals explains how such names are declared.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG && !hasFeature(Embedded)
import CurrycombSignals

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MarbleClock")
public typealias Marbles = MarbleClock

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "MarbleClock")
public typealias MarbleTest = MarbleClock

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
)
extension MarbleClock {
    public func expect<S: Signal>(_ signal: S, toBe line: String, subscription: String = "") { fatalError() }
    public func expect<S: Signal>(_ signal: S, toBe line: String, values: [String: S.Value]) { fatalError() }
    public func expect<S: Signal>(_ signal: S, _ line: String, values: [String: S.Value] = [:]) { fatalError() }
    public func expect<S: Signal>(_ signal: S) -> ExpectationElsewhere<S.Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
)
public func assertMarbles<S: Signal>(_ signal: S, _ line: String) { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
)
public func expectMarbles<S: Signal>(_ signal: S, _ line: String) { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
)
@_disfavoredOverload
public func expect<S: Signal>(_ signal: S) -> ExpectationElsewhere<S.Value> { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let clock = MarbleClock(), and use it in place of the closure's argument"
)
@_disfavoredOverload
public func marbles(_ body: (MarbleClock) throws -> Void) { fatalError() }

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let clock = MarbleClock(), and use it in place of the closure's argument"
)
public func runMarbles(_ body: (MarbleClock) throws -> Void) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write clock.frames(2)")
extension Duration {
    public static func frames(_ count: Int) -> Duration { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write clock.cold(\"-a-|\"), or clock.hot(\"-a-|\", [\"a\": 1])")
extension MarbleClock {
    public func signal<Value>(_ line: String, values: [String: Value]) -> AnySignal<Value, any Error> {
        fatalError()
    }
    public func signal(_ line: String) -> AnySignal<String, any Error> { fatalError() }
}

/// RxJS's expectation of a signal.
@_documentation(visibility: internal)
public struct ExpectationElsewhere<Value> {
    public func toBe(_ line: String) { fatalError() }
    public func toEqual(_ line: String) { fatalError() }
    public func toBe(_ line: String, _ values: [String: Value]) { fatalError() }
    public func toBe(_ line: String, values: [String: Value]) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "write the values without a label; if they are a variable, its type is MarbleValues<Int>, not a dictionary"
)
extension MarbleClock {
    public func hot<Value>(_ line: String, values: [String: Value]) -> AnySignal<Value, any Error> { fatalError() }
    public func cold<Value>(_ line: String, values: [String: Value]) -> AnySignal<Value, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the values without a label; for an error of your own, add mapError")
extension MarbleClock {
    public func hot<Value>(
        _ line: String, values: [String: Value], error: any Error
    ) -> AnySignal<Value, any Error> { fatalError() }
    public func cold<Value>(
        _ line: String, values: [String: Value], error: any Error
    ) -> AnySignal<Value, any Error> { fatalError() }
    @_disfavoredOverload
    public func hot(_ line: String, error: any Error) -> AnySignal<String, any Error> { fatalError() }
    @_disfavoredOverload
    public func cold(_ line: String, error: any Error) -> AnySignal<String, any Error> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "line")
extension MarbleRecorder {
    public var diagram: MarbleLine { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
)
@_disfavoredOverload
public func expect<S: Signal>(_ signal: S, toBe line: String, values: [String: S.Value] = [:]) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write got.line.description, which shows the times and the end: \"-a-#\"")
extension MarbleRecorder {
    public var events: [Event<Value, MarbleFailure>] { fatalError() }
    public var times: [Duration] { fatalError() }
    public var error: (any Error)? { fatalError() }
    public var isFinished: Bool { fatalError() }
    public var isCompleted: Bool { fatalError() }
    public var completion: End<MarbleFailure>? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a clock belongs to one thread; its scheduler may be sent to others")
extension MarbleClock: @unchecked Sendable {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write clock.scheduler; its time is clock.scheduler.now")
extension MarbleClock: Scheduler {
    public var now: Duration { fatalError() }
    public func schedule(_ work: @escaping @Sendable () -> Void) { fatalError() }
    public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Teardown { fatalError() }
}
#endif
