import Chapter11SignalsInAnApp

// 11.5  A field and its model
//
// One way: bind sets a property at each value, lift calls a function with the latest of two. Two ways: link.
//
//     bind(text, to: page, \.title)      // sets page.title to each text
//     lift(name, city) { … }             // is called when both are there, and then whenever one of them changes
//     link(field, model)                 // field.text = "Bea" is written to the model once, and not back to the field
//
// At first the field takes the model's text. After that each follows the other, until the bag that link returns is
// disposed of, even if other code observes a text that link has written, and writes another one at once. Neither bind
// nor link retains its arguments: the field, the model and the page may be released.
//
//     target[keyPath: property] = value  // sets the property that a key path names
//     cell.text = "Bea"                  // writes, and notifies, even if the text is the same
//     cell.changes                       // sends each text that is written from now on
//     subscription.add(to: bag)          // bag is a CompositeDisposable()

struct Answer: TwoWay {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        todo("bind")
    }

    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        todo("lift")
    }

    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        todo("link")
    }
}

judge(Answer.self)
