/// The operations of this exercise's small signal, which sends values but never ends.
@MainActor public protocol SignalShape<Value> {
    /// The type of the values.
    associatedtype Value

    /// Describes a signal. The creator runs for each observer and receives a function that sends values to that
    /// observer.
    ///
    /// `Flow { send in send(1); send(2) }` sends 1 and 2 to every observer.
    init(_ creator: @escaping (@escaping (Value) -> Void) -> Void)

    /// Subscribes an observer: `next` is called with each value of the signal.
    ///
    /// `Flow.of(3).subscribe { print($0) }` prints 3.
    func subscribe(_ next: @escaping (Value) -> Void)

    /// Returns a signal that sends one value.
    static func of(_ value: Value) -> Self

    /// Returns two things: a function that sends values, and the signal of these values.
    ///
    /// Each observer receives the values that are sent after its subscription. An observer that subscribes while 1 is
    /// being sent receives only the values after 1.
    static func pipe() -> (send: (Value) -> Void, signal: Self)
}

/// 10.2: the signal of the chapter's article, repaired so that it obeys the laws.
public protocol LawfulSignal: Contract {
    /// Your signal of numbers.
    associatedtype Numbers: SignalShape<Int>
    /// Your signal of strings.
    associatedtype Texts: SignalShape<String>

    /// Returns a signal that calls `f` with each value of the source and sends the values of all signals that `f`
    /// returns.
    ///
    /// `bind(.of(3)) { .of($0 + 1) }` sends 4.
    /// If `twoAndThree` sends 2 and 3, `bind(twoAndThree) { .of($0 * 10) }` sends 20 and 30.
    func bind(_ source: Numbers, _ f: @escaping (Int) -> Numbers) -> Numbers

    /// Returns a signal that sends the result of `f` for each value of the source.
    ///
    /// `map(.of(3)) { "\($0)!" }` sends `3!`.
    /// If `twoAndThree` sends 2 and 3, `map(twoAndThree) { "\($0)!" }` sends `2!` and `3!`.
    func map(_ source: Numbers, _ f: @escaping (Int) -> String) -> Texts
}

