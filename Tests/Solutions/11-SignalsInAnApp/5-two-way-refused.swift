let twoWayRefused = [
    "pathAsMember": """
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target?.property = $0 }
    }
    """,
    "plainFlag": """
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let bag = CompositeDisposable()
        var isWriting = false
        field.changes.observe { [weak model] in
            isWriting = true
            model?.text = $0
        }
        .add(to: bag)
        return bag
    }
    """,
    "otherName": """
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let bag = CompositeDisposable()
        field.changes.distinctUntilChanged().observe { [weak model] in model?.text = $0 }.add(to: bag)
        return bag
    }
    """,
    "pairForTwo": """
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription {
        first.combineLatest(with: second).observe { function($0) }
    }
    """,
    "oneOfTwo": """
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        field.changes.observe { [weak model] in model?.text = $0 }
    }
    """,
    "notUnwrapped": """
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        signal.observe { [weak target] in target[keyPath: property] = $0 }
    }
    """,
    "onMain": """
    func copy(_ text: String, to cell: Cell) { if cell.text != text { cell.text = text } }

    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable {
        let bag = CompositeDisposable()
        field.changes.observe { copy($0, to: model) }.add(to: bag)
        return bag
    }
    """,
]
