import Chapter10Signals

// 10.4  flatMap and map
//
//     source.subscribe { event in … }      // returns a Disposable
//     .next(value), .failed(error), .completed         // the three events
//     observer.send(event)                 // passes an event on as it is
//     let all = Disposable()               // all.add(subscription): is disposed of with all
//     of(value)                            // the one from 10.1
//
// flatMap makes a signal of each value, and sends the values of all of those. It completes when the source and all inner
// signals have completed. Each line of f begins at the frame of its value.
//
//     source               -1-------2|
//     f(1)                 --a-b|
//     f(2)                 c---d|
//     flatMap(source, f)   ---a-b---c---d|
//
//     map(source) { $0 * 10 }       // flatMap and of are enough for it

struct Answer: FlatMapSignal {
    func flatMap<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> Signal<B, E>) -> Signal<B, E> {
        todo("flatMap")
    }

    func map<A, B, E>(_ source: Signal<A, E>, _ f: @escaping (A) -> B) -> Signal<B, E> {
        todo("map")
    }
}

judge(Answer.self)
