private struct Answer: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        LazyTask { try await service.get(path) }
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        LazyTask { transform(try await task.run()) }
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        LazyTask { try await next(try await task.run()).run() }
    }
}

package let lazyRequestReference: any LazyRequest.Type = Answer.self
