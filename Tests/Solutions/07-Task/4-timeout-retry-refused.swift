let timeoutRetryRefused = [
    "describedOnly": """
    func timeout<A>(_ task: LazyTask<A>, after seconds: Int, on service: Service) -> LazyTask<A> { task }
    func retry<A>(_ task: LazyTask<A>, atMost times: Int) -> LazyTask<A> {
        LazyTask {
            for _ in 1..<times {
                if let value = try? await task.run() { return value }
            }
            return task
        }
    }
    """
]
