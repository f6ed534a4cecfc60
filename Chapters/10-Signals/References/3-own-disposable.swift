private final class Token: DisposableShape {
    private let action: () -> Void
    private var others: [Token] = []
    private(set) var isDisposed = false

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func add(_ other: Token) {
        if isDisposed { other.dispose() } else { others.append(other) }
    }

    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        action()
        others.forEach { $0.dispose() }
        others = []
    }
}

private struct Answer: OwnDisposable {
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { value in
            if !token.isDisposed { receive(value) }
        }
    }
}

package let ownDisposableReference: any OwnDisposable.Type = Answer.self
