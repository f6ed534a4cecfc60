/// The requirements of a pipe.
@MainActor public protocol PipeShape<Value>: Sendable {
    /// The type of the pipe's values.
    associatedtype Value

    /// Makes a pipe without subscribers.
    init()

    /// Sends a value to every subscriber, in the order in which they subscribed. The pipe does not keep the value for
    /// later subscribers.
    ///
    /// With two subscribers, `pipe.send(2)` calls both with `2`.
    /// Without a subscriber, `send` does nothing.
    func send(_ value: Value)

    /// Adds a subscriber and returns a function that removes this subscriber and no other.
    ///
    /// After `let remove = pipe.subscribe { print($0) }`, each call to `pipe.send(2)` prints `2`.
    /// After `remove()`, nothing is printed. You decide whether a subscriber that is removed during a send still
    /// receives that value.
    func subscribe(_ subscriber: @escaping (Value) -> Void) -> () -> Void
}

/// 9.5: a pipe for any type, and a pipe that is made from another.
public protocol OwnPipe: Contract {
    /// Your pipe of numbers.
    associatedtype Numbers: PipeShape<Int>
    /// Your pipe of strings.
    associatedtype Texts: PipeShape<String>

    /// Returns a pipe that sends `transform`'s result for each value of `pipe`. This is your `process` with a function
    /// from numbers to numbers.
    ///
    /// For each value, `transform` is called, and the new pipe sends the result, before all subscribers that were added
    /// to `pipe` after the call to `process`, and before the functions of later calls to `process`.
    ///
    /// With `let b = shift(a) { $0 + 3 }`, `a.send(2)` sends `5` to b's subscribers.
    /// a's own subscribers receive `2`.
    func shift(_ pipe: Numbers, _ transform: @escaping (Int) -> Int) -> Numbers

    /// Returns a pipe that sends `transform`'s result for each value of `pipe`. This is your `process` with a function
    /// from numbers to strings.
    ///
    /// With `let b = label(a) { "no. \($0)" }`, `a.send(2)` sends `"no. 2"` to b's subscribers.
    /// `transform` is called once for each number, however many subscribers there are.
    func label(_ pipe: Numbers, _ transform: @escaping (Int) -> String) -> Texts
}

