/// A description of work that is done for each subscriber. Without a subscriber, a source does nothing.
public struct Source<Value> {
    /// The function that does the work for one subscriber and calls `send` with each value for that subscriber.
    public let subscribe: (_ send: @escaping (Value) -> Void) -> Void

    /// Describes a source.
    ///
    /// - Parameter subscribe: the work for each subscriber; it receives a function that sends to that subscriber.
    public init(_ subscribe: @escaping (_ send: @escaping (Value) -> Void) -> Void) {
        self.subscribe = subscribe
    }
}

/// 9.7: nothing runs before a subscription; then the work is done once for each subscriber.
public protocol LazySource: Contract {
    /// Returns a source. When a subscriber subscribes, the source calls `question` and sends the answer to that
    /// subscriber.
    ///
    /// `let now = asking { clock.time }` reads no time. `now.subscribe { print($0) }` reads and prints the time.
    func asking<A>(_ question: @escaping () -> A) -> Source<A>

    /// Returns a source that sends `transform`'s result for each value of `source`.
    ///
    /// With `numbers` sending 2 and 5, `process(numbers) { $0 + 3 }` sends `5` and `8` to each subscriber.
    /// Each result is sent as soon as its value arrives.
    func process<A, B>(_ source: Source<A>, _ transform: @escaping (A) -> B) -> Source<B>

    /// Returns a source that forwards the values of inner sources: for each value of `source`, a function returns one
    /// inner source. `block` makes this function, once for each subscriber, before `bind` subscribes to `source`.
    ///
    /// With `numbers` sending 2 and 5, `bind(numbers) { { number in asking { number + 5 } } }` sends `7` and `10`.
    /// `block` runs once for each subscriber, not once for each number.
    func bind<A, B>(_ source: Source<A>, _ block: @escaping () -> (A) -> Source<B>) -> Source<B>
}

extension LazySource {
    static var checks: [Check<any LazySource>] {
        [
            Check("answer", of: "asking") {
                let heard = Recorder<Int>()
                Self().asking { 7 }.subscribe(heard.hear)
                try $0.expect(
                    "what a subscriber of asking { 7 } receives", heard.take(), is: [7],
                    ifGot: [([], "notAnswered"), ([7, 7], "answeredTwice")])
            },
            Check("late", of: "asking") { examiner in
                let answer = Self()
                var asked = 0
                let source = answer.asking {
                    asked += 1
                    return asked
                }
                try examiner.require(
                    asked == 0, else: "askedEarly", .note("let source = asking { … } called question() \(asked)×"))
                let heard = Recorder<Int>()
                source.subscribe(heard.hear)
                try examiner.expect(
                    "how often asking { … } calls question() for one subscriber", asked, is: 1,
                    ifGot: asked > 1 ? [(asked, "askedTwice")] : [])
                source.subscribe(heard.hear)
                try examiner.expect(
                    "what two subscribers receive, if the answer is 1, then 2", heard.take(), is: [1, 2],
                    ifGot: [([1, 1], "remembered"), ([1], "firstOnly")])
                for _ in 3...30 { source.subscribe(heard.hear) }
                try examiner.expect("what the 3rd to 30th subscriber receive", heard.take(), is: Array(3...30))
                var subscribeAgain: () -> Void = {}
                subscribeAgain = {
                    source.subscribe {
                        heard.hear($0)
                        if $0 < 33 { subscribeAgain() }
                    }
                }
                subscribeAgain()
                try examiner.expect(
                    "what three more subscribers receive, if each one's answer makes the next one subscribe",
                    heard.take().sorted(), is: [31, 32, 33])
                let nothing = Recorder<Int?>()
                answer.asking { nil }.subscribe(nothing.hear)
                try examiner.expect("what a subscriber of asking { nil } receives", nothing.take(), is: [nil])
            },
            Check("process", of: "process") {
                let answer = Self()
                let heard = Recorder<Int>()
                let source = answer.process(numbers([2, 5])) { $0 + 3 }
                source.subscribe(heard.hear)
                try $0.expect(
                    "what process(numbers([2, 5])) { $0 + 3 } sends", heard.take(), is: [5, 8],
                    ifGot: [([], "notSentOn"), ([5], "firstValueOnly"), ([8], "lastValueOnly")])
                let many = Recorder<Int>()
                answer.process(numbers(Array(1...130))) { $0 % 2 }.subscribe(many.hear)
                try $0.expect(
                    "how many values process(numbers(Array(1...130))) { $0 % 2 } sends", many.take().count, is: 130)
            },
            Check("processLate", of: "process") { try examineProcess($0) },
            Check("bind", of: "bind") {
                let answer = Self()
                let heard = Recorder<Int>()
                let source = answer.bind(numbers([2, 5])) { { number in numbers([number + 5, 0]) } }
                source.subscribe(heard.hear)
                try $0.expect(
                    "what bind(numbers([2, 5])) { { number in numbers([number + 5, 0]) } } sends", heard.take(),
                    is: [7, 0, 10, 0],
                    ifGot: [
                        ([], "innerNotHeard"), ([7, 0], "boundOnce"), ([10, 0], "boundLast"),
                        ([7, 10], "innerFirstOnly"),
                        ([7, 0, 7, 0, 10, 0, 10, 0], "innerTwice"), ([7, 0, 10, 0, 7, 0, 10, 0], "outerTwice"),
                    ])
                let many = Recorder<Int>()
                answer.bind(numbers(Array(1...130))) { { numbers([$0 % 2, 0]) } }.subscribe(many.hear)
                try $0.expect(
                    "how many values bind(numbers(Array(1...130))) { { numbers([$0 % 2, 0]) } } sends",
                    many.take().count,
                    is: 260)
            },
            Check("bindOnce", of: "bind") { try examineBind($0) },
            Check("bindLate", of: "bind") { try examineBlock($0) },
            Check("everywhere", of: "bind") {
                try $0.agrees(
                    story: "sources", of: SourceStep.any, examples: [[.bound, .number(1), .number(2), .later("x")]]
                ) { answer, log in
                    var (time, sends, later) = (0, [(Int) -> Void](), [(String) -> Void]())
                    let now = answer.asking { () -> Int in
                        log.note("asked")
                        return time
                    }
                    let numbers = Source<Int> { send in
                        log.note("numbers begin")
                        sends.append(send)
                    }
                    let texts = answer.process(numbers) { "no. \($0)" }
                    let bound = answer.bind(answer.process(numbers) { $0 * 2 }) { () -> (Int) -> Source<String> in
                        log.note("block")
                        var place = 0
                        return { number in
                            place += 1
                            let count = place
                            return Source { send in
                                send("\(number) (value \(count))")
                                send("\(time) o'clock")
                                later.append(send)
                            }
                        }
                    }
                    return { step in
                        switch step {
                        case .time(let value): time = value
                        case .now: now.subscribe { log.note("now sends \($0)") }
                        case .texts: texts.subscribe { log.note("process sends \($0)") }
                        case .bound: bound.subscribe { log.note("bind sends \($0)") }
                        case .number(let value): sends.forEach { $0(value) }
                        case .later(let word): later.forEach { $0(word) }
                        }
                    }
                }
            },
        ]
    }

