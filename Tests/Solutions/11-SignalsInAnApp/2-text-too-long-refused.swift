let textTooLongRefused = [
    "methodPath": """
    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        bind(warnings(text, limit: limit), to: page, \\.show).add(to: bag)
        return bag
    }
    """,
    "valueTurned": """
    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        bind(!isTooLong(text, limit: limit), to: page, \\.isEnabled).add(to: bag)
        return bag
    }
    """,
    "signalIsNoText": """
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        Signals.just(text.count > limit).eraseToAnySignal()
    }
    """,
    "signalInFilter": """
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> { todo("isTooLong") }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        text.filter { isTooLong($0, limit: limit) }.mapReplace("Too long").eraseToAnySignal()
    }
    """,
    "nothingForText": """
    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        text.map { $0.count > limit ? "Too long" : nil }.eraseToAnySignal()
    }
    """,
    "valueIgnored": """
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> { todo("isTooLong") }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        isTooLong(text, limit: limit).filter { $0 }.map { "Too long" }.eraseToAnySignal()
    }
    """,
    "otherName": """
    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        text.sink { page.title = $0 }.add(to: bag)
        return bag
    }
    """,
    "notErased": """
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }
    }
    """,
    "onMain": """
    func isLong(_ text: String, _ limit: Int) -> Bool { text.count > limit }

    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        text.map { isLong($0, limit) }.eraseToAnySignal()
    }
    """,
    "noKeyPath": """
    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        bind(text, to: page, page.title).add(to: bag)
        return bag
    }
    """,
]
