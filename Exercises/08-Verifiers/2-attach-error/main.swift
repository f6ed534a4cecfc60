import Chapter08Verifiers

// 8.2  A check that says what is wrong
//
// A VerifyAndOutputError is (JSON) throws(Fault) -> Void: it throws a fault if the value is wrong, and does nothing if
// it is right. Each call of it calls verify once. A closure that throws begins with { (value: JSON) throws(Fault) in
//
// There for you:  func isKindOf(_ kind: JSON.Kind) -> Verify
//
//     verifyAndOutputError(isKindOf(.string), Fault(.missing))("honey")    // no error
//     verifyAndOutputError(isKindOf(.string), Fault(.missing))(12)         // throws Fault(.missing)
//     mustBe(.object)([1, 2])     // throws Fault(.wrongKind(expected: .object, got: .array))
//     mustBe(.bool)(.null)        // throws Fault(.wrongKind(expected: .bool, got: .null)): here null is a kind, too
//
// A verdict writes these two faults in short: "array, not object" and "null, not bool". The value's own kind stands first.

struct Answer: AttachError {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        todo("verifyAndOutputError with an error")
    }

    // describe makes the error of the value.
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