extension LawfulSignal {
    static var checks: [Check<any LawfulSignal>] {
        // The mistakes that `cause` finds, each with the requirement in which the learner made it.
        let basic = [
            "early": "init", "lost": "subscribe", "firstOnly": "subscribe", "oneRun": "subscribe",
            "repeatsDropped": "subscribe", "laterLost": "subscribe",
        ]
        let lists = Generator<[Int]>.array(of: .int(in: 0...9), count: 0...4)
        return [
            Check("of", of: "of", mistakesIn: basic) {
                try $0.expect(
                    "what Flow.of(3) sends", received(Numbers.of(3)), is: [3], ifGot: [([], cause("valueLost"))])
                try $0.expect("what Flow.of(\"bee\") sends", received(Texts.of("bee")), is: ["bee"])
                let one = Numbers.of(4)
                try $0.expect(
                    "what Flow.of(4) sends to two subscribers", [received(one), received(one)], is: [[4], [4]],
                    ifGot: [([[4], []], cause("ofOnce"))])
            },
            Check("leftIdentity", of: "bind", mistakesIn: basic) {
                try $0.law(
                    "left identity", "bind(of(a), f) = f(a)", for: ("f", FlowFunction.any),
                    ("a", .int(in: 0...9)), ifBroken: cause(bindsEarly() ? "bindEarly" : "bindLost"),
                    left: { f, a in received(Self().bind(.of(a), some(f))) },
                    equals: { f, a in received(some(f)(a)) })
            },
            Check("rightIdentity", of: "bind", mistakesIn: basic) {
                try $0.law(
                    "right identity", "bind(m, of) = m", for: ("m", lists),
                    ifBroken: cause(bindsEarly() ? "bindEarly" : "bindStops"),
                    left: { m in received(Self().bind(signal(m)) { .of($0) }) }, equals: { m in m })
            },
            Check("associativity", of: "bind", mistakesIn: basic) {
                let answer = Self()
                try $0.law(
                    "associativity", "bind(bind(m, f), g) = bind(m) { bind(f($0), g) }",
                    for: ("f", FlowFunction.any), ("g", FlowFunction.any), ("m", lists),
                    ifBroken: cause(bindsEarly() ? "bindEarly" : "bindMixes"),
                    left: { f, g, m in received(answer.bind(answer.bind(signal(m), some(f)), some(g))) },
                    equals: { f, g, m in
                        received(answer.bind(signal(m)) { answer.bind(some(f)($0), some(g)) })
                    })
            },
            Check("waits", of: "init") { examiner in
                var runs = 0
                let signal = Numbers { send in
                    runs += 1
                    send(1)
                }
                try examiner.require(
                    runs == 0, else: "early", .note("let signal = Flow { send in send(1) }"),
                    .note("the creator has run \(runs)×, but there is no observer yet"))
                try examiner.expect(
                    "what a subscriber of Flow { send in send(1) } receives", received(signal), is: [1],
                    ifGot: [([], "lost")])
            },
            Check("each", of: "subscribe") { examiner in
                var runs = 0
                let signal = Numbers { send in
                    runs += 1
                    send(runs)
                    send(10)
                }
                try examiner.expect(
                    "what two subscribers of Flow { send in send(the number of this run); send(10) } receive",
                    [received(signal), received(signal)], is: [[1, 10], [2, 10]],
                    ifGot: [
                        ([[1, 10], []], "oneRun"), ([[1, 10], [1, 10]], "remembered"), ([[1], [2]], "firstOnly"),
                        ([[10], [10]], "firstOnly"), ([[1], [1]], "firstOnly"),
                    ])
            },
            Check("together", of: "subscribe") { examiner in
                var senders: [(Int) -> Void] = []
                let signal = Numbers { senders.append($0) }
                var (first, second): ([Int], [Int]) = ([], [])
                signal.subscribe { first.append($0) }
                signal.subscribe { second.append($0) }
                senders.forEach { $0(7) }
                try examiner.expect(
                    "what two subscribers receive at the same time", [first, second], is: [[7], [7]],
                    ifGot: [
                        ([[], [7, 7]], "replaced"), ([[], [7]], "replaced"), ([[7, 7], []], "firstComer"),
                        ([[7], []], "firstComer"), ([[7, 7], [7, 7]], "everybody"), ([[], []], "onlyAtOnce"),
                    ])
                let again = Entrance(signal: Self.signal([1, 2]))
                var inner: [Int] = []
                again.signal.subscribe { value in
                    if value == 1 { again.signal.subscribe { inner.append($0) } }
                }
                try examiner.expect(
                    "what an observer receives if it subscribes to Flow { send in send(1); send(2) } while another receives 1",
                    inner, is: [1, 2], ifGot: [([], "busyIgnored")])
            },
            Check("pipe", of: "pipe") { examiner in
                let (send, signal) = Numbers.pipe()
                var (first, second): ([Int], [Int]) = ([], [])
                signal.subscribe { first.append($0) }
                send(1)
                send(1)
                try examiner.expect(
                    "what a subscriber of a pipe receives when 1 is sent twice", first, is: [1, 1],
                    ifGot: [
                        ([1], valuesOfPipe([1, 2, 3]) == [1] ? "pipeForgets" : "pipeRepeats"), ([], "pipeSilent"),
                    ])
                let pair = (Numbers.pipe(), Numbers.pipe())
                var (left, right): ([Int], [Int]) = ([], [])
                pair.0.signal.subscribe { left.append($0) }
                pair.1.signal.subscribe { right.append($0) }
                pair.0.send(1)
                pair.1.send(2)
                try examiner.expect(
                    "what the subscribers of two pipes receive when one sends 1 and the other sends 2", [left, right],
                    is: [[1], [2]], ifGot: [([[1, 2], [1, 2]], "pipesShared")])
                try examiner.expect(
                    "what a subscriber of a pipe receives, if 1 is sent before it subscribes, and 2 after",
                    valuesOfPipe([2], before: [1]), is: [2], ifGot: [([], "pipeClosed"), ([1, 2], "replays")])
                signal.subscribe { second.append($0) }
                try examiner.require(
                    second.isEmpty, else: "replays",
                    .note("1 was sent before the second observer subscribed, but this observer received it"))
                send(2)
                try examiner.expect(
                    "what two subscribers have received after 2 is sent, the second one new", [first, second],
                    is: [[1, 1, 2], [2]],
                    ifGot: [
                        ([[1, 1], [2]], "pipeReplaced"), ([[1, 1, 2], []], "pipeFirst"),
                        ([[1, 1, 2, 2], [2, 2]], "pipeDoubled"),
                        ([[1, 1], [2, 2]], "pipeReplaced"),
                    ])
                let (crowd, hall) = Numbers.pipe()
                var sums = [Int](repeating: 0, count: 30)
                for place in sums.indices { hall.subscribe { sums[place] += $0 } }
                (1...130).forEach(crowd)
                try examiner.expect(
                    "how many of 30 subscribers receive all of 130 values", sums.count { $0 == 130 * 131 / 2 }, is: 30)
                var (kept, sendAlone): ([Int], ((Int) -> Void)?) = ([], nil)
                do {
                    let pipe = Numbers.pipe()
                    pipe.signal.subscribe { kept.append($0) }
                    sendAlone = pipe.send
                }
                sendAlone?(1)
                try examiner.expect(
                    "what a pipe's subscriber receives, if only the function send is kept", kept, is: [1],
                    ifGot: [([], "pipeReleased")])
                let cave = Numbers.pipe()
                let echo = Echo(send: cave.send)
                var echoed: [Int] = []
                cave.signal.subscribe { value in
                    echoed.append(value)
                    if value < 3 { echo.send(value + 1) }
                }
                cave.send(1)
                try examiner.expect(
                    "what a pipe's only subscriber receives, if it sends 2 when it receives 1, and 3 when it receives 2",
                    echoed,
                    is: [1, 2, 3], ifGot: [([1], "sendDropped")])
                cave.send(4)
                try examiner.expect(
                    "what a pipe's only subscriber receives when 4 is sent, after it itself sent 2 at 1, and 3 at 2",
                    Array(echoed.dropFirst(3)), is: [4],
                    ifGot: [([], "deafAfterwards")])
                let gate = Numbers.pipe()
                let (way, call) = (Entrance(signal: gate.signal), Echo(send: gate.send))
                var newcomer: [Int] = []
                way.signal.subscribe { value in
                    guard value == 1 else { return }
                    way.signal.subscribe { newcomer.append($0) }
                    call.send(2)
                }
                gate.send(1)
                try examiner.expect(
                    "whether 2 reaches an observer that subscribes to a pipe while 1 is being sent, before 2 is sent",
                    newcomer.contains(2), is: true)
                let ring = Numbers.pipe()
                let door = Entrance(signal: ring.signal)
                var (late, isThere): ([Int], Bool) = ([], false)
                door.signal.subscribe { _ in
                    if !isThere { door.signal.subscribe { late.append($0) } }
                    isThere = true
                }
                [5, 6].forEach(ring.send)
                try examiner.expect(
                    "what an observer receives if it subscribes while 5 is being sent, and then 6 is sent", late,
                    is: [6],
                    ifGot: [([5, 6], "newcomerToo"), ([], "newcomerLost")])
            },
            Check("bindWaits", of: "bind") { examiner in
                let answer = Self()
                var runs = 0
                _ = answer.bind(Numbers { _ in runs += 1 }) { .of($0 * 10) }
                try examiner.require(
                    runs == 0, else: "bindEarly", .note("let bound = bind(source) { .of($0 * 10) }"),
                    .note("source's creator has run \(runs)×, but bound has no observer yet"))
                let (send, source) = Numbers.pipe()
                let bound = answer.bind(source) { .of($0 * 10) }
                send(1)
                var (first, second): ([Int], [Int]) = ([], [])
                bound.subscribe { first.append($0) }
                bound.subscribe { second.append($0) }
                send(2)
                try examiner.expect(
                    "what two subscribers of bind(pipe) { .of($0 * 10) } receive: 1 is sent before they subscribe, 2 after",
                    [first, second], is: [[20], [20]],
                    ifGot: [
                        ([[10], [10]], "bindEarly"), ([[], []], "bindCollects"), ([[10, 20], [10, 20]], "bindEarly"),
                        ([[], [20]], "bindReplaced"), ([[], [20, 20]], "bindReplaced"), ([[20], []], "bindFirst"),
                        ([[20, 20], []], "bindFirst"), ([[20, 20], [20, 20]], "bindEverybody"),
                    ])
            },
            Check("map", of: "map") { examiner in
                var (runs, calls) = (0, 0)
                let source = Numbers { send in
                    runs += 1
                    for value in [2, 3] { send(value) }
                }
                let mapped = Self().map(source) {
                    calls += 1
                    return "\($0)!"
                }
                try examiner.require(
                    runs == 0, else: "mapEarly", .note("let mapped = map(twoAndThree) { \"\\($0)!\" }"),
                    .note("twoAndThree's creator has run \(runs)×, but mapped has no observer yet"))
                try examiner.expect(
                    "map(twoAndThree) { \"\\($0)!\" }", received(mapped), is: ["2!", "3!"],
                    ifGot: [
                        ([], "mapSilent"), (["2!", "2!", "3!", "3!"], "mapTwice"), (["2!", "2!"], "mapFirst"),
                        (["3!"], "mapLast"),
                    ])
                try examiner.require(calls == 2, else: "mapTwice", .note("two values, but the function ran \(calls)×"))
            },
            Check("everywhere", of: "bind") {
                let answer = Self()
                try $0.agrees(
                    story: "signals and pipes", of: FlowStep.any,
                    examples: [FlowSubject.bound, .mapped].map {
                        [.listen($0), .send(2), .listen($0), .send(3), .send(2)]
                    }
                ) { answer, log in answer.played(log) }
                let twice = Self.signal([1, 2])
                try $0.expect(
                    "what bind(twice) { _ in twice } sends, with let twice = Flow { send in send(1); send(2) }",
                    received(answer.bind(twice) { _ in twice }), is: [1, 2, 1, 2])
                var calls = 0
                let bound = answer.bind(twice) { value in
                    calls += 1
                    return .of(value)
                }
                _ = received(bound)
                try $0.require(
                    calls <= 2, else: "bindTwice", .note("the source sent two values, but bind called f \(calls)×"))
            },
        ]
    }

