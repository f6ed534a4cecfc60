/// 8.2: from yes or no to an error that says something.
public protocol AttachError: Contract {
    /// Makes a check that throws an error where a check says no, and does nothing where it says yes.
    ///
    /// `verifyAndOutputError(isKindOf(.string), Fault(.missing))("honey")` throws nothing.
    /// `verifyAndOutputError(isKindOf(.string), Fault(.missing))(12)` throws `Fault(.missing)`.
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError

    /// Makes a check that throws an error about the value where a check says no.
    ///
    /// With `describe = { Fault(.wrongKind(expected: .string, got: $0.kind)) }`,
    /// `verifyAndOutputError(isKindOf(.string), describe)(12)` throws `Fault(.wrongKind(expected: .string, got: .number))`.
    /// `verifyAndOutputError(isKindOf(.string), describe)("honey")` throws nothing.
    func verifyAndOutputError(
        _ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault
    ) -> VerifyAndOutputError

    /// Makes a check for a kind whose error says what was expected and what came.
    ///
    /// `mustBe(.object)([1, 2])` throws `Fault(.wrongKind(expected: .object, got: .array))`.
    /// `mustBe(.object)(["id": 7])` throws nothing.
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError
}

extension AttachError {
    /// 8.1: `isKindOf(.string)("honey")` is `true`.
    public func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind } }
}

let attachError = Exercise(
    in: folder, 2, "attach-error", minutes: 8, words: English.attachError,
    compilerSuspects: [
        CompilerSuspect("plainThrows", "thrown expression type 'any Error' cannot be converted to error type 'Fault'"),
        CompilerSuspect("noValueYet", "cannot find 'value' in scope"),
    ])

extension AttachError {
    /// Which exercise it is.
    public static var exercise: Exercise { attachError }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let isString: Verify = { $0.kind == .string }
        let isMissing = Fault(.missing)
        let describe: (JSON) -> Fault = { Fault(.wrongKind(expected: .string, got: $0.kind)) }
        let swapped = Fault(.wrongKind(expected: .array, got: .object))
        return [
            Check("well", of: "verifyAndOutputError") {
                try $0.expect(
                    "verifyAndOutputError(isKindOf(.string), Fault(.missing))(\"honey\")",
                    Outcome(Self().verifyAndOutputError(isString, isMissing), "honey"), is: .passes,
                    ifGot: [(.throwing(isMissing), "exchanged")])
            },
            Check("error", of: "verifyAndOutputError") {
                for fault in [isMissing, Fault(.notAllowed)] {
                    let call = fault == isMissing ? "Fault(.missing)" : "Fault(.notAllowed)"
                    try $0.expect(
                        "verifyAndOutputError(isKindOf(.string), \(call))(12)",
                        Outcome(Self().verifyAndOutputError(isString, fault), 12), is: .throwing(fault),
                        ifGot: [(.passes, "notThrown"), (.throwing(isMissing), "ownError")])
                }
            },
            Check("later", of: "verifyAndOutputError") { examiner in
                var asked = 0
                let counted: Verify = { value in
                    asked += 1
                    return value.kind == .string
                }
                let check = Self().verifyAndOutputError(counted, isMissing)
                try examiner.require(asked == 0, else: "early", .note("asked \(asked)× before check(\"honey\")"))
                _ = Outcome(check, "honey")
                try examiner.require(asked == 1, else: "twice", .note("asked \(asked)× in check(\"honey\")"))
            },
            Check("about", of: "verifyAndOutputError") {
                let check = Self().verifyAndOutputError(isString, describe)
                for value: JSON in [12, .null, "honey"] {
                    try $0.expect(
                        "verifyAndOutputError(isKindOf(.string), describe)(\(value))", Outcome(check, value),
                        is: value == "honey" ? .passes : .throwing(describe(value)),
                        ifGot: value == "honey"
                            ? [(.throwing(describe(value)), "describedNotThrown")]
                            : [
                                (.passes, "describedNotThrown"), (.throwing(describe(.null)), "otherValue"),
                                (.throwing(describe(12)), "otherValue"),
                            ])
                }
            },
            Check("kind", of: "mustBe") {
                try $0.expect(
                    "mustBe(.object)([1, 2])", Outcome(Self().mustBe(.object), [1, 2]),
                    is: .throwing(Fault(.wrongKind(expected: .object, got: .array))),
                    ifGot: [(.throwing(swapped), "expectedAndGot"), (.passes, "mustBePasses")])
                try $0.expect(
                    "mustBe(.object)([\"id\": 7])", Outcome(Self().mustBe(.object), ["id": 7]), is: .passes)
                try $0.expect(
                    "mustBe(.number)(true)", Outcome(Self().mustBe(.number), true),
                    is: .throwing(Fault(.wrongKind(expected: .number, got: .bool))),
                    ifGot: [
                        (.passes, "boolAsNumber"),
                        (.throwing(Fault(.wrongKind(expected: .object, got: .bool))), "alwaysObject"),
                    ])
            },
        ]
    }
}
