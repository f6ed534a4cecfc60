import Chapter09Calculator

struct Answer: BindPipes {
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindLatest")
    }

    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        todo("bindAll")
    }
}

judge(Answer.self)
