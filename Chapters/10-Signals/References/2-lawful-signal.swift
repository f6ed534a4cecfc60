private final class Flow<Value>: SignalShape {
    private let creator: (@escaping (Value) -> Void) -> Void

    init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) {
        self.creator = creator
    }

    func subscribe(_ next: @escaping (Value) -> Void) {
        creator(next)
    }

    static func of(_ value: Value) -> Flow {
        Flow { send in send(value) }
    }

    static func pipe() -> (send: (Value) -> Void, signal: Flow) {
        var listeners: [(Value) -> Void] = []
        return ({ value in listeners.forEach { $0(value) } }, Flow { send in listeners.append(send) })
    }

    func bind<New>(_ f: @escaping (Value) -> Flow<New>) -> Flow<New> {
        Flow<New> { send in
            self.subscribe { f($0).subscribe(send) }
        }
    }

    func map<New>(_ f: @escaping (Value) -> New) -> Flow<New> {
        bind { .of(f($0)) }
    }
}

private struct Answer: LawfulSignal {
    func bind(_ source: Flow<Int>, _ f: @escaping (Int) -> Flow<Int>) -> Flow<Int> {
        source.bind(f)
    }

    func map(_ source: Flow<Int>, _ f: @escaping (Int) -> String) -> Flow<String> {
        source.map(f)
    }
}

package let lawfulSignalReference: any LawfulSignal.Type = Answer.self
