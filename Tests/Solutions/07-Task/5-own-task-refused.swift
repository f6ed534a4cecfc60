let ownTaskRefused = [
    "valueKept": """
    struct Kept<Value: Sendable>: TaskShape {
        let value: Value
        static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Kept {
            Kept(value: try await work())
        }
        func run() async throws -> Value { value }
    }
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Kept<Int>) -> Kept<String> {
        .describing { f(work.value) }
    }
    func flatMap(_ f: @escaping @Sendable (Int) -> Kept<String>, _ work: Kept<Int>) -> Kept<String> { f(work.value) }
    """
]