    /// Returns the mistake in `init` or `subscribe` if there is one, and otherwise `misconception`.
    private static func cause(_ misconception: String) -> String {
        var runs = 0
        let signal = Numbers { send in
            runs += 1
            send(1)
            send(2)
        }
        if runs > 0 { return "early" }
        let first = received(signal)
        if first.isEmpty { return "lost" }
        if first.count == 1 { return "firstOnly" }
        if received(signal).isEmpty { return "oneRun" }
        if received(Self.signal([1, 1])) == [1] { return "repeatsDropped" }
        return received(Self.signal([1, 2, 3])).count < 3 ? "laterLost" : misconception
    }

    /// Returns true if `bind` subscribes to the source before the new signal has an observer.
    private static func bindsEarly() -> Bool {
        var runs = 0
        _ = Self().bind(Numbers { _ in runs += 1 }) { .of($0) }
        return runs > 0
    }

    /// Returns the values that an observer of a new pipe receives. The values in `before` are sent before the observer
    /// subscribes, and those in `values` afterward.
    private static func valuesOfPipe(_ values: [Int], before: [Int] = []) -> [Int] {
        let (send, signal) = Numbers.pipe()
        var received: [Int] = []
        before.forEach(send)
        signal.subscribe { received.append($0) }
        withExtendedLifetime(signal) { values.forEach(send) }
        return received
    }

