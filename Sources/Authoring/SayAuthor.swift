import CurrycombWorkbook
import CurrycombWorkshop

extension Say {
    package static let noTitle = """
        The title is missing, in quotes: `workshop new exercise 2.6 slug "Title"`.
        """
    package static let noCourseName = """
        The course's name is missing, in quotes: `workshop new course FOLDER "Name"`.
        """
    package static func emptyWord(_ command: String) -> String {
        "One of the words after `\(command)` is empty, perhaps because a variable has no value. \(newWhat)"
    }
    package static let newWhat = """
        An exercise, a chapter or a course? `workshop new exercise 2.6 slug "Title"`, `workshop new chapter 14-Name`, \
        or `workshop new course FOLDER "Name"`. `workshop new undo` undoes the last new exercise or chapter.
        """
    static let notATitle = """
        The title must be one line that is not empty, in quotes: `workshop new exercise 2.6 slug "Title"`.
        """
    static func nameIsTaken(_ slug: String, _ name: String, _ id: String) -> String {
        "`\(slug)` would have the same file name as \(id), `\(name).swift`, so it needs another name."
    }
    static func notAnID(_ word: String) -> String {
        "`\(word)` is not an exercise's number. Write chapter.number, as in 2.6."
    }
    static func slugIsAWordOfSwift(_ slug: String, _ name: String) -> String {
        "`\(slug)` would be `\(name)` in Swift, which has a meaning there. Choose another name, such as own-\(slug)."
    }
    static func nameIsDeclared(_ slug: String, _ name: String, _ file: String) -> String {
        """
        `\(slug)` would be `\(name)` in Swift, a name that \(file) has already. Choose another name, such as \
        own-\(slug).
        """
    }
    static func notASlug(_ word: String) -> String {
        "`\(word)` cannot be a name in paths and code. Write lowercase letters, digits and hyphens: compose-two."
    }
    static func slugIsTaken(_ slug: String, _ id: String) -> String {
        "`\(slug)` is the name of \(id) already. Progress is kept under it, so this one needs another name."
    }
    static func noSuchChapter(_ number: Int) -> String {
        "There is no chapter \(number). `workshop new chapter` makes the next chapter."
    }
    static func notTheNext(_ id: String, _ next: String) -> String {
        "\(id) is not the chapter's next exercise; that is \(next). Numbers may change later; a gap would be confusing."
    }
    static func notAChapterFolder(_ word: String) -> String {
        "`\(word)` is not a chapter's folder. Write two digits, a hyphen, and a name like a type's: 14-Lenses."
    }
    static func chapterIsAll(_ folder: String) -> String {
        """
        The list of judges of `\(folder)` would be called `allJudges`, but so is the list of all judges in \
        Tests/Solutions/Solutions.swift. Choose another name.
        """
    }
    static func notTheNextChapter(_ word: String, _ next: String) -> String {
        "`\(word)` is not the next chapter. That is `\(next)`."
    }
    static func doItYourself(_ path: String, _ what: String) -> String {
        "\(path) does not have the expected form, so nothing was changed. It needs: \(what)"
    }
    static let nothingToUndo = "`workshop new` has made nothing here that can be undone."
    static func changedSince(_ path: String) -> String {
        "\(path) has changed since, so nothing was undone. Git has the earlier version."
    }
    static let takenBack = "Undone."
    static func notWritten(_ path: String, _ error: any Error, butLeft left: [String]) -> String {
        if left.isEmpty { return notWritten(path, error) }
        return """
            \(path) could not be written (\(error.localizedDescription)). These files were changed, and could not be \
            restored: \(left.joined(separator: ", ")).
            """
    }
    static func undoneInPart(_ path: String, _ error: any Error) -> String {
        """
        \(path) could not be restored (\(error.localizedDescription)), so only a part was undone. `workshop new undo` \
        undoes the rest.
        """
    }
    static func isThereAlreadyNew(_ path: String) -> String { "\(path) already exists; nothing was changed." }
    static func writeThenAuthor(_ id: String) -> String {
        """
        The files compile. Replace each TODO; `swift run workshop author \(id) --watch` shows on every save what \
        is missing or wrong.
        """
    }
    static func writeThenNewExercise(_ number: Int) -> String {
        "Replace each TODO. The first exercise: `swift run workshop new exercise \(number).1 slug \"Title\"`."
    }

