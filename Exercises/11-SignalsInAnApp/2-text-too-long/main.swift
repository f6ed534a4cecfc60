import Chapter11SignalsInAnApp

// 11.2  A text that is too long
//
// One closure that does three things becomes three signals, each derived from another. A text is too long when it has
// more characters than the limit. Every text counts, even one like the last. After dispose() nothing observes the text
// any more.
//
//     text                              bee    bees       honey
//     isTooLong(text, limit: 3)         false  true       true
//     warnings(text, limit: 3)                 Too long   Too long
//
// In connect the title is the text, the button is enabled unless it is too long, and each warning is shown. What you
// return ends all three, and the page may go at any time.
//
//     page.title, page.isEnabled, page.show("Too long")
//     bind(signal, to: page, \.title)    // sets the property to each value; does not keep the page
//     lift(signal) { value in … }        // calls a function with each value
//     subscription.add(to: bag)          // bind and lift return one; bag is a CompositeDisposable()

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
