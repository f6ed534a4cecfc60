import CurrycombWorkbook

/// The view of a ``TodoApp``: keys become actions, and the state becomes lines. All that it keeps itself is where the cursor is
/// and what is being typed.
@MainActor
package final class TodoScreen {
    private let app: TodoApp
    private let path: String
    private var cursor = 0
    private var typed: String?

    /// Makes the view of an app.
    ///
    /// - Parameters:
    ///   - app: what to show.
    ///   - path: where its journal is, to be shown.
    package init(_ app: TodoApp, path: String) {
        self.app = app
        self.path = path
    }

    private var shown: [Todo] { Article.visible(app.list) }

    /// Takes a key.
    ///
    /// - Parameter key: the key.
    /// - Returns: whether to go on.
    package func press(_ key: Key) -> Bool {
        if typed != nil { return type(key) }
        switch key {
        case .escape, .endOfInput, .character("q"): return false
        case .up: cursor -= 1
        case .down: cursor += 1
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

    /// The picture, for so many columns.
    package func lines(_ columns: Int) -> [StyledLine] {
        let list = app.list
        let head = StyledLine("Todos", .strong) + StyledLine("   \(Self.count(list))   shown: \(list.filter)", .dim)
        let rows = shown.enumerated().map { row($0, $1) }
        let empty: [StyledLine] = rows.isEmpty ? [StyledLine("  nothing here", .dim)] : []
        let input = typed.map { [StyledLine(""), StyledLine("  new: ") + StyledLine($0 + "▏", .strong)] } ?? []
        return [head, StyledLine("")] + rows + empty + input + [StyledLine(""), disk] + help(columns)
    }

    private func row(_ place: Int, _ todo: Todo) -> StyledLine {
        let isHere = place == cursor && typed == nil
        return StyledLine(isHere ? "› " : "  ", .strong) + StyledLine(todo.isDone ? "[x] " : "[ ] ", .dim)
            + StyledLine(todo.text, todo.isDone ? .dim : isHere ? .strong : .plain)
    }

    private var disk: StyledLine {
        switch app.saved {
        case .all: StyledLine("  on the disk: \(path)", .dim)
        case .writing: StyledLine("  writing …", .dim)
        case .failed(let trouble): StyledLine("  not on the disk: \(trouble)", .bad)
        }
    }

    private func help(_ columns: Int) -> [StyledLine] {
        if typed != nil { return [StyledLine("  enter  add     esc  leave it", .dim)] }
        let steps = app.steps
        let keys =
            ["a  add", "space  done", "d  remove", "f  filter"] + (steps.undo ? ["u  undo"] : [])
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
    /// The one that comes after this one, round and round.
    fileprivate var next: Filter {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]  // each case is among all cases
    }
}
