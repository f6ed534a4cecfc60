import CurrycombWorkshop

/// The file with a real verdict on a wrong answer, for use on pages. A test reports a verdict that has changed.
enum VerdictPicture {
    static let text = Site.assets + "/verdict.txt"
    /// The same verdict in a terminal of 44 columns, for phones.
    static let narrow = Site.assets + "/verdict-narrow.txt"
    static let command = "swift run workshop check 2.1"

    static func lines(_ workspace: Workspace, _ file: String = text) -> [String] {
        (workspace.text(file) ?? "").split(separator: "\n").map(String.init)
    }

    static func svg(_ workspace: Workspace) -> String { TerminalPicture(command: command, lines: lines(workspace)).svg }
}
