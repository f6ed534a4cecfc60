private let asking = "func asking<A>(_ question: @escaping () -> A) -> Source<A> { Source { $0(question()) } }"

private let process = """
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in source.subscribe { send(transform($0)) } }
    }
    """

let lazySourceRefused = [
    "sendIgnored": """
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { question() }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in source.subscribe { block()($0).subscribe(send) } }
    }
    \(process)
    """,
    "subscribesNow": """
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        source.subscribe { value in transform(value) }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in source.subscribe { block()($0).subscribe(send) } }
    }
    \(asking)
    """,
    "sourceSent": """
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { value in send(next(value)) }
        }
    }
    \(asking)
    \(process)
    """,
    "sourceOfSources": """
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        process(source, block())
    }
    \(asking)
    \(process)
    """,
    "blockPassed": """
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            source.subscribe { value in block(value).subscribe(send) }
        }
    }
    \(asking)
    \(process)
    """,
    "functionSent": """
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { send in send(question) }
    }
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in source.subscribe { block()($0).subscribe(send) } }
    }
    \(process)
    """,
]
