/// The requirements of a signal.
@MainActor public protocol SignalShape<Value>: Sendable {
    /// The type of the signal's values.
    associatedtype Value

    /// Describes a signal. `create` runs whenever a subscriber subscribes. `create` receives a function that sends to
    /// that subscriber, and returns a function that ends that subscriber's work.
    ///
    /// `Signal<Int> { send in send(2); send(5); return {} }` sends `2` and `5` to each subscriber.
    /// Without a subscriber, nothing runs.
    init(_ create: @escaping (_ send: @escaping (Value) -> Void) -> () -> Void)

    /// Runs the signal for one more subscriber and returns a function that disposes of this subscription. Disposal ends
    /// the work. After disposal, the observer receives no value, not even one that the work sends while it ends. A
    /// second call to the function does nothing.
    ///
    /// After `let dispose = signal.subscribe { print($0) }`, values are printed.
    /// After `dispose()`, nothing is printed, even if the source keeps sending.
    func subscribe(_ observer: @escaping (Value) -> Void) -> () -> Void
}

/// 9.8: a signal whose subscriptions can be disposed of.
public protocol OwnSignal: Contract {
    /// Your signal of numbers.
    associatedtype Numbers: SignalShape<Int>
    /// Your signal of strings.
    associatedtype Texts: SignalShape<String>

    /// Returns a signal that forwards the values of all inner signals: for each value of `signal`, a function returns
    /// one inner signal. `block` makes this function, once for each subscriber, as soon as that subscriber subscribes.
    /// Disposal ends the outer work and all inner work. An observer may dispose of its subscription when it receives a
    /// value, even while `bind` is still subscribing to an inner signal.
    ///
    /// With `a` sending 2 and 5, `bind(a) { { n in Signal { send in send("\(n + 5)"); return {} } } }` sends `"7"` and
    /// `"10"`. Disposal ends the subscriptions to `a` and to the inner signals.
    func bind(_ signal: Numbers, _ block: @escaping () -> (Int) -> Texts) -> Texts
}

