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
    "stopsAtMissing": StopsAtMissing.self, "missingAlone": MissingAlone.self, "oneFault": OneFault.self,
    "oneFaultOfArray": OneFaultOfArray.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: AllFaults {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault
    /// The faults of a member, or of a missing one.
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault]
    static func noObject(_ value: JSON, _ rules: [(key: String, rule: Rule)]) -> [Fault]
    static func noArray(_ value: JSON) -> [Fault]
    static var firstIndex: Int { get }
}

extension Right {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault { Fault(at: [step] + fault.path, fault.problem) }
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] { member.map(rule) ?? [Fault(.missing)] }
    static func noObject(_ value: JSON, _ rules: [(key: String, rule: Rule)]) -> [Fault] { Rules.must(.object)(value) }
    static func noArray(_ value: JSON) -> [Fault] { Rules.must(.array)(value) }
    static var firstIndex: Int { 0 }

    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] { faults.map { Self.moved($0, by: step) } }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return Self.noObject(value, rules) }
            return rules.flatMap { key, rule in at(.key(key), Self.faults(members[key], rule)) }
        }
    }

    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return Self.noArray(value) }
            return elements.enumerated().flatMap { index, element in
                at(.index(index + Self.firstIndex), rule(element))
            }
        }
    }
}

private struct Behind: Right {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault { Fault(at: fault.path + [step], fault.problem) }
}

private struct Replaced: Right {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault { Fault(at: [step], fault.problem) }
}

private struct OnlyOneMoved: Right {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] { faults.prefix(1).map { Self.moved($0, by: step) } }
}

private struct NullUnasked: Right {
    // As if no rule could allow it.
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] {
        member == .null ? [Fault(.null)] : member.map(rule) ?? [Fault(.missing)]
    }
}

private struct MissingSkipped: Right {
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] { member.map(rule) ?? [] }
}

private struct MissingAsNull: Right {
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] { rule(member ?? .null) }
}

private struct OneOfEach: Right {
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] {
        Array((member.map(rule) ?? [Fault(.missing)]).prefix(1))
    }
}

private struct NullAsMissing: Right {
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] {
        member.flatMap { $0 == .null ? nil : rule($0) } ?? [Fault(.missing)]
    }
}

private struct NoObjectPasses: Right {
    static func noObject(_ value: JSON, _ rules: [(key: String, rule: Rule)]) -> [Fault] { [] }
}

private struct OneForEachKey: Right {
    static func noObject(_ value: JSON, _ rules: [(key: String, rule: Rule)]) -> [Fault] {
        rules.map { Fault(at: [.key($0.key)], .missing) }
    }
}

private struct NoArrayPasses: Right {
    static func noArray(_ value: JSON) -> [Fault] { [] }
}

private struct FromOne: Right {
    static var firstIndex: Int { 1 }
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

private struct StopsAtMissing: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule { stopping(rules) { $0 } }
}

private struct MissingAlone: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule { stopping(rules) { _ in [] } }
}

extension Right {
    /// A rule that stops at a missing key, with what is kept of the faults before it.
    fileprivate func stopping(
        _ rules: [(key: String, rule: Rule)], keeping kept: @escaping ([Fault]) -> [Fault]
    ) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            var faults: [Fault] = []
            for (key, rule) in rules {
                guard let member = members[key] else { return kept(faults) + at(.key(key), [Fault(.missing)]) }
                faults += at(.key(key), rule(member))
            }
            return faults
        }
    }
}

private struct OneFault: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule { { Array(Rules.object(rules)($0).prefix(1)) } }
}

private struct OneFaultOfArray: Right {
    func array(of rule: @escaping Rule) -> Rule { { Array(Rules.array(of: rule)($0).prefix(1)) } }
}

private struct NoKey: Right {
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return rules.flatMap { key, rule in members[key].map(rule) ?? [Fault(at: [.key(key)], .missing)] }
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

private struct IndexOfEqual: Right {
    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.flatMap { element in at(.index(elements.firstIndex(of: element)!), rule(element)) }
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
