let concatSignalsRefused = [
    "comparedEvent": """
        func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
            Signal { observer in
                first.subscribe { event in
                    if event == .completed { second.subscribe(observer) } else { observer.send(event) }
                }
            }
        }
        func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> { concat(of(value), source) }
    """,
    "localFunction": """
        func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> { todo("concat") }
        func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
            Signal { observer in
                func begin() -> Disposable { concat(of(value), source).subscribe(observer) }
                return begin()
            }
        }
    """,
]
