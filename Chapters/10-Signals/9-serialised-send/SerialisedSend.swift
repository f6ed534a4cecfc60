import Dispatch
import Synchronization

/// 10.9: events from several threads, one at a time.
public protocol SerialisedSend: Contract {
    /// Returns a function that several threads may call at the same time. The function passes the values to `receive`
    /// one at a time, in the order in which they are sent.
    ///
    /// If another value is being forwarded, the function returns at once, and the new value is forwarded afterward.
    /// After `let send = serialised { print($0) }`, `send(1)` prints 1 before it returns, if no other value is being
    /// forwarded.
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void
}

extension SerialisedSend {
    static var checks: [Check<any SerialisedSend>] {
        [
            Check("passes", of: "serialised") { examiner in
                let got = Mutex<[Int]>([])
                let sender = Mutex<UInt?>(nil)
                let elsewhere = Mutex(false)
                let isEndless = Mutex(false)
                let (handedOn, over) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                let send = Self().serialised { (value: Int) in
                    got.withLock { $0.append(value) }
                    if currentThread != sender.withLock({ $0 }) { elsewhere.withLock { $0 = true } }
                    handedOn.signal()
                    if got.withLock({ $0.count }) == 100 {
                        // The answer forwards the same value forever, so the check ends here, and this thread stays
                        // blocked.
                        isEndless.withLock { $0 = true }
                        over.signal()
                        DispatchSemaphore(value: 0).wait()
                    }
                }
                DispatchQueue.global().async {
                    sender.withLock { $0 = currentThread }
                    send(1)
                    // The wait ends at once if `send` itself, and not another thread, has forwarded the value.
                    _ = handedOn.wait(timeout: .now() + 1)
                    [2, 3].forEach(send)
                    over.signal()
                }
                over.wait()
                try examiner.require(
                    !isEndless.withLock { $0 }, else: "kept", .note("send(1) forwarded 1 again and again"))
                try examiner.require(
                    !elsewhere.withLock { $0 }, else: "elsewhere",
                    .note("send(1) left the value to another thread, but no other thread was at work"))
                try examiner.expect(
                    "the values forwarded of 1, 2, 3, sent one after another", got.withLock { $0 }, is: [1, 2, 3],
                    ifGot: [
                        ([], "silent"), ([1, 2], "silent"), ([1], "stuck"), ([1, 1, 2, 2, 3, 3], "doubled"),
                        ([1, 1, 2, 1, 2, 3], "kept"),
                    ])
            },
            Check("busy", of: "serialised") { examiner in
                let log = Mutex<[String]>([])
                let isBlocked = Mutex(false)
                let (inside, returned, over) = (
                    DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
                )
                let send = Self().serialised { (value: Int) in
                    log.withLock { $0.append("begin \(value)") }
                    if value == 1 {
                        inside.signal()
                        // With a right answer, `send(2)` returns at once, so this wait is short.
                        if returned.wait(timeout: .now() + 2) == .timedOut { isBlocked.withLock { $0 = true } }
                    }
                    log.withLock { $0.append("end \(value)") }
                }
                DispatchQueue.global().async {
                    send(1)
                    over.signal()
                }
                _ = inside.wait(timeout: .now() + 5)
                send(2)
                returned.signal()
                _ = over.wait(timeout: .now() + 5)
                let call = "what happens when 2 is sent from another thread while 1 is being forwarded"
                try examiner.require(
                    !isBlocked.withLock { $0 }, else: "blocks",
                    .note("send(2) did not return before 1 had been forwarded"))
                try examiner.expect(
                    call, log.withLock { $0 }, is: ["begin 1", "end 1", "begin 2", "end 2"],
                    ifGot: [
                        (["begin 1", "begin 2", "end 2", "end 1"], "overlaps"), (["begin 1", "end 1"], "dropped"),
                    ])
            },
            Check("within", of: "serialised") { examiner in
                let answer = Self()
                let log = Mutex<[Int]>([])
                let echo = Mutex<(@Sendable (Int) -> Void)?>(nil)
                let send = answer.serialised { (value: Int) in
                    log.withLock { $0.append(value) }
                    if value == 1, let send = echo.withLock({ $0 }) { [2, 3].forEach(send) }
                    log.withLock { $0.append(-value) }
                }
                echo.withLock { $0 = send }
                send(1)
                echo.withLock { $0 = nil }
                try examiner.expect(
                    "the order in which values begin, and end (−), if the callback for 1 sends 2 and 3",
                    log.withLock { $0 }, is: [1, -1, 2, -2, 3, -3],
                    ifGot: [
                        ([1, -1, 3, -3, 2, -2], "lastFirst"), ([1, -1], "dropped"), ([1, -1, 2, -2], "oneLeft"),
                        ([1, 2, -2, 3, -3, -1], "overlaps"), ([1, -1, 3, -3], "newestOnly"),
                    ])
                let many = Mutex<[Int]>([])
                let burst = answer.serialised { (value: Int) in
                    many.withLock { $0.append(value) }
                    if value == 1, let send = echo.withLock({ $0 }) { (2...1500).forEach(send) }
                    many.withLock { $0.append(-value) }
                }
                echo.withLock { $0 = burst }
                burst(1)
                echo.withLock { $0 = nil }
                let events = many.withLock { $0 }
                let count = events.count / 2
                try examiner.expect(
                    "how many values are forwarded, if the callback for 1 sends 2 to 1500", count, is: 1500,
                    ifGot: count < 1500 ? [(count, "dropped")] : [])
                try examiner.expect(
                    "whether they arrive in order, one at a time", events == (1...1500).flatMap { [$0, -$0] }, is: true,
                    ifGot: events[1] != -1 ? [(false, "overlaps")] : events[2] == 1500 ? [(false, "lastFirst")] : [])
                let deep = Mutex<[Int]>([])
                let stairs = answer.serialised { (value: Int) in
                    deep.withLock { $0.append(value) }
                    guard let send = echo.withLock({ $0 }) else { return }
                    if value == 1 { [2, 3].forEach(send) }
                    if value == 2 { [4, 5].forEach(send) }
                    if value == 4 { send(6) }
                }
                echo.withLock { $0 = stairs }
                stairs(1)
                echo.withLock { $0 = nil }
                let came = deep.withLock { $0 }
                try examiner.expect(
                    "what is forwarded, if the callback for 1 sends 2 and 3, for 2 sends 4 and 5, and for 4 sends 6",
                    came,
                    is: [1, 2, 3, 4, 5, 6], ifGot: [(came, Set(came).count < 6 ? "dropped" : "cutsIn")])
                let ladder = Mutex<[Int]>([])
                let climb = answer.serialised { (value: Int) in
                    ladder.withLock { $0.append(value) }
                    if value < 4, let send = echo.withLock({ $0 }) { send(value + 1) }
                    ladder.withLock { $0.append(-value) }
                }
                echo.withLock { $0 = climb }
                climb(1)
                let steps = ladder.withLock { $0 }
                let overlaps = zip(steps, steps.dropFirst()).contains { $0 > 0 && $1 > 0 }
                try examiner.expect(
                    "the order in which values begin, and end (−), if the callbacks for 1, 2 and 3 send the next number",
                    steps, is: [1, -1, 2, -2, 3, -3, 4, -4], ifGot: overlaps ? [(steps, "clearedEarly")] : [])
                climb(3)
                echo.withLock { $0 = nil }
                let later = ladder.withLock { Array($0.dropFirst(steps.count)) }
                try examiner.expect(
                    "the same after a later send(3)", later, is: [3, -3, 4, -4],
                    ifGot: [([], "neverFree")] + (Set(later).isSubset(of: [3, -3, 4, -4]) ? [] : [(later, "kept")]))
                let same = Mutex<[String]>([])
                let again = answer.serialised { (value: String?) in same.withLock { $0.append("[\(value ?? "nil")]") } }
                ["", nil, "", "", " "].forEach(again)
                try examiner.expect(
                    "what is forwarded of \"\", nil, \"\", \"\", \" \"", same.withLock { $0 },
                    is: ["[]", "[nil]", "[]", "[]", "[ ]"])
            },
            Check("two", of: "serialised") { examiner in
                let answer = Self()
                let log = Mutex<[String]>([])
                let other = answer.serialised { (value: Int) in log.withLock { $0.append("b gets \(value)") } }
                let send = answer.serialised { (value: Int) in
                    log.withLock { $0.append("a begins \(value)") }
                    if value == 1 { other(7) }
                    log.withLock { $0.append("a ends \(value)") }
                }
                send(1)
                let happened = log.withLock { $0 }
                try examiner.expect(
                    "what happens if a and b are made by serialised(…), and a's callback calls b(7)", happened,
                    is: ["a begins 1", "b gets 7", "a ends 1"],
                    ifGot: happened.prefix(2) == ["a begins 1", "a ends 1"] ? [(happened, "oneQueue")] : [])
            },
            Check("order", of: "serialised") { examiner in
                let got = Mutex<[Int]>([])
                let echo = Mutex<(@Sendable (Int) -> Void)?>(nil)
                let (turn, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
                let isBlocked = Mutex(false)
                let send = Self().serialised { (value: Int) in
                    got.withLock { $0.append(value) }
                    guard value == 1, let send = echo.withLock({ $0 }) else { return }
                    for mine in [[2, 3], [5]] {
                        mine.forEach(send)
                        turn.signal()
                        if sent.wait(timeout: .now() + 2) == .timedOut { isBlocked.withLock { $0 = true } }
                    }
                }
                echo.withLock { $0 = send }
                DispatchQueue.global().async {
                    for theirs in [[4], [6, 7]] {
                        guard turn.wait(timeout: .now() + 5) == .success else { return }
                        theirs.forEach(send)
                        sent.signal()
                    }
                }
                send(1)
                echo.withLock { $0 = nil }
                try examiner.require(
                    !isBlocked.withLock { $0 }, else: "blocks",
                    .note("another thread's sends did not return while 1 was being forwarded"))
                let values = got.withLock { $0 }
                try examiner.expect(
                    "what is forwarded if 2 to 7 are sent while 1 is being forwarded: 4, 6 and 7 by another thread",
                    values, is: Array(1...7), ifGot: Set(values) == Set(1...7) ? [(values, "perThread")] : [])
            },
            Check("between", of: "serialised") { examiner in
                try Self.meetings(examiner) { outcome, story in
                    try examiner.require(
                        !outcome.overlapped, else: "twoAtWork",
                        .note(story + ": both values were forwarded at the same time"))
                    try Self.nothingIsLost(outcome, story, examiner)
                    try examiner.expect("what was forwarded; \(story)", outcome.handedOn.sorted(), is: [1, 2])
                }
            },
            Check("many", of: "serialised") { examiner in
                let seen = Mutex((arrived: 0, last: [-1, -1, -1, -1], inOrder: true))
                let send = Self().serialised { (value: [Int]) in
                    seen.withLock { seen in
                        seen.arrived += 1
                        if value[1] <= seen.last[value[0]] { seen.inOrder = false }
                        seen.last[value[0]] = value[1]
                    }
                }
                Ours.onThreads(4) { thread in
                    for place in 0..<500 { send([thread, place]) }
                }
                // A thread that forwards values returns from `send` only when the queue is empty, so every value has
                // arrived by now.
                let (arrived, inOrder) = seen.withLock { ($0.arrived, $0.inOrder) }
                try examiner.expect("how many of 4 × 500 values from four threads arrive", arrived, is: 2000)
                try examiner.expect("whether the values of each thread arrive in order", inOrder, is: true)
                // Threads rarely meet at the point in the code where a value can be lost. So further runs pause one
                // thread there.
                try Self.meetings(examiner) { try Self.nothingIsLost($0, $1, examiner) }
            },
        ]
    }

    private static func story(_ manner: HeldUp.Manner, _ place: Int) -> String {
        let ordinal = place < 3 ? ["first", "second", "third"][place] : "\(place + 1)th"
        return switch manner {
        case .first: "1 is sent; before the \(ordinal) use of a Mutex another thread sends 2"
        case .firstDuring:
            "1 is sent; before the \(ordinal) use of a Mutex another thread starts to forward 2, and then the first continues"
        case .second:
            "1 is being forwarded; another thread sends 2, but pauses before its \(ordinal) use of a Mutex until 1 is done"
        }
    }

    /// Runs two threads that send, and pauses one of them. For each `Manner`, that thread is paused before its first
    /// use of a `Mutex` in the first run, before its second use in the next run, and so on. Passes the outcome of a run
    /// to `look` if a thread was paused or both values were forwarded at the same time. Ignores runs that timed out.
    private static func meetings(
        _ examiner: Examiner<any SerialisedSend>, _ look: (_ outcome: HeldUp.Outcome, _ story: String) throws -> Void
    ) throws {
        for manner in HeldUp.Manner.allCases {
            for place in 0..<12 {
                let story = story(manner, place)
                examiner.running(story)
                let outcome = HeldUp.send(manner, before: place) { Self().serialised($0) }
                guard !outcome.hung else { continue }
                guard outcome.wasHeld else {
                    // The thread used a `Mutex` at most `place` times, so it was not paused. The next runs would not
                    // pause it either.
                    if outcome.overlapped { try look(outcome, "1 is being forwarded, and another thread sends 2") }
                    break
                }
                try look(outcome, story)
            }
        }
    }

    private static func nothingIsLost(
        _ outcome: HeldUp.Outcome, _ story: String, _ examiner: Examiner<any SerialisedSend>
    ) throws {
        try examiner.require(
            outcome.handedOn.count > 1, else: "stranded", .note(story),
            .note("when both sends had returned, only \(outcome.handedOn) had been forwarded"))
    }
}
