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
    "busyIgnored": Of<BusyIgnored>.self, "pipeReleased": Of<PipeReleased>.self,
    "deafAfterwards": Of<DeafAfterwards>.self, "pipeRepeats": Of<PipeRepeats>.self,
    "repeatsDropped": Of<RepeatsDropped>.self, "mapSilent": Of<MapSilent>.self,
    "bindTwice": Of<BindTwice>.self, "mapEarly": Of<MapEarly>.self, "mapLast": Of<MapLast>.self,
    "bindEverybody": Of<BindEverybody>.self, "pipeClosed": Of<PipeClosed>.self, "pipesShared": Of<PipesShared>.self,
    "laterLost": Of<LaterLost>.self,
]

private typealias Send<Value> = (Value) -> Void

/// The signal of the wrong answers, which contains their flaws. But a signal that `pipe()` makes contains none: the
/// flaws of pipes are in the function `pipe()`.
private final class Stream<Flaw, Value>: SignalShape {
    let creator: (@escaping Send<Value>) -> Void
    let isPipe: Bool
    var observer: Send<Value>?
    var all: [Send<Value>] = []
    var kept: [Value]?
    var isBusy = false

    init(isPipe: Bool, _ creator: @escaping (@escaping Send<Value>) -> Void) {
        (self.creator, self.isPipe) = (creator, isPipe)
        if Flaw.self == Early.self, !isPipe { creator { self.observer?($0) } }
    }

    convenience init(_ creator: @escaping (@escaping (Value) -> Void) -> Void) {
        self.init(isPipe: false, creator)
    }

    func subscribe(_ next: @escaping (Value) -> Void) {
        var (hasSent, count) = (false, 0)
        if isPipe { return creator(next) }
        switch Flaw.self {
        case is Early.Type:
            kept?.forEach(next)
            observer = next
        case is Lost.Type:
            creator { self.observer?($0) }
            observer = next
        case is OneRun.Type:
            if kept == nil {
                kept = []
                creator(next)
            }
        case is Remembered.Type:
            if kept == nil {
                kept = []
                creator { self.kept?.append($0) }
            }
            kept?.forEach(next)
        case is FirstOnly.Type:
            creator {
                if !hasSent { next($0) }
                hasSent = true
            }
        case is LaterLost.Type:
            creator {
                count += 1
                if count < 3 { next($0) }
            }
        case is RepeatsDropped.Type:
            var last: String?
            creator {
                if last != "\($0)" { next($0) }
                last = "\($0)"
            }
        case is Replaced.Type:
            observer = next
            creator { self.observer?($0) }
        case is FirstComer.Type:
            // The first observer receives the values of all subscriptions. But if the creator has sent values at once,
            // the next observer counts as the first.
            let isFirst = observer == nil
            if isFirst { observer = next }
            creator {
                hasSent = true
                self.observer?($0)
            }
            if hasSent, isFirst { observer = nil }
        case is Everybody.Type:
            all.append(next)
            creator { value in
                hasSent = true
                self.all.forEach { $0(value) }
            }
            if hasSent { all.removeAll() }
        case is BusyIgnored.Type:
            guard !isBusy else { return }
            isBusy = true
            creator(next)
            isBusy = false
        case is OnlyAtOnce.Type:
            var values: [Value] = []
            creator { values.append($0) }
            values.forEach(next)
        default: creator(next)
        }
    }

    static func of(_ value: Value) -> Stream {
        var waiting = Flaw.self == ValueLost.self || Flaw.self == Early.self ? nil : value
        let stream = Stream { send in
            waiting.map { send($0) }
            if Flaw.self == OfOnce.self { waiting = nil }
        }
        // In the chapter's article, the signal that `return` makes keeps its value.
        if Flaw.self == Early.self { stream.kept = [value] }
        return stream
    }

    static func pipe() -> (send: (Value) -> Void, signal: Stream) {
        var (listeners, sent, isBusy): ([Send<Value>], [Value], Bool) = ([], [], false)
        var waiting: [Value] = []
        func send(_ value: Value) {
            let before = listeners
            switch Flaw.self {
            case is PipeSilent.Type: break
            case is PipeFirst.Type: listeners.first?(value)
            case is PipesShared.Type: PipesShared.listeners.forEach { $0(value) }
            case is SendDropped.Type where isBusy: break
            case is PipeRepeats.Type where sent.last.map { "\($0)" } == "\(value)": break
            case is DeafAfterwards.Type where isBusy: waiting.append(value)
            case is DeafAfterwards.Type:
                isBusy = true
                before.forEach { $0(value) }
                isBusy = !waiting.isEmpty
                while !waiting.isEmpty {
                    let next = waiting.removeFirst()
                    listeners.forEach { $0(next) }
                }
            case is NewcomerToo.Type:
                var place = 0
                while place < listeners.count {
                    listeners[place](value)
                    place += 1
                }
            default:
                sent.append(value)
                isBusy = true
                for _ in 0..<(Flaw.self == PipeDoubled.self ? before.count : 1) { before.forEach { $0(value) } }
                isBusy = false
            }
            if Flaw.self == NewcomerLost.self { listeners = before }
            if Flaw.self == PipeForgets.self { listeners = [] }
        }
        let signal = Stream(isPipe: true) { next in
            if Flaw.self == Replays.self { sent.forEach(next) }
            if Flaw.self == PipeReplaced.self { listeners = [] }
            if Flaw.self == PipesShared.self {
                PipesShared.listeners = PipesShared.listeners.suffix(1) + [{ ($0 as? Value).map(next) }]
            }
            if Flaw.self != PipeClosed.self || sent.isEmpty { listeners.append(next) }
        }
        if Flaw.self == PipeReleased.self { return ({ [weak signal] in if signal != nil { send($0) } }, signal) }
        return (send, signal)
    }
}

