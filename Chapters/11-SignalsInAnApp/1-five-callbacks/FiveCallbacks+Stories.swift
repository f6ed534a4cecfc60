import CurrycombSignals

/// The checks of 11.1 in which several observers subscribe and later dispose of their subscriptions.
extension FiveCallbacks {
    static var storyChecks: [Check<any FiveCallbacks>] {
        [
            Check("tapsEverywhere", of: "taps") { try tapsEverywhere($0) },
            Check("positionsEverywhere", of: "positions") { try positionsEverywhere($0) },
            Check("replyEverywhere", of: "reply") { try replyEverywhere($0) },
            Check("noticesEverywhere", of: "notices") { try noticesEverywhere($0) },
            Check("namesEverywhere", of: "names") { try namesEverywhere($0) },
        ]
    }

    private static func tapsEverywhere(_ examiner: Examiner<any FiveCallbacks>) throws {
        let acts = Acts(
            observing: ["taps(of: a)", "another taps(of: a)", "taps(of: b)"],
            ["a.tap()", "b.tap()", "a.tap()", "a is released", "b is released"])
        try examiner.agrees(
            story: "two buttons", of: acts.any,
            examples: [
                // Two observers of one signal: in one story the first leaves first, and in the other the second.
                acts.story(.observe(0), .observe(0), .leave(0), .act(0), .leave(1)),
                acts.story(.observe(0), .observe(0), .leave(1), .act(0), .leave(0)),
                acts.story(.observe(0), .act(0), .leave(0), .observe(0), .act(0), .leave(1)),
                acts.story(.observe(0), .observe(1), .observe(2), .act(3), .act(1), .act(4)),
            ], tries: 100
        ) { answer, log in
            let audience = Audience(on: VirtualScheduler())
            var buttons: [Button?] = [Button(), Button()]
            let signals = [
                answer.taps(of: buttons[0]!), answer.taps(of: buttons[0]!), answer.taps(of: buttons[1]!),
            ]
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place])
                case .leave(let place): audience.leave(place)
                case .act(let place) where place >= 3: buttons[place - 3] = nil
                case .act(let place): buttons[place % 2]?.tap()
                }
                audience.tell(log)
                if audience.isEmpty { log.note("targets left: \(buttons.compactMap { $0?.targetCount }.reduce(0, +))") }
            }
        }
    }

    private static func positionsEverywhere(_ examiner: Examiner<any FiveCallbacks>) throws {
        let places = [7, 0, 7, -3, Int.max, .min]
        let acts = Acts(
            observing: ["positions of a", "positions of a", "positions of b"],
            places.enumerated().map { "\($0 < 2 || $0 > 3 ? "a" : "b").scroll(to: \($1))" } + [
                "a is released", "b is released",
            ])
        try examiner.agrees(
            story: "two scrollers", of: acts.any,
            examples: [
                acts.story(.observe(0), .observe(0), .leave(0), .act(0), .act(0), .leave(1)),
                acts.story(.observe(0), .act(0), .leave(0), .observe(0), .act(1), .leave(1)),
                acts.story(.observe(0), .observe(2), .leave(0), .act(3), .act(6), .act(7)),
                acts.story(.observe(0), .observe(0), .act(4), .act(5), .act(6), .observe(0)),
            ], tries: 100
        ) {
            answer, log in
            let audience = Audience(on: VirtualScheduler())
            var scrollers: [Scroller?] = [Scroller(), Scroller()]
            let signals = scrollers.map { answer.positions(of: $0!) }
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place / 2])
                case .leave(let place): audience.leave(place)
                case .act(let place) where place >= places.count: scrollers[place - places.count] = nil
                case .act(let place): scrollers[place < 2 || place > 3 ? 0 : 1]?.scroll(to: places[place])
                }
                audience.tell(log)
                if audience.isEmpty {
                    let left = zip(["a", "b"], scrollers).filter { $0.1?.delegate != nil }.map(\.0)
                    if !left.isEmpty { log.note("there is still a delegate of \(left.joined(separator: " and "))") }
                }
            }
        }
    }

    private static func replyEverywhere(_ examiner: Examiner<any FiveCallbacks>) throws {
        let texts = ["", " ", "Wax", "été\n", "  wax ", "nil", String(repeating: "wax", count: 40)]
        try examiner.agrees(
            "reply(to: _, from: service), in _ s, failing _×, with _",
            on: Argument("path", .element(of: ["wax", "oil", "été", "Oil", "a b/C", ""]))
                .andAtLast([String].hardTexts.filter { $0.count < 60 }),
            Argument("seconds", .int(in: 0...6)), Argument("failures", .element(of: [0, 0, 1])),
            Argument("text", .optional(.element(of: texts)), edges: texts.map { $0 }),
            Argument("observers", .listenings), tries: 60
        ) { answer, path, seconds, failures, text, listeners in
            let service = Service([path: .after(seconds, text, failing: failures)])
            return perform(
                answer.reply(to: path, from: service), to: listeners, on: service.clock,
                hearing: [
                    (
                        "the service on \(Tour.described(path))",
                        failures > 0
                            ? ["\(seconds) s: failed offline: \(path)"]
                            : ["\(seconds) s: \(text ?? path.uppercased())", "\(seconds) s: completed"]
                    )
                ], service: service)
        }
    }

    private static func noticesEverywhere(_ examiner: Examiner<any FiveCallbacks>) throws {
        let names = ["rain", "Rain", "rai", " rain", ""]
        let texts = ["soon", "", "Soon ", "\n"]
        let posts = (names + ["snow"]).flatMap { name in texts.map { (name: name, text: $0) } }
        let acts = Acts(
            observing: names.map { "notices(named: \"\($0)\", on: board)" },
            posts.map { "post(\(Tour.described($0.name)), \(Tour.described($0.text)))" })
        try examiner.agrees(
            story: "a board", of: acts.any,
            examples: [
                acts.story(.observe(0), .observe(0), .leave(0), .act(0), .leave(1)),
                acts.story(.observe(0), .observe(0), .leave(1), .act(0), .leave(0)),
                acts.story(.observe(0), .act(0), .leave(0), .observe(0), .act(0), .leave(1)),
                acts.story(.observe(1), .act(4), .act(0), .act(6), .act(6)),
                acts.story(.observe(0), .act(0), .act(0), .act(1), .act(2), .act(3)),
                acts.story(.observe(4), .observe(3), .act(16), .act(12), .act(0)),
            ], tries: 100
        ) { answer, log in
            let board = NoticeBoard()
            let audience = Audience(on: VirtualScheduler())
            let signals = names.map { answer.notices(named: $0, on: board) }
            if board.readerCount > 0 {
                log.note("readers after \(names.count) calls to notices(…), before any observer: \(board.readerCount)")
            }
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place])
                case .leave(let place): audience.leave(place)
                case .act(let place): board.post(posts[place].name, posts[place].text)
                }
                audience.tell(log)
                if audience.isEmpty { log.note("readers left: \(board.readerCount)") }
            }
        }
    }

    private static func namesEverywhere(_ examiner: Examiner<any FiveCallbacks>) throws {
        let names = ["", "ada", "Ada", " Ada ", "nil", "Ada"]
        let acts = Acts(
            observing: ["names(of: a, on: clock)", "names(of: b, on: clock)"],
            ["a.name changes", "b.name changes", "a.city changes", "a second passes"]
                + names.map { "a.name = \(Tour.described($0)), if it differs" })
        try examiner.agrees(
            story: "two profiles", of: acts.any,
            examples: [
                acts.story(.observe(0), .act(4), .act(5), .act(6), .act(7)),
                acts.story(.act(4), .observe(0), .act(6)),
                acts.story(.observe(0), .observe(0), .leave(0), .act(0), .leave(1), .act(0)),
                acts.story(.observe(0), .observe(0), .leave(1), .act(0), .leave(0), .observe(0), .act(0)),
            ], tries: 100
        ) { answer, log in
            let (a, b) = (Profile(name: "Ada", city: "Ulm"), Profile(name: "Bea"))
            let clock = VirtualScheduler()
            let audience = Audience(on: clock)
            let signals = [answer.names(of: a, on: clock), answer.names(of: b, on: clock)]
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place])
                case .leave(let place): audience.leave(place)
                case .act(0): a.name += "!"
                case .act(1): b.name += "?"
                case .act(2): a.city += "."
                case .act(3): clock.advance(by: .seconds(1))
                // The answer decides whether setting the same name again is a change, so the name is set only if it
                // differs.
                case .act(let place): if a.name != names[place - 4] { a.name = names[place - 4] }
                }
                clock.run(limit: 1_000)
                audience.tell(log)
            }
        }
        let (profile, clock, heard) = (Profile(name: "Ada"), VirtualScheduler(), Subject<String, Never>())
        let told = listen(to: heard, on: clock).heard
        let subscription = Self().names(of: profile, on: clock).observe { name in
            heard.send(name)
            if name == "bea" { profile.name = "Bea" }
        }
        profile.name = "bea"
        clock.run(limit: 1_000)
        subscription.dispose()
        try examiner.expect(
            "names(of: profile, on: clock), where an observer of \"bea\" sets profile.name = \"Bea\", after profile.name = \"bea\"",
            told.log, sends: ["0 s: Ada", "0 s: bea", "0 s: Bea"])
    }
}
