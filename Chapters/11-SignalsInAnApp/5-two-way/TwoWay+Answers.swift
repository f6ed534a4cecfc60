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

// MARK: - Wrong answers

package let twoWayWrong: KeyValuePairs<String, any Contract.Type> = [
    "notSet": NotSet.self, "setOnce": SetOnce.self, "setTwice": SetTwice.self, "bindingStays": BindingStays.self,
    "targetKept": TargetKept.self, "pairsOnly": PairsOnly.self, "calledOnce": CalledOnce.self,
    "neverCalled": NeverCalled.self, "firstOnlyTells": FirstOnlyTells.self, "secondOnlyTells": SecondOnlyTells.self,
    "liftStays": LiftStays.self, "fieldWins": FieldWins.self, "notAtFirst": NotAtFirst.self,
    "notToModel": NotToModel.self, "notToField": NotToField.self, "stuck": Stuck.self, "endless": Endless.self,
    "echoToField": EchoToField.self, "writtenTwice": WrittenTwice.self, "echoToModel": EchoToModel.self,
    "halfEnded": HalfEnded.self, "cycle": Cycle.self,
    "fullFieldWins": FullFieldWins.self, "emptyKept": EmptyKept.self, "deafWhileBusy": DeafWhileBusy.self,
    "caseLost": CaseLost.self,
    "endsWithFirst": EndsWithFirst.self, "fullFieldStays": FullFieldStays.self, "emptyModel": EmptyModel.self,
    "fieldKept": FieldKept.self, "modelKept": ModelKept.self,
]

/// The checks that a wrong answer may pass.
private protocol MostlyRight: TwoWay {}

extension MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        Ours.bind(signal, to: target, property)
    }
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        Ours.lift(first, second, function)
    }
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable { Ours.link(field, model) }
}

// MARK: - Bind

private struct NotSet: MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] _ in _ = target?[keyPath: property] }
    }
}

private struct SetOnce: MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.first().observe { [weak target] in target?[keyPath: property] = $0 }
    }
}

private struct SetTwice: MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.merge(with: signal).observe { [weak target] in target?[keyPath: property] = $0 }
    }
}

private struct BindingStays: MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target?[keyPath: property] = $0 }
        return Subscription()
    }
}

private struct TargetKept: MostlyRight {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { target[keyPath: property] = $0 }
    }
}

// MARK: - Lift

private struct PairsOnly: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.zip(with: second).observe { function($0.0, $0.1) }
    }
}

private struct CalledOnce: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).first().observe { function($0.0, $0.1) }
    }
}

private struct NeverCalled: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).observe { _ = $0 }
    }
}

private struct FirstOnlyTells: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.withLatest(from: second).observe { function($0.0, $0.1) }
    }
}

private struct SecondOnlyTells: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        second.withLatest(from: first).observe { function($0.1, $0.0) }
    }
}

private struct LiftStays: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        _ = Ours.lift(first, second, function)
        return first.observe { _ in }
    }
}

// MARK: - Link

/// A link, where a wrong answer says how it begins, and how a text goes from one cell to the other.
private func link(
    _ field: Cell, _ model: Cell, begin: (Cell, Cell) -> Void = { $0.text = $1.text },
    toModel: @escaping @Sendable (Cell, String) -> Void = write,
    toField: @escaping @Sendable (Cell, String) -> Void = write, keepsModel: Bool = false, keepsField: Bool = false
) -> CompositeDisposable {
    let bag = CompositeDisposable()
    begin(field, model)
    let (keptModel, keptField) = (keepsModel ? model : nil, keepsField ? field : nil)
    field.changes.observe { [weak model] in if let model = keptModel ?? model { toModel(model, $0) } }.add(to: bag)
    model.changes.observe { [weak field] in if let field = keptField ?? field { toField(field, $0) } }.add(to: bag)
    return bag
}

/// The same both ways.
private func link(
    _ field: Cell, _ model: Cell, both write: @escaping @Sendable (Cell, String) -> Void
) -> CompositeDisposable { link(field, model, toModel: write, toField: write) }

@Sendable nonisolated private func write(_ cell: Cell, _ text: String) { if cell.text != text { cell.text = text } }

private struct FieldWins: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable { Ours.link(model, field) }
}

private struct NotAtFirst: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, begin: { _, _ in })
    }
}

private struct NotToModel: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, toModel: { _, _ in })
    }
}

private struct NotToField: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, toField: { _, _ in })
    }
}

private struct Stuck: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        // Nobody takes the flag down again.
        let updating = MutableProperty(false)
        return Chapter11SignalsInAnApp.link(
            field, model,
            both: { cell, text in
                if updating.value { return }
                updating.value = true
                write(cell, text)
            })
    }
}

private struct Endless: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, both: { $0.text = $1 })
    }
}

private struct EchoToField: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, toField: { $0.text = $1 })
    }
}

private struct WrittenTwice: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(
            field, model,
            toModel: {
                let isNew = $0.text != $1
                write($0, $1)
                if isNew { $0.text = $1 }
            })
    }
}

private struct EchoToModel: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let writing = MutableProperty(false)
        return Chapter11SignalsInAnApp.link(
            field, model, toModel: { $0.text = $1 },
            toField: { cell, text in
                if !writing.value { write(cell, text) }
            })
    }
}

private struct HalfEnded: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let bag = CompositeDisposable()
        field.text = model.text
        field.changes.observe { [weak model] in if let model { write(model, $0) } }.add(to: bag)
        model.changes.observe { [weak field] in if let field { write(field, $0) } }
        return bag
    }
}

private struct Cycle: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, keepsModel: true, keepsField: true)
    }
}

private struct FullFieldWins: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        if !field.text.isEmpty { model.text = field.text }
        return Ours.link(field, model)
    }
}

private struct FullFieldStays: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, begin: { if $0.text.isEmpty { $0.text = $1.text } })
    }
}

private struct EmptyModel: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, begin: { if !$1.text.isEmpty { $0.text = $1.text } })
    }
}

private struct FieldKept: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, keepsField: true)
    }
}

private struct ModelKept: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, keepsModel: true)
    }
}

private struct EmptyKept: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(field, model, both: { if !$1.isEmpty { write($0, $1) } })
    }
}

private struct DeafWhileBusy: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let busy = MutableProperty(false)
        return Chapter11SignalsInAnApp.link(
            field, model,
            both: { cell, text in
                guard !busy.value else { return }
                busy.value = true
                cell.text = text
                busy.value = false
            })
    }
}

private struct CaseLost: MostlyRight {
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        Chapter11SignalsInAnApp.link(
            field, model, both: { if $0.text.lowercased() != $1.lowercased() { $0.text = $1 } })
    }
}

private struct EndsWithFirst: MostlyRight {
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        Signals.concat([
            first.map { Optional($0) }.eraseToAnySignal(), Signals.just(A?.none).eraseToAnySignal(),
        ])
        .combineLatest(with: second).observe { if let one = $0.0 { function(one, $0.1) } }
    }
}
