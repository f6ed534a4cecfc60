import CurrycombWorkbook
import Foundation

extension CourseCommands {
    /// Begins or continues the review of the named exercise. Without a name, continues the current review, or reviews
    /// the exercise that has been due for longest. Only one exercise at a time can be under review.
    func review(_ slug: String?) -> Int32 {
        var progress = progress()
        let before = progress
        let named = slug.flatMap(course.exercise)
        if let exercise = named, !progress.isDone(exercise) {
            Workshop.complain(Say.notSolvedYet(exercise.id))
            return Workshop.notYet
        }
        if let exercise = progress.underReview(in: course), named == nil || named?.slug == exercise.slug {
            progress.current = exercise.slug
        } else if let other = progress.underReview(in: course) {
            Workshop.complain(Say.otherReview(other.id))
            return Workshop.notYet
        } else {
            guard let exercise = named ?? progress.due(in: course).first else {
                paragraph(Say.nothingDue(progress.nextReview(in: course)))
                return Workshop.done
            }
            switch Review(workspace: workspace).begin(exercise, in: &progress, stamp: Reset.stamp) {
            case .begun(let path): paragraph(Say.reviewing(exercise.id, exercise.words.title, path))
            case .ended: break
            case .notChecked:
                Workshop.complain(Say.notCheckedYet(exercise.id))
                return Workshop.notYet
            case .failed(let why):
                Workshop.complain(why)
                return Workshop.notYet
            }
        }
        keep(progress, since: before)
        return traits.isInteractive ? runInteractively(nil, at: []) : Workshop.done
    }

    func stopReview() -> Int32 {
        var progress = progress()
        let before = progress
        guard let exercise = progress.underReview(in: course) else {
            Workshop.complain(Say.noReview)
            return Workshop.notYet
        }
        switch Review(workspace: workspace).end(exercise, in: &progress, stamp: Reset.stamp) {
        case .begun, .notChecked: break
        case .ended(let attempt): paragraph(Say.oldAnswerBack(exercise.file, attempt))
        case .failed(let why):
            Workshop.complain(why)
            return Workshop.notYet
        }
        keep(progress, since: before)
        return Workshop.done
    }
}

extension Progress {
    /// Returns the number of days until the next exercise is due for review, at least 1; `nil` if none will be due.
    func nextReview(in course: Course, on day: Int = Day.today) -> Int? {
        course.exercises.compactMap(dueDay).min().map { max(1, $0 - day) }
    }
}
