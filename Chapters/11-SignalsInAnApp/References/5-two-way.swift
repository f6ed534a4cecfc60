private struct Answer: TwoWay {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target?[keyPath: property] = $0 }
    }

    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).observe { function($0.0, $0.1) }
    }

    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        field.text = model.text
        let bag = CompositeDisposable()
        for (source, target) in [(field, model), (model, field)] {
            source.changes.observe { [weak target] text in
                if let target, target.text != text { target.text = text }
            }
            .add(to: bag)
        }
        return bag
    }
}

package let twoWayReference: any TwoWay.Type = Answer.self
