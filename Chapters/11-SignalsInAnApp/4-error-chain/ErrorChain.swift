import CurrycombSignals
import CurrycombVerification

/// 11.4: errors in a chain. After `dispose()`, no signal is observed, and no request is running.
public protocol ErrorChain: Contract {
    /// Forwards the replies. An empty reply ends the signal with `Fault.empty`.
    ///
    /// `"a"` and `"b"` are forwarded. For `"a"`, `""` and `"b"`, the signal sends `"a"` and then fails with `.empty`.
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault>

    /// Sends the replies as numbers. A string that is not a number ends the signal with `Fault.notANumber`, which
    /// contains the string.
    ///
    /// For `"12"`, the signal sends `12`.
    /// For `"bee"`, the signal fails with `.notANumber("bee")`.
    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault>

    /// Sends the value for a key in each reply, using the verifiers of chapter 8. A reply that is not an object ends
    /// the signal with `notAnObject`; a reply without the value ends the signal with the error that
    /// `transferToKeyChild` throws.
    ///
    /// For `{"name":"Ada"}` and the key `"name"`, the signal sends `"Ada"`.
    /// For `[]`, the signal fails with `notAnObject`, and for `{}` with `name: is missing`.
    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue>

    /// Forwards the replies. After a failure, the signal continues with the cache's signal for that failure.
    ///
    /// For `"a"` and a failure, the signal sends `"a"`, and then the values of `cache(failure)`.
    /// For `"a"` and a completion, the signal sends `"a"` and completes, and `cache` is not called.
    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault>

    /// Sends one request for each path, all at once, and forwards the replies. A request that fails is sent again, at
    /// most `retries` times. If all attempts fail, the placeholder is sent instead of a reply. The other requests
    /// continue, and the page cannot fail.
    ///
    /// For `["a", "b"]`, if the request for `b` always fails, the signal sends the placeholder and `"A"`, the reply for
    /// `a`. With 2 retries, `b` is requested 3 times, and `a` once. `service.fetch(path)` is a request.
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never>
}

extension ErrorChain {
    static var checks: [Check<any ErrorChain>] { chainChecks + childChecks + pageChecks + everywhereChecks }

    private static var chainChecks: [Check<any ErrorChain>] {
        [
            Check("checked", of: "checked") { examiner in
                let clock = VirtualScheduler()
                let reply = "1:a 2: 3:b 3:|"
                try examiner.expect(
                    "checked(reply), where the second reply is empty",
                    hear(Self().checked(scripted(reply, on: clock)), on: clock),
                    sends: ["1 s: a", "2 s: failed empty"], from: [("reply", lines(reply))],
                    ifGot: [
                        (["1 s: failed empty"], "trySwapped"),
                        (["1 s: a", "3 s: b", "3 s: completed"], "filteredAway"),
                        (lines(reply), "notChecked"), (["1 s: a", "2 s: completed"], "endedQuietly"),
                        (["1 s: a", "2 s: failed offline: "], "wrongFault"),
                    ])
                let broken = VirtualScheduler()
                try examiner.expect(
                    "checked(reply), where the service fails",
                    hear(Self().checked(scripted("1:a 2:!wax", on: broken)), on: broken), sends: "1:a 2:!wax",
                    ifGot: [("1:a 2:|", "failureLost")])
            },
            Check("numbers", of: "numbers") { examiner in
                let clock = VirtualScheduler()
                let reply = "1:12 2:bee 3:4 3:|"
                try examiner.expect(
                    "numbers(reply), where the second reply is bee",
                    hear(Self().numbers(scripted(reply, on: clock)), on: clock),
                    sends: ["1 s: 12", "2 s: failed not a number: bee"], from: [("reply", lines(reply))],
                    ifGot: [
                        (lines("1:12 3:4 3:|"), "skipped"), (lines("1:12 2:0 3:4 3:|"), "zeroForText"),
                        (["1 s: 12", "2 s: failed not a number: "], "textMissing"),
                        (["1 s: 12", "2 s: failed empty"], "otherFault"), (lines("1:12 2:|"), "stopsQuietly"),
                    ])
            },
            Check("whichText", of: "numbers") { examiner in
                let clock = VirtualScheduler()
                try examiner.expect(
                    "numbers(reply), where the reply is 7up",
                    hear(Self().numbers(scripted("1:7up", on: clock)), on: clock),
                    sends: ["1 s: failed not a number: 7up"], from: [("reply", lines("1:7up"))],
                    ifGot: [(["1 s: failed not a number: bee"], "textFixed"), (["1 s: 7"], "halfANumber")])
            },
            Check("rescued", of: "rescued") { examiner in
                let clock = VirtualScheduler()
                let got = hear(
                    Self().rescued(scripted("1:a 2:!wax", on: clock)) { fault in
                        scripted(fault == .offline("wax") ? "1:b 1:|" : "1:none 1:|", on: clock)
                    }, on: clock)
                try examiner.expect(
                    "rescued(reply, by: cache), where cache(wax) sends b, and other faults lead to none", got,
                    sends: "1:a 3:b 3:|", from: [("reply", "1:a 2:!wax"), ("cache(wax)", "1:b 1:|")],
                    ifGot: [
                        ("1:a 2:!wax", "notRescued"), ("1:a 2:|", "quietEnd"), ("1:a 3:none 3:|", "faultIgnored"),
                        ("3:b 3:|", "valuesLost"), ("1:a 3:a 5:b 5:|", "replyAgain"),
                    ])
                let fine = VirtualScheduler()
                let whole = hear(
                    Self().rescued(scripted("1:a 2:|", on: fine)) { _ in scripted("1:b 1:|", on: fine) }, on: fine)
                try examiner.expect(
                    "rescued(reply, by: { _ in cache }), where the reply does not fail", whole, sends: "1:a 2:|",
                    from: [("reply", "1:a 2:|"), ("cache", "1:b 1:|")], ifGot: [("1:a 3:b 3:|", "cacheAlways")])
                let empty = VirtualScheduler()
                let both = hear(
                    Self().rescued(scripted("1:a 2:!wax", on: empty)) { _ in scripted("1:!oil", on: empty) }, on: empty)
                try examiner.expect(
                    "rescued(reply, by: { _ in cache }), where the cache fails as well", both, sends: "1:a 3:!oil",
                    from: [("reply", "1:a 2:!wax"), ("cache", "1:!oil")],
                    ifGot: [("1:a 3:|", "cacheFaultLost"), ("1:a 4:!oil", "rescuesAgain")])
            },
        ]
    }

