private let rest = """
        func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> { todo("mapFailure") }
    """

let recoverSignalRefused = [
    "errorAsMark": """
        func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> { todo("mapFailure") }
        func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
            Article.recover(source, f)
        }
        func answers(
            _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
        ) -> Signal<String, Never> {
            flatMap(words) { word in recover(request(word)) { error in of(error) } }
        }
    """,
    "otherFailure": """
        func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
            Signal { observer in
                source.subscribe { event in
                    if case .failed(let error) = event { observer.fail(f(error)) } else { observer.send(event) }
                }
            }
        }
        func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
            Article.recover(source, f)
        }
        func answers(
            _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
        ) -> Signal<String, Never> { words }
    """,
    "neverFails": """
    \(rest)
        func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
            Signal { observer in
                source.subscribe { event in
                    if case .failed(let error) = event { f(error).subscribe(observer) } else { observer.send(event) }
                }
            }
        }
        func answers(
            _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
        ) -> Signal<String, Never> { words }
    """,
    "requestFails": """
    \(rest)
        func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
            Article.recover(source, f)
        }
        func answers(
            _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
        ) -> Signal<String, Never> {
            flatMap(words) { request($0) }
        }
    """,
    "localFunction": """
        func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> { todo("mapFailure") }
        func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
            todo("recover")
        }
        func answers(
            _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
        ) -> Signal<String, Never> {
            Signal { observer in
                func reply(_ word: String) -> Signal<String, Never> { recover(request(word)) { _ in of("?") } }
                return flatMap(words, reply).subscribe(observer)
            }
        }
    """,
]
