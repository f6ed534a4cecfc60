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

// MARK: - Wrong answers

package let lawfulSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "bindRemembers": Of<BindRemembers>.self, "bindKept": Of<BindKept>.self, "mapKept": Of<MapKept>.self,
    "mapFirst": Of<MapFirst>.self, "sendDropped": Of<SendDropped>.self,
    "switched": Of<Switched>.self, "runShared": Of<RunShared>.self, "mapShared": Of<MapShared>.self,
    "onlyAtOnce": Of<OnlyAtOnce>.self,
    "bindEarly": Of<BindEarly>.self, "pipeForgets": Of<PipeForgets>.self, "pipeSilent": Of<PipeSilent>.self,
    "early": Of<Early>.self, "lost": Of<Lost>.self, "oneRun": Of<OneRun>.self, "remembered": Of<Remembered>.self,
    "firstOnly": Of<FirstOnly>.self, "replaced": Of<Replaced>.self, "firstComer": Of<FirstComer>.self,
    "everybody": Of<Everybody>.self,
    "valueLost": Of<ValueLost>.self, "ofOnce": Of<OfOnce>.self, "bindLost": Of<BindLost>.self,
    "bindStops": Of<BindStops>.self,
    "bindMixes": Of<BindMixes>.self, "mapTwice": Of<MapTwice>.self, "replays": Of<Replays>.self,
    "pipeReplaced": Of<PipeReplaced>.self, "pipeFirst": Of<PipeFirst>.self, "pipeDoubled": Of<PipeDoubled>.self,
    "newcomerToo": Of<NewcomerToo>.self, "newcomerLost": Of<NewcomerLost>.self, "bindCollects": Of<BindCollects>.self,
    "bindFirst": Of<BindFirst>.self, "bindReplaced": Of<BindReplaced>.self,
]

private typealias Send<Value> = (Value) -> Void

/// The behavior of a wrong answer's signal; the rest of it is right.
private class Manner {
    required init() {}
    /// Runs when the signal is made.
    func made<Value>(_ flow: Stream<Value>) {}
    func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) { flow.creator(next) }
    func of<Value>(_ value: Value, _ manner: Manner.Type) -> Stream<Value> { Stream(manner) { $0(value) } }
    func listen<Value>(_ pipe: Pipe<Value>, _ next: @escaping Send<Value>) { pipe.listeners.append(next) }
    func send<Value>(_ pipe: Pipe<Value>, _ value: Value) { pipe.listeners.forEach { $0(value) } }
    func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Self.self) { send in source.subscribe { f($0).subscribe(send) } }
    }
    func map(_ source: Stream<Int>, _ f: @escaping (Int) -> String) -> Stream<String> {
        Stream(Self.self) { send in source.subscribe { send(f($0)) } }
    }
}

private final class Pipe<Value> {
    var listeners: [Send<Value>] = []
    var sent: [Value] = []
    var isBusy = false
}

private final class Stream<Value> {
    let creator: (@escaping Send<Value>) -> Void
    let manner: Manner
    var observer: Send<Value>?
    var all: [Send<Value>] = []
    var kept: [Value]?
    var hasRun = false

    init(_ manner: Manner.Type, _ creator: @escaping (@escaping Send<Value>) -> Void) {
        self.creator = creator
        self.manner = manner.init()
        self.manner.made(self)
    }

    func subscribe(_ next: @escaping Send<Value>) { manner.subscribe(self, next) }
}

/// A signal of a manner, in the shape that the exercise asks for.
private struct Shaped<M: Manner, Value>: SignalShape {
    var flow: Stream<Value>

    init(_ flow: Stream<Value>) { self.flow = flow }
    init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) { flow = Stream(M.self, creator) }
    func subscribe(_ next: @escaping (Value) -> Void) { flow.subscribe(next) }
    static func of(_ value: Value) -> Shaped { Shaped(M().of(value, M.self)) }

    static func pipe() -> (send: (Value) -> Void, signal: Shaped) {
        let (pipe, manner) = (Pipe<Value>(), M())
        return ({ manner.send(pipe, $0) }, Shaped(Stream(Manner.self) { manner.listen(pipe, $0) }))
    }
}

private protocol Judged: LawfulSignal where Numbers == Shaped<M, Int>, Texts == Shaped<M, String> {
    associatedtype M: Manner
}

private struct Of<M: Manner>: Judged {}

