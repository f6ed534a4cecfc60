import Chapter07Task

struct Answer: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        todo("timeout")
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        todo("retry")
    }
}

judge(Answer.self)
