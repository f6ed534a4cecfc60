import Chapter11SignalsInAnApp

// 11.5  A field and its model
//
// One way: bind sets a property at each value, lift calls a function with the latest of two. Two ways: link, with no echo.
// cell.text reads and writes, and cell.changes sends each text that is written.
//
//     bind(text, to: page, \.title)
//     lift(name, city) { … }             // combineLatest, and a call
//     link(field, model)                 // field.text = "Bea" writes to the model, and not back
//
// At first the field takes the model's text. Neither bind nor link keeps the objects it is given: the field, the model and
// the page may go.

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
