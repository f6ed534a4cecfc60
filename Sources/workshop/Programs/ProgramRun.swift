import CurrycombWorkbook

/// Builds one of the package's programs, and runs it with a time limit and an output limit.
struct ProgramRun {
    let answerJudge: any AnswerJudge
    /// Variables that the program gets in addition to this process's environment, as `NAME=value`.
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
        case .built(let executable, _):
            if cancelled() { return .ended(Say.stopped) }
            let capture = Capture(seconds: seconds, variables: variables)
            return .ended(Say.end(capture.run([executable], cancelled: cancelled, news: printed).end, capture))
        }
    }
}