    private static func numbers(_ values: [Int]) -> Source<Int> {
        Source { send in
            for value in values { send(value) }
        }
    }

    private static func examineProcess(_ examiner: Examiner<any LazySource>) throws {
        var (subscriptions, runs) = (0, 0)
        var late: ((Int) -> Void)?
        let source = Self().process(
            Source<Int> {
                subscriptions += 1
                late = $0
            }
        ) {
            runs += 1
            return $0 + 3
        }
        try examiner.require(
            subscriptions == 0, else: "processEarly",
            .note("let source = process(numbers) { $0 + 3 } subscribed to numbers \(subscriptions)×"))
        let heard = Recorder<Int>()
        source.subscribe(heard.hear)
        try examiner.expect(
            "how often process(…) subscribes to numbers for one subscriber", subscriptions, is: 1,
            ifGot: subscriptions > 1 ? [(subscriptions, "processTwice")] : [])
        try examiner.play(
            "process(numbers) { $0 + 3 }, where numbers send later", hearing: heard,
            [Step("numbers", "2", [5]) { late?(2) }, Step("numbers", "5", [8]) { late?(5) }],
            ifGot: [([[], []], "collected")])
        try examiner.expect(
            "how often transform(…) runs for two values", runs, is: 2,
            ifGot: runs > 2 ? [(runs, "transformTwice")] : [])
        late?(5)
        try examiner.expect(
            "what process(numbers) { $0 + 3 } sends when numbers send 5 again", heard.take(), is: [8],
            ifGot: [([], "onlyChanges")])
        try examiner.expect(
            "how often transform(…) runs for the values 2, 5 and 5", runs, is: 3, ifGot: [(2, "transformRemembered")])
        let (first, second) = (Recorder<Int>(), Recorder<Int>())
        var sends: [(Int) -> Void] = []
        let shared = Self().process(Source<Int> { sends.append($0) }) { $0 + 3 }
        shared.subscribe(first.hear)
        shared.subscribe(second.hear)
        try examiner.require(
            sends.count > 1, else: "sourceShared",
            .note("two subscribers, but process(…) subscribed to numbers \(sends.count)×"))
        sends[0](2)
        try examiner.expect("what the first subscriber receives, when numbers send it 2", first.take(), is: [5])
        try examiner.expect(
            "what the second subscriber receives, when numbers send 2 to the first", second.take(), is: [],
            ifGot: [([5], "processShared")])
    }

