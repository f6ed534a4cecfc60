private struct Answer: EitherRecover {
    func flatMap<E, A, B>(_ f: @escaping (A) -> Either<E, B>) -> (Either<E, A>) -> Either<E, B> {
        { either in
            switch either {
            case .left(let error): .left(error)
            case .right(let value): f(value)
            }
        }
    }

    func recover<E, F, A>(_ mend: @escaping (E) -> Either<F, A>) -> (Either<E, A>) -> Either<F, A> {
        { either in
            switch either {
            case .left(let error): mend(error)
            case .right(let value): .right(value)
            }
        }
    }

    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        flatMap(number)(lookup("port")(settings))
    }

    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        recover { (error: SettingError) -> Either<SettingError, Int> in
            switch error {
            case .missing: .right(8080)
            case .notANumber: .left(error)
            }
        }(port(settings))
    }
}

package let eitherRecoverReference: any EitherRecover.Type = Answer.self
