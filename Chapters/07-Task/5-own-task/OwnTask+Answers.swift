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
    "early": With<Early>.self, "twice": With<Twice>.self, "remembered": With<Remembered>.self,
    "notCancelled": With<NotCancelled>.self, "errorSwallowed": With<ErrorSwallowed>.self,
    "mapEarly": With<MapEarly>.self, "mapTwice": With<MapTwice>.self, "flatMapEarly": With<FlatMapEarly>.self,
    "firstTwice": With<FirstTwice>.self, "secondTwice": With<SecondTwice>.self,
    "stepNotCancelled": With<StepNotCancelled>.self, "mapDiffers": With<MapTriesAgain>.self,
    "flatMapDiffers": With<FlatMapTriesAgain>.self, "calledTwice": With<CalledTwice>.self,
    "inMapNotCancelled": With<InMapNotCancelled>.self, "firstNotCancelled": With<FirstNotCancelled>.self,
    "shared": With<Shared>.self, "mapRemembered": With<MapRemembered>.self,
    "flatMapRemembered": With<FlatMapRemembered>.self, "firstRemembered": With<FirstRemembered>.self,
    "runTriedAgain": With<RunTriedAgain>.self, "failureRemembered": With<FailureRemembered>.self,
    "stepErrorSwallowed": With<StepErrorSwallowed>.self, "stepsNotCancelled": With<StepsNotCancelled>.self,
    "otherErrorTriedAgain": With<OtherErrorTriedAgain>.self, "errorReplaced": With<ErrorReplaced>.self,
    "valueDropped": With<ValueDropped>.self, "mappedValueDropped": With<MappedValueDropped>.self,
    "chainedValueDropped": With<ChainedValueDropped>.self, "errorStops": With<ErrorStops>.self,
    "stepKept": With<StepKept>.self, "secondRemembered": With<SecondRemembered>.self,
    "firstValueDropped": With<FirstValueDropped>.self, "cancelledEarlier": With<CancelledEarlier>.self,
    "stepErrorReplaced": With<StepErrorReplaced>.self, "cancelledTriedAgain": With<CancelledTriedAgain>.self,
]

private typealias Next = @Sendable (Int) -> LazyTask<String>

/// The parts of an answer. They are right by default, and a wrong answer replaces some of them.
private protocol Flaw: Sendable {
    init()
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value>
    func mapped(_ task: LazyTask<Int>, _ f: @escaping @Sendable (Int) -> String) -> LazyTask<String>
    func first(_ task: LazyTask<Int>) -> LazyTask<Int>
    func second(_ next: @escaping Next) -> Next
    func whole(_ task: LazyTask<String>) -> LazyTask<String>
}

extension Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task }
    func mapped(_ task: LazyTask<Int>, _ f: @escaping @Sendable (Int) -> String) -> LazyTask<String> {
        Ours.map(task, f)
    }
    func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task }
    func second(_ next: @escaping Next) -> Next { next }
    func whole(_ task: LazyTask<String>) -> LazyTask<String> { task }
}

private struct Flawed<Value: Sendable, F: Flaw>: TaskShape {
    let task: LazyTask<Value>

    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Flawed {
        Flawed(task: F().described(LazyTask(work)))
    }
    func run() async throws -> Value { try await task.run() }
}

private struct With<F: Flaw>: OwnTask {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Flawed<Int, F>) -> Flawed<String, F> {
        .describing(F().mapped(work.task, f).run)
    }
    func flatMap(_ f: @escaping @Sendable (Int) -> Flawed<String, F>, _ work: Flawed<Int, F>) -> Flawed<String, F> {
        .describing(F().whole(Ours.flatMap(F().first(work.task), F().second { f($0).task })).run)
    }
}

