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
