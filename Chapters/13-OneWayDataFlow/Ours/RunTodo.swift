import CurrycombStores
import CurrycombWorkbook
internal import Foundation

/// Runs the todo app in this terminal until the user quits. The next run continues with all changes that were on the
/// disk when this run ended, even if this run crashed.
///
/// - Parameter arguments: the path of the journal's file, or `--help` or `-h`. Without an argument, the file is in the
///   user's data folder.
/// - Returns: the program's exit code.
@MainActor
package func runTodo(_ arguments: [String]) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
        print(todoHelp)
        return 0
    }
    if arguments.count > 1 || arguments.first?.hasPrefix("-") == true {
        print("`\(arguments.joined(separator: " "))` is not understood.\n\n\(todoHelp)")
        return 2
    }
    let path = arguments.first ?? ownTodos()
    if let trouble = todoTrouble(at: path) {
        print(trouble)
        return 1
    }
    do throws(JournalError) {
        let app = try TodoApp(at: path)
        let screen = TodoScreen(app, path: path)
        let code = runInTerminal("swift run tour-13 todo") { columns, rows in
            screen.lines(columns, rows)
        } press: {
            screen.press($0)
        }
        app.close()
        if let news = app.news { print(news) }
        if code == 0 { print("Your todos are in \(path).") }
        return code
    } catch {
        print("\(error)")
        return 1
    }
}

private let todoHelp = """
    A todo app in the terminal: the store of this chapter, with a journal on disk.

    swift run tour-13 todo [FILE]    FILE is the journal; without it, \(ownTodos(makingFolder: false))

    Keys: a adds, ↑ ↓ choose, space marks as done or not done, d removes, f filters, u undoes, r redoes,
    q quits.
    """

/// Returns the path of the default file. The file is in the user's data folder, so each user has a separate file, and a
/// restart of the computer does not remove it. If there is no such folder, the file is in the folder for temporary
/// files.
private func ownTodos(makingFolder: Bool = true) -> String {
    let files = FileManager.default
    let data = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    let folder = data.appendingPathComponent("Currycomb")
    if makingFolder { try? files.createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder.appendingPathComponent("todos.journal").path
}

/// Returns a message for the user if the journal cannot be stored at a path, for example because the path is that of a
/// folder; otherwise `nil`.
package func todoTrouble(at path: String) -> String? {
    if path.isEmpty { return "The file needs a name." }
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    if isFolder(path) { return "\(path) is a folder. Name a file in it." }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return isFolder(folder) ? nil : "There is no folder \(folder). Make it first."
}
