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

// MARK: - Wrong answers

package let eitherRecoverWrong: KeyValuePairs<String, any Contract.Type> = [
    "emptyText": EmptyText.self, "tooEarly": TooEarly.self, "oneReason": OneReason.self, "notMended": NotMended.self,
    "always": Always.self, "tooMuch": TooMuch.self, "otherError": OtherError.self,
    "hardCoded": OnlyTheExample.self, "anyKey": AnyKey.self, "otherText": OtherText.self,
    "emptyMissing": EmptyMissing.self, "portBounded": PortBounded.self, "onlyIfEmpty": OnlyIfEmpty.self,
    "zeroRefused": ZeroRefused.self,
    "positiveOnly": PositiveOnly.self, "defaultInPort": DefaultInPort.self, "keyForText": KeyForText.self,
    "otherDefault": OtherDefault.self, "spacesRemoved": SpacesRemoved.self, "keyInError": KeyInError.self,
    "emptyRecovered": EmptyRecovered.self, "nameRecovered": NameRecovered.self,
]

private protocol Right: EitherRecover {}

extension Right {
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

private struct PortBounded: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        flatMap { (text: String) -> Either<SettingError, Int> in
            guard let port = Int(text), (0...65_535).contains(port) else { return .left(.notANumber(text)) }
            return .right(port)
        }(lookup("port")(settings))
    }
}

private struct PositiveOnly: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        flatMap { (text: String) -> Either<SettingError, Int> in
            guard let port = Int(text), port > 0 else { return .left(.notANumber(text)) }
            return .right(port)
        }(lookup("port")(settings))
    }
}

private struct ZeroRefused: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        flatMap { (port: Int) -> Either<SettingError, Int> in
            (1...65_535).contains(port) ? .right(port) : .left(.notANumber("\(port)"))
        }(flatMap(number)(lookup("port")(settings)))
    }
}

private struct DefaultInPort: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> { number(settings["port"] ?? "8080") }
}

private struct KeyForText: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let text = settings["port"] else { return .left(.missing("port")) }
        return Int(text).map { .right($0) } ?? .left(.notANumber("port"))
    }
}

private struct OnlyIfEmpty: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings.isEmpty ? .right(8080) : port(settings)
    }
}

private struct SpacesRemoved: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        flatMap { (text: String) in number(text.filter { $0 != " " }) }(lookup("port")(settings))
    }
}

private struct KeyInError: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let text = settings["port"] else { return .right(8080) }
        return Int(text).map { .right($0) } ?? .left(.notANumber("port"))
    }
}

private struct EmptyRecovered: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings["port", default: ""].isEmpty ? .right(8080) : port(settings)
    }
}

private struct NameRecovered: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings["port"] == nil || settings["port"] == "port" ? .right(8080) : port(settings)
    }
}

private struct EmptyText: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        number(settings["port"] ?? "")
    }
}

private struct TooEarly: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        .right(settings["port"].flatMap { Int($0) } ?? 8080)
    }
}

private struct OneReason: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings["port"].flatMap { Int($0) }.map { .right($0) } ?? .left(.missing("port"))
    }
}

private struct OtherDefault: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        settings["port"] == nil ? .right(80) : port(settings)
    }
}

private struct NotMended: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        port(settings)
    }
}

private struct Always: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        .right(8080)
    }
}

private struct TooMuch: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        recover { (_: SettingError) in .right(8080) }(port(settings))
    }
}

private struct OtherError: Right {
    func portOrDefault(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let text = settings["port"] else { return .right(8080) }
        return Int(text).map { .right($0) } ?? .left(.missing("port"))
    }
}

private struct OnlyTheExample: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let t = settings["port"] else { return .left(.missing("port")) };
        return t == "9000" ? .right(9000) : .left(.notANumber(t))
    }
}

private struct AnyKey: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let t = settings.values.first else { return .left(.missing("port")) }; return number(t)
    }
}

private struct OtherText: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let t = settings["port"] else { return .left(.missing("port")) };
        return Int(t).map { .right($0) } ?? .left(.notANumber("none"))
    }
}

private struct EmptyMissing: Right {
    func port(_ settings: [String: String]) -> Either<SettingError, Int> {
        guard let t = settings["port"], !t.isEmpty else { return .left(.missing("port")) }; return number(t)
    }
}
