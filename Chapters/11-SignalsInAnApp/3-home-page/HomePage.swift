import CurrycombSignals

/// 11.3: a home page made from several requests. After `dispose()`, no signal is observed, and no request is running.
public protocol HomePage: Contract {
    /// Sends all blocks of the page, each as soon as it arrives. All requests start at once.
    ///
    /// For `[a after 3 s, b after 1 s]`, the signal sends `b` after 1 s and `a` after 3 s, and then completes.
    /// With no blocks, the signal completes at once.
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault>

    /// Sends the user's name and the weather from the same page load, joined by a `+`: first the two signals' first
    /// values, then their second values, and so on.
    ///
    /// For `Ada` after 1 s and `sun` after 2 s, the signal sends `Ada+sun` after 2 s.
    /// When the page is loaded again, the new name waits for the new weather.
    func header(_ user: AnySignal<String, Fault>, _ weather: AnySignal<String, Fault>) -> AnySignal<String, Fault>

    /// Sends the current name and city, joined by an `@`, whenever one of them changes. If a signal repeats its value,
    /// you decide whether the title is sent again.
    ///
    /// For `Ada` after 1 s and `Ulm` after 2 s, the signal sends `Ada@Ulm` after 2 s.
    /// If the city becomes `Bonn` after 3 s, the signal sends `Ada@Bonn` at once.
    func title(_ name: AnySignal<String, Fault>, _ city: AnySignal<String, Fault>) -> AnySignal<String, Fault>

    /// Sends the offers in each city, even if the city is an empty text. Each new city cancels the request for the
    /// previous city, even if both are the same.
    ///
    /// For the city `ulm`, the signal observes `service.fetch("offers/ulm")` and sends the reply. If `bonn` is sent
    /// before the reply arrives, the request is cancelled, and `offers/bonn` is requested.
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault>
}

extension HomePage {
    static var checks: [Check<any HomePage>] { blockChecks + pairChecks + offerChecks + everywhereChecks }

    private static var blockChecks: [Check<any HomePage>] {
        let (a, b) = ("3:a 5:A 5:|", "1:b 2:|")
        return [
            Check("blocks", of: "blocks") { examiner in
                // In these plans, no two blocks send in the same second: otherwise, their order would be up to
                // the learner's answer.
                let plans = Generator<((String, String), (String, Int))>.pair(
                    .pair(.plan(["a", "A"], every: 3, rest: 0, ends: ["|"]), .plan(["b", "B"], every: 3, rest: 1)),
                    .pair(.plan(["c"], every: 3, rest: 2, ends: ["|"]), .int(in: 0...3))
                ).map { Array([$0.0, $0.1, $1.0].prefix($1.1)) }
                _ = examiner.making("blocks([])", ifItTraps: "emptyStops") { Self().blocks([]) }
                try examiner.agrees(
                    "blocks", on: Argument("blocks", plans),
                    examples: [[a, b], ["1:c 2:|", "2:d 3:|", "3:e 4:f 4:|"], []], tries: 20
                ) { $0.blocks($1) }
                let many = Generator<[String]>.array(of: .element(of: ["a", "b", "", "␣", "B"]), count: 0...16).map {
                    $0.enumerated().map { place, value in
                        let second = 1 + place * 5 % 17
                        return "\(second):\(value) \(second):|"
                    }
                }
                try examiner.agrees("blocks", on: Argument("blocks", many), tries: 40) { $0.blocks($1) }
            },
            Check("asked", of: "blocks") { examiner in
                let service = Service(["a": .after(3), "b": .after(1)])
                let page = Self().blocks(["a", "b"].map { service.fetch($0) })
                service.clock.run()
                try examiner.require(
                    service.log.isEmpty, else: "askedEarly", .note("let page = blocks([a, b])"),
                    .note("service.log is \(Tour.described(service.log)), but the page has no observer"))
                _ = hear(page, on: service.clock)
                let count = service.log.count { $0.hasSuffix("asked a") }
                try examiner.require(
                    count < 2, else: "askedTwice",
                    .note("blocks([a, b]) is observed once"), .note("service.log is \(Tour.described(service.log))"))
                try examiner.expect("how many requests for \"a\" blocks([a, b]) sends, observed once", count, is: 1)
            },
        ]
    }

