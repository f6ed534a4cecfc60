/// Rules that report every fault with its path. They take the design of Meituan's article one step further.
public enum Rules {
    /// Makes a rule that accepts only values of the given kind. If it refuses `null`, the fault is `.null`; otherwise,
    /// the fault is `.wrongKind`.
    public static func must(_ kind: JSON.Kind) -> Rule {
        { value in
            if value.kind == kind { return [] }
            return [Fault(value == .null ? .null : .wrongKind(expected: kind, got: value.kind))]
        }
    }

    static func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.map { Fault(at: [step] + $0.path, $0.problem) }
    }

    static func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in
                at(.key(key), members[key].map(rule) ?? [Fault(.missing)])
            }
        }
    }

    static func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.enumerated().flatMap { index, element in at(.index(index), rule(element)) }
        }
    }
}
