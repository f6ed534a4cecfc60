/// What can be wrong with a form.
public enum FormError: Equatable, Sendable {
    /// No name was given.
    case emptyName
    /// The age is not a number.
    case badAge(String)
    /// The address has no @ in it.
    case badMail(String)
}

/// A form that is filled in well.
public struct SignUp: Equatable, Sendable {
    /// The person's name.
    public var name: String
    /// The person's age.
    public var age: Int
    /// The address for mail.
    public var mail: String

    /// Takes down what the form says.
    public init(_ name: String, _ age: Int, _ mail: String) {
        self.name = name
        self.age = age
        self.mail = mail
    }
}

/// 5.3: the first error, or all of them.
public protocol EitherForm: Contract {
    /// Puts two right values together. Where there are errors, the first one wins.
    ///
    /// `zip(.right(2), .right(3), with: +)` is `right(5)`.
    /// `zip(.left("a"), .left("b"), with: +)` is `left("a")`.
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C>

    /// Puts two right values together. Where there are errors, all of them are kept, in their order.
    ///
    /// `zipAll(.right(2), .right(3), with: +)` is `right(5)`.
    /// `zipAll(.left(["a"]), .left(["b", "c"]), with: +)` is `left(["a", "b", "c"])`.
    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C>

    /// A form with all that is wrong in it: name, age and address, in this order.
    ///
    /// `signUp("Ada", "36", "ada@hive.example")` is `right(SignUp("Ada", 36, "ada@hive.example"))`.
    /// `signUp("", "x", "ada")` is `left([emptyName, badAge("x"), badMail("ada")])`.
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp>
}

extension EitherForm {
    /// A name that is not empty.
    public func name(_ text: String) -> Either<[FormError], String> {
        text.isEmpty ? .left([.emptyName]) : .right(text)
    }

    /// An age that is a number.
    public func age(_ text: String) -> Either<[FormError], Int> {
        Int(text).map { .right($0) } ?? .left([.badAge(text)])
    }

    /// An address with an @ in it.
    public func mail(_ text: String) -> Either<[FormError], String> {
        text.contains("@") ? .right(text) : .left([.badMail(text)])
    }
}

let eitherForm = Exercise(in: folder, 3, "either-form", minutes: 12, words: English.eitherForm)

