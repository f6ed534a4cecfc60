import CurrycombSignals

/// 11.3: a home page of several requests.
public protocol HomePage: Contract {
    /// All blocks of the page, each as soon as it is there. All start at once.
    ///
    /// Of `[a after 3 s, b after 1 s]` it sends `b` after 1 s and `a` after 3 s, and completes then.
    /// Of no blocks it completes at once.
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault>

    /// The user's name and the weather of the same loading, joined by a `+`: first with first, second with second.
    ///
    /// `Ada` after 1 s and `sun` after 2 s give `Ada+sun` after 2 s.
    /// When the page is loaded again, the new name waits for the new weather.
    func header(_ user: AnySignal<String, Fault>, _ weather: AnySignal<String, Fault>) -> AnySignal<String, Fault>

    /// The name and the city that are valid now, joined by an `@`, whenever one of them changes.
    ///
    /// `Ada` after 1 s and `Ulm` after 2 s give `Ada@Ulm` after 2 s.
    /// When the city becomes `Bonn` after 3 s, there is `Ada@Bonn` at once.
    func title(_ name: AnySignal<String, Fault>, _ city: AnySignal<String, Fault>) -> AnySignal<String, Fault>

    /// The offers of each city. When a city is followed by another, its offers are of no use any more.
    ///
    /// For the city `ulm` it asks `service.fetch("offers/ulm")` and sends the reply.
    /// When `bonn` comes before that reply, the request is cancelled, and `offers/bonn` is asked.
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault>
}

extension HomePage {
    /// What must hold, in the order of the words.
    static var checks: [Check] { blockChecks + pairChecks + offerChecks + everywhereChecks }

    private static var blockChecks: [Check] {
        let (a, b) = ("3:a 5:A 5:|", "1:b 2:|")
        return [
            Check("blocks", of: "blocks") { examiner in
                let clock = VirtualScheduler()
                let page = Self().blocks([scripted(a, on: clock), scripted(b, on: clock)])
                try examiner.expect(
                    "blocks([a, b])", hear(page, on: clock), sends: "1:b 3:a 5:A 5:|", from: [("a", a), ("b", b)],
                    ifGot: [
                        ("3:a 5:A 6:b 7:|", "oneByOne"), ("5:b 5:a 5:A 5:|", "atTheEnd"), ("3:a 5:A 5:|", "oneBlock"),
                        ("1:b 2:|", "oneBlock"), ("1:b 1:|", "firstBlock"), ("3:ab 3:|", "glued"),
                        ("3:ab 5:|", "glued"), ("3:ab 5:Ab 5:|", "glued"),
                    ])
                let three = VirtualScheduler()
                let parts = ["1:c 2:|", "1:d 3:|", "2:e 4:f 4:|"]
                try examiner.expect(
                    "blocks([c, d, e])", hear(Self().blocks(parts.map { scripted($0, on: three) }), on: three),
                    sends: "1:c 1:d 2:e 4:f 4:|", from: [("c", parts[0]), ("d", parts[1]), ("e", parts[2])],
                    ifGot: [("1:c 1:d 2:e 2:|", "countedBlocks"), ("1:c 1:d 3:|", "twoBlocks")])
                let none = VirtualScheduler()
                try examiner.expect(
                    "blocks([])", hear(Self().blocks([]), on: none), sends: "0:|", ifGot: [("", "noBlocks")])
            },
            Check("asked", of: "blocks") { examiner in
                let service = Service(["a": .after(3), "b": .after(1)])
                let page = Self().blocks(["a", "b"].map { service.fetch($0) })
                service.clock.run()
                try examiner.require(
                    service.log.isEmpty, else: "askedEarly", .note("let page = blocks([a, b])"),
                    .note("service.log is \(Tour.described(service.log)), and nobody observes the page"))
                _ = hear(page, on: service.clock)
                try examiner.require(
                    service.log.count { $0.hasSuffix("asked a") } == 1, else: "askedTwice",
                    .note("blocks([a, b]) is observed once"), .note("service.log is \(Tour.described(service.log))"))
            },
        ]
    }