    static func writeThenNewChapter(_ folder: String) -> String {
        """
        It is a package of its own: `cd \(folder)`, then `swift run workshop new chapter 01-Name` makes its first chapter. \
        `git init` there keeps what you write.
        """
    }
    static func notACourseName(_ name: String) -> String {
        "`\(name)` cannot be a course's name: it is used in code. Leave out quotes, backslashes and line ends."
    }
    static func folderIsTaken(_ folder: String) -> String {
        "\(folder) already exists and is not empty; nothing was written. Name a new folder."
    }

    // MARK: - What is missing or wrong

    static func noStartingFile(_ id: String) -> String {
        "is missing. `swift run workshop reset \(id)` makes it from the stub and the text."
    }
    static let noBorder = """
        The line `// MARK: - Wrong answers` is missing. Learners see the code above it, so our version comes first, \
        and the wrong answers below.
        """
    static let fileToWrite = "is missing. `Tests/ExampleCourse` of Currycomb has examples of all files."
    static func notAsTheStub(_ id: String) -> String {
        """
        is not the starting file: the comment of the text, and the stub below it. `swift run workshop reset \(id)` makes it again, \
        and keeps what you wrote.
        """
    }
    static func answeredInStub(_ name: String) -> String {
        "`\(name)` has no `todo`: does the stub give the answer away? Write todo(\"\(name)\") in its place."
    }
    static let noAnswerInStub = "has no `struct Answer: TheContract`."
    static func noContract(_ name: String) -> String {
        "The stub asks for the contract \(name), which this file does not declare."
    }
    static func notInManifest(_ exercise: Exercise) -> String {
        "Nothing builds the exercise. Add \"\(exercise.folder)\" to the exercises of \"\(exercise.chapterFolder)\"."
    }
    static func notJudged(_ judge: String) -> String {
        "The chapter's list has no judge for the exercise. Add it: "
            + judge.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    }
    static func sameNumber(_ number: Int, _ folders: [String]) -> String {
        "These folders are all chapter \(number): \(folders.joined(separator: ", ")). Give each chapter its own number."
    }
    static func notInLesson(_ id: String) -> String { "The lesson does not name \(id). Name it under \"Now you\"." }
    static func fewMistakes(_ count: Int) -> String {
        "There are \(count) mistakes. Foresee at least three: what would you have written wrong?"
    }
    static func sentenceTwice(_ keys: [String]) -> String {
        "The same sentence is used for \(keys.joined(separator: " and ")). Say what differs."
    }
    static func emptyText(_ key: String) -> String { "`\(key)` has no sentence. Write it after the colon." }
    static let sameHints = "Two of the three hints are the same: a question, a direction, nearly the answer."
    static func noSuchToolkit(_ path: String, _ nearest: String?) -> String {
        "`toolkit: \(path)` names a file that does not exist." + (nearest.map { " Is it \($0)?" } ?? "")
    }
    static let minutesToSay = """
        The minutes are still those of the template. A learner needs about three times as many as you do.
        """
    static func hintAnswers(_ number: Int, _ requirement: String) -> String {
        number == 3
            ? "The third hint has the whole solution in it. Leave the last step to the learner."
            : "Hint \(number) has the solution of `\(requirement)` in it. Ask a question first, then say where to go."
    }
    static func oddMinutes(_ minutes: Int) -> String { "\(minutes) minutes? Write a number from 1 to 60." }
    static func checkWithoutTitle(_ key: String) -> String {
        "The check \"\(key)\" has no line. Add under `## Checks`: - `\(key)`: what must be true"
    }
    static func titleWithoutCheck(_ key: String) -> String {
        "No check has the key `\(key)`. Write the check, or remove the line."
    }
    static func otherOrder(_ checks: [String]) -> String {
        "The lines under `## Checks` are in a different order from the checks: \(checks.joined(separator: ", "))."
    }
    static func keyWithoutSentence(_ key: String, _ file: String) -> String {
        """
        \(file) names the mistake `\(key)`, which has no sentence. Add under `## Mistakes`: \
        - `\(key)`: what the code did, and what to change
        """
    }
    static func sentenceWithoutAnswer(_ key: String) -> String {
        """
        No wrong answer gets the sentence of `\(key)`. Write one under that key among the answers; or, if the compiler \
        or a rule catches it, as a block of code below the sentence; or remove the sentence.
        """
    }
    static func toWrite(_ line: String) -> String {
        let text = line.drop { $0 == " " || $0 == "/" }
        guard text.count > 72 else { return "still to be written: \(text)" }
        let start = text.prefix(70)
        let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        return "still to be written: \(words) …"
    }
    static func doesNotCompile(_ message: String) -> String { "does not compile: \(message)" }
    static func held(_ result: CheckResult) -> String {
        "the check \"\(result.key)\" says: \(told(result))"
    }
    static func solutionFails(_ why: String) -> String { "The solution does not pass as an answer: \(why)" }
    static func stubIsNotOpen(_ why: String) -> String {
        "The stub has to compile and be open, with a `todo` in each requirement; \(why)"
    }
    static func rightFails(_ name: String, _ first: CheckResult) -> String {
        """
        The right answer "\(name)" fails the check "\(first.key)": \
        \(told(first))
        """
    }
    /// Returns the message of a check, reworded for a reader who did not write the answer.
    private static func told(_ result: CheckResult) -> String {
        result.message.replacing("your code", with: "the answer")
    }
    static func unknownSlug(_ slug: String, _ nearest: String?) -> String {
        "There are right answers for \"\(slug)\", and no exercise is called \(slug)."
            + (nearest.map { " Is it \"\($0)\"?" } ?? "")
    }
    static func answerTwice(_ name: String) -> String {
        "Two answers are called \"\(name)\". Rename the right one."
    }
    static func checkOfNothing(_ check: String, _ name: String, _ nearest: String?) -> String {
        "The check \"\(check)\" is about `\(name)`, which the stub does not declare: a verdict could not name its line."
            + (nearest.map { " Is it `\($0)`?" } ?? "")
    }
    static func noList(_ end: String) -> String {
        "The program that knows all answers, `solutions-host`, does not list them."
            + (end.isEmpty ? "" : " It says:\n\(end)")
    }
    static func tourStops(_ product: String) -> String {
        "`swift run \(product)` stops with an error, or does not end."
    }
    static func otherTranscript(_ product: String, _ file: String) -> String {
        "The tour's output differs from here on. `swift run \(product) > \(file)` stores the output."
    }
    static func otherExample(_ difference: ExampleProgram.Difference) -> String {
        """
        `\(difference.example.call)` is `\(difference.example.value)`, says the comment; the solution returns \
        `\(difference.got)`.
        """
    }
    static func stoppedByExample(_ example: ContractText.Example) -> String {
        """
        `\(example.call)` is `\(example.value)`, says the comment; here, the program stops with an error, or does not \
        end.
        """
    }
    static let noExamples =
        "No worked example of the contract was compared with the solution: none reads `call(…)` is `value`."
    static func examplesCompared(_ count: Int, of all: Int) -> String {
        """
        \(count) of \(all) worked examples of the contract were compared with the solution. The others are not compared: \
        they are not Swift that stands on its own.
        """
    }
    static let nothingJudged = "Nothing has been judged yet."
    static let restNotJudged = "The rest is judged once this is repaired."
    static func wrongSentence(_ key: String, _ first: CheckResult?) -> String {
        guard let first else {
            return "The wrong answer \"\(key)\" passes all checks. Which input would show the mistake?"
        }
        let told = first.misconception.map { "the sentence of \"\($0)\"" } ?? "\"\(first.message)\""
        return "The wrong answer \"\(key)\" gets \(told), from the check \"\(first.key)\". It should get its own."
    }
    static let firstCatchesAll = "The first check catches all wrong answers. Is there one that passes it?"
    static func nothingToMend(_ count: Int, isJudged: Bool) -> String {
        count == 1
            ? "Nothing is missing."
            : "Nothing is missing in \(count) exercises"
                + (isJudged ? "." : ", as far as can be seen without running them.")
    }
    static func toMend(_ count: Int) -> String { count == 1 ? "One finding is left." : "\(count) findings are left." }
}
