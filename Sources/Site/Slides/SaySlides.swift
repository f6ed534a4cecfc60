import CurrycombWorkshop

package enum SaySlides {
    static let slides = "Slides"
    static let handout = "Handout"
    static func slidesOf(_ title: String) -> String { "Slides: \(title)" }
    static func handoutOf(_ title: String) -> String { "Handout: \(title)" }
    static let forTeachers = "For teachers"
    static func offer(slides: String, handout: String, teachers: String?) -> String {
        "To teach it: \(slides), \(handout)\(teachers.map { ", \($0)" } ?? "")."
    }

    // MARK: - Slides

    static func about(_ chapter: Int, minutes: Int) -> String { "Chapter \(chapter) · \(hours(minutes)) of exercises" }
    package static func hours(_ minutes: Int) -> String {
        Say.duration(hours: minutes / 60, minutes: minutes % 60)
    }
    static let whatComesOut = "What comes out?"
    static let remember = "To remember"
    /// The words that introduce what a learner should remember, at the end of a lesson.
    static let toRemember = "To remember:"
    static let nowYou = "Now you"
    package static func exercise(_ id: String) -> String { "Exercise \(id)" }
    package static func minutes(_ minutes: Int) -> String { "\(minutes) min" }
    static func aboutMinutes(_ minutes: Int) -> String { "about \(minutes) minutes" }
    static let checked = "What is checked"
    package static func more(_ count: Int) -> String { "… and \(count) more" }
    static let lookBack = "Looking back"
    static let tryIt = "Drag a marble"
    package static func place(_ number: Int, of count: Int) -> String { "\(number) / \(count)" }
    static func label(_ number: Int, of count: Int) -> String { "Slide \(number) of \(count)" }

    // MARK: - Notes

    static let ask = "Ask"
    static let askGuess = "Ask for a guess, and wait. Then go on: the next slide has the answer."
    static func showThen(_ id: String) -> String {
        "Then show it: write it like that in \(id), save, and read the verdict together."
    }
    static let askStuck = "If a learner is stuck, ask"
    package static let wrong = "What learners get wrong"
    package static let notice = "To point out afterward"
    package static let start = "Press → to begin. The notes of each slide are the lesson's own text."
    static let watchExercise = "While they work, walk around. Read verdicts, not code."

    // MARK: - Buttons and keys

    package static let back = "Back"
    static let forward = "Forward"
    static let speaker = "Notes (N)"
    static let fullScreen = "Full screen (F)"
    package static let print = "Print (P)"
    static let toChapter = "Chapter"
    static let controls = "Slides: → and space go on, ← goes back, N opens the notes in a second window"
    static let noNotes = "The browser did not open a second window. Allow pop-ups for this page, and press N again."
    static let speakerView = "Notes"
    static let nextSlide = "Next"
    static let lastSlide = "This is the last slide."
    static let elapsed = "Since the start"
    package static let clock = "Time"
    package static let again = "Restart the clock"
    static let lost = "The slides' window is closed."

    // MARK: - Handouts

    static let canDo = "What you can do afterward"
    static let laws = "Laws"
    /// A section is about laws if its heading, in lowercase, contains this word. So the word must be in lowercase, too.
    static let law = "law"
    static func label(sheet number: Int) -> String { "Page \(number) of 2" }
    static let inPictures = "In pictures"
    static let atAGlance = "At a glance"
    static let ownNotes = "Notes"
    package static let exercises = "Exercises"
    package static let commands = "In the terminal"
    static func commandList(_ chapter: Int) -> [(command: String, does: String)] {
        [
            ("swift run workshop", "continues where you were, and judges every save"),
            ("swift run workshop check \(chapter)", "judges this chapter"),
            ("swift run workshop lesson \(chapter)", "the whole text of the lesson"),
            ("swift run workshop hint \(chapter).1", "a hint, a step at a time"),
        ]
    }
    package static let printed = "Print it on both sides of one sheet of A4."

    // MARK: - Teachers

    static let teachingLead = "For each chapter: slides with notes for the speaker, and a handout of two pages."
}
