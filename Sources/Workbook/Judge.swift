import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Judges an answer, prints the verdict, and ends the program. The last line of every answer calls its chapter's
/// `judge`, which calls this function. In a process that was started to run a check, this function runs that check
/// instead.
///
/// - Parameters:
///   - answer: the answer's type.
///   - judges: the chapter's judges.
///   - file: the file that contains the answer. The verdict shows lines of this file.
@MainActor
@_spi(Courses) public func judge(_ answer: any Contract.Type, by judges: [ExerciseJudge], file: StaticString) -> Never {
    let chapter = ChapterJudges(judges: judges)
    // If this process has already read a request for a check, the exercise in the request takes precedence: the
    // answer's code may have changed the environment since.
    let named = CheckContext.current?.exercise ?? Platform.environment(ChapterJudges.variable)
    let chosen = chapter.judge(of: answer, named: named, file: "\(file)")
    if Report.isChild { CheckMain.run(answer, by: chosen, of: chapter, hasFile: true) }
    guard let chosen else {
        print(chapter.stranger(named).message)
        exit(1)
    }
    if Platform.isBeingDebugged { judgeInThisProcess(answer, by: chosen, of: chapter, source: "\(file)") }
    let exercise = chosen.exerciseToShow(for: answer)
    let supervisor = Supervisor(executable: Platform.executable, exercise: exercise, source: "\(file)")
    let start = Platform.seconds
    Interruption.catchAll()
    let results = supervisor.run { Interruption.signal != 0 }
    Interruption.passOn()
    let verdict = Verdict(id: exercise.id, checks: results, seconds: Platform.seconds - start)
    show(verdict, on: exercise)
    exit(verdict.status == .done ? 0 : 1)
}

/// Runs one check of an answer that comes with an exercise, as the exercise's own program would.
///
/// In a process that was not started to run a check, the function does nothing, except with one of two arguments. With
/// `--list`, it lists the answers and checks. With `--rehearse` and names of answers, it runs the checks of each answer
/// until one fails, and prints the failed check, if any.
///
/// - Parameters:
///   - judges: the judges of the exercises. The environment's `CURRYCOMB_ANSWER` selects the answer, as in
///     `compose-two/solution` or `compose-two/swapped`. If there is only one exercise, the part before the slash can be
///     left out.
///   - right: additional right answers: for each exercise's slug, the answers with their names.
@MainActor
@_spi(Courses) public func host(
    _ judges: [ExerciseJudge], right: [String: KeyValuePairs<String, any Contract.Type>] = [:]
) {
    let judges = judges.map { $0.adding(right[$0.slug] ?? [:]) }
    let arguments = CommandLine.arguments.dropFirst()
    let runsInProcess = arguments.first == InProcessRun.option
    guard Report.isChild || runsInProcess else {
        guard arguments == [AnswerPiece.option] else { return }
        let strangers = Set(right.keys).subtracting(judges.map(\.slug)).sorted().flatMap { slug in
            right[slug, default: [:]].map { AnswerPiece(kind: .right, slug: slug, name: $0.key) }
        }
        for piece in judges.flatMap(\.pieces) + strangers { print(piece.line) }
        return
    }
    let name = Platform.environment("CURRYCOMB_ANSWER") ?? ""
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let judge = parts.count == 2 ? judges.first { $0.slug == parts[0] } : judges.first
    guard let judge else { preconditionFailure("no exercise \(name)") }
    if runsInProcess { rehearse(Array(arguments.dropFirst()), by: judge) }
    guard let answer = judge.answer(String(parts.last ?? "")) else { preconditionFailure("no answer \(name)") }
    CheckMain.run(answer, by: judge, of: ChapterJudges(judges: judges), hasFile: false)
}

@MainActor
private func rehearse(_ answers: [String], by judge: ExerciseJudge) -> Never {
    Task { @MainActor in
        let (exercise, cache) = (judge.exercise, RehearsalCache())
        for name in answers {
            guard let answer = judge.answer(name) else { preconditionFailure("no answer \(name)") }
            var first: CheckResult?
            for check in judge.checks(answer) ?? [] where first == nil {
                let result = await judge.result(of: check, for: answer, exercise: exercise, cache: cache)
                if result.status != .passed { first = result }
            }
            print(InProcessRun.line(name, first))
            fflush(nil)
        }
        exit(0)
    }
    dispatchMain()
}

@MainActor
private func judgeInThisProcess(
    _ answer: any Contract.Type, by judge: ExerciseJudge, of chapter: ChapterJudges, source: String
) -> Never {
    guard CheckMain.canWait else {
        print(Phrases.waitsAbove)
        exit(1)
    }
    Task { @MainActor in
        let exercise = judge.exerciseToShow(for: answer)
        guard let checks = judge.checks(answer) else {
            print(chapter.misfit(answer, for: judge).message)
            exit(1)
        }
        var results: [CheckResult] = []
        for check in checks {
            results.append(await judge.result(of: check, for: answer, source: source, exercise: exercise))
        }
        let verdict = Verdict(id: exercise.id, checks: results)
        show(verdict, on: exercise)
        exit(verdict.status == .done ? 0 : 1)
    }
    dispatchMain()
}

extension ExerciseJudge {
    /// Returns the exercise, with a sentence for each check even if the exercise's text lacks one.
    @MainActor
    fileprivate func exerciseToShow(for answer: any Contract.Type) -> Exercise {
        let exercise = exercise
        guard let checks = checks(answer) else { return exercise }
        return Exercise(
            in: exercise.chapterFolder, exercise.number, exercise.slug, minutes: exercise.minutes,
            words: exercise.words.naming(checks.map(\.key)), compilerSuspects: exercise.compilerSuspects,
            faults: exercise.faults)
    }

    @MainActor
    fileprivate func result(
        of check: AnyCheck, for answer: any Contract.Type, source: String? = nil, exercise: Exercise? = nil,
        cache: RehearsalCache? = nil
    ) async -> CheckResult {
        let exercise = exercise ?? self.exercise
        let examination = Examination(
            judge: self, answer: answer, check: check.key, text: source.flatMap(Platform.contents), exercise: exercise,
            cache: cache)
        var result = CheckResult(
            key: check.key, title: exercise.words.sentence(check.key) ?? check.key, status: .passed)
        do {
            switch check.body {
            case .synchronous(let body): try body(examination)
            case .asynchronous(let body): try await body(examination)
            }
        } catch {
            result.note(CheckMain.outcome(of: error))
        }
        return result
    }
}

private func show(_ verdict: Verdict, on exercise: Exercise) {
    let traits = TerminalTraits.current
    for fault in exercise.faults { print(fault) }
    for line in VerdictText(verdict, of: exercise, width: traits.columns).lines {
        print(line.text(colour: traits.colour))
    }
}
