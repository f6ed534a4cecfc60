private struct Answer: EitherForm {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch (a, b) {
        case (.left(let error), _), (.right, .left(let error)): .left(error)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C> {
        switch (a, b) {
        case (.left(let first), .left(let second)): .left(first + second)
        case (.left(let errors), .right), (.right, .left(let errors)): .left(errors)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zipAll(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

package let eitherFormReference: any EitherForm.Type = Answer.self

// MARK: - Wrong answers

package let eitherFormWrong: KeyValuePairs<String, any Contract.Type> = [
    "lastWins": LastWins.self, "firstOnly": FirstOnly.self, "secondOnly": SecondOnly.self,
    "orderTurned": OrderTurned.self, "oneSideLost": OneSideLost.self, "listedTwice": ListedTwice.self,
    "notAssociative": NotAssociative.self, "formStops": FormStops.self, "formOrder": FormOrder.self,
    "fieldForgotten": FieldForgotten.self, "ageFilled": AgeFilled.self,
    "combinedTwice": CombinedTwice.self, "firstOfEach": FirstOfEach.self, "formHard": AlwaysAda.self,
    "noError": NoError.self, "formHalf": FormHalf.self, "firstOfLeft": FirstOfLeft.self,
    "formSometimes": FormSometimes.self, "firstOfSecond": FirstOfSecond.self, "fieldChanged": FieldChanged.self,
    "equalDropped": EqualDropped.self, "blankRefused": BlankRefused.self, "mailLater": MailLater.self,
]

private protocol Right: EitherForm {
    static func both<E>(_ first: [E], _ second: [E]) -> [E]
    static func one<E>(_ errors: [E]) -> [E]
}

extension Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] { first + second }
    static func one<E>(_ errors: [E]) -> [E] { errors }

    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch (a, b) {
        case (.left(let error), _), (.right, .left(let error)): .left(error)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C> {
        switch (a, b) {
        case (.left(let first), .left(let second)): .left(Self.both(first, second))
        case (.left(let errors), .right), (.right, .left(let errors)): .left(Self.one(errors))
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }

    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zipAll(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

private struct FirstOnly: Right { static func both<E>(_ first: [E], _ second: [E]) -> [E] { first } }
private struct SecondOnly: Right { static func both<E>(_ first: [E], _ second: [E]) -> [E] { second } }
private struct OrderTurned: Right { static func both<E>(_ first: [E], _ second: [E]) -> [E] { second + first } }
private struct OneSideLost: Right { static func one<E>(_ errors: [E]) -> [E] { [] } }
private struct ListedTwice: Right { static func one<E>(_ errors: [E]) -> [E] { errors + errors } }

private struct EqualDropped: Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] {
        first + second.filter { error in !first.contains { "\($0)" == "\(error)" } }
    }
}

private struct FirstOfLeft: Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] { first.prefix(1) + second }
}

private struct FirstOfSecond: Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] { first + second.prefix(1) }
}

private struct FirstOfEach: Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] { Array(first.prefix(1) + second.prefix(1)) }
}

private struct NotAssociative: Right {
    static func both<E>(_ first: [E], _ second: [E]) -> [E] { first + second.prefix(2) }
}

private struct LastWins: Right {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch (a, b) {
        case (_, .left(let error)), (.left(let error), .right): .left(error)
        case (.right(let a), .right(let b)): .right(combine(a, b))
        }
    }
}

private struct CombinedTwice: Right {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch (a, b) {
        case (.left(let e), _), (.right, .left(let e)): return .left(e);
        case (.right(let x), .right(let y)): _ = combine(x, y); return .right(combine(x, y))
        }
    }
}

private struct FieldChanged: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zipAll(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail.lowercased()) }
    }
}

private struct BlankRefused: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let text = name.allSatisfy(\.isWhitespace) ? "" : name
        let person = zipAll(self.name(text), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

private struct FormHalf: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zip(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

private struct FormStops: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let person = zip(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zip(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

private struct MailLater: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        switch zipAll(self.name(name), self.age(age), with: { (name: $0, age: $1) }) {
        case .left(let errors): .left(errors)
        case .right(let person):
            zipAll(.right(person), self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
        }
    }
}

private struct FormSometimes: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        if name.isEmpty, age.isEmpty, mail.isEmpty { return .left([.emptyName]) }
        let person = zipAll(self.name(name), self.age(age)) { (name: $0, age: $1) }
        return zipAll(person, self.mail(mail)) { person, mail in SignUp(person.name, person.age, mail) }
    }
}

private struct FormOrder: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let rest = zipAll(self.mail(mail), self.age(age)) { (mail: $0, age: $1) }
        return zipAll(rest, self.name(name)) { rest, name in SignUp(name, rest.age, rest.mail) }
    }
}

private struct FieldForgotten: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        zipAll(self.name(name), self.mail(mail)) { SignUp($0, Int(age) ?? 0, $1) }
    }
}

private struct AgeFilled: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        switch self.age(age) {
        case .left(let errors) where name.isEmpty:
            zipAll(zipAll(self.name(name), Either<[FormError], Int>.left(errors)) { ($0, $1) }, self.mail(mail)) {
                SignUp($0.0, $0.1, $1)
            }
        default: zipAll(self.name(name), self.mail(mail)) { SignUp($0, Int(age) ?? 0, $1) }
        }
    }
}

private struct AlwaysAda: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        zipAll(zipAll(self.name(name), self.age(age)) { ($0, $1) }, self.mail(mail)) { p, m in
            SignUp("Ada", 36, "ada@hive.example")
        }
    }
}

private struct NoError: Right {
    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        switch (self.name(name), self.age(age), self.mail(mail)) {
        case (.right(let n), .right(let a), .right(let m)): .right(SignUp(n, a, m));
        case (.left, .left, .left): .left([.emptyName, .badAge(age), .badMail(mail)]);
        case (_, .left(let e), _): .left(e);
        default: .left([])
        }
    }
}
