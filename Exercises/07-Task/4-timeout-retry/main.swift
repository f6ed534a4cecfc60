import Chapter07Task

// 7.4  Too late, and once more
//
// timeout gives work a limit. You have
//
//     func race<A>(_ first: LazyTask<A>, _ second: LazyTask<A>) -> LazyTask<A>
//     service.sleep(_ seconds: Int) async throws    // waits
//     TimedOut()                                    // the error to throw
//
//     timeout(a of 1 s, after: 3, on: service)      // "A" after 1 second
//     timeout(a of 9 s, after: 3, on: service)      // throws TimedOut() after 3 seconds, and a is cancelled
//
// TimedOut() is for the limit alone: a run that is cancelled before the limit throws another error.
//
// retry tries work again when it fails, with any error. It makes at most `times` tries, and always one, even for 0. If
// no try succeeds, it throws the last error. A run that has been cancelled makes no other try, even if the work throws
// another error: try Task.checkCancellation() throws then.
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
