import Chapter07Task

nonisolated struct Work<Value: Sendable>: TaskShape {
    static func describing(_ work: @escaping @Sendable () async throws -> Value) -> Work {
        todo("describing")
    }

    func run() async throws -> Value {
        todo("run")
    }

    func map<New>(_ f: @escaping @Sendable (Value) -> New) -> Work<New> {
        todo("map")
    }

    func flatMap<New>(_ f: @escaping @Sendable (Value) -> Work<New>) -> Work<New> {
        todo("flatMap")
    }
}

// The checks use Work<Int> and Work<String>. This struct can stay as it is.
struct Answer: OwnTask {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        work.map(f)
    }

    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        work.flatMap(f)
    }
}

judge(Answer.self)
