import CurrycombWorkshop

/// The text of a real verdict on a wrong answer, for use on pages. A test keeps the text up to date.
enum VerdictPicture {
    static let text = Site.assets + "/verdict.txt"
    static let command = "swift run workshop check 2.1"

    static func lines(_ workspace: Workspace) -> [String] {
        (workspace.text(text) ?? "").split(separator: "\n").map(String.init)
    }

    static func svg(_ workspace: Workspace) -> String { TerminalPicture(command: command, lines: lines(workspace)).svg }
}
