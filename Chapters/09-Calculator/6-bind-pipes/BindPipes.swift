/// 9.6: a pipe that subscribes to another pipe for each value.
public protocol BindPipes: Contract {
    /// Returns a pipe that forwards the values of the latest inner pipe. For each value of `pipe`, `next` returns an
    /// inner pipe, and the subscription to the previous inner pipe is removed. If `next` returns the same pipe again,
    /// the result may stay subscribed to it instead. You may assume that `pipe` sends no value while `next` runs, or
    /// while the result subscribes to an inner pipe.
    ///
    /// With `let c = bindLatest(a) { _ in b }`, after `a.send(2)`, `b.send(20)` sends `20` to c's subscribers.
    /// With `let c = bindLatest(a) { rooms[$0] }`, after `a.send(0)` and `a.send(1)`, only values of `rooms[1]` arrive.
    func bindLatest<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B>

    /// Returns a pipe that forwards the values of all inner pipes: the pipes that `next` returns for the values of
    /// `pipe`. Each value adds a subscription and removes none.
    ///
    /// With `let c = bindAll(a) { rooms[$0] }`, after `a.send(0)` and `a.send(1)`, values of both rooms arrive.
    /// After `a.send(0)` twice, each value sent into `rooms[0]` arrives twice.
    func bindAll<A, B>(_ pipe: Pipe<A>, _ next: @escaping (A) -> Pipe<B>) -> Pipe<B>
}

