import Chapter10Signals

// 10.1  The smallest signals
//
// `Signal { observer in … }` describes a signal. The code in the braces runs once for each
// observer. This code returns a Disposable, which stops the signal. In this exercise, there is
// nothing to stop, so write `return .none`.
//
//     observer.next(value)         sends a value
//     observer.complete()          completes the signal: it has sent everything
//     observer.fail(error)         ends the signal with an error
//
// Write these four functions:
//
//     of("1")                      // (1|)    a value, and the end
//     empty()                      // |       only the end
//     failed(Trouble())            // #       only an error
//     from(roll)                   // (4|)    the result of roll(), and the end; roll() runs once for each observer

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
