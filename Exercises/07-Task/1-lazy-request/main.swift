import Chapter07Task

// 7.1  Describe a request
//
// A LazyTask describes work that may wait, but starts nothing. Each call to `run()` does the
// work.
//
//     LazyTask { … }                                          // … may use try and await
//     task.run() async throws -> Value
//     service.get(_ path: String) async throws -> String      // sends at once
//
// Time is virtual: the service counts seconds, but a run does not really wait.
//
//     let task = request("honey", from: service)    // nothing has been sent
//     try await task.run()                          // "HONEY"
//     try await map(task) { $0.count }.run()        // 5
//
// `flatMap` describes two steps: `next(…)` makes the second step from the value of the first.
// An error ends the run.
//
//     flatMap(request("a", from: service)) { request($0, from: service) }    // requests a, then A
//
// Cancelling a run has to cancel its work, so don't start a new `Task { … }`. Throw every
// error unchanged, even the CancellationError of a cancelled run.

struct Answer: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        todo("request")
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        todo("map")
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        todo("flatMap")
    }
}

judge(Answer.self)
