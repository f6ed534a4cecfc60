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
            // The text that arrives may be outdated: an earlier observer may have written another text.
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
    "notSet": Of<NotSet>.self, "setOnce": Of<SetOnce>.self, "setTwice": Of<SetTwice>.self,
    "bindingStays": Of<BindingStays>.self, "targetKept": Of<TargetKept>.self, "pairsOnly": Of<PairsOnly>.self,
    "calledOnce": Of<CalledOnce>.self, "neverCalled": Of<NeverCalled>.self,
    "firstOnlyTells": Of<FirstOnlyTells>.self, "secondOnlyTells": Of<SecondOnlyTells>.self,
    "liftStays": Of<LiftStays>.self, "fieldWins": Of<FieldWins>.self, "notAtFirst": Of<NotAtFirst>.self,
    "notToModel": Of<NotToModel>.self, "notToField": Of<NotToField>.self, "stuck": Of<Stuck>.self,
    "endless": Of<Endless>.self, "echoToField": Of<EchoToField>.self, "writtenTwice": Of<WrittenTwice>.self,
    "echoToModel": Of<EchoToModel>.self, "halfEnded": Of<HalfEnded>.self, "cycle": Of<Cycle>.self,
    "fullFieldWins": Of<FullFieldWins>.self, "emptyKept": Of<EmptyKept>.self,
    "deafWhileBusy": Of<DeafWhileBusy>.self, "caseLost": Of<CaseLost>.self, "endsWithFirst": Of<EndsWithFirst>.self,
    "fullFieldStays": Of<FullFieldStays>.self, "emptyModel": Of<EmptyModel>.self, "fieldKept": Of<FieldKept>.self,
    "modelKept": Of<ModelKept>.self, "outdatedText": Of<OutdatedText>.self,
    "emptyFieldKept": Of<EmptyFieldKept>.self, "emptyModelKept": Of<EmptyModelKept>.self,
    "bagDisposed": Of<BagDisposed>.self,
]

private enum NotSet {}
private enum SetOnce {}
private enum SetTwice {}
private enum BindingStays {}
private enum TargetKept {}
private enum PairsOnly {}
private enum CalledOnce {}
private enum NeverCalled {}
private enum FirstOnlyTells {}
private enum SecondOnlyTells {}
private enum LiftStays {}
private enum FieldWins {}
private enum NotAtFirst {}
private enum NotToModel {}
private enum NotToField {}
/// Never clears the flag that it sets while it writes.
private enum Stuck {}
private enum Endless {}
private enum EchoToField {}
private enum WrittenTwice {}
private enum EchoToModel {}
private enum HalfEnded {}
private enum Cycle {}
private enum FullFieldWins {}
private enum EmptyKept {}
private enum EmptyFieldKept {}
private enum EmptyModelKept {}
private enum BagDisposed {}
private enum DeafWhileBusy {}
private enum CaseLost {}
private enum EndsWithFirst {}
private enum FullFieldStays {}
private enum EmptyModel {}
private enum FieldKept {}
private enum ModelKept {}
/// Writes the text that arrived, even if an earlier observer has already replaced it.
private enum OutdatedText {}

private struct Of<Flaw: SendableMetatype>: TwoWay {
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        let kept = has(TargetKept.self) ? target : nil
        let source =
            switch Flaw.self {
            case is SetOnce.Type: signal.first().eraseToAnySignal()
            case is SetTwice.Type: signal.merge(with: signal).eraseToAnySignal()
            default: signal
            }
        let subscription = source.observe { [weak target] in
            if !has(NotSet.self) { (kept ?? target)?[keyPath: property] = $0 }
        }
        return has(BindingStays.self) ? Subscription() : subscription
    }

    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        let latest = first.combineLatest(with: second)
        switch Flaw.self {
        case is PairsOnly.Type: return first.zip(with: second).observe { function($0.0, $0.1) }
        case is CalledOnce.Type: return latest.first().observe { function($0.0, $0.1) }
        case is NeverCalled.Type: return latest.observe { _ in }
        case is FirstOnlyTells.Type: return first.withLatest(from: second).observe { function($0.0, $0.1) }
        case is SecondOnlyTells.Type: return second.withLatest(from: first).observe { function($0.1, $0.0) }
        case is LiftStays.Type:
            _ = latest.observe { function($0.0, $0.1) }
            return first.observe { _ in }
        case is EndsWithFirst.Type:
            let end = Signals.just(A?.none).eraseToAnySignal()
            return Signals.concat([first.map { Optional($0) }.eraseToAnySignal(), end]).combineLatest(with: second)
                .observe { if let one = $0.0 { function(one, $0.1) } }
        default: return latest.observe { function($0.0, $0.1) }
        }
    }

    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        if has(FieldWins.self) { return Ours.link(model, field) }
        switch Flaw.self {
        case is NotAtFirst.Type: break
        case is FullFieldStays.Type where !field.text.isEmpty: break
        case is EmptyModel.Type where model.text.isEmpty: break
        case is FullFieldWins.Type where !field.text.isEmpty: model.text = field.text
        default: field.text = model.text
        }
        let (bag, isBusy) = (CompositeDisposable(), MutableProperty(false))
        let keptModel = has(Cycle.self) || has(ModelKept.self) ? model : nil
        let keptField = has(Cycle.self) || has(FieldKept.self) ? field : nil
        field.changes.observe { [weak field, weak model] in
            guard let field, let model = keptModel ?? model else { return }
            write(has(OutdatedText.self) ? $0 : field.text, to: model, isModel: true, isBusy)
        }.add(to: bag)
        let back = model.changes.observe { [weak field, weak model] in
            guard let model, let field = keptField ?? field else { return }
            write(has(OutdatedText.self) ? $0 : model.text, to: field, isModel: false, isBusy)
        }
        if !has(HalfEnded.self) { back.add(to: bag) }
        if has(BagDisposed.self) { bag.dispose() }
        return bag
    }

    nonisolated private func write(_ text: String, to cell: Cell, isModel: Bool, _ isBusy: MutableProperty<Bool>) {
        let isDeaf =
            switch Flaw.self {
            case is NotToModel.Type: isModel
            case is NotToField.Type: !isModel
            case is EmptyKept.Type: text.isEmpty
            case is EmptyFieldKept.Type: text.isEmpty && isModel
            case is EmptyModelKept.Type: text.isEmpty && !isModel
            case is Stuck.Type, is DeafWhileBusy.Type: isBusy.value
            case is CaseLost.Type: cell.text.lowercased() == text.lowercased()
            default: false
            }
        let isEcho =
            switch Flaw.self {
            case is Endless.Type, is DeafWhileBusy.Type: true
            case is EchoToModel.Type: isModel
            case is EchoToField.Type: !isModel
            default: false
            }
        if isDeaf || cell.text == text && !isEcho { return }
        isBusy.value = true
        cell.text = text
        if has(WrittenTwice.self), isModel { cell.text = text }
        isBusy.value = has(Stuck.self)
    }

    nonisolated private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
