/// 8.2: from true or false to an error that says what is wrong.
public protocol AttachError: Contract {
    /// Makes a check that throws an error if `verify` returns `false`, but does nothing if `verify` returns `true`.
    ///
    /// `verifyAndOutputError(isKindOf(.string), Fault(.missing))("honey")` throws nothing.
    /// `verifyAndOutputError(isKindOf(.string), Fault(.missing))(12)` throws `Fault(.missing)`.
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError

    /// Makes a check that throws an error about the value if `verify` returns `false`.
    ///
    /// With `describe = { Fault(.wrongKind(expected: .string, got: $0.kind)) }`,
    /// `verifyAndOutputError(isKindOf(.string), describe)(12)` throws
    /// `Fault(.wrongKind(expected: .string, got: .number))`, and
    /// `verifyAndOutputError(isKindOf(.string), describe)("honey")` throws nothing.
    func verifyAndOutputError(
        _ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault
    ) -> VerifyAndOutputError

    /// Makes a check for a kind of value. Its error contains the expected kind and the value's kind.
    ///
    /// `mustBe(.object)([1, 2])` throws `Fault(.wrongKind(expected: .object, got: .array))`.
    /// `mustBe(.object)(["id": 7])` throws nothing.
    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError
}

extension AttachError {
    /// 8.1: makes a check for a kind. `isKindOf(.string)("honey")` is `true`.
    public func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind } }
}

