/// One thing that must hold for an answer. Each check runs in a process of its own.
public struct Check {
    /// What a check does: it asks the examiner, and stops at the first thing that does not hold.
    enum Body {
        case synchronous(@MainActor (Examiner) throws -> Void)
        case asynchronous(@MainActor (Examiner) async throws -> Void)
    }

    /// The key of its title in the exercise's words.
    public let key: String
    /// The contract's requirement that it is about; a verdict shows the line where the answer has it.
    public let requirement: String?
    /// The requirements in which certain mistakes lie, by their misconception's key, where they show in this check
    /// first.
    let places: [String: String]
    let body: Body

    /// A check that runs on the main thread, where a stack overflow is reported.
    ///
    /// - Parameters:
    ///   - key: the key of its title in the exercise's words.
    ///   - requirement: the contract's requirement that it is about; see also `Examiner.about(_:)`.
    ///   - places: the requirements in which certain mistakes lie that show here, by their misconception's key.
    ///   - body: asks the examiner.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner) throws -> Void
    ) {
        self.key = key
        self.requirement = requirement
        self.places = places
        self.body = .synchronous(body)
    }

    /// A check that awaits.
    ///
    /// - Parameters:
    ///   - key: the key of its title in the exercise's words.
    ///   - requirement: the contract's requirement that it is about; see also `Examiner.about(_:)`.
    ///   - places: the requirements in which certain mistakes lie that show here, by their misconception's key.
    ///   - body: asks the examiner.
    public init(
        _ key: String, of requirement: String? = nil, mistakesIn places: [String: String] = [:],
        _ body: @escaping @MainActor (Examiner) async throws -> Void
    ) {
        self.key = key
        self.requirement = requirement
        self.places = places
        self.body = .asynchronous(body)
    }
}
