/// 2.1: one function, composed of two functions.
public protocol ComposeTwo: Contract {
    /// Composes two functions of whole numbers: the second function runs first.
    ///
    /// `composeNumbers(increment, double)(5)` is `11`, because `double(5)` is `10`.
    /// `composeNumbers(double, increment)(5)` is `12`.
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int

    /// Composes any two functions that fit: `f` takes the result of `g`.
    ///
    /// `compose({ $0.count }, String.init)(1234)` is `4`.
    /// `compose(String.init, { $0.count })("four")` is `"4"`.
    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C
}

extension ComposeTwo {
    static var checks: [Check<any ComposeTwo>] {
        [
            Check("unchanged", of: "composeNumbers") {
                try Self.examineFixed($0)
                try Self.examineSum($0)
                try $0.agrees(
                    "composeNumbers({ $0 }, { $0 })(_)", on: Argument("x", .int), examples: [7]
                ) { $0.composeNumbers({ $0 }, { $0 })($1) }
            },
            Check("order", of: "composeNumbers") {
                let answer = Self()
                let (increment, double) = (Example.increment, Example.double)
                // If the result is wrong, the cause may be that a function runs too early.
                $0.running("composeNumbers(increment, double)(5)")
                if answer.composeNumbers(increment.apply, double.apply)(5) != 11 { try Self.requireLateness($0) }
                $0.finished()
                try $0.forgets(
                    [
                        ((increment, double, 5), (double, increment, 5)),
                        ((double, increment, 6), (increment, double, 6)),
                    ],
                    answer, like: composeTwoReference.init(), else: "kept",
                    call: { "composeNumbers(\($0.0), \($0.1))(\($0.2))" }
                ) { (answer: any ComposeTwo, two: (Fn<Int, Int>, Fn<Int, Int>, Int)) in
                    answer.composeNumbers(two.0.apply, two.1.apply)(two.2)
                }
                try $0.agrees(
                    "composeNumbers(_, _)(_)", on: Argument("f", .function), Argument("g", .function),
                    Argument("x", .int, edges: [0, .max, .min]).andAtLast(.hardNumbers()),
                    examples: [(Example.increment, Example.double, 5), (Example.double, Example.increment, 5)]
                ) { $0.composeNumbers($1.apply, $2.apply)($3) }
            },
            Check("lazy", of: "composeNumbers") { try Self.examineCalls($0) },
            Check("types", of: "compose") {
                let answer = Self()
                let twice = Fn<String, Int>("twiceTheCount") { 2 * $0.count }
                try $0.forgets(
                    [((Example.count, 123), (twice, 123)), ((twice, 45), (Example.count, 45))],
                    answer, like: composeTwoReference.init(), else: "kept",
                    call: { "compose(\($0.0), text)(\($0.1))" }
                ) { (answer: any ComposeTwo, one: (Fn<String, Int>, Int)) in
                    answer.compose(one.0.apply, Example.text.apply)(one.1)
                }
                try $0.agrees(
                    "compose(_, _)(_)",
                    on: Argument("f", Generator<Fn<String, Int>>.function(from: String.self, to: Int.self)),
                    Argument("g", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self)),
                    Argument("x", .int), examples: [(Example.count, Example.text, 1234)]
                ) { $0.compose($1.apply, $2.apply)($3) }
                try $0.agrees(
                    "compose(_, _)(_)",
                    on: Argument("f", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self)),
                    Argument("g", Generator<Fn<String, Int>>.function(from: String.self, to: Int.self)),
                    Argument("x", .word).andAtLast(.hardTexts), examples: [(Example.text, Example.count, "four")]
                ) { $0.compose($1.apply, $2.apply)($3) }
                try Self.requireFreshResults(
                    $0, "compose(text, double)", answer.compose(Example.text.apply, Example.double.apply))
                try $0.agrees(
                    making: "compose(_)", named: composedNames,
                    from: Argument("f and g", Two.generator(.function, .function)), calls: Argument("x", .int)
                ) { answer, log, two in answer.compose(log.spy("f", two.f), log.spy("g", two.g)) }
                // An answer may call a function again if `g` returns an empty string.
                for text in ["", "a"] {
                    var (f, g) = (0, 0)
                    let composed = answer.compose(
                        { (text: String) in
                            f += 1
                            return text.count
                        },
                        { (_: Int) in
                            g += 1
                            return text
                        })
                    $0.running("compose(count, { _ in \(text.debugDescription) })(5)")
                    _ = composed(5)
                    $0.finished()
                    try $0.require(
                        f <= 1 && g <= 1, else: "twice",
                        .note(Phrase.ran(f, g, "in compose(count, { _ in \(text.debugDescription) })(5)")))
                }
            },
        ]
    }

    /// Detects a composed function that returns the same result for every number.
    private static func examineFixed(_ examiner: Examiner<any ComposeTwo>) throws {
        let call = "composeNumbers({ $0 }, { $0 })(7)"
        examiner.running(call)
        let results = [7, 3, -2].map(Self().composeNumbers({ $0 }, { $0 }))
        examiner.finished()
        if results[0] != 7, Set(results).count == 1 {
            try examiner.expect(call, results[0], is: 7, ifGot: [(results[0], "fixed")])
        }
    }

    /// Detects an answer that passes `x` to both functions and adds the two results.
    private static func examineSum(_ examiner: Examiner<any ComposeTwo>) throws {
        let (increment, double, call) = (Example.increment, Example.double, "composeNumbers({ $0 }, { $0 })(7)")
        examiner.running(call)
        let got = Self().composeNumbers({ $0 }, { $0 })(7)
        let isSum =
            got == 14
            && [(increment, double, 5), (double, increment, 7), (double, double, 3)].allSatisfy { f, g, x in
                Self().composeNumbers(f.apply, g.apply)(x) == f(x) + g(x)
            }
        examiner.finished()
        if isSum { try examiner.expect(call, got, is: 7, ifGot: [(14, "added")]) }
    }

    private static func requireLateness(_ examiner: Examiner<any ComposeTwo>) throws {
        var (f, g) = (0, 0)
        _ = Self().composeNumbers(
            {
                f += 1
                return $0
            },
            {
                g += 1
                return $0
            })
        try examiner.require(
            f + g == 0, else: "early", .note(Phrase.ran(f, g, "in let composed = composeNumbers(f, g)")))
    }

    /// Detects a composed function that returns its first result again. Pass a function that should return different
    /// results for 5 and 7.
    private static func requireFreshResults<X: Equatable>(
        _ examiner: Examiner<any ComposeTwo>, _ make: String, _ composed: (Int) -> X
    ) throws {
        examiner.running("let composed = \(make)")
        let (first, second) = (composed(5), composed(7))
        examiner.finished()
        try examiner.require(
            first != second, else: "firstKept", .note("let composed = \(make)"),
            .note("composed(5) and then composed(7) both returned \(Tour.described(first))"))
    }

    private static func examineCalls(_ examiner: Examiner<any ComposeTwo>) throws {
        for x in [5, 1, 0, -3] {
            var (f, g) = (0, 0)
            let composed = Self().composeNumbers(
                {
                    f += 1
                    return $0 + 1
                },
                {
                    g += 1
                    return $0 * 2
                })
            try examiner.require(f + g == 0, else: "early", .note(Phrase.ran(f, g, "before composed(\(x))")))
            _ = composed(x)
            try examiner.require(f <= 1 && g <= 1, else: "twice", .note(Phrase.ran(f, g, "in composed(\(x))")))
        }
        try requireFreshResults(
            examiner, "composeNumbers(increment, double)",
            Self().composeNumbers(Example.increment.apply, Example.double.apply))
        try examiner.agrees(
            making: "composeNumbers(_)", named: composedNames,
            from: Argument("f and g", Two.generator(.function, .function)), calls: Argument("x", .int)
        ) { answer, log, two in answer.composeNumbers(log.spy("f", two.f), log.spy("g", two.g)) }
    }
}
