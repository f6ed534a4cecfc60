import CurrycombWorkbook
import CurrycombWorkshop

/// The mistakes that a lesson's passages warn about, from comments such as `<!-- mistakes: 2.1 swapped -->`. The
/// speaker sees them while the passage is projected or, if the passage gives the reason for an answer, while the
/// question is projected.
struct LessonWarnings {
    private struct Mark {
        /// The beginning of the passage.
        let start: String
        let exercise: Exercise
        let sentences: [String]
    }

    private var marks: [Mark] = []

    init(_ lesson: String, _ exercises: [Exercise]) {
        for match in lesson.matches(of: /<!-- mistakes: (\S+) ([^\n]+) -->\n(?:<!--[^\n]*-->\n)*([^\n]+)/) {
            guard let exercise = exercises.first(where: { $0.id == match.1 }),
                let block = try? MarkdownPage(String(match.3)).blocks.first
            else { continue }
            let keys = match.2.split(separator: " ")
            let sentences = exercise.words.misconceptions.filter { keys.contains(Substring($0.key)) }.map(\.text)
            marks.append(Mark(start: MarkdownPage.text(block), exercise: exercise, sentences: sentences))
        }
    }

    /// Returns the speaker's notes for a passage: the question to ask, the likely wrong answers, and the exercise in
    /// which to show the verdicts on these answers.
    func notes(of block: MarkdownPage.Block) -> String {
        let text = MarkdownPage.text(block)
        return marks.filter { text.hasPrefix($0.start) && !$0.sentences.isEmpty }.map { mark in
            """
            <h3>\(Say.askLearners)</h3>
            <p>\(HTML.sentence(mark.exercise.words.hints.question))</p>
            <h3>\(Say.learnersGetWrong)</h3>
            <ul>
            \(mark.sentences.map { "<li>\(HTML.sentence($0))</li>\n" }.joined())</ul>
            <p>\(Say.showThen(mark.exercise.id))</p>

            """
        }.joined()
    }
}
