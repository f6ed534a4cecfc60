/// The operations of a subject. A subject must not retain itself: it is released when no other code retains it.
@MainActor public protocol SubjectShape<Value>: AnyObject, Sendable {
    /// The type of the values.
    associatedtype Value

    /// Makes a subject with an initial value and no subscribers.
    ///
    /// `Subject(7).value` is `7`.
    /// `Subject("wax").value` is `"wax"`.
    init(_ value: Value)

    /// The latest value that has been sent. A value that still waits in the queue does not count.
    ///
    /// After `subject.send(10)`, it is `10`.
    /// Before anything is sent, it is the subject's initial value.
    var value: Value { get }

    /// Adds a subscriber, sends it the current value at once, and returns a function that removes the subscriber. If
    /// the subscriber sends a value while it receives its first value, it also receives the value that it sent.
    ///
    /// `subject.subscribe { print($0) }` prints the current value, and then each value that is sent.
    /// After `let leave = subject.subscribe { … }` and `leave()`, the subscriber receives nothing.
    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void

    /// Sends a value to all subscribers, in the order in which they subscribed.
    ///
    /// `subject.send(10)` calls every subscriber with `10`, even if the value was `10` before.
    /// If a subscriber sends `2` while `1` is being sent, all subscribers receive first `1` and then `2`.
    func send(_ value: Value)
}

/// 12.1: a subject of your own, which is checked with numbers and with strings.
public protocol OwnSubject: Contract {
    /// Your subject of numbers.
    associatedtype Numbers: SubjectShape<Int>
    /// Your subject of strings.
    associatedtype Texts: SubjectShape<String>
}

