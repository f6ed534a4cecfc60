import CurrycombSignals

/// 11.2: warnings about a text that is too long, without an `if`. After `dispose()`, the text is no longer observed.
public protocol TextTooLong: Contract {
    /// Sends `true` for each text that has more characters than the limit, and `false` for all other texts.
    ///
    /// With a limit of 5, the signal sends `false` for `"honey"` and `true` for `"honeys"`.
    /// With a limit of 3, the signal sends `false` for `"bee"` and `true` for `"bees"`.
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never>

    /// Sends `Too long` for each text that is too long, and nothing for all other texts.
    ///
    /// With a limit of 3, the signal sends `"Too long"` twice for `"bee"`, `"bees"`, `"beess"`.
    /// With a limit of 9, the signal sends nothing for these texts.
    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never>

    /// Connects the text to a page: the text is the page's title, the button is enabled unless the text is too long,
    /// and the page shows each warning.
    ///
    /// With a limit of 3, `"bee"` sets `page.title` to `"bee"` and `page.isEnabled` to `true`.
    /// `"bees"` sets these properties to `"bees"` and `false` and calls `page.show("Too long")`. Disposal ends all
    /// three connections.
    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable
}

extension TextTooLong {
    /// Sets a property of an object to each value of a signal: a one-way binding. You write it in 11.5.
    ///
    /// `bind(text, to: page, \.title)` sets `page.title` to each text.
    /// `bind` does not retain the page.
    public func bind<Target: AnyObject & Sendable, Value>(
        _ signal: some Signal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription {
        Ours.bind(signal, to: target, property)
    }

    /// Calls a function with each value of a signal. You write a `lift` for two signals in 11.5.
    ///
    /// `lift(texts) { [weak page] in page?.show($0) }` shows each text.
    /// `lift` returns the subscription, as `bind` does.
    public func lift<Value>(
        _ signal: some Signal<Value, Never>, _ function: @escaping @Sendable (Value) -> Void
    ) -> Subscription {
        signal.observe(function)
    }
}

extension TextTooLong {
    static var checks: [Check<any TextTooLong>] {
        let plan = "1:né 2:bees 3:be 4:honey 5:nectar 5:|"
        return [
            Check("isTooLong", of: "isTooLong") { examiner in
                let (clock, other) = (VirtualScheduler(), VirtualScheduler())
                let got = hear(Self().isTooLong(steady(plan, on: clock), limit: 4), on: clock)
                let isSame = got == hear(Self().isTooLong(steady(plan, on: other), limit: 9), on: other)
                try examiner.expect(
                    "isTooLong(text, limit: 4)", got,
                    sends: "1:false 2:false 3:false 4:true 5:true 5:|", from: [("text", plan)],
                    ifGot: [
                        ("1:false 2:true 3:false 4:true 5:true 5:|", isSame ? "limitIgnored" : "atTheLimit"),
                        ("1:true 2:true 3:true 4:false 5:false 5:|", "turned"),
                        ("1:true 2:false 3:true 4:false 5:false 5:|", "turned"),
                        ("4:true 5:true 5:|", "onlyTrue"), ("1:false 4:true 5:|", "changesOnly"),
                        ("5:true 5:|", "waitsForEnd"),
                    ])
                let again = VirtualScheduler()
                try examiner.expect(
                    "isTooLong(text, limit: 2)", hear(Self().isTooLong(steady(plan, on: again), limit: 2), on: again),
                    sends: "1:false 2:true 3:false 4:true 5:true 5:|", from: [("text", plan)],
                    ifGot: [
                        ("1:false 2:false 3:false 4:true 5:true 5:|", "limitIgnored"),
                        ("1:true 2:true 3:false 4:true 5:true 5:|", "bytesCounted"),
                        ("1:false 2:true 3:true 4:true 5:true 5:|", "neverShortAgain"),
                    ])
            },
            Check("warnings", of: "warnings") { examiner in
                let clock = VirtualScheduler()
                let got = hear(Self().warnings(steady(plan, on: clock), limit: 3), on: clock)
                try examiner.require(
                    !(got.count == 6 && Set(got.map { $0.drop { $0 != ":" } }).count == 2), else: "filterNothing",
                    .note("warnings(text, limit: 3) of né, bees, be, honey, nectar"),
                    .note("five texts gave five warnings"))
                try examiner.expect(
                    "warnings(text, limit: 3)", got,
                    sends: ["2 s: Too long", "4 s: Too long", "5 s: Too long", "5 s: completed"],
                    from: [("text", lines(plan))],
                    ifGot: [
                        (["2 s: Too long", "4 s: Too long", "5 s: completed"], "warnsOnChange"),
                        (["2 s: bees", "4 s: honey", "5 s: nectar", "5 s: completed"], "textItself"),
                        (["2 s: true", "4 s: true", "5 s: true", "5 s: completed"], "textItself"),
                        (["1 s: Too long", "3 s: Too long", "5 s: completed"], "warnsTheShort"),
                        (["2 s: Too long", "5 s: completed"], "warnsOnce"),
                        (
                            [
                                "1 s: ", "2 s: Too long", "3 s: ", "4 s: Too long", "5 s: Too long", "5 s: completed",
                            ], "emptyWarnings"
                        ),
                        (["2 s: Too long", "2 s: completed"], "warnsOnce"),
                    ])
                let again = VirtualScheduler()
                try examiner.expect(
                    "warnings(text, limit: 5)", hear(Self().warnings(steady(plan, on: again), limit: 5), on: again),
                    sends: ["5 s: Too long", "5 s: completed"], from: [("text", lines(plan))],
                    ifGot: [
                        (["2 s: Too long", "4 s: Too long", "5 s: Too long", "5 s: completed"], "warningLimit")
                    ])
            },
            Check("anyText", of: "warnings") { examiner in
                try anyText(examiner)
                let clock = VirtualScheduler()
                let many = Signals.from(Array(repeating: "honey", count: 130)).eraseToAnySignal()
                try examiner.expect(
                    "how many warnings there are for 130 texts that are too long",
                    hear(Self().warnings(many, limit: 4), on: clock).count { $0.hasSuffix("Too long") }, is: 130)
            },
            Check("connect", of: "connect") { examiner in
                let text = Subject<String, Never>()
                let page = Page()
                _ = Self().connect(text.eraseToAnySignal(), to: page, limit: 4)
                text.send("bees")
                try examiner.expect(
                    "page.title after bees, with a limit of 4", page.title, is: "bees", ifGot: [("", "noTitle")])
                let button = buttonMistake()
                try examiner.expect(
                    "page.isEnabled after bees, with a limit of 4", page.isEnabled, is: true,
                    ifGot: button.map { [(false, $0)] } ?? [])
                text.send("honey")
                try examiner.expect(
                    "page.title after honey, with a limit of 4", page.title, is: "honey",
                    ifGot: [
                        ("bees", page.title != "bees" || setsTitle() ? "shortTitlesOnly" : "bagShared"),
                        ("hone", "titleCut"),
                        ("Too long", "warningAsTitle"),
                    ])
                try examiner.expect(
                    "page.isEnabled after honey, with a limit of 4", page.isEnabled, is: false,
                    ifGot: button.map { [(true, $0)] } ?? [])
                text.send("bee")
                try examiner.expect(
                    "page.isEnabled after honey and then bee, with a limit of 4", page.isEnabled, is: true,
                    ifGot: [(false, "neverEnabledAgain")])
                try examiner.expect(
                    "page.title after honey and then bee", page.title, is: "bee", ifGot: [("honey", "longTitlesOnly")])
                let other = Page()
                _ = Self().connect(Signals.just("honey").eraseToAnySignal(), to: other, limit: 9)
                try examiner.require(
                    other.isEnabled && !other.log.contains("show Too long"), else: "connectLimit",
                    .note("connect(text, to: page, limit: 9) and honey"),
                    .note("page.log is \(Tour.described(other.log))"))
                for long in ["honey", "nectar"] { text.send(long) }
                let shown = page.log.filter { $0.hasPrefix("show ") }
                try examiner.expect(
                    "what the page has shown after bees, honey, bee, honey, nectar", shown,
                    is: ["show Too long", "show Too long", "show Too long"],
                    ifGot: [
                        ([], "notShown"), (Array(repeating: "show Too long", count: 6), "shownTwice"),
                        (["show Too long"], "shownOnce"), (["show Too long", "show Too long"], "shownOnce"),
                        (["show honey", "show honey", "show nectar"], "textShown"),
                    ] + (shown.count == 3 && Set(shown).count == 1 ? [(shown, "otherMessage")] : []))
                let ready = Page()
                let bag = Self().connect(
                    Signals.create { (sink: Sink<String, Never>) in sink.send("honey") }.eraseToAnySignal(), to: ready,
                    limit: 4)
                try examiner.expect(
                    "title, isEnabled and what was shown, where the text sends honey to each new observer at once, "
                        + "with a limit of 4",
                    [ready.title, "\(ready.isEnabled)"] + ready.log.filter { $0.hasPrefix("show ") },
                    is: ["honey", "false", "show Too long"],
                    // The expectations above have been met, so all connections work. If something is missing here, its
                    // connection was made only after the text had been sent.
                    ifGot: [
                        (["", "true"], "sharedText"), (["honey", "true"], "sharedText"),
                        (["", "false"], "sharedText"), (["honey", "false"], "sharedText"),
                        (["", "true", "show Too long"], "sharedText"),
                        (["honey", "true", "show Too long"], "sharedText"),
                        (["", "false", "show Too long"], "sharedText"),
                    ])
                withExtendedLifetime(bag) {}
            },
            Check("disposed", of: "connect") { examiner in
                let text = Subject<String, Never>()
                let page = Page()
                let connection = Self().connect(text.eraseToAnySignal(), to: page, limit: 4)
                text.send("honey")
                connection.dispose()
                let before = page.log.count
                text.send("nectar")
                try examiner.require(
                    page.log.count == before, else: "stillConnected",
                    .note("connect(text, to: page, limit: 4).dispose(), and then nectar"),
                    .note("after that the page did \(Tour.described(Array(page.log.dropFirst(before))))"))
            },
            Check("pageGone", of: "connect") { examiner in
                let text = Subject<String, Never>()
                weak var left: Page?
                let bag: CompositeDisposable
                do {
                    let page = Page()
                    left = page
                    bag = Self().connect(text.eraseToAnySignal(), to: page, limit: 4)
                    text.send("honey")
                }
                try examiner.require(
                    left == nil, else: "pageKept", .note("connect(text, to: page, limit: 4)"),
                    .note("no other code holds the page, but it is in memory until text ends"))
                // An answer with an `unowned` reference to the page traps here.
                text.send("nectar")
                withExtendedLifetime(bag) {}
            },
            Check("everywhere", of: "connect") { try everywhere($0) },
        ]
    }

