/// 9.4: a cell that is computed from other cells and follows them.
public protocol SumCells: Contract {
    /// Returns a cell whose value is `operation(a.value, b.value)`, both at the start and after each change to `a` or
    /// `b`. A value that is set by hand stays until `a` or `b` changes. The new cell follows `a` and `b` even if no
    /// other code has a reference to the new cell, or to one of these two.
    ///
    /// With `a` at 2 and `b` at 3, `combine(a, b, by: +).value` is `5`; after `a.value = 10`, it is `13`.
    /// With `a` at 7 and `b` at 2, `combine(a, b, by: -).value` is `5`.
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell

    /// Returns a cell whose value is `c + a - b`. `c` may itself follow `a` and `b`, but `a` and `b` do not follow each
    /// other. If the returned cell is set by hand, that value stays until `c + a - b` changes.
    ///
    /// With `c` at 8, `a` at 5 and `b` at 3, `formula(c, a, b).value` is `10`. After `c.value = 11`, the value is `13`.
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell
}

extension SumCells {
    static var checks: [Check<any SumCells>] {
        [
            Check("start", of: "combine") {
                let answer = Self()
                try $0.expect(
                    "combine(Cell(2), Cell(3), by: +).value", answer.combine(Cell(2), Cell(3), by: +).value, is: 5,
                    ifGot: [(0, "startsAtZero")])
                try $0.expect(
                    "combine(Cell(7), Cell(2), by: -).value", answer.combine(Cell(7), Cell(2), by: -).value, is: 5,
                    ifGot: [(-5, "swapped"), (9, "alwaysAdds")])
            },
            Check("follows", of: "combine") {
                let (a, b, heard) = (Cell(2), Cell(3), Recorder<Int>())
                let c = Self().combine(a, b, by: +)
                c.observe(heard.hear)
                try $0.play(
                    "let c = combine(a, b, by: +), with a at 2 and b at 3", hearing: heard,
                    [
                        Step("a", "10", [13]) { a.value = 10 }, Step("b", "4", [14]) { b.value = 4 },
                        Step("a", "1", [5]) { a.value = 1 },
                    ],
                    ifGot: [
                        ([[], [], []], "once"), ([[13], [], [4]], "onlyA"), ([[], [6], []], "onlyB"),
                        ([[13], [6], [4]], "startKept"), ([[], [14], []], "onlyB"), ([[13], [], [5]], "onlyA"),
                        ([[13], [], []], "firstChange"),
                        ([[10, 13], [10, 14], [1, 5]], "halfWay"), ([[10, 13], [14], [1, 5]], "halfWay"),
                        ([[15], [19], [20]], "addsAgain"), ([[10], [], [1]], "sameCell"),
                    ])
                withExtendedLifetime(c) {}
                try examineUnkept($0)
            },
            Check("operation", of: "combine") {
                let (a, b, heard) = (Cell(7), Cell(2), Recorder<Int>())
                let c = Self().combine(a, b, by: -)
                c.observe(heard.hear)
                try $0.play(
                    "let c = combine(a, b, by: -), with a at 7 and b at 2", hearing: heard,
                    [Step("b", "3", [4]) { b.value = 3 }, Step("a", "9", [6]) { a.value = 9 }],
                    ifGot: [
                        ([[-4], [-6]], "swappedLater"), ([[-4], [6]], "swappedLater"), ([[4], [-6]], "swappedLater"),
                        ([[10], [12]], "addsLater"),
                    ])
            },
            Check("byHand", of: "combine") {
                let answer = Self()
                let (a, b, heard) = (Cell(5), Cell(3), Recorder<Int>())
                let c = answer.combine(a, b, by: +)
                c.observe(heard.hear)
                try $0.play(
                    "let c = combine(a, b, by: +), with a at 5 and b at 3", hearing: heard,
                    [Step("c", "11", [11]) { c.value = 11 }, Step("b", "2", [7]) { b.value = 2 }],
                    ifGot: [
                        ([[11], [10]], "fromItself"), ([[11], []], "handStays"), ([[8, 11], [7]], "handReplaced"),
                    ])
                let (x, y, told) = (Cell(1), Cell(5), Recorder<Int>())
                let biggest = answer.combine(x, y, by: max)
                biggest.observe(told.hear)
                try $0.play(
                    "let c = combine(a, b, by: max), with a at 1 and b at 5", hearing: told,
                    [
                        Step("c", "11", [11]) { biggest.value = 11 }, Step("a", "2", [5]) { x.value = 2 },
                        Step("c", "3", [3]) { biggest.value = 3 }, Step("b", "1", [2]) { y.value = 1 },
                        Step("c", "8", [8]) { biggest.value = 8 }, Step("b", "0", [2]) { y.value = 0 },
                    ],
                    ifGot: [([[11], [], [3], [2], [8], []], "onlyIfNew")])
            },
            Check("diamond", of: "combine") {
                try $0.agrees(
                    story: "a, b, c = combine(a, b, by: +), d = combine(c, a, by: +)",
                    of: SumStep.any, examples: [[.a(1), .b(3), .c(11), .b(2)]]
                ) { answer, log in
                    let (a, b) = (Cell(), Cell())
                    let c = answer.combine(a, b, by: +)
                    c.observe { log.note("c = combine(a, b, by: +) notifies of \($0)") }
                    answer.combine(c, a, by: +).observe { log.note("d = combine(c, a, by: +) notifies of \($0)") }
                    answer.combine(a, c, by: +).observe { log.note("combine(a, c, by: +) notifies of \($0)") }
                    return { $0.play(a, b, c) }
                }
            },
            Check("formula", of: "formula") {
                try $0.expect(
                    "formula(Cell(30), Cell(5), Cell(3)).value", Self().formula(Cell(30), Cell(5), Cell(3)).value,
                    is: 32, ifGot: [(38, "plusB"), (28, "minusA"), (22, "minusBoth"), (10, "withoutC")])
            },
            Check("listens", of: "formula") {
                let (c, a, b, heard) = (Cell(9), Cell(5), Cell(3), Recorder<Int>())
                let e = Self().formula(c, a, b)
                e.observe(heard.hear)
                try $0.play(
                    "let e = formula(c, a, b), with c at 9, a at 5 and b at 3", hearing: heard,
                    [
                        Step("a", "4", [10]) { a.value = 4 }, Step("b", "7", [6]) { b.value = 7 },
                        Step("c", "8", [5]) { c.value = 8 },
                    ],
                    ifGot: [
                        ([[], [], []], "formulaOnce"), ([[], [], [5]], "onlyC"), ([[], [], [10]], "onlyC"),
                        ([[10], [6], []], "withoutC"),
                        ([[10], [], [5]], "withoutB"), ([[9, 13, 10], [9, 13, 6], [8, 12, 5]], "inSteps"),
                        ([[13, 10], [13, 6], [12, 5]], "inSteps"),
                    ])
            },
            Check("transcript", of: "formula") { try examineTranscript($0) },
            Check("formulaByHand", of: "formula") {
                let (c, a, b, heard) = (Cell(9), Cell(5), Cell(3), Recorder<Int>())
                let e = Self().formula(c, a, b)
                e.observe(heard.hear)
                try $0.play(
                    "let e = formula(c, a, b), with c at 9, a at 5 and b at 3", hearing: heard,
                    [
                        Step("e", "20", [20]) { e.value = 20 }, Step("a", "6", [12]) { a.value = 6 },
                        Step("e", "20", [20]) { e.value = 20 }, Step("b", "4", [11]) { b.value = 4 },
                        Step("e", "20", [20]) { e.value = 20 }, Step("c", "7", [9]) { c.value = 7 },
                    ],
                    ifGot: [
                        ([[20], [21], [20], [19], [20], [18]], "changeAdded"),
                        ([[20], [], [], [], [], []], "handStays"),
                        ([[11, 20], [12], [12, 20], [11], [11, 20], [9]], "handReplaced"),
                    ])
            },
            Check("everywhere", of: "combine") {
                try $0.agrees(
                    story: "let d = combine(a, b, by: operation), let e = formula(c, a, b)", of: SumStep.any
                ) { answer, log in
                    let (a, b, c) = (Cell(2), Cell(3), Cell(9))
                    let minus = answer.combine(a, b, by: { $0 - 2 * $1 })
                    let plus = answer.combine(a, b, by: +)
                    let product = answer.combine(b, c, by: { $0 &* $1 })
                    let e = answer.formula(c, a, b)
                    let same = answer.formula(a, a, b)
                    return { step in
                        step.play(a, b, c)
                        log.note("combine(a, b, by: { $0 - 2 * $1 }) is \(minus.value)")
                        log.note("combine(a, b, by: +) is \(plus.value)")
                        log.note("combine(b, c, by: *) is \(product.value)")
                        log.note("formula(c, a, b) is \(e.value)")
                        log.note("formula(a, a, b) is \(same.value)")
                    }
                }
                try examineChangeWithin($0)
                try examineEarlierObserver($0)
            },
        ]
    }

