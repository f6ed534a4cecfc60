import CurrycombWorkshop

/// A picture of the verdict on a wrong answer. The verdict is in a file, and a test compares the file with a real
/// verdict.
enum VerdictPicture {
    static let text = Site.assets + "/verdict.txt"
    /// The file with the same verdict in a terminal of 44 columns, for phones.
    static let narrow = Site.assets + "/verdict-narrow.txt"
    static let command = "swift run workshop check 2.1"

    static func lines(_ workspace: Workspace, _ file: String = text) -> [String] {
        (workspace.text(file) ?? "").split(separator: "\n").map(String.init)
    }

    static func svg(_ workspace: Workspace) -> String { TerminalPicture(command: command, lines: lines(workspace)).svg }
}
