import Chapter13OneWayDataFlow
import CurrycombWorkbook
import Foundation
import Testing

@Suite @MainActor final class TodoAppTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("todos-\(UUID().uuidString)").path

    deinit {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let folder = FileManager.default.temporaryDirectory
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where file.hasPrefix(name)
        {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
    }

    func press(_ screen: TodoScreen, _ keys: String) {
        for key in keys {
            _ = screen.press(key == "\n" ? .enter : key == "^" ? .up : key == "v" ? .down : .character(key))
        }
    }

    func texts(_ screen: TodoScreen) -> [String] {
        screen.lines(80, 24).map(\.plain).filter { $0.contains("[") }.map { String($0.dropFirst(2)) }
    }

    @Test func keysChangeTheStateAndLinesShowIt() throws {
        let screen = TodoScreen(try TodoApp(at: path), path: "x")
        press(screen, "aEat food\naExercise\n^ ")
        #expect(texts(screen) == ["[x] Eat food", "[ ] Exercise"])
        press(screen, "ff")
        #expect(texts(screen) == ["[x] Eat food"])
        press(screen, "d")
        #expect(texts(screen).isEmpty)
        #expect(screen.lines(80, 24).contains { $0.plain == "  none of them is done" })
        press(screen, "f")
        #expect(texts(screen) == ["[ ] Exercise"])
        press(screen, "uuuu")
        #expect(texts(screen) == ["[x] Eat food", "[ ] Exercise"])
        press(screen, "u")
        #expect(texts(screen) == ["[ ] Eat food", "[ ] Exercise"])
        press(screen, "r")
        #expect(texts(screen) == ["[x] Eat food", "[ ] Exercise"])
        #expect(!screen.press(.character("q")))
    }

    @Test func emptyOrCancelledInputAddsNoTodo() throws {
        let screen = TodoScreen(try TodoApp(at: path), path: "x")
        press(screen, "a   \n d u r ")
        press(screen, "aleft")
        _ = screen.press(.escape)
        #expect(texts(screen).isEmpty)
    }

    @Test func flushedTodosAreRestoredOnReopening() async throws {
        do {
            let app = try TodoApp(at: path)
            app.add("wax")
            app.add("honey")
            app.dispatch(.toggle(id: 1))
            app.undo()
            app.dispatch(.show(.open))
            try await app.flush()
            app.close()
        }
        let again = try TodoApp(at: path)
        #expect(again.list == TodoList(todos: [Todo(id: 1, text: "wax"), Todo(id: 2, text: "honey")], filter: .open))
        #expect(throws: (any Error).self) { try TodoApp(at: path) }
    }

    @Test func theTodoAtTheCursorIsAlwaysVisible() throws {
        let screen = TodoScreen(try TodoApp(at: path), path: "x")
        for number in 1...30 { press(screen, "atodo \(number)\n") }
        for rows in [3, 6, 8, 9, 12, 24, 60] {
            for _ in 0..<30 { press(screen, "^") }
            for number in 1...30 {
                let lines = screen.lines(40, rows).map(\.plain)
                #expect(lines.contains("› [ ] todo \(number)"), "\(rows) rows, at \(number): \(lines)")
                #expect(lines.count <= max(rows, 8), "\(rows) rows, at \(number)")
                press(screen, "v")
            }
        }
        let lines = screen.lines(40, 12).map(\.plain)
        #expect(lines.contains { $0.hasPrefix("  ↑ ") && $0.hasSuffix(" more") })
        #expect(!lines.contains { $0.hasPrefix("  ↓ ") })
        _ = screen.press(.home)
        #expect(screen.lines(40, 12).map(\.plain).contains { $0.hasPrefix("  ↓ ") && $0.hasSuffix(" more") })
        _ = screen.press(.end)
        #expect(screen.lines(40, 12).map(\.plain).contains("› [ ] todo 30"))
    }

    @Test func typingScrollsToTheEndOfTheList() throws {
        let screen = TodoScreen(try TodoApp(at: path), path: "x")
        for number in 1...30 { press(screen, "atodo \(number)\n") }
        _ = screen.press(.home)
        press(screen, "a")
        #expect(screen.lines(40, 12).map(\.plain).contains("  [ ] todo 30"))
    }

    @Test(arguments: ["honey ", "蜂蜜", "🐝é", "x"])
    func aLongTextFitsTheScreen(_ word: String) throws {
        let screen = TodoScreen(try TodoApp(at: path), path: "x")
        let text = String(repeating: word, count: word.count == 1 ? 300 : 90) + "end"
        press(screen, "a" + text)
        for columns in [20, 40, 41, 80] {
            let input = try #require(screen.lines(columns, 24).first { $0.plain.hasPrefix("  new: …") })
            #expect(input.plain.hasSuffix("end▏"))
            #expect((columns - 2...columns).contains(input.columns), "\(columns): \(input.columns)")
        }
        press(screen, "\nashort\n")
        #expect(screen.lines(40, 24).contains { $0.cut(to: 40).plain.hasSuffix("…") })
        press(screen, "^")
        let lines = screen.lines(80, 24)
        #expect(lines.allSatisfy { $0.columns <= 80 })
        #expect(lines.contains { $0.plain.hasSuffix("end") }, "the text at the cursor is shown in full")
        let few = screen.lines(40, 12)
        #expect(few.count <= 12)
        // The line about a file that is being written also ends with `…`.
        let cut = few.filter { $0.plain.hasSuffix("…") && !$0.plain.contains("writing") }
        #expect(cut.count == 1 && cut.allSatisfy { $0.columns <= 40 })
    }

    @Test func anUnusablePathIsReported() throws {
        #expect(todoTrouble(at: path) == nil)
        #expect(todoTrouble(at: "todos.journal") == nil, "a name without a folder means the current folder")
        #expect(todoTrouble(at: path + "/x.journal") == "There is no folder \(path). Make it first.")
        let folder = FileManager.default.temporaryDirectory.path
        #expect(todoTrouble(at: folder) == "\(folder) is a folder. Name a file in it.")
        #expect(todoTrouble(at: "") == "The file needs a name.")
    }

    @Test func theAppReportsADamagedFile() async throws {
        for number in 1...3 {
            let app = try TodoApp(at: path)
            #expect(app.news == nil)
            app.add("todo \(number)")
            app.add("more \(number)")
            try await app.flush()
            app.close()
        }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let app = try TodoApp(at: path)
        let text = TodoScreen(app, path: "x").lines(60, 24).map(\.plain).joined(separator: "\n")
        #expect(text.contains("The journal is damaged"))
        #expect(app.news?.contains("kept as") == true)
    }

    @Test func theAppReportsATornTail() async throws {
        do {
            let app = try TodoApp(at: path)
            app.add("wax")
            app.add("honey")
            try await app.flush()
            app.close()
        }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try bytes.dropLast(3).write(to: URL(fileURLWithPath: path))
        let app = try TodoApp(at: path)
        #expect(app.list.todos.map(\.text) == ["wax"])
        #expect(app.news?.contains("was dropped") == true)
    }
}
