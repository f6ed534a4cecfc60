private let rightMap = """
    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await task.run()) }
    }
    """

private let rightRequest = """
    func request(_ path: String, from service: Service) -> LazyTask<String> { LazyTask { try await service.get(path) } }
    """

private let rightFlatMap = """
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { try await next(try await task.run()).run() }
    }
    """

let lazyRequestRefused = [
    "ranNow": """
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        let reply = try await service.get(path)
        return LazyTask { reply }
    }
    \(rightMap)
    \(rightFlatMap)
    """,
    "noAwait": """
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask {
            let reply = try service.get(path)
            return reply
        }
    }
    \(rightMap)
    \(rightFlatMap)
    """,
    "nested": """
    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { next(try await task.run()) }
    }
    \(rightMap)
    \(rightRequest)
    """,
]
