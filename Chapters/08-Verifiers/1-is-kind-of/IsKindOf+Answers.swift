private struct Answer: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        { $0.kind == kind }
    }

    func allOf(_ checks: [Verify]) -> Verify {
        { value in checks.allSatisfy { $0(value) } }
    }

    func anyOf(_ checks: [Verify]) -> Verify {
        { value in checks.contains { $0(value) } }
    }
}

package let isKindOfReference: any IsKindOf.Type = Answer.self

// MARK: - Wrong answers

package let isKindOfWrong: KeyValuePairs<String, any Contract.Type> = [
    "turned": Turned.self, "boolAsNumber": BoolAsNumber.self, "numberAsBool": NumberAsBool.self,
    "arrayAsObject": ArrayAsObject.self, "emptyIsNothing": EmptyIsNothing.self, "nullFitsAll": NullFitsAll.self,
    "onlyString": OnlyString.self, "allIsAny": AllIsAny.self, "anyIsAll": AnyIsAll.self, "allOfNone": AllOfNone.self,
    "anyOfNone": AnyOfNone.self, "allFirst": AllFirst.self, "allLast": AllLast.self, "anyFirst": AnyFirst.self,
    "anyLast": AnyLast.self, "exactlyOne": ExactlyOne.self, "converted": Converted.self, "anyAlways": AnyAlways.self,
    "nullRefused": NullRefused.self, "anyTurned": AnyTurned.self, "allTurned": AllTurned.self,
    "allAlways": AllAlways.self, "oddNumber": OddNumber.self, "allEnds": AllEnds.self,
    "containersRefused": ContainersRefused.self,
]

private protocol Right: IsKindOf {}

extension Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind } }

    func allOf(_ checks: [Verify]) -> Verify { { value in checks.allSatisfy { $0(value) } } }

    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.contains { $0(value) } } }
}

private struct AnyAlways: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.reduce(true) { $0 || $1(value) } } }
}
private struct AllAlways: Right {
    func allOf(_ checks: [Verify]) -> Verify { { value in checks.reduce(true) { $0 || $1(value) } } }
}
private struct AnyTurned: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in !checks.allSatisfy { $0(value) } } }
}
private struct AllTurned: Right {
    func allOf(_ checks: [Verify]) -> Verify { { value in !checks.contains { $0(value) } } }
}
private struct OddNumber: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.reduce(false) { $0 != $1(value) } } }
}
private struct NullRefused: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { $0 != .null && $0.kind == kind } }
}
private struct ContainersRefused: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind && kind != .array && kind != .object } }
}
private struct ExactlyOne: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.count { $0(value) } == 1 } }
}
private struct Turned: Right { func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind != kind } } }
private struct BoolAsNumber: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { kind == .number ? $0.asNumber != nil : $0.kind == kind } }
}
private struct NumberAsBool: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { kind == .bool ? $0.asBool != nil : $0.kind == kind } }
}

private struct Converted: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        { value in
            switch kind {
            case .bool: value.asBool != nil
            case .number: value.asNumber != nil
            default: value.kind == kind
            }
        }
    }
}

private struct ArrayAsObject: Right {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind || (kind == .object && $0.kind == .array) } }
}
private struct EmptyIsNothing: Right { func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind && $0 != "" } } }
private struct NullFitsAll: Right { func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind || $0 == .null } } }
private struct OnlyString: Right { func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == .string } } }
private struct AllIsAny: Right {
    func allOf(_ checks: [Verify]) -> Verify { { value in checks.contains { $0(value) } } }
}
private struct AnyIsAll: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.allSatisfy { $0(value) } } }
}
private struct AllOfNone: Right {
    func allOf(_ checks: [Verify]) -> Verify { { value in !checks.isEmpty && checks.allSatisfy { $0(value) } } }
}
private struct AnyOfNone: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.isEmpty || checks.contains { $0(value) } } }
}
private struct AllFirst: Right {
    func allOf(_ checks: [Verify]) -> Verify { { value in checks.first?(value) ?? true } }
}
private struct AllLast: Right { func allOf(_ checks: [Verify]) -> Verify { { value in checks.last?(value) ?? true } } }
private struct AllEnds: Right {
    func allOf(_ checks: [Verify]) -> Verify {
        { value in (checks.first?(value) ?? true) && (checks.last?(value) ?? true) }
    }
}
private struct AnyFirst: Right {
    func anyOf(_ checks: [Verify]) -> Verify { { value in checks.first?(value) ?? false } }
}
private struct AnyLast: Right { func anyOf(_ checks: [Verify]) -> Verify { { value in checks.last?(value) ?? false } } }
