import Chapter08Verifiers

// 8.2  A check that says what is wrong
//
// A VerifyAndOutputError is `(JSON) throws(Fault) -> Void`: it throws a fault if the value is
// wrong, but does nothing if the value is right. `verifyAndOutputError` makes such a check
// from `verify`, which only returns `true` or `false`. `verifyAndOutputError` has two forms:
// one form takes an error, and the other takes `describe`, a function that makes the error
// from the value. Each call to the new check calls `verify(…)` once. A closure that throws a
// fault begins with `{ (value: JSON) throws(Fault) in`.
//
// You can use this:
//
//     func isKindOf(_ kind: JSON.Kind) -> Verify
//
//     verifyAndOutputError(isKindOf(.string), Fault(.missing))("honey")    // no error
//     verifyAndOutputError(isKindOf(.string), Fault(.missing))(12)         // throws Fault(.missing)
//     mustBe(.object)([1, 2])     // throws Fault(.wrongKind(expected: .object, got: .array))
//     mustBe(.bool)(.null)        // throws Fault(.wrongKind(expected: .bool, got: .null)): null is a kind, too
//
// A verdict shows these two faults in a short form: "array, not object" and "null, not bool".
// The value's own kind comes first.

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
