import CurrycombWorkbook
import CurrycombWorkshop

extension Say {
    package static let someHandIns =
        "what was handed in: a clone, its Exercises folder, a zip of either, or a folder of these"
    package static let someChapters = "chapters, such as 1-5 or 1,3,7"
    static func notChapters(_ word: String) -> String {
        "`\(word)` names no chapters of the course. Write 3, 1-5 or 1,3,7."
    }
    static func nothingHandedIn(_ path: String) -> String { "\(path) does not exist." }
    static func notAHandIn(_ path: String) -> String {
        "\(path) contains no exercises: neither a clone, nor its Exercises folder, nor a zip of either is in it."
    }
    static func nothingInZip(_ zip: String) -> String {
        "\(zip) contains no exercises that can be read. If it contains another zip, unpack it, and name the inner one."
    }
    static func otherArchive(_ path: String) -> String {
        "\(path) was left out: only zips are unpacked. Unpack it yourself, and name the folder."
    }
    static func liesDeeper(_ path: String, _ deep: String) -> String {
        "\(path) was left out: its answers lie too deep, in \(deep). Name that path in the command, too."
    }
    static func emptyHandIn(_ path: String) -> String { "\(path) was left out: it is empty." }
    static func leftOut(_ paths: [String]) -> String {
        let shown = paths.prefix(20).joined(separator: ", ") + (paths.count > 20 ? ", …" : "")
        let why = paths.count == 1 ? "it contains no exercises or is a link" : "they contain no exercises or are links"
        return "Left out, because \(why): \(shown)"
    }
    static func sameButSpaces(_ names: [String]) -> String {
        let quoted = names.map { "\"\($0)\"" }.joined(separator: " and ")
        return "\(quoted) differ only in spaces, which the overview hides. If they are two learners, rename one."
    }
    static func isNotAReport(_ folder: String) -> String {
        "\(folder) contains other files, but no report of `workshop grade`, so nothing was judged. Name a new folder."
    }
    static func noUnzip(_ zip: String) -> String {
        "\(zip) cannot be unpacked here: neither unzip nor ditto is installed. Unpack it yourself, and name the folder."
    }
    static func badZip(_ zip: String, _ reason: String?) -> String {
        "\(zip) could not be unpacked" + (reason.map { ": \($0)" } ?? ".") + " Ask for it again."
    }
    static let noHandIns = "No submitted answer can be judged."
    static let notHandedIn = "its file was not handed in"
    static func preparing(_ id: String) -> String { "building the modules for the answers to \(id) …" }
    package static func grading(_ judged: Int, of all: Int, _ name: String) -> String { "\(name): \(judged) of \(all)" }
    static func changedFiles(_ files: [String], _ aside: String) -> String {
        let shown = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? ", …" : "")
        return "while these answers ran, \(files.count == 1 ? "a file was" : "\(files.count) files were") changed that "
            + "\(files.count == 1 ? "is" : "are") not theirs: \(shown). The files are restored; the changed ones are in \(aside)."
    }
    static let changedProducts = """
        while these answers ran, built files of the course were changed; they were built again before the next \
        answers ran.
        """
    static let gradeHead = "    done  begun    checks  hints  solutions seen"
    static let commonest = "The class's mistakes, the most common first"
    static let doNotCompile = "Answers that do not compile"
    package static let notes = "Notes"
    static let gradePage = "What the class handed in"
    package static let learner = "learner"
    static let checksHead = "checks"
    static let hintsHead = "hints"
    static let solutionsHead = "solutions seen"
    static let doneBy = "done by"
    static let pointsHead = "points"
    static let points = "Points"
    static let comment = "Comment"
    static func points(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\((points * 100).rounded() / 100)"
    }
    static let nothingBegun = "Nothing was begun."
    static let answersAndVerdicts = "Answers and verdicts"
    static let noText = "The handed-in file is too long or not text."
    static let textIsLonger = "The answer is longer; the rest is not shown."
    static func gradedOn(_ date: String) -> String { "Judged on \(date)" }
    static func gradeSummary(_ sheet: GradeSheet) -> String {
        "\(count(sheet.rows.count, "learner")), \(count(sheet.exercises.count, "exercise")). "
            + (sheet.isClosedIn ? "Each answer ran in a sandbox." : "The answers did not run in a sandbox.")
    }
    static let saveRemarks = "Save points and comments"
    static let remarksSaved = "Saved."
    static func howToRemark(_ file: String) -> String {
        "Write points and comments beside the answers, and save them as <code>\(file)</code> in this folder. The next run of "
            + "<code>workshop grade</code> writes them into this page, the CSV and the JSON."
    }
    static func howToRemark(_ file: String, beside remarks: String) -> String {
        "This page does not have all that <code>\(remarks)</code> contains; the notes say why. Correct that file, and "
            + "run <code>workshop grade</code> again. If you have written remarks here, save them as "
            + "<code>\(file)</code>, and copy the new ones into <code>\(remarks)</code>."
    }
    static func remarksUnreadable(_ file: String, _ head: [String]) -> String {
        "\(file) was not read or changed: its first line must name the columns \(head.joined(separator: ", "))."
    }
    static func remarksUnreadable(_ file: String) -> String { "\(file) could not be read, so it was not changed." }
    static func remarksNotText(_ file: String, line: Int) -> String {
        "\(file) was not used or changed: line \(line) is not UTF-8. Save it as \"CSV UTF-8\" in your spreadsheet program."
    }
    static func notPoints(_ text: String, _ file: String, row: Int) -> String {
        "\(file), row \(row): `\(text)` is not a number of points."
    }
    static func openQuote(_ file: String, row: Int) -> String {
        "\(file) was not used or changed: in row \(row) a quote opens a cell, and no quote closes the cell."
    }
    static func tooManyCells(_ file: String, row: Int) -> String {
        "\(file), row \(row) has more cells than there are columns. "
            + "A comment that contains a comma needs quotes around it."
    }
    static func remarksHaveChanged(_ file: String, _ earlier: String) -> String {
        "\(file) was changed during the run, so it was not overwritten. Run the command again to use the change. "
            + "The remarks from before the run are in \(earlier)."
    }

    // MARK: - The sandbox

    static let sandboxOrNot = "Use --sandbox or --no-sandbox, not both."
    static let closedIn =
        "Each answer runs in a sandbox, without access to the network, your home folder or other answers."
    static let inContainer = """
        The answers run as your user in this container: they can reach everything that the container can reach. `docker run --network none` keeps them from \
        the network.
        """
    static let openByWish = "The answers run as you, without a sandbox: they can read your files and send them away."
    #if os(Linux)
        static let open = """
            The answers run as you, without a sandbox: they can read your files and send them away. bubblewrap makes a sandbox, but \
            it is not installed here, or the system does not allow it (apt install bubblewrap). Chapters/Teaching.md says how to \
            grade in a container.
            """
    #else
        static let open = """
            The answers run as you, without a sandbox: they can read your files and send them away. There is a sandbox only on Linux; \
            Chapters/Teaching.md says how to grade in a container.
            """
    #endif
    static let nothingJudgedWithoutSandbox = """
        No sandbox works here, so nothing was judged. On Linux, bubblewrap makes one (apt install bubblewrap). Without \
        --sandbox, the answers run as you: they can read your files and send them away. Chapters/Teaching.md says more.
        """
    static func wouldHaveBeenChecked(_ count: Int) -> String { "its \(count) checks count as failed" }
    static func writtenTo(_ files: [String]) -> String { "Written: \(files.joined(separator: ", "))" }

    package static func status(_ status: Verdict.Status) -> String {
        switch status {
        case .done: "done"
        case .open: "not done yet"
        case .wrong: "a check fails"
        case .doesNotCompile: "does not compile"
        case .notJudged: "not judged"
        }
    }
}
