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
