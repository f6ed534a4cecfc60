import Chapter10Signals

struct Token: DisposableShape {
    init(_ action: @escaping () -> Void) {
        todo("init")
    }

    var isDisposed: Bool {
        todo("isDisposed")
    }

    func add(_ other: Token) {
        todo("add")
    }

    func dispose() {
        todo("dispose")
    }
}

struct Answer: OwnDisposable {
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        todo("until")
    }
}

judge(Answer.self)
