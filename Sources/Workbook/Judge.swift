import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Judges an answer, prints the verdict, and ends the program: the last line of every exercise.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file to name lines of; leave it out.
@MainActor
public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    if Report.isChild { Child.run(answer) }
    if Platform.isBeingDebugged { judgeInThisProcess(answer) }
    let supervisor = Supervisor(executable: Platform.executable, exercise: Answer.exercise, source: "\(file)")
    let start = Platform.seconds
    Interruption.catchAll()
    let results = supervisor.run { Interruption.signal != 0 }
    Interruption.passOn()
    let verdict = Verdict(id: Answer.exercise.id, checks: results, seconds: Platform.seconds - start)
    show(verdict, on: Answer.exercise)
    exit(verdict.status == .done ? 0 : 1)
}

/// Runs one check of one of several answers, as an exercise would run its own: what tests start for each check.
///
/// Does nothing in a process that was not started to run a check.
///
/// - Parameter answers: the answers by name; the environment's `CURRYCOMB_ANSWER` chooses.
@MainActor
public func host(_ answers: [String: any Contract.Type]) {
    guard Report.isChild else { return }
    let name = Platform.environment("CURRYCOMB_ANSWER") ?? ""
    guard let answer = answers[name] else { preconditionFailure("no answer \(name)") }
    Child.run(answer)
}

/// Under a debugger breakpoints must work, so all checks run here, one after the other.
@MainActor
private func judgeInThisProcess(_ answer: any Contract.Type) -> Never {
    Task { @MainActor in
        var results: [CheckResult] = []
        for check in answer.checks {
            let examiner = Examiner(answer.exercise.words)
            var result = CheckResult(
                key: check.key, title: answer.exercise.words.sentence(check.key) ?? check.key, status: .passed)
            do {
                switch check.body {
                case .synchronous(let body): try body(examiner)
                case .asynchronous(let body): try await body(examiner)
                }
            } catch {
                result.note(Child.outcome(of: error))
            }
            results.append(result)
        }
        let verdict = Verdict(id: answer.exercise.id, checks: results)
        show(verdict, on: answer.exercise)
        exit(verdict.status == .done ? 0 : 1)
    }
    dispatchMain()
}

/// Prints a verdict as the workshop would show it.
private func show(_ verdict: Verdict, on exercise: Exercise) {
    let traits = TerminalTraits.current
    for line in VerdictText(verdict, of: exercise, width: traits.columns).lines {
        print(line.text(colour: traits.colour))
    }
}
