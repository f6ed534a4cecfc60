import Chapter06IO

// 6.5  An effect of your own
//
// Declare the type, without IO. It describes an effect that returns a value of any type, and does it again whenever
// run() is called. The struct is empty here: what does it have to keep?
//
//     let count = Effect.describing { … }     // nothing has happened
//     try count.run()                         // 4, if … returns 4
//     try count.map(text).run()               // "4"
//     try count.flatMap(name).run()           // "four", where name(4) describes an effect that returns "four"
//
// run() throws an error of the work, also after map and flatMap.

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

// Two instances of your type are judged. This can stay as it is.
struct Answer: OwnIO {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        effect.map(f)
    }

    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        effect.flatMap(f)
    }
}

judge(Answer.self)