extension OwnSignal {
    static var checks: [Check<any OwnSignal>] {
        [
            Check("sends", of: "subscribe") { try examineSending($0) },
            Check("second", of: "subscribe") {
                let (bell, heard) = (Bell<Int>(), Recorder<String>())
                let signal = Numbers(bell.listen)
                let subscribe = { (name: String) in _ = signal.subscribe { _ in heard.hear(name) } }
                try $0.play(
                    "let signal = Signal { … }, which sends a bell's numbers", hearing: heard,
                    [
                        Step("x", "^", []) { subscribe("x") },
                        Step("bell", "1", ["x"]) { bell.ring(1) },
                        Step("y", "^", []) { subscribe("y") },
                        Step("bell", "2", ["x", "y"]) { bell.ring(2) },
                    ],
                    ifGot: [
                        ([[], ["x"], [], ["y"]], "replaced"), ([[], ["x"], [], ["y", "y"]], "replaced"),
                        ([[], [], [], []], "endsAtOnce"),
                    ])
            },
            Check("dispose", of: "subscribe") { try examineDisposal($0) },
            Check("ends", of: "subscribe") { examiner in
                let bell = Bell<Int>()
                let signal = Numbers(bell.listen)
                let dispose = signal.subscribe { _ in }
                try examiner.require(
                    bell.count == 1, else: "endsAtOnce",
                    .note("after subscribe { … }, subscribed to the bell: \(bell.count)"))
                dispose()
                try examiner.require(
                    bell.count == 0, else: "notEnded", .note("after dispose(), subscribed to the bell: \(bell.count)"))
                try examiner.expect("how often dispose() ended the work", bell.ends, is: 1)
                dispose()
                try examiner.require(
                    bell.ends == 1, else: "endedTwice", .note("dispose(), dispose(): the work was ended \(bell.ends)×"))
                let heard = Recorder<Int>()
                let last = Numbers { send in { send(9) } }.subscribe(heard.hear)
                last()
                try examiner.expect(
                    "what arrives from Signal { send in { send(9) } }, whose end sends 9, after dispose()",
                    heard.take(),
                    is: [], ifGot: [([9], "markTooLate")])
                var (ends, disposeItself): (Int, () -> Void) = (0, {})
                disposeItself = Numbers { _ in
                    {
                        ends += 1
                        if ends < 5 { disposeItself() }
                    }
                }.subscribe { _ in }
                disposeItself()
                try examiner.require(
                    ends == 1, else: "endedWhileEnding",
                    .note("an end that calls dispose() itself, after dispose(): the work was ended \(ends)×"))
                let (gong, ears) = (Bell<Int>(), Recorder<Int>())
                var leave: () -> Void = {}
                leave = Numbers(gong.listen).subscribe { _ in
                    leave()
                    ears.hear(gong.count)
                }
                gong.ring(1)
                try examiner.expect(
                    "how many are subscribed to the bell as soon as dispose() has returned, if the observer calls it",
                    ears.take(), is: [0])
            },
            Check("bind", of: "bind") {
                let heard = Recorder<String>()
                let a = Numbers { send in
                    for value in [2, 5] { send(value) }
                    return {}
                }
                // Keeps the outer signal in memory even if the answer holds it only weakly: `examineInner` reports that
                // mistake.
                defer { withExtendedLifetime(a) {} }
                _ = Self().bind(a) { { number in Self.sending("\(number + 5)", "x") } }.subscribe(heard.hear)
                try $0.expect(
                    "what bind sends for 2 and 5, if each inner signal sends number + 5 and \"x\"", heard.take(),
                    is: ["7", "x", "10", "x"],
                    ifGot: [
                        ([], "innerNotHeard"), (["7", "x"], "firstInnerOnly"),
                        (["7", "x", "7", "x", "10", "x", "10", "x"], "innerTwice"),
                        (["7", "x", "10", "x", "7", "x", "10", "x"], "outerTwice"),
                    ])
            },
            Check("block", of: "bind") { examiner in
                let answer = Self()
                var runs = 0
                let a = Numbers { send in
                    for value in [2, 5, 8] { send(value) }
                    return {}
                }
                defer { withExtendedLifetime(a) {} }
                let bound = answer.bind(a) {
                    runs += 1
                    return { _ in Self.sending("x") }
                }
                try examiner.require(
                    runs == 0, else: "blockEarly", .note("before an observer subscribed, block ran \(runs)×"))
                _ = bound.subscribe { _ in }
                try examiner.expect(
                    "how often block runs for one subscriber and three values", runs, is: 1,
                    ifGot: runs > 1 ? [(runs, "blockPerValue")] : [])
                _ = bound.subscribe { _ in }
                try examiner.expect("how often block runs for two subscribers", runs, is: 2, ifGot: [(1, "blockOnce")])
                var blocks = 0
                let quiet = Numbers { _ in {} }
                defer { withExtendedLifetime(quiet) {} }
                _ = answer.bind(quiet) {
                    blocks += 1
                    return { _ in Self.sending("x") }
                }.subscribe { _ in }
                try examiner.expect(
                    "how often block runs for one subscriber of a signal that sends nothing", blocks, is: 1,
                    ifGot: [(0, "blockLate")])
            },
            Check("inner", of: "bind") { try examineInner($0) },
            Check("bindApart", of: "bind") {
                let (bell, room, heard) = (Bell<Int>(), Bell<String>(), Recorder<String>())
                let bound = Self().bind(Numbers(bell.listen)) { { _ in Texts(room.listen) } }
                var disposals: [() -> Void] = []
                for name in ["x", "y"] { disposals.append(bound.subscribe { _ in heard.hear(name) }) }
                try $0.play(
                    "let signal = bind(bell) { { _ in room } }, with subscribers x and y", hearing: heard,
                    [
                        Step("bell", "0", []) { bell.ring(0) }, Step("room", "a", ["x", "y"]) { room.ring("a") },
                        Step("x", "!", []) { disposals[0]() }, Step("room", "b", ["y"]) { room.ring("b") },
                    ],
                    ifGot: [
                        ([[], ["x", "y"], [], []], "endsShared"),
                        ([[], ["x", "y", "x", "y"], [], ["y"]], "valuesShared"),
                    ])
            },
            Check("everywhere", of: "bind") {
                try examineEnds($0)
                try $0.agrees(story: "b = bind(bell) { { rooms[$0] } }", of: BellStep.any) { answer, log in
                    log.note("c = bind(bell) { { rooms[2 - $0] } }")
                    return answer.play(log)
                }
            },
            Check("bindEnds", of: "bind") { examiner in
                let answer = Self()
                try examineEnds(examiner)
                var (asked, send): (Int, ((Int) -> Void)?) = (0, nil)
                let deaf = Numbers {
                    send = $0
                    return {}
                }
                let disposeAgain = answer.bind(deaf) {
                    { _ in
                        asked += 1
                        return Self.sending("x")
                    }
                }.subscribe { _ in }
                disposeAgain()
                send?(1)
                try examiner.require(
                    asked == 0, else: "begunAfterEnd",
                    .note("after dispose() the outer source sent 1, and the function from block() was called"))
                let (gong, hall) = (Bell<Int>(), Bell<String>())
                var isOver = false
                let disposeAll = answer.bind(Numbers(gong.listen)) {
                    { _ in
                        Texts { send in
                            let remove = hall.listen(send)
                            return {
                                remove()
                                // Rings only once. Otherwise, a wrong answer could start and end inner signals forever.
                                guard isOver else { return }
                                isOver = false
                                gong.ring(2)
                            }
                        }
                    }
                }.subscribe { _ in }
                gong.ring(1)
                isOver = true
                examiner.running("dispose(), where the end of an inner signal makes the outer source send 2")
                disposeAll()
                try examiner.require(
                    hall.count == 0, else: "begunWhileEnding",
                    .note("the end of an inner signal makes the outer source send 2"),
                    .note("after dispose(), subscribed to the inner signals' source: \(hall.count)"))
                let (street, house) = (Bell<Int>(), Bell<String>())
                let leave = answer.bind(Numbers(street.listen)) { { _ in Texts(house.listen) } }.subscribe { _ in }
                for number in 1...30 { street.ring(number % 7) }
                try examiner.expect("how many inner signals run after 30 values", house.count, is: 30)
                leave()
                try examiner.expect("how many of 30 inner signals run after dispose()", house.count, is: 0)
                for isFirst in [false, true] { try examineDisposalAtValue(examiner, sendsFirst: isFirst) }
                try examineDisposalMeanwhile(examiner)
            },
        ]
    }

