/// An error in a form.
public enum FormError: Equatable, Sendable {
    /// The name is empty.
    case emptyName
    /// The age is not a number.
    case badAge(String)
    /// The address has no @.
    case badMail(String)
}

/// A form without errors.
public struct SignUp: Equatable, Sendable {
    /// The user's name.
    public var name: String
    /// The user's age.
    public var age: Int
    /// The user's mail address.
    public var mail: String

    /// Makes a form from its fields.
    public init(_ name: String, _ age: Int, _ mail: String) {
        self.name = name
        self.age = age
        self.mail = mail
    }
}

/// 5.3: the first error, or all of them.
public protocol EitherForm: Contract {
    /// Combines two right values. If there are errors, the result is the first error.
    ///
    /// `zip(.right(2), .right(3), with: +)` is `right(5)`.
    /// `zip(.left("a"), .left("b"), with: +)` is `left("a")`.
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C>

    /// Combines two right values. If there are errors, the result contains all of them, in order.
    ///
    /// `zipAll(.right(2), .right(3), with: +)` is `right(5)`.
    /// `zipAll(.left(["a"]), .left(["b", "c"]), with: +)` is `left(["a", "b", "c"])`.
    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C>

    /// Returns the form, or all of its errors in the order of the fields: name, age, mail.
    ///
    /// `signUp("Ada", "36", "ada@hive.example")` is `right(SignUp("Ada", 36, "ada@hive.example"))`.
    /// `signUp("", "x", "ada")` is `left([emptyName, badAge("x"), badMail("ada")])`.
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp>
}

extension EitherForm {
    /// Returns the string as a name, or an error if the string is empty.
    public func name(_ text: String) -> Either<[FormError], String> {
        text.isEmpty ? .left([.emptyName]) : .right(text)
    }

    /// Returns the age in a string, or an error if the string is not a number.
    public func age(_ text: String) -> Either<[FormError], Int> {
        Int(text).map { .right($0) } ?? .left([.badAge(text)])
    }

    /// Returns the string as an address, or an error if the string contains no @.
    public func mail(_ text: String) -> Either<[FormError], String> {
        text.contains("@") ? .right(text) : .left([.badMail(text)])
    }
}

