import CurrycombStores
internal import Synchronization

/// The todo app on the toolkit's store, with a journal on disk. It does not depend on the screen.
package final class TodoApp: Sendable {
    /// The state of the changes on the disk.
    package enum Saved: Sendable, Equatable {
        case all
        /// The disk has not confirmed the last change yet.
        case writing
        case failed(String)
    }

    private let journal: Journal<TodoList, TodoAction>
    private let store: CurrycombStores.Store<TodoList, TodoAction>
    private let history: CurrycombStores.History<TodoList, TodoAction>
    private let disk = Mutex((sent: 0, onDisk: 0, trouble: String?.none))

    /// Opens the journal at a path, or makes one if there is none.
    package init(at path: String) throws(JournalError) {
        journal = try Journal(at: path, TodoList(), .returning(Ours.list))
        store = CurrycombStores.Store(journal, name: "todos")
        history = store.history()
    }

    /// The message for the user if the journal was damaged, or its last record was incomplete; otherwise `nil`.
    package var news: String? {
        journal.report.isWhole && journal.report.tornTail == nil ? nil : journal.report.description
    }

    package var list: TodoList { store.state }

    package var saved: Saved {
        disk.withLock { disk in
            if let trouble = disk.trouble { return .failed(trouble) }
            return disk.sent == disk.onDisk ? .all : .writing
        }
    }

    package var steps: (undo: Bool, redo: Bool) { (history.canUndo, history.canRedo) }

    /// Adds a todo. The id is computed here, and the reducer receives it with the action.
    package func add(_ text: String) {
        dispatch(.add(id: (list.todos.map(\.id).max() ?? 0) + 1, text: text))
    }

    /// Changes the state with an action and starts to write the action to the disk.
    package func dispatch(_ action: TodoAction) { write { store.dispatch(action) } }

    package func undo() { write { history.undo() } }

    package func redo() { write { history.redo() } }

    /// Waits until all changes are on the disk.
    package func flush() async throws(JournalError) { try await journal.flush() }

    /// Writes all changes to the disk and closes the file, even if a task still keeps the app in memory.
    package func close() { journal.close() }

    private func write(_ change: () -> Void) {
        change()
        let number = disk.withLock { disk in
            disk.sent += 1
            return disk.sent
        }
        Task {
            do {
                try await journal.flush()
                disk.withLock { $0 = ($0.sent, max($0.onDisk, number), nil) }
            } catch {
                disk.withLock { $0.trouble = "\(error)" }
            }
        }
    }
}
