import Chapter06IO

// 6.5  An effect of your own
//
// Declare the type Effect, and do not use IO. An Effect describes work that returns a value of any
// type. Each call to `run()` does the work. The struct stores nothing yet: what does it have
// to store?
//
//     let count = Effect.describing { … }     // nothing has happened
//     try count.run()                         // 4, if … returns 4
//     try count.map(text).run()               // "4", if text(4) returns "4"
//     try count.flatMap(name).run()           // "four", if name(4) describes an effect that returns "four"
//
// Here `text` and `name` can be any functions. If the work throws an error, `run()` throws
// that error, even after `map` or `flatMap`.

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
