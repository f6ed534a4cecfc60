import Chapter07Task

// 7.2  All at once
//
// One after another, work of 3 and 2 seconds takes 5. At the same time it takes 3. You know both of Swift's ways from
// the lesson:
//
//     async let a = …                                                   // starts a child, and goes on
//     try await withThrowingTaskGroup(of: Value.self) { group in … }    // any number of children: group.addTask { … }
//
// A group returns values as they become ready, but all(…) returns them in the order of the list. Nothing starts before
// run().
//
//     both(a of 3 s, b of 2 s)                   // ("A", "B") after 3 seconds; b's error may come when a ends
//     all([a of 3 s, b of 1 s, c of 2 s])        // ["A", "B", "C"] after 3 seconds
//     all([a of 5 s, b that fails after 1 s])    // the error, after 1 second, and a is cancelled
//     all([])                                    // []

struct Answer: AllAtOnce {
    func both<A, B>(_ first: LazyTask<A>, _ second: LazyTask<B>) -> LazyTask<(A, B)> {
        todo("both")
    }

    func all<A>(_ tasks: [LazyTask<A>]) -> LazyTask<[A]> {
        todo("all")
    }
}

judge(Answer.self)
