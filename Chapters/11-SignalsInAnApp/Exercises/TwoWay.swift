import CurrycombSignals
import Synchronization

/// 11.5: a form and its model hold each other up to date.
public protocol TwoWay: Contract {
    /// Sets a property of an object to each value of a signal. It does not keep the object.
    ///
    /// `bind(text, to: page, \.title)` sets `page.title` to each text.
    /// `target[keyPath: property] = value` sets it, and `[weak target]` does not keep it.
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription

    /// Calls a function with the latest values of two signals, whenever one changes and both are there.
    ///
    /// `lift(name, city) { page.show("\($0) in \($1)") }` calls it for `Ada` and `Ulm`.
    /// When the city becomes `Bonn`, it is called with `Ada` and `Bonn`.
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription

    /// Holds two cells up to date with each other. At first the field takes the model's text.
    ///
    /// `field.text = "Bea"` writes `"Bea"` to the model, and nothing back to the field.
    /// `model.text = "Cleo"` writes `"Cleo"` to the field, and nothing back. Disposing ends both ways.
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable
}

extension TwoWay {
    /// What must hold, in the order of the words.
    static var checks: [Check] { bindingChecks + linkChecks + everywhereChecks }

    private static var bindingChecks: [Check] {
        [
            Check("bind", of: "bind") { examiner in
                let page = Page()
                let (text, enabled) = (Subject<String, Never>(), Subject<Bool, Never>())
                let titles = Self().bind(text.eraseToAnySignal(), to: page, \.title)
                _ = Self().bind(enabled.eraseToAnySignal(), to: page, \.isEnabled)
                text.send("Ada")
                enabled.send(false)
                text.send("Bea")
                try examiner.expect(
                    "page.log after Ada, false, Bea", page.log,
                    is: ["title = Ada", "isEnabled = false", "title = Bea"],
                    ifGot: [
                        ([], "notSet"), (["title = Ada", "isEnabled = false"], "setOnce"),
                        (
                            [
                                "title = Ada", "title = Ada", "isEnabled = false", "isEnabled = false", "title = Bea",
                                "title = Bea",
                            ],
                            "setTwice"
                        ),
                    ])
                titles.dispose()
                text.send("Cleo")
                try examiner.expect(
                    "page.title after dispose() and Cleo", page.title, is: "Bea", ifGot: [("Cleo", "bindingStays")])
            },
            Check("bindWeakly", of: "bind") { examiner in
                let text = Subject<String, Never>()
                weak var left: Page?
                do {
                    let page = Page()
                    left = page
                    _ = Self().bind(text.eraseToAnySignal(), to: page, \.title)
                }
                try examiner.require(
                    left == nil, else: "targetKept", .note("bind(text, to: page, \\.title)"),
                    .note("page is let go of, and still there while text goes on"))
                // An unowned page would be a trap here.
                text.send("Ada")
            },
            Check("lift", of: "lift") { examiner in
                let calls = Noted()
                let (name, city) = (Subject<String, Never>(), Subject<Int, Never>())
                let subscription = Self().lift(name.eraseToAnySignal(), city.eraseToAnySignal()) {
                    calls.note("\($0) \($1)")
                }
                name.send("Ada")
                city.send(1)
                city.send(2)
                name.send("Bea")
                try examiner.expect(
                    "what lift(a, b) calls its function with after Ada, 1, 2, Bea", calls.log,
                    is: ["Ada 1", "Ada 2", "Bea 2"],
                    ifGot: [
                        (["Ada 1", "Bea 2"], "pairsOnly"), (["Ada 1"], "calledOnce"), ([], "neverCalled"),
                        (["Bea 2"], "firstOnlyTells"), (["Ada 1", "Ada 2"], "secondOnlyTells"),
                    ])
                subscription.dispose()
                city.send(3)
                try examiner.require(
                    calls.log.count == 3, else: "liftStays", .note("lift(a, b) { … }.dispose(), and then 3"),
                    .note("called with \(Tour.described(calls.log))"))
            },
        ]
    }

