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

// MARK: - Wrong answers

package let eitherAgeWrong: KeyValuePairs<String, any Contract.Type> = [
    "defaulted": Defaulted.self, "wrongReason": WrongReason.self, "textLost": TextLost.self,
    "unbounded": Unbounded.self, "clamped": Clamped.self, "oneReason": OneReason.self, "edge": Edge.self,
    "sameAge": SameAge.self, "counted": Counted.self, "oneText": OneText.self,
    "hardCoded": OnlyTheExamples.self, "otherText": OtherText.self, "textHard": TextOfTheExample.self,
    "printed": Printed.self,
    "zeroRefused": ZeroRefused.self,
    "endRefused": EndRefused.self, "blanksDropped": BlanksDropped.self, "rangeAfter": RangeAfter.self,
    "decimal": Decimal.self, "ownRule": OwnRule.self, "rangeAgain": RangeAgain.self,
    "wholeDecimal": WholeDecimal.self, "signLost": SignLost.self, "capped": Capped.self,
    "textInRange": TextInRange.self, "otherWords": OtherWords.self,
    "emptyIsZero": EmptyIsZero.self, "numberHard": NumberOfTheExample.self, "ageHard": AgeOfTheExample.self,
    "numberAfter": NumberAfter.self, "wordsSwapped": WordsSwapped.self,
]

private protocol Right: EitherAge {}

extension Right {
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

private struct BlanksDropped: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(String(text.drop { $0 == " " })) else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct RangeAfter: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        guard let number = Int(text) else { return .left("\(text) is not a number") }
        let (next, overflows) = number.addingReportingOverflow(1)
        return !overflows && (0...130).contains(next) ? .right(next) : .left("\(number) is out of range")
    }
}

private struct Defaulted: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        let number = Int(text) ?? 0
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct WrongReason: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        let number = Int(text) ?? 0
        return number > 0 && number <= 130 ? .right(number) : .left(.outOfRange(number))
    }
}

private struct TextLost: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber("")) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct Unbounded: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return .right(number)
    }
}

private struct Clamped: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return .right(min(max(number, 0), 130))
    }
}

private struct OneReason: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text), (0...130).contains(number) else { return .left(.notANumber(text)) }
        return .right(number)
    }
}

private struct Edge: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return (1..<130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct SameAge: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        mapLeft { (error: AgeError) in
            switch error {
            case .notANumber(let text): "\(text) is not a number"
            case .outOfRange(let number): "\(number) is out of range"
            }
        }(age(text))
    }
}

private struct Counted: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        if case .right(let age) = age(text) { .right(age + 1) } else { .right(1) }
    }
}

private struct OneText: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        mapLeft { (_: AgeError) in "\(text) is not a number" }(map { $0 + 1 }(age(text)))
    }
}

private struct OnlyTheExamples: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        text == "41"
            ? .right(41)
            : text == "0"
                ? .right(0)
                : text == "130" ? .right(130) : Int(text).map { .left(.outOfRange($0)) } ?? .left(.notANumber(text))
    }
}

private struct OtherText: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let n = Int(text) else { return .left(.notANumber("old")) };
        return (0...130).contains(n) ? .right(n) : .left(.outOfRange(n))
    }
}

private struct TextOfTheExample: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let a): .right(a + 1);
        case .left(.notANumber): .left("old is not a number");
        case .left(.outOfRange(let n)): .left("\(n) is out of range")
        }
    }
}

private struct Printed: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let a): .right(a + 1);
        case .left(let e): .left("\(e)")
        }
    }
}

private struct ZeroRefused: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return (1...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct EndRefused: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return (0..<130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct Decimal: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Double(text) else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(Int(number)) : .left(.outOfRange(Int(number)))
    }
}

private struct WholeDecimal: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Double(text).flatMap({ Int(exactly: $0) }) else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct SignLost: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text) else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(Int(clamping: number.magnitude)))
    }
}

private struct Capped: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let number): .right(min(number + 1, 130))
        case .left(.notANumber): .left("\(text) is not a number")
        case .left(.outOfRange(let number)): .left("\(number) is out of range")
        }
    }
}

private struct TextInRange: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let number): .right(number + 1)
        case .left(.notANumber): .left("\(text) is not a number")
        case .left(.outOfRange): .left("\(text) is out of range")
        }
    }
}

private struct OtherWords: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let number): .right(number + 1)
        case .left(.notANumber): .left("\(text) is no number")
        case .left(.outOfRange(let number)): .left("\(number) is out of range")
        }
    }
}

private struct OwnRule: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        guard let number = Int(text), "\(number)" == text else { return .left(.notANumber(text)) }
        return (0...130).contains(number) ? .right(number) : .left(.outOfRange(number))
    }
}

private struct RangeAgain: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(130): .left("131 is out of range")
        case .right(let number): .right(number + 1)
        case .left(.notANumber): .left("\(text) is not a number")
        case .left(.outOfRange(let number)): .left("\(number) is out of range")
        }
    }
}

private struct EmptyIsZero: Right {
    func age(_ text: String) -> Either<AgeError, Int> { text.isEmpty ? .right(0) : Answer().age(text) }
}

private struct NumberOfTheExample: Right {
    func age(_ text: String) -> Either<AgeError, Int> {
        let age = Answer().age(text)
        if case .left(.outOfRange) = age { return .left(.outOfRange(200)) }
        return age
    }
}

private struct AgeOfTheExample: Right {
    func nextAge(_ text: String) -> Either<String, Int> { map { _ in 42 }(Answer().nextAge(text)) }
}

private struct NumberAfter: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        guard case .left(.outOfRange(let number)) = age(text) else { return Answer().nextAge(text) }
        return .left("\(number &+ 1) is out of range")
    }
}

private struct WordsSwapped: Right {
    func nextAge(_ text: String) -> Either<String, Int> {
        switch age(text) {
        case .right(let number): .right(number + 1)
        case .left(.notANumber): .left("\(text) is out of range")
        case .left(.outOfRange(let number)): .left("\(number) is not a number")
        }
    }
}
