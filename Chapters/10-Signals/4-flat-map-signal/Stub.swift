import Chapter10Signals

struct Answer: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        todo("flatMap")
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        todo("map")
    }
}

judge(Answer.self)