private struct Early: Flaw { func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.early } }
private struct Twice: Flaw { func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.twice } }
private struct Remembered: Flaw { func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.kept } }
private struct NotCancelled: Flaw { func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.loose } }
private struct RunTriedAgain: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.stubborn }
}
private struct FailureRemembered: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.bitter }
}
private struct OtherErrorTriedAgain: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> {
        task.or { error in
            if error is CancellationError { throw error }
            return task
        }
    }
}
private struct CancelledTriedAgain: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> {
        task.or { error in
            if error is CancellationError { return task }
            throw error
        }
    }
}
private struct CancelledEarlier: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> {
        LazyTask {
            try Task.checkCancellation()
            return try await task.run()
        }
    }
}
private struct ErrorReplaced: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> {
        task.or { error in
            try Task.checkCancellation()
            throw error
        }
    }
}
private struct ValueDropped: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> { task.checked }
}
private struct MappedValueDropped: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task.checked, f) }
}
private struct ChainedValueDropped: Flaw {
    func whole(_ task: LazyTask<String>) -> LazyTask<String> { task.checked }
}
/// Two runs at the same time share one piece of work.
private struct Shared: Flaw {
    func described<Value>(_ task: LazyTask<Value>) -> LazyTask<Value> {
        let running = Kept<Task<Value, any Error>>()
        return LazyTask {
            let one = running.value ?? Task { try await task.run() }
            running.value = one
            defer { running.value = nil }
            return try await withTaskCancellationHandler {
                try await one.value
            } onCancel: {
                one.cancel()
            }
        }
    }
}

private typealias Made = @Sendable (Int) -> String

private struct ErrorSwallowed: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> {
        Ours.map(task.or { _ in LazyTask { 0 } }, f)
    }
}
private struct ErrorStops: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> {
        LazyTask {
            guard let number = try? await task.run() else { fatalError("the work failed") }
            return f(number)
        }
    }
}
private struct MapEarly: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task.early, f) }
}
private struct MapTwice: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task.twice, f) }
}
private struct MapTriesAgain: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task.stubborn, f) }
}
private struct InMapNotCancelled: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task.loose, f) }
}
private struct MapRemembered: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task, f).kept }
}
private struct CalledTwice: Flaw {
    func mapped(_ task: LazyTask<Int>, _ f: @escaping Made) -> LazyTask<String> { Ours.map(task) { (f($0), f($0)).1 } }
}

private struct FlatMapEarly: Flaw { func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.early } }
private struct FirstTwice: Flaw { func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.twice } }
private struct FirstRemembered: Flaw { func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.kept } }
private struct FirstValueDropped: Flaw { func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.checked } }
private struct StepErrorReplaced: Flaw {
    func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.or { _ in throw CancellationError() } }
}
private struct FirstNotCancelled: Flaw { func first(_ task: LazyTask<Int>) -> LazyTask<Int> { task.loose } }
private struct SecondTwice: Flaw { func second(_ next: @escaping Next) -> Next { { next($0).twice } } }
private struct StepNotCancelled: Flaw { func second(_ next: @escaping Next) -> Next { { next($0).loose } } }
private struct FlatMapTriesAgain: Flaw { func second(_ next: @escaping Next) -> Next { { next($0).stubborn } } }
private struct StepErrorSwallowed: Flaw {
    func second(_ next: @escaping Next) -> Next { { next($0).or { _ in LazyTask { "" } } } }
}
private struct StepKept: Flaw {
    func second(_ next: @escaping Next) -> Next {
        let first = Kept<LazyTask<String>>()
        return {
            let step = first.value ?? next($0)
            first.value = step
            return step
        }
    }
}
private struct SecondRemembered: Flaw {
    func second(_ next: @escaping Next) -> Next {
        let known = Kept<String>()
        return { number in LazyTask { try await known.value { try await next(number).run() } } }
    }
}
private struct FlatMapRemembered: Flaw { func whole(_ task: LazyTask<String>) -> LazyTask<String> { task.kept } }
private struct StepsNotCancelled: Flaw { func whole(_ task: LazyTask<String>) -> LazyTask<String> { task.loose } }