    /// Returns true if `connect` sets the title of a new page to a short text. It did so before `buttonMistake()`
    /// disposed of bags. So if it does not now, the answer uses one bag for all pages.
    private static func setsTitle() -> Bool {
        let (text, page) = (Subject<String, Never>(), Page())
        let bag = Self().connect(text.eraseToAnySignal(), to: page, limit: 4)
        text.send("bee")
        return withExtendedLifetime(bag) { page.title == "bee" }
    }

    /// Sends texts of 0 to 60 characters with several limits. Returns the mistake that explains all states of the
    /// button, or `nil` if none does. The state after a single text would not show which mistake it is.
    private static func buttonMistake() -> String? {
        let limits = [4, 2, 7]
        let states = limits.map { limit in
            let (text, page) = (Subject<String, Never>(), Page())
            let bag = Self().connect(text.eraseToAnySignal(), to: page, limit: limit)
            defer { bag.dispose() }
            return (0...60).map { length in
                text.send(String(repeating: "b", count: length))
                return page.isEnabled
            }
        }
        func isEverywhere(_ expected: (_ length: Int, _ limit: Int) -> Bool) -> Bool {
            zip(limits, states).allSatisfy { limit, states in states == (0...60).map { expected($0, limit) } }
        }
        if isEverywhere({ $0 > $1 }) { return "swappedEnabled" }
        if isEverywhere({ $0 < $1 }) { return "buttonAtLimit" }
        if isEverywhere({ _, _ in true }) { return "neverDisabled" }
        // If the button is disabled from the same length on, whatever the limit, `connect` ignores its argument and
        // uses a limit of its own.
        if let first = states.first, let own = first.firstIndex(of: false), own > 0,
            isEverywhere({ length, _ in length < own })
        {
            return "buttonLimit"
        }
        return nil
    }