extension AttachError {
    static var checks: [Check<any AttachError>] {
        [
            Check("well", of: "verifyAndOutputError") {
                try $0.agrees(
                    "verifyAndOutputError(isKindOf(.string), Fault(.missing))(_)",
                    on: textArgument("text"), examples: ["honey"], tries: 40
                ) { try NoError($0.verifyAndOutputError($0.isKindOf(.string), Fault(.missing)), $1) }
            },
            Check("error", of: "verifyAndOutputError") {
                for error in [Fault(.missing), Fault(.notAllowed)] {
                    try $0.expect(
                        "verifyAndOutputError(isKindOf(.string), \(WrittenFault(fault: error)))(12)", throws: error,
                        ifOther: "ownError", ifNothing: "notThrown"
                    ) { try NoError(Self().verifyAndOutputError(Self().isKindOf(.string), error), 12) }
                }
                try $0.agrees(
                    "verifyAndOutputError(isKindOf(._), _)(_)", on: kindArgument(),
                    Argument("error", Generator<Fault>.fault.map { WrittenFault(fault: $0) }), jsonArgument(),
                    examples: [
                        (.string, WrittenFault(fault: Fault(.missing)), 12),
                        (.string, WrittenFault(fault: Fault(.notAllowed)), 12),
                    ] + eachKind.map { ($0.0, WrittenFault(fault: Fault(.notAllowed)), $0.1) }
                ) { try NoError($0.verifyAndOutputError($0.isKindOf($1), $2.fault), $3) }
                let settings = Generator<(JSON.Kind, Fault)>.pair(.anyCase, .fault).map {
                    Attached(kind: $0.0, error: $0.1)
                }
                try $0.agrees(
                    making: "verifyAndOutputError(_)", from: Argument("error", settings),
                    calls: jsonArgument(), tries: 60
                ) { answer, _, attached in
                    let check = answer.verifyAndOutputError(answer.isKindOf(attached.kind), attached.error)
                    return { try NoError(check, $0) }
                }
            },
            Check("later", of: "verifyAndOutputError") { examiner in
                for (place, name, make) in Self.bothWays {
                    examiner.about(place)
                    for answer in [true, false] {
                        var asked = 0
                        let check = make(Self()) { _ in
                            asked += 1
                            return answer
                        }
                        try examiner.require(
                            asked == 0, else: "early",
                            .note(
                                "verifyAndOutputError(verify, \(name)) called verify(…) \(asked)× before there was a value"
                            ))
                        let (made, said) = ("verifyAndOutputError(verify, \(name))", answer ? "true" : "false")
                        try? check("honey")
                        try examiner.require(
                            asked == 1, else: "twice",
                            .note("\(made)(\"honey\") called verify(…) \(asked)×; verify(…) returns \(said)"))
                        for (call, value) in (["honey", 12, .null, "honey", 12] as [JSON]).enumerated() {
                            try? check(value)
                            try examiner.require(
                                asked == call + 2, else: asked > call + 2 ? "twice" : "remembered",
                                .note("let check = \(made)"),
                                .note(
                                    "a later check(\(value)) called verify(…) \(asked - call - 1)×; verify(…) returns \(said)"
                                ))
                        }
                    }
                }
            },
            Check("about", of: "verifyAndOutputError#2") {
                let call = "verifyAndOutputError({ _ in true }, { _ in Fault(.notAllowed) })(12)"
                let right = Self().verifyAndOutputError({ _ in true }) { (_: JSON) in Fault(.notAllowed) }
                do throws(Fault) { try right(12) } catch {
                    throw $0.failure("exchangedToo", [.note("\(call) threw \(error)")]) { "" }
                }
                for value in [12] + Generator<JSON>.json.samples(20) {
                    var (described, isDescribed) = ([JSON](), false)
                    let check = Self().verifyAndOutputError({ _ in false }) { (value: JSON) in
                        described.append(value)
                        isDescribed = true
                        return Fault(.notAllowed)
                    }
                    // Only the values that `describe` receives during the next check count: the answer may have called
                    // `describe` with other values when it made the check.
                    described = []
                    do throws(Fault) { try check(value) } catch {
                        try $0.require(
                            isDescribed, else: "describeUnused",
                            .note("check(\(value)) threw \(error), and describe(…) was never called"))
                    }
                    if let other = described.first(where: { $0 != value }) {
                        throw $0.failure(
                            "otherValue", [.note("describe(…) received \(other) in check(\(value))")]
                        ) { "" }
                    }
                }
                let describers = Argument(
                    "describe",
                    Generator<Fn<JSON, Fault>>.element(of: [
                        Fn("{ Fault(.wrongKind(expected: .string, got: $0.kind)) }") {
                            Fault(.wrongKind(expected: .string, got: $0.kind))
                        },
                        Fn("{ Fault(at: [.key(\"\\($0)\")], .notAllowed) }") {
                            Fault(at: [.key("\($0)")], .notAllowed)
                        },
                    ]))
                try $0.agrees(
                    "verifyAndOutputError(isKindOf(._), _)(_)", on: kindArgument(),
                    describers, jsonArgument(), examples: []
                ) { try NoError($0.verifyAndOutputError($0.isKindOf($1), $2.apply), $3) }
                try $0.agrees(
                    making: "verifyAndOutputError(isKindOf(.string), _)",
                    from: describers, calls: jsonArgument(), tries: 60
                ) { answer, _, describe in
                    let check = answer.verifyAndOutputError(answer.isKindOf(.string), describe.apply)
                    return { try NoError(check, $0) }
                }
            },
            Check("kind", of: "mustBe") {
                try Self.expectedKinds($0)
                try Self.kindsInTheError($0)
                do throws(Fault) { try Self().mustBe(.null)(.null) } catch {
                    try $0.require(error.problem != .null, else: "nullProblem", .note("mustBe(.null)(null) threw null"))
                }
                try $0.agrees(
                    "mustBe(._)(_)", on: kindArgument(), jsonArgument(),
                    examples: [(.object, [1, 2]), (.object, ["id": 7]), (.number, true)] + eachKind
                ) { try NoError($0.mustBe($1), $2) }
                try $0.agrees(
                    making: "mustBe(._)", from: kindArgument(), calls: jsonArgument(), tries: 60
                ) { answer, _, kind in
                    let check = answer.mustBe(kind)
                    return { try NoError(check, $0) }
                }
            },
        ]
    }

