import CurrycombWorkbook
import Foundation

/// The command `workshop`: finds the course's package, parses the arguments, and runs the command.
public enum Workshop {
    package static let (done, notYet, usage, notWritten): (Int32, Int32, Int32, Int32) = (0, 1, 2, 3)

    /// Runs the command, and flushes its output.
    ///
    /// The course is read from its package: the folder given by `--root`, or the nearest folder at or above the
    /// current one that contains `Package.swift`, `Chapters` and `Exercises`, or else the nearest such folder above
    /// this program.
    ///
    /// - Parameters:
    ///   - name: the name of the course, as shown on the screens.
    ///   - words: the words after the command's name.
    /// - Returns: the exit code: 0 for success, 1 if an exercise is not done yet or the command failed, 2 for invalid
    ///   arguments or if no course was found, 3 if something could not be written.
    public static func run(_ name: String, _ words: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
        if words.count == 2, words[0] == SenderMain.word {
            Output.fillGaps()
            return SenderMain.run(words[1])
        }
        return saying(words) { obey($0, name) }
    }

    /// Handles the option `--projector`, runs a command, and flushes its output.
    package static func saying(_ words: [String], _ obey: ([String]) -> Int32) -> Int32 {
        Output.fillGaps()
        // Output and child processes depend on this variable, so it is set first.
        if words.contains(Projector.option) { setenv(Projector.variable, "1", 1) }
        let code = obey(words.filter { $0 != Projector.option })
        guard Output.flush() else {
            complain(Say.outputNotWritten)
            return notWritten
        }
        return code
    }

    private static func obey(_ words: [String], _ name: String) -> Int32 {
        let place = Place(name, words)
        let arguments: Arguments
        do throws(UsageError) {
            arguments = try Arguments(words, place.course)
        } catch {
            return complain(of: place.explained(error, in: words))
        }
        switch arguments.command {
        case .help(let command):
            guard isatty(1) == 1 else {
                print(command.map(Say.helpLines(on:)) ?? Say.help)
                return done
            }
            // The whole help is longer than a screen.
            let help = command.map(Say.helpLines(on:)) ?? Say.firstHelp
            print(Say.fitted(help, TerminalTraits.current.columns))
            return done
        case .tools:
            guard let tools = ToolProgram(beside: Bundle.main.executablePath, place.workspace) else {
                complain(Say.noRoot(arguments.root, name))
                return usage
            }
            return tools.run(words, name, .current)
        default:
            return place.follow(needsToWrite: arguments.command.needsToWrite) { $0.run(arguments.command) }
        }
    }

    package static func complain(_ text: String) { Output.complain(text + "\n") }

    package static func complain(of error: UsageError) -> Int32 {
        complain(error.message + "\n" + Say.seeHelp)
        return usage
    }

    /// A course and its clone: the one that `--root` names, or else the one that contains the current folder or this
    /// program.
    package struct Place {
        package let course: Course
        package let workspace: Workspace?
        private let root: String?

        package init(_ name: String, _ words: [String]) {
            root = Arguments.root(in: words)
            workspace = Workspace.find(
                named: root, current: FileManager.default.currentDirectoryPath,
                executable: Bundle.main.executablePath)
            workspace?.useLanguage()
            course = workspace.map { Course(name, root: $0.root) } ?? Course(name, of: [])
        }

        /// Returns the message for an error in a command's words. If there is no clone, then no exercise and no chapter
        /// is known, so the message says that the clone is missing, except for `help` and `marbles`.
        package func explained(_ error: UsageError, in words: [String]) -> UsageError {
            guard workspace == nil, let name = OptionReader(words).name, Request.names.contains(name),
                !["help", "marbles"].contains(name)
            else { return error }
            return UsageError(message: Say.noRoot(root, course.name))
        }

        /// Runs a command that needs a clone.
        package func follow(needsToWrite: Bool, _ follow: (CourseCommands) -> Int32) -> Int32 {
            guard let workspace else {
                complain(Say.noRoot(root, course.name))
                return usage
            }
            if needsToWrite, let closed = workspace.closedFolder {
                complain(Say.notWritable(closed) + " " + Say.makeWritable(closed))
                return notWritten
            }
            var commands = CourseCommands(
                course: course, workspace: workspace, answerJudge: LiveJudge(workspace), traits: .current)
            commands.sender = SenderMain.command(Bundle.main.executablePath, workspace)
            return follow(commands)
        }
    }
}

