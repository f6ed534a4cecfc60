/// 3.2: functions that take some arguments now and the others later.
public protocol Partial: Contract {
    /// Fixes the first of two arguments. `f` runs once for each call of the new function. `partial` itself does not run
    /// `f`.
    ///
    /// `partial(price, 50)(200)` is `100`.
    /// `partial(price, 25)(200)` is `150`.
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C

    /// Fixes the first of three arguments. The new function takes the other two together.
    ///
    /// `partial(greeting, "Hello")("!", "Ada")` is `"Hello, Ada!"`.
    /// `partial(greeting, "Bye")(".", "Ada")` is `"Bye, Ada."`.
    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D

    /// A function that subtracts ten percent from a price. Make this function from `price` below: `partial` fixes the
    /// percentage.
    ///
    /// `tenPercentOff(200)` is `180`.
    /// `tenPercentOff(199)` is `180`: the discount is rounded down.
    var tenPercentOff: (Int) -> Int { get }

    /// Returns a welcome for each name. Use `greeting` below: two calls of `partial` fix its first two arguments.
    ///
    /// `welcome(["Ada", "Ben"])` is `["Welcome, Ada!", "Welcome, Ben!"]`.
    /// `welcome([])` is `[]`.
    func welcome(_ names: [String]) -> [String]
}

extension Partial {
    /// Returns a price after a discount: `price(percentOff: 25, cents: 200)` is `150`.
    public func price(percentOff: Int, cents: Int) -> Int {
        Asked.price += 1
        return cents - cents * percentOff / 100 + Asked.surcharge
    }

    /// Returns a greeting: `greeting("Hello", "!", "Ada")` is `"Hello, Ada!"`.
    public func greeting(_ salute: String, _ mark: String, _ name: String) -> String {
        Asked.greeting += 1
        return "\(salute), \(name)\(mark)"
    }
}

@MainActor private enum Asked {
    static var price = 0
    static var surcharge = 0
    static var greeting = 0
}

private struct Salute: CustomStringConvertible, Sendable {
    let description: String
    let apply: @Sendable (String, String, String) -> String

    func spied(_ log: RunLog) -> (String, String, String) -> String {
        { a, b, c in
            log.note("f(\(Tour.described(a)), \(Tour.described(b)), \(Tour.described(c)))")
            return apply(a, b, c)
        }
    }

    static let greeting = Salute(description: "greeting") { "\($0), \($2)\($1)" }
    static let all = Generator<Salute>.element(of: [
        Salute(description: "abc") { "\($0)\($1)\($2)" }, greeting, Salute(description: "cab") { "\($2)\($0)\($1)" },
    ])
}

private let rest = Arguments.generator(Generator<String>.element(of: ["!", ".", "?", ""]), .word)

private struct Fixed<Function: Sendable, First: Sendable>: CustomStringConvertible, Sendable {
    let function: Function
    let first: First

    var description: String { "\(function), \(Tour.described(first))" }

    static func generator(_ function: Generator<Function>, _ first: Generator<First>) -> Generator<Fixed> {
        Generator<(Function, First)>.pair(function, first).map { Fixed(function: $0, first: $1) }
    }
}

