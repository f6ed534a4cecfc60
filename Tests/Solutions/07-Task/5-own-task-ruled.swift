let ownTaskRuled = [
    "usesLazyTask": """
    nonisolated struct Wrapped<Value: Sendable>: TaskShape {
        let task: LazyTask<Value>
        static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Wrapped {
            Wrapped(task: LazyTask(work))
        }
        func run() async throws -> Value { try await task.run() }
        func map<New>(_ f: @escaping @Sendable (Value) -> New) -> Wrapped<New> {
            .describing { f(try await run()) }
        }
        func flatMap<New>(_ f: @escaping @Sendable (Value) -> Wrapped<New>) -> Wrapped<New> {
            .describing { try await f(try await run()).run() }
        }
    }
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Wrapped<Int>) -> Wrapped<String> { work.map(f) }
    func flatMap(_ f: @escaping @Sendable (Int) -> Wrapped<String>, _ work: Wrapped<Int>) -> Wrapped<String> {
        work.flatMap(f)
    }
    """
]
