let ownIORefused = [
    "valueKept": """
    struct Kept<Value>: IOShape {
        let value: Value
        static func describing(_ work: @escaping () throws -> Value) -> Kept { Kept(value: try work()) }
        func run() throws -> Value { value }
    }
    func map(_ f: @escaping (Int) -> String, _ effect: Kept<Int>) -> Kept<String> { .describing { f(effect.value) } }
    func flatMap(_ f: @escaping (Int) -> Kept<String>, _ effect: Kept<Int>) -> Kept<String> { f(effect.value) }
    """
]
