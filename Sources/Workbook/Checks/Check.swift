/// One requirement that an answer must meet. Each check runs in a process of its own.
///
/// It knows its contract, as in `Check<any ComposeTwo>`; a contract's list of checks names the contract once for all.
public struct Check<Asked> {
    /// The same without the contract.
    let check: AnyCheck

    /// A check that runs on the main thread, where a stack overflow is reported.
    ///
    /// - Parameters:
    ///   - key: the key of its line in the exercise's text.
    ///   - requirement: the contract's requirement that it is about; see also `Examiner.about(_:)`.
    ///   - places: the requirements with the mistakes that show in this check, by their misconception's key.
    ///   - body: examines the answer.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner<Asked>) throws -> Void
    ) {
        check = AnyCheck(
            key: key, requirement: requirement, places: places, body: .synchronous { try body(Examiner($0)) })
    }

    /// A check that awaits.
    ///
    /// - Parameters:
    ///   - key: the key of its line in the exercise's text.
    ///   - requirement: the contract's requirement that it is about; see also `Examiner.about(_:)`.
    ///   - places: the requirements with the mistakes that show in this check, by their misconception's key.
    ///   - body: examines the answer.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner<Asked>) async throws -> Void
    ) {
        check = AnyCheck(
            key: key, requirement: requirement, places: places, body: .asynchronous { try await body(Examiner($0)) })
    }
}

/// A check of any contract.
package struct AnyCheck {
    /// The work of a check: it uses the examiner, and stops at the first failure.
    enum Body {
        case synchronous(@MainActor (Examination) throws -> Void)
        case asynchronous(@MainActor (Examination) async throws -> Void)
    }

    /// The key of its line in the exercise's text.
    package let key: String
    /// The contract's requirement that it is about; a verdict shows its line in the answer.
    package let requirement: String?
    /// The requirements with certain mistakes, by their misconception's key, if the mistakes show in this check first.
    let places: [String: String]
    let body: Body
}
