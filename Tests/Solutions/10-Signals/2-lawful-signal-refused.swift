let lawfulSignalRefused = [
    "ownValue": """
        final class Mine<Value> {
            static func of(_ value: Value) -> Mine { todo("of") }
            func bind<New>(_ f: @escaping (Value) -> Mine<New>) -> Mine<New> { todo("bind") }
            func map<New>(_ f: @escaping (Value) -> New) -> Mine<New> { bind { Mine.of(f($0)) } }
        }
    """
]
