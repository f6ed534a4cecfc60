import Chapter09Calculator

// 9.6  A pipe for each value
//
// `bindLatest(a, next)` and `bindAll(a, next)` call `next(…)` once for each value of the pipe
// `a`. The result of `bindLatest` forwards the values of the latest pipe that `next(…)`
// returned. The result of `bindAll` forwards the values of all pipes that `next(…)` returned.
// In the examples, `rooms` is an array of pipes.
//
//     let c = bindLatest(a) { rooms[$0] }
//     a.send(0)           // c forwards the values of rooms[0]
//     a.send(1)           // now only the values of rooms[1]; rooms[0] has no subscriber anymore
//
//     let d = bindAll(a) { rooms[$0] }
//     a.send(0)
//     a.send(1)           // d forwards the values of both rooms; if a room is chosen twice, its values arrive twice
//
// A Pipe is given:
//
//     Pipe<Int>()
//     pipe.send(2)
//     pipe.subscribe { value in … }    // returns a function (you need not keep it) that removes the subscriber
//     pipe.subscriberCount             // the number of subscribers

struct Answer: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindLatest")
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindAll")
    }
}

judge(Answer.self)