extension Judged {
    func bind(_ source: Numbers, _ f: @escaping (Int) -> Numbers) -> Numbers {
        Shaped(M().bind(source.flow) { f($0).flow })
    }

    func map(_ source: Numbers, _ f: @escaping (Int) -> String) -> Texts { Shaped(M().map(source.flow, f)) }
}

/// The article's: the creator runs inside init, and of keeps its value.
private final class Early: Manner {
    override func made<Value>(_ flow: Stream<Value>) { flow.creator { flow.observer?($0) } }
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        flow.kept?.forEach(next)
        flow.observer = next
    }
    override func of<Value>(_ value: Value, _ manner: Manner.Type) -> Stream<Value> {
        let flow = Stream<Value>(manner) { _ in }
        flow.kept = [value]
        return flow
    }
}

private final class Lost: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        flow.creator { flow.observer?($0) }
        flow.observer = next
    }
}

private final class OneRun: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        guard !flow.hasRun else { return }
        flow.hasRun = true
        flow.creator(next)
    }
}

private final class Remembered: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        if flow.kept == nil {
            flow.kept = []
            flow.creator { flow.kept?.append($0) }
        }
        flow.kept?.forEach(next)
    }
}

private final class FirstOnly: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        var done = false
        flow.creator {
            if !done { next($0) }
            done = true
        }
    }
}

private final class Replaced: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        flow.observer = next
        flow.creator { flow.observer?($0) }
    }
}

private final class FirstComer: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        // The first one keeps the place while it listens; a creator that is done gives it back.
        let isFirst = flow.observer == nil
        if isFirst { flow.observer = next }
        var sent = false
        flow.creator {
            sent = true
            flow.observer?($0)
        }
        if sent, isFirst { flow.observer = nil }
    }
}

private final class Everybody: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        flow.all.append(next)
        var sent = false
        flow.creator { value in
            sent = true
            flow.all.forEach { $0(value) }
        }
        if sent { flow.all.removeAll() }
    }
}

private final class ValueLost: Manner {
    override func of<Value>(_ value: Value, _ manner: Manner.Type) -> Stream<Value> { Stream(manner) { _ in } }
}

private final class OfOnce: Manner {
    override func of<Value>(_ value: Value, _ manner: Manner.Type) -> Stream<Value> {
        var waiting: Value? = value
        return Stream(manner) { send in
            waiting.map { send($0) }
            waiting = nil
        }
    }
}

private final class BindLost: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Self.self) { send in
            source.subscribe { value in
                var last: Int?
                f(value).subscribe { last = $0 }
                last.map { send($0) }
            }
        }
    }
}

private final class BindStops: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Self.self) { send in
            var done = false
            source.subscribe { value in
                if !done { f(value).subscribe(send) }
                done = true
            }
        }
    }
}

private final class BindMixes: Manner {
    /// All first values, then all second ones: breadth before depth.
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Self.self) { send in
            var rows: [[Int]] = []
            source.subscribe { value in
                var row: [Int] = []
                f(value).subscribe { row.append($0) }
                rows.append(row)
            }
            for place in 0..<(rows.map(\.count).max() ?? 0) {
                for row in rows where place < row.count { send(row[place]) }
            }
        }
    }
}

private final class MapTwice: Manner {
    override func map(_ source: Stream<Int>, _ f: @escaping (Int) -> String) -> Stream<String> {
        Stream(Self.self) { send in source.subscribe { if !f($0).isEmpty { send(f($0)) } } }
    }
}

private final class Replays: Manner {
    override func listen<Value>(_ pipe: Pipe<Value>, _ next: @escaping Send<Value>) {
        pipe.sent.forEach(next)
        pipe.listeners.append(next)
    }

    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        pipe.sent.append(value)
        super.send(pipe, value)
    }
}

private final class PipeReplaced: Manner {
    override func listen<Value>(_ pipe: Pipe<Value>, _ next: @escaping Send<Value>) { pipe.listeners = [next] }
}

private final class PipeFirst: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) { pipe.listeners.first?(value) }
}

private final class PipeDoubled: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        for _ in pipe.listeners { super.send(pipe, value) }
    }
}

private final class BindEarly: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        var inner: [Stream<Int>] = []
        source.subscribe { inner.append(f($0)) }
        return Stream(Self.self) { send in inner.forEach { $0.subscribe(send) } }
    }
}