    private static func received<Flow: SignalShape>(_ flow: Flow) -> [Flow.Value] {
        var values: [Flow.Value] = []
        flow.subscribe { values.append($0) }
        return values
    }

    private static func signal(_ values: [Int]) -> Numbers { Numbers { values.forEach($0) } }

    /// Returns a function from a number to a signal of one or two values, to detect an answer that expects only one
    /// value.
    private static func some(_ step: FlowFunction) -> (Int) -> Numbers {
        { x in x > 4 ? signal([x, step.f(x)]) : .of(step.f(x)) }
    }
}

private struct FlowFunction: Sendable, CustomStringConvertible {
    let f: Fn<Int, Int>
    static var any: Generator<FlowFunction> { Generator<Fn<Int, Int>>.function.map { FlowFunction(f: $0) } }
    var description: String { "\(f), and first x itself if x > 4" }
}

enum FlowStep: Sendable, CustomStringConvertible {
    case send(Int), sendInner(Int, Int), listen(FlowSubject)

    static var any: Generator<FlowStep> {
        let number = Generator<Int>.int(in: 0...3)
        let listen = Generator<FlowSubject>.element(of: FlowSubject.allCases).map { FlowStep.listen($0) }
        return .one(of: [
            listen, listen, number.map { .send($0) },
            Generator<(Int, Int)>.pair(.int(in: 0...1), .int(in: 4...9)).map { .sendInner($0.0, $0.1) },
        ])
    }

