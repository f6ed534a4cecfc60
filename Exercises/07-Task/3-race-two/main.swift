import Chapter07Task

// 7.3  A race
//
// Two pieces of work start at the same time. The first to end decides, with its value or its error. The other one is
// cancelled, so that the race is over at once.
//
//     race(a of 5 s, b of 1 s)                  // "B" after 1 second, and a is cancelled
//     race(a of 5 s, b that fails after 1 s)    // the error after 1 second, and a is cancelled
//
// A task group can do it:
//
//     try await group.next()                    // waits for the first child to end; nil if there is none
//     group.cancelAll()                         // asks the other children to stop
//     defer { … }                               // runs on every way out

struct Answer: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        todo("race")
    }
}

judge(Answer.self)
