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

let homePage = Exercise(
    in: folder, 3, "home-page", minutes: 16, words: English.homePage,
    compilerSuspects: [
        CompilerSuspect(
            "cannotFail",
            "cannot convert return expression of type 'AnySignal<String, Never>' to return type 'AnySignal<String, Fault>'"
        ),
        CompilerSuspect("listIsNoSignal", "value of type '[AnySignal<String, Fault>]' has no member '*'"),
        CompilerSuspect("pathForRequest", "instance method 'flatMapLatest' requires that 'String' conform to 'Signal'"),
        CompilerSuspect("pathForRequest", "instance method '*' requires that 'String' conform to 'Signal'"),
        CompilerSuspect("otherName", "value of type '*' has no member 'flattenMap'"),
        CompilerSuspect("caughtInside", "instance method '*' requires the types 'Fault' and 'Never' be equivalent"),
        CompilerSuspect(
            "signalOfSignals", "cannot convert value of type 'AnySignal<String, Fault>' to closure result type*"),
        CompilerSuspect(
            "notErased", "cannot convert return expression of type 'some Signal*' to return type 'AnySignal*'"),
        CompilerSuspect(
            "notJoined", "cannot convert return expression of type 'AnySignal<(String, String), Fault>' to*"),
    ])

extension HomePage {
    /// Which exercise it is.
    public static var exercise: Exercise { homePage }

    /// What must hold, in the order of the words.
    public static var checks: [Check] { blockChecks + pairChecks + offerChecks }

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
}
