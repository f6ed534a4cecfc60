let lawfulSignalRefused = [
    "ownValue": """
        final class Mine<Value> {
            static func of(_ value: Value) -> Mine { todo("of") }
            func bind<New>(_ f: @escaping (Value) -> Mine<New>) -> Mine<New> { todo("bind") }
            func map<New>(_ f: @escaping (Value) -> New) -> Mine<New> { bind { Mine.of(f($0)) } }
        }
    """,
    "localFunction": """
        final class Mine<Value>: SignalShape {
            private let creator: (@escaping (Value) -> Void) -> Void
            init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) { self.creator = creator }
            func subscribe(_ next: @escaping (Value) -> Void) { creator(next) }
            static func of(_ value: Value) -> Mine { todo("of") }
            static func pipe() -> (send: (Value) -> Void, signal: Mine) { todo("pipe") }
            func bind<New>(_ f: @escaping (Value) -> Mine<New>) -> Mine<New> {
                Mine<New> { send in
                    func step(_ value: Value) {
                        let inner = f(value)
                        inner.subscribe(send)
                    }
                    self.subscribe { step($0) }
                }
            }
        }
    """,
]