    var description: String {
        switch self {
        case .send(let value): "a sends \(value)"
        case .sendInner(let place, let value): "the pipe p\(place) sends \(value)"
        case .listen(let subject): "another subscriber of \(subject.rawValue)"
        }
    }
}

enum FlowSubject: String, CaseIterable, Sendable {
    case pipe = "a"
    case bound = "bind(a) { n in n < 2 ? p[n] : each([n, sent * 10]) } (sent: how many values a has sent)"
    case cold = "Flow { send in send(1); send(2) }"
    case boundCold = "bind(Flow { send in send(1); send(2) }) { Flow.of($0 + 1) }"
    case mapped = "map(a) { \"\\($0)!\" }"
    case mappedCold = "map(Flow { send in send(1); send(2) }) { \"\\($0)!\" }"
}

@MainActor private final class Entrance<Flow: SignalShape> {
    let signal: Flow
    init(signal: Flow) { self.signal = signal }
}

@MainActor private final class Echo {
    let send: (Int) -> Void
    init(send: @escaping (Int) -> Void) { self.send = send }
}

private final class Hub {
    var listeners: [[(Int) -> Void]] = [[], []]
    var sent = 0
}

extension LawfulSignal {
    fileprivate func played(_ log: RunLog) -> (FlowStep) -> Void {
        let (a, hub) = (Numbers.pipe(), Hub())
        let cold = Self.signal([1, 2])
        let bound = bind(a.signal) { value in
            value < 2 ? Numbers { hub.listeners[value].append($0) } : Self.signal([value, hub.sent * 10])
        }
        let boundCold = bind(cold) { .of($0 + 1) }
        let (mapped, mappedCold) = (map(a.signal) { "\($0)!" }, map(cold) { "\($0)!" })
        var (count, heard): (Int, [String]) = (0, [])
        func listen<Flow: SignalShape>(to flow: Flow) {
            count += 1
            let number = count
            flow.subscribe { heard.append("subscriber \(number) receives \($0)") }
        }
        return { step in
            switch step {
            case .send(let value):
                hub.sent += 1
                a.send(value)
            case .sendInner(let place, let value): hub.listeners[place].forEach { $0(value) }
            case .listen(.pipe): listen(to: a.signal)
            case .listen(.bound): listen(to: bound)
            case .listen(.cold): listen(to: cold)
            case .listen(.boundCold): listen(to: boundCold)
            case .listen(.mapped): listen(to: mapped)
            case .listen(.mappedCold): listen(to: mappedCold)
            }
            // The answer decides which observer receives a value first, so the lines are logged observer by observer.
            // But each observer must receive its own values in order.
            for number in stride(from: 1, through: count, by: 1) {
                for line in heard where line.hasPrefix("subscriber \(number) ") { log.note(line) }
            }
            heard = []
        }
    }
}
