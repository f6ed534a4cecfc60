import CurrycombStores
import CurrycombWorkbook
internal import Foundation

/// Runs the todo app in this terminal, until somebody quits. What was done in it is there the next time, however it ended.
///
/// - Parameter path: the journal's file; if none is given, one in the folder for temporary files.
/// - Returns: the program's exit code.
@MainActor
public func runTodo(at path: String?) -> Int32 {
    let path = path ?? FileManager.default.temporaryDirectory.appendingPathComponent("todos.journal").path
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
