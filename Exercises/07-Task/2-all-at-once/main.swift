import Chapter07Task

// 7.2  All at once
//
// Two tasks of 3 and 2 seconds take 5 seconds if they run one after the other, but only 3 if
// they run at the same time. The lesson showed two ways to run tasks at the same time:
//
//     async let a = …                                                   // starts a child, and does not wait for it
//     try await withThrowingTaskGroup(of: Value.self) { group in … }    // any number of children: group.addTask { … }
//
// A group returns each value when it is ready, but `all(…)` has to return the values in the
// order of the list. Nothing starts before `run()` is called.
//
//     both(a of 3 s, b of 2 s)                   // ("A", "B") after 3 seconds
//     all([a of 3 s, b of 1 s, c of 2 s])        // ["A", "B", "C"] after 3 seconds
//     all([a of 5 s, b that fails after 1 s])    // throws b's error after 1 second, and a is cancelled
//     all([])                                    // []
//
// If `a` fails, `both(…)` throws its error at once and cancels `b`. If `b` fails, `both(…)`
// may wait until `a` ends.

struct Answer: AllAtOnce {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        todo("both")
    }

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        todo("all")
    }
}

judge(Answer.self)
