import Chapter08Verifiers

struct Answer: RealResponse {
    func number(in range: ClosedRange<Double>) -> Rule {
        todo("number")
    }

    func oneOf(_ words: [String]) -> Rule {
        todo("oneOf")
    }

    func nullable(_ rule: @escaping Rule) -> Rule {
        todo("nullable")
    }

    // An object of six fields, as in the table above.
    func order(_ value: JSON) -> [Fault] {
        todo("order")
    }

    func response(_ value: JSON) -> [Fault] {
        todo("response")
    }
}

judge(Answer.self)
