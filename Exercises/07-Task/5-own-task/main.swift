import Chapter07Task

// 7.5  Work of your own
//
// Declare the type. It describes asynchronous work, and does it each time run() is called. The struct is empty here:
// what does it have to keep? (nonisolated: it may run on any thread.)
//
//     let count = Work.describing { … }       // nothing has started
//     try await count.run()                   // 4, if … returns 4
//     try await count.map(text).run()         // "4"
//     try await count.flatMap(name).run()     // "four", where name(4) describes work that returns "four"
//
// run() throws an error of the work, which ends map and flatMap. Cancelling run() cancels the work. Don't use LazyTask.

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

// Two instances of your type are judged. This can stay as it is.
struct Answer: OwnTask {
    func map(_ f: @escaping @Sendable (Int) -> String, _ work: Work<Int>) -> Work<String> {
        work.map(f)
    }

    func flatMap(_ f: @escaping @Sendable (Int) -> Work<String>, _ work: Work<Int>) -> Work<String> {
        work.flatMap(f)
    }
}

judge(Answer.self)
