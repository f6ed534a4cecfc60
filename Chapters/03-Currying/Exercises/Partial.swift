/// 3.2: some arguments now, the others later.
public protocol Partial: Contract {
    /// Fixes the first argument of two.
    ///
    /// `partial(price, 50)(200)` is `100`.
    /// `partial(price, 25)(200)` is `150`.
    func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C

    /// Fixes the first argument of three; the other two are given together.
    ///
    /// `partial(greeting, "Hello")("!", "Ada")` is `"Hello, Ada!"`.
    /// `partial(greeting, "Bye")(".", "Ada")` is `"Bye, Ada."`.
    func partial<A, B, C, D>(_ f: @escaping (A, B, C) -> D, _ a: A) -> (B, C) -> D

    /// What something costs after a discount of ten percent, made of `price` below with `partial`.
    ///
    /// `tenPercentOff(200)` is `180`.
    /// `tenPercentOff(199)` is `180`: the discount is rounded down.
    var tenPercentOff: (Int) -> Int { get }

    /// Welcomes each by name, with `greeting` below and `partial`.
    ///
    /// `welcome(["Ada", "Ben"])` is `["Welcome, Ada!", "Welcome, Ben!"]`.
    /// `welcome([])` is `[]`.
    func welcome(_ names: [String]) -> [String]
}

extension Partial {
    /// `price(percentOff: 25, cents: 200)` is `150`.
    public func price(percentOff: Int, cents: Int) -> Int { cents - cents * percentOff / 100 }
    /// `greeting("Hello", "!", "Ada")` is `"Hello, Ada!"`.
    public func greeting(_ salute: String, _ mark: String, _ name: String) -> String { "\(salute), \(name)\(mark)" }
}

let partial = Exercise(
    in: folder, 2, "partial", minutes: 9, words: English.partial,
    compilerSuspects: [
        CompilerSuspect("turnedTypes", "unnamed argument #2 must precede unnamed argument #1"),
        CompilerSuspect("restTypes", "cannot convert value of type 'C' to expected argument type 'B'"),
        CompilerSuspect("tooFew", "missing argument for parameter #2 in call"),
        CompilerSuspect("tooFew", "cannot convert return expression of type 'C' to return type '(B) -> C'"),
        CompilerSuspect(
            "notTogether", "contextual closure type '(B, C) -> D' expects 2 arguments, but 1 was used in closure body"),
    ])

extension Partial {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter03Currying.partial }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("nothing", of: "partial") {
                let answer = Self()
                try $0.expect("partial(price, 100)(100)", answer.partial(answer.price, 100)(100), is: 0)
            },
            Check("first", of: "partial") {
                let answer = Self()
                try $0.expect(
                    "partial(price, 50)(200)", answer.partial(answer.price, 50)(200), is: 100,
                    ifGot: [(-50, "turned")])
            },
            Check("tenth", of: "tenPercentOff") {
                try $0.expect(
                    "tenPercentOff(200)", Self().tenPercentOff(200), is: 180,
                    ifGot: [(20, "discount"), (190, "flat"), (-10, "fixedCents"), (220, "dearer")])
                try $0.expect("tenPercentOff(199)", Self().tenPercentOff(199), is: 180, ifGot: [(179, "formula")])
            },
            Check("three", of: "partial") {
                let answer = Self()
                let hello = answer.partial(answer.greeting, "Hello")
                try $0.expect(
                    "partial(greeting, \"Hello\")(\"!\", \"Ada\")", hello("!", "Ada"), is: "Hello, Ada!",
                    ifGot: [("Hello, !Ada", "restTurned")])
            },
            Check("welcome", of: "welcome") {
                try $0.expect(
                    "welcome([\"Ada\", \"Ben\"])", Self().welcome(["Ada", "Ben"]),
                    is: ["Welcome, Ada!", "Welcome, Ben!"],
                    ifGot: [
                        (["Welcome, !Ada", "Welcome, !Ben"], "nameSecond"),
                        (["!, AdaWelcome", "!, BenWelcome"], "markFirst"),
                        (["Welcome, Ada, Ben!"], "together"), (["Welcome, Ada and Ben!"], "together"),
                        (["Welcome, Ada!"], "onlyOne"), (["Welcome, Ben!"], "onlyOne"),
                    ])
                try $0.expect("welcome([])", Self().welcome([]), is: [])
            },
        ]
    }
}