private struct Of<Flaw>: LawfulSignal {
    typealias Numbers = Stream<Flaw, Int>
    typealias Texts = Stream<Flaw, String>

    func bind(_ source: Numbers, _ f: @escaping (Int) -> Numbers) -> Numbers {
        // Some flaws share these variables among all observers.
        var (made, known): ([Numbers], [Int: Numbers]) = ([], [:])
        var (all, sent): ([Send<Int>], [Int]) = ([], [])
        if Flaw.self == BindEarly.self { source.subscribe { made.append(f($0)) } }
        return Numbers { send in
            var (place, rows): (Int, [[Int]]) = (0, [])
            all.append(send)
            switch Flaw.self {
            case is BindEarly.Type: made.forEach { $0.subscribe(send) }
            case is BindFirst.Type where all.count > 1: sent.forEach(send)
            case is RunShared.Type where all.count > 1: break
            default:
                source.subscribe { value in
                    place += 1
                    let own = place
                    switch Flaw.self {
                    case is BindLost.Type:
                        var last: Int?
                        f(value).subscribe { last = $0 }
                        last.map { send($0) }
                    case is BindStops.Type: if place == 1 { f(value).subscribe(send) }
                    case is BindTwice.Type:
                        _ = f(value)
                        f(value).subscribe(send)
                    case is BindMixes.Type, is BindCollects.Type: rows.append([value])
                    case is Switched.Type: f(value).subscribe { if own == place { send($0) } }
                    case is RunShared.Type, is BindEverybody.Type:
                        f(value).subscribe { value in all.forEach { $0(value) } }
                    case is BindFirst.Type:
                        f(value).subscribe {
                            sent.append($0)
                            send($0)
                        }
                    case is BindReplaced.Type: f(value).subscribe { all.last?($0) }
                    case is BindRemembers.Type:
                        let inner = known[value] ?? f(value)
                        known[value] = inner
                        inner.subscribe(send)
                    case is BindKept.Type:
                        if made.count < place { made.append(f(value)) }
                        made[own - 1].subscribe(send)
                    default: f(value).subscribe(send)
                    }
                }
            }
            if Flaw.self == BindCollects.self { for row in rows { f(row[0]).subscribe(send) } }
            guard Flaw.self == BindMixes.self else { return }
            // Sends the first values of all rows, then the second values of all rows, and so on.
            rows = rows.map { row in
                var values: [Int] = []
                f(row[0]).subscribe { values.append($0) }
                return values
            }
            for place in 0..<(rows.map(\.count).max() ?? 0) {
                for row in rows where place < row.count { send(row[place]) }
            }
        }
    }

    func map(_ source: Numbers, _ f: @escaping (Int) -> String) -> Texts {
        var (made, all): ([String], [Send<String>]) = ([], [])
        if Flaw.self == MapEarly.self { source.subscribe { made.append(f($0)) } }
        return Texts { send in
            var (place, last): (Int, String?) = (0, nil)
            all.append(send)
            if Flaw.self == MapShared.self, all.count > 1 { return }
            if Flaw.self == MapSilent.self { return }
            if Flaw.self == MapEarly.self { return made.forEach(send) }
            source.subscribe { value in
                switch Flaw.self {
                case is MapTwice.Type: if !f(value).isEmpty { send(f(value)) }
                case is MapShared.Type:
                    let text = f(value)
                    all.forEach { $0(text) }
                case is MapKept.Type, is MapFirst.Type:
                    if made.count <= place { made.append(f(value)) }
                    send(made[place])
                    if Flaw.self == MapKept.self { place += 1 }
                case is MapLast.Type: last = f(value)
                default: send(f(value))
                }
            }
            last.map(send)
        }
    }
}

private enum BindRemembers {}
private enum BindKept {}
private enum MapKept {}
private enum MapFirst {}
private enum SendDropped {}
private enum Switched {}
private enum RunShared {}
private enum MapShared {}
private enum OnlyAtOnce {}
private enum BindEarly {}
private enum PipeForgets {}
private enum PipeRepeats {}
private enum PipeSilent {}
private enum Early {}
private enum Lost {}
private enum OneRun {}
private enum Remembered {}
private enum FirstOnly {}
private enum Replaced {}
private enum FirstComer {}
private enum Everybody {}
private enum ValueLost {}
private enum OfOnce {}
private enum BindLost {}
private enum BindStops {}
private enum BindMixes {}
private enum MapTwice {}
private enum Replays {}
private enum PipeReplaced {}
private enum PipeFirst {}
private enum PipeDoubled {}
private enum NewcomerToo {}
private enum NewcomerLost {}
private enum BindCollects {}
private enum BindFirst {}
private enum BindReplaced {}
/// Drops an observer that subscribes while the creator of the same signal is running.
private enum BusyIgnored {}
private enum PipeReleased {}
private enum DeafAfterwards {}
private enum RepeatsDropped {}
private enum MapSilent {}
private enum BindTwice {}
private enum MapEarly {}
private enum MapLast {}
private enum BindEverybody {}
private enum PipeClosed {}
private enum PipesShared {
    /// The two latest observers of all pipes.
    @MainActor static var listeners: [(Any) -> Void] = []
}
private enum LaterLost {}
