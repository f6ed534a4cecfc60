import CurrycombSignals

/// The checks of 11.1 for requests, notices and a model.
extension FiveCallbacks {
    static var requestChecks: [Check<any FiveCallbacks>] {
        [
            Check("reply", of: "reply") { examiner in
                let service = Service(["wax": .after(3), "oil": .after(2)])
                let signal = Self().reply(to: "wax", from: service)
                try examiner.require(
                    service.log.isEmpty, else: "askedEarly", .note("let signal = reply(to: \"wax\", from: service)"),
                    .note("service.log is \(Tour.described(service.log)) already"))
                try examiner.expect(
                    "reply(to: \"wax\", from: service)", hear(signal, on: service.clock),
                    sends: ["3 s: WAX", "3 s: completed"],
                    ifGot: [(["3 s: WAX"], "notCompleted"), (["3 s: completed"], "endedFirst")])
                try examiner.expect(
                    "reply(to: \"oil\", from: service)",
                    hear(Self().reply(to: "oil", from: service), on: service.clock),
                    sends: ["5 s: OIL", "5 s: completed"])
                try examiner.require(
                    service.fetches == 0, else: "readyMade", .note("reply(to: \"wax\", from: service)"),
                    .note("service.fetch was called"))
            },
            Check("replyFails", of: "reply") { examiner in
                let service = Service(["wax": .after(3, failing: 1)])
                try examiner.expect(
                    "reply(to: \"wax\", from: service), where the service fails",
                    hear(Self().reply(to: "wax", from: service), on: service.clock),
                    sends: ["3 s: failed offline: wax"],
                    ifGot: [([], "errorLost"), (["3 s: completed"], "errorLost")])
            },
            Check("replyCancelled", of: "reply") { examiner in
                let service = Service(["wax": .after(3)])
                let (_, subscription) = listen(to: Self().reply(to: "wax", from: service), on: service.clock)
                service.clock.advance(by: .seconds(1))
                subscription.dispose()
                service.clock.run()
                try examiner.require(
                    service.log == ["0 s: asked wax", "1 s: cancelled wax"], else: "notCancelled",
                    .note("subscription.dispose() after 1 s"), .note("service.log is \(Tour.described(service.log))"))
            },
        ]
    }

    static var modelChecks: [Check<any FiveCallbacks>] {
        [
            Check("notices", of: "notices") { examiner in
                let answer = Self()
                let (board, clock) = (NoticeBoard(), VirtualScheduler())
                let early = [answer.notices(named: "rain", on: board), answer.notices(named: "sun", on: board)]
                try examiner.require(
                    board.readerCount == 0, else: "readerEarly",
                    .note("let signal = notices(named: \"rain\", on: board)"),
                    .note("board.readerCount is not 0, although there is no observer"))
                withExtendedLifetime(early) {}
                let rain = listen(to: answer.notices(named: "rain", on: board), on: clock)
                let sun = listen(to: answer.notices(named: "sun", on: board), on: clock)
                board.post("rain", "soon")
                board.post("sun", "later")
                try examiner.expect(
                    "post(\"rain\", \"soon\"), post(\"sun\", \"later\"); notices(named: \"rain\", on: board)",
                    rain.heard.log, sends: ["0 s: soon"],
                    ifGot: [(["0 s: soon", "0 s: completed"], "oneNotice"), (["0 s: rain"], "nameItself")])
                try examiner.expect("notices(named: \"sun\", on: board)", sun.heard.log, sends: ["0 s: later"])
                for number in 2...130 { board.post("rain", "\(number)") }
                try examiner.expect("how many values 130 notices send", rain.heard.log.count, is: 130)
                rain.subscription.dispose()
                sun.subscription.dispose()
                try examiner.require(
                    board.readerCount == 0, else: "readerLeft", .note("both subscriptions are disposed of"),
                    .note("board.readerCount is \(board.readerCount)"))
            },
            Check("names", of: "names") { examiner in
                let (profile, clock) = (Profile(name: "Ada", city: "Ulm"), VirtualScheduler())
                let early = Profile(name: "Ada")
                let unheard = Self().names(of: early, on: clock)
                early.name = "Bea"
                try examiner.require(
                    clock.pending == 0, else: "trackedEarly",
                    .note("let signal = names(of: profile, on: clock), and a change of the name"),
                    .note("work is scheduled on the clock, but there is no observer"))
                withExtendedLifetime(unheard) {}
                let (first, later) = (Profile(name: "Ada"), VirtualScheduler())
                let received = listen(to: Self().names(of: first, on: later), on: later).heard
                let atOnce = received.log
                later.run(limit: 1_000)
                try examiner.require(
                    !atOnce.isEmpty || received.log != ["0 s: Ada"], else: "firstLater",
                    .note("names(of: profile, on: clock).observe { … }"),
                    .note("Ada was not sent at once, but only when the clock ran"))
                let (heard, subscription) = listen(to: Self().names(of: profile, on: clock), on: clock)
                for (index, name) in ["Bea", "Cleo"].enumerated() {
                    clock.advance(to: .seconds(index + 1))
                    profile.name = name
                    clock.advance(to: .seconds(index + 1))
                }
                try examiner.expect(
                    "names(of: profile, on: clock), and Bea after 1 s, Cleo after 2 s", heard.log,
                    sends: ["0 s: Ada", "1 s: Bea", "2 s: Cleo"],
                    ifGot: [
                        (["0 s: Ada", "1 s: Ada", "2 s: Bea"], "readBefore"), (["0 s: Ada", "1 s: Ada"], "readBefore"),
                        (["0 s: Ada", "1 s: Bea"], "trackedOnce"), (["0 s: Ada"], "noChange"),
                        (["1 s: Bea", "2 s: Cleo"], "notAtOnce"), ([], "notAtOnce"),
                        (["0 s: Ulm"], "wrongPath"),
                    ])
                for number in 4...130 {
                    profile.name = "\(number)"
                    clock.run()
                }
                try examiner.expect("how many values 130 names send", heard.log.count, is: 130)
                for name in ["130", "Zoe"] {
                    profile.name = name
                    clock.run(limit: 1_000)
                }
                try examiner.require(
                    heard.log.last?.hasSuffix(": Zoe") == true, else: "sameStops",
                    .note("the name was set to the same name, and then to Zoe"), .note("Zoe was not sent"))
                subscription.dispose()
                for name in ["Dora", "Elsa"] {
                    clock.run()
                    profile.name = name
                }
                try examiner.require(
                    clock.pending == 0, else: "namesGoOn",
                    .note("subscription.dispose(), and then two changes of the name"),
                    .note("after the second change, work is still scheduled on the clock"))
            },
            Check("namesKept", of: "names") { try namesKept($0) },
        ]
    }

