import Chapter08Verifiers

struct Answer: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        todo("isKindOf")
    }

    // Every check says yes.
    func allOf(_ checks: [Verify]) -> Verify {
        todo("allOf")
    }

    // At least one check says yes.
    func anyOf(_ checks: [Verify]) -> Verify {
        todo("anyOf")
    }
}

judge(Answer.self)
