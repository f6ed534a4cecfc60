let ownDisposableRefused = [
    "aStruct": """
        struct Copy {
            var gone = false
            func dispose() { gone = true }
        }
        func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void { receive }
    """,
    "notFinal": """
        class Open: DisposableShape {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            var isDisposed: Bool { false }
            func add(_ other: Open) {}
            func dispose() { action() }
        }
        func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void { receive }
    """,
]
