import Chapter10Signals

// 10.5  A flatMap that can stop
//
// `bind` is the `flatMap` from 10.4, but the function `step` can stop `bind` in two ways. If
// `step(…)` sets the flag `stop` to `true` and returns a signal, this signal is the last inner
// signal. If `step(…)` returns `nil`, no new inner signal follows. When `step(…)` stops
// `bind`, end the subscription to the source. After that, if `step(…)` returned a signal,
// subscribe to this signal. Inner signals that are already running continue until they end.
//
//     var stop = false
//     step(value, &stop)            // a Signal<B, E>?
//     of(value), empty()            // from 10.1
//
// A source may send everything while your call to `source.subscribe(…)` is still running. So
// `step(…)` may stop `bind` during this call. Inside `let s = source.subscribe { … }`, you
// cannot use `s` yet. So how do you end the subscription? Make a Disposable before you
// subscribe. When `step(…)` stops `bind`, dispose of this Disposable. When `subscribe(…)` has
// returned, add the subscription to the Disposable. If the Disposable has already been
// disposed of, `add(…)` ends the subscription at once.
//
// When `bind` has been stopped, the source may still send events, until `subscribe(…)` has
// returned. Ignore all these events, including the end. From the stop on, the Disposable's
// `isDisposed` property is `true`.
//
// When the source sends 1, the line of `step(1)` begins in the same frame.
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
