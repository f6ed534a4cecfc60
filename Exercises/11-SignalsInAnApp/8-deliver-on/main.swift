import Chapter11SignalsInAnApp

// 11.8  On the right thread
//
// subscribe(on:) says where a signal is observed: a picture loads and sends there. deliver(on:) says where its values,
// and its end, arrive. Two schedulers stand for a background queue and the main queue. After dispose() nothing is
// observed any more, and nothing waits on a scheduler.
//
//     loaded(picture, on: background, to: main)               // loaded in the background, shown on main
//     decoded(picture, decode, on: background, to: main)      // decoded in the background, too: once for each value
//     message("Saved", for: 2, on: main)                      // "Saved" at once, "" after 2 s, and completes with it
//
//     signal.delay(.seconds(2), on: main)      // all that it sends, 2 s later, on main
//     signal.startWith("a")                    // "a" first, at once; Signals.just("a") is a signal of one value

struct Answer: DeliverOn {
    func loaded(_ picture: AnySignal<String, Never>, on background: NamedScheduler, to main: NamedScheduler)
        -> AnySignal<String, Never>
    {
        todo("loaded")
    }

    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String,
        on background: NamedScheduler, to main: NamedScheduler
    ) -> AnySignal<String, Never> {
        todo("decoded")
    }

    func message(_ text: String, for seconds: Int, on main: NamedScheduler) -> AnySignal<String, Never> {
        todo("message")
    }
}

judge(Answer.self)