    private static var texts: [String] {
        [
            "bee", "", "b", "bees", "honey", "né", "🐝🐝🐝", "nectar", "日本", "apiary-of-Ulm", "a-b", "e\u{301}te\u{301}",
            "👩‍👩‍👧", "␣␣", "␣bee", "bee⏎", "BEES", String(repeating: "honey", count: 9),
        ]
    }

    private static func anyText(_ examiner: Examiner<any TextTooLong>) throws {
        let texts = Argument("text", .plan(texts)).andAtLast(.hardPlans)
        let limit = Argument("limit", .int(in: 0...8), edges: [0, 44, 45], .feature("the limit is 0") { $0 == 0 })
        let listeners = Argument("observers", .listenings)
        try examiner.agrees(
            "isTooLong(_, limit: _), received by _", on: texts, limit, listeners, tries: 60
        ) { answer, plan, limit, listeners in
            let (clock, text) = (VirtualScheduler(), Watch("text"))
            return perform(
                answer.isTooLong(text(steady(plan, on: clock)), limit: limit), to: listeners, on: clock,
                from: [("text, with limit \(limit)", plan)], leaving: .observed(text))
        }
        try examiner.agrees(
            "warnings(_, limit: _), received by _", on: texts, limit, listeners, tries: 60
        ) { answer, plan, limit, listeners in
            let (clock, text) = (VirtualScheduler(), Watch("text"))
            return perform(
                answer.warnings(text(steady(plan, on: clock)), limit: limit), to: listeners, on: clock,
                from: [("text, with limit \(limit)", plan)], leaving: .observed(text))
        }
    }