    private static var pairChecks: [Check] {
        [
            Check("header", of: "header") { examiner in
                let clock = VirtualScheduler()
                let (user, weather) = ("1:Ada 4:Bea 6:|", "2:sun 3:rain 7:|")
                try examiner.expect(
                    "header(user, weather)",
                    hear(Self().header(scripted(user, on: clock), scripted(weather, on: clock)), on: clock),
                    sends: "2:Ada+sun 4:Bea+rain 6:|", from: [("user", user), ("weather", weather)],
                    ifGot: [
                        ("2:Ada+sun 3:Ada+rain 4:Bea+rain 7:|", "latestForPairs"),
                        ("2:sun+Ada 4:rain+Bea 6:|", "swapped"),
                        ("2:Ada+sun 2:|", "onePair"), ("4:Bea+rain 6:|", "oneTells"), ("4:Bea+rain 7:|", "oneTells"),
                        ("2:Ada+sun 3:Ada+rain 7:|", "oneTells"),
                        ("3:Ada+sun 4:Ada+rain 6:Bea+sun 7:Bea+rain 11:|", "afterOneAnother"),
                        ("1:Ada 2:sun 3:rain 4:Bea 7:|", "notPaired"),
                    ])
            },
            Check("title", of: "title") { examiner in
                let clock = VirtualScheduler()
                let (name, city) = ("1:Ada 4:Bea 4:|", "2:Ulm 3:Bonn 5:|")
                try examiner.expect(
                    "title(name, city)",
                    hear(Self().title(scripted(name, on: clock), scripted(city, on: clock)), on: clock),
                    sends: "2:Ada@Ulm 3:Ada@Bonn 4:Bea@Bonn 5:|", from: [("name", name), ("city", city)],
                    ifGot: [
                        ("2:Ada@Ulm 4:Bea@Bonn 4:|", "pairsForLatest"),
                        ("2:Ulm@Ada 3:Bonn@Ada 4:Bonn@Bea 5:|", "titleSwapped"), ("4:Bea@Bonn 4:|", "oneChanges"),
                        ("2:Ada@Ulm 3:Ada@Bonn 5:|", "oneChanges"),
                        ("2:Ada+Ulm 3:Ada+Bonn 4:Bea+Bonn 5:|", "wrongSign"),
                        ("3:Ada@Ulm 6:Bea@Ulm 7:Bea@Bonn 9:|", "cityAnew"), ("4:Bea@Bonn 5:|", "oneChanges"),
                    ])
            },
        ]
    }

    private static var offerChecks: [Check] {
        [
            Check("offers", of: "offers") { examiner in
                let service = Service(["offers/ulm": .after(2)])
                let city = "1:ulm 1:|"
                try examiner.expect(
                    "offers(in: city, from: service)",
                    hear(Self().offers(in: scripted(city, on: service.clock), from: service), on: service.clock),
                    sends: "3:OFFERS/ULM 3:|", from: [("city", city)],
                    ifGot: [
                        ("1:ulm 1:|", "cityItself"), ("1:offers/ulm 1:|", "cityItself"), ("2:ULM 2:|", "wrongPath"),
                    ])
            },
            Check("eachCity", of: "offers") { examiner in
                let service = Service(["offers/bonn": .after(1)], others: .after(2))
                let city = "1:ulm 5:bonn 5:|"
                try examiner.expect(
                    "offers(in: city, from: service)",
                    hear(Self().offers(in: scripted(city, on: service.clock), from: service), on: service.clock),
                    sends: "3:OFFERS/ULM 6:OFFERS/BONN 6:|", from: [("city", city)],
                    ifGot: [
                        ("3:OFFERS/ULM 3:|", "firstCity"), ("6:OFFERS/BONN 6:|", "lastCity"),
                        ("3:OFFERS/ULM 7:OFFERS/ULM 7:|", "cityIgnored"), ("2:OFFERS/ULM 2:|", "cityIgnored"),
                    ])
            },
            Check("latest", of: "offers") { examiner in
                let service = Service(["offers/ulm": .after(5), "offers/bonn": .after(1)])
                let city = "1:ulm 4:bonn 4:|"
                try examiner.expect(
                    "offers(in: city, from: service), where ulm takes 5 s and bonn 1 s",
                    hear(Self().offers(in: scripted(city, on: service.clock), from: service), on: service.clock),
                    sends: "5:OFFERS/BONN 5:|", from: [("city", city)],
                    ifGot: [
                        ("5:OFFERS/BONN 6:OFFERS/ULM 6:|", "staleReply"),
                        ("6:OFFERS/ULM 7:OFFERS/BONN 7:|", "waitsForStale"), ("6:OFFERS/ULM 6:|", "firstCity"),
                    ])
                try examiner.require(
                    service.log.contains("4 s: cancelled offers/ulm"), else: "notCancelled",
                    .note("ulm, and after 3 s bonn"), .note("service.log is \(Tour.described(service.log))"))
            },
            Check("failure", of: "offers") { examiner in
                let service = Service(["offers/ulm": .after(2, failing: 1)])
                try examiner.expect(
                    "offers(in: city, from: service), where the service fails",
                    hear(Self().offers(in: scripted("1:ulm 1:|", on: service.clock), from: service), on: service.clock),
                    sends: "3:!offers/ulm", from: [("city", "1:ulm 1:|")],
                    ifGot: [("1:|", "swallowed"), ("3:|", "swallowed")])
            },
        ]
    }

