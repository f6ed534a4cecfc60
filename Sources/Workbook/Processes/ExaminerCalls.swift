extension Examiner {
    /// Names the next call to the answer. If this call stops the check, for example by a trap, the verdict shows it.
    ///
    /// Naming a call costs little, because the description is made only after something has stopped the call, in a
    /// second run of the check. So a check must make the same calls in each run.
    public func running(_ call: @autoclosure () -> String) { RunningCall.begin(call) }

    /// Ends the call that `running` named. This is not needed if `running` names another call immediately.
    public func finished() { RunningCall.end() }

    /// Keeps a failure for the report, in case something, such as a trap or a limit, stops the check later. If several
    /// failures are kept, the last one counts.
    public func keepFailure(_ failure: CheckFailure) {
        if isReported { Report.keep(failure) }
    }

    /// Makes a call that traps if the answer has a certain mistake, and returns the call's result. After a trap, the
    /// verdict shows the misconception's sentence, and the trap's reason and line. If the limit on time, output or
    /// memory stops the call, the verdict does not show that sentence.
    public func making<Result, Failure: Error>(
        _ call: String, ifItTraps misconception: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        RunningCall.begin(described: call)
        defer { RunningCall.end() }
        guard isReported else { return try work() }
        Report.blame(failure(misconception, []) { misconception })
        defer { Report.blame(nil) }
        return try work()
    }

    /// A variant for an asynchronous call.
    public func making<Result>(
        _ call: String, ifItTraps misconception: String, _ work: @MainActor () async throws -> Result
    ) async throws -> Result {
        RunningCall.begin(described: call)
        defer { RunningCall.end() }
        guard isReported else { return try await work() }
        Report.blame(failure(misconception, []) { misconception })
        defer { Report.blame(nil) }
        return try await work()
    }
}

/// A call as the learner would write it, given as a literal before the call itself.
///
/// ```swift
/// try examiner.expect("blocks([])", blocks([]), is: [])
/// ```
///
/// Swift evaluates arguments from left to right, so the description is recorded before the call, and a verdict can show
/// it after a trap.
public struct CallDescription: ExpressibleByStringInterpolation {
    package let text: String

    /// Makes a description, and records that the call begins.
    public init(stringLiteral text: String) {
        self.text = text
        RunningCall.begin(described: text)
    }
}
