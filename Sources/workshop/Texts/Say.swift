import CurrycombWorkbook

/// The workshop's texts. Other files in this folder add more. Some texts are next to the code that shows them;
/// `CompileErrors.md` has those about the compiler's errors.
package enum Say {
    package static let name = "Currycomb"

    // MARK: - Files

    package static func answerMissing(_ file: String, _ id: String) -> String {
        "\(file) is missing. `workshop reset \(id)` brings it back."
    }
    static func answerUnreadable(_ file: String, _ id: String) -> String {
        """
        \(file) is there but cannot be read: it is no file, or you have no permission. Rename it; then `workshop reset \
        \(id)` brings the exercise back.
        """
    }
    static func otherSource(_ name: String, _ file: String) -> String {
        """
        The folder of \(file) contains another Swift file, \(name). Only main.swift is judged: move what your answer \
        needs into main.swift, and \(name) out of the folder.
        """
    }
    static func answerEmpty(_ file: String, _ id: String) -> String {
        "\(file) is empty. `workshop reset \(id)` brings the exercise back."
    }
    static let programChanged = """
        The program that was built from your answer, or a library that it needs, changed while it was judged, so there \
        is no verdict. If your code did not cause this, another build did: check the answer again.
        """
    static func answerTooLong(_ file: String, _ id: String, megabytes: Int) -> String {
        """
        \(file) is \(megabytes) MB long, more than anybody writes by hand. Was something pasted into it? `workshop reset \
        \(id)` sets it aside and brings the exercise back.
        """
    }
    static func stubMissing(_ path: String) -> String {
        "\(path) is missing, so the exercise cannot be reset. `git checkout -- \(path)` brings the file back."
    }
    static func unreadable(_ path: String) -> String { "\(path) is there but cannot be read; nothing was changed." }
    package static let itIsAFolder = "it is a folder."
    package static let itIsAFile = "it is a file. Name a folder."
    package static func notWritten(_ path: String, _ error: any Error) -> String {
        "\(path) could not be written (\(error.localizedDescription)); nothing was changed."
    }
    package static func isAnotherFile(_ path: String) -> String {
        "\(path) already exists, and this command did not write it. Name another file, or move this one away; nothing was changed."
    }
    package static func partlyWritten(_ folder: String, _ error: any Error) -> String {
        "\(folder) could not be written completely (\(error.localizedDescription)). Make room or name another folder, and run the command again."
    }
    static func lessonMissing(_ path: String) -> String {
        "\(path) is missing. `git checkout -- \(path)` brings it back."
    }
    static func noRoot(_ named: String?, _ course: String) -> String {
        named.map { "\($0) is not a clone of \(course)." }
            ?? "The current folder is not in a clone of \(course). Change to its folder, or name it: --root FOLDER."
    }
    /// Returns the message for an exercise whose checks cannot all be read. The exercise is not judged, because a wrong
    /// answer could pass the other checks.
    static func checksUnknown(_ fault: TextFault) -> String {
        "The checks of this exercise cannot be read. \(fault)"
    }
    static func unreadableText(_ fault: TextFault, of count: Int) -> String {
        "\(fault)" + (count > 1 ? " (`workshop author` shows \(count - 1) more.)" : "")
    }
    static let systemLanguage = "system"
    static func notALanguage(_ word: String) -> String { "`\(word)` is not a language. Write zh-Hans, en, or system." }
    static func languageIs(_ name: String?, known: [String]) -> String {
        let own = name.map { "The language of this clone is `\($0)`." } ?? "The language is your system's."
        let all =
            known.isEmpty
            ? "There is no translation yet; the course is in English."
            : "Translations: \(known.joined(separator: ", "))."
        return own + " " + all
    }
    static func noTranslation(_ name: String, _ known: [String]) -> String {
        "`\(name)` is stored, but there is no translation yet, so the course is in English."
            + (known.isEmpty ? "" : " Translations: \(known.joined(separator: ", ")).")
    }
    package static let emptyCourse =
        "This course has no exercises yet. `swift run workshop new chapter 01-Name` begins one."

    // MARK: - Progress

    static let progressMissing = "There is no record of your progress yet, so your answers are checked once."
    static let progressDamaged = "The file with your progress was damaged; it is being rebuilt from your answers."
    static let progressPartlyDamaged =
        "A part of the file with your progress was damaged; those exercises are checked again."
    static let outputNotWritten = "Not all of the output could be written."
    static func isGone(_ root: String) -> String { "\(root) is not there anymore, so the workshop has ended." }
    static func progressNotKept(_ error: any Error) -> String {
        "Your progress could not be saved: \(error.localizedDescription)"
    }
    static func answersChanged(_ count: Int) -> String {
        count == 1
            ? "An answer has changed since its last verdict, or has none yet: checking it."
            : "\(count) answers have changed since their last verdicts, or have none yet: checking them."
    }
    static func checking(_ number: Int, of count: Int, _ id: String) -> String {
        "checking \(number) of \(count): \(id)"
    }
    package static func done(_ done: Int, of all: Int) -> String { "\(done) of \(all) done" }
    package static func minutes(_ minutes: Int) -> String { "\(minutes) min" }
    package static func chapter(_ number: Int, _ title: String) -> String { "\(number)  \(title)" }
    package static func next(_ id: String, _ title: String) -> String { "next: \(id) \(title)" }
    static let allDone = "All exercises are done. The toolkit is yours: Sources/, and `workshop play` for ideas."
    static let nothingAfter = "This was the last one."
    static let nothingBefore = "This is the first one."

    // MARK: - The first screen

    static func welcome(_ course: Course) -> String {
        let what = course.isOurs ? "You learn functional Swift by building it:" : "You learn by writing:"
        return """
            # Welcome to \(course.name)

            \(what) \(length(course)) of exercises in all.\(course.chapters.count > 1 ? " Take one chapter at a time." : "")

            ## What happens when you save

            Each exercise is one file under `Exercises/`. Open it in your editor (`o`), write, save. The workshop builds \
            it, tries it on many inputs, and tells you what it found: usually in less than a second. A wrong answer costs \
            nothing. It is how you find out.

            ## The keys that you need

            - `l` the lesson: read it first
            - `h` a hint, `c` what is asked and what you are given
            - `n` the next exercise, once this one is done
            - `?` all keys, `q` quit; next time you continue where you were

            The first build takes longest. It is running now, while you read.
            """
    }
    /// Returns a text such as `13 chapters, 78 exercises, about 18 hours`. The time includes 15 minutes for each lesson
    /// with its tour.
    package static func length(_ course: Course) -> String {
        let minutes = course.exercises.map(\.minutes).reduce(0, +) + 15 * course.chapters.count
        let hours = (minutes + 30) / 60
        let time = minutes < 60 ? count(minutes, "minute") : count(hours, "hour")
        return """
            \(count(course.chapters.count, "chapter")), \(count(course.exercises.count, "exercise")), about \(time)
            """
    }
    package static func count(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
    static let welcomeEnd = "[esc] to the first exercise"

    // MARK: - An exercise on the screen

    static let checkingNow = "building and checking …"
    static let checkingAgain = "saved: checking again …"
    /// Shown if a check takes a long time: during an endless loop, the last verdict stays on the screen until the time
    /// limit.
    static func checkTakesLong(_ seconds: Int) -> String {
        "for \(seconds) s (endless code is stopped after \(Int(Limits.standard.seconds)))"
    }
    static func moreBelow(_ lines: Int) -> String { "↓ \(lines) more \(lines == 1 ? "line" : "lines")" }
    static func checked(_ seconds: String, _ file: String) -> String { "checked in \(seconds); watching \(file)" }
    package static func seconds(_ seconds: Double) -> String {
        seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : "\((seconds * 10).rounded() / 10) s"
    }
    package static func hint(_ step: Int, of steps: Int) -> String { "hint \(step) of \(steps)" }
    static let hintOnCheck = "a hint on this check"
    static let noMoreHints = "That was the last hint. [s] shows the solution."
    static let yourHints = "the hints you had"
    static let noHintsNeeded = "It is done; [s] shows the solution."
    static let againForSolution = "Not done yet. Press [s] again to see the solution anyway."
    static let againForReset = "Press [r] again to put the untouched exercise back. Your answer is kept."
    package static func kept(_ path: String) -> String {
        "The exercise is back to its starting point. Your answer is kept: \(path)"
    }
    static let restored = "The exercise's file was missing; now it is back."
    package static let unchanged = "The exercise is at its starting point already; nothing was changed."
    package static func opening(_ file: String, _ editor: String) -> String { "\(editor) opens \(file)" }
    static func noEditor(_ file: String) -> String {
        "No editor was found. Set one, `export EDITOR=nano`, or open \(file) yourself."
    }
    static func editorFailed(_ name: String) -> String {
        "\(name) could not be started, or ended with an error. `export EDITOR=nano` sets another editor."
    }
    package static func contract(_ id: String) -> String { "\(id)  what is asked, and what you are given" }
    static let theWorld = "What the chapter gives you:"
    static let contractMissing = "The exercise's contract is missing. `git checkout -- Chapters` brings it back."
    package static let chapterEndHeading = "What you can do now"
    static func chapterDone(_ number: Int, _ title: String) -> String { "Chapter \(number), \(title), is done." }
    static func goodbye(_ id: String, _ title: String, done: Int, of all: Int) -> String {
        "You were at \(id), \(title); \(Say.done(done, of: all)). `swift run workshop` continues there."
    }
    package static let lesson = "lesson"
    package static let answer = "the answer"
    static func answersHidden(_ chapter: Int) -> String {
        "The answers: [l] in the workshop, and then [a]. Or all of them at once: workshop lesson \(chapter) | cat"
    }
    package static func beside(_ name: String, _ title: String, _ chapter: Int) -> String {
        "Aside: \(title): workshop lesson \(chapter) \(name)"
    }
    static func unknownAside(_ word: String, _ names: [String], _ chapter: Int) -> String {
        names.isEmpty
            ? "Chapter \(chapter) has no asides."
            : "Chapter \(chapter) has no aside `\(word)`. It has: \(names.joined(separator: ", "))."
    }
    package static func tour(_ number: Int) -> String { "tour of chapter \(number)" }
    package static let solution = "a solution"
    package static let building = "building …"
    static let firstTakesLong = "(the first time it can take half a minute)"
    /// Returns a line of another program's output in a form that is safe for a terminal. Replaces SwiftPM's message
    /// that it waits for another build.
    package static func line(_ text: String) -> String {
        text.contains("Another instance of SwiftPM") ? waitingForBuild : Columns.visible(text.filter { !$0.isNewline })
    }
    static let waitingForBuild = "another build in this clone is running: waiting for it …"
    static let stopped = "stopped."
    static let solutionMissing = "This exercise has no solution in the repository."

    // MARK: - Programs

    static func ended(_ code: Int32) -> String { code == 0 ? "Done." : "It ended with exit code \(code)." }
    static func endedBySignal(_ number: Int32) -> String { "An error stopped it (signal \(number))." }
    static func timedOut(_ seconds: Int) -> String { "It was stopped after \(seconds) s." }
    static func flooded(_ megabytes: Int) -> String { "It was stopped, because it printed over \(megabytes) MB." }
    static let notStarted = "It could not be started."

    // MARK: - The list

    package static let search = "search: "
    static let nothingFound = "No exercise matches that. [esc] shows all again."
    static func nothingLeft(_ filter: String) -> String { "No exercise is \(filter). [f] shows others." }
    static let filterAll = "all"
    static let filterOpen = "open"
    static let filterDone = "done"

    // MARK: - The playground

    package static let playground = "playground"
    static func playing(_ file: String) -> String { "runs on every save of \(file)" }

    // MARK: - Usage

    package static func unknownCommand(_ word: String, _ nearest: String?) -> String {
        "`\(word)` is not a command." + (nearest.map { " Did you mean `\($0)`?" } ?? "")
    }
    static func unknownOption(_ word: String, _ nearest: String?) -> String {
        "`\(word)` is not an option." + (nearest.map { " Did you mean `\($0)`?" } ?? "")
    }
    package static func unknownExercise(_ word: String, _ id: String?, _ slug: String?) -> String {
        "There is no exercise `\(word)`."
            + (id.map { " The nearest is \($0), `\(slug ?? "")`." } ?? "")
    }
    static func unknownChapter(_ word: String, _ nearest: Int?) -> String {
        "There is no chapter `\(word)`." + (nearest.map { " The nearest is \($0)." } ?? "")
    }
    package static func missing(_ what: String, _ command: String) -> String { "`\(command)` needs \(what)." }
    package static func tooMany(_ word: String, _ command: String) -> String {
        "`\(command)` does not know what to do with `\(word)`."
    }
    static let anExercise = "an exercise, such as 2.1 or its name"
    package static let aFolder = "a folder"
    package static let aFile = "a file"
    static let seeHelp = "`workshop help` lists all commands."

    /// Returns the lines of the help that are about one command, or the whole help if there are none.
    static func help(on command: String) -> String {
        var told: [Substring] = []
        var isOurs = false
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            // A line may continue on the next line, which is indented.
            isOurs = line.hasPrefix("workshop \(command) ") || isOurs && line.hasPrefix("  ")
            if isOurs { told.append(line) }
        }
        return told.isEmpty ? help : told.joined(separator: "\n")
    }

    static let help = """
        Currycomb's workshop: exercises that answer.

        workshop                  continues where you were, watches your file, judges every save
        workshop list             the course, and how far you have come
        workshop check [id …]     judges these exercises, or all; --json for programs
        workshop hint id          the next hint
        workshop contract id      what is asked, and what the chapter gives you
        workshop lesson [N]       the lesson of chapter N; `lesson 4 categories`: an aside
        workshop tour [N]         runs the tour of chapter N, beside its lesson; --no-questions does not ask,
                                  --steps waits for a key before each part
        workshop solution id      a solution; before the exercise is done, ask twice
        workshop reset id         the untouched exercise again; your answer is kept
        workshop review [id]      what you solved some days ago, once more; your old answer is kept
        workshop marbles [NAME]   draws the runs of an operator of signals
        workshop site [FOLDER]    writes the course and the operators as a web site; --open shows it;
                                  --api adds the toolkit's pages, --base /x is the path of the site
        workshop play             runs Exercises/Playground/main.swift on every save
        workshop update           the course's new version; your answers stay as they are
        workshop join ADDRESS/room-word [NAME]    joins a class: your teacher sees your progress, not your code
        workshop leave            leaves the class
        workshop diary FILE       writes the events for the class's board to a file, for a USB stick
        workshop language [NAME]  the language of the exercises, where they are translated: zh-Hans, en, or system
        workshop doctor           shows what is missing here, and how to install it
        workshop help [COMMAND]   this text, or its lines about one command

        For teachers and authors (Chapters/Teaching.md):
        workshop grade FOLDER …   judges a class's answers: clones, Exercises folders, zips;
                                  --out FOLDER writes a page, CSV, JSON and JUnit; --chapters 1-5;
                                  --sandbox, --no-sandbox: by default it uses one if that works
        workshop check --junit FILE, --markdown, --problems    for build servers and editors
        workshop classroom        the files that grade each push on GitHub
        workshop plan 6h 1-5      an agenda with clock times; --start 9:00, --arrival 20, --buffer 30,
                                  --out FILE (.html: a page)
        workshop doctor --class   whether this laptop is ready for a workshop; --board ADDRESS asks the class's board
        workshop new exercise 2.6 slug "Title", new chapter 14-Name    all the files of a new one
        workshop new undo         undoes the last of these, if you have not changed it
        workshop new course FOLDER "Name"      a course of your own: a package that builds on this one
        workshop author 2.6       what is missing or wrong in an exercise that you write, or in a whole chapter (author 2);
                                  --watch looks again on every save

        An exercise is chapter.number (2.1) or its name (compose-two); `check 2` takes a whole chapter.
        --root FOLDER             the clone, if you are not inside it
        --svg FILE                with `marbles NAME`: writes the picture for a page
        --open                    with `site`: shows it in your browser
        --ascii                   with `marbles`: nothing but ASCII
        --projector               nothing is dim, for a wall or a light screen (CURRYCOMB_PROJECTOR=1)
        NO_COLOR=1                no colors

        The exit code is 0 when all that you asked for is done, 1 when not yet, 2 when the command was
        wrong, 3 when something could not be written.
        Run it with `swift run workshop …` in the clone.
        """

    static let keysHelp = """
        n  the next exercise to do          p  the one before
        h  a hint, a step at a time         l  the chapter's lesson
        c  what is asked and given          t  the chapter's tour
        o  open the file in your editor     e  all exercises: search, jump
        s  the solution                     a  check all exercises
        r  start over; your answer is kept  v  solve again what is due
        !  in a class: raise your hand with a question; again takes it back
        enter  check again                  q  quit
        ↑ ↓ space  scroll                   ?  this
        home end  to the top, to the end
        In a lesson, when it asks what comes out: a  the answer

        Save the exercise's file in any editor: it is checked at once.
        Your editor is $VISUAL or $EDITOR, else one that is installed.
        """

    /// Returns the page of keys, whose two columns become one if they do not fit.
    static func keysHelp(width: Int) -> String {
        let lines = keysHelp.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.contains(where: { $0.count > width }) else { return keysHelp }
        return lines.map { line in
            let left = line.prefix(36)
            return left.hasSuffix("  ") ? "\(left)\n\(line.dropFirst(36))" : String(line)
        }.joined(separator: "\n")
    }
}
