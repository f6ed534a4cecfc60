import CurrycombWorkbook

/// Builds a program of the package and runs it, within limits, with its output kept.
struct ProgramRun {
    let answerJudge: any AnswerJudge
    /// Variables for the program beside our own, as `NAME=value`.
    var variables: [String] = []

    /// The outcome.
    enum Outcome: Sendable {
        /// It ran; the sentence describes its end.
        case ended(String)
        /// The compiler refused it.
        case refused([Diagnostic])
        /// It could not be built; the text gives the reason.
        case failed(String)
    }

    /// Builds and runs.
    ///
    /// - Parameters:
    ///   - product: the program.
    ///   - seconds: the time that it may run, in seconds.
    ///   - cancelled: called often; once true, it is ended.
    ///   - printed: receives the whole output so far.
    /// - Returns: the outcome.
    func run(
        _ product: String, seconds: Double, cancelled: () -> Bool, printed: (String) -> Void
    ) -> Outcome {
        switch answerJudge.build(product: product) {
        case .failed(let problem): return .failed(problem)
        case .refused(let diagnostics): return .refused(diagnostics)
        case .built(let executable):
            if cancelled() { return .ended(Say.stopped) }
            let capture = Capture(seconds: seconds, variables: variables)
            return .ended(Say.end(capture.run([executable], cancelled: cancelled, news: printed).end, capture))
        }
    }
}

extension Say {
    /// A sentence about how a program ended.
    package static func end(_ end: Capture.End, _ limits: Capture) -> String {
        switch end {
        case .exit(let code) where code > 128: endedBySignal(code - 128)
        case .exit(let code): ended(code)
        case .timedOut: timedOut(Int(limits.seconds))
        case .flooded: flooded(limits.bytes >> 20)
        case .cancelled: stopped
        case .notStarted: notStarted
        }
    }

    /// The sentence about the outcome of a reset.
    package static func outcome(_ outcome: Reset.Outcome) -> String {
        switch outcome {
        case .kept(let place): kept(place)
        case .restored: restored
        case .unchanged: unchanged
        case .failed(let why): why
        }
    }
}