    private static func sending(_ values: String...) -> Texts {
        Texts { send in
            for value in values { send(value) }
            return {}
        }
    }

    private static func examineSending(_ examiner: Examiner<any OwnSignal>) throws {
        var runs = 0
        let signal = Numbers { send in
            runs += 1
            for value in [2, 5] { send(value) }
            return {}
        }
        try examiner.require(runs == 0, else: "early", .note("before an observer subscribed, create ran \(runs)×"))
        for subscriber in ["first", "second"] {
            let heard = Recorder<Int>()
            _ = signal.subscribe(heard.hear)
            try examiner.expect(
                "what the \(subscriber) subscriber receives from Signal { send 2 and 5 }", heard.take(), is: [2, 5],
                ifGot: [([], subscriber == "first" ? "nothingHeard" : "ranOnce"), ([2], "firstValueOnly")])
        }
        try examiner.require(runs == 2, else: "createTwice", .note("two subscribers: create ran \(runs)×"))
    }

    private static func examineDisposal(_ examiner: Examiner<any OwnSignal>) throws {
        let heard = Recorder<String>()
        // The functions that send are kept, so that the source can send even after disposal.
        var senders: [(Int) -> Void] = []
        let signal = Numbers {
            senders.append($0)
            return {}
        }
        var disposals: [() -> Void] = []
        for name in ["x", "y"] { disposals.append(signal.subscribe { _ in heard.hear(name) }) }
        func send(_ value: Int) { for sender in senders { sender(value) } }
        try examiner.play(
            "let signal = Signal { … }, which never stops sending, with subscribers x and y", hearing: heard,
            [
                Step("source", "1", ["x", "y"]) { send(1) }, Step("x", "!", []) { disposals[0]() },
                Step("source", "2", ["y"]) { send(2) }, Step("x", "!", []) { disposals[0]() },
                Step("source", "3", ["y"]) { send(3) }, Step("y", "!", []) { disposals[1]() },
                Step("source", "4", []) { send(4) },
            ],
            ifGot: [
                ([["x", "y"], [], ["x", "y"], [], ["x", "y"], [], ["x", "y"]], "disposesNothing"),
                ([["x", "y"], [], [], [], [], [], []], "disposesAll"),
                ([["x", "y"], [], ["x"], [], ["x"], [], []], "disposesLast"),
                ([["x", "y"], [], ["x"], [], [], [], []], "disposesLast"),
                ([["x", "y"], [], ["y"], [], [], [], []], "secondDisposeHitsOther"),
            ])
        // The answer decides in which order the values arrive, so they are compared in sorted order.
        let (echoed, bell) = (Recorder<Int>(), Bell<Int>())
        _ = Numbers(bell.listen).subscribe {
            echoed.hear($0)
            if $0 < 3 { bell.ring($0 + 1) }
        }
        bell.ring(1)
        try examiner.expect(
            "what a subscriber receives after the bell rings 1, if the subscriber rings 2 at 1, and 3 at 2",
            echoed.take().sorted(), is: [1, 2, 3], ifGot: [([1], "lostWithin")])
    }

