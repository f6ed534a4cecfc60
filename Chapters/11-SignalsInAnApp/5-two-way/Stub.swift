import Chapter11SignalsInAnApp

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
