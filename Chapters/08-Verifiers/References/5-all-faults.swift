private struct Answer: AllFaults {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.map { Fault(at: [step] + $0.path, $0.problem) }
    }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }
        }
    }

    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.enumerated().flatMap { index, element in at(.index(index), rule(element)) }
        }
    }
}

package let allFaultsReference: any AllFaults.Type = Answer.self