extension OwnSubject {
    static var checks: [Check<any OwnSubject>] {
        [
            Check("initial", of: "subscribe") { examiner in
                try examiner.agrees(
                    "Subject(_).value", on: Argument("value", .int), examples: [7], tries: 40
                ) { $0.numbers($1).value }
                try examiner.agrees(
                    "what Subject(_).subscribe(a) sends a", on: Argument("value", .int), examples: [7], tries: 40
                ) { answer, value in
                    var heard: [Int] = []
                    _ = answer.numbers(value).subscribe { heard.append($0) }
                    return heard
                }
                try examiner.agrees(
                    "what Subject(_).subscribe(a) sends a", on: Argument("value", .string).andAtLast(.hardTexts),
                    examples: ["wax"], tries: 40
                ) { answer, value in
                    var heard: [String] = []
                    _ = answer.texts(value).subscribe { heard.append($0) }
                    return heard
                }
            },
            Check("send", of: "send") { examiner in
                try agree(
                    examiner, .sends, [[.subscribe("a"), .send(10), .send(5), .value, .send(5)]])
                try examiner.agrees(
                    story: "Subject(\"\"), sent these: _", of: .string,
                    examples: [["wax", "honey", "honey"]], tries: 30
                ) { answer, log in
                    let stage = SubjectStage(answer.numbers(0), other: answer.numbers(1), log)
                    let subject = answer.texts("")
                    _ = subject.subscribe { text in stage.note { "a receives \(Tour.described(text))" } }
                    return { subject.send($0) }
                }
            },
            Check("order", of: "send", mistakesIn: ["backwards": "subscribe", "unordered": "subscribe"]) {
                try checkOrder($0)
            },
            Check("two", of: "subscribe", mistakesIn: ["unheard": "send"]) { examiner in
                try agree(
                    examiner, .crowd,
                    [
                        [.subscribe("a"), .send(10), .subscribe("b"), .send(5)],
                        [.subscribe("a"), .other(.subscribe("b")), .send(5), .other(.value)],
                    ])
                try checkMany(examiner)
            },
            Check("remove", of: "subscribe") { examiner in
                try checkRemoval(examiner)
                try agree(
                    examiner, .leaving,
                    [
                        [.subscribe("a"), .subscribe("b"), .subscribe("c"), .leave("a"), .send(5)],
                        [.subscribe("a"), .subscribe("b"), .subscribe("c"), .leave("a"), .leave("a"), .send(6)],
                        [.subscribe("a"), .subscribe("b"), .subscribe("c"), .leave("a"), .leave("b"), .send(7)],
                        [
                            .subscribe("a"), .subscribe("b"), .leave("b"), .subscribe("d"), .leave("b"), .send(8),
                            .leave("d"), .send(9),
                        ],
                        [.subscribe("a"), .leave("a"), .send(5), .subscribe("b"), .send(6), .send(7)],
                    ])
            },
            Check("released", of: "subscribe") { try checkRelease($0) },
            Check("reentrant", of: "send", mistakesIn: ["toldFirst": "subscribe", "firstCallWaits": "subscribe"]) {
                examiner in
                try agree(
                    examiner, .sending,
                    [
                        [.subscribe("a", .sends(on: 1, [2])), .subscribe("b"), .send(1), .send(3)],
                        [.subscribe("a", .sends(on: 1, [2, 3])), .subscribe("b"), .send(1)],
                        [.subscribe("a", .sends(on: 1, [1])), .subscribe("b"), .send(1)],
                        [.subscribe("a"), .subscribe("b", .sendsAtOnce(2))],
                        [.subscribe("a", .sends(on: 1, [3, 2, 2, 5, 4, 3])), .subscribe("b"), .send(1)],
                    ])
                let subject = Numbers(0)
                var heard: [Int] = []
                _ = subject.subscribe { if $0 == 1 { (2...130).forEach(subject.send) } }
                _ = subject.subscribe { heard.append($0) }
                subject.send(1)
                try examiner.expect(
                    "how many values b receives, if a sends 2, 3, and so on up to 130, when it receives 1",
                    heard.count { $0 > 0 }, is: 130)
            },
            Check(
                "leaving", of: "send",
                mistakesIn: [
                    "leaveIgnored": "subscribe", "notAtOnce": "subscribe", "newestToNewcomer": "subscribe",
                    "emptiedByLast": "subscribe", "welcomeQueued": "subscribe", "welcomeByLoop": "subscribe",
                    "welcomeIfNoneWaits": "subscribe", "secondLeave": "subscribe",
                ]
            ) { examiner in
                try agree(
                    examiner, .leavingMeanwhile,
                    [
                        [
                            .subscribe("a", .leaves(on: 1, ["a", "c"])), .subscribe("b"), .subscribe("c"), .send(1),
                            .send(2),
                        ],
                        [.subscribe("a", .goes(on: 1, afterSending: [2])), .send(1), .value, .subscribe("b")],
                        [.subscribe("a", .goes(on: 1, afterSending: [2, 3])), .subscribe("b"), .send(1), .value],
                        [.subscribe("a", .departs(on: 1, sending: [2], thenSending: [3])), .send(1), .value],
                    ])
                try agree(
                    examiner, .comingMeanwhile,
                    [
                        [.subscribe("a", .joins(on: 1, "d", thenSends: 2)), .subscribe("b"), .send(1)],
                        [.subscribe("a", .brings(on: 1, "d", afterSending: 2)), .subscribe("b"), .send(1)],
                        [.subscribe("a", .departs(on: 1, thenSending: [2], newcomer: "d")), .send(1), .value],
                    ])
                try checkMeanwhile(examiner)
            },
        ]
    }

    private static func agree(
        _ examiner: Examiner<any OwnSubject>, _ steps: Generator<SubjectStep>, _ examples: [[SubjectStep]]
    ) throws {
        try examiner.agrees(
            story: "Subject(0) and these steps: _", of: steps, count: 1...12, examples: examples, tries: 120
        ) { answer, log in
            SubjectStage(answer.numbers(0), other: answer.numbers(1), log).perform
        }
    }

    fileprivate func numbers(_ value: Int) -> any SubjectShape<Int> { Numbers(value) }

    fileprivate func texts(_ value: String) -> any SubjectShape<String> { Texts(value) }

    private static func checkOrder(_ examiner: Examiner<any OwnSubject>) throws {
        let subject = Numbers(0)
        let names = ["a", "b", "c", "d", "e", "f"]
        var order: [String] = []
        for name in names { _ = subject.subscribe { _ in order.append(name) } }
        order = []
        subject.send(5)
        // Only the order is checked here. If a subscriber receives nothing, or too much, a later check reports it.
        guard order.sorted() == names else { return }
        try examiner.expect(
            "who receives send(5), in order", order, is: names,
            ifGot: [(names.reversed(), "backwards"), (order, "unordered")])
    }

