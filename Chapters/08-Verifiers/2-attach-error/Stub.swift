import Chapter08Verifiers

struct Answer: AttachError {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        todo("verifyAndOutputError with an error")
    }

    // describe makes the error from the value.
    func verifyAndOutputError(
        _ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault
    ) -> VerifyAndOutputError {
        todo("verifyAndOutputError with describe")
    }

    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        todo("mustBe")
    }
}

judge(Answer.self)
