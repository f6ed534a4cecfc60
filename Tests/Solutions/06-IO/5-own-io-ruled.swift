let ownIORuled = [
    "usesIO": """
    struct Wrapped<Value>: IOShape {
        let io: IO<Value>
        static func describing(_ work: @escaping () throws -> Value) -> Wrapped { Wrapped(io: IO(work)) }
        func run() throws -> Value { try io.run() }
    }
    func map(_ f: @escaping (Int) -> String, _ effect: Wrapped<Int>) -> Wrapped<String> {
        .describing { f(try effect.run()) }
    }
    func flatMap(_ f: @escaping (Int) -> Wrapped<String>, _ effect: Wrapped<Int>) -> Wrapped<String> {
        .describing { try f(try effect.run()).run() }
    }
    """
]
