import CurrycombWorkbook

/// Builds a program of the package, and runs it within limits.
struct ProgramRun {
    let answerJudge: any AnswerJudge
    /// Variables to add to this process's environment for the program, as `NAME=value`.
    var variables: [String] = []

    enum Outcome: Sendable {
        /// The program was built. The sentence says how its run ended, or that it could not be started.
        case ended(String)
        case refused([Diagnostic])
        /// The program could not be built; the text is the reason.
        case failed(String)
    }

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

    package static func outcome(_ outcome: Reset.Outcome) -> String {
        switch outcome {
        case .kept(let place): kept(place)
        case .restored: restored
        case .unchanged: unchanged
        case .failed(let why): why
        }
    }
}
