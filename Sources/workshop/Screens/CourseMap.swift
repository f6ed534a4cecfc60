import CurrycombWorkbook

enum CourseMap {
    static func lines(_ course: Course, _ progress: Progress, current: Exercise?, _ width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        for chapter in course.chapters {
            if !lines.isEmpty { lines.append("") }
            lines += head(chapter, progress, width)
            for exercise in chapter.exercises {
                lines.append(row(exercise, progress, width, cursor: exercise.slug == current?.slug))
            }
        }
        return lines
    }

    static func head(_ chapter: Chapter, _ progress: Progress, _ width: Int) -> [StyledLine] {
        let done = progress.done(in: chapter.exercises)
        let all = chapter.exercises.count
        let name = StyledLine(Say.chapter(chapter.number, chapter.title), .strong)
        let count = StyledLine("\(done)/\(all)", done == all ? .good : .dim)
        let about = StyledLine("  " + chapter.about, .dim)
        let full = name + about
        return full.columns + count.columns + 2 <= width
            ? StyledLine.spread(full, count, width) : StyledLine.spread(name.cut(to: max(8, width - 6)), count, width)
    }

    static func row(_ exercise: Exercise, _ progress: Progress, _ width: Int, cursor: Bool) -> StyledLine {
        let mark =
            progress.isDone(exercise)
            ? StyledLine("✓ ", .good)
            : progress[exercise].status == Verdict.Status.open.rawValue
                ? StyledLine("· ", .dim) : StyledLine("✗ ", .bad)
        let id = Columns.pad(exercise.id, to: 6)
        let left =
            StyledLine(cursor ? "> " : "  ", .strong) + mark
            + StyledLine(id + exercise.words.title, cursor ? .strong : .plain)
        let minutes = Columns.pad(Say.minutes(exercise.minutes), to: 6)
        let right = [exercise.slug + "  " + minutes, minutes].map { StyledLine($0, .dim) }
            .first { left.columns + $0.columns + 2 <= width }
        return right.map { StyledLine.spread(left, $0, width)[0] } ?? left.cut(to: width)
    }

    static func progress(_ course: Course, _ progress: Progress, _ width: Int) -> StyledLine {
        let done = progress.done(in: course.exercises)
        let all = course.exercises.count
        return StyledLine(Say.done(done, of: all) + "  ")
            + Completion.bar(done, of: all, width: min(30, max(5, width - 20)))
    }
}
