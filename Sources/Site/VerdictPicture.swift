import CurrycombWorkshop

/// A verdict on a wrong answer as pages show it: text of a real one, which a test compares.
enum VerdictPicture {
    static let text = Site.assets + "/verdict.txt"
    static let command = "swift run workshop check 2.1"

    /// The lines of the verdict.
    static func lines(_ workspace: Workspace) -> [String] {
        (workspace.text(text) ?? "").split(separator: "\n").map(String.init)
    }

    /// The picture of the terminal that shows it.
    static func svg(_ workspace: Workspace) -> String { TerminalPicture(command: command, lines: lines(workspace)).svg }
}