private final class PipeForgets: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        super.send(pipe, value)
        pipe.listeners = []
    }
}

private final class PipeSilent: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {}
}

private final class Switched: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Switched.self) { send in
            var latest = 0
            source.subscribe { value in
                latest += 1
                let own = latest
                f(value).subscribe { if own == latest { send($0) } }
            }
        }
    }
}

/// Several listeners, and a source that is subscribed for the first of them only.
private final class Sharing<Value> {
    var listeners: [Send<Value>] = []
    func listen(_ next: @escaping Send<Value>, _ start: (@escaping Send<Value>) -> Void) {
        listeners.append(next)
        if listeners.count == 1 { start { [self] value in listeners.forEach { $0(value) } } }
    }
}

private final class RunShared: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        let sharing = Sharing<Int>()
        return Stream(RunShared.self) { next in
            sharing.listen(next) { send in source.subscribe { f($0).subscribe(send) } }
        }
    }
}

/// Runs its source for the first one, and sends the others what that one has got by then.
private final class BindFirst: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        var (hasRun, sent): (Bool, [Int]) = (false, [])
        return Stream(BindFirst.self) { send in
            guard !hasRun else { return sent.forEach(send) }
            hasRun = true
            source.subscribe { value in
                f(value).subscribe {
                    sent.append($0)
                    send($0)
                }
            }
        }
    }
}

private final class BindReplaced: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        var latest: Send<Int>?
        return Stream(BindReplaced.self) { send in
            latest = send
            source.subscribe { f($0).subscribe { latest?($0) } }
        }
    }
}

private final class MapShared: Manner {
    override func map(_ source: Stream<Int>, _ f: @escaping (Int) -> String) -> Stream<String> {
        let sharing = Sharing<String>()
        return Stream(MapShared.self) { next in sharing.listen(next) { send in source.subscribe { send(f($0)) } } }
    }
}

private final class OnlyAtOnce: Manner {
    override func subscribe<Value>(_ flow: Stream<Value>, _ next: @escaping Send<Value>) {
        var values: [Value] = []
        flow.creator { values.append($0) }
        values.forEach(next)
    }
}

private final class BindRemembers: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        var known: [Int: Stream<Int>] = [:]
        return Stream(BindRemembers.self) { send in
            source.subscribe { value in
                let inner = known[value] ?? f(value)
                known[value] = inner
                inner.subscribe(send)
            }
        }
    }
}

/// Keeps what f makes by the value's number, for all subscribers.
private final class BindKept: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        var made: [Stream<Int>] = []
        return Stream(BindKept.self) { send in
            var place = 0
            source.subscribe { value in
                if place == made.count { made.append(f(value)) }
                made[place].subscribe(send)
                place += 1
            }
        }
    }
}

private final class MapKept: Manner {
    override func map(_ source: Stream<Int>, _ f: @escaping (Int) -> String) -> Stream<String> {
        var made: [String] = []
        return Stream(MapKept.self) { send in
            var place = 0
            source.subscribe { value in
                if place == made.count { made.append(f(value)) }
                send(made[place])
                place += 1
            }
        }
    }
}

private final class MapFirst: Manner {
    override func map(_ source: Stream<Int>, _ f: @escaping (Int) -> String) -> Stream<String> {
        var first: String?
        return Stream(MapFirst.self) { send in
            source.subscribe { value in
                let text = first ?? f(value)
                first = text
                send(text)
            }
        }
    }
}

private final class SendDropped: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        guard !pipe.isBusy else { return }
        pipe.isBusy = true
        super.send(pipe, value)
        pipe.isBusy = false
    }
}

private final class NewcomerToo: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        var place = 0
        while place < pipe.listeners.count {
            pipe.listeners[place](value)
            place += 1
        }
    }
}

/// Writes back what it had before the values were sent.
private final class NewcomerLost: Manner {
    override func send<Value>(_ pipe: Pipe<Value>, _ value: Value) {
        let before = pipe.listeners
        before.forEach { $0(value) }
        pipe.listeners = before
    }
}

private final class BindCollects: Manner {
    override func bind(_ source: Stream<Int>, _ f: @escaping (Int) -> Stream<Int>) -> Stream<Int> {
        Stream(Self.self) { send in
            var values: [Int] = []
            source.subscribe { values.append($0) }
            for value in values { f(value).subscribe(send) }
        }
    }
}
