import Chapter10Signals

struct Answer: OfAndEmpty {
    func of<A, E>(_ value: A) -> Signal<A, E> {
        todo("of")
    }

    func empty<A, E>() -> Signal<A, E> {
        todo("empty")
    }

    func failed<A, E>(_ error: E) -> Signal<A, E> {
        todo("failed")
    }

    func from<A, E>(_ work: @escaping () -> A) -> Signal<A, E> {
        todo("from")
    }
}

judge(Answer.self)
