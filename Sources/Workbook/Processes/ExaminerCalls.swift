extension Examiner {
    /// Names the call of the answer that begins, so that a verdict on a trap, an endless loop or a flood of output can
    /// show it.
    ///
    /// It costs a few nanoseconds: the call is described only after something has stopped it, in a second run of the
    /// check. So a check must make the same calls each time.
    ///
    /// - Parameter call: the call as the learner would write it.
    public func running(_ call: @autoclosure () -> String) { RunningCall.begin(call) }

    /// Ends the call that `running` named; not needed between two calls.
    public func finished() { RunningCall.end() }

    /// Keeps the failure to report if a trap or a limit stops the answer later; the last failure kept is reported.
    ///
    /// - Parameter failure: a difference that is known already.
    public func keepFailure(_ failure: CheckFailure) { Report.keep(failure) }

    /// Makes a call in which a trap is a known mistake. The verdict shows the mistake's sentence, and the reason and the
    /// line of the trap. A limit that stops the call is reported as that limit.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it.
    ///   - misconception: the key of the sentence for a trap.
    ///   - work: makes the call.
    /// - Returns: the call's result.
    /// - Throws: the call's error.
    public func making<Result, Failure: Error>(
        _ call: String, ifItTraps misconception: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        RunningCall.begin(described: call)
        Report.blame(failure(misconception, []) { misconception })
        defer { Report.blame(nil) }
        return try work()
    }
}

/// A call as the learner would write it, written as a literal before the call itself:
///
/// ```swift
/// try examiner.expect("blocks([])", blocks([]), is: [])
/// ```
///
/// Arguments are evaluated from left to right, so the description is recorded before the call, and a verdict can show
/// it after a trap.
public struct CallDescription: ExpressibleByStringInterpolation {
    /// The call.
    package let text: String

    /// Records that a call begins.
    ///
    /// - Parameter text: the call.
    public init(stringLiteral text: String) {
        self.text = text
        RunningCall.begin(described: text)
    }
}
