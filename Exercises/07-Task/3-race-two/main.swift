import Chapter07Task

// 7.3  A race
//
// Two tasks start at the same time. The race returns the value of the first task to end, or
// throws its error. It also cancels the other task. Cancelling the race cancels both tasks.
//
//     race(a of 5 s, b of 1 s)                  // "B" after 1 second, and a is cancelled
//     race(a of 5 s, b that fails after 1 s)    // throws b's error after 1 second, and a is cancelled
//
// You can write `race(…)` with a task group:
//
//     try await group.next()                    // waits until one child has ended; nil if no child is left
//     group.cancelAll()                         // asks the remaining children to stop
//     defer { … }                               // runs when the code leaves the braces, even after an error

struct Answer: RaceTwo {
    func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A> {
        todo("race")
    }
}

judge(Answer.self)
