/// Answers to chapter 8 that do not compile: what stands between the braces.
enum VerifiersRefused {
    static let attachError = [
        "plainThrows": """
        func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
            { value in if !verify(value) { throw error } }
        }
        """,
        "noValueYet": """
        func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
            verifyAndOutputError(isKindOf(kind), Fault(.wrongKind(expected: kind, got: value.kind)))
        }
        """,
    ]

    static let keyChild = [
        "noSubscript": "func hasKey(_ key: String) -> Verify { { value in value[key] != nil } }",
        "bareKey": childThat("(value: JSON) throws(Fault) in throw Fault(at: [key], .missing)"),
        "plainThrows": childThat("value in if value == .null { throw Fault(.null) } else { return value }"),
    ]

    static let tryPipeline = [
        "bareTry": """
        func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
            return try(response, mustBe(.string))
        }
        """,
        "anyError": """
        func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
            result.flatMap { value in do { return .success(try transform(value)) } catch { return .failure(error) } }
        }
        """,
    ]

    static let allFaults = [
        "stepAlone": atThat("faults.map { Fault(at: step + $0.path, $0.problem) }"),
        "bareStep": objectThat(
            """
            { value in
                var faults: [Fault] = []
                for (key, rule) in rules { faults += at(key, rule(value)) }
                return faults
            }
            """) + atThat("faults"),
        "ruleNotCalled": objectThat("{ value in guard value == .null else { return must(.object) }; return [] }"),
    ]

    static let realResponse = [
        "ruleNotCalled": "func order(_ value: JSON) -> [Fault] { object([(\"id\", must(.string))]) }",
        "dictionary": "func order(_ value: JSON) -> [Fault] { object([\"id\": must(.string)])(value) }",
    ]

    private static func childThat(_ body: String) -> String {
        "func transferToKeyChild(_ key: String) -> TryMap { { \(body) } }"
    }

    private static func atThat(_ body: String) -> String {
        "\nfunc at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] { \(body) }\n"
    }

    private static func objectThat(_ body: String) -> String {
        "func object(_ rules: [(key: String, rule: Rule)]) -> Rule { \(body) }"
    }
}
