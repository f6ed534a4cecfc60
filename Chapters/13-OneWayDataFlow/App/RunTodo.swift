import CurrycombStores
import CurrycombWorkbook
internal import Foundation

/// Runs the todo app in this terminal, until somebody quits. What was done in it is there the next time, however it ended.
///
/// - Parameter path: the journal's file; if none is given, one in the folder for temporary files.
/// - Returns: the program's exit code.
@MainActor
package func runTodo(at path: String?) -> Int32 {
    let path = path ?? FileManager.default.temporaryDirectory.appendingPathComponent("todos.journal").path
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
        if let news = app.news { print(news) }
        if code == 0 { print("Your todos are in \(path).") }
        return code
    } catch {
        print("\(error)")
        return 1
    }
}

/// Why no file can be at a path, in words; `nil` where one can.
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