    fileprivate func blocks(_ plans: [String]) -> MarbleRun {
        let clock = VirtualScheduler()
        return perform(
            blocks(plans.map { scripted($0, on: clock) }), to: [.all], on: clock,
            from: plans.enumerated().map { (name: "block \($0 + 1)", plan: $1) })
    }

    private static var pairChecks: [Check<any HomePage>] {
        [
            Check("header", of: "header") { examiner in
                for isUser in [true, false] {
                    try reaches(examiner, "header(user, weather)", isUser ? "user" : "weather", else: "headerSwallowed")
                    {
                        isUser ? $0.header($1, $2) : $0.header($2, $1)
                    }
                }
                try joins(examiner, "header(user, weather)", with: "+", else: "otherSign") { $0.header($1, $2) }
                try examiner.agrees(
                    "header", on: users, weathers,
                    examples: [
                        ("1:Ada 4:Bea 6:|", "2:sun 3:rain 7:|"), ("1:Ada 3:Ada 5:Bea 6:|", "2:sun 4:sun 6:rain 7:|"),
                    ],
                    tries: 20
                ) { $0.header($1, $2, for: [.all]) }
            },
            Check("title", of: "title") { examiner in
                for isName in [true, false] {
                    try reaches(examiner, "title(name, city)", isName ? "name" : "city", else: "titleSwallowed") {
                        isName ? $0.title($1, $2) : $0.title($2, $1)
                    }
                }
                try joins(examiner, "title(name, city)", with: "@", else: "wrongSign") { $0.title($1, $2) }
                try examiner.agrees(
                    "title", on: names, cities, examples: [("1:Ada 4:Bea 4:|", "2:Ulm 3:Bonn 5:|")], tries: 20
                ) { $0.title($1, $2, for: [.all]) }
            },
        ]
    }

    private static var users: Argument<String> {
        Argument(
            "user", .plan(["Ada", "Bea", "Ada", "çay", "x", "", "␣"], every: 2, rest: 0, ends: ["", "", "!user"]))
    }

    private static var weathers: Argument<String> {
        Argument("weather", .plan(["sun", "rain", "sun", "", "SUN"], every: 2, rest: 1, ends: ["", "", "!weather"]))
    }

    // Repeated values are left out, because an answer may or may not send the title again for them.
    private static var names: Argument<String> {
        let plans = Generator.plan(["Ada", "Bea", "ada", "çay", "x", ""], every: 2, rest: 0, ends: ["", "", "!name"])
        return Argument("name", plans.map { changing($0) })
    }

    private static var cities: Argument<String> {
        let plans = Generator.plan(["Ulm", "ulm", "Bonn", "", "␣"], every: 2, rest: 1, ends: ["", "", "!city"])
        return Argument("city", plans.map { changing($0) })
    }

    fileprivate func header(_ user: String, _ weather: String, for listeners: [Listening]) -> MarbleRun {
        let (clock, left, right) = (VirtualScheduler(), Watch("user"), Watch("weather"))
        return perform(
            header(left(scripted(user, on: clock)), right(scripted(weather, on: clock))), to: listeners, on: clock,
            from: [("user", user), ("weather", weather)], leaving: .observed(left, right))
    }

    fileprivate func title(_ name: String, _ city: String, for listeners: [Listening]) -> MarbleRun {
        let (clock, left, right) = (VirtualScheduler(), Watch("name"), Watch("city"))
        return perform(
            title(left(scripted(name, on: clock)), right(scripted(city, on: clock))), to: listeners, on: clock,
            from: [("name", name), ("city", city)], leaving: .observed(left, right))
    }