    /// Checks that the answer does not retain the profile at any stage of an observer's life. At each stage, a
    /// different closure may retain it.
    private static func namesKept(_ examiner: Examiner<any FiveCallbacks>) throws {
        let clock = VirtualScheduler()
        let lives: [(story: [String], act: (Profile, AnySignal<String, Never>) -> Subscription?, held: String)] = [
            ([], { _, _ in nil }, "profileKept"),
            (
                ["signal.observe { … }.dispose()"],
                { _, signal in
                    listen(to: signal, on: clock).subscription.dispose()
                    return nil
                }, "profileHeld"
            ),
            (
                ["signal.observe { … }, profile.name = \"Bea\", and then dispose()"],
                { profile, signal in
                    let subscription = listen(to: signal, on: clock).subscription
                    profile.name = "Bea"
                    clock.run(limit: 1_000)
                    subscription.dispose()
                    return nil
                }, "profileHeld"
            ),
            (
                ["signal.observe { … }.dispose(), profile.name = \"Bea\""],
                { profile, signal in
                    listen(to: signal, on: clock).subscription.dispose()
                    profile.name = "Bea"
                    clock.run(limit: 1_000)
                    return nil
                }, "profileKept"
            ),
            (["signal.observe { … }"], { listen(to: $1, on: clock).subscription }, "profileKept"),
            (
                ["signal.observe { … }, profile.name = \"Bea\""],
                { profile, signal in
                    let subscription = listen(to: signal, on: clock).subscription
                    profile.name = "Bea"
                    clock.run(limit: 1_000)
                    return subscription
                }, "profileKept"
            ),
            (
                ["signal.observe { … }, profile.name = \"Bea\", and the clock has not moved"],
                { profile, signal in
                    let subscription = listen(to: signal, on: clock).subscription
                    profile.name = "Bea"
                    return subscription
                }, "profileKept"
            ),
        ]
        for life in lives {
            weak var left: Profile?
            let signal: AnySignal<String, Never>
            let subscription: Subscription?
            do {
                let profile = Profile(name: "Ada")
                left = profile
                signal = Self().names(of: profile, on: clock)
                subscription = life.act(profile, signal)
            }
            try examiner.require(
                left == nil, else: life.held,
                .note((["let signal = names(of: profile, on: clock)"] + life.story).joined(separator: ", ")),
                .note("no other code holds the profile, but it is still in memory"))
            withExtendedLifetime((signal, subscription)) {}
        }
    }
}
