import Chapter11SignalsInAnApp

// 11.5  A field and its model
//
// `bind(…)` and `lift(…)` work in one direction: `bind(…)` sets a property to each value, and
// `lift(…)` calls a function with the latest values of two signals. `link(…)` works in both
// directions.
//
//     bind(text, to: page, \.title)      // sets page.title to each text
//     lift(name, city) { … }             // calls { … } when both have sent a value, and then for each new value
//     link(field, model)                 // field.text = "Bea" writes to the model once, and not back to the field
//
// First, `link(…)` sets the field to the model's text. After that, each cell follows the other
// until the bag that `link(…)` returns is disposed of. While the cells are linked, another
// observer may replace a text as soon as this text is written; then both cells must have the
// new text. `bind(…)` and `link(…)` do not retain the page, the field or the model, which may
// be released at any time.
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
