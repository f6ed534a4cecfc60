import Chapter08Verifiers

struct Answer: AllFaults {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        todo("at")
    }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        todo("object")
    }

    func array(of rule: @escaping Rule) -> Rule {
        todo("array")
    }
}

judge(Answer.self)
