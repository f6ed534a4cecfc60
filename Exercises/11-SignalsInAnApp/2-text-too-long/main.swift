import Chapter11SignalsInAnApp

// 11.2  A text that is too long
//
// Instead of one closure that does three things, write signals that are derived from the text.
// A text is too long if it has more characters than the limit. Do not leave out a text because
// it equals the previous text. After `dispose()`, nothing observes the text anymore.
//
//     text                              bee    bees       honey
//     isTooLong(text, limit: 3)         false  true       true
//     warnings(text, limit: 3)                 Too long   Too long
//
// `connect(…)` sets the title to each text, enables the button unless the text is too long,
// and shows each warning. It returns a bag that ends all three connections. The connections do
// not retain the page, which may be released at any time.
//
//     page.title, page.isEnabled, page.show("Too long")
//     bind(signal, to: page, \.title)    // sets the property to each value; does not retain the page
//     lift(signal) { value in … }        // calls a function with each value
//     subscription.add(to: bag)          // bind and lift return a subscription; bag is a CompositeDisposable()

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
