import CurrycombSignals
import Synchronization

/// 11.5: bindings in one direction, and a field and its model that keep each other up to date.
public protocol TwoWay: Contract {
    /// Sets a property of an object to each value of a signal. The subscription does not retain the object.
    ///
    /// `bind(text, to: page, \.title)` sets `page.title` to each value that `text` sends.
    /// Set the property with `target[keyPath: property] = value`, in a closure that captures `[weak target]`.
    func bind<Target: AnyObject & Sendable, Value>(
        _ signal: AnySignal<Value, Never>, to target: Target,
        _ property: ReferenceWritableKeyPath<Target, Value> & Sendable
    ) -> Subscription

    /// Calls a function with the latest values of two signals: first when both have sent a value, and then whenever one
    /// of them sends.
    ///
    /// `lift(name, city) { page.show("\($0) in \($1)") }` calls the closure with `Ada` and `Ulm`. When the city becomes
    /// `Bonn`, the closure is called with `Ada` and `Bonn`.
    func lift<A, B>(
        _ first: AnySignal<A, Never>, _ second: AnySignal<B, Never>, _ function: @escaping @Sendable (A, B) -> Void
    ) -> Subscription

    /// Keeps two cells up to date with each other. First, the field is set to the model's text.
    ///
    /// `field.text = "Bea"` writes `"Bea"` to the model and nothing back to the field.
    /// `model.text = "Cleo"` writes `"Cleo"` to the field and nothing back to the model. Disposal ends both directions.
    func link(_ field: Cell, _ model: Cell) -> CompositeDisposable
}

extension TwoWay {
    static var checks: [Check<any TwoWay>] { bindingChecks + linkChecks + everywhereChecks }