    private static var childChecks: [Check<any ErrorChain>] {
        func heard(_ key: String, _ plan: String) -> [String] {
            let clock = VirtualScheduler()
            let reply = Ours.parsed(scripted(plan, on: clock))
            return hear(Self().child(key, of: reply, orElse: Issue("not an object")), on: clock)
        }
        func failure(_ second: Int, _ issue: Issue) -> String { "\(second) s: failed \(issue)" }
        return [
            Check("child", of: "child") { examiner in
                let plan = "1:{\"name\":\"Ada\"} 2:[\"name\"] 3:|"
                try examiner.expect(
                    "child(\"name\", of: reply, orElse: notAnObject), where the second reply is an array",
                    heard("name", plan), sends: ["1 s: \"Ada\"", "2 s: failed not an object"],
                    from: [("reply", lines(plan))],
                    ifGot: [
                        (
                            [
                                "1 s: \"Ada\"",
                                failure(2, Issue(.wrongKind(expected: [.object], actual: .array))),
                            ], "kindUnchecked"
                        ),
                        (["1 s: \"Ada\"", "3 s: completed"], "childSkipped"),
                        (["1 s: failed not an object"], "valueChecked"),
                    ])
            },
            Check("noValue", of: "child") { examiner in
                for (plan, issue) in [
                    ("1:{\"nick\":\"Ad\"} 2:|", Issue(.missing, at: [.key("name")])),
                    ("1:{\"name\":null} 2:|", Issue(.null(expected: []), at: [.key("name")])),
                ] {
                    try examiner.expect(
                        "child(\"name\", of: reply, orElse: notAnObject)", heard("name", plan),
                        sends: [failure(1, issue)], from: [("reply", lines(plan))],
                        ifGot: [
                            (["1 s: failed not an object"], "keyTakenForKind"), (["2 s: completed"], "childLeftOut"),
                            (["1 s: null", "2 s: completed"], "nullSent"),
                        ])
                }
                let plan = "1:{\"id\":7} 2:|"
                try examiner.expect(
                    "child(\"id\", of: reply, orElse: notAnObject)", heard("id", plan),
                    sends: ["1 s: 7", "2 s: completed"],
                    from: [("reply", lines(plan))],
                    ifGot: [([failure(1, Issue(.missing, at: [.key("name")]))], "keyFixed")])
            },
        ]
    }

