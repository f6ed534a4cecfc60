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

// MARK: - Wrong answers

package let allFaultsWrong: KeyValuePairs<String, any Contract.Type> = [
    "behind": Behind.self, "replaced": Replaced.self, "onlyOneMoved": OnlyOneMoved.self, "firstOnly": FirstOnly.self,
    "noKey": NoKey.self, "missingSkipped": MissingSkipped.self, "missingAsNull": MissingAsNull.self,
    "missingNowhere": MissingNowhere.self, "noObjectPasses": NoObjectPasses.self, "oneForEachKey": OneForEachKey.self,
    "firstElement": FirstElement.self, "fromOne": FromOne.self, "noIndex": NoIndex.self,
    "countsFaults": CountsFaults.self, "noArrayPasses": NoArrayPasses.self,
    "indexOfEqual": IndexOfEqual.self, "oneOfEach": OneOfEach.self,
    "unknownRefused": UnknownRefused.self,
    "nullAsMissing": NullAsMissing.self, "firstRuleOfKey": FirstRuleOfKey.self, "lastRuleOfKey": LastRuleOfKey.self,
    "firstRuleAgain": FirstRuleAgain.self, "nullUnasked": NullUnasked.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: AllFaults {}

extension Right {
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

private struct NullUnasked: Right {
    // As if no rule could allow it.
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in
                guard let member = members[key] else { return [Fault(at: [.key(key)], .missing)] }
                return at(.key(key), member == .null ? [Fault(.null)] : rule(member))
            }
        }
    }
}

private struct Behind: Right {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.map { Fault(at: $0.path + [step], $0.problem) }
    }
}

private struct Replaced: Right {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.map { Fault(at: [step], $0.problem) }
    }
}

private struct OnlyOneMoved: Right {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.prefix(1).map { Fault(at: [step] + $0.path, $0.problem) }
    }
}

private struct FirstOnly: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            for (key, rule) in rules {
                let faults = at(.key(key), members[key].map(rule) ?? [Fault(.missing)])
                if !faults.isEmpty { return faults }
            }
            return []
        }
    }
}

private struct NoKey: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in members[key].map(rule) ?? [Fault(at: [.key(key)], .missing)] }
        }
    }
}

private struct MissingSkipped: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? []) }
        }
    }
}

private struct MissingAsNull: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in at(.key(key), rule(members[key] ?? .null)) }
        }
    }
}

private struct MissingNowhere: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in members[key].map { at(.key(key), rule($0)) } ?? [Fault(.missing)] }
        }
    }
}

private struct NoObjectPasses: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return [] }
            return rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }
        }
    }
}

private struct OneForEachKey: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return rules.map { Fault(at: [.key($0.key)], .missing) } }
            return rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }
        }
    }
}

private struct FirstElement: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            for (index, element) in elements.enumerated() {
                let faults = at(.index(index), rule(element))
                if !faults.isEmpty { return faults }
            }
            return []
        }
    }
}

private struct FromOne: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.enumerated().flatMap { index, element in at(.index(index + 1), rule(element)) }
        }
    }
}

private struct NoIndex: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.flatMap(rule)
        }
    }
}

private struct CountsFaults: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.flatMap(rule).enumerated().flatMap { index, fault in at(.index(index), [fault]) }
        }
    }
}

private struct NoArrayPasses: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return [] }
            return elements.enumerated().flatMap { index, element in at(.index(index), rule(element)) }
        }
    }
}

private struct IndexOfEqual: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.flatMap { element in at(.index(elements.firstIndex(of: element)!), rule(element)) }
        }
    }
}

private struct OneOfEach: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in
                at(.key(key), (members[key].map(rule) ?? [Fault(.missing)]).prefix(1).map { $0 })
            }
        }
    }
}

private struct UnknownRefused: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            let known = rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }
            let others = members.keys.filter { key in !rules.contains { $0.key == key } }
            return known + others.map { Fault(at: [.key($0)], .notAllowed) }
        }
    }
}

private struct NullAsMissing: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in
                at(.key(key), members[key].flatMap { $0 == .null ? nil : rule($0) } ?? [Fault(.missing)])
            }
        }
    }
}

private struct FirstRuleOfKey: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        var keys: Set<String> = []
        return Rules.object(rules.filter { keys.insert($0.key).inserted })
    }
}

private struct LastRuleOfKey: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        var keys: Set<String> = []
        return Rules.object(rules.reversed().filter { keys.insert($0.key).inserted }.reversed())
    }
}

private struct FirstRuleAgain: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        Rules.object(rules.map { pair in (pair.key, rules.first { $0.key == pair.key }?.rule ?? pair.rule) })
    }
}
