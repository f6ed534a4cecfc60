import Chapter09Calculator

// 9.6  A pipe for each value
//
// next gives a pipe for each value, once for each, and the result sends on what comes out of that pipe.
//
//     let c = bindLatest(a) { rooms[$0] }
//     a.send(0)           // c sends on what comes out of rooms[0]
//     a.send(1)           // from now on rooms[1]; nobody subscribes to rooms[0] any more
//
//     let d = bindAll(a) { rooms[$0] }
//     a.send(0)
//     a.send(1)           // both are heard; a room that is chosen twice is heard twice
//
// You have a Pipe:
//
//     Pipe<Int>()
//     pipe.send(2)
//     pipe.subscribe { value in … }    // gives a function that removes the subscriber; you need not keep it
//     pipe.subscriberCount             // how many there are

struct Answer: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindLatest")
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindAll")
    }
}

judge(Answer.self)
