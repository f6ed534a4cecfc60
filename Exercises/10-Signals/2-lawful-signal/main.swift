import Chapter10Signals

// 10.2  The article's signal, repaired
//
// Flow is a small signal: it sends values, but it never ends. The article writes such a signal
// like this:
//
//     init(_ creator: …) { creator { self.observer?($0) } }            // runs before anyone can subscribe
//     func subscribe(_ next: …) { observer = next }                    // replaces the previous observer
//
// Write Flow so that it works as follows and obeys the three laws:
//
//     Flow { send in send(1); send(2) }       // sends 1 and 2 to each observer, from the start
//     Flow.of(3)                              // sends 3
//     let (send, signal) = Flow<Int>.pipe()   // send(1) reaches all observers that have subscribed
//
//     bind(.of(a), f) = f(a)                  // left identity
//     bind(m, Flow.of) = m                    // right identity
//     bind(bind(m, f), g) = bind(m) { bind(f($0), g) }            // associativity
//
// Inside the class, Flow without `<…>` means `Flow<Value>`. For another type, write
// `Flow<New>`.

final class Flow<Value>: SignalShape {
    init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) {
        todo("init")
    }

    func subscribe(_ next: @escaping (Value) -> Void) {
        todo("subscribe")
    }

    static func of(_ value: Value) -> Flow {
        todo("of")
    }

    static func pipe() -> (send: (Value) -> Void, signal: Flow) {
        todo("pipe")
    }

    func bind<New>(_ f: @escaping (Value) -> Flow<New>) -> Flow<New> {
        todo("bind")
    }

    func map<New>(_ f: @escaping (Value) -> New) -> Flow<New> {
        todo("map")
    }
}

// The checks use Flow<Int> and Flow<String>. This struct can stay as it is.
struct Answer: LawfulSignal {
    func bind(_ source: Flow<Int>, _ f: @escaping (Int) -> Flow<Int>) -> Flow<Int> {
        source.bind(f)
    }

    func map(_ source: Flow<Int>, _ f: @escaping (Int) -> String) -> Flow<String> {
        source.map(f)
    }
}

judge(Answer.self)