package struct CourseCommands {
    package var course: Course
    package let workspace: Workspace
    package let answerJudge: any AnswerJudge
    package let traits: TerminalTraits
    /// The command that sends events to the class board; `nil` to start no process.
    var sender: [String]?
    /// The longest time to wait for a board's response, in seconds.
    package var patience = 3.0
    /// True after an attempt to write the progress has failed.
    let trouble = Shared(false)

    package func run(_ command: Request) -> Int32 {
        let code = follow(command)
        return trouble.value ? Workshop.notWritten : code
    }

    private func follow(_ command: Request) -> Int32 {
        if course.exercises.isEmpty, ![.doctor, .play, .update].contains(command) {
            Workshop.complain(Say.emptyCourse)
            return Workshop.notYet
        }
        let news = news(before: command)
        switch command {
        case .classroom(let request): return follow(request)
        case .resume(let slugs):
            if traits.isInteractive { return runInteractively(news, at: slugs) }
            return slugs.isEmpty ? printStatus() : check(slugs, json: false)
        case .list: return list()
        case .check(let slugs, let json): return check(slugs, json: json)
        case .report(let slugs, let form, let junit): return check(slugs, form, junit: junit)
        case .hint(let slug): return hint(slug)
        case .contract(let slug): return contract(slug)
        case .lesson(let number, let aside): return lesson(number, aside: aside)
        case .tour(let number, let asks, let steps): return tour(number, asks: asks, steps: steps)
        case .solution(let slug): return solution(slug)
        case .reset(let slug): return reset(slug)
        case .review(let slug): return review(slug)
        case .stopReview: return stopReview()
        case .play: return Playground(commands: self).run()
        case .update: return update()
        case .doctor: return Doctor(commands: self).run()
        case .language(let name): return language(name)
        // `Workshop` has handled these commands already.
        case .help, .tools: return Workshop.done
        }
    }

    /// Before most commands about exercises, brings the exercises' files up to date with ``Renewal``. Prints and
    /// returns a message about these files and about texts that cannot be read; `nil` if there is nothing to report.
    private func news(before command: Request) -> String? {
        switch command {
        case .resume, .list, .check, .hint, .contract, .solution, .reset, .review, .stopReview: break
        case .play, .update, .doctor, .help, .lesson, .tour, .language, .report, .classroom, .tools: return nil
        }
        let outcome = Renewal(workspace)()
        let news = [
            outcome.isNothing ? nil : Say.renewed(outcome),
            course.faults.first.map { Say.unreadableText("\($0)", more: course.faults.count - 1) },
        ]
        .compactMap { $0 }.joined(separator: " ")
        guard !news.isEmpty else { return nil }
        Workshop.complain(isatty(2) == 1 ? StyledLine(news, .dim).text(colour: traits.colour) : news)
        return news
    }

    // MARK: - Progress

    package var file: ProgressFile { ProgressFile(workspace) }

    /// Reads the progress, judges the answers that have changed since their last verdicts, and writes the result.
    package func progress() -> Progress {
        var progress = Progress()
        var word: String?
        var (isDamaged, isWhole) = (false, false)
        switch file.read() {
        case .progress(let read): (progress, isWhole) = (read, true)
        case .partlyDamaged(let read): (progress, word, isDamaged) = (read, Say.progressPartlyDamaged, true)
        case .missing: word = Say.progressMissing
        case .damaged: (word, isDamaged) = (Say.progressDamaged, true)
        }
        let read = isWhole ? progress : nil
        let stale = progress.reconcile(with: workspace, course)
        if isDamaged || !stale.isEmpty { Workshop.complain(word ?? Say.answersChanged(stale.count)) }
        for (exercise, verdict, answer) in judge(stale) { progress.note(verdict, on: exercise, answer: answer) }
        // If nothing has changed, nothing is written, so such a command can also run in a clone that cannot be written.
        return progress == read ? progress : keep(progress, since: read)
    }

    /// Writes the progress. Unless `base` is `nil`, keeps the changes that another process has made since the last
    /// read.
    @discardableResult
    package func keep(_ progress: Progress, since base: Progress?) -> Progress {
        do {
            return try file.write(progress, since: base)
        } catch {
            Workshop.complain(Say.progressNotKept(error))
            trouble.value = true
            return progress
        }
    }

    /// Judges exercises one by one, and shows the progress in a line on standard error if that is a terminal.
    package func judge(
        _ exercises: [Exercise], each: (Exercise, Verdict) -> Void = { _, _ in }
    ) -> [(Exercise, Verdict, String?)] {
        if Output.showsProgress { answerJudge.listen { progressLine(Say.line($0)) } }
        var results: [(Exercise, Verdict, String?)] = []
        for (index, exercise) in exercises.enumerated() {
            if exercises.count > 1 { progressLine(Say.checking(index + 1, of: exercises.count, exercise.id)) }
            let judgment =
                interruptibly(answerJudge.cancel) { [answerJudge] in
                    answerJudge.judge(exercise) { TerminalSignals.ending != 0 }
                } ?? Judgment(Verdict(id: exercise.id, status: .notJudged), of: nil)
            progressLine("")
            if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
            results.append((exercise, judgment.verdict, judgment.answer))
            each(exercise, judgment.verdict)
        }
        return results
    }

    /// Records verdicts for the class board, if a room was joined, and starts a process that sends them and then ends,
    /// so a check does not wait for the network. An untouched exercise is recorded only if it was judged alone.
    func tellBoard(_ judged: [(Exercise, Verdict, String?)]) {
        let notes = ClassNotes(classFolder)
        guard notes.membership != nil else { return }
        if judged.count == 1, let exercise = judged.first?.0, notes.lastOpened != exercise.id { notes.opened(exercise) }
        for (exercise, verdict, answer) in judged where judged.count == 1 || !workspace.isUntouched(exercise) {
            notes.judged(verdict, on: exercise, answer: answer)
        }
        fflush(nil)
        SenderProcess.once(sender)
    }

    private func progressLine(_ text: String) { Output.progress(text, columns: traits.columns) }

    // MARK: - Text

    package func show(_ lines: [StyledLine]) {
        for line in lines { print(line.text(colour: traits.colour)) }
    }

    package func paragraph(_ text: String, _ style: TextStyle = .plain) {
        show(StyledLine.paragraph(text, style, traits.columns))
    }

    package func exercise(_ slug: String?, _ progress: Progress) -> Exercise {
        slug.flatMap(course.exercise) ?? progress.goesOn(in: course) ?? course.exercises[0]
    }

    package func text(of verdict: Verdict, on exercise: Exercise, _ progress: Progress) -> [StyledLine] {
        var text = VerdictText(verdict, of: exercise, width: traits.columns)
        guard verdict.status == .done else { return text.lines }
        text.completion = Completion(
            yours: workspace.answer(to: exercise).map(AnswerSource.telling),
            ours: workspace.text(exercise.answers).map(AnswerSource.telling),
            done: progress.done(in: course.exercises), total: course.exercises.count)
        if let next = progress.next(after: exercise, in: course) {
            text.offers = [Say.next(next.id, next.words.title)]
        }
        return text.lines
    }
}
