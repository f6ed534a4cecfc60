import Chapter07Task

struct Answer: LazyRequest {
    func request(_ path: String, from service: Service) -> LazyTask<String> {
        todo("request")
    }

    func map<A, B>(_ task: LazyTask<A>, _ transform: @escaping @Sendable (A) -> B) -> LazyTask<B> {
        todo("map")
    }

    func flatMap<A, B>(_ task: LazyTask<A>, _ next: @escaping @Sendable (A) -> LazyTask<B>) -> LazyTask<B> {
        todo("flatMap")
    }
}

judge(Answer.self)