    private static var linkChecks: [Check] {
        [
            Check("first", of: "link") { examiner in
                let (field, model) = (Cell(""), Cell("Ada"))
                _ = Self().link(field, model)
                try examiner.require(
                    model.text == "Ada", else: "fieldWins", .note("link(field, model), where the model has Ada"),
                    .note("model.text is \(Tour.described(model.text)) now"))
                try examiner.expect(
                    "field.text after link(field, model)", field.text, is: "Ada", ifGot: [("", "notAtFirst")])
            },
            Check("both", of: "link") { examiner in
                let (view, person) = (Cell(""), Cell("Ada"))
                _ = Self().link(view, person)
                person.text = "Cleo"
                try examiner.expect(
                    "field.text after model.text = \"Cleo\"", view.text, is: "Cleo", ifGot: [("Ada", "notToField")])
                let (field, model) = (Cell(""), Cell("Ada"))
                _ = Self().link(field, model)
                field.text = "Bea"
                try examiner.expect(
                    "model.text after field.text = \"Bea\"", model.text, is: "Bea", ifGot: [("Ada", "notToModel")])
                try examiner.require(
                    field.written.count < 20, else: "endless", .note("field.text = \"Bea\""),
                    .note("the field was written \(field.written.count) times, and stopped only because it had to"))
                var story: [String] = []
                for (cell, other, text) in [
                    (field, model, "Dora"), (model, field, "Elsa"), (field, model, "Bea"), (model, field, "Fay"),
                ] {
                    cell.text = text
                    story.append("\(cell === field ? "field" : "model").text = \"\(text)\"")
                    try examiner.require(
                        other.text == text, else: "stuck", .note(story.joined(separator: ", ")),
                        .note("after that field.text is \(Tour.described(field.text))"),
                        .note("and model.text is \(Tour.described(model.text))"))
                }
            },
            Check("echo", of: "link") { examiner in
                let (field, model) = (Cell(""), Cell("Ada"))
                _ = Self().link(field, model)
                let before = (field.written.count, model.written.count)
                field.text = "Bea"
                let back = field.written.count - before.0 - 1
                try examiner.require(
                    back == 0, else: "echoToField", .note("field.text = \"Bea\""),
                    .note("written to the field: \(Tour.described(field.written))"),
                    .note("written to the model: \(Tour.described(model.written))"))
                let once = model.written.count - before.1
                try examiner.require(
                    once == 1, else: "writtenTwice", .note("field.text = \"Bea\""),
                    .note("written to the model: \(Tour.described(model.written))"))
                let modelBefore = model.written.count
                model.text = "Cleo"
                try examiner.require(
                    model.written.count == modelBefore + 1, else: "echoToModel", .note("model.text = \"Cleo\""),
                    .note("written to the model: \(Tour.described(model.written))"),
                    .note("written to the field: \(Tour.described(field.written))"))
            },
            Check("ended", of: "link") { examiner in
                let (field, model) = (Cell(""), Cell("Ada"))
                Self().link(field, model).dispose()
                field.text = "Bea"
                model.text = model.text == "Bea" ? "Bea" : "Cleo"
                try examiner.require(
                    field.text == "Bea" && model.text == "Cleo", else: "halfEnded",
                    .note("link(field, model).dispose(), then field.text = \"Bea\", model.text = \"Cleo\""),
                    .note("field.text is \(Tour.described(field.text)), model.text \(Tour.described(model.text))"))
            },
            Check("released", of: "link") { examiner in
                weak var field: Cell?
                weak var model: Cell?
                do {
                    let cells = (Cell(""), Cell("Ada"))
                    (field, model) = cells
                    _ = Self().link(cells.0, cells.1)
                }
                try examiner.require(
                    field == nil && model == nil, else: "cycle",
                    .note("link(field, model), and both are let go of"),
                    .note(
                        field == nil
                            ? "the model is still there"
                            : model == nil ? "the field is still there" : "both are still there"))
            },
        ]
    }

