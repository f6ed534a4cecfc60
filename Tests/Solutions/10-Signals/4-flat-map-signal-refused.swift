let flatMapSignalRefused = [
    "nested": """
        func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
            Signal { observer in
                source.subscribe { event in
                    switch event {
                    case .next(let value): observer.next(f(value))
                    case .failed(let error): observer.fail(error)
                    case .completed: observer.complete()
                    }
                }
            }
        }
        func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
            flatMap(source) { of(f($0)) }
        }
    """,
    "otherValues": """
        func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
            Signal { observer in
                source.subscribe { event in
                    if case .next(let value) = event { f(value).subscribe(observer) } else { observer.send(event) }
                }
            }
        }
        func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
            flatMap(source) { of(f($0)) }
        }
    """,
    "plain": """
        func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
            Article.flatMap(source, f)
        }
        func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
            flatMap(source) { f($0) }
        }
    """,
    "localFunction": """
        func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
            Signal { observer in
                let all = Disposable()
                func begin(_ value: A) { all.add(map(f(value)) { $0 }.subscribe(observer)) }
                all.add(
                    source.subscribe { event in
                        if case .next(let value) = event { begin(value) }
                    })
                return all
            }
        }
        func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
            flatMap(source) { of(f($0)) }
        }
    """,
]