    private static var bindingChecks: [Check<any TwoWay>] {
        [
            Check("bind", of: "bind") { examiner in
                let answer = Self()
                let page = Page()
                let (text, enabled) = (Subject<String, Never>(), Subject<Bool, Never>())
                let titles = answer.bind(text.eraseToAnySignal(), to: page, \.title)
                _ = answer.bind(enabled.eraseToAnySignal(), to: page, \.isEnabled)
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
                for values in [[], ["Bea"]] {
                    weak var left: Page?
                    let binding: Subscription
                    do {
                        let page = Page()
                        left = page
                        binding = Self().bind(text.eraseToAnySignal(), to: page, \.title)
                        for value in values { text.send(value) }
                    }
                    try examiner.require(
                        left == nil, else: "targetKept", .note("bind(text, to: page, \\.title)"),
                        .note("no other code holds the page, but it is in memory until text ends"))
                    // An answer with an `unowned` reference to the page traps here.
                    text.send("Ada")
                    withExtendedLifetime(binding) {}
                }
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

    private static var linkChecks: [Check<any TwoWay>] {
        [
            Check("first", of: "link") { examiner in
                let (field, model) = (Cell(""), Cell("Ada"))
                _ = Self().link(field, model)
                try examiner.require(
                    model.text == "Ada", else: "fieldWins", .note("link(field, model), where the model has Ada"),
                    .note("model.text is \(Tour.described(model.text)) now"))
                try examiner.expect(
                    "field.text after link(field, model)", field.text, is: "Ada", ifGot: [("", "notAtFirst")])
                for (text, kept) in [("Elsa", "fullFieldStays"), ("", "emptyModel")] {
                    let (full, other) = (Cell("Dora"), Cell(text))
                    _ = Self().link(full, other)
                    let words = "link(field, model), where the field has \"Dora\" and the model \(Tour.described(text))"
                    try examiner.require(
                        other.text == text, else: "fullFieldWins", .note(words),
                        .note("model.text is \(Tour.described(other.text)) now"))
                    try examiner.expect("field.text after \(words)", full.text, is: text, ifGot: [("Dora", kept)])
                }
            },
            Check("both", of: "link") { examiner in
                let answer = Self()
                let (view, person) = (Cell(""), Cell("Ada"))
                let bag = answer.link(view, person)
                // An answer that subscribes before it writes the first text may already have sent that text back and
                // forth without end.
                try examiner.require(
                    view.written.count < 20, else: "endless", .note("link(field, model)"),
                    .note("the field was written \(view.written.count) times, until it stopped notifying"))
                try examiner.require(
                    !bag.isDisposed, else: "bagDisposed", .note("link(field, model).isDisposed is true"))
                person.text = "Cleo"
                try examiner.expect(
                    "field.text after model.text = \"Cleo\"", view.text, is: "Cleo", ifGot: [("Ada", "notToField")])
                let (field, model) = (Cell(""), Cell("Ada"))
                _ = answer.link(field, model)
                field.text = "Bea"
                try examiner.expect(
                    "model.text after field.text = \"Bea\"", model.text, is: "Bea", ifGot: [("Ada", "notToModel")])
                try examiner.require(
                    field.written.count < 20, else: "endless", .note("field.text = \"Bea\""),
                    .note("the field was written \(field.written.count) times, until it stopped notifying"))
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
                let (newField, newModel) = (Cell(""), Cell("Dora"))
                _ = Self().link(newField, newModel)
                try examiner.require(
                    newModel.written.isEmpty, else: "echoToModel",
                    .note("link(field, model), where the model has Dora"),
                    .note("written to the model: \(Tour.described(newModel.written))"))
            },
            Check("ended", of: "link") { examiner in
                let (field, model) = (Cell(""), Cell("Ada"))
                Self().link(field, model).dispose()
                field.text = "Bea"
                let story = "link(field, model).dispose(), then field.text = \"Bea\""
                try examiner.require(
                    model.text == "Ada", else: "halfEnded", .note(story),
                    .note("model.text is \(Tour.described(model.text))"))
                model.text = "Cleo"
                try examiner.require(
                    field.text == "Bea", else: "halfEnded", .note("\(story), model.text = \"Cleo\""),
                    .note("field.text is \(Tour.described(field.text))"))
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
                    .note("link(field, model); no other code holds the cells"),
                    .note(
                        field == nil
                            ? "the model is still in memory"
                            : model == nil ? "the field is still in memory" : "both are still in memory"))
                // Also check that each cell can be released while the other one is still in use.
                for isField in [true, false] {
                    weak var left: Cell?
                    let other = Cell(isField ? "Ada" : "")
                    do {
                        let cell = Cell(isField ? "" : "Ada")
                        left = cell
                        _ = isField ? Self().link(cell, other) : Self().link(other, cell)
                        cell.text = "Bea"
                    }
                    let name = isField ? "field" : "model"
                    try examiner.require(
                        left == nil, else: "\(name)Kept",
                        .note("link(field, model); no other code holds the \(name)"),
                        .note("the \(name) is still in memory"))
                    // An answer with an `unowned` reference to a cell traps here.
                    other.text = "Cleo"
                }
                let bag: CompositeDisposable
                do {
                    let cells = (Cell(""), Cell("Ada"))
                    (field, model) = cells
                    bag = Self().link(cells.0, cells.1)
                }
                try examiner.expect(
                    "how many cells are in memory when only the bag is kept",
                    [field, model].count { $0 != nil }, is: 0)
                withExtendedLifetime(bag) {}
            },
        ]
    }

    private static var everywhereChecks: [Check<any TwoWay>] {
        [
            Check("anyBinding", of: "bind") { examiner in
                let texts = ["Ada", "", "ada", " ", "Ada\n"]
                let acts = Acts(
                    observing: [
                        "bind(text, to: a, \\.title)", "bind(text, to: b, \\.title)", "bind(flag, to: a, \\.isEnabled)",
                    ],
                    ["flag.send(true)", "flag.send(false)"] + texts.map { "text.send(\(Tour.described($0)))" })
                try examiner.agrees(
                    story: "two pages", of: acts.any,
                    examples: [
                        acts.story(.observe(0), .observe(1), .leave(0), .act(2), .act(4)),
                        acts.story(.observe(0), .act(2), .act(2), .act(3), .act(4)),
                        acts.story(.observe(2), .act(0), .act(0), .act(1), .act(1)),
                        acts.story(.observe(0), .leave(0), .observe(0), .act(2)),
                    ], tries: 100
                ) { answer, log in
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
                        case .act(let place) where place >= 2: text.send(texts[place - 2])
                        case .act(let place): flag.send(place == 0)
                        }
                        for (place, page) in pages.enumerated() {
                            for line in page.log[seen[place]...] { log.note("\(["a", "b"][place]).\(line)") }
                            seen[place] = page.log.count
                        }
                    }
                }
            },
            Check("anyLift", of: "lift") { examiner in
                let names = ["Ada", "", "Bea", " "]
                let numbers: [Int?] = [1, 0, nil, Int.min]
                let acts = Acts(
                    observing: ["lift(name, number) { … }", "lift(number, name) { … }"],
                    names.map { "name.send(\(Tour.described($0)))" }
                        + numbers.map { "number.send(\(Tour.described($0)))" } + [
                            "name.complete()", "number.complete()",
                        ])
                try examiner.agrees(
                    story: "two signals", of: acts.any,
                    examples: [
                        acts.story(.observe(0), .act(0), .act(4), .act(8), .act(5), .act(6)),
                        acts.story(.observe(0), .act(0), .act(4), .act(9), .act(1), .act(0)),
                        acts.story(.observe(0), .act(1), .act(5), .act(7), .act(2)),
                        acts.story(.observe(0), .act(6), .act(2), .act(4), .act(6)),
                        acts.story(.observe(0), .act(0), .act(4), .act(0), .act(4)),
                        acts.story(.observe(0), .observe(0), .act(0), .act(4), .leave(0), .act(5)),
                    ], tries: 100
                ) { answer, log in
                    let (name, number) = (Subject<String, Never>(), Subject<Int?, Never>())
                    var lifts: [Subscription] = []
                    return { step in
                        let count = lifts.count + 1
                        switch step.kind {
                        case .observe(0):
                            lifts.append(
                                answer.lift(name.eraseToAnySignal(), number.eraseToAnySignal()) {
                                    log.note(
                                        "lift \(count) is called with \(Tour.described($0)), \(Tour.described($1))")
                                })
                        case .observe:
                            lifts.append(
                                answer.lift(number.eraseToAnySignal(), name.eraseToAnySignal()) {
                                    log.note(
                                        "lift \(count) is called with \(Tour.described($0)), \(Tour.described($1))")
                                })
                        case .leave(let place): if lifts.indices.contains(place) { lifts[place].dispose() }
                        case .act(8): name.complete()
                        case .act(9): number.complete()
                        case .act(let place) where place < 4: name.send(names[place])
                        case .act(let place): number.send(numbers[place - 4])
                        }
                    }
                }
            },
            Check("anyLink", of: "link") { try anyLink($0) },
        ]
    }