extension OwnPipe {
    static var checks: [Check<any OwnPipe>] {
        [
            Check("sends", of: "send") { try examineSending($0) },
            Check("late", of: "subscribe") {
                let (pipe, heard) = (Numbers(), Recorder<Int>())
                try $0.play(
                    "let pipe = Pipe<Int>()", hearing: heard,
                    [
                        Step("pipe", "1", []) { pipe.send(1) },
                        Step("subscriber", "^", []) { _ = pipe.subscribe(heard.hear) },
                        Step("pipe", "2", [2]) { pipe.send(2) },
                    ],
                    ifGot: [([[], [1], [2]], "remembers"), ([[], [], [1, 2]], "remembers")])
            },
            Check("several", of: "subscribe") {
                let (pipe, told) = (Numbers(), Recorder<Int>())
                for number in 1...25 { _ = pipe.subscribe { _ in told.hear(number) } }
                pipe.send(5)
                let order = told.take()
                try $0.expect(
                    "which of subscribers 1 to 25 receive a value", order, is: Array(1...25),
                    ifGot: [([25], "replaced"), ([1], "onlyFirst"), ((1...25).reversed(), "backwards")]
                        + (order.sorted() == Array(1...25) ? [(order, "noOrder")] : []))
            },
            Check("remove", of: "subscribe") {
                let (pipe, heard) = (Numbers(), Recorder<String>())
                let removals = ["x", "y", "z"].map { name in pipe.subscribe { _ in heard.hear(name) } }
                try $0.play(
                    "let pipe = Pipe<Int>(), with subscribers x, y and z, and later w", hearing: heard,
                    [
                        Step("x", "!", []) { removals[0]() },
                        Step("w", "^", []) { _ = pipe.subscribe { _ in heard.hear("w") } },
                        Step("pipe", "1", ["y", "z", "w"]) { pipe.send(1) }, Step("y", "!", []) { removals[1]() },
                        Step("pipe", "2", ["z", "w"]) { pipe.send(2) },
                    ],
                    ifGot: [
                        ([[], [], ["x", "y", "z", "w"], [], ["x", "y", "z", "w"]], "notRemoved"),
                        ([[], [], ["w"], [], []], "removesAll"), ([[], [], ["w"], [], ["w"]], "removesAll"),
                        ([[], [], ["y", "z", "w"], [], ["y", "w"]], "byPlace"),
                        ([[], [], ["y", "z", "w"], [], ["w"]], "byPlace"),
                        ([[], [], ["x", "y", "w"], [], ["x", "y"]], "removesLast"),
                        ([[], [], ["y", "w"], [], ["w"]], "numberReused"),
                        ([[], [], ["x", "w"], [], []], "removesOthers"),
                    ])
                try examineLeaving($0)
            },
            Check("process", of: "process") { try examineProcess($0) },
            Check("types", of: "process") {
                let answer = Self()
                let (a, heard) = (Numbers(), Recorder<String>())
                let b = answer.label(a) { "no. \($0)" }
                _ = b.subscribe(heard.hear)
                try $0.play(
                    "let b = a.process { \"no. \\($0)\" }", hearing: heard,
                    [Step("a", "2", ["no. 2"]) { a.send(2) }, Step("a", "7", ["no. 7"]) { a.send(7) }])
                let (c, texts) = (Numbers(), Recorder<String>())
                _ = answer.label(c) { $0 == 0 ? "" : "no. \($0)" }.subscribe(texts.hear)
                for number in [0, 7] { c.send(number) }
                try $0.expect(
                    "what arrives from a.process { $0 == 0 ? \"\" : \"no. \\($0)\" }, after a.send(0), a.send(7)",
                    texts.take(), is: ["", "no. 7"], ifGot: [(["no. 7"], "emptyDropped")])
            },
            Check("once", of: "process", mistakesIn: ["stopsWithLast": "subscribe"]) { examiner in
                let answer = Self()
                var runs = 0
                let a = Numbers()
                let b = answer.shift(a) {
                    runs += 1
                    return $0
                }
                for _ in 1...3 { _ = b.subscribe { _ in } }
                a.send(2)
                try examiner.expect(
                    "how often transform runs in a.send(2), with 3 subscribers of b", runs, is: 1,
                    ifGot: runs > 1 ? [(runs, runs == 3 ? "perSubscriber" : "transformTwice")] : [])
                for isLeft in [false, true] {
                    var calls = 0
                    let c = Numbers()
                    let e = answer.shift(c) {
                        calls += 1
                        return $0
                    }
                    if isLeft { e.subscribe { _ in }() }
                    c.send(2)
                    let note =
                        isLeft
                        ? "b's only subscriber was removed, then a.send(2)" : "a.send(2), without subscribers of b"
                    try examiner.require(
                        calls > 0, else: isLeft ? "stopsWithLast" : "onlyIfHeard",
                        .note("\(note): transform ran \(calls)×"))
                    withExtendedLifetime(e) {}
                }
            },
            Check("within", of: "send") { examiner in
                let (pipe, heard) = (Numbers(), Recorder<Int>())
                _ = pipe.subscribe { if $0 > 1 { pipe.send($0 - 1) } }
                _ = pipe.subscribe(heard.hear)
                pipe.send(3)
                // The answer decides in which order the values arrive, so they are compared in sorted order.
                let got = heard.take().sorted()
                try examiner.expect(
                    "what y receives after pipe.send(3), if x sends n - 1 when it receives n > 1", got, is: [1, 2, 3],
                    ifGot: [([3], "deafWhileSending")])
                let (other, told) = (Numbers(), Recorder<Int>())
                _ = other.subscribe {
                    guard $0 == 4 else { return }
                    for number in 1...3 { other.send(number) }
                }
                _ = other.subscribe(told.hear)
                other.send(4)
                let all = told.take().sorted()
                try examiner.expect(
                    "what y receives after pipe.send(4), if x sends 1, 2 and 3 when it receives 4", all,
                    is: [1, 2, 3, 4], ifGot: [([3, 4], "oneWaits"), ([1, 4], "oneWaits")])
                other.send(5)
                try examiner.expect(
                    "what y receives after a later pipe.send(5)", told.take(), is: [5], ifGot: [([], "deafAfterwards")])
            },
            Check("everywhere", of: "process") {
                try examineOrder($0)
                try $0.agrees(
                    story: "pipes", of: PipeStep.any, count: 1...16, tries: 250
                ) { answer, log in answer.play(log) }
            },
        ]
    }

    private static func examineSending(_ examiner: Examiner<any OwnPipe>) throws {
        let (pipe, heard) = (Numbers(), Recorder<Int>())
        _ = pipe.subscribe(heard.hear)
        try examiner.play(
            "let pipe = Pipe<Int>(), with one subscriber", hearing: heard,
            [
                Step("pipe", "2", [2]) { pipe.send(2) }, Step("pipe", "5", [5]) { pipe.send(5) },
                Step("pipe", "5", [5]) { pipe.send(5) },
            ],
            ifGot: [
                ([[], [], []], "nothingSent"), ([[2], [5], []], "onlyChanges"), ([[2], [], []], "onlyOnce"),
                ([[2], [2, 5], [2, 5, 5]], "sendsAllAgain"),
            ])
    }