    private static func examineEnds(_ examiner: Examiner<any OwnSignal>) throws {
        let (bell, rooms) = (Bell<Int>(), [Bell<String>(), Bell<String>()])
        let dispose = Self().bind(Numbers(bell.listen)) { { Texts(rooms[$0].listen) } }.subscribe { _ in }
        for room in [0, 1] { bell.ring(room) }
        dispose()
        let counts = "after bell 0, bell 1, dispose(): subscribed to the bell: \(bell.count), "
        let inner = "to room 0: \(rooms[0].count), to room 1: \(rooms[1].count)"
        try examiner.require(bell.count == 0, else: "outerLeft", .note(counts + inner))
        try examiner.require(
            rooms[1].count == 0, else: rooms[0].count == 0 ? "onlyFirstEnded" : "innerLeft", .note(counts + inner))
        try examiner.require(rooms[0].count == 0, else: "onlyLastEnded", .note(counts + inner))
    }

    /// Checks `bind` with an observer that disposes of its subscription at its first value. An inner signal sends this
    /// value while `bind` is still subscribing to it.
    private static func examineDisposalAtValue(_ examiner: Examiner<any OwnSignal>, sendsFirst: Bool) throws {
        let (bell, room, heard) = (Bell<Int>(), Bell<String>(), Recorder<String>())
        let greeting = Texts { send in
            if sendsFirst { send("hello") }
            let remove = room.listen(send)
            if !sendsFirst { send("hello") }
            return remove
        }
        var dispose: () -> Void = {}
        dispose = Self().bind(Numbers(bell.listen)) { { _ in greeting } }.subscribe {
            heard.hear($0)
            dispose()
        }
        let inner =
            sendsFirst
            ? "sends \"hello\", and then subscribes to a room" : "subscribes to a room, and then sends \"hello\""
        examiner.running("bell 1, where the inner signal \(inner), and the observer disposes at the first value")
        bell.ring(1)
        try examiner.require(
            bell.count == 0, else: "outerLeft",
            .note("the observer disposes at the first value; after bell 1, subscribed to the bell: \(bell.count)"))
        try examiner.require(
            room.count == 0, else: "innerRunsOn",
            .note("the inner signal \(inner); the observer disposes at the first value"),
            .note("after bell 1, the room still has a subscriber"))
        room.ring("late")
        try examiner.expect(
            "what arrives, where the inner signal \(inner), and the observer disposes at the first value",
            heard.take(), is: ["hello"])
    }

    private static func examineDisposalMeanwhile(_ examiner: Examiner<any OwnSignal>) throws {
        let (bell, rooms) = (Bell<Int>(), [Bell<String>(), Bell<String>()])
        var (dispose, left): (() -> Void, Int?) = ({}, nil)
        dispose = Self().bind(Numbers(bell.listen)) {
            { room in
                Texts { send in
                    if room == 1 {
                        dispose()
                        left = rooms[0].count
                    }
                    return rooms[room].listen(send)
                }
            }
        }.subscribe { _ in }
        let story = "bell 0, bell 1; dispose() is called while bind subscribes to the signal of room 1"
        examiner.running(story)
        for room in [0, 1] { bell.ring(room) }
        try examiner.expect(
            "how many are subscribed to room 0 as soon as dispose() has returned, in: \(story)", left, is: 0)
        try examiner.require(
            rooms[1].count == 0, else: "innerRunsOn", .note(story),
            .note("at the end, subscribed to room 1: \(rooms[1].count)"))
    }

