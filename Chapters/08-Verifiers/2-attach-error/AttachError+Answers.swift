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
    "alwaysObject": AlwaysObject.self,
    "gotIsExpected": GotIsExpected.self, "remembered": Remembered.self, "pathLost": PathLost.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: AttachError {}

extension Right {
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

private struct PathLost: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw Fault(error.problem) }
        }
    }
}

private struct Exchanged: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if verify(value) { throw error }
        }
    }
}

private struct NotThrown: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) { _ = error }
        }
    }
}

private struct OwnError: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw Fault(.missing) }
        }
    }
}

private struct Remembered: Right {
    // Keeps what verify has said of a value.
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
        return { (value: JSON) throws(Fault) in
            if !verify(value) { throw error }
        }
    }
}

private struct Twice: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) || !verify(value) { throw error }
        }
    }
}

private struct DescribedNotThrown: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            if !verify(value) { _ = describe(value) }
        }
    }
}

private struct OtherValue: Right {
    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw describe(.null) }
        }
    }
}

private struct ExpectedAndGot: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if value.kind != kind { throw Fault(.wrongKind(expected: value.kind, got: kind)) }
        }
    }
}

private struct MustBePasses: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError({ _ in true }, Fault(.null))
    }
}

private struct BoolAsNumber: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if value.kind != kind, kind != .number || value.asNumber == nil {
                throw Fault(.wrongKind(expected: kind, got: value.kind))
            }
        }
    }
}

private struct AlwaysObject: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if value.kind != kind { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
        }
    }
}

private struct GotIsExpected: Right {
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError(isKindOf(kind)) { _ in Fault(.wrongKind(expected: kind, got: kind)) }
    }
}