    private static var offerChecks: [Check<any HomePage>] {
        let ulm = Generator<String>.element(of: [
            "1:ulm 1:|", "1:bonn 1:|", "2:köln 3:|", "1:Ulm 1:|", "1:New␣York 1:|",
        ])
        let slowly = Generator.plan(cityNames, every: 8, ends: cityEnds).map { distinct($0) }
        let quickly = Self.quickly
        return [
            Check("offers", of: "offers") { examiner in
                try agreeOnOffers(examiner, ulm, examples: [("1:ulm 1:|", 2, 1, 0)], failing: [0])
            },
            Check("eachCity", of: "offers") { examiner in
                try reaches(examiner, "offers(in: city, from: service)", "city", else: "citySwallowed") {
                    answer, city, _ in
                    answer.offers(in: city, from: Service())
                }
                try agreeOnOffers(
                    examiner, slowly, examples: [("1:ulm 5:bonn 5:|", 2, 1, 0), ("1:ulm 5: 5:|", 2, 1, 0)], failing: [0]
                )
            },
            Check("latest", of: "offers") { examiner in
                try agreeOnOffers(examiner, quickly, examples: [("1:ulm 4:bonn 4:|", 5, 1, 0)], failing: [0])
            },
            Check("failure", of: "offers") { examiner in
                try agreeOnOffers(examiner, quickly, examples: [("1:bonn 1:|", 1, 2, 1)], failing: [1])
            },
        ]
    }

    private static var cityNames: [String] { ["ulm", "bonn", "köln", "Ulm", "ulm␣", "a/b", ""] }
    private static var cityEnds: [String] { ["|", "|", "", "!city"] }

    private static var quickly: Generator<String> {
        .plan(cityNames, every: 2, ends: cityEnds).map { distinct($0) }
    }

    private static func agreeOnOffers(
        _ examiner: Examiner<any HomePage>, _ cities: Generator<String>, examples: [(String, Int, Int, Int)],
        failing: [Int]
    ) throws {
        // If a random plan has several cities, each is sent at an even second, and replies take an odd number of
        // seconds. So a city and a reply never arrive in the same second.
        try examiner.agrees(
            "offers", on: Argument("city", cities), Argument("seconds for ulm", .element(of: [1, 3, 5, 7])),
            Argument("seconds for bonn", .element(of: [3, 1, 5])), Argument("failures", .element(of: failing)),
            examples: examples, tries: 20
        ) { $0.offers($1, $2, $3, $4, for: [.all]) }
    }

    fileprivate func offers(
        _ city: String, _ ulm: Int, _ bonn: Int, _ failures: Int, for listeners: [Listening]
    ) -> MarbleRun {
        let service = Service([
            "offers/ulm": .after(ulm), "offers/bonn": .after(bonn, failing: failures), "offers/a/b": .after(1, ""),
        ])
        let cities = Watch("city")
        return perform(
            offers(in: cities(scripted(city, on: service.clock)), from: service), to: listeners, on: service.clock,
            from: [("city", city)], service: service, leaving: .observed(cities))
    }

