let ofAndEmptyRefused = [
    "workSent": """
        func of<A, E>(_ value: A) -> Signal<A, E> { Article.of(value) }
        func empty<A, E>() -> Signal<A, E> { Article.empty() }
        func failed<A, E>(_ error: E) -> Signal<A, E> { Article.failed(error) }
        func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
            Signal { observer in
                observer.next(work)
                observer.complete()
                return .none
            }
        }
    """,
    "thrown": """
        func of<A, E>(_ value: A) -> Signal<A, E> { Article.of(value) }
        func empty<A, E>() -> Signal<A, E> { Article.empty() }
        func failed<A, E: Error>(_ error: E) -> Signal<A, E> { Signal { observer in throw error } }
        func failed<A, E>(_ error: E) -> Signal<A, E> { Article.failed(error) }
        func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> { Article.empty() }
    """,
    "noDisposable": """
        func of<A, E>(_ value: A) -> Signal<A, E> {
            Signal { observer in
                observer.next(value)
                observer.complete()
            }
        }
        func empty<A, E>() -> Signal<A, E> { Signal { $0.complete() } }
        func failed<A, E>(_ error: E) -> Signal<A, E> { Article.failed(error) }
        func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> { Article.empty() }
    """,
]
