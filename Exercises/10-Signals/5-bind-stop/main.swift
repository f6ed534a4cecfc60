import Chapter10Signals

// 10.5  Stop from within
//
// bind is the flatMap from 10.4, but its step can stop it. If step sets stop to true, this signal is the last one. If
// it returns nil, the signal before was the last one. Inner signals that already run are not cut off. Stop first, and
// then subscribe to the last signal: events that the source sends meanwhile do not count.
//
//     var stop = false
//     step(value, &stop)            // a Signal<B, E>?
//     of(value), empty()            // those from 10.1
//
// A source may send at once, so the stop may come before subscribe has returned. Inside let s = source.subscribe { … }
// you cannot use s yet. To end the source in the middle of its events, make a Disposable before you subscribe, and add
// the subscription to it afterwards. Its isDisposed is true after the stop: from then on no event of the source counts,
// neither a value nor an end.
//
// Each line of step begins at the frame of its value.
//
//     source                                    -1--2--3--|
//     step(1)                                   a-b|
//     step(2), which sets stop                  c-d|
//     bind(source, step)                        -a-bc-d|
//
//     take(2, source)                           -1--(2|)
//     take(0, source)                           // only completes; it does not subscribe to source

struct Answer: BindStop {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        todo("bind")
    }

    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        todo("take")
    }
}

judge(Answer.self)