    private static func anyLink(_ examiner: Examiner<any TwoWay>) throws {
        let texts = ["Ada", "Bea", "ada", "", " ", "Ada "]
        let acts = Acts(
            observing: ["link(field, model)"],
            texts.map { "field.text = \(Tour.described($0))" } + texts.map { "model.text = \(Tour.described($0))" } + [
                "other.text = \"Fay\""
            ], beginning: "", end: "link(field, model) is disposed of")
        try examiner.agrees(
            story: "two cells", of: acts.any,
            examples: [
                acts.story(.observe(0), .act(1), .act(0), .act(7), .act(6)),
                acts.story(.observe(0), .act(2), .act(0), .act(8), .act(6), .act(4), .act(9), .act(5)),
                acts.story(.act(1), .act(9), .observe(0), .leave(0), .act(6), .observe(0)),
                acts.story(.act(1), .observe(0), .leave(0), .act(2), .act(7), .observe(0)),
            ], tries: 100
        ) { answer, log in
            let (field, model) = (Cell(""), Cell("Ada"))
            let (otherField, other) = (Cell(""), Cell("Elsa"))
            let otherLink = answer.link(otherField, other)
            var link: CompositeDisposable?
            return { step in
                var written = (field.written.count, model.written.count)
                var writes = false
                switch step.kind {
                // The contract does not cover two links between the same cells.
                case .observe: if link == nil { link = answer.link(field, model) }
                case .leave:
                    link?.dispose()
                    link = nil
                case .act(12): other.text = other.text == "Fay" ? "Gil" : "Fay"
                case .act(let place):
                    let (cell, text) = (place < 6 ? field : model, texts[place % 6])
                    // The answer decides whether it forwards an unchanged text, so the text is set only if it differs.
                    if cell.text != text {
                        (cell.text, writes) = (text, true)
                    }
                }
                written = (field.written.count - written.0, model.written.count - written.1)
                log.note("field \(Tour.described(field.text)), model \(Tour.described(model.text))")
                if writes { log.note("field written \(written.0)×, model \(written.1)×") }
                if otherField.text != other.text {
                    log.note("the other field is \"\(otherField.text)\", its model \"\(other.text)\"")
                }
                withExtendedLifetime(otherLink) {}
            }
        }
        try agreeOnRewriting(examiner)
    }

