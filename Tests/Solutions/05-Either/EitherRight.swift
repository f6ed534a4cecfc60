import Chapter05Either

/// Right answers to chapter 5, in styles other than those of the solutions.
@MainActor enum EitherRight {
    static let eitherAge: KeyValuePairs<String, any Contract.Type> = ["local functions": AgeBySwitch.self]
    static let eitherRecover: KeyValuePairs<String, any Contract.Type> = ["without each other": PortByHand.self]
    static let eitherForm: KeyValuePairs<String, any Contract.Type> = ["gathered": GatheredForm.self]
    static let eitherOrders: KeyValuePairs<String, any Contract.Type> = [
        "recursion": RecursiveTable.self, "two passes": TableInTwoPasses.self,
    ]
    static let ownEither: KeyValuePairs<String, any Contract.Type> = [
        "a Result": ResultInside.self, "two lists": TwoLists.self,
    ]
}

private struct AgeBySwitch: EitherAge {
    func age(_ text: String) -> Either<AgeError, Int> {
        switch Int(text) {
        case nil: .left(.notANumber(text))
        case let number? where number < 0 || number > 130: .left(.outOfRange(number))
        case let number?: .right(number)
        }
    }

    func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
        func mapped(_ either: Either<E, A>) -> Either<E, B> {
            if case .right(let value) = either { return .right(f(value)) }
            guard case .left(let error) = either else { preconditionFailure("neither left nor right") }
            return .left(error)
        }
        return mapped
    }

    func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {
        { either in
            switch either {
            case .left(let error):
                let changed = f(error)
                return .left(changed)
            case .right(let value): return .right(value)
            }
        }
    }

    func nextAge(_ text: String) -> Either<String, Int> {
        func increased(_ age: Int) -> Int { age + 1 }
        func sentence(_ error: AgeError) -> String {
            if case .outOfRange(let number) = error { return String(number) + " is out of range" }
            return text + " is not a number"
        }
        let told: Either<String, Int> = mapLeft(sentence)(age(text))
        return map(increased)(told)
    }
}

private struct PortByHand: EitherRecover {
    func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> {
        { either in
            guard case .right(let value) = either else {
                guard case .left(let error) = either else { preconditionFailure("neither left nor right") }
                return .left(error)
            }
            return f(value)
        }
    }

    func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> {
        { either in
            switch either {
            case .right(let value): return .right(value)
            case .left(let error): return mend(error)
            }
        }
    }

    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let text = settings["port"] else { return .left(.missing("port")) }
        return number(text)
    }

    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings.keys.contains("port") ? port(settings) : .right(8080)
    }
}

private struct GatheredForm: EitherForm {
    func zip<E, A, B, C>(_ a: Either<E, A>, _ b: Either<E, B>, with combine: (A, B) -> C) -> Either<E, C> {
        switch a {
        case .left(let error): return .left(error)
        case .right(let first):
            switch b {
            case .left(let error): return .left(error)
            case .right(let second): return .right(combine(first, second))
            }
        }
    }

    func zipAll<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C) -> Either<[E], C> {
        var errors: [E] = []
        if case .left(let found) = a { errors += found }
        if case .left(let found) = b { errors += found }
        if case .right(let first) = a, case .right(let second) = b { return .right(combine(first, second)) }
        return .left(errors)
    }

    func signUp(_ name: String, _ age: String, _ mail: String) -> Either<[FormError], SignUp> {
        let rest = zipAll(self.age(age), self.mail(mail)) { ($0, $1) }
        return zipAll(self.name(name), rest) { SignUp($0, $1.0, $1.1) }
    }
}

/// The parser of one line, which both answers to 5.4 share.
private protocol OneLine: EitherOrders {}

extension OneLine {
    func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        if let number = Int(text) {
            number > 0 ? .right(number) : .left([.tooSmall(field, number)])
        } else {
            .left([.notANumber(field, text)])
        }
    }

    func order(_ fields: [String]) -> Either<[Problem], Order> {
        if fields.count != 4 { return .left([.fieldCount(fields.count)]) }
        let thing = zipAll(positive("id", fields[0]), product(fields[1])) { (id: $0, product: $1) }
        let price = zipAll(positive("quantity", fields[2]), positive("cents", fields[3])) { ($0, $1) }
        return zipAll(thing, price) { Order($0.id, $0.product, $1.0, $1.1) }
    }
}

private struct RecursiveTable: OneLine {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> { read(lines(text)[...].dropFirst(), 2) }

    private func read(_ rest: ArraySlice<String>, _ number: Int) -> Either<[LineProblem], [Order]> {
        guard let line = rest.first else { return .right([]) }
        let after = read(rest.dropFirst(), number + 1)
        if line.isEmpty { return after }
        let first: Either<[LineProblem], Order> =
            switch order(fields(line)) {
            case .left(let problems): .left(problems.map { LineProblem(number, $0) })
            case .right(let order): .right(order)
            }
        return zipAll(first, after) { [$0] + $1 }
    }
}

private struct TableInTwoPasses: OneLine {
    func orders(_ text: String) -> Either<[LineProblem], [Order]> {
        let read = zip(1..., lines(text)).dropFirst().filter { !$0.1.isEmpty }.map { ($0.0, order(fields($0.1))) }
        let problems = read.flatMap { number, order -> [LineProblem] in
            if case .left(let found) = order { found.map { LineProblem(number, $0) } } else { [] }
        }
        guard problems.isEmpty else { return .left(problems) }
        return .right(read.compactMap { if case .right(let order) = $0.1 { order } else { nil } })
    }
}

/// An error with a value of any type, for use in a `Result`.
private struct Wrong<Left: Sendable>: Error {
    let error: Left
}

private struct Wrapped<Left: Sendable, Right>: EitherShape {
    let result: Result<Right, Wrong<Left>>

    static func wrong(_ error: Left) -> Wrapped { Wrapped(result: .failure(Wrong(error: error))) }
    static func fine(_ value: Right) -> Wrapped { Wrapped(result: .success(value)) }
    var toLeft: Left? { if case .failure(let wrong) = result { wrong.error } else { nil } }
    var toRight: Right? { try? result.get() }
}

private struct ResultInside: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Wrapped<String, Int>) -> Wrapped<String, String> {
        Wrapped(result: outcome.result.map(f))
    }

    func flatMap(
        _ f: (Int) -> Wrapped<String, String>, _ outcome: Wrapped<String, Int>
    ) -> Wrapped<String, String> {
        Wrapped(result: outcome.result.flatMap { f($0).result })
    }
}

private struct Lists<Left, Right>: EitherShape {
    var lefts: [Left] = []
    var rights: [Right] = []

    static func wrong(_ error: Left) -> Lists { Lists(lefts: [error]) }
    static func fine(_ value: Right) -> Lists { Lists(rights: [value]) }
    var toLeft: Left? { lefts.first }
    var toRight: Right? { rights.first }
}

private struct TwoLists: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Lists<String, Int>) -> Lists<String, String> {
        Lists(lefts: outcome.lefts, rights: outcome.rights.map(f))
    }

    func flatMap(_ f: (Int) -> Lists<String, String>, _ outcome: Lists<String, Int>) -> Lists<String, String> {
        outcome.rights.first.map(f) ?? .wrong(outcome.lefts[0])
    }
}
