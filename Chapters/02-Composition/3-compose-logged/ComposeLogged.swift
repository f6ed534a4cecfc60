/// A function that returns a value and the lines of its log, in order.
public typealias Logged = (Int) -> (value: Int, log: [String])

/// 2.3: composition has laws, and a composition of your own has to obey them.
public protocol ComposeLogged: Contract {
    /// Composes two functions that log their work: `g` runs first, and the lines of its log come first. Each function
    /// runs once, when the composed function is called.
    ///
    /// With `double` logging `"doubled"` and `increment` logging `"incremented"`, `compose(increment, double)(5)` is
    /// `(11, ["doubled", "incremented"])` and `compose(double, increment)(5)` is `(12, ["incremented", "doubled"])`.
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged

    /// Returns its argument and logs nothing, so a composition with `identity` does the same as the other function.
    ///
    /// `identity(5)` is `(5, [])`.
    /// `compose(identity, double)(5)` is `double(5)`.
    func identity(_ x: Int) -> (value: Int, log: [String])
}

private struct Told: Equatable, CustomStringConvertible {
    var value: Int
    var log: [String]

    init(_ told: (value: Int, log: [String])) { (value, log) = told }

    var description: String { "\(value), \(log)" }
}

private struct Teller: CustomStringConvertible, Sendable {
    let function: Fn<Int, Int>
    let lines: [String]
    var name: String?

    var description: String { name ?? "\(function) logging \(lines)" }
    var logged: Logged { { (function($0), lines) } }

    func spied(_ name: String, _ log: RunLog) -> Logged {
        let function = log.spy(name, function)
        return { (function($0), lines) }
    }

    static let increment = Teller(function: Example.increment, lines: ["incremented"], name: "increment")
    static let double = Teller(function: Example.double, lines: ["doubled"], name: "double")

    static func telling(_ lines: ClosedRange<Int>) -> Generator<Teller> {
        Generator.pair(.function, Generator<[String]>.array(of: .element(of: ["a", "b", "c", ""]), count: lines))
            .map { Teller(function: $0, lines: $1) }
    }
}

extension ComposeLogged {
    /// Calls a composed function twice and returns the second result. If the function keeps the lines of the first
    /// call, the log of the second result is too long.
    private static func second(_ composed: Logged, _ x: Int) -> Told {
        _ = composed(x)
        return Told(composed(x))
    }

    private static func requireLateness(_ examiner: Examiner<any ComposeLogged>) throws {
        var (f, g) = (0, 0)
        examiner.running("let composed = compose(f, g)")
        _ = Self().compose(
            {
                f += 1
                return ($0, [])
            },
            {
                g += 1
                return ($0, [])
            })
        examiner.finished()
        try examiner.require(f + g == 0, else: "early", .note(Phrase.ran(f, g, "in let composed = compose(f, g)")))
    }

    /// Detects an answer that joins all lines into a single line, with any separator.
    private static func examineLines(_ examiner: Examiner<any ComposeLogged>) throws {
        let (call, lines) = ("compose(increment, double)(5).log", ["doubled", "incremented"])
        examiner.running(call)
        let got = Self().compose(Teller.increment.logged, Teller.double.logged)(5).log
        examiner.finished()
        if got.count == 1, let line = got.first, lines.allSatisfy({ line.contains($0) }) {
            try examiner.expect(call, got, is: lines, ifGot: [(got, "oneLine")])
        }
    }

    static var checks: [Check<any ComposeLogged>] {
        let one = Teller.telling(1...1)
        let some = Teller.telling(0...3)
        let silent = Teller(function: Fn("+1") { $0 &+ 1 }, lines: [])
        let long = Teller(function: Fn("+1") { $0 &+ 1 }, lines: (1...25).map { "\($0)" })
        let f = Argument("f", some, edges: [silent, long], .feature("f logs nothing") { $0.lines.isEmpty })
        // The sets `values` and `logs` do not contain the mistake `firstLines`, because an answer with this mistake
        // traps at an empty log.
        let values: Set = ["swapped", "argumentTwice", "silentF", "silentG"]
        let logs: Set = [
            "logSwapped", "logSorted", "logLost", "notAssociative", "sameValue", "equalLogs", "onlyLogOfG", "linesOnce",
        ]
        let g = Argument("g", some, edges: [silent, long], .feature("g logs nothing") { $0.lines.isEmpty })
        return [
            Check("value", of: "compose") {
                let answer = Self()
                // If the result is wrong, the cause may be that a function runs too early.
                $0.running("compose(increment, double)(5)")
                if answer.compose(Teller.increment.logged, Teller.double.logged)(5).value != 11 {
                    try Self.requireLateness($0)
                }
                $0.finished()
                // An answer that takes the first line of an empty log traps here. An answer that always traps has
                // already stopped at the call above.
                _ = $0.making("compose({ x in (x + 1, []) }, double)(5)", ifItTraps: "firstLines") {
                    answer.compose(silent.logged, Teller.double.logged)(5)
                }
                try $0.agrees(
                    "compose(_, _)(_).value", on: f, g, Argument("x", .int),
                    examples: [(Teller.increment, Teller.double, 5)], explainedBy: values
                ) { $0.compose($1.logged, $2.logged)($3).value }
            },
            Check("log", of: "compose") {
                try Self.requireLateness($0)
                try Self.examineLines($0)
                try $0.agrees(
                    "compose(_, _)(_).log", on: f, g, Argument("x", .int),
                    examples: [
                        (Teller.increment, Teller.double, 5), (Teller.double, Teller.increment, 5),
                        (Teller.double, Teller.double, 5),
                    ], explainedBy: logs
                ) { $0.compose($1.logged, $2.logged)($3).log }
                try $0.agrees(
                    making: "compose(_)", named: composedNames,
                    from: Argument("f and g", Two.generator(one, one)), calls: Argument("x", .int)
                ) { answer, log, two in
                    let composed = answer.compose(two.f.spied("f", log), two.g.spied("g", log))
                    return { Told(composed($0)) }
                }
            },
            Check("associative", of: "compose") {
                let answer = Self()
                try $0.law(
                    "associativity", "compose(f, compose(g, h)) = compose(compose(f, g), h)",
                    for: ("f", one), ("g", one), ("h", one), ("x", .int), ifBroken: "notAssociative",
                    left: { f, g, h, x in second(answer.compose(f.logged, answer.compose(g.logged, h.logged)), x) },
                    equals: { f, g, h, x in second(answer.compose(answer.compose(f.logged, g.logged), h.logged), x) })
            },
            Check("identity", of: "identity") { examiner in
                let answer = Self()
                try examiner.agrees(
                    "identity(_).value", on: Argument("x", .int), examples: [5]
                ) { $0.identity($1).value }
                for x in [5, 0, 1, -3] {
                    let told = Told(answer.identity(x))
                    try examiner.require(told.log.isEmpty, else: "identityTells", .note("identity(\(x)) is (\(told))"))
                }
                try examiner.agrees("identity(_).log", on: Argument("x", .int)) { $0.identity($1).log }
                try examiner.law(
                    "left identity", "compose(identity, f) = f", for: ("f", some), ("x", .int),
                    left: { f, x in second(answer.compose(answer.identity, f.logged), x) },
                    equals: { f, x in Told(f.logged(x)) })
                try examiner.law(
                    "right identity", "compose(f, identity) = f", for: ("f", some), ("x", .int),
                    left: { f, x in second(answer.compose(f.logged, answer.identity), x) },
                    equals: { f, x in Told(f.logged(x)) })
            },
        ]
    }
}
