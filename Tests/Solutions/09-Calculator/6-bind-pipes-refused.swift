private let rest = """
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> { Pipe() }
    """

let bindPipesRefused = [
    "outerSent": """
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { value in
            result.send(value)
        }
        return result
    }
    \(rest)
    """,
    "pipeSent": """
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let result = Pipe<B>()
        pipe.subscribe { value in
            result.send(next(value))
        }
        return result
    }
    \(rest)
    """,
    "pipeOfPipes": """
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B> {
        let inner: Pipe<Pipe<B>> = pipe.process(next)
        return inner
    }
    \(rest)
    """,
]
