private struct Answer: EitherAge {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }

    func map<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> {
        { either in
            switch either {
            case .left(let error): .left(error)
            case .right(let value): .right(f(value))
            }
        }
    }

    func mapLeft<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {
        { either in
            switch either {
            case .left(let error): .left(f(error))
            case .right(let value): .right(value)
            }
        }
    }

    func nextAge(_ text: String) -> Either<String, Int> {
        let told: (AgeError) -> String = { error in
            switch error {
            case .notANumber(let text): "\(text) is not a number"
            case .outOfRange(let number): "\(number) is out of range"
            }
        }
        return mapLeft(told)(map { $0 + 1 }(age(text)))
    }
}

package let eitherAgeReference: any EitherAge.Type = Answer.self