    private static var everywhereChecks: [Check] {
        [
            Check("anyBinding", of: "bind") { examiner in
                let steps = Act.any(
                    observing: [
                        "bind(text, to: a, \\.title)", "bind(text, to: b, \\.title)", "bind(flag, to: a, \\.isEnabled)",
                    ],
                    ["text.send(\"Ada\")", "text.send(\"\")", "flag.send(true)", "flag.send(false)"])
                try examiner.agrees(story: "two pages", as: (any TwoWay).self, of: steps, tries: 100) { answer, log in
                    let (text, flag) = (Subject<String, Never>(), Subject<Bool, Never>())
                    let pages = [Page(), Page()]
                    var (bindings, seen): ([Subscription], [Int]) = ([], [0, 0])
                    return { step in
                        switch step.kind {
                        case .observe(2):
                            bindings.append(answer.bind(flag.eraseToAnySignal(), to: pages[0], \.isEnabled))
                        case .observe(let place):
                            bindings.append(answer.bind(text.eraseToAnySignal(), to: pages[place], \.title))
                        case .leave(let place): if bindings.indices.contains(place) { bindings[place].dispose() }
                        case .act(let place) where place < 2: text.send(["Ada", ""][place])
                        case .act(let place): flag.send(place == 2)
                        }
                        for (place, page) in pages.enumerated() {
                            for line in page.log[seen[place]...] { log.note("\(["a", "b"][place]).\(line)") }
                            seen[place] = page.log.count
                        }
                    }
                }
            },
            Check("anyLift", of: "lift") { examiner in
                let steps = Act.any(
                    observing: ["lift(name, number) { … }", "lift(number, name) { … }"],
                    ["name.send(\"Ada\")", "name.send(\"Bea\")", "number.send(1)", "number.send(2)"])
                try examiner.agrees(story: "two signals", as: (any TwoWay).self, of: steps, tries: 100) { answer, log in
                    let (name, number) = (Subject<String, Never>(), Subject<Int, Never>())
                    var lifts: [Subscription] = []
                    return { step in
                        let count = lifts.count + 1
                        switch step.kind {
                        case .observe(0):
                            lifts.append(
                                answer.lift(name.eraseToAnySignal(), number.eraseToAnySignal()) {
                                    log.note("lift \(count) is called with \($0), \($1)")
                                })
                        case .observe:
                            lifts.append(
                                answer.lift(number.eraseToAnySignal(), name.eraseToAnySignal()) {
                                    log.note("lift \(count) is called with \($0), \($1)")
                                })
                        case .leave(let place): if lifts.indices.contains(place) { lifts[place].dispose() }
                        case .act(let place) where place < 2: name.send(["Ada", "Bea"][place])
                        case .act(let place): number.send(place - 1)
                        }
                    }
                }
            },
            Check("anyLink", of: "link") { examiner in
                let texts = ["Ada", "Bea", "Cleo", ""]
                let steps = Act.any(
                    observing: ["link(field, model), unless it is linked"],
                    texts.map { "field.text = \"\($0)\"" } + texts.map { "model.text = \"\($0)\"" } + [
                        "other.text = \"Fay\""
                    ])
                try examiner.agrees(story: "two cells", as: (any TwoWay).self, of: steps, tries: 100) { answer, log in
                    let (field, model) = (Cell(""), Cell("Ada"))
                    let (otherField, other) = (Cell("Dora"), Cell("Elsa"))
                    let otherLink = answer.link(otherField, other)
                    var link: CompositeDisposable?
                    return { step in
                        var written = (field.written.count, model.written.count)
                        var writes = false
                        switch step.kind {
                        case .observe: if link == nil { link = answer.link(field, model) }
                        case .leave:
                            link?.dispose()
                            link = nil
                        case .act(8): other.text = other.text == "Fay" ? "Gil" : "Fay"
                        case .act(let place):
                            let (cell, text) = (place < 4 ? field : model, texts[place % 4])
                            // Whether a text that is there already is passed on is for the answer to decide.
                            if cell.text != text {
                                (cell.text, writes) = (text, true)
                            }
                        }
                        written = (field.written.count - written.0, model.written.count - written.1)
                        log.note("field is \"\(field.text)\", model \"\(model.text)\"")
                        if writes { log.note("written to the field \(written.0)×, to the model \(written.1)×") }
                        if otherField.text != other.text {
                            log.note("the other field is \"\(otherField.text)\", its model \"\(other.text)\"")
                        }
                        withExtendedLifetime(otherLink) {}
                    }
                }
            },
        ]
    }
}

/// Calls that were noted.
private final class Noted: Sendable {
    private let lines = Mutex<[String]>([])
    var log: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
}