    /// Checks that `bind` subscribes to each source once and calls the function from `block` once for each value, and
    /// that it forwards values that are sent later or while another value is being sent.
    private static func examineBind(_ examiner: Examiner<any LazySource>) throws {
        var (outer, asked, inner) = (0, [Int](), 0)
        var late: ((Int) -> Void)?
        let numbers = Source<Int> {
            outer += 1
            late = $0
        }
        let source = Self().bind(numbers) {
            { number in
                asked.append(number)
                return Source { send in
                    inner += 1
                    send(number + 5)
                }
            }
        }
        let heard = Recorder<Int>()
        source.subscribe(heard.hear)
        try examiner.expect(
            "how often bind(…) subscribes to numbers for one subscriber", outer, is: 1,
            ifGot: outer > 1 ? [(outer, "outerTwice")] : [])
        try examiner.play(
            "bind(numbers) { { number in asking { number + 5 } } }, where numbers send later", hearing: heard,
            [Step("numbers", "1", [6]) { late?(1) }, Step("numbers", "3", [8]) { late?(3) }],
            ifGot: [([[], []], "bindCollected")])
        try examiner.expect(
            "the values that the function from block() receives, after 1, 3", asked, is: [1, 3],
            ifGot: [([1, 1, 3, 3], "nextTwice")])
        try examiner.expect(
            "how often the inner sources of two values do their work", inner, is: 2,
            ifGot: inner > 2 ? [(inner, "innerTwice")] : [])
        late?(3)
        try examiner.expect(
            "the values that the function from block() receives, after 1, 3, 3", asked, is: [1, 3, 3],
            ifGot: [([1, 3], "functionRemembered")])
        var laterSend: ((Int) -> Void)?
        let later = Recorder<Int>()
        Self().bind(numbers) {
            { number in
                Source { send in
                    send(number)
                    laterSend = send
                }
            }
        }.subscribe(later.hear)
        late?(1)
        laterSend?(9)
        try examiner.expect(
            "what bind(numbers) { … } sends if the inner source of 1 sends 1 at once, and 9 later", later.take(),
            is: [1, 9], ifGot: [([1], "innerCollected")])
        // The answer decides in which order the values arrive, so they are compared in sorted order.
        let all = Recorder<Int>()
        Self().bind(numbers) {
            { number in
                Source { send in
                    send(number)
                    if number < 3 { late?(number + 1) }
                }
            }
        }.subscribe(all.hear)
        late?(1)
        try examiner.expect(
            "what bind(numbers) { … } sends after numbers send 1, where the inner sources of 1 and 2 send the number, and "
                + "then have numbers send the next one", all.take().sorted(), is: [1, 2, 3],
            ifGot: [([1], "lostWithin")])
    }

    private static func examineBlock(_ examiner: Examiner<any LazySource>) throws {
        var runs = 0
        // Each function that the block makes adds 1 to its first value, 2 to its second, and so on.
        let source = Self().bind(numbers([20, 50, 70])) {
            runs += 1
            var place = 0
            return { number in
                place += 1
                return numbers([number + place])
            }
        }
        try examiner.require(runs == 0, else: "blockEarly", .note("before an observer subscribed, block ran \(runs)×"))
        let heard = Recorder<Int>()
        source.subscribe(heard.hear)
        try examiner.expect(
            "how often block runs for one subscriber and three values", runs, is: 1,
            ifGot: runs > 1 ? [(runs, runs == 3 ? "blockPerValue" : "blockTwice")] : [])
        var blocks = 0
        Self().bind(numbers([])) { () -> (Int) -> Source<Int> in
            blocks += 1
            return { numbers([$0]) }
        }.subscribe { _ in }
        try examiner.expect(
            "how often block runs for one subscriber of a source that sends nothing", blocks, is: 1,
            ifGot: [(0, "blockLate")])
        try examiner.expect(
            "what the first subscriber receives, where each block's function adds 1 to its first value, 2 to its second, …",
            heard.take(), is: [21, 52, 73])
        source.subscribe(heard.hear)
        try examiner.expect(
            "what the second subscriber receives", heard.take(), is: [21, 52, 73],
            ifGot: [([24, 55, 76], "blockOnce"), ([], "blockOnce")])
    }
}

enum SourceStep: Sendable, CustomStringConvertible {
    case time(Int), now, texts, bound, number(Int), later(String)

    static var any: Generator<SourceStep> {
        let number = Generator<Int>.int(in: 0...9)
        return .one(of: [
            number.map { .number($0) }, .constant(.now), .constant(.texts), .constant(.bound),
            number.map { .number($0) },
            number.map { .time($0) }, Generator<String>.element(of: ["x", "y"]).map { .later($0) },
        ])
    }

    var description: String {
        switch self {
        case .time(let value): "it is \(value) o'clock"
        case .now: "another subscriber of asking { time }"
        case .texts: "another subscriber of process(numbers) { … }"
        case .bound: "another subscriber of bind(process(numbers) { $0 * 2 }) { … }"
        case .number(let value): "numbers send \(value)"
        case .later(let word): "the sources that bind made send \"\(word)\""
        }
    }
}
