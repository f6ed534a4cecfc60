import CurrycombStores

// The shapes of the chapter, made fit for the toolkit's journal, which writes JSON.
extension Todo: Codable {}
extension Filter: Codable {}
extension TodoList: Codable {}
extension TodoAction: Codable {}

/// The todo app on the toolkit's store, with a journal on the disk: the model of the screen.
public final class TodoApp: Sendable {
    /// The state, and the one way to change it.
    public let store: CurrycombStores.Store<TodoList, TodoAction>
    /// What can be undone. Undoing is not written to the journal as such: the state that it leads to is.
    let history: CurrycombStores.History<TodoList, TodoAction>
    private let journal: Journal<TodoList, TodoAction>

    /// Opens the journal, or begins one.
    ///
    /// - Parameter path: where the file is, or shall be.
    /// - Throws: `JournalError`, where the file cannot be used.
    public init(at path: String) throws(JournalError) {
        journal = try Journal(
            at: path, TodoList(), Reducer { (list: inout TodoList, action) in list = Article.list(list, action) })
        store = CurrycombStores.Store(journal, name: "todos")
        history = store.history()
    }
}
