import Chapter10Signals

// 10.6  One after another
//
// First, `concat` subscribes to the first signal. When the first signal has completed,
// `concat` subscribes to the second signal. In the picture below, the line of `b` begins in
// the frame in which `a` completes. If one of the two signals fails, `concat` fails, too.
//
//     if case .completed = event { … }     // true only for a completion
//     observer.send(event)                 // forwards an event unchanged
//     second.subscribe(observer)           // sends all events of this signal to the observer
//     let all = Disposable()               // all.add(subscription)
//     of(value)                            // from 10.1
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
