/// The functions that the lesson and the tour use. Their errors are values.
package enum Ours {
    /// Turns a function of right values into a function of eithers: an error stays as it is.
    package static func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
        flatMap { .right(f($0)) }
    }

    /// Turns a function of errors into a function of eithers: a right value stays as it is.
    package static func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {
        recover { .left(f($0)) }
    }

    /// Turns a function that may fail into a function of eithers: an error stays as it is.
    package static func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> {
        { either in
            switch either {
            case .left(let error): .left(error)
            case .right(let value): f(value)
            }
        }
    }

    package static func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> {
        { either in
            switch either {
            case .left(let error): mend(error)
            case .right(let value): .right(value)
            }
        }
    }

    package static func zip<E, A, B, C>(
        _ a: Either<E, A>, _ b: Either<E, B>, with combine: @escaping (A, B) -> C
    ) -> Either<E, C> {
        flatMap { a in map { b in combine(a, b) }(b) }(a)
    }

    package static func zipAll<E, A, B, C>(
        _ a: Either<[E], A>, _ b: Either<[E], B>, with combine: (A, B) -> C
    ) -> Either<[E], C> {
        switch (a, b) {
        case (.right(let a), .right(let b)): .right(combine(a, b))
        case (.left(let first), .left(let second)): .left(first + second)
        case (.left(let errors), .right), (.right, .left(let errors)): .left(errors)
        }
    }

    package static func number(_ text: String) -> Either<String, Int> {
        Int(text).map { .right($0) } ?? .left("\"\(text)\" is not a number")
    }

    package static func notZero(_ number: Int) -> Either<String, Int> {
        number == 0 ? .left("0 is not allowed") : .right(number)
    }

    package static func quotient(_ whole: String, _ part: String) -> Either<String, Int> {
        zip(number(whole), flatMap(notZero)(number(part)), with: /)
    }

    package static func quotientWithAllErrors(_ whole: String, _ part: String) -> Either<[String], Int> {
        let listed: (String) -> [String] = { [$0] }
        return zipAll(mapLeft(listed)(number(whole)), mapLeft(listed)(flatMap(notZero)(number(part))), with: /)
    }

    package static func orders(_ text: String) -> Either<[LineProblem], [Order]> { OrderTable(text).result }
}

extension Ours {
    package static func counted(_ problems: [LineProblem]) -> [(kind: String, count: Int)] {
        let kinds = problems.map { problem in
            switch problem.problem {
            case .fieldCount: "a number of fields other than four"
            case .notANumber(let field, _): "\(field) is not a number"
            case .tooSmall(let field, _): "\(field) is below 1"
            case .unknownProduct: "unknown product"
            }
        }
        return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
            .map { (kind: $0.key, count: $0.value) }
    }
}