    private static func examineLeaving(_ examiner: Examiner<any OwnPipe>) throws {
        let (three, receivers) = (Numbers(), Recorder<Int>())
        let removals = (1...3).map { number in three.subscribe { _ in receivers.hear(number) } }
        removals[2]()
        three.send(1)
        try examiner.expect(
            "which of subscribers 1 to 3 receive a value, after remove3()", receivers.take(), is: [1, 2],
            ifGot: [([2, 3], "removesFirst")])
        let (pipe, told) = (Numbers(), Recorder<Int>())
        var leave: () -> Void = {}
        leave = pipe.subscribe { _ in
            told.hear(1)
            leave()
        }
        for number in 2...3 { _ = pipe.subscribe { _ in told.hear(number) } }
        pipe.send(5)
        try examiner.expect(
            "which of subscribers 1 to 3 receive a value, if 1 removes itself meanwhile", told.take(),
            is: [1, 2, 3],
            ifGot: [([1, 3], "skipped"), ([1], "stopped")])
        // Subscribers 1 and 2 remove themselves at the same value. During that send, subscriber 3 adds subscriber 4,
        // which need not receive this value.
        let (other, heard) = (Numbers(), Recorder<Int>())
        var leaves: [() -> Void] = []
        for number in 1...2 {
            leaves.append(
                other.subscribe { _ in
                    heard.hear(number)
                    leaves[number - 1]()
                })
        }
        var hasCome = false
        _ = other.subscribe { _ in
            heard.hear(3)
            if !hasCome {
                hasCome = true
                _ = other.subscribe { _ in heard.hear(4) }
            }
        }
        other.send(5)
        try examiner.expect(
            "which of subscribers 1 to 3 receive a value, if 1 and 2 remove themselves meanwhile",
            heard.take().filter { $0 < 4 }, is: [1, 2, 3])
        other.send(6)
        try examiner.expect(
            "which subscribers receive the next value, after 1 and 2 removed themselves and 3 added 4", heard.take(),
            is: [3, 4])
        let (two, ears) = (Numbers(), Recorder<Int>())
        let ends = (1...2).map { number in two.subscribe { _ in ears.hear(number) } }
        for _ in 1...2 { ends[0]() }
        two.send(7)
        try examiner.expect(
            "which of subscribers 1 and 2 receive a value, after remove1() and remove1() once more", ears.take(),
            is: [2], ifGot: [([], "removesAnother")])
    }

    private static func examineProcess(_ examiner: Examiner<any OwnPipe>) throws {
        let (a, heard, own) = (Numbers(), Recorder<Int>(), Recorder<Int>())
        _ = a.subscribe(own.hear)
        let b = Self().shift(a) { $0 + 3 }
        _ = b.subscribe(heard.hear)
        let call = "let b = a.process { $0 + 3 }"
        try examiner.play(
            "\(call), with a subscriber of b", hearing: heard,
            [
                Step("a", "2", [5]) { a.send(2) }, Step("a", "4", [7]) { a.send(4) },
                Step("b", "1", [1]) { b.send(1) },
            ],
            ifGot: [
                ([[], [], [1]], "notSentOn"), ([[5], [], [1]], "firstOnly"), ([[2], [4], [1]], "notTransformed"),
                ([[5], [7], []], "ownSendLost"),
            ])
        try examiner.play(
            "\(call), with a subscriber of a", hearing: own,
            [Step("a", "2", [2]) { a.send(2) }, Step("b", "1", []) { b.send(1) }],
            ifGot: [([[], []], "takesAway")])
        try examineChain(examiner)
        try examineBranches(examiner)
    }

    private static func examineChain(_ examiner: Examiner<any OwnPipe>) throws {
        for isKept in [true, false] {
            let (a, heard) = (Numbers(), Recorder<Int>())
            var between: Numbers? = Self().shift(a) { $0 + 3 }
            let b = Self().shift(between!) { $0 * 5 }
            if !isKept { between = nil }
            _ = b.subscribe(heard.hear)
            let call =
                isKept
                ? "let x = a.process { $0 + 3 }, let b = x.process { $0 * 5 }"
                : "let b = a.process { $0 + 3 }.process { $0 * 5 }"
            try examiner.play(
                "\(call), with a subscriber of b", hearing: heard,
                [
                    Step("a", "2", [25]) { a.send(2) }, Step("a", "4", [35]) { a.send(4) },
                    Step("b", "1", [1]) { b.send(1) },
                ],
                ifGot: isKept ? [] : [([[], [], [1]], "heldWeakly")])
            withExtendedLifetime(between) {}
        }
    }

