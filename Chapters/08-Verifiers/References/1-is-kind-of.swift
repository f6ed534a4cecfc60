private struct Answer: KindCheck {
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

package let kindCheckReference: any KindCheck.Type = Answer.self