    /// Checks two linked cells when another observer of one of them rewrites each text in capitals.
    private static func agreeOnRewriting(_ examiner: Examiner<any TwoWay>) throws {
        let texts = Argument(
            "texts", Generator<[String]>.array(of: .element(of: ["bea", "Ada", "", "CLEO"]), count: 1...4))
        try examiner.agrees(
            "link", on: texts, Argument("isModel", .bool), Argument("isBefore", .bool), Argument("isOther", .bool),
            examples: [
                (["bea"], true, false, true), (["bea"], false, false, true), (["bea"], true, true, true),
                (["bea"], false, true, true), (["bea"], true, true, false), (["bea"], false, true, false),
            ], tries: 30
        ) { answer, texts, isModel, isBefore, isOther in
            let (field, model) = (Cell(""), Cell("DORA"))
            let cell = isModel ? model : field
            var story = StoryRun()
            func capitals() -> Subscription {
                cell.changes.observe { [weak cell] text in
                    if let cell, text != text.uppercased() { cell.text = text.uppercased() }
                }
            }
            let name = isModel ? "model" : "field"
            let rule = "from now on \(name).text is put into capitals"
            // At most four texts are set, so more than 30 writes to one cell mean that the cells write to each other
            // without end.
            func isEndless() -> Bool { max(field.written.count, model.written.count) > 30 }
            func state() -> [String] {
                [
                    isEndless()
                        ? "field and model write to each other without end"
                        : "field \(Tour.described(field.text)), model \(Tour.described(model.text))"
                ]
            }
            var observer: Subscription?
            if isBefore {
                observer = capitals()
                story.add(rule, [])
            }
            let link = answer.link(field, model)
            story.add("link(field, model)", state())
            if !isBefore {
                observer = capitals()
                story.add(rule, [])
            }
            // If `isOther` is true, the texts are set in the cell that has no rewriting observer.
            let source = isModel != isOther ? model : field
            for text in texts {
                if source.text == text || isEndless() { continue }
                source.text = text
                story.add("\(source === model ? "model" : "field").text = \(Tour.described(text))", state())
            }
            withExtendedLifetime((link, observer)) {}
            return story
        }
    }
}

private final class Noted: Sendable {
    private let lines = Mutex<[String]>([])
    var log: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
}
