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
    "countsFaults": CountsFaults.self, "noArrayPasses": NoArrayPasses.self, "indexOfEqual": IndexOfEqual.self,
    "oneOfEach": OneOfEach.self, "unknownRefused": UnknownRefused.self, "nullAsMissing": NullAsMissing.self,
    "firstRuleOfKey": FirstRuleOfKey.self, "lastRuleOfKey": LastRuleOfKey.self, "firstRuleAgain": FirstRuleAgain.self,
    "nullUnasked": NullUnasked.self, "stopsAtMissing": StopsAtMissing.self, "missingAlone": MissingAlone.self,
    "oneFault": OneFault.self, "oneFaultOfArray": OneFaultOfArray.self,
    "nullsSkipped": NullsSkipped.self, "countsFaulty": CountsFaulty.self, "missingAllowed": MissingAllowed.self,
    "otherOrder": OtherOrder.self, "missingLast": MissingLast.self,
    "oneRulePerKey": OneRulePerKey.self, "nullNoObject": NullNoObject.self, "nullNoArray": NullNoArray.self,
    "missingFirst": MissingFirst.self, "pathLost": PathLost.self,
]

private typealias Field = (key: String, rule: Rule)

private protocol Right: AllFaults {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault]
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault]
    static func noObject(_ value: JSON, _ rules: [Field]) -> [Fault]
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault]
    static func noArray(_ value: JSON) -> [Fault]
}

extension Right {
    static func moved(_ fault: Fault, by step: Fault.Step) -> Fault { Fault(at: [step] + fault.path, fault.problem) }
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] { faults.map { Self.moved($0, by: step) } }

    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] { member.map(rule) ?? [Fault(.missing)] }
    func found(_ members: [String: JSON], _ rules: [Field]) -> [[Fault]] {
        rules.map { key, rule in at(.key(key), Self.faults(members[key], rule)) }
    }
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] { found(members, rules).flatMap(\.self) }
    static func noObject(_ value: JSON, _ rules: [Field]) -> [Fault] { Rules.must(.object)(value) }
    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { if case .object(let members) = $0 { fields(members, rules) } else { Self.noObject($0, rules) } }
    }

    func found(_ elements: [JSON], _ rule: Rule, from first: Int = 0) -> [[Fault]] {
        elements.enumerated().map { index, element in at(.index(first + index), rule(element)) }
    }
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] { found(elements, rule).flatMap(\.self) }
    static func noArray(_ value: JSON) -> [Fault] { Rules.must(.array)(value) }
    func array(of rule: @escaping Rule) -> Rule {
        { if case .array(let elements) = $0 { listed(elements, rule) } else { Self.noArray($0) } }
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
private struct MissingAllowed: Right {
    static func faults(_ member: JSON?, _ rule: Rule) -> [Fault] {
        member.map(rule) ?? rule(.null).map { Fault(at: $0.path, .missing) }
    }
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

private struct OneFault: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        Array(found(members, rules).flatMap(\.self).prefix(1))
    }
}
private struct FirstOnly: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        found(members, rules).first { !$0.isEmpty } ?? []
    }
}
private struct StopsAtMissing: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let end = rules.firstIndex { members[$0.key] == nil } ?? rules.count
        return found(members, Array(rules.prefix(end + 1))).flatMap(\.self)
    }
}
private struct MissingAlone: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let first = rules.first { members[$0.key] == nil }
        return found(members, first.map { [$0] } ?? rules).flatMap(\.self)
    }
}
private struct NoKey: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        rules.flatMap { key, rule in members[key].map(rule) ?? [Fault(at: [.key(key)], .missing)] }
    }
}
private struct MissingNowhere: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        rules.flatMap { key, rule in members[key].map { at(.key(key), rule($0)) } ?? [Fault(.missing)] }
    }
}
private struct UnknownRefused: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let others = members.keys.filter { key in !rules.contains { $0.key == key } }
        return found(members, rules).flatMap(\.self) + others.map { Fault(at: [.key($0)], .notAllowed) }
    }
}
private struct FirstRuleOfKey: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        var keys: Set<String> = []
        return found(members, rules.filter { keys.insert($0.key).inserted }).flatMap(\.self)
    }
}
private struct LastRuleOfKey: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        var keys: Set<String> = []
        return found(members, rules.reversed().filter { keys.insert($0.key).inserted }.reversed()).flatMap(\.self)
    }
}
private struct FirstRuleAgain: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        found(members, rules.map { pair in rules.first { $0.key == pair.key } ?? pair }).flatMap(\.self)
    }
}
private struct OtherOrder: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        found(members, rules.sorted { $0.key < $1.key }).flatMap(\.self)
    }
}
private struct MissingFirst: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let (missing, others) = (rules.filter { members[$0.key] == nil }, rules.filter { members[$0.key] != nil })
        return found(members, missing + others).flatMap(\.self)
    }
}
private struct PathLost: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        rules.flatMap { key, rule in
            Self.faults(members[key], rule).map { Fault(at: [.key(key)], $0.problem) }
        }
    }
}
private struct MissingLast: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let there = rules.filter { members[$0.key] != nil }
        return found(members, there + rules.filter { members[$0.key] == nil }).flatMap(\.self)
    }
}
private struct OneRulePerKey: Right {
    func fields(_ members: [String: JSON], _ rules: [Field]) -> [Fault] {
        let last = Dictionary(rules.map { ($0.key, $0) }) { $1 }
        var keys: Set<String> = []
        return found(members, rules.filter { keys.insert($0.key).inserted }.compactMap { last[$0.key] }).flatMap(\.self)
    }
}
private struct NullNoObject: Right {
    static func noObject(_ value: JSON, _ rules: [Field]) -> [Fault] {
        [Fault(.wrongKind(expected: .object, got: value.kind))]
    }
}
private struct NoObjectPasses: Right { static func noObject(_ value: JSON, _ rules: [Field]) -> [Fault] { [] } }
private struct OneForEachKey: Right {
    static func noObject(_ value: JSON, _ rules: [Field]) -> [Fault] {
        rules.map { Fault(at: [.key($0.key)], .missing) }
    }
}

private struct OneFaultOfArray: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] {
        Array(found(elements, rule).flatMap(\.self).prefix(1))
    }
}
private struct NullsSkipped: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] {
        found(elements, { $0 == .null ? [] : rule($0) }).flatMap(\.self)
    }
}
private struct FirstElement: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] { found(elements, rule).first { !$0.isEmpty } ?? [] }
}
private struct FromOne: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] { found(elements, rule, from: 1).flatMap(\.self) }
}
private struct NoIndex: Right { func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] { elements.flatMap(rule) } }
private struct CountsFaults: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] {
        elements.flatMap(rule).enumerated().flatMap { index, fault in at(.index(index), [fault]) }
    }
}
private struct CountsFaulty: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] {
        let faulty = elements.map(rule).filter { !$0.isEmpty }
        return faulty.enumerated().flatMap { index, faults in at(.index(index), faults) }
    }
}
private struct IndexOfEqual: Right {
    func listed(_ elements: [JSON], _ rule: Rule) -> [Fault] {
        elements.flatMap { element in at(.index(elements.firstIndex(of: element)!), rule(element)) }
    }
}
private struct NullNoArray: Right {
    static func noArray(_ value: JSON) -> [Fault] { [Fault(.wrongKind(expected: .array, got: value.kind))] }
}
private struct NoArrayPasses: Right { static func noArray(_ value: JSON) -> [Fault] { [] } }
