private struct Answer: TimeoutRetry {
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> {
        race(
            task,
            LazyTask {
                try await service.sleep(seconds)
                throw TimedOut()
            })
    }

    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<max(times, 1) {
                do { return try await task.run() } catch { try Task.checkCancellation() }
            }
            return try await task.run()
        }
    }
}

package let timeoutRetryReference: any TimeoutRetry.Type = Answer.self
