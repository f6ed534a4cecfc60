/// 8.4: checks and ways in a row, as one pipeline over a result.
public protocol TryPipeline: Contract {
    /// Keeps a success that passes a check; one that does not becomes the check's failure.
    ///
    /// `` `try`(.success("Ada"), mustBe(.string)) `` is `.success("Ada")`.
    /// `` `try`(.success(12), mustBe(.string)) `` is `.failure(Fault(.wrongKind(expected: .string, got: .number)))`.
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault>

    /// Makes another value of a success, or a failure.
    ///
    /// `tryMap(.success(["name": "Ada"]), transferToKeyChild("name"))` is `.success("Ada")`.
    /// `tryMap(.success([:]), transferToKeyChild("name"))` is `.failure(Fault(at: ["name"], .missing))`.
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault>

    /// Goes to the customer's name: the value under `customer`, then the one under `name`, which must be a string.
    ///
    /// `customerName(.success(["customer": ["name": "Ada"]]))` is `.success("Ada")`.
    /// `customerName(.success(["customer": ["name": 7]]))` is
    /// `.failure(Fault(.wrongKind(expected: .string, got: .number)))`.
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault>
}

extension TryPipeline {
    /// 8.2: throws what is wrong with a value that is not of a kind.
    public func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            guard value.kind == kind else { throw Fault(.wrongKind(expected: kind, got: value.kind)) }
        }
    }

    /// 8.3: goes to the value under a key, or throws why it cannot.
    public func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard case .object(let members) = value else {
                throw Fault(.wrongKind(expected: .object, got: value.kind))
            }
            guard let child = members[key] else { throw Fault(at: [.key(key)], .missing) }
            guard child != .null else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

let tryPipeline = Exercise(
    in: folder, 4, "try-pipeline", minutes: 12, words: English.tryPipeline,
    compilerSuspects: [
        CompilerSuspect("bareTry", "cannot convert return expression of type '(Result<JSON, Fault>, *"),
        CompilerSuspect("anyError", "cannot convert value of type 'any Error' to expected argument type 'Fault'"),
    ])

extension TryPipeline {
    /// Which exercise it is.
    public static var exercise: Exercise { tryPipeline }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let wrong = Fault(.wrongKind(expected: .string, got: .number))
        let earlier = Fault(at: ["reply"], .missing)
        return [
            Check("keeps", of: "try") {
                let got = Self().try(.success("Ada"), Self().mustBe(.string))
                var suspects: [(Result<JSON, Fault>, String)] = [(.success(.null), "valueLost")]
                if case .failure = got { suspects.append((got, "tryExchanged")) }
                try $0.expect(
                    "try(.success(\"Ada\"), mustBe(.string))", got, is: .success("Ada"), ifGot: suspects)
            },
            Check("fails", of: "try") {
                try $0.expect(
                    "try(.success(12), mustBe(.string))", Self().try(.success(12), Self().mustBe(.string)),
                    is: .failure(wrong), ifGot: [(.success(12), "notReturned")])
            },
            Check("maps", of: "tryMap") {
                let name = Self().transferToKeyChild("name")
                try $0.expect(
                    "tryMap(.success([\"name\": \"Ada\"]), transferToKeyChild(\"name\"))",
                    Self().tryMap(.success(["name": "Ada"]), name), is: .success("Ada"),
                    ifGot: [(.success(["name": "Ada"]), "notMapped")])
                try $0.expect(
                    "tryMap(.success([:]), transferToKeyChild(\"name\"))", Self().tryMap(.success([:]), name),
                    is: .failure(Fault(at: ["name"], .missing)),
                    ifGot: [(.success([:]), "swallowed"), (.success(.null), "swallowed")])
            },
            Check("first", of: "try") { examiner in
                var ran = 0
                let first: VerifyAndOutputError = { (_: JSON) throws(Fault) in
                    ran += 1
                    throw wrong
                }
                let second: TryMap = { (_: JSON) throws(Fault) in
                    ran += 1
                    return "Ada"
                }
                let checked = Self().try(.failure(earlier), first)
                let mapped = Self().tryMap(.failure(earlier), second)
                try examiner.require(ran == 0, else: "runsAnyway", .note("ran \(ran)× after a failure"))
                try examiner.expect(
                    "try(.failure(reply: missing), check)", checked, is: .failure(earlier),
                    ifGot: [(.failure(wrong), "newFailure"), (.failure(Fault(.missing)), "newFailure")])
                try examiner.expect(
                    "tryMap(.failure(reply: missing), transform)", mapped, is: .failure(earlier),
                    ifGot: [(.failure(wrong), "newFailure"), (.failure(Fault(.missing)), "newFailure")])
            },
            Check("name", of: "customerName") {
                try Self.named(
                    $0, ["customer": ["name": "Ada"]], is: .success("Ada"),
                    ifGot: [
                        (.success(["name": "Ada"]), "stoppedEarly"),
                        (.failure(Fault(at: ["name"], .missing)), "nameFirst"),
                    ])
            },
            Check("faults", of: "customerName") {
                try Self.named(
                    $0, ["customer": ["name": 7]], is: .failure(wrong), ifGot: [(.success(7), "nameUnchecked")])
                try Self.named($0, ["customer": [:]], is: .failure(Fault(at: ["name"], .missing)))
                try Self.named($0, ["customer": .null], is: .failure(Fault(at: ["customer"], .null)))
                try Self.named(
                    $0, ["customer": "Ada"], is: .failure(Fault(.wrongKind(expected: .object, got: .string))))
                try $0.expect(
                    "customerName(.failure(reply: missing))", Self().customerName(.failure(earlier)),
                    is: .failure(earlier))
            },
        ]
    }

    private static func named(
        _ examiner: Examiner, _ value: JSON, is expected: Result<JSON, Fault>,
        ifGot suspects: [(Result<JSON, Fault>, String)] = []
    ) throws {
        try examiner.expect(
            "customerName(.success(\(value)))", Self().customerName(.success(value)), is: expected, ifGot: suspects)
    }
}