    private static func checkMany(_ examiner: Examiner<any OwnSubject>) throws {
        let alone = Numbers(0)
        var times = 0
        _ = alone.subscribe { if $0 > 0 { times += 1 } }
        for _ in 1...130 { alone.send(1) }
        try examiner.expect("how often a receives send(1), sent 130 times", times, is: 130)
        let crowded = Numbers(0)
        var heard: Set<Int> = []
        for number in 1...130 { _ = crowded.subscribe { if $0 > 0 { heard.insert(number) } } }
        crowded.send(1)
        try examiner.expect("how many of 130 subscribers receive send(1)", heard.count, is: 130)
    }

    /// Checks the removal of one subscriber and of two. In these cases, an answer that removes subscribers by their
    /// positions does not trap.
    private static func checkRemoval(_ examiner: Examiner<any OwnSubject>) throws {
        func receivers(_ leaving: [Int]) -> [String] {
            let subject = Numbers(0)
            var received: [String] = []
            let leaves = ["a", "b", "c"].map { name in subject.subscribe { if $0 > 0 { received.append(name) } } }
            for place in leaving { leaves[place]() }
            subject.send(5)
            return received
        }
        try examiner.expect(
            "who receives send(5), of a, b and c, when a and then b have left", receivers([0, 1]), is: ["c"],
            ifGot: [(["a", "b", "c"], "stillThere"), ([], "removedAll"), (["b"], "byPlace"), (["a"], "removesLast")])
        try examiner.expect(
            "who receives send(5), of a, b and c, when c has left", receivers([2]), is: ["a", "b"],
            ifGot: [(["b", "c"], "removesFirst"), (["b"], "removesFirst")])
    }

    private static func checkMeanwhile(_ examiner: Examiner<any OwnSubject>) throws {
        let subject = Numbers(0)
        var guest: [Int] = []
        _ = subject.subscribe { value in
            guard value == 1 else { return }
            let leave = subject.subscribe { guest.append($0) }
            leave()
        }
        subject.send(1)
        guest = []
        subject.send(2)
        try examiner.expect(
            "what d receives of send(2), if d subscribed and left during the send of 1", guest, is: [])
        let (one, other) = (Numbers(0), Numbers(0))
        var heard: [Int] = []
        _ = other.subscribe { heard.append($0) }
        _ = one.subscribe { if $0 > 0 { other.send($0) } }
        one.send(5)
        try examiner.expect(
            "what b receives from a second subject, to which a forwards the values of the first, after send(5)",
            heard, is: [0, 5])
        let third = Numbers(0)
        var (received, leaves): ([Int], [() -> Void]) = ([], [])
        leaves.append(
            third.subscribe { value in
                guard value == 1 else { return }
                third.send(2)
                leaves.forEach { $0() }
                leaves.forEach { $0() }
            })
        _ = third.subscribe { received.append($0) }
        third.send(1)
        try examiner.expect(
            "what b receives, if a sends 2 when it receives 1, and then calls leave() twice", received, is: [0, 1, 2],
            ifGot: [([0, 1], "secondLeave")])
    }

    private static func checkRelease(_ examiner: Examiner<any OwnSubject>) throws {
        let subject = Numbers(0)
        weak var listener: Owned?
        var leave: (() -> Void)?
        do {
            let owned = Owned()
            listener = owned
            leave = subject.subscribe { _ in owned.touch() }
        }
        leave?()
        leave = nil
        try examiner.require(
            listener == nil, else: "kept", .note("a subscribes and leaves"),
            .note("a's function is still in memory"))
        // The function that `subscribe` returns is released at once. So if the subject stays in memory, it retains
        // itself.
        weak var alone: Numbers?
        do {
            let short = Numbers(0)
            alone = short
            _ = short.subscribe { _ in }
        }
        try examiner.require(
            alone == nil, else: "holdsItself",
            .note("a subscribes; then no code holds the subject, or the function that subscribe returned"),
            .note("the subject is still in memory"))
        weak var gone: Numbers?
        do {
            let short = Numbers(0)
            gone = short
            leave = short.subscribe { _ in }
        }
        try examiner.require(
            gone == nil, else: "keptByLeave", .note("only the function that subscribe returned is left"),
            .note("the subject is still in memory"))
        leave?()
    }
}

private final class Owned {
    func touch() {}
}
