import Chapter08Verifiers

struct Answer: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        todo("isKindOf")
    }

    // Every check returns true.
    func allOf(_ checks: [Verify]) -> Verify {
        todo("allOf")
    }

    // At least one check returns true.
    func anyOf(_ checks: [Verify]) -> Verify {
        todo("anyOf")
    }
}

judge(Answer.self)