    private static func examineOrder(_ examiner: Examiner<any OwnPipe>) throws {
        let (a, order) = (Numbers(), Recorder<String>())
        let b = Self().shift(a) {
            order.hear("b's function")
            return $0
        }
        _ = b.subscribe { _ in order.hear("y") }
        _ = a.subscribe { _ in order.hear("x") }
        a.send(2)
        try examiner.expect(
            "what a.send(2) calls, after let b = a.process { … }, b.subscribe(y) and a.subscribe(x)", order.take(),
            is: ["b's function", "y", "x"],
            ifGot: [
                (["x", "b's function", "y"], "afterSubscribers"), (["b's function", "x", "y"], "sentLate"),
            ])
        withExtendedLifetime(b) {}
    }

    /// Checks that two pipes made from the same pipe both send. Either may send first.
    private static func examineBranches(_ examiner: Examiner<any OwnPipe>) throws {
        let (a, heard) = (Numbers(), Recorder<String>())
        let b = Self().shift(a) { $0 + 3 }
        let c = Self().shift(a) { $0 * 5 }
        _ = b.subscribe { heard.hear("b: \($0)") }
        _ = c.subscribe { heard.hear("c: \($0)") }
        a.send(2)
        try examiner.expect(
            "what arrives, with let b = a.process { $0 + 3 }, let c = a.process { $0 * 5 }, after a.send(2)",
            heard.take().sorted(), is: ["b: 5", "c: 10"], ifGot: [(["c: 10"], "branchReplaced")])
        withExtendedLifetime((b, c)) {}
    }
}

/// A step in a story about a pipe `a`; the pipes `b = a.process { $0 * 3 }`, `text = b.process { … }` and
/// `d = a.process { $0 - 5 }`; and a separate pipe `c`.
enum PipeStep: Sendable, CustomStringConvertible {
    case send(String, Int), subscribe(String), subscribeOnce(String), remove(Int)

    static var any: Generator<PipeStep> {
        let name = Generator<String>.element(of: ["a", "b", "a", "c", "text", "d"])
        let number = Generator<Int>.int(in: 0...4)
        let value = Generator<Int>.element(of: [0, 1, 2, 3, -1])
        let send = Generator<(String, Int)>.pair(.element(of: ["a", "a", "b", "c"]), value).map {
            PipeStep.send($0.0, $0.1)
        }
        return .one(of: [
            send, name.map { .subscribe($0) }, send, number.map { .remove($0) }, name.map { .subscribe($0) },
            number.map { .remove($0) }, name.map { .subscribeOnce($0) },
        ])
    }

    var description: String {
        switch self {
        case .send(let pipe, let value): "\(pipe).send(\(value))"
        case .subscribe(let pipe): "another subscriber of \(pipe)"
        case .subscribeOnce(let pipe): "another subscriber of \(pipe), which removes itself at its first value"
        case .remove(let place): "subscriber \(place + 1) is removed"
        }
    }
}

extension OwnPipe {
    fileprivate func play(_ log: RunLog) -> (PipeStep) -> Void {
        let (a, c) = (Numbers(), Numbers())
        let b = shift(a) {
            log.note("b = a.process { … } runs its function")
            return $0 * 3
        }
        let text = label(b) {
            log.note("text = b.process { … } runs its function")
            return "no. \($0)"
        }
        let d = shift(a) { $0 - 5 }
        var removals: [() -> Void] = []
        func subscribe(to pipe: String, leaves: Bool) {
            let place = removals.count
            let name = pipe == "d" ? "d = a.process { $0 - 5 }" : pipe
            func hear(_ value: String) {
                log.note(
                    "subscriber \(place + 1), of \(name), receives \(value)" + (leaves ? ", and removes itself" : ""))
                if leaves { removals[place]() }
            }
            removals.append({})
            removals[place] =
                switch pipe {
                case "a": a.subscribe { hear("\($0)") }
                case "b": b.subscribe { hear("\($0)") }
                case "c": c.subscribe { hear("\($0)") }
                case "d": d.subscribe { hear("\($0)") }
                default: text.subscribe(hear)
                }
        }
        return { step in
            switch step {
            case .send("a", let value): a.send(value)
            case .send("b", let value): b.send(value)
            case .send(_, let value): c.send(value)
            case .subscribe(let pipe): subscribe(to: pipe, leaves: false)
            case .subscribeOnce(let pipe): subscribe(to: pipe, leaves: true)
            case .remove(let place): if place < removals.count { removals[place]() }
            }
        }
    }
}