    private static func examineChangeWithin(_ examiner: Examiner<any SumCells>) throws {
        for (changed, again) in [("a", "a"), ("a", "b"), ("b", "b"), ("b", "a")] {
            let (a, b) = (Cell(2), Cell(3))
            let cells = ["a": a, "b": b]
            let c = Self().combine(a, b, by: +)
            c.observe { if $0 > 9 { cells[again]?.value = 0 } }
            cells[changed]?.value = 20
            let ignored = changed == "a" ? 23 : 22
            try examiner.expect(
                """
                c.value after \(changed).value = 20, with c = combine(a, b, by: +), a at 2 and b at 3; an observer of c \
                sets \(again) to 0 if c is more than 9
                """, c.value, is: a.value + b.value, ifGot: [(ignored, "ignoredWithin")])
        }
        for changed in ["a", "b", "c"] {
            for again in ["a", "b", "c"] {
                let (c, a, b) = (Cell(4), Cell(1), Cell(-3))
                let cells = ["c": c, "a": a, "b": b]
                let e = Self().formula(c, a, b)
                e.observe { if $0 > 10 { cells[again]?.value = 0 } }
                let number = changed == "b" ? -20 : 20
                cells[changed]?.value = number
                let ignored = ["a": 27, "b": 25, "c": 24][changed] ?? 0
                try examiner.expect(
                    """
                    e.value after \(changed).value = \(number), with e = formula(c, a, b), c at 4, a at 1 and b at -3; an \
                    observer of e sets \(again) to 0 if e is more than 10
                    """, e.value, is: c.value + a.value - b.value, ifGot: [(ignored, "formulaIgnoredWithin")])
            }
        }
    }

