private struct Answer: LazySource {
    func asking<A>(_ question: @escaping () -> A) -> Source<A> {
        Source { send in send(question()) }
    }

    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B> {
        Source { send in
            source.subscribe { value in send(transform(value)) }
        }
    }

    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B> {
        Source { send in
            let next = block()
            source.subscribe { value in next(value).subscribe(send) }
        }
    }
}

package let lazySourceReference: any LazySource.Type = Answer.self
