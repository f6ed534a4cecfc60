private struct Answer: AttachError {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw error }
        }
    }

    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw describe(value) }
        }
    }

    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError(isKindOf(kind)) { Fault(.wrongKind(expected: kind, got: $0.kind)) }
    }
}

package let attachErrorReference: any AttachError.Type = Answer.self

// MARK: - Wrong answers

package let attachErrorWrong: KeyValuePairs<String, any Contract.Type> = [
    "exchanged": Exchanged.self, "notThrown": NotThrown.self, "ownError": OwnError.self, "early": Early.self,
    "twice": Twice.self, "describedNotThrown": DescribedNotThrown.self, "otherValue": OtherValue.self,
    "expectedAndGot": ExpectedAndGot.self, "mustBePasses": MustBePasses.self, "boolAsNumber": BoolAsNumber.self,
    "alwaysObject": AlwaysObject.self, "gotIsExpected": GotIsExpected.self, "remembered": Remembered.self,
    "pathLost": PathLost.self, "firstKept": FirstKept.self,
    "nullProblem": NullProblem.self, "nullPasses": NullPasses.self, "kindsLost": KindsLost.self,
    "gotFixed": GotFixed.self,
    "faultKept": FaultKept.self, "describeUnused": DescribeUnused.self,
    "describedChanged": DescribedChanged.self, "pathAdded": PathAdded.self, "thrownOnce": ThrownOnce.self,
    "exchangedToo": ExchangedToo.self,
]

private protocol Right: AttachError {
    static func isFine(_ value: JSON, _ verify: Verify) -> Bool
    static func thrown(_ error: Fault) -> Fault?
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault?
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault
}

extension Right {
    static func isFine(_ value: JSON, _ verify: Verify) -> Bool { verify(value) }
    static func thrown(_ error: Fault) -> Fault? { error }
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault? { describe(value) }
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault {
        Fault(.wrongKind(expected: expected, got: got))
    }

    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !Self.isFine(value, verify), let fault = Self.thrown(error) { throw fault }
        }
    }

    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            if !verify(value), let fault = Self.described(value, describe) { throw fault }
        }
    }

    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError(isKindOf(kind)) { Self.fault(kind, got: $0.kind) }
    }
}

private struct PathLost: Right { static func thrown(_ error: Fault) -> Fault? { Fault(error.problem) } }
private struct OwnError: Right { static func thrown(_ error: Fault) -> Fault? { Fault(.missing) } }
private struct NotThrown: Right { static func thrown(_ error: Fault) -> Fault? { nil } }
private struct Exchanged: Right { static func isFine(_ value: JSON, _ verify: Verify) -> Bool { !verify(value) } }
private struct Twice: Right {
    static func isFine(_ value: JSON, _ verify: Verify) -> Bool { verify(value) && verify(value) }
}

private struct Remembered: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        var known: [(value: JSON, isFine: Bool)] = []
        return { (value: JSON) throws(Fault) in
            let isFine = known.first { $0.value == value }?.isFine ?? verify(value)
            known.append((value, isFine))
            if !isFine { throw error }
        }
    }
}

private struct Early: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        _ = verify("honey")
        return { (value: JSON) throws(Fault) in if !verify(value) { throw error } }
    }
}

private struct DescribedNotThrown: Right {
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault? {
        _ = describe(value)
        return nil
    }
}

private func keeping(_ verify: @escaping Verify) -> Verify {
    var known: Bool?
    return { value in
        let isFine = known ?? verify(value)
        known = isFine
        return isFine
    }
}

private struct FirstKept: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        Answer().verifyAndOutputError(keeping(verify), error)
    }
}

private struct FaultKept: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        var kept: Fault?
        return { (value: JSON) throws(Fault) in
            if verify(value) { return }
            let fault = kept ?? describe(value)
            kept = fault
            throw fault
        }
    }
}

private struct ThrownOnce: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        var hasThrown = false
        return { (value: JSON) throws(Fault) in
            if verify(value) || hasThrown { return }
            hasThrown = true
            throw describe(value)
        }
    }
}

private struct DescribedChanged: Right {
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault? { Fault(describe(value).problem) }
}
private struct OtherValue: Right {
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault? { describe(.null) }
}
private struct DescribeUnused: Right {
    static func described(_ value: JSON, _ describe: (JSON) -> Fault) -> Fault? { Fault(.missing) }
}
private struct MustBePasses: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError { verifyAndOutputError({ _ in true }, Fault(.null)) }
}

private struct NullProblem: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError(isKindOf(kind)) { $0 == .null ? Fault(.null) : Self.fault(kind, got: $0.kind) }
    }
}

private struct NullPasses: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError({ $0 == .null || $0.kind == kind }) { Self.fault(kind, got: $0.kind) }
    }
}

private struct BoolAsNumber: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if value.kind != kind, kind != .number || value.asNumber == nil { throw Self.fault(kind, got: value.kind) }
        }
    }
}

private struct ExpectedAndGot: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault {
        Fault(.wrongKind(expected: got, got: expected))
    }
}

private struct AlwaysObject: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault { Fault(.wrongKind(expected: .object, got: got)) }
}

private struct GotIsExpected: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault {
        Fault(.wrongKind(expected: expected, got: expected))
    }
}

private struct KindsLost: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault { Fault(.missing) }
}

private struct PathAdded: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault {
        Fault(at: [.key("value")], .wrongKind(expected: expected, got: got))
    }
}

private struct GotFixed: Right {
    static func fault(_ expected: JSON.Kind, got: JSON.Kind) -> Fault {
        Fault(.wrongKind(expected: expected, got: .string))
    }
}

private struct ExchangedToo: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            if verify(value) { throw describe(value) }
        }
    }
}