    private static func examineEarlierObserver(_ examiner: Examiner<any SumCells>) throws {
        for name in ["a", "b"] {
            let (cell, other) = (Cell(1), Cell(100))
            cell.observe { [unowned cell] in if $0 > 10 { cell.value = 10 } }
            let c = name == "a" ? Self().combine(cell, other, by: -) : Self().combine(other, cell, by: -)
            cell.value = 50
            let start = name == "a" ? "a at 1 and b at 100" : "a at 100 and b at 1"
            let observer = "an earlier observer of \(name) sets \(name) to 10 if it is more than 10"
            try examiner.expect(
                "c.value after \(name).value = 50, with c = combine(a, b, by: -), \(start); \(observer)",
                c.value, is: name == "a" ? -90 : 90, ifGot: [(name == "a" ? -50 : 50, "toldNumber")])
            let (number, hundred, zero) = (Cell(1), Cell(100), Cell(0))
            number.observe { [unowned number] in if $0 > 10 { number.value = 10 } }
            let e = name == "a" ? Self().formula(zero, number, hundred) : Self().formula(zero, hundred, number)
            number.value = 50
            try examiner.expect(
                "e.value after \(name).value = 50, with e = formula(c, a, b), c at 0, \(start); \(observer)",
                e.value, is: name == "a" ? -90 : 90, ifGot: [(name == "a" ? -50 : 50, "formulaToldNumber")])
        }
    }

    /// Checks that the returned cell follows its inputs if no other code holds it, and also if no other code holds one
    /// of the inputs.
    private static func examineUnkept(_ examiner: Examiner<any SumCells>) throws {
        let (a, b, heard) = (Cell(2), Cell(3), Recorder<Int>())
        Self().combine(a, b, by: +).observe(heard.hear)
        try examiner.play(
            "combine(a, b, by: +).observe { … }, with a at 2 and b at 3", hearing: heard,
            [Step("a", "10", [13]) { a.value = 10 }, Step("b", "4", [14]) { b.value = 4 }],
            ifGot: [([[], []], "heldWeakly")])
        for isA in [true, false] {
            let cell = Cell(3)
            let c = isA ? Self().combine(cell, Cell(1), by: +) : Self().combine(Cell(1), cell, by: +)
            let (name, call) = isA ? ("a", "combine(a, Cell(1), by: +)") : ("b", "combine(Cell(1), b, by: +)")
            let got = examiner.making("\(call), and then \(name).value = 5", ifItTraps: "inputReleased") {
                cell.value = 5
                return c.value
            }
            try examiner.expect(
                "c.value after \(name).value = 5, with c = \(call) and \(name) at 3", got, is: 6,
                ifGot: [(4, "inputReleased")])
        }
    }

    /// Checks the values that an observer of `e` receives, where `e` is `formula(c, a, b)`. The changes are those of
    /// the article's sample, and random ones.
    private static func examineTranscript(_ examiner: Examiner<any SumCells>) throws {
        try examiner.agrees(
            story: "a, b, c = combine(a, b, by: +), e = formula(c, a, b)", of: SumStep.any,
            examples: [[.a(1), .b(3), .a(5), .c(11), .b(2)]]
        ) { answer, log in
            let (a, b) = (Cell(), Cell())
            let c = answer.combine(a, b, by: +)
            answer.formula(c, a, b).observe { log.note("e = formula(c, a, b) notifies of \($0)") }
            return { $0.play(a, b, c) }
        }
    }
}

enum SumStep: Sendable, CustomStringConvertible {
    case a(Int), b(Int), c(Int)

    static var any: Generator<SumStep> {
        let small = Generator<Int>.int(in: -9...9)
        let number = Generator<Int>.one(
            of: [small, small, small, small, .element(of: .hardNumbers(in: -1 << 53...1 << 53))])
        return .one(of: [number.map { .a($0) }, number.map { .b($0) }, number.map { .c($0) }])
    }

    func play(_ a: Cell, _ b: Cell, _ c: Cell) {
        switch self {
        case .a(let value): a.value = value
        case .b(let value): b.value = value
        case .c(let value): c.value = value
        }
    }

    var description: String {
        switch self {
        case .a(let value): "a.value = \(value)"
        case .b(let value): "b.value = \(value)"
        case .c(let value): "c.value = \(value)"
        }
    }
}