extension EitherForm {
    static var checks: [Check<any EitherForm>] {
        typealias Fast = Either<String, Int>
        typealias All = Either<[String], Int>
        let lists = Generator<[String]>.array(of: .element(of: ["a", "b", "c"]), count: 1...3)
        return [
            Check("both", of: "zip") { examiner in
                try examiner.agrees(
                    "zip(.right(_), .right(_), with: -)", on: Argument("a", .int(in: -5...5)),
                    Argument("b", .int(in: -5...5)), examples: [(2, 3)], tries: 60
                ) { answer, a, b in answer.zip(Fast.right(a), Fast.right(b), with: Self.spied(examiner)) }
            },
            Check("first", of: "zip") { examiner in
                try examiner.agrees(
                    "zip(._, ._, with: -)", on: eithers(.word, .int, as: "a"), eithers(.word, .int, as: "b"),
                    examples: [(.left("a"), .left("b")), (.right(2), .left("b")), (.left("a"), .right(3))]
                ) { $0.zip($1, $2, with: Self.spied(examiner)) }
            },
            Check("all", of: "zipAll") { examiner in
                try examineSecondList(examiner)
                try examiner.agrees(
                    "zipAll(._, ._, with: -)", on: eithers(lists, .int, as: "a"),
                    eithers(lists, .int, as: "b"),
                    examples: [
                        (.right(2), .right(3)), (.left(["a"]), .left(["b", "c"])), (.left(["a"]), .right(3)),
                        (.left(["a", "b"]), .left(["c"])), (.left(["a", "b"]), .left(["c", "d"])),
                        (.right(2), .left(["b"])),
                        // An empty list of errors is still a left side.
                        (.left([]), .right(1)), (.right(1), .left([])), (.left(["a"]), .left([])),
                        (.left([]), .left(["b"])), (.left([]), .left([])),
                    ]
                ) { $0.zipAll($1, $2, with: Self.spied(examiner)) }
            },
            Check("associative", of: "zipAll") {
                let answer = Self()
                let one = Generator<All>.either(lists, .int)
                try $0.law(
                    "associativity",
                    """
                    zipAll(a, zipAll(b, c)) = zipAll(zipAll(a, b), c)
                    """, for: ("a", one), ("b", one), ("c", one),
                    left: { a, b, c in answer.zipAll(a, answer.zipAll(b, c, with: &+), with: &+) },
                    equals: { a, b, c in answer.zipAll(answer.zipAll(a, b, with: &+), c, with: &+) })
            },
            Check("form", of: "signUp") {
                let ada = "ada@hive.example"
                let names = Argument(
                    "name",
                    .element(of: [
                        "Ada", "", "Bo", "José", "Ada Lovelace", "ada", " ", " Ada ", "A", "  ", "B C", "R2D2", "7",
                        "-",
                        "Jo-Ann", "O'Hara", "a@b",
                    ]),
                    .feature("name has nothing but spaces") { !$0.isEmpty && $0.allSatisfy { $0 == " " } },
                    .feature("name has a character that is neither a letter nor a space") {
                        $0.contains { !$0.isLetter && $0 != " " }
                    }
                ).andAtLast(.hardTexts)
                let ages = Argument(
                    "age",
                    .element(of: [
                        "36", "x", "41", "", "0", "thirty", "7", " 36", "+36", "36.0", "-1", "150", "X",
                        "9223372036854775807", "-9223372036854775808", "9223372036854775808",
                    ]),
                    .feature("age is not a number") { Int($0) == nil }
                ).andAtLast(.hardTexts)
                let mails = Argument(
                    "mail",
                    .element(of: [
                        ada, "ada", "bo@hive.example", "", "@", "Ada@Hive.example", "a@b@c", " a@b ", "at", "@a", "a@",
                        "a",
                        "7@8", " ", "@@",
                    ]),
                    .feature("mail has no @") { !$0.contains("@") },
                    .feature("mail begins with an @") { $0.hasPrefix("@") },
                    .feature("mail ends with an @") { $0.hasSuffix("@") },
                    .feature("the only @ of mail is at its start") {
                        $0.lastIndex(of: "@") == $0.startIndex && !$0.isEmpty
                    },
                    .feature("the only @ of mail is at its end") { $0.hasSuffix("@") && !$0.dropLast().contains("@") },
                    .feature("mail begins or ends with an @") { $0.hasPrefix("@") || $0.hasSuffix("@") }
                ).andAtLast(.hardTexts)
                try examineFields($0)
                try examineFormsWithSeveralErrors($0)
                try $0.agrees(
                    "signUp(_, _, _)", on: names, ages, mails,
                    examples: [
                        ("Ada", "36", ada), ("Bo", "41", "bo@hive.example"), ("", "x", "ada"), ("Ada", "x", ada),
                        ("", "36", ada), ("Ada", "36", "ada"), ("Ada", "x", "ada"), ("", "", ""),
                    ]
                ) { $0.signUp($1, $2, $3) }
            },
        ]
    }

