import Chapter07Task

// 7.1  Describe a request
//
// LazyTask describes work that may wait, and starts nothing. run() does the work, each time it is called.
//
//     LazyTask { … }                                          // … may use try and await
//     task.run() async throws -> Value
//     service.get(_ path: String) async throws -> String      // sends at once
//
// Time is virtual: 3 seconds pass in no time.
//
//     let task = request("honey", from: service)    // nothing has been sent
//     try await task.run()                          // "HONEY"
//     try await map(task) { $0.count }.run()        // 5
//
// flatMap runs one piece of work, and then the next, made from the first one's value. An error ends it.
//
//     flatMap(request("a", from: service)) { request($0, from: service) }    // requests a, then A
//
// Cancelling run() cancels the work. So don't start a Task { … } of your own. Every error is thrown as it is, even the
// CancellationError of a cancelled run.

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
