import Chapter07Task

// 7.4  Too late, and once more
//
// `timeout(…)` gives work a time limit. You can use these:
//
//     func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A>
//     service.sleep(_ seconds: Int) async throws    // waits
//     TimedOut()                                    // the error to throw
//
//     timeout(a of 1 s, after: 3, on: service)      // "A" after 1 second
//     timeout(a of 9 s, after: 3, on: service)      // throws TimedOut() after 3 seconds, and a is cancelled
//
// Throw `TimedOut()` only at the limit, not when the run is cancelled before the limit.
//
// `retry(…)` runs work again after any error. It makes at most `times` attempts, but always at
// least one, even if `times` is 0 or less. If every attempt fails, it throws the last error. A
// cancelled run makes no further attempt, whatever error the work throws. In a cancelled run,
// `try Task.checkCancellation()` throws.
//
//     retry(a that fails twice, atMost: 3)          // "A"
//     retry(a that fails twice, atMost: 2)          // throws failure 2 of a

struct Answer: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        todo("timeout")
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        todo("retry")
    }
}

judge(Answer.self)