    /// Detects an answer that returns all errors in the wrong order, and an answer that returns all errors of some
    /// forms, but only the first error of others.
    private static func examineFormsWithSeveralErrors(_ examiner: Examiner<any EitherForm>) throws {
        let ada = "ada@hive.example"
        let simple: [(String, String, String, Either<[FormError], SignUp>)] = [
            ("Ada", "36", ada, .right(SignUp("Ada", 36, ada))), ("", "36", ada, .left([.emptyName])),
            ("Ada", "x", ada, .left([.badAge("x")])), ("Ada", "36", "ada", .left([.badMail("ada")])),
        ]
        guard simple.allSatisfy({ Self().signUp($0, $1, $2) == $3 }) else { return }
        let several: [(String, String, String, [FormError])] = [
            ("", "x", "ada", [.emptyName, .badAge("x"), .badMail("ada")]),
            ("Ada", "x", "ada", [.badAge("x"), .badMail("ada")]), ("", "36", "ada", [.emptyName, .badMail("ada")]),
            ("", "", "", [.emptyName, .badAge(""), .badMail("")]),
        ]
        let got = several.map { Self().signUp($0.0, $0.1, $0.2) }
        func expect(
            _ got: Either<[FormError], SignUp>, of form: (String, String, String, [FormError]), else key: String
        ) throws {
            let fields = [form.0, form.1, form.2].map(\.debugDescription).joined(separator: ", ")
            try examiner.expect("signUp(\(fields))", got, is: .left(form.3), ifGot: [(got, key)])
        }
        func isInAnyOrder(_ errors: [FormError], in got: Either<[FormError], SignUp>) -> Bool {
            guard case .left(let list) = got else { return false }
            return list.count == errors.count && errors.allSatisfy(list.contains)
        }
        if Swift.zip(several, got).allSatisfy({ isInAnyOrder($0.3, in: $1) }) {
            for (form, got) in Swift.zip(several, got) { try expect(got, of: form, else: "formOrder") }
        }
        guard Swift.zip(several, got).contains(where: { $1 == .left($0.3) }) else { return }
        for (form, got) in Swift.zip(several, got) where got == .left(Array(form.3.prefix(1))) {
            try expect(got, of: form, else: "formSometimes")
        }
    }

    /// Detects an answer that keeps only the first error of the second list.
    private static func examineSecondList(_ examiner: Examiner<any EitherForm>) throws {
        func errors(_ first: [String], _ second: [String]) -> Either<[String], Int> {
            let call = "zipAll(.left(\(Tour.described(first))), .left(\(Tour.described(second))), with: -)"
            examiner.running(call)
            return Self().zipAll(Either<[String], Int>.left(first), Either<[String], Int>.left(second)) { $0 - $1 }
        }
        let got = errors(["a"], ["b", "c"])
        if got == .left(["a", "b"]) {
            let longer = errors(["a", "b"], ["c", "d"])
            let names = [(["a", "b", "c"], "firstOfSecond"), (["a", "c"], "firstOfEach")]
            if let name = names.first(where: { longer == .left($0.0) })?.1 {
                try examiner.expect(
                    "zipAll(.left([\"a\"]), .left([\"b\", \"c\"]), with: -)", got, is: .left(["a", "b", "c"]),
                    ifGot: [(got, name)])
            }
        }
        examiner.finished()
    }

    /// Detects an answer that changes a valid name or address, or rejects a name that consists of spaces.
    private static func examineFields(_ examiner: Examiner<any EitherForm>) throws {
        let ada = "ada@hive.example"
        func sent(_ name: String, _ mail: String) -> Either<[FormError], SignUp> {
            examiner.running("signUp(\(name.debugDescription), \"36\", \(mail.debugDescription))")
            return Self().signUp(name, "36", mail)
        }
        let plain = [("Ada", ada), ("Bo", "bo@hive.example")]
        guard plain.allSatisfy({ sent($0, $1) == .right(SignUp($0, 36, $1)) }) else { return examiner.finished() }
        for (name, mail) in [(" Ada ", ada), ("Ada Lovelace", ada), ("Ada", "Ada@Hive.example"), ("Ada", " a@b ")] {
            let got = sent(name, mail)
            guard case .right(let form) = got, form.age == 36, form.name != name || form.mail != mail else { continue }
            try examiner.expect(
                "signUp(\(name.debugDescription), \"36\", \(mail.debugDescription))", got,
                is: .right(SignUp(name, 36, mail)), ifGot: [(got, "fieldChanged")])
        }
        for name in [" ", "  "] {
            let got = sent(name, ada)
            try examiner.expect(
                "signUp(\(name.debugDescription), \"36\", \(ada.debugDescription))", got,
                is: .right(SignUp(name, 36, ada)), ifGot: [(.left([.emptyName]), "blankRefused")])
        }
        examiner.finished()
    }

    private static func spied(_ examiner: Examiner<any EitherForm>) -> (Int, Int) -> Int {
        { a, b in
            examiner.log.note("\(a) - \(b)")
            return a - b
        }
    }
}