extension BindPipes {
    static var checks: [Check<any BindPipes>] {
        [
            Check("inner", of: "bindLatest") {
                let answer = Self()
                let (a, b, heard) = (Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
                let c = answer.bindLatest(a) { _ in b }
                c.subscribe(heard.hear)
                try $0.play(
                    "let c = bindLatest(a) { _ in b }", hearing: heard,
                    [
                        Step("b", "10", []) { b.send(10) }, Step("a", "2", []) { a.send(2) },
                        Step("b", "20", [20]) { b.send(20) }, Step("b", "30", [30]) { b.send(30) },
                    ],
                    ifGot: [([[], [], [], []], "notSentOn"), ([[], [], [20], []], "oneValue")])
                withExtendedLifetime(c) {}
                try examineUnkept($0, "bindLatest", answer.bindLatest)
            },
            Check("same", of: "bindLatest") {
                let (a, b, heard) = (Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
                Self().bindLatest(a) { _ in b }.subscribe(heard.hear)
                try $0.play(
                    "let c = bindLatest(a) { _ in b }", hearing: heard,
                    [
                        Step("a", "1", []) { a.send(1) }, Step("a", "2", []) { a.send(2) },
                        Step("b", "20", [20]) { b.send(20) },
                    ],
                    ifGot: [([[], [], [20, 20]], "arrivesTwice"), ([[], [], []], "letGoToo")])
            },
            Check("latest", of: "bindLatest") {
                let answer = Self()
                try examine($0, "bindLatest", answer.bindLatest, keepsFormer: false, latestSuspects)
                let (a, x, y, heard) = (Pipe<Int>(), Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
                answer.bindLatest(a) { $0 == 0 ? x : y }.subscribe { [unowned a] in
                    heard.hear($0)
                    if $0 == 10 { a.send(1) }
                }
                try $0.play(
                    "let c = bindLatest(a) { $0 == 0 ? x : y }; when c's subscriber receives 10, it calls a.send(1)",
                    hearing: heard,
                    [
                        Step("a", "0", []) { a.send(0) },
                        Step("x", "10", [10], with: [("a", "1")]) { x.send(10) },
                        Step("x", "11", []) { x.send(11) }, Step("y", "20", [20]) { y.send(20) },
                    ],
                    ifGot: [([[], [10], [11], []], "choiceIgnored")])
            },
            Check("released", of: "bindLatest") { examiner in
                let (a, rooms, heard) = (Pipe<Int>(), [Pipe<Int>(), Pipe<Int>()], Recorder<Int>())
                Self().bindLatest(a) { rooms[$0] }.subscribe(heard.hear)
                a.send(0)
                a.send(1)
                let before = rooms.map(\.subscriberCount)
                a.send(0)
                let counts = rooms.map(\.subscriberCount)
                rooms[1].send(7)
                let leftOver = heard.take().isEmpty ? "stillSubscribed" : "onlyFirstLetGo"
                try examiner.expect(
                    "rooms.map(\\.subscriberCount) of bindLatest(a) { rooms[$0] }, after a.send(0), a.send(1), a.send(0)",
                    counts, is: [1, 0],
                    ifGot: [([0, 1], "notAgain")] + (counts[1] > 0 ? [(counts, leftOver)] : []))
                // An answer that keeps its subscription to room 0 and uses it again has the right counts above, so the
                // counts after the second value are checked, too.
                try examiner.expect(
                    "rooms.map(\\.subscriberCount) of bindLatest(a) { rooms[$0] }, after a.send(0), a.send(1)", before,
                    is: [0, 1])
            },
            Check("apart", of: "bindLatest") {
                let answer = Self()
                let (a, b, x, y, heard) = (Pipe<Int>(), Pipe<Int>(), Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
                answer.bindLatest(a) { _ in x }.subscribe(heard.hear)
                answer.bindLatest(b) { _ in y }.subscribe { _ in }
                try $0.play(
                    "let c = bindLatest(a) { _ in x }, let d = bindLatest(b) { _ in y }: what c sends", hearing: heard,
                    [
                        Step("a", "1", []) { a.send(1) }, Step("b", "1", []) { b.send(1) },
                        Step("x", "5", [5]) { x.send(5) },
                    ],
                    ifGot: [([[], [], []], "shared")])
            },
            Check("asked", of: "bindLatest") { try examineAsking($0, "bindLatest", Self().bindLatest) },
            Check("all", of: "bindAll") {
                let answer = Self()
                try examine($0, "bindAll", answer.bindAll, keepsFormer: true, allSuspects)
                try examineUnkept($0, "bindAll", answer.bindAll)
            },
            Check("allAsked", of: "bindAll") { try examineAsking($0, "bindAll", Self().bindAll) },
            Check("types", of: "bindAll") {
                let answer = Self()
                let (a, b, heard) = (Pipe<Int>(), Pipe<String>(), Recorder<String>())
                answer.bindAll(a) { _ in b }.subscribe(heard.hear)
                try $0.play(
                    "let c = bindAll(a) { _ in b }", hearing: heard,
                    [
                        Step("a", "1", []) { a.send(1) }, Step("b", "x", ["x"]) { b.send("x") },
                        Step("a", "2", []) { a.send(2) }, Step("b", "y", ["y", "y"]) { b.send("y") },
                    ],
                    ifGot: [([[], ["x"], [], ["y"]], "allOnce")])
                let (latest, other, received) = (Pipe<Int>(), Pipe<String>(), Recorder<String>())
                answer.bindLatest(latest) { _ in other }.subscribe(received.hear)
                $0.about("bindLatest")
                try $0.play(
                    "let d = bindLatest(a) { _ in b }", hearing: received,
                    [
                        Step("a", "1", []) { latest.send(1) }, Step("b", "x", ["x"]) { other.send("x") },
                        Step("a", "2", []) { latest.send(2) }, Step("b", "y", ["y"]) { other.send("y") },
                    ])
            },
            Check("everywhere", of: "bindAll") {
                let answer = Self()
                let (chosen, room, often) = (Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
                answer.bindAll(chosen) { _ in room }.subscribe(often.hear)
                (1...30).forEach(chosen.send)
                room.send(7)
                try $0.expect(
                    "how often 7 arrives from a room that was chosen 30 times with bindAll", often.take().count, is: 30)
                let (key, hotel, latest) = (Pipe<Int>(), (0...30).map { _ in Pipe<Int>() }, Recorder<Int>())
                answer.bindLatest(key) { hotel[$0] }.subscribe(latest.hear)
                for number in hotel.indices { key.send(number) }
                for number in hotel.indices { hotel[number].send(number) }
                try $0.expect(
                    "what arrives with bindLatest, where rooms 0 to 30 were chosen and each sends its number",
                    latest.take(), is: [30])
                try examineGreeting($0, "bindLatest", answer.bindLatest)
                try examineGreeting($0, "bindAll", answer.bindAll)
                try $0.agrees(
                    story: "bindLatest(a) and bindAll(a), each with three rooms of its own; room 1 has a subscriber",
                    of: RoomStep.any
                ) { answer, log in
                    let a = Pipe<Int>()
                    let ofLatest = [Pipe<String>(), Pipe<String>(), Pipe<String>()]
                    let ofAll = [Pipe<String>(), Pipe<String>(), Pipe<String>()]
                    for room in [ofLatest[1], ofAll[1]] { room.subscribe { _ in } }
                    let latest = answer.bindLatest(a) {
                        log.note("next(\($0)) for bindLatest")
                        return ofLatest[$0]
                    }
                    let all = answer.bindAll(a) {
                        log.note("next(\($0)) for bindAll")
                        return ofAll[$0]
                    }
                    var removals = [
                        latest.subscribe { log.note("bindLatest sends \($0)") },
                        all.subscribe { log.note("bindAll sends \($0)") },
                    ]
                    return { step in
                        switch step {
                        case .enter(let room): a.send(room)
                        case .say(let room, let word):
                            ofLatest[room].send(word)
                            ofAll[room].send(word)
                        case .listen:
                            removals.append(
                                latest.subscribe { log.note("a new subscriber of bindLatest's result receives \($0)") })
                            removals.append(
                                all.subscribe { log.note("a new subscriber of bindAll's result receives \($0)") })
                        case .leave:
                            for remove in removals { remove() }
                            removals = []
                        case .move: removals.append(latest.subscribe { if $0 == "no" { a.send(2) } })
                        }
                        log.note("subscribers in bindLatest's rooms: \(ofLatest.map(\.subscriberCount))")
                        log.note("subscribers in bindAll's rooms: \(ofAll.map(\.subscriberCount))")
                    }
                }
            },
        ]
    }

    private static var latestSuspects: [([[Int]], String)] {
        [
            ([[], [10], [], [11], [20]], "formerKept"), ([[], [10], [], [11], []], "firstKept"),
            ([[], [10], [10], [], [20]], "sentAgain"),
        ]
    }

    private static var allSuspects: [([[Int]], String)] {
        [
            ([[], [10], [], [], [20]], "allIsLatest"), ([[], [10], [], [11], []], "allIsFirst"),
            ([[], [], [], [], []], "allNotHeard"), ([[], [10, 10], [], [11, 11], [20, 20]], "allDoubled"),
            ([[], [], [], [11], []], "allLate"), ([[], [10], [], [11, 11], [20]], "allAgain"),
        ]
    }

    private static func examine(
        _ examiner: Examiner<any BindPipes>, _ name: String,
        _ bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>,
        keepsFormer: Bool, _ suspects: [([[Int]], String)]
    ) throws {
        let (a, x, y, heard) = (Pipe<Int>(), Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
        let c = bind(a) { $0 == 0 ? x : y }
        c.subscribe(heard.hear)
        try examiner.play(
            "let c = \(name)(a) { $0 == 0 ? x : y }", hearing: heard,
            [
                Step("a", "0", []) { a.send(0) }, Step("x", "10", [10]) { x.send(10) },
                Step("a", "1", []) { a.send(1) },
                Step("x", "11", keepsFormer ? [11] : []) { x.send(11) }, Step("y", "20", [20]) { y.send(20) },
            ], ifGot: suspects)
        withExtendedLifetime(c) {}
    }

    /// Checks that the pipe that `bind` returns forwards values even if only the input pipes keep it in memory.
    private static func examineUnkept(
        _ examiner: Examiner<any BindPipes>, _ name: String,
        _ bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>
    ) throws {
        let (a, b, heard) = (Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
        bind(a) { _ in b }.subscribe(heard.hear)
        try examiner.play(
            "\(name)(a) { _ in b }.subscribe { … }", hearing: heard,
            [Step("a", "1", []) { a.send(1) }, Step("b", "20", [20]) { b.send(20) }],
            ifGot: [([[], []], "heldWeakly")])
    }

    private static func examineGreeting(
        _ examiner: Examiner<any BindPipes>, _ name: String,
        _ bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>
    ) throws {
        let (a, heard) = (Pipe<Int>(), Recorder<Int>())
        examiner.about(name)
        bind(a) { number in Pipe.create { send in send(number) } }.subscribe(heard.hear)
        for number in [3, 4] { a.send(number) }
        try examiner.expect(
            "what arrives with \(name)(a) { n in Pipe.create { send in send(n) } }, whose pipes send to each "
                + "new subscriber at once, after a.send(3), a.send(4)", heard.take(), is: [3, 4],
            ifGot: [([], "lostAtOnce")])
    }

    private static func examineAsking(
        _ examiner: Examiner<any BindPipes>, _ name: String,
        _ bind: (Pipe<Int>, @escaping (Int) -> Pipe<Int>) -> Pipe<Int>
    ) throws {
        for (count, suspects) in [
            (1, [([4, 4, 4, 4, 7, 7, 4, 4], "nextTwice"), ([4, 7], "nextKept"), ([4, 7, 4], "equalIgnored")]),
            (2, [([4, 4, 4, 4, 7, 7, 4, 4], "perSubscriber")]), (0, [([], "unheard")]),
        ] {
            let (a, b, heard) = (Pipe<Int>(), Pipe<Int>(), Recorder<Int>())
            var asked: [Int] = []
            let c = bind(a) {
                asked.append($0)
                return b
            }
            for _ in 0..<count { c.subscribe { _ in } }
            for value in [4, 4, 7, 4] { a.send(value) }
            b.send(1)
            let whom = ["no subscriber", "one subscriber", "two subscribers"][count]
            try examiner.expect(
                """
                the values for which \(name) calls next, with \(whom) to the result, after a.send(4), a.send(4), a.send(7), \
                a.send(4)
                """, asked, is: [4, 4, 7, 4], ifGot: suspects)
            guard count == 0 else { continue }
            c.subscribe(heard.hear)
            b.send(2)
            try examiner.expect(
                """
                what a new subscriber of \(name)'s result receives after a.send(4), a.send(4), a.send(7), a.send(4), \
                which chose the pipe b each time, and b.send(2)
                """, heard.take(), is: name == "bindAll" ? [2, 2, 2, 2] : [2],
                ifGot: name == "bindAll" ? [([2], "allOnce")] : [])
        }
    }
}

/// A step of a story: `a` sends a value, which chooses a room; a room sends a value; or subscribers are added or
/// removed.
enum RoomStep: Sendable, CustomStringConvertible {
    case enter(Int), say(Int, String), listen, leave, move

    static var any: Generator<RoomStep> {
        let room = Generator<Int>.int(in: 0...2)
        let enter = room.map { RoomStep.enter($0) }
        let word = Generator<String>.element(of: ["hi", "yes", "no"])
        let say = Generator<(Int, String)>.pair(room, word).map { RoomStep.say($0.0, $0.1) }
        return .one(of: [
            enter, say, enter, say, .constant(.listen), enter, say, .element(of: [.move, .move, .leave]),
        ])
    }

    var description: String {
        switch self {
        case .enter(let room): "a.send(\(room))"
        case .say(let room, let word): "rooms[\(room)].send(\"\(word)\")"
        case .listen: "another subscriber of both results"
        case .leave: "all subscribers of both results are removed"
        case .move: "another subscriber of bindLatest's result, which calls a.send(2) at \"no\""
        }
    }
}
