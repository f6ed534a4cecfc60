import CurrycombWorkbook
import CurrycombWorkshop

/// The texts for a teacher who looks through the answers of a class.
extension Say {
    package static let someHandIns =
        "what was handed in: a clone, its Exercises folder, a zip of either, or a folder of these"
    package static let someChapters = "chapters, such as 1-5 or 1,3,7"
    static func notChapters(_ word: String) -> String {
        "`\(word)` names no chapters of the course. Write 3, 1-5 or 1,3,7."
    }
    static func nothingHandedIn(_ path: String) -> String { "\(path) is not there." }
    static func notAHandIn(_ path: String) -> String {
        "\(path) holds no exercises: neither a clone, nor its Exercises folder, nor a zip of either is in it."
    }
    static func noUnzip(_ zip: String) -> String {
        "\(zip) cannot be unpacked here: neither unzip nor ditto is installed. Unpack it yourself, and name the folder."
    }
    static func badZip(_ zip: String, _ reason: String?) -> String {
        "\(zip) could not be unpacked" + (reason.map { ": \($0)" } ?? ".") + " Ask for it again."
    }
    static let noHandIns = "Nothing was handed in that can be judged."
    static let notHandedIn = "its file was not handed in"
    static func preparing(_ id: String) -> String { "building what the answers to \(id) stand on …" }
    package static func grading(_ judged: Int, of all: Int, _ name: String) -> String { "\(name): \(judged) of \(all)" }
    static func changedFiles(_ files: [String], _ aside: String) -> String {
        let shown = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? ", …" : "")
        return "while these answers ran, \(files.count == 1 ? "a file was" : "\(files.count) files were") changed that "
            + "\(files.count == 1 ? "is" : "are") not theirs: \(shown). All is as it was; what stood there is in \(aside)."
    }
    static func changedProducts(_ name: String) -> String {
        """
        while these answers ran, what had been built of the course was changed; it was built again before the answers \
        after \(name)'s.
        """
    }
    static let gradeHead = "    done  begun    checks  hints  solutions"
    static let commonest = "What they get wrong, the commonest first"
    static let doNotCompile = "What does not compile"
    package static let notes = "What you should know"
    static let gradePage = "What the class handed in"
    package static let learner = "learner"
    static let checksHead = "checks"
    static let hintsHead = "hints"
    static let solutionsHead = "solutions"
    static let doneBy = "done by"
    static let nothingOpen = "Nothing that was begun is open."
    static func wouldHaveBeenChecked(_ count: Int) -> String { "its \(count) checks count as not held" }
    static func writtenTo(_ files: [String]) -> String { "Written: \(files.joined(separator: ", "))" }

    /// A status in general.
    package static func status(_ status: Verdict.Status) -> String {
        switch status {
        case .done: "done"
        case .open: "not done yet"
        case .wrong: "a check does not hold"
        case .doesNotCompile: "does not compile"
        case .notJudged: "not judged"
        }
    }
}
