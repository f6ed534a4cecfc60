import Chapter10Signals

// 10.5  Stop from within
//
// It is the flatMap of 10.4, and step may stop it: by stop = true, or by nil. step(value, &stop) calls it.
// of and empty are there. A constant cannot be used while it is being made: to stop the source from within its own
// events, make a Disposable before you subscribe.
//
//     source                                    -1--2--3--|
//     step(1)                                   a-b|
//     step(2), which sets stop                  c-d|
//     bind(source, step)                        -a-bc-d|
//
//     take(2, source)                           -1--(2|)

struct Answer: BindStop {
    func bind<A, B, E>(_ source: Signal<A, E>, _ step: @escaping (A, inout Bool) -> Signal<B, E>?) -> Signal<B, E> {
        todo("bind")
    }

    func take<A, E>(_ count: Int, _ source: Signal<A, E>) -> Signal<A, E> {
        todo("take")
    }
}

judge(Answer.self)
