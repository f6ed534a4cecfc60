import Chapter06IO

struct Effect<Value>: IOShape {
    static func describing(_ work: @escaping () throws -> Value) -> Effect {
        todo("describing")
    }

    func run() throws -> Value {
        todo("run")
    }

    func map<New>(_ f: @escaping (Value) -> New) -> Effect<New> {
        todo("map")
    }

    func flatMap<New>(_ f: @escaping (Value) -> Effect<New>) -> Effect<New> {
        todo("flatMap")
    }
}

// The checks use Effect<Int> and Effect<String>. This struct can stay as it is.
struct Answer: OwnIO {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        effect.map(f)
    }

    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        effect.flatMap(f)
    }
}

judge(Answer.self)
