let bindStopRefused = [
    "noAmpersand": """
        func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
            Article.flatMap(source) { value in
                var stop = false
                return step(value, stop) ?? empty()
            }
        }
        func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { source }
    """,
    "maybeSignal": """
        func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
            Signal { observer in
                source.subscribe { event in
                    if case .next(let value) = event {
                        var stop = false
                        step(value, &stop).subscribe(observer)
                    }
                }
            }
        }
        func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> { source }
    """,
    "localFunction": """
        func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
            todo("bind")
        }
        func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
            Signal { observer in
                var left = count
                func begin() -> Disposable {
                    bind(source) { value, stop in
                        left -= 1
                        stop = left == 0
                        return of(value)
                    }.subscribe(observer)
                }
                return begin()
            }
        }
    """,
]