    private static var everywhereChecks: [Check<any HomePage>] {
        let listeners = Argument("observers", .listenings)
        return [
            Check("anyBlocks", of: "blocks") { examiner in
                try reaches(examiner, "blocks([a, b])", "a", else: "partSwallowed") { $0.blocks([$1, $2]) }
                // In these plans, no two blocks send in the same second: otherwise, their order would be up to the
                // learner's answer.
                let parts = Argument(
                    "blocks", .plan(["a", "A", ""], every: 3, rest: 0, ends: ["|"]),
                    .feature("the first block is empty") { $0.count < 5 })
                let second = Argument(
                    "second block", .plan(["b", "b", "B"], every: 3, rest: 1, ends: ["|", "|", "", "!b"]))
                let third = Argument("third block", .plan(["c"], every: 3, rest: 2, ends: ["|"]))
                // After a block is interrupted, the page may or may not complete, so a completion is ignored.
                let clock = VirtualScheduler()
                let page = Self().blocks([cutShort("2:a 3:^", on: clock), scripted("1:b 5:B 5:|", on: clock)])
                try examiner.expect(
                    "what blocks([a, b]) sends, where a is interrupted after 3 s",
                    hear(page, on: clock).filter { !$0.hasSuffix(": completed") }, sends: "1:b 2:a 5:B",
                    from: [("a", "2:a 3:^"), ("b", "1:b 5:B 5:|")])
                let count = Argument("count", .int(in: 1...3))
                try examiner.agrees(
                    "blocks", on: parts, second, third, count, listeners, tries: 40
                ) { answer, first, second, third, count, listeners in
                    let clock = VirtualScheduler()
                    let plans = Array([("a", first), ("b", second), ("c", third)].prefix(count))
                    let (a, b, c) = (Watch("a"), Watch("b"), Watch("c"))
                    return perform(
                        answer.blocks(zip([a, b, c], plans).map { $0(scripted($1.1, on: clock)) }), to: listeners,
                        on: clock, from: plans.map { (name: $0.0, plan: $0.1) }, leaving: .observed(a, b, c))
                }
            },
            Check("anyPairs", of: "header") { examiner in
                try examiner.agrees("header", on: users, weathers, listeners, tries: 40) { $0.header($1, $2, for: $3) }
            },
            Check("anyTitles", of: "title") { examiner in
                try examiner.agrees("title", on: names, cities, listeners, tries: 40) { $0.title($1, $2, for: $3) }
            },
            Check("anyCities", of: "offers") { examiner in
                let city = Argument("city", quickly)
                try examiner.agrees(
                    "offers", on: city, Argument("seconds for ulm", .element(of: [1, 3, 5, 7])),
                    Argument("seconds for bonn", .element(of: [3, 1, 5])),
                    Argument("failures", .element(of: [0, 0, 0, 1])), listeners, tries: 40
                ) { $0.offers($1, $2, $3, $4, for: $5) }
            },
        ]
    }

    /// Checks that only the given sign is put between the two texts. Reports no other mistake.
    private static func joins(
        _ examiner: Examiner<any HomePage>, _ call: String, with sign: String, else misconception: String,
        _ make: (Self, AnySignal<String, Fault>, AnySignal<String, Fault>) -> AnySignal<String, Fault>
    ) throws {
        let clock = VirtualScheduler()
        let log = hear(make(Self(), scripted("1:x 3:|", on: clock), scripted("2:y 3:|", on: clock)), on: clock)
        let isOther = log.first.map { $0.hasPrefix("2 s: x") && $0.hasSuffix("y") && $0 != "2 s: x\(sign)y" } ?? false
        try examiner.require(
            !isOther, else: misconception, .note("\(call) joined x and y to \"\(log[0].dropFirst(5))\""))
    }

    /// Checks that a failure reaches the observer, whatever else the signal sends. The failing source sends nothing
    /// before it fails, and the other source sends its value only after that.
    private static func reaches(
        _ examiner: Examiner<any HomePage>, _ call: String, _ source: String, else misconception: String,
        _ make: (Self, _ failing: AnySignal<String, Fault>, _ other: AnySignal<String, Fault>) -> AnySignal<
            String, Fault
        >
    ) throws {
        let clock = VirtualScheduler()
        let signal = make(Self(), scripted("1:!\(source)", on: clock), scripted("3:x 4:|", on: clock))
        let log = hear(signal, on: clock)
        try examiner.require(
            log.contains { $0.contains("failed") }, else: misconception,
            .note("\(call), where \(source) fails after 1 s"), .note("the observer received \(Tour.described(log))"))
    }

    /// Returns a plan without the steps that repeat the previous value.
    private nonisolated static func changing(_ plan: String) -> String {
        let steps = plan.split(separator: " ")
        func value(_ step: Substring) -> Substring { step.drop { $0 != ":" } }
        return steps.indices.filter { $0 == 0 || value(steps[$0]) != value(steps[$0 - 1]) }.map { String(steps[$0]) }
            .joined(separator: " ")
    }

    /// Returns a plan with only the first step of each second. A completion is always kept.
    private nonisolated static func distinct(_ plan: String) -> String {
        var seconds: Set<Substring> = []
        return plan.split(separator: " ").filter { step in
            step.hasSuffix("|") || seconds.insert(step.prefix { $0 != ":" }).inserted
        }.joined(separator: " ")
    }
}
