/// One requirement that an answer must meet. Each check of a learner's answer runs in a process of its own, except in a
/// debugger.
///
/// The generic argument is the contract, as in `Check<any ComposeTwo>`.
public struct Check<Asked> {
    let check: AnyCheck

    /// Makes a synchronous check. In a process of its own, the check runs on the main thread, where a stack overflow
    /// can be reported. If the answer's top-level code has awaited, the check may run on another thread.
    ///
    /// - Parameters:
    ///   - key: the key of the check's line in the exercise's text.
    ///   - requirement: the contract's requirement that the check tests; see also `Examiner.about(_:)`.
    ///   - places: the mistakes that are in a requirement other than `requirement`: each mistake's key with the
    ///     requirement that contains the mistake. The verdict on such a mistake shows that requirement's line.
    ///   - body: examines the answer.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner<Asked>) throws -> Void
    ) {
        check = AnyCheck(
            key: key, requirement: requirement, places: places, body: .synchronous { try body(Examiner($0)) })
    }

    /// Makes an asynchronous check, with the same parameters as a synchronous one.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner<Asked>) async throws -> Void
    ) {
        check = AnyCheck(
            key: key, requirement: requirement, places: places, body: .asynchronous { try await body(Examiner($0)) })
    }
}

package struct AnyCheck {
    enum Body {
        case synchronous(@MainActor (Examination) throws -> Void)
        case asynchronous(@MainActor (Examination) async throws -> Void)
    }

    package let key: String
    package let requirement: String?
    /// The mistakes that are in a requirement other than `requirement`: each mistake's key with the requirement that
    /// contains the mistake.
    let places: [String: String]
    let body: Body
}
