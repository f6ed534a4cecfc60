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
