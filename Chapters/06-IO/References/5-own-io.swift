private struct Effect<Value>: IOShape {
    let work: () throws -> Value

    static func describing(_ work: @escaping () throws -> Value) -> Effect {
        Effect(work: work)
    }

    func run() throws -> Value {
        try work()
    }

    func map<New>(_ f: @escaping (Value) -> New) -> Effect<New> {
        .describing { f(try run()) }
    }

    func flatMap<New>(_ f: @escaping (Value) -> Effect<New>) -> Effect<New> {
        .describing { try f(try run()).run() }
    }
}

private struct Answer: OwnIO {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        effect.map(f)
    }

    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        effect.flatMap(f)
    }
}

package let ownIOReference: any OwnIO.Type = Answer.self
