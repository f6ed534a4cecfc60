import CurrycombSignals

/// What 11.1 checks with any number of listeners, in any order.
extension FiveCallbacks {
    static var storyChecks: [Check] {
        [
            Check("tapsEverywhere", of: "taps") { try tapsEverywhere($0) },
            Check("positionsEverywhere", of: "positions") { try positionsEverywhere($0) },
            Check("replyEverywhere", of: "reply") { try replyEverywhere($0) },
            Check("noticesEverywhere", of: "notices") { try noticesEverywhere($0) },
            Check("namesEverywhere", of: "names") { try namesEverywhere($0) },
        ]
    }

    private static func tapsEverywhere(_ examiner: Examiner) throws {
        let steps = Act.any(
            observing: ["taps(of: a)", "another taps(of: a)", "taps(of: b)"],
            ["a.tap()", "b.tap()", "a.tap()", "a goes", "b goes"])
        try examiner.agrees(story: "two buttons", as: (any FiveCallbacks).self, of: steps, tries: 100) { answer, log in
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

    private static func positionsEverywhere(_ examiner: Examiner) throws {
        let steps = Act.any(
            observing: ["positions of a", "positions of a", "positions of b"],
            ["a.scroll(to: 7)", "a.scroll(to: 0)", "b.scroll(to: 7)", "b.scroll(to: -3)"])
        try examiner.agrees(story: "two scrollers", as: (any FiveCallbacks).self, of: steps, tries: 100) {
            answer, log in
            let audience = Audience(on: VirtualScheduler())
            let (a, b) = (Scroller(), Scroller())
            let signals = [answer.positions(of: a), answer.positions(of: b)]
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place / 2])
                case .leave(let place): audience.leave(place)
                case .act(let place): (place < 2 ? a : b).scroll(to: [7, 0, 7, -3][place])
                }
                audience.tell(log)
                if audience.isEmpty {
                    let left = [("a", a), ("b", b)].filter { $0.1.delegate != nil }.map(\.0)
                    if !left.isEmpty { log.note("there is still a delegate of \(left.joined(separator: " and "))") }
                }
            }
        }
    }

    private static func replyEverywhere(_ examiner: Examiner) throws {
        try examiner.agrees(
            "reply(to: _, from: service), in _ s, failing _×", as: (any FiveCallbacks).self,
            on: Argument("path", .element(of: ["wax", "oil", "été"])), Argument("seconds", .int(in: 0...6)),
            Argument("failures", .element(of: [0, 0, 1])), Argument("listeners", .listenings), tries: 60
        ) { answer, path, seconds, failures, listeners in
            let service = Service([path: .after(seconds, failing: failures)])
            return perform(answer.reply(to: path, from: service), to: listeners, on: service.clock, service: service)
        }
    }

    private static func noticesEverywhere(_ examiner: Examiner) throws {
        let names = ["rain", "sun", "rai"]
        let steps = Act.any(
            observing: names.map { "notices(named: \"\($0)\", on: board)" },
            ["rain", "sun", "rai", "snow"].flatMap { name in
                ["post(\"\(name)\", \"soon\")", "post(\"\(name)\", \"\")"]
            })
        try examiner.agrees(story: "a board", as: (any FiveCallbacks).self, of: steps, tries: 100) { answer, log in
            let board = NoticeBoard()
            let audience = Audience(on: VirtualScheduler())
            let signals = names.map { answer.notices(named: $0, on: board) }
            if board.readerCount > 0 { log.note("readers before anybody listens: \(board.readerCount)") }
            return { step in
                switch step.kind {
                case .observe(let place): audience.observe(signals[place])
                case .leave(let place): audience.leave(place)
                case .act(let place):
                    board.post((names + ["snow"])[place / 2], place.isMultiple(of: 2) ? "soon" : "")
                }
                audience.tell(log)
                if audience.isEmpty { log.note("readers left: \(board.readerCount)") }
            }
        }
    }

    private static func namesEverywhere(_ examiner: Examiner) throws {
        let steps = Act.any(
            observing: ["names(of: a, on: clock)", "names(of: b, on: clock)"],
            ["a.name changes", "b.name changes", "a.city changes", "a second passes"])
        try examiner.agrees(story: "two profiles", as: (any FiveCallbacks).self, of: steps, tries: 100) { answer, log in
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
                case .act: clock.advance(by: .seconds(1))
                }
                clock.run(limit: 1_000)
                audience.tell(log)
            }
        }
    }
}
