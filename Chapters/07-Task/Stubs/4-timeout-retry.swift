import Chapter07Task

// 7.4  Too late, and once more
//
// timeout gives work a limit. race(first, second) is there, and try await service.sleep(seconds) waits.
//
//     timeout(a of 1 s, after: 3, on: service)    // "A" after 1 second
//     timeout(a of 9 s, after: 3, on: service)    // throws TimedOut() after 3 seconds, and a is cancelled
//
// retry tries work at most so many times. Where no try succeeds, the last error is thrown.
// A run that has been cancelled makes no other try.
//
//     retry(a that fails twice, atMost: 3)        // "A"
//     retry(a that fails twice, atMost: 2)        // throws failure 2 of a

struct Answer: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        todo("timeout")
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        todo("retry")
    }
}

judge(Answer.self)
