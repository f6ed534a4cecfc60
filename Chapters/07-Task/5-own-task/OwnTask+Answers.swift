import Synchronization

private nonisolated struct Work<Value: Sendable>: TaskShape {
    let work: @Sendable () async throws -> Value

    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Work {
        Work(work: work)
    }

    func run() async throws -> Value {
        try await work()
    }

    func map<New>(_ f: @escaping @Sendable (Value) -> New) -> Work<New> {
        .describing { f(try await run()) }
    }

    func flatMap<New>(_ f: @escaping @Sendable (Value) -> Work<New>) -> Work<New> {
        .describing { try await f(try await run()).run() }
    }
}

private struct Answer: OwnTask {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        work.map(f)
    }

    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        work.flatMap(f)
    }
}

package let ownTaskReference: any OwnTask.Type = Answer.self

// MARK: - Wrong answers

package let ownTaskWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Early.self, "twice": Twice.self, "remembered": Remembered.self, "notCancelled": NotCancelled.self,
    "errorSwallowed": ErrorSwallowed.self, "mapEarly": MapEarly.self, "mapTwice": MapTwice.self,
    "flatMapEarly": FlatMapEarly.self, "firstTwice": FirstTwice.self, "secondTwice": SecondTwice.self,
    "stepNotCancelled": StepNotCancelled.self, "mapDiffers": MapTriesAgain.self,
    "flatMapDiffers": FlatMapTriesAgain.self,
    "calledTwice": CalledTwice.self, "inMapNotCancelled": InMapNotCancelled.self,
    "firstNotCancelled": FirstNotCancelled.self,
    "shared": Shared.self, "mapRemembered": MapRemembered.self, "flatMapRemembered": FlatMapRemembered.self,
    "firstRemembered": FirstRemembered.self, "runTriedAgain": RunTriedAgain.self,
    "failureRemembered": FailureRemembered.self, "stepErrorSwallowed": StepErrorSwallowed.self,
    "stepsNotCancelled": StepsNotCancelled.self,
]

/// Right in map and flatMap, over any type.
private protocol RightOver: OwnTask {}

extension RightOver {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Numbers) -> Texts {
        .describing { f(try await work.run()) }
    }
    func flatMap(_ f: @escaping @Sendable (Int) -> Texts, _ work: Numbers) -> Texts {
        .describing { try await f(try await work.run()).run() }
    }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: RightOver where Numbers == Work<Int>, Texts == Work<String> {}

/// Has begun by the time that somebody asks.
private nonisolated struct Begun<Value: Sendable>: TaskShape {
    let running: Task<Value, any Error>
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Begun {
        Begun(running: Task { try await work() })
    }
    func run() async throws -> Value { try await running.value }
}

private struct Early: RightOver {
    typealias Numbers = Begun<Int>
    typealias Texts = Begun<String>
}

private nonisolated struct Doubled<Value: Sendable>: TaskShape {
    let work: @Sendable () async throws -> Value
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Doubled { Doubled(work: work) }
    func run() async throws -> Value {
        _ = try await work()
        return try await work()
    }
}

private struct Twice: RightOver {
    typealias Numbers = Doubled<Int>
    typealias Texts = Doubled<String>
}

/// Does the work when it is first asked, and never again.
private nonisolated final class Known<Value: Sendable>: TaskShape {
    private let value = Mutex<Value?>(nil)
    private let work: @Sendable () async throws -> Value
    private init(_ work: @escaping @Sendable () async throws -> Value) { self.work = work }
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Known { Known(work) }
    func run() async throws -> Value {
        if let known = value.withLock({ $0 }) { return known }
        let new = try await work()
        value.withLock { $0 = new }
        return new
    }
}

private struct Remembered: RightOver {
    typealias Numbers = Known<Int>
    typealias Texts = Known<String>
}

/// Runs in a task that is nobody's child.
private nonisolated struct Loose<Value: Sendable>: TaskShape {
    let work: @Sendable () async throws -> Value
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Loose { Loose(work: work) }
    func run() async throws -> Value { try await Task { try await work() }.value }
}

private struct NotCancelled: RightOver {
    typealias Numbers = Loose<Int>
    typealias Texts = Loose<String>
}

