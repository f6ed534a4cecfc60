import CurrycombWorkbook

/// The view of a ``TodoApp``: keys become actions, and the state becomes lines. It keeps only the cursor's position and
/// the text that is being typed.
@MainActor
package final class TodoScreen {
    private let app: TodoApp
    private let path: String
    private var cursor = 0
    private var typed: String?

    package init(_ app: TodoApp, path: String) {
        self.app = app
        self.path = path
    }

    private var shown: [Todo] { Ours.visible(app.list) }

    /// Handles a key press and returns true if the program continues.
    package func press(_ key: Key) -> Bool {
        if typed != nil { return type(key) }
        switch key {
        case .escape, .endOfInput, .character("q"): return false
        case .up: cursor -= 1
        case .down: cursor += 1
        case .pageUp: cursor -= 10
        case .pageDown: cursor += 10
        case .home: cursor = 0
        case .end: cursor = shown.count
        case .character("a"): typed = ""
        case .enter, .character(" "): onCurrent { .toggle(id: $0) }
        case .character("d"), .backspace: onCurrent { .remove(id: $0) }
        case .character("f"): app.dispatch(.show(app.list.filter.next))
        case .character("u"): app.undo()
        case .character("r"): app.redo()
        default: break
        }
        cursor = max(0, min(cursor, shown.count - 1))
        return true
    }

    private func onCurrent(_ action: (Int) -> TodoAction) {
        guard shown.indices.contains(cursor) else { return }
        app.dispatch(action(shown[cursor].id))
    }

    private func type(_ key: Key) -> Bool {
        switch key {
        case .escape: typed = nil
        case .endOfInput: return false
        case .backspace: _ = typed?.popLast()
        case .enter:
            let text = typed?.drop { $0 == " " } ?? ""
            if !text.isEmpty { app.add(String(text)) }
            typed = nil
            cursor = max(0, shown.count - 1)
        case .character(let character): typed?.append(character)
        default: break
        }
        return true
    }

    /// Returns the lines to draw on a screen of this size. If there is not enough room for all todos, the lines show
    /// the todos around the cursor or, while the user types, the last todos.
    package func lines(_ columns: Int, _ rows: Int) -> [StyledLine] {
        let list = app.list
        let head = StyledLine("Todos", .strong) + StyledLine("   \(Self.count(list))   shown: \(list.filter)", .dim)
        let news = app.news.map { StyledLine.paragraph($0, .bad, indent: 2, columns) + [StyledLine("")] } ?? []
        let foot = input(columns) + [StyledLine("")] + disk(columns) + help(columns)
        let todos = self.todos(columns, max(1, rows - 2 - news.count - foot.count))
        return [head, StyledLine("")] + news + todos + foot
    }

    private func todos(_ columns: Int, _ room: Int) -> [StyledLine] {
        let shown = shown
        guard !shown.isEmpty else {
            let list = app.list
            return [StyledLine(list.todos.isEmpty ? "  nothing here" : "  none of them is \(list.filter)", .dim)]
        }
        // While the user types, the end of the list is visible, because new todos are added there.
        let middle = typed == nil ? cursor : shown.count - 1
        let current = typed == nil ? whole(shown[cursor], columns, max(1, room / 2)) : []
        let room = room - max(0, current.count - 1)
        let top = max(0, min(middle - room / 2, shown.count - room))
        let window = top..<min(shown.count, top + room)
        var lines = window.map { $0 == cursor && typed == nil ? current : [row(shown[$0])] }
        if window.count > 2 {
            let (above, below) = (top, shown.count - window.upperBound)
            if above > 0 { lines[0] = [StyledLine("  ↑ \(above + 1) more", .dim)] }
            if below > 0 { lines[lines.count - 1] = [StyledLine("  ↓ \(below + 1) more", .dim)] }
        }
        return lines.flatMap { $0 }
    }

    private func row(_ todo: Todo) -> StyledLine {
        StyledLine("  ") + box(todo) + StyledLine(Columns.visible(todo.text), todo.isDone ? .dim : .plain)
    }

    /// Returns the lines of the todo at the cursor. If the text needs more than `room` lines, it is cut.
    private func whole(_ todo: Todo, _ columns: Int, _ room: Int) -> [StyledLine] {
        let lines = StyledLine.paragraph(
            Columns.visible(todo.text), todo.isDone ? .dim : .strong, indent: 6,
            first: StyledLine("› ", .strong) + box(todo), columns)
        guard lines.count > room else { return lines }
        return lines.prefix(room - 1) + [(lines[room - 1] + StyledLine(" …")).cut(to: columns)]
    }

    private func box(_ todo: Todo) -> StyledLine { StyledLine(todo.isDone ? "[x] " : "[ ] ", .dim) }

    /// Returns the lines with the text that is being typed, or no lines if the user is not typing. The lines show only
    /// the end of a long text.
    private func input(_ columns: Int) -> [StyledLine] {
        guard let typed else { return [] }
        let label = "  new: "
        let room = columns - label.count - 1
        var (end, width) = (Columns.visible(typed)[...], Columns.of(Columns.visible(typed)))
        let isCut = width > room
        while width > max(1, room - 1), isCut, let first = end.popFirst() { width -= Columns.of(first) }
        return [StyledLine(""), StyledLine(label) + StyledLine((isCut ? "…" : "") + end + "▏", .strong)]
    }

    private func disk(_ columns: Int) -> [StyledLine] {
        switch app.saved {
        case .all: [StyledLine("  on the disk: \(path)", .dim)]
        case .writing: [StyledLine("  writing …", .dim)]
        case .failed(let trouble): StyledLine.paragraph("not on the disk: \(trouble)", .bad, indent: 2, columns)
        }
    }

    private func help(_ columns: Int) -> [StyledLine] {
        if typed != nil { return [StyledLine("  enter  add     esc  cancel", .dim)] }
        let steps = app.steps
        let keys =
            ["a  add", "↑ ↓  choose", "space  done", "d  remove", "f  filter"] + (steps.undo ? ["u  undo"] : [])
            + (steps.redo ? ["r  redo"] : []) + ["q  quit"]
        return StyledLine.paragraph(keys.joined(separator: "   "), indent: 2, columns).map {
            StyledLine($0.plain, .dim)
        }
    }

    private static func count(_ list: TodoList) -> String {
        let open = list.todos.filter { !$0.isDone }.count
        return "\(open) of \(list.todos.count) to do"
    }
}

extension Filter {
    fileprivate var next: Filter {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]  // `allCases` contains every case
    }
}