    private static func everywhere(_ examiner: Examiner<any TextTooLong>) throws {
        let texts = texts.map { $0.replacing("␣", with: " ").replacing("⏎", with: "\n") }
        let acts = Acts(
            observing: [
                "connect(text, to: a, limit: 3)", "connect(other, to: b, limit: 0)", "connect(other, to: c, limit: 7)",
            ],
            ["text", "other"].flatMap { name in texts.map { "\(name).send(\(Tour.described($0)))" } }
                + ["a.title = \"wax\"", "a.isEnabled = false", "a.isEnabled = true"],
            beginning: "", end: "connection # is disposed of")
        try examiner.agrees(
            story: "several pages", of: acts.any,
            examples: [
                // Each of two texts is sent twice: first one that is too long, and then one that is short enough.
                acts.story(.observe(0), .act(3), .act(3), .act(0), .act(0)),
                // When a text is sent again, it overwrites the value that other code has set in between.
                acts.story(.observe(0), .act(0), .act(2 * texts.count), .act(0)),
                acts.story(.observe(0), .act(3), .act(2 * texts.count), .act(3)),
                acts.story(.observe(0), .act(0), .act(2 * texts.count + 1), .act(0)),
                acts.story(.observe(0), .act(3), .act(2 * texts.count + 2), .act(3)),
            ], tries: 100
        ) { answer, log in
            let (text, other) = (Subject<String, Never>(), Subject<String, Never>())
            let (a, b, c) = (Page(), Page(), Page())
            var bags: [CompositeDisposable] = []
            var shown = [0, 0, 0]
            return { step in
                switch step.kind {
                case .observe(0): bags.append(answer.connect(text.eraseToAnySignal(), to: a, limit: 3))
                case .observe(1): bags.append(answer.connect(other.eraseToAnySignal(), to: b, limit: 0))
                case .observe: bags.append(answer.connect(other.eraseToAnySignal(), to: c, limit: 7))
                case .leave(let place): if bags.indices.contains(place) { bags[place].dispose() }
                case .act(let place) where place == 2 * texts.count: a.title = "wax"
                case .act(let place) where place > 2 * texts.count: a.isEnabled = place == 2 * texts.count + 2
                case .act(let place): (place < texts.count ? text : other).send(texts[place % texts.count])
                }
                for (place, page) in [a, b, c].enumerated() where !page.log.isEmpty {
                    let messages = page.log.filter { $0.hasPrefix("show ") }
                    let name = ["a", "b", "c"][place]
                    for message in messages[shown[place]...] { log.note("\(name): \(message)") }
                    shown[place] = messages.count
                    log.note("\(name).title is \"\(page.title)\", \(page.isEnabled ? "enabled" : "disabled")")
                }
            }
        }
    }
}
