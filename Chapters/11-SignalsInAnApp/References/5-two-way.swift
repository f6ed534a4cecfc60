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
            // What is told may have been overtaken: somebody who heard of it first has written another text.
            source.changes.observe { [weak source, weak target] _ in
                if let source, let target, target.text != source.text { target.text = source.text }
            }
            .add(to: bag)
        }
        return bag
    }
}

package let twoWayReference: any TwoWay.Type = Answer.self
