import CurrycombDifferences
import CurrycombWorkbook

enum VerdictCases {
    static let exercise = Exercise(
        in: "02-Composition", 1, "compose-two", minutes: 5,
        words: Words(
            title: "Compose two functions", task: "Return a function that gives its input to g, and g's result to f.",
            hints: Hints(question: "?", direction: "!", nearly: "."),
            checks: [
                Sentence("type", "the result is a function of the first function's input"),
                Sentence("order", "g runs first, then f"), Sentence("lazy", "nothing runs early"),
                Sentence("any", "it works for any types"),
            ], misconceptions: [], notice: "Nothing runs until the result is called.",
            toolkit: "Sources/Composition/Compose.swift"))

    static func check(
        _ key: String, _ status: CheckResult.Status, _ message: String = "", misconception: String? = nil,
        _ findings: [Finding] = [], line: Int? = nil, output: String = ""
    ) -> CheckResult {
        CheckResult(
            key: key, title: exercise.words.sentence(key) ?? key, status: status, message: message,
            misconception: misconception, findings: findings, line: line, output: output)
    }

    static func verdict(_ checks: CheckResult...) -> Verdict { Verdict(id: "2.1", checks: checks, seconds: 0.1) }

    /// Returns a verdict in which the first check passes and the second is the given one. The text of the verdict does
    /// not show the checks after it.
    static func second(_ check: CheckResult) -> Verdict {
        verdict(
            self.check("type", .passed), check, self.check("lazy", .waiting), self.check("any", .failed, "not shown"))
    }

    static let open = verdict(
        check("type", .todo, "not done yet: compose", line: 18), check("order", .todo), check("lazy", .todo),
        check("any", .todo))

    static let misconception = second(
        check(
            "order", .failed,
            "12 is double(increment(5)): f ran first. In compose(f, g) the right one goes first, as in f(g(x)).",
            misconception: "swapped",
            [.comparison(call: "compose(increment, double)(5)", expected: "11", got: "12", differences: [])], line: 12))

    static let unrecognised = second(
        check(
            "order", .failed, "f(5): expected 11, got 99.",
            [.comparison(call: "f(5)", expected: "11", got: "99", differences: [])], line: 12))

    static let law = second(
        check(
            "associativity", .failed, "the law does not hold",
            [
                .law(
                    Finding.Counterexample(
                        law: "associativity", equation: "compose(f, compose(g, h)) = compose(compose(f, g), h)",
                        tries: 100, seed: 4217,
                        bindings: [
                            .init("f", "+1"), .init("g", "×0"), .init("h", "identity"), .init("x", "1"),
                        ], left: "1", right: "2"))
            ]))

    static let stages = second(
        check(
            "order", .failed, "this is the last element", misconception: "last",
            [
                .comparison(
                    call: "isFirstNameFourLetter([\"name\": \"Anna Lee\"])", expected: "true", got: "false",
                    differences: []),
                .stages([
                    .init("name", expected: "\"Anna Lee\"", got: "\"Anna Lee\""),
                    .init("split(\" \")", expected: "[\"Anna\", \"Lee\"]", got: "[\"Anna\", \"Lee\"]"),
                    .init("head", expected: "\"Anna\"", got: "\"Lee\""), .init("length", expected: "4", got: "3"),
                    .init("== 4", expected: "true", got: nil),
                ]),
            ], line: 9))

    static let marbles = second(
        check(
            "order", .failed,
            "here x was due: the second source was subscribed only when the first had completed. This is concat.",
            misconception: "concat",
            [
                .marbles(
                    [
                        .init("a", "-1---2----|"), .init("b", "---x---y-----|"), .init("expected", "-1-x-2-y-----|"),
                        .init("got", "-1---2-------x---y-----|"),
                    ], pointer: 3)
            ]))

    static let difference = second(
        check(
            "order", .failed, "the states differ",
            [
                .note("after action 3 of 4, toggle(id: 2), the states differ:"),
                .comparison(
                    call: "store.state",
                    expected: "State(todos: [Todo(id: 1, title: \"bees\", isDone: false), Todo(id: 2, isDone: false)])",
                    got: "State(todos: [Todo(id: 1, title: \"bees\", isDone: false), Todo(id: 2, isDone: true)])",
                    differences: [Difference(path: "todos[1].isDone", expected: "false", got: "true")]),
            ]))

    static let long = second(
        check(
            "order", .failed, "",
            [
                .comparison(
                    call: "join(words)", expected: "\"" + String(repeating: "na ", count: 40) + "Batman\"",
                    got: "\"" + String(repeating: "na ", count: 40) + "Robin and a dog\"", differences: [])
            ]))

    static let probe = second(
        check(
            "lazy", .failed, "Your `readName` opened the file while it was being built; it should do so only in run().",
            misconception: "early", [.note("opened at main.swift:21")], line: 21))

    static let trap = second(
        check(
            "order", .trapped, "your code stopped here: Index out of range", line: 15,
            output: "before\nthe \u{1B}[31mtrap"))

    static let loop = second(check("order", .timedOut, "stopped after 10 s. Is there an endless loop?"))

    static let flood = second(
        check(
            "order", .flooded, "printed over 1 MB, so it was stopped. Its first lines are kept.",
            output: (1...20).map { "line \($0)" }.joined(separator: "\n")))

    static let threw = second(
        check("order", .threw, "your code threw NotFound(\"x\"), but no error was expected here.", line: 7))

    static let exited = second(check("order", .exited, "your code ended the whole program here, with exit code 0."))

    static let killed = second(check("order", .killed, "the program was ended from outside, by SIGKILL."))

    static let doesNotCompile = Verdict(
        id: "2.1", status: .doesNotCompile,
        diagnostics: [
            Diagnostic(
                line: 9, column: 12, message: "cannot convert '(A) -> B' to the expected argument type 'B'",
                source: "    return f(g)",
                meaning: "f wants a value, and g is a function: compose returns a new function, { x in … }.")
        ])

    static let notJudged = Verdict(
        id: "2.1", status: .notJudged, problem: "The file is missing. `workshop reset 2.1` brings it back.")

    static let done = verdict(
        check("type", .passed), check("order", .passed), check("lazy", .passed), check("any", .passed))

    static let all: [(String, Verdict)] = [
        ("open", open), ("misconception", misconception), ("unrecognised", unrecognised), ("law", law),
        ("stages", stages),
        ("marbles", marbles), ("difference", difference), ("long", long), ("probe", probe), ("trap", trap),
        ("loop", loop),
        ("flood", flood), ("threw", threw), ("exited", exited), ("killed", killed), ("doesNotCompile", doesNotCompile),
        ("notJudged", notJudged), ("done", done),
    ]

    static func text(_ verdict: Verdict, _ width: Int, colour: Bool = false) -> String {
        var text = VerdictText(verdict, of: exercise, width: width)
        switch verdict.status {
        case .open: text.offers = ["[h] hint", "[l] lesson", "[o] open"]
        case .wrong, .doesNotCompile: text.offers = ["[h] hint 1 of 3"]
        case .done:
            text.offers = ["[n] next: 2.2 Compose many"]
            text.completion = Completion(yours: "{ x in f(g(x)) }", ours: "{ f(g($0)) }", done: 5, total: 52)
        case .notJudged: break
        }
        return text.lines.map { $0.text(colour: colour) }.joined(separator: "\n")
    }
}