    private static var pageChecks: [Check<any ErrorChain>] {
        func asked(_ path: String, _ service: Service) -> Int { service.log.count { $0.hasSuffix("asked \(path)") } }
        return [
            Check("page", of: "page") { examiner in
                let service = Service(["a": .after(3), "b": .after(1, failing: 9)])
                let page = Self().page(["a", "b"], from: service, retries: 0, placeholder: "?")
                let call =
                    "page([\"a\", \"b\"], from: service, retries: 0, placeholder: \"?\"), where b fails after 1 s"
                try examiner.require(
                    service.log.isEmpty, else: "askedEarly", .note("let page = page([\"a\", \"b\"], …)"),
                    .note("service.log is \(Tour.described(service.log)) before there is an observer"))
                examiner.running(call)
                let got = hear(page, on: service.clock)
                try examiner.require(
                    asked("b", service) < 2, else: "retriesAnyway", .note(call),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.expect(
                    "\(call)", got, sends: "1:? 3:A 3:|",
                    ifGot: [
                        ("1:? 1:|", "killsThePage"), ("3:A 3:|", "partMissing"), ("1:|", "killsThePage"),
                        ("3:A 4:? 4:|", "oneAfterAnother"), ("3:A 3:? 3:|", "waitsForAll"),
                        ("1:?b 3:A 3:|", "placeholderChanged"),
                        ("1:b 3:A 3:|", "placeholderChanged"),
                    ])
                let paths = (1...30).map { "\($0)" }
                let many = Service(Dictionary(uniqueKeysWithValues: paths.map { ($0, .after(1)) }))
                _ = hear(Self().page(paths, from: many, retries: 0, placeholder: "?"), on: many.clock)
                let atOnce = many.log.count { $0.hasPrefix("0 s: asked") }
                try examiner.expect(
                    "how many of page's 30 requests start at once", atOnce, is: 30,
                    ifGot: atOnce < 30 ? [(atOnce, "inGroups")] : [])
            },
            Check("retries", of: "page") { examiner in
                let service = Service(["a": .after(1), "b": .after(1, failing: 2)])
                let got = hear(
                    Self().page(["a", "b"], from: service, retries: 2, placeholder: "-"), on: service.clock)
                try examiner.require(
                    asked("a", service) < 2, else: "asksAllAgain",
                    .note("page([\"a\", \"b\"], from: service, retries: 2, placeholder: \"-\"), where b fails twice"),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.expect(
                    "page([\"a\", \"b\"], from: service, retries: 2, placeholder: \"-\"), where b fails twice", got,
                    sends: "1:A 3:B 3:|",
                    ifGot: [
                        ("1:A 1:- 1:|", "noRetry"), ("1:- 1:A 1:|", "noRetry"), ("1:A 2:- 2:|", "onceLess"),
                        ("1:A 1:- 2:- 3:B 3:|", "tellsEachTry"),
                    ])
            },
            Check("givesUp", of: "page") { examiner in
                let service = Service(["b": .after(1, failing: 5)])
                let got = hear(Self().page(["b"], from: service, retries: 3, placeholder: "~"), on: service.clock)
                try examiner.expect(
                    "how often page([\"b\"], from: service, retries: 3, …) asks for b, which fails 5 times",
                    asked("b", service), is: 4, ifGot: [(5, "onceMore"), (6, "forEver"), (3, "neverEnough")])
                let long = Service(["b": .after(1, failing: 200)])
                _ = hear(Self().page(["b"], from: long, retries: 130, placeholder: "~"), on: long.clock)
                let attempts = asked("b", long)
                try examiner.expect(
                    "how often page([\"b\"], from: service, retries: 130, …) asks for b, which fails 200 times",
                    attempts,
                    is: 131, ifGot: attempts < 131 ? [(attempts, "retriesCapped")] : [])
                try examiner.expect(
                    "page([\"b\"], from: service, retries: 3, placeholder: \"~\")", got, sends: "4:~ 4:|",
                    ifGot: [("4:? 4:|", "placeholderFixed"), ("4:- 4:|", "placeholderFixed")])
            },
        ]
    }

    private static var everywhereChecks: [Check<any ErrorChain>] {
        let listeners = Argument("observers", .listenings)
        let ends = ["|", "|", "", "!wax", "!oil"]
        return [
            Check("anyReplies", of: "checked") { examiner in
                let replies = Argument("reply", .plan(["a", "b", "", "a", "-", "␣", "␣␣", "⏎", "B", "0"], ends: ends))
                    .andAtLast(.hardPlans)
                let (clock, blank) = (VirtualScheduler(), "1:␣ 1:|")
                let got = hear(Self().checked(scripted(blank, on: clock)), on: clock)
                if got == ["1 s: failed empty"] {
                    try examiner.expect(
                        "checked(reply), where the reply is a space", got, sends: lines(blank),
                        from: [("reply", lines(blank))], ifGot: [(got, "blankBreaks")])
                }
                try examiner.agrees("checked", on: replies, listeners, tries: 60) {
                    answer, plan, listeners in
                    let (clock, reply) = (VirtualScheduler(), Watch("reply"))
                    return perform(
                        answer.checked(reply(scripted(plan, on: clock))), to: listeners, on: clock,
                        from: [("reply", plan)], leaving: .observed(reply))
                }
            },
            Check("anyNumbers", of: "numbers") { examiner in
                let replies = Argument(
                    "reply",
                    .plan(
                        [
                            "12", "0", "-3", "12", "007", "3000000000", "\(Int.max)", "\(Int.min)", "-9007199254740993",
                            "bee", "1.5", "", "twelve", "Bee", "a␣bee", "␣", "12px", "0x1F", "1␣2", "1,000", "1_000",
                        ], ends: ends)
                ).andAtLast(.hardPlans)
                // A text that has anything but digits between its first and last digit is not a number.
                let inside = ["1␣2", "1,000", "1_000", "3-4", "1.000"].map { ("1:\($0) 1:|", [Listening.all]) }
                try examiner.agrees(
                    "numbers", on: replies, listeners, examples: inside, tries: 60
                ) { answer, plan, listeners in
                    let (clock, reply) = (VirtualScheduler(), Watch("reply"))
                    return perform(
                        answer.numbers(reply(scripted(plan, on: clock))), to: listeners, on: clock,
                        from: [("reply", plan)], leaving: .observed(reply))
                }
            },
            Check("anyChild", of: "child") { examiner in
                let replies = Argument(
                    "reply",
                    .plan(
                        [
                            "{\"name\":\"Ada\"}", "{\"name\":\"Ada\",\"id\":7}", "{\"name\":{\"id\":1}}",
                            "{\"name\":[],\"\":0}", "{\"name\":false}", "{\"name\":\"\"}", "{\"name\":null}", "{}",
                            "[]",
                            "null", "7", "\"name\"",
                        ], ends: ends))
                try examiner.agrees(
                    "child", on: Argument("key", .element(of: ["name", "name", "id", "", "Name"])), replies,
                    Argument("notAnObject", .element(of: ["not an object", "a list?"])), listeners, tries: 80
                ) { answer, key, plan, message, listeners in
                    let (clock, reply) = (VirtualScheduler(), Watch("reply"))
                    let child = answer.child(
                        key, of: Ours.parsed(reply(scripted(plan, on: clock))), orElse: Issue(message))
                    return perform(
                        child, to: listeners, on: clock, from: [("reply", plan)], leaving: .observed(reply))
                }
            },
            Check("anyRescue", of: "rescued") { examiner in
                let replies = Argument("reply", .plan(["a", "b", ""], ends: ends))
                let failures = Argument("failures of the cache", .element(of: [0, 0, 1]))
                try examiner.agrees(
                    "rescued", on: replies, failures, listeners, tries: 60
                ) { answer, plan, failures, listeners in
                    let service = Service(["cache/wax": .after(2, failing: failures)])
                    let reply = Watch("reply")
                    let signal = answer.rescued(reply(scripted(plan, on: service.clock))) { fault in
                        guard case .offline(let path) = fault else { return Signals.fail(fault).eraseToAnySignal() }
                        return service.fetch("cache/\(path)")
                    }
                    return perform(
                        signal, to: listeners, on: service.clock, from: [("reply", plan)], service: service,
                        leaving: .observed(reply))
                }
            },
            Check("anyCache", of: "rescued") { examiner in
                let replies = Argument("reply", .plan(["a", "b", "", "␣"], ends: ["!wax", "!oil", "|", ""]))
                let cache = Argument("cache", .plan(["c", "d", "d", "", "C"], ends: ["|", "|", "", "!tin"]))
                try examiner.agrees(
                    "rescued", on: replies, cache, listeners,
                    examples: [
                        ("1:a 2:!wax", "1:c 2:d 3:|", [.all]), ("1:!wax", "", [.all]),
                        ("1:!wax", "1:c 2:c 2:|", [.all]),
                    ], tries: 60
                ) { answer, plan, cache, listeners in
                    let clock = VirtualScheduler()
                    let signal = answer.rescued(scripted(plan, on: clock)) { _ in scripted(cache, on: clock) }
                    return perform(signal, to: listeners, on: clock, from: [("reply", plan), ("cache", cache)])
                }
                let faults: [Fault] = [.empty, .notANumber("bee"), .offline(""), .offline("Wax"), .notANumber("")]
                try examiner.agrees(
                    "the fault with which cache is called, after _",
                    on: Argument("fault", .element(of: faults), edges: faults), tries: 10
                ) { answer, fault in
                    let asked = MutableProperty<[Fault]>([])
                    let signal = answer.rescued(Signals.fail(fault).eraseToAnySignal()) { fault in
                        asked.value += [fault]
                        return scripted("0:|", on: VirtualScheduler())
                    }
                    _ = hear(signal, on: VirtualScheduler())
                    return asked.value
                }
                // An interruption is not a failure, so `cache` must not be called.
                let (clock, asked) = (VirtualScheduler(), MutableProperty<[Fault]>([]))
                let cut = Self().rescued(cutShort("1:a 2:^", on: clock)) { fault in
                    asked.value += [fault]
                    return scripted("0:c 0:|", on: clock)
                }
                _ = hear(cut, on: clock)
                try examiner.expect(
                    "the fault with which cache is called, after a reply that was interrupted", asked.value, is: [])
            },
            Check("anyPage", of: "page") { examiner in
                let part = Generator<((Int, Int), String?)>.pair(
                    .pair(.int(in: 1...5), .one(of: [.element(of: [0, 0, 1, 2, 9]), .int(in: 0...130)])),
                    .one(of: [.constant(nil), .element(of: [nil, "", " ", "?", "a"])])
                ).map { Part(seconds: $0.0, failures: $0.1, text: $1) }
                let some = Generator<[Part]>.array(of: part, count: 0...4)
                try examiner.agrees(
                    "page", on: Argument("requests", .one(of: [some, some, some, .array(of: part, count: 0...14)])),
                    Argument("retries", .one(of: [.int(in: 0...3), .int(in: 0...120)])),
                    Argument("placeholder", .element(of: ["?", "none", "", "A", " "]))
                        .andAtLast([String].hardTexts.filter { $0.count < 60 }),
                    Argument("each path twice", .element(of: [false, false, true])), tries: 60
                ) { answer, parts, retries, placeholder, isSame in
                    var paths = ["a", "b", "", "d", "É/x", "B", "a b", "g", "h", "i", "j", "k", "l", "m"]
                    // If a path occurs twice, `page` must send a request for each occurrence.
                    if isSame { paths = paths.indices.map { paths[$0 / 2] } }
                    paths = Array(paths.prefix(parts.count))
                    let service = Service(
                        Dictionary(
                            zip(paths, parts).map {
                                ($0, Service.Reply.after($1.seconds, $1.text, failing: $1.failures))
                            }, uniquingKeysWith: { first, _ in first }))
                    let page = answer.page(paths, from: service, retries: retries, placeholder: placeholder)
                    var story = StoryRun()
                    let words = zip(paths, parts).map { path, part in
                        "\(path.isEmpty ? "\"\"" : path) of \(isSame ? parts[paths.firstIndex(of: path)!] : part)"
                    }
                    let call =
                        "page([\(words.joined(separator: ", "))], retries: \(retries), placeholder: \"\(placeholder)\")"
                    story.add("let page = \(call)", service.log)
                    let end = { (log: [String]) in log.last?.hasSuffix("completed") == true ? [] : ["and has not ended"]
                    }
                    let first = hear(page, on: service.clock)
                    story.add("page is observed", bySecond(first) + end(first))
                    let second = hear(page, on: service.clock)
                    story.add("page is observed again", bySecond(second) + end(second))
                    story.add("service.log", bySecond(service.log))
                    let seen = service.log.count
                    let subscription = listen(to: page, on: service.clock).subscription
                    service.clock.advance(by: .milliseconds(1_500))
                    subscription.dispose()
                    service.clock.run(limit: 10_000)
                    story.add(
                        "page is observed once more, dispose() after 1 s; service.log since then",
                        bySecond(Array(service.log[seen...])))
                    return story
                }
            },
        ]
    }
}

extension Issue {
    fileprivate init(_ message: String) { self.init(.custom(message), message: message) }
}

private struct Part: Sendable, CustomStringConvertible {
    let seconds: Int
    let failures: Int
    let text: String?

    var description: String {
        "\(seconds) s" + (failures == 0 ? "" : " that fails \(failures)×")
            + (text.map { " with \(Tour.described($0))" } ?? "")
    }
}
