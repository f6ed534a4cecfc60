import Chapter11SignalsInAnApp

// 11.8  On the right thread
//
// The parameter `picture` is a signal that loads a picture. `subscribe(on:)` decides where
// this signal is observed, and so where it loads and sends. `deliver(on:)` decides where its
// values and its end arrive. The schedulers `background` and `main` replace a background queue
// and the main queue. After `dispose()`, nothing is observed anymore, and no value waits on a
// scheduler. "At once" means: before `observe(…)` returns.
//
//     loaded(picture, on: background, to: main)               // loaded in the background, shown on main
//     decoded(picture, decode, on: background, to: main)      // decoded in the background, too: once for each value
//     message("Saved", for: 2, on: main)                      // "Saved" at once, "" after 2 s, and completes at 2 s
//
//     signal.delay(.seconds(2), on: main)      // sends its values and its completion 2 s later, on main
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
