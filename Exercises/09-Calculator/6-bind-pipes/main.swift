import Chapter09Calculator

// 9.6  A pipe for each value
//
// next returns a pipe for each value; call it once for each. The result forwards the values of that pipe.
//
//     let c = bindLatest(a) { rooms[$0] }
//     a.send(0)           // c forwards what comes out of rooms[0]
//     a.send(1)           // from now on rooms[1]; rooms[0] has no subscriber any more
//
//     let d = bindAll(a) { rooms[$0] }
//     a.send(0)
//     a.send(1)           // both arrive; a room that is chosen twice arrives twice
//
// You have a Pipe:
//
//     Pipe<Int>()
//     pipe.send(2)
//     pipe.subscribe { value in … }    // returns a function that removes the subscriber; you need not keep it
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
