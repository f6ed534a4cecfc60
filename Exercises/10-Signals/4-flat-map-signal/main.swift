import Chapter10Signals

// 10.4  flatMap and map
//
//     source.subscribe { event in … }      // returns a Disposable
//     .next(value), .failed(error), .completed         // the three events
//     observer.send(event)                 // forwards an event unchanged
//     let all = Disposable()               // all.add(subscription): then all.dispose() also ends this subscription
//     of(value)                            // from 10.1
//
// `flatMap(source, f)` calls `f` for each value. `f` returns a signal, which is called an
// inner signal. `flatMap` sends the values of all inner signals. `flatMap` completes when the
// source and all inner signals have completed, and fails as soon as one of them fails. When
// the source sends 1, the line of `f(1)` begins in the same frame.
//
//     source               -1-------2|
//     f(1)                 --a-b|
//     f(2)                 c---d|
//     flatMap(source, f)   ---a-b---c---d|
//
//     map(source) { $0 * 10 }       // needs only flatMap(…) and of(…)

struct Answer: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        todo("flatMap")
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        todo("map")
    }
}

judge(Answer.self)