    private static var everywhereChecks: [Check] {
        let listeners = Argument("listeners", .listenings)
        let words = ["Ada", "Bea", "Ada", "çay", "x"]
        return [
            Check("anyBlocks", of: "blocks") { examiner in
                // Blocks have nothing in the same second: which of them would come first is for the answer to decide.
                let parts = Argument(
                    "blocks", .plan(["a", "A"], every: 3, rest: 0, ends: ["|"]),
                    .feature("the first block is empty") { $0.count < 5 })
                let second = Argument("second block", .plan(["b", "b", "B"], every: 3, rest: 1, ends: ["|", "|", ""]))
                let third = Argument("third block", .plan(["c"], every: 3, rest: 2, ends: ["|"]))
                let count = Argument("count", .int(in: 1...3))
                try examiner.agrees(
                    "blocks", as: (any HomePage).self, on: parts, second, third, count, listeners, tries: 60
                ) { answer, first, second, third, count, listeners in
                    let clock = VirtualScheduler()
                    let plans = Array([("a", first), ("b", second), ("c", third)].prefix(count))
                    return perform(
                        answer.blocks(plans.map { scripted($0.1, on: clock) }), to: listeners, on: clock,
                        from: plans.map { (name: $0.0, plan: $0.1) })
                }
            },
            Check("anyPairs", of: "header") { examiner in
                let first = Argument("first", .plan(words, every: 2, rest: 0, ends: [""]))
                let second = Argument("second", .plan(["sun", "rain", "sun", ""], every: 2, rest: 1, ends: [""]))
                try examiner.agrees("header", as: (any HomePage).self, on: first, second, listeners, tries: 60) {
                    answer, first, second, listeners in
                    let clock = VirtualScheduler()
                    return perform(
                        answer.header(scripted(first, on: clock), scripted(second, on: clock)), to: listeners,
                        on: clock, from: [("user", first), ("weather", second)])
                }
            },
            Check("anyTitles", of: "title") { examiner in
                let first = Argument("name", .plan(words, every: 2, rest: 0, ends: [""]))
                let second = Argument("city", .plan(["Ulm", "Bonn", "Ulm", ""], every: 2, rest: 1, ends: [""]))
                try examiner.agrees("title", as: (any HomePage).self, on: first, second, listeners, tries: 60) {
                    answer, first, second, listeners in
                    let clock = VirtualScheduler()
                    return perform(
                        answer.title(scripted(first, on: clock), scripted(second, on: clock)), to: listeners,
                        on: clock, from: [("name", first), ("city", second)])
                }
            },
            Check("anyCities", of: "offers") { examiner in
                // Cities come in even seconds, and replies after an odd number of them: never at once.
                let cities = Argument("city", .plan(["ulm", "bonn", "köln"], every: 2))
                let ulm = Argument("seconds for ulm", .element(of: [1, 3, 5, 7]))
                let bonn = Argument("seconds for bonn", .element(of: [3, 1, 5]))
                let failures = Argument("failures", .element(of: [0, 0, 0, 1]))
                try examiner.agrees(
                    "offers", as: (any HomePage).self, on: cities, ulm, bonn, failures, listeners, tries: 60
                ) { answer, plan, ulm, bonn, failures, listeners in
                    let service = Service([
                        "offers/ulm": .after(ulm), "offers/bonn": .after(bonn, failing: failures),
                    ])
                    let city = distinct(plan)
                    return perform(
                        answer.offers(in: scripted(city, on: service.clock), from: service), to: listeners,
                        on: service.clock, from: [("city", city)], service: service)
                }
            },
        ]
    }

    /// A plan without the steps that would be in the same second as the one before.
    private static func distinct(_ plan: String) -> String {
        var seconds: Set<Substring> = []
        return plan.split(separator: " ").filter { step in
            step.hasSuffix("|") || seconds.insert(step.prefix { $0 != ":" }).inserted
        }.joined(separator: " ")
    }
}
