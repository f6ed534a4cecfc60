import Chapter10Signals

// 10.1  The smallest signals
//
// Signal { observer in … } describes a signal. The braces run for each subscriber. They send with observer.next(value),
// observer.fail(error) and observer.complete(), and end with what stops the signal: .none where there is nothing to stop.
//
//     of("1")                // (1|)    a value, and the end
//     empty()                // |       only the end
//     failed(Trouble())      // #       only an error
//     from(roll)             // rolls when somebody subscribes, anew for each

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
