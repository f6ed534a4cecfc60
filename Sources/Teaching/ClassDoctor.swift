import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// A check of this laptop, for the evening before a class.
package struct ClassDoctor {
    let commands: CourseCommands
    let board: BoardPlace?

    package init(commands: CourseCommands, board: BoardPlace? = nil) {
        self.commands = commands
        self.board = board
    }

    package func run() -> Int32 {
        let findings =
            Doctor(commands: commands).examine() + [room(), git(), build(), verdict()] + boardBuild() + boardAnswer()
        Doctor.show(findings, on: commands)
        print()
        let isReady = !findings.contains { $0.grade == .bad }
        commands.paragraph(isReady ? Say.readyForClass : Say.notReadyForClass, .strong)
        return isReady ? Workshop.done : Workshop.notYet
    }

    /// Checks that there is enough free disk space for everything that a class builds, including the playground and the
    /// tours.
    private func room() -> Doctor.Finding {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: commands.workspace.root)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
            return Doctor.Finding(grade: .note, what: Say.diskUnknown)
        }
        return free < 3 << 30
            ? Doctor.Finding(grade: .bad, what: Say.tooLittleForClass(Int(free >> 20)), remedy: Say.makeRoom)
            : Doctor.Finding(grade: .good, what: Say.enoughForClass)
    }

    private func git() -> Doctor.Finding {
        Editor.isInPath("git")
            ? Doctor.Finding(grade: .good, what: Say.gitIsThere)
            : Doctor.Finding(grade: .note, what: Say.gitIsMissing, remedy: Say.getGit)
    }

    /// Builds the tours, so that these builds do not delay the class.
    private func build() -> Doctor.Finding {
        if isatty(2) == 1 { Workshop.complain(Say.building) }
        let start = Date()
        for chapter in commands.course.chapters {
            switch commands.answerJudge.build(product: chapter.tour) {
            case .built: continue
            case .refused(let diagnostics):
                let first = diagnostics.first.map { "\($0.line): \($0.message)" } ?? ""
                return Doctor.Finding(grade: .bad, what: Say.doesNotBuild(chapter.tour, first), remedy: Say.buildAnew)
            case .failed(let problem):
                return Doctor.Finding(grade: .bad, what: Say.doesNotBuild(chapter.tour, problem), remedy: Say.buildAnew)
            }
        }
        return Doctor.Finding(
            grade: .good,
            what: Say.toursAreBuilt(commands.course.chapters.count, Say.seconds(-start.timeIntervalSinceNow)))
    }

    /// Builds the class board if it has been built before. Only the teacher's laptop needs it.
    private func boardBuild() -> [Doctor.Finding] {
        let root = commands.workspace.root
        guard Files.exists(root + "/.build/debug/class-board") else { return [] }
        let start = Date()
        let build = Capture(seconds: 1800, removesTemporaryFiles: false)
        let (_, end) = build.run(["swift", "build", "--package-path", root, "--product", "class-board"])
        guard end == .exit(0) else {
            return [Doctor.Finding(grade: .bad, what: Say.boardDoesNotBuild, remedy: Say.buildBoard)]
        }
        return [
            Doctor.Finding(grade: .good, what: Say.boardIsBuilt(Say.seconds(-start.timeIntervalSinceNow)))
        ]
    }

    /// Checks that a board answers: the named board or, if none is named, the board of the joined class. Returns no
    /// finding if no board is named and no class has been joined.
    func boardAnswer() -> [Doctor.Finding] {
        let member = commands.classFolder.membership
        guard let place = board ?? member?.board else { return [] }
        // The word of a room on this board is known only if the learner has joined a class on this board.
        let word = member?.board == place ? member?.word : nil
        let client = BoardClient(seconds: commands.patience)
        let outcome = word.map { client.look(for: RoomAddress(board: place, word: $0)) } ?? client.look(for: place)
        switch outcome {
        case .there(let room): return [Doctor.Finding(grade: .good, what: Say.boardAnswers(place, room.title))]
        case .wrongWord where word == nil, .busy, .newer:
            return [Doctor.Finding(grade: .good, what: Say.boardAnswers(place, nil))]
        case .wrongWord:
            return [
                Doctor.Finding(grade: .note, what: Say.roomIsGone(place, word ?? ""), remedy: Say.joinAnew)
            ]
        case .failed(let fault):
            // The joined class's board may not be open on the evening before. A board that the teacher has named should
            // be open.
            return [
                Doctor.Finding(
                    grade: board == nil ? .note : .bad, what: Say.fault(fault, place), remedy: Say.boardRemedy)
            ]
        }
    }

    /// Judges the solution of the first exercise. This tests every step from the compiler to the last check.
    private func verdict() -> Doctor.Finding {
        guard let exercise = commands.course.exercises.first, let text = commands.workspace.text(exercise.answers)
        else {
            return Doctor.Finding(grade: .bad, what: Say.emptyCourse)
        }
        let temporary = TemporaryFolder.path("currycomb-doctor")
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let answerJudge = GradingJudge(commands.workspace, temporary: temporary)
        answerJudge.prepare([exercise]) { _ in }
        let answer = Data(AnswerSource.answer(text, importing: exercise.module).utf8)
        let verdict = answerJudge.judge(exercise, answer) { false }
        guard verdict.status == .done else {
            let why = JudgedAnswer(exercise, .judged, verdict).sentence
            return Doctor.Finding(grade: .bad, what: Say.verdictFails(exercise.id, why), remedy: Say.buildAnew)
        }
        return Doctor.Finding(grade: .good, what: Say.verdictWorks(Say.seconds(verdict.seconds)))
    }
}