    private static func examineInner(_ examiner: Examiner<any OwnSignal>) throws {
        let (bell, rooms, heard) = (Bell<Int>(), [Bell<String>(), Bell<String>()], Recorder<String>())
        var asked: [Int] = []
        let signal = Numbers(bell.listen)
        let dispose = Self().bind(signal) {
            { room in
                asked.append(room)
                return Texts(rooms[room].listen)
            }
        }.subscribe(heard.hear)
        try examiner.require(
            bell.count < 2, else: "outerTwice",
            .note("one subscriber; subscribed to the outer bell: \(bell.count)"))
        try examiner.play(
            "let signal = bind(bell) { { rooms[$0] } }", hearing: heard,
            [
                Step("bell", "0", []) { bell.ring(0) }, Step("room 0", "a", ["a"]) { rooms[0].ring("a") },
                Step("bell", "1", []) { bell.ring(1) }, Step("room 0", "b", ["b"]) { rooms[0].ring("b") },
                Step("room 1", "c", ["c"]) { rooms[1].ring("c") }, Step("bind", "!", [], dispose),
                Step("room 1", "d", []) { rooms[1].ring("d") }, Step("bell", "0", []) { bell.ring(0) },
                Step("room 0", "e", []) { rooms[0].ring("e") },
            ],
            ifGot: [
                ([[], ["a"], [], [], ["c"], [], [], [], []], "keepsLatestOnly"),
                ([[], [], [], [], [], [], [], [], []], "innerCollected"),
            ])
        try examiner.expect(
            "the values that the function from block() receives: the bell rings 0, 1, and after dispose() another 0",
            asked, is: [0, 1],
            ifGot: [([0, 0, 1, 1], "nextTwice"), ([0, 1, 0], "outerLeft")])
        withExtendedLifetime(signal) {}
        // No code here retains the gong's signal. If signals are objects, this one is released unless `bind` retains
        // it.
        let gong = Bell<Int>()
        _ = Self().bind(Numbers(gong.listen)) { { _ in Self.sending("x") } }.subscribe { _ in }
        try examiner.require(
            gong.count == 1, else: "signalGone",
            .note("bind(Signal { … }) { … } has a subscriber; subscribed to the outer bell: \(gong.count)"))
        // The bell rings again while a value is being sent. The answer decides the order of the values, so they are
        // compared in sorted order.
        let (echoed, street) = (Recorder<String>(), Bell<Int>())
        _ = Self().bind(Numbers(street.listen)) {
            { number in
                Texts { send in
                    send("\(number)")
                    if number < 3 { street.ring(number + 1) }
                    return {}
                }
            }
        }.subscribe(echoed.hear)
        street.ring(1)
        try examiner.expect(
            "what bind sends after the bell rings 1, where the inner signals of 1 and 2 send the number, and then ring the "
                + "bell with the next one", echoed.take().sorted(), is: ["1", "2", "3"])
    }
}

/// A step in a story about a bell's signal and two bound signals, which subscribe to a room whenever the bell rings.
enum BellStep: Sendable, CustomStringConvertible {
    case listen, listenBound, listenOther, listenOnce, listenBoundOnce, dispose(Int), ring(Int), ringAll
    case say(Int, String)

    static var any: Generator<BellStep> {
        let number = Generator<Int>.int(in: 0...2)
        return .one(of: [
            number.map { .ring($0) }, .constant(.ringAll), .constant(.listenBound), .constant(.listen),
            number.map { .dispose($0) },
            Generator<(Int, String)>.pair(number, .element(of: ["hi", "yes"])).map { .say($0.0, $0.1) },
            .element(of: [.listenOther, .listenOnce, .listenBoundOnce]),
        ])
    }

    var description: String {
        switch self {
        case .listen: "another subscriber of the bell's signal"
        case .listenBound: "another subscriber of b"
        case .listenOther: "another subscriber of c"
        case .listenOnce: "another subscriber of the bell's signal, which calls dispose() at its first value"
        case .listenBoundOnce: "another subscriber of b, which calls dispose() at its first value"
        case .dispose(let place): "subscriber \(place + 1) calls dispose()"
        case .ring(let number): "the bell rings \(number)"
        case .ringAll: "the bell rings 0, 1, 2"
        case .say(let room, let word): "room \(room) says \"\(word)\""
        }
    }
}

extension OwnSignal {
    fileprivate func play(_ log: RunLog) -> (BellStep) -> Void {
        let (bell, rooms) = (Bell<Int>(), [Bell<String>(), Bell<String>(), Bell<String>()])
        let signal = Numbers(bell.listen)
        let bound = bind(signal) { { Texts(rooms[$0].listen) } }
        let other = bind(signal) { { Texts(rooms[2 - $0].listen) } }
        var disposals: [() -> Void] = []
        func disposing<Value>(_ number: Int) -> (Value) -> Void {
            {
                log.note("subscriber \(number) receives \($0), and calls dispose()")
                disposals[number - 1]()
            }
        }
        return { step in
            let number = disposals.count + 1
            switch step {
            case .listen: disposals.append(signal.subscribe { log.note("subscriber \(number) receives \($0)") })
            case .listenBound: disposals.append(bound.subscribe { log.note("subscriber \(number) receives \($0)") })
            case .listenOther: disposals.append(other.subscribe { log.note("subscriber \(number) receives \($0)") })
            case .listenOnce: disposals.append(signal.subscribe(disposing(number)))
            case .listenBoundOnce: disposals.append(bound.subscribe(disposing(number)))
            case .dispose(let place): if place < disposals.count { disposals[place]() }
            case .ring(let value): bell.ring(value)
            case .ringAll: for value in 0...2 { bell.ring(value) }
            case .say(let room, let word): rooms[room].ring(word)
            }
            log.note("subscribers of the bell: \(bell.count), of the rooms: \(rooms.map(\.count))")
        }
    }
}