extension EitherForm {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter05Either.eitherForm }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        typealias Fast = Either<String, Int>
        typealias All = Either<[String], Int>
        return [
            Check("both", of: "zip") {
                try $0.expect(
                    "zip(.right(2), .right(3), with: -)", Self().zip(Fast.right(2), Fast.right(3), with: -),
                    is: .right(-1))
                var calls = 0
                _ = Self().zip(Fast.right(2), Fast.right(3)) { _, _ in calls += 1 }
                try $0.require(
                    calls == 1, else: "combinedTwice", .note("combine ran \(calls)× in zip(.right(2), .right(3))"))
            },
            Check("first", of: "zip") {
                try $0.expect(
                    "zip(.left(\"a\"), .left(\"b\"), with: -)", Self().zip(Fast.left("a"), Fast.left("b"), with: -),
                    is: .left("a"), ifGot: [(.left("b"), "lastWins")])
                try $0.expect(
                    "zip(.right(2), .left(\"b\"), with: -)", Self().zip(Fast.right(2), Fast.left("b"), with: -),
                    is: .left("b"))
                try $0.expect(
                    "zip(.left(\"a\"), .right(3), with: -)", Self().zip(Fast.left("a"), Fast.right(3), with: -),
                    is: .left("a"))
            },
            Check("all", of: "zipAll") {
                try $0.expect(
                    "zipAll(.right(2), .right(3), with: -)", Self().zipAll(All.right(2), All.right(3), with: -),
                    is: .right(-1))
                try $0.expect(
                    "zipAll(.left([\"a\"]), .left([\"b\", \"c\"]), with: -)",
                    Self().zipAll(All.left(["a"]), All.left(["b", "c"]), with: -), is: .left(["a", "b", "c"]),
                    ifGot: [
                        (.left(["a"]), "firstOnly"), (.left(["b", "c"]), "secondOnly"),
                        (.left(["b", "c", "a"]), "orderTurned"), (.left(["a", "b"]), "firstOfEach"),
                    ])
                var calls = 0
                _ = Self().zipAll(All.right(2), All.right(3)) { _, _ in calls += 1 }
                try $0.require(
                    calls == 1, else: "combinedTwice", .note("combine ran \(calls)× in zipAll(.right(2), .right(3))"))
                try $0.expect(
                    "zipAll(.left([\"a\"]), .right(3), with: -)", Self().zipAll(All.left(["a"]), All.right(3), with: -),
                    is: .left(["a"]), ifGot: [(.left([]), "oneSideLost"), (.left(["a", "a"]), "listedTwice")])
                try $0.expect(
                    "zipAll(.right(2), .left([\"b\"]), with: -)", Self().zipAll(All.right(2), All.left(["b"]), with: -),
                    is: .left(["b"]), ifGot: [(.left([]), "oneSideLost"), (.left(["b", "b"]), "listedTwice")])
            },
            Check("associative", of: "zipAll") {
                let one = Generator<All>.either(.array(of: .element(of: ["a", "b", "c"]), count: 1...3), .int)
                try $0.law(
                    "associativity",
                    """
                    zipAll(a, zipAll(b, c)) = zipAll(zipAll(a, b), c)
                    """, for: ("a", one), ("b", one), ("c", one),
                    ifBroken: "notAssociative",
                    left: { a, b, c in Self().zipAll(a, Self().zipAll(b, c, with: &+), with: &+) },
                    equals: { a, b, c in Self().zipAll(Self().zipAll(a, b, with: &+), c, with: &+) })
            },
            Check("form", of: "signUp") {
                let ada = "ada@hive.example"
                try $0.expect(
                    "signUp(\"Ada\", \"36\", \"\(ada)\")", Self().signUp("Ada", "36", ada),
                    is: .right(SignUp("Ada", 36, ada)))
                try $0.expect(
                    "signUp(\"Bo\", \"41\", \"bo@hive.example\")", Self().signUp("Bo", "41", "bo@hive.example"),
                    is: .right(SignUp("Bo", 41, "bo@hive.example")),
                    ifGot: [(.right(SignUp("Ada", 36, ada)), "formHard")])
                let age = FormError.badAge("x")
                let mail = FormError.badMail("ada")
                try $0.expect(
                    "signUp(\"\", \"x\", \"ada\")", Self().signUp("", "x", "ada"), is: .left([.emptyName, age, mail]),
                    ifGot: [
                        (.left([.emptyName]), "formStops"), (.left([.emptyName, age]), "formStops"),
                        (.left([mail, age, .emptyName]), "formOrder"), (.left([age, mail, .emptyName]), "formOrder"),
                        (.left([.emptyName, mail]), "fieldForgotten"), (.left([age, mail]), "fieldForgotten"),
                    ])
                try $0.expect(
                    "signUp(\"Ada\", \"x\", \"\(ada)\")", Self().signUp("Ada", "x", ada), is: .left([age]),
                    ifGot: [(.right(SignUp("Ada", 0, ada)), "ageFilled")])
                try $0.expect(
                    "signUp(\"\", \"36\", \"\(ada)\")", Self().signUp("", "36", ada), is: .left([.emptyName]),
                    ifGot: [(.left([]), "noError")])
                try $0.expect(
                    "signUp(\"Ada\", \"36\", \"ada\")", Self().signUp("Ada", "36", "ada"), is: .left([mail]),
                    ifGot: [(.left([]), "noError")])
                try $0.expect(
                    "signUp(\"Ada\", \"x\", \"ada\")", Self().signUp("Ada", "x", "ada"), is: .left([age, mail]),
                    ifGot: [(.left([age]), "formStops"), (.left([mail]), "fieldForgotten")])
            },
        ]
    }
}

extension Generator {
    /// Eithers, left about every other time.
    static func either<Left, Right>(_ left: Generator<Left>, _ right: Generator<Right>) -> Generator
    where Value == Either<Left, Right> {
        one(of: [right.map { .right($0) }, left.map { .left($0) }])
    }
}