    /// Recognizes errors that name the same expected kind in every check.
    private static func expectedKinds(_ examiner: Examiner<any AttachError>) throws {
        let calls: [(JSON.Kind, JSON)] = [(.object, [1, 2]), (.number, "wax"), (.bool, 12)]
        let faults = calls.map { kind, value -> Fault? in
            examiner.running("mustBe(.\(kind))(\(value))")
            do throws(Fault) { try Self().mustBe(kind)(value) } catch { return error }
            return nil
        }
        examiner.finished()
        let named = faults.compactMap { if case .wrongKind(let expected, _) = $0?.problem { expected } else { nil } }
        guard named.count == calls.count, Set(named).count == 1 else { return }
        for ((kind, value), fault) in zip(calls, faults) {
            guard let fault else { continue }
            try examiner.expect(
                "mustBe(.\(kind))(\(value))", throws: Fault(.wrongKind(expected: kind, got: value.kind)),
                ifGot: [(fault, "alwaysObject")], ifNothing: nil
            ) { try Self().mustBe(kind)(value) }
        }
    }

    /// Recognizes an error with a path or without any kinds, and an error that names the same kind for every value.
    private static func kindsInTheError(_ examiner: Examiner<any AttachError>) throws {
        let check = Self().mustBe(.object)
        let values: [JSON] = [[1, 2], 12, true, "wax", "", .null]
        let faults = values.compactMap { value -> Fault? in
            examiner.running("mustBe(.object)(\(value))")
            do throws(Fault) { try check(value) } catch { return error }
            return nil
        }
        examiner.finished()
        guard faults.count == values.count else { return }
        let kinds = faults.compactMap { if case .wrongKind(.object, let got) = $0.problem { got } else { nil } }
        let areFixed = kinds.count == values.count && Set(kinds).count == 1 && kinds[0] != .object
        for (value, fault) in zip(values, faults) {
            let mistake: String? =
                switch fault.problem {
                case _ where !fault.path.isEmpty: "pathAdded"
                case .wrongKind: areFixed ? "gotFixed" : nil
                case .null where value == .null: nil
                default: "kindsLost"
                }
            guard let mistake else { continue }
            try examiner.expect(
                "mustBe(.object)(\(value))", throws: Fault(.wrongKind(expected: .object, got: value.kind)),
                ifGot: [(fault, mistake)], ifNothing: nil
            ) { try check(value) }
        }
    }

    private static var bothWays: [(place: String, name: String, make: (Self, @escaping Verify) -> VerifyAndOutputError)]
    {
        [
            ("verifyAndOutputError", "error", { $0.verifyAndOutputError($1, Fault(.missing)) }),
            (
                "verifyAndOutputError#2", "describe",
                { answer, verify in answer.verifyAndOutputError(verify) { (_: JSON) in Fault(.missing) } }
            ),
        ]
    }
}

private struct Attached: CustomStringConvertible, Sendable {
    let kind: JSON.Kind
    let error: Fault

    var description: String { "isKindOf(.\(kind)), \(WrittenFault(fault: error))" }
}

/// A fault as Swift code, for the call that a verdict shows: `Fault(at: ["name"], .missing)`.
private struct WrittenFault: CustomStringConvertible, Sendable {
    let fault: Fault

    var description: String {
        let problem =
            switch fault.problem {
            case .missing: ".missing"
            case .null: ".null"
            case .wrongKind(let expected, let got): ".wrongKind(expected: .\(expected), got: .\(got))"
            case .notAllowed: ".notAllowed"
            }
        let steps = fault.path.map { step in
            switch step {
            case .key(let key): key.debugDescription
            case .index(let index): "\(index)"
            }
        }
        return steps.isEmpty ? "Fault(\(problem))" : "Fault(at: [\(steps.joined(separator: ", "))], \(problem))"
    }
}
