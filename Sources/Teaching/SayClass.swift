import CurrycombWorkshop

extension Say {
    static func tooLittleForClass(_ megabytes: Int) -> String {
        "\(megabytes) MB are free on the disk; a workshop's builds need 3 GB."
    }
    static let enoughForClass = "The disk has room for all that a workshop builds."
    static let gitIsThere = "git is installed, so updates work."
    static let gitIsMissing = "git is not installed: everything works except `workshop update`."
    static let getGit = "Install git from git-scm.com, or with your system's package manager."
    static func doesNotBuild(_ product: String, _ why: String) -> String { "\(product) does not build: \(why)" }
    static func toursAreBuilt(_ count: Int, _ time: String) -> String {
        "All \(count) tours and what they need are built (\(time))."
    }
    static func verdictFails(_ id: String, _ why: String) -> String {
        "The solution of \(id), tried as an answer, does not get the right verdict: \(why)"
    }
    static func verdictWorks(_ time: String) -> String { "A right answer is judged right, in \(time)." }
    static let readyForClass = "Ready: this laptop can take part, even without a network."
    static let notReadyForClass = "Not ready: fix the lines with ✗ first."
    static func isThereAlready(_ file: String) -> String {
        "\(file) already exists, but is not the file that the workshop would write. Move it away first; nothing was changed."
    }
    static func toolkitIsHere(_ folder: String) -> String {
        """
        In Package.swift, Currycomb is the folder \(folder), which a build server does not have. Replace this path with the \
        address in the comment next to it; then run this command again. Nothing was written.
        """
    }
    static let classroomNext = """
        Commit both before the class forks. From then on, each push is judged; the run's summary shows the done exercises and the \
        mistakes. autograding.json gives one point for each exercise, in a service that reads such files.
        """
}
