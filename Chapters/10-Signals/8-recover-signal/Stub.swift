import Chapter10Signals

struct Answer: RecoverSignal {
    func mapFailure<A, E, F>(_ source: Signal<A, E>, _ f: @escaping (E) -> F) -> Signal<A, F> {
        todo("mapFailure")
    }

    func recover<A, E>(_ source: Signal<A, E>, _ f: @escaping (E) -> Signal<A, Never>) -> Signal<A, Never> {
        todo("recover")
    }

    func answers(
        _ words: Signal<String, Never>, _ request: @escaping (String) -> Signal<String, Trouble>
    ) -> Signal<String, Never> {
        todo("answers")
    }
}

judge(Answer.self)
