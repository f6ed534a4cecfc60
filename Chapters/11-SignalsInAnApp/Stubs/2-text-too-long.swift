import Chapter11SignalsInAnApp

// 11.2  A text that is too long
//
// One closure that does three things becomes three signals, each derived from another. In connect, bind(signal, to: page,
// \.title) and lift(signal) { … } are there; put what they give into a CompositeDisposable: .add(to: bag).
//
//     text                              bee    bees       honey
//     isTooLong(text, limit: 3)         false  true       true
//     warnings(text, limit: 3)                 Too long   Too long

struct Answer: TextTooLong {
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        todo("isTooLong")
    }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        todo("warnings")
    }

    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        todo("connect")
    }
}

judge(Answer.self)
