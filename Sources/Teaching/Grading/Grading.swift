import CurrycombWorkbook
import CurrycombWorkshop
import Foundation
import Synchronization

/// The grading of a class, one learner after another. The answers of one learner are judged in parallel.
struct Grading: Sendable {
    typealias Judge = @Sendable (Exercise, Data) -> Verdict

    let exercises: [Exercise]
    let isUntouched: @Sendable (Exercise, Data) -> Bool
    let judge: Judge
    /// Called after each exercise of a learner, even one that was not begun. `judged` is the exercise's number in the
    /// list. Several threads call this closure, so the numbers may be out of order.
    var progress: @Sendable (_ judged: Int, _ name: String) -> Void = { _, _ in }
    var isCancelled: @Sendable () -> Bool = { false }

    /// Returns a function that recognizes the starting files of these exercises: the current files in any language, and
    /// the listed earlier versions.
    static func startingFiles(of exercises: [Exercise], in workspace: Workspace) -> @Sendable (Exercise, Data) -> Bool {
        let current = Dictionary(
            exercises.map { exercise in
                let versions = StartingFile.versions(
                    exercise.folder, in: exercise.chapterFolder, root: workspace.root)
                return (exercise.slug, Set(versions))
            }, uniquingKeysWith: { $0.union($1) })
        let renewal = Renewal(workspace)
        return { exercise, answer in
            // Git may have changed the line endings, which must make no difference.
            let text = String(decoding: answer, as: UTF8.self).replacing("\r\n", with: "\n")
            return current[exercise.slug]?.contains(text) == true || renewal.isEarlierStub(text, of: exercise.slug)
        }
    }

    func begun(in handIns: [HandIn]) -> Set<String> {
        Set(handIns.flatMap { handIn in exercises.filter { kind($0, handIn) == .judged }.map(\.slug) })
    }

    func row(of handIn: HandIn) -> GradeSheet.Row {
        let cells = Mutex<[Int: JudgedAnswer]>([:])
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: Platform.processors) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < exercises.count, !isCancelled() else { return }
                let cell = cell(exercises[index], handIn)
                cells.withLock { $0[index] = cell }
                progress(index + 1, handIn.name)
            }
        }
        let judged = cells.withLock { $0 }
        return GradeSheet.Row(
            name: handIn.name,
            cells: exercises.indices.map { index in
                judged[index] ?? JudgedAnswer(exercises[index], .missing, verdict(.notJudged, exercises[index]))
            },
            texts: handIn.answers.filter { $0.value.count <= Workspace.longestAnswer }
                .compactMapValues { String(data: $0, encoding: .utf8) })
    }

    private func kind(_ exercise: Exercise, _ handIn: HandIn) -> JudgedAnswer.Kind {
        guard let answer = handIn.answers[exercise.slug] else { return .missing }
        return isUntouched(exercise, answer) ? .untouched : .judged
    }

    private func cell(_ exercise: Exercise, _ handIn: HandIn) -> JudgedAnswer {
        let kind = kind(exercise, handIn)
        let verdict =
            switch kind {
            case .judged: judge(exercise, handIn.answers[exercise.slug] ?? Data())
            case .untouched: verdict(.open, exercise)
            case .missing: verdict(.notJudged, exercise, Say.notHandedIn)
            }
        var cell = JudgedAnswer(exercise, kind, verdict)
        if let progress = handIn.progress {
            let record = progress[exercise]
            cell.hints = record.hints + (record.helped ?? []).count
            cell.askedForSolution = record.askedForSolution
            cell.sawSolution = record.sawSolution ?? false
        }
        return cell
    }

    private func verdict(_ status: Verdict.Status, _ exercise: Exercise, _ problem: String? = nil) -> Verdict {
        Verdict(id: exercise.id, status: status, problem: problem)
    }
}
