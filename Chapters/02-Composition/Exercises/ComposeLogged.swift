/// A function that also tells what it did: its result, and the lines of its log in order.
public typealias Logged = (Int) -> (value: Int, log: [String])

/// 2.3: composition has laws, and a composition of your own has to keep them.
public protocol ComposeLogged: Contract {
    /// Composes two functions that tell what they did: `g` goes first, and so do the lines of its log.
    ///
    /// With `double` telling `"doubled"` and `increment` telling `"incremented"`, `compose(increment, double)(5)` is
    /// `(11, ["doubled", "incremented"])` and `compose(double, increment)(5)` is `(12, ["incremented", "doubled"])`.
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged

    /// The function that changes nothing when composed with another one.
    ///
    /// `identity(5)` is `(5, [])`.
    /// `compose(identity, double)(5)` is `double(5)`.
    func identity(_ x: Int) -> (value: Int, log: [String])
}

let composeLogged = Exercise(in: folder, 3, "compose-logged", minutes: 12, words: English.composeLogged)

/// A value and its log, to compare and to show.
private struct Told: Equatable, CustomStringConvertible {
    var value: Int
    var log: [String]

    init(_ told: (value: Int, log: [String])) { (value, log) = told }

    var description: String { "\(value) \(log)" }
}

extension ComposeLogged {
    /// Which exercise it is.
    public static var exercise: Exercise { composeLogged }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let increment: Logged = { ($0 + 1, ["incremented"]) }
        let double: Logged = { ($0 * 2, ["doubled"]) }
        func told(_ value: Int, _ log: String...) -> Told { Told((value, log)) }
        return [
            Check("value", of: "compose") {
                try $0.expect(
                    "compose(increment, double)(5).value", Self().compose(increment, double)(5).value, is: 11,
                    ifGot: [(12, "swapped")])
            },
            Check("log", of: "compose") {
                try $0.expect(
                    "compose(increment, double)(5)", Told(Self().compose(increment, double)(5)),
                    is: told(11, "doubled", "incremented"),
                    ifGot: [
                        (told(11, "incremented", "doubled"), "logSwapped"), (told(11, "incremented"), "logLost"),
                        (told(11, "doubled"), "logLost"),
                    ])
                try $0.expect(
                    "compose(double, increment)(5)", Told(Self().compose(double, increment)(5)),
                    is: told(12, "incremented", "doubled"),
                    ifGot: [(told(12, "doubled", "incremented"), "logSorted")])
            },
            Check("associative", of: "compose") {
                let logged = Generator.pair(.function, Generator.element(of: ["a", "b", "c"]))
                try $0.law(
                    "associativity", "compose(f, compose(g, h)) = compose(compose(f, g), h)",
                    for: ("f", logged), ("g", logged), ("h", logged), ("x", .int), ifBroken: "notAssociative",
                    left: { f, g, h, x in
                        Told(Self().compose(Self.logged(f), Self().compose(Self.logged(g), Self.logged(h)))(x))
                    },
                    equals: { f, g, h, x in
                        Told(Self().compose(Self().compose(Self.logged(f), Self.logged(g)), Self.logged(h))(x))
                    })
            },
            Check("identity", of: "identity") {
                let logged = Generator.pair(.function, Generator.element(of: ["a", "b", "c"]))
                try $0.law(
                    "left identity", "compose(identity, f) = f", for: ("f", logged), ("x", .int),
                    ifBroken: "identityTells",
                    left: { f, x in Told(Self().compose(Self().identity, Self.logged(f))(x)) },
                    equals: { f, x in Told(Self.logged(f)(x)) })
                try $0.law(
                    "right identity", "compose(f, identity) = f", for: ("f", logged), ("x", .int),
                    ifBroken: "identityTells",
                    left: { f, x in Told(Self().compose(Self.logged(f), Self().identity)(x)) },
                    equals: { f, x in Told(Self.logged(f)(x)) })
            },
        ]
    }

    /// A function with a name, as one that tells its name.
    private static func logged(_ named: (Fn<Int, Int>, String)) -> Logged {
        { (named.0($0), [named.1]) }
    }
}
