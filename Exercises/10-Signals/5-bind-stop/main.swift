import Chapter10Signals

// 10.5  A flatMap that can stop
//
// `bind` is the `flatMap` from 10.4, but its step can stop it. If `step(…)` sets the flag `stop` to `true` and returns
// a signal, this signal is the last one. If `step(…)` returns `nil`, the previous signal was the last one. If inner
// signals are already running, they continue to their ends. First end the subscription to the source. Only then
// subscribe to the last signal. If `source.subscribe(…)` has not returned yet, the source may still send events: ignore
// them.
//
//     var stop = false
//     step(value, &stop)            // a Signal<B, E>?
//     of(value), empty()            // from 10.1
//
// A source may send at once. Then `step(…)` may stop `bind` while your call to `subscribe(…)` is still running. Inside
// `let s = source.subscribe { … }` you cannot use `s` yet. To end the source during one of its events, make a
// Disposable before you subscribe, and add the subscription to this Disposable afterward. After the stop, the
// Disposable's property `isDisposed` is `true`: from then on, ignore all events of the source, both values and ends.
//
// In each line of `step`, the first frame is the frame of its value.
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
