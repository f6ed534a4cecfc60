import Chapter10Signals

// 10.6  One after another
//
// The second signal begins when the first has completed. of is there.
//
//     a                        -1--2|
//     b                        --xy--|
//     concat(a, b)             -1--2--xy--|
//
//     startWith("0", a)        01--2|

struct Answer: ConcatSignals {
    func concat<A, E>(_ first: Signal<A, E>, _ second: Signal<A, E>) -> Signal<A, E> {
        todo("concat")
    }

    func startWith<A, E>(_ value: A, _ source: Signal<A, E>) -> Signal<A, E> {
        todo("startWith")
    }
}

judge(Answer.self)