extension Partial {
    static var checks: [Check<any Partial>] {
        let names = ["later", "other", "third"]
        let price = Both<Int, Int, Int>("price") { $1 - $1 * $0 / 100 }
        return [
            Check("nothing", of: "partial") {
                let answer = Self()
                try $0.expect("partial(price, 100)(100)", answer.partial(answer.price, 100)(100), is: 0)
            },
            Check("first", of: "partial") {
                try $0.agrees(
                    "partial(_, _)(_)", on: Argument("f", Both.numbers), Argument("a", .int),
                    Argument("b", .int), examples: [(price, 50, 200), (price, 25, 200)]
                ) { $0.partial($1.together, $2)($3) }
                try $0.agrees(
                    "partial(_, _)(_)", on: Argument("f", Both.texts), Argument("a", .word),
                    Argument("b", .int(in: 0...4)), tries: 100
                ) { $0.partial($1.together, $2)($3) }
                try $0.agrees(
                    making: "partial(_)", named: names,
                    from: Argument("f and a", Fixed.generator(Both.numbers, .int)), calls: Argument("b", .int)
                ) { answer, log, fixed in answer.partial(fixed.function.spied(log), fixed.first) }
            },
            Check("tenth", of: "tenPercentOff") {
                let answer = Self()
                let keys: Set = ["discount", "flat", "fixedCents", "dearer", "formula"]
                try $0.agrees(
                    "tenPercentOff(_)",
                    on: Argument(
                        "cents", .int(in: 0...2_000), edges: [0, 1, 9, 10, 90_071_992_547_409_933],
                        .feature("cents is not a multiple of 10") { !$0.isMultiple(of: 10) }
                    ).andAtLast(.hardNumbers(in: 0...1 << 53)),
                    examples: [200, 199], explainedBy: keys
                ) { $0.tenPercentOff($1) }
                try $0.agrees(
                    making: "tenPercentOff", named: names, from: Argument("", .constant(0)),
                    calls: Argument("cents", .int(in: 0...500)), explainedBy: keys, tries: 60
                ) { answer, _, _ in answer.tenPercentOff }
                $0.running("tenPercentOff(123457)")
                Asked.price = 0
                _ = answer.tenPercentOff(123_457)
                try $0.require(
                    Asked.price > 0, else: "noPrice", .note("in tenPercentOff(123457), price(…) was not called"))
                for cents in [-200, -10] {
                    let call = "tenPercentOff(\(cents))"
                    $0.running(call)
                    let got = answer.tenPercentOff(cents)
                    try $0.expect(
                        call, got, is: price.together(10, cents), ifGot: [(0, "belowZero")])
                }
                // An answer that returns the result of `price` now returns 1,000 cents more.
                Asked.surcharge = 1_000
                let dearer = answer.tenPercentOff(123_457)
                Asked.surcharge = 0
                try $0.require(
                    dearer != 111_112, else: "priceUnused",
                    .note("in tenPercentOff(123457), the result of price(…) was not used"))
                let isByHand =
                    $0.uses(of: ["partial"], in: "tenPercentOff") == 0
                    && $0.occurrences(of: ["price"], in: "tenPercentOff") != 0
                try $0.require(
                    !isByHand && $0.occurrences(of: ["partial"], outside: "partial") != 0, else: "notFixed",
                    .note("in tenPercentOff, partial(…) is not used"))
            },
            Check("three", of: "partial#2") {
                try $0.agrees(
                    "partial(_, _)(_)", on: Argument("f", Salute.all), Argument("a", .word),
                    Argument("b and c", rest),
                    examples: [
                        (.greeting, "Hello", Arguments(first: "!", second: "Ada")),
                        (.greeting, "Bye", Arguments(first: ".", second: "Ada")),
                    ], explainedBy: ["restTurned"]
                ) { $0.partial($1.apply, $2)($3.first, $3.second) }
                try $0.agrees(
                    making: "partial(_)", named: names, from: Argument("f and a", Fixed.generator(Salute.all, .word)),
                    calls: Argument("b and c", rest), explainedBy: ["restTurned"], tries: 80
                ) { answer, log, fixed in
                    let later = answer.partial(fixed.function.spied(log), fixed.first)
                    return { later($0.first, $0.second) }
                }
            },
            Check("welcome", of: "welcome") {
                let answer = Self()
                $0.running("welcome([\"Ada\"])")
                _ = answer.welcome(["Ada"])
                _ = $0.making("welcome([])", ifItTraps: "noNames") { answer.welcome([]) }
                let guests = ["Cleo", "Ada", "Eve", "Dan", "Ben"]
                $0.running("welcome(\(Tour.described(guests)))")
                let got = answer.welcome(guests)
                $0.finished()
                let sorted = guests.sorted().map { "Welcome, \($0)!" }
                if got == sorted {
                    try $0.expect(
                        "welcome(\(Tour.described(guests)))", got, is: guests.map { "Welcome, \($0)!" },
                        ifGot: [(sorted, "sorted")])
                }
                try $0.agrees(
                    "welcome(_)",
                    on: Argument(
                        "names", .array(of: .word, count: 0...6),
                        edges: [
                            [], [""], ["Ada", "", "Ben"], ["Ada Lovelace", "Bo"], ["Ada", "Ada"], ["ada", " Zoë "],
                            (1...25).map { "Guest \($0)" },
                        ]
                    ).andAtLast([String].hardTexts.map { [$0] }),
                    examples: [["Ada", "Ben"], []],
                    explainedBy: ["nameSecond", "markFirst", "together", "onlyOne", "otherSalute", "emptyLeftOut"]
                ) { $0.welcome($1) }
                for guests in [["Cleo"], ["Cleo", "Dan"], ["Cleo", "Dan", "Eve"], (1...40).map { "Guest \($0)" }] {
                    let call = "welcome(\(guests.count > 3 ? "forty names" : Tour.described(guests)))"
                    $0.running(call)
                    Asked.greeting = 0
                    _ = answer.welcome(guests)
                    let calls = Asked.greeting == 0 ? "was not called" : "was called only \(Asked.greeting)×"
                    try $0.require(
                        Asked.greeting >= guests.count, else: "noGreeting", .note("in \(call), greeting(…) \(calls)"))
                }
                // Two uses of `partial` in `welcome` are enough. A helper of `welcome` may use `partial` instead: then
                // the file must have three uses, one for `tenPercentOff` and two for `welcome`.
                let uses = $0.uses(of: ["partial"], in: "welcome") ?? 2
                let isByHand = uses == 0 && $0.occurrences(of: ["greeting"], in: "welcome") != 0
                try $0.require(
                    uses >= 2 || $0.occurrences(of: ["partial"], outside: "partial") ?? 3 >= 3,
                    else: isByHand ? "greetingByHand" : "notFixedTwice",
                    .note("in welcome, partial(…) is used \(uses)×"))
            },
        ]
    }
}
