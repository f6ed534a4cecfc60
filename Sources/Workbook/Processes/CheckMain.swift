import CurrycombDifferences
import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@MainActor
enum CheckMain {
    /// Runs the check that the supervisor requested, reports its outcome, and ends the process.
    ///
    /// - Parameter hasFile: true if the file named in the request contains only this answer, so rules about its text
    ///   apply.
    static func run(
        _ answer: any Contract.Type, by judge: ExerciseJudge?, of chapter: ChapterJudges, hasFile: Bool
    ) -> Never {
        let context = prepare()
        guard let judge, let checks = judge.checks(answer) else {
            Report.begin(about: nil)
            Report.end(.failed(judge.map { chapter.misfit(answer, for: $0) } ?? chapter.stranger(context.exercise)))
        }
        if hasFile, let mixture = chapter.mixture(answer, for: judge) {
            Report.begin(about: nil)
            Report.end(.failed(mixture))
        }
        guard let check = checks.first(where: { $0.key == context.check }) else {
            preconditionFailure("\(judge.id) has no check \(context.check)")
        }
        if hasFile, context.isExchanged {
            Report.begin(about: nil)
            Report.end(.failed(CheckFailure(message: Phrases.exchanged, misconception: nil, findings: [])))
        }
        Report.begin(about: check.requirement)
        let text = hasFile ? context.text : nil
        let types = hasFile ? context.types : nil
        if let helper = text.flatMap({ chapter.helper(in: $0, for: judge) }) ?? judge.givenType(in: types) {
            Report.end(.failed(helper))
        }
        let examination = Examination(judge: judge, answer: answer, check: check.key, text: text, types: types)
        switch check.body {
        case .synchronous(let body):
            // The body runs on the main thread, where a stack overflow can be reported, unless the answer's top-level
            // code has awaited.
            end(outcome { try body(examination) }, of: check)
        case .asynchronous(let body):
            guard canWait else {
                Report.begin(about: nil)
                Report.end(.failed(CheckFailure(message: Phrases.waitsAbove, misconception: nil, findings: [])))
            }
            Task { @MainActor in
                // The main thread waits in `dispatchMain`, so this task runs on another thread, which may lack a second
                // stack for signal handlers.
                Platform.prepareForFullStack()
                do {
                    try await body(examination)
                    Report.end(.passed)
                } catch {
                    end(outcome(of: error), of: check)
                }
            }
            dispatchMain()
        }
    }

    /// True if the main actor's work can continue while the program's top-level code waits forever.
    ///
    /// Once the top-level code has suspended at an `await`, it continues as a job of the main actor. If it then waits
    /// forever, the main actor's other jobs never run.
    static var canWait: Bool { Platform.isMainThread || withUnsafeCurrentTask { $0 == nil } }

    /// Reports the outcome of a check. If the mistake belongs to another requirement, reports that requirement first.
    private static func end(_ outcome: Outcome, of check: AnyCheck) -> Never {
        if case .failed(let failure) = outcome, let place = failure.misconception.flatMap({ check.places[$0] }) {
            Report.begin(about: place)
        }
        Report.end(outcome)
    }

    static func outcome(_ body: () throws -> Void) -> Outcome {
        do {
            try body()
            return .passed
        } catch {
            return outcome(of: error)
        }
    }

    static func outcome(of error: any Error) -> Outcome {
        if let failure = error as? CheckFailure { .failed(failure) } else { .threw(describe(error)) }
    }

    private static func prepare() -> CheckContext {
        CheckContext.prepare()
        guard let context = CheckContext.current else {
            // There is no request: this process is a program that a check started, or a fork of the check.
            _exit(1)
        }
        Platform.unbufferOutput()
        RunningCall.prepare(context)
        return context
    }
}