private struct ErrorSwallowed: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        .describing { f((try? await work.run()) ?? 0) }
    }
}

private struct MapEarly: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        let running = Task { try await work.run() }
        return .describing { f(try await running.value) }
    }
}

private struct MapTwice: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        .describing {
            _ = try await work.run()
            return f(try await work.run())
        }
    }
}

private struct FlatMapEarly: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        let running = Task { try await work.run() }
        return .describing { try await f(try await running.value).run() }
    }
}

private struct FirstTwice: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            _ = try await work.run()
            return try await f(try await work.run()).run()
        }
    }
}

private struct SecondTwice: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            let second = f(try await work.run())
            _ = try await second.run()
            return try await second.run()
        }
    }
}

private struct StepNotCancelled: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            let second = f(try await work.run())
            return try await Task { try await second.run() }.value
        }
    }
}

/// Right as long as nothing fails.
private struct MapTriesAgain: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        .describing {
            do { return f(try await work.run()) } catch { return f(try await work.run()) }
        }
    }
}

/// Right as long as the second step does not fail.
private struct FlatMapTriesAgain: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            let second = f(try await work.run())
            do { return try await second.run() } catch { return try await second.run() }
        }
    }
}

private struct CalledTwice: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        .describing {
            let number = try await work.run()
            _ = f(number)
            return f(number)
        }
    }
}

private struct InMapNotCancelled: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        .describing {
            f(try await Task { try await work.run() }.value)
        }
    }
}

private struct FirstNotCancelled: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            let number = try await Task { try await work.run() }.value
            return try await f(number).run()
        }
    }
}

private nonisolated final class Kept<Value: Sendable>: Sendable {
    private let state = Mutex<Value?>(nil)

    var value: Value? { state.withLock { $0 } }
    func set(_ value: Value?) { state.withLock { $0 = value } }

    /// What is kept; what the work gives where nothing is.
    func value(_ work: () async throws -> Value) async throws -> Value {
        if let value { return value }
        let new = try await work()
        set(new)
        return new
    }
}

/// Two runs at the same time are one.
private nonisolated final class One<Value: Sendable>: TaskShape {
    private let running = Kept<Task<Value, any Error>>()
    private let work: @Sendable () async throws -> Value
    private init(_ work: @escaping @Sendable () async throws -> Value) { self.work = work }
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> One { One(work) }
    func run() async throws -> Value {
        let task = running.value ?? Task { [work] in try await work() }
        running.set(task)
        defer { running.set(nil) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

private struct Shared: RightOver {
    typealias Numbers = One<Int>
    typealias Texts = One<String>
}

private nonisolated struct Stubborn<Value: Sendable>: TaskShape {
    let work: @Sendable () async throws -> Value
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Stubborn { Stubborn(work: work) }
    func run() async throws -> Value { do { return try await work() } catch { return try await work() } }
}

private struct RunTriedAgain: RightOver {
    typealias Numbers = Stubborn<Int>
    typealias Texts = Stubborn<String>
}

private nonisolated final class Bitter<Value: Sendable>: TaskShape {
    private let failure = Kept<any Error>()
    private let work: @Sendable () async throws -> Value
    private init(_ work: @escaping @Sendable () async throws -> Value) { self.work = work }
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Bitter { Bitter(work) }
    func run() async throws -> Value {
        if let known = failure.value { throw known }
        do { return try await work() } catch {
            failure.set(error)
            throw error
        }
    }
}

private struct FailureRemembered: RightOver {
    typealias Numbers = Bitter<Int>
    typealias Texts = Bitter<String>
}

private struct MapRemembered: Right {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        let kept = Kept<String>()
        return .describing { try await kept.value { f(try await work.run()) } }
    }
}

private struct FlatMapRemembered: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        let kept = Kept<String>()
        return .describing { try await kept.value { try await f(try await work.run()).run() } }
    }
}

private struct FirstRemembered: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        let kept = Kept<Int>()
        return .describing { try await f(try await kept.value { try await work.run() }).run() }
    }
}

private struct StepErrorSwallowed: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing {
            let second = f(try await work.run())
            return (try? await second.run()) ?? ""
        }
    }
}

private struct StepsNotCancelled: Right {
    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        .describing { try await Task { try await f(try await work.run()).run() }.value }
    }
}
