import Chapter07Task

// 7.5  Work of your own
//
// Declare the type Work. It describes asynchronous work. Each call to `run()` does the work.
// The struct stores nothing yet: what does it have to store? (`nonisolated` means that the
// struct's functions may run on any thread.)
//
//     let count = Work.describing { … }       // nothing has started
//     try await count.run()                   // 4, if … returns 4
//     try await count.map(text).run()         // "4", if text(4) returns "4"
//     try await count.flatMap(name).run()     // "four", if name(4) describes work that returns "four"
//
// If the work fails, `run()` throws the work's error, even after `map` or `flatMap`.
// Cancelling a run cancels its work. The work then decides how it ends: `run()` throws the
// work's own error, or returns the work's value. Don't use LazyTask.

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
