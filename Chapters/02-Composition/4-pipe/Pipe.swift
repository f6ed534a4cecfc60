/// 2.4: composition, read from left to right.
public protocol PipeContract: Contract {
    /// Composes two functions in reading order: the function on the left runs first. Each function runs once, when the
    /// new function is called.
    ///
    /// `pipe(increment, double)(5)` is `12`.
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C

    /// Composes three functions in reading order. Two calls to `pipe` are enough.
    ///
    /// `pipe(increment, double, text)(5)` is `"12"`.
    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D

    /// Turns a title into a part of a web address. Make `slug` with your `pipe` from the given functions `lowercase`,
    /// `words` and `joined`. Each function runs once.
    ///
    /// `slug("Functions All The Way")` is `"functions-all-the-way"`.
    func slug(_ title: String) -> String
}

extension PipeContract {
    /// Returns a string in lowercase: `lowercase("Honey Bee")` is `"honey bee"`.
    public func lowercase(_ text: String) -> String {
        called["lowercase", default: 0] += 1
        return text.lowercased()
    }
    /// Splits a string into words at its spaces: `words(" honey  bee ")` is `["honey", "bee"]`.
    public func words(_ text: String) -> [String] {
        called["words", default: 0] += 1
        return text.split(separator: " ").map(String.init)
    }
    /// Joins words with hyphens: `joined(["honey", "bee"])` is `"honey-bee"`.
    public func joined(_ words: [String]) -> String {
        called["joined", default: 0] += 1
        return words.joined(separator: "-")
    }
}

@MainActor private var called: [String: Int] = [:]

extension PipeContract {
    static var checks: [Check<any PipeContract>] {
        let toText = Generator<Fn<Int, String>>.function(from: Int.self, to: String.self)
        let toInt = Generator<Fn<String, Int>>.function(from: String.self, to: Int.self)
        return [
            Check("types", of: "pipe") {
                try $0.agrees(
                    "pipe(_, _)(_)", on: Argument("f", toText), Argument("g", toInt), Argument("x", .int),
                    examples: [(Example.text, Example.count, 1234)]
                ) { $0.pipe($1.apply, $2.apply)($3) }
            },
            Check("order", of: "pipe") {
                try $0.agrees(
                    "pipe({ Int($0) }, { Optional($0 ?? 0) })(_)", on: Argument("text", .element(of: ["7", "x", ""]))
                ) { answer, text in answer.pipe({ Int($0) }, { Optional($0 ?? 0) })(text) }
                try $0.agrees(
                    "pipe(_, _)(_)", on: Argument("f", .function), Argument("g", .function), Argument("x", .int),
                    examples: [(Example.increment, Example.double, 5), (Example.double, Example.increment, 5)]
                ) { $0.pipe($1.apply, $2.apply)($3) }
                try $0.agrees(
                    making: "pipe(_)", named: composedNames,
                    from: Argument("f and g", Two.generator(.function, .function)), calls: Argument("x", .int)
                ) { answer, log, two in answer.pipe(log.spy("f", two.f), log.spy("g", two.g)) }
            },
            Check("three", of: "pipe(_:_:_:)") {
                try $0.agrees(
                    "pipe(_, _, _)(_)", on: Argument("f", .function), Argument("g", .function), Argument("h", toText),
                    Argument("x", .int), examples: [(Example.increment, Example.double, Example.text, 5)]
                ) { $0.pipe($1.apply, $2.apply, $3.apply)($4) }
                try $0.agrees(
                    "pipe(_, _, _)(_)", on: Argument("f", .function), Argument("g", .function),
                    Argument("h", .function), Argument("x", .int)
                ) { $0.pipe($1.apply, $2.apply, $3.apply)($4) }
                try $0.agrees(
                    making: "pipe(_)", named: composedNames,
                    from: Argument("f, g and h", Three.generator(toInt, .function, toText)), calls: Argument("x", .word)
                ) { answer, log, three in
                    answer.pipe(log.spy("f", three.f), log.spy("g", three.g), log.spy("h", three.h))
                }
            },
            Check("slug", of: "slug") {
                try $0.forgets(
                    [("Honey Bee", "Royal Bee"), ("Bee Wax", "Bee Hum")], Self(),
                    like: pipeReference.init(), else: "kept", call: { "slug(\"\($0)\")" }
                ) { (answer: any PipeContract, title: String) in answer.slug(title) }
                try $0.agrees(
                    "slug(_)",
                    on: Argument(
                        "title", .phrase,
                        edges: [
                            "", " ", "Bee", "Hello, World!", "It's 5 o'clock", "Honey-Bee", "ÄRGER im Büro", "a\tb\nC",
                            "🐝 Bee",
                            "R&B 100%", "Bee\n", "\tBee", "Bee bee bee",
                            (1...25).map { "Part \($0)" }.joined(separator: " "),
                        ]
                    ).andAtLast(.hardTexts),
                    examples: ["Functions All The Way", "  Wide   open  "]
                ) { $0.slug($1) }
                try $0.demand(["pipe"], outside: "pipe", else: "noPipe")
                try $0.forbid(calls: ["lowercase", "words", "joined"], in: "slug", else: "byHand")
                for title in ["Honey Bee", "honey bee", ""] { try examineCalls(in: title, $0) }
            },
        ]
    }

    private static func examineCalls(in title: String, _ examiner: Examiner<any PipeContract>) throws {
        let call = "slug(\"\(title)\")"
        called = [:]
        examiner.running(call)
        _ = Self().slug(title)
        examiner.finished()
        let all = ["lowercase", "words", "joined"]
        let rest = all.filter { called[$0] == nil }
        try examiner.require(
            rest.isEmpty, else: title == "Honey Bee" ? "notCalled" : "notAlways",
            .note("not called in \(call): " + rest.joined(separator: ", ")))
        let again = called.filter { $0.value > 1 }.sorted { $0.key < $1.key }
        try examiner.require(
            again.isEmpty, else: "calledAgain",
            .note("in \(call): " + again.map { "\($0.key) ran \($0.value)×" }.joined(separator: ", ")))
    }
}
