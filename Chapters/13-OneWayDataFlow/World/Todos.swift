// These types are Codable because `Disk` (exercise 13.7) and the tour's app save todos and actions in files.

/// Something to do.
public struct Todo: Equatable, Sendable, Codable {
    /// The number that identifies the todo; no other todo has the same number.
    public let id: Int
    /// The todo's text.
    public var text: String
    /// True if the todo is done.
    public var isDone: Bool

    /// Makes a todo, which is open by default.
    public init(id: Int, text: String, isDone: Bool = false) {
        self.id = id
        self.text = text
        self.isDone = isDone
    }
}

/// The choice of the todos to show.
public enum Filter: String, Equatable, Sendable, Codable, CaseIterable {
    /// All todos.
    case all
    /// The todos that are not done.
    case open
    /// The todos that are done.
    case done
}

/// The whole state of the app: a tree with two branches.
public struct TodoList: Equatable, Sendable, Codable {
    /// All todos, the oldest first.
    public var todos: [Todo]
    /// The filter that selects the todos to show.
    public var filter: Filter

    /// Makes a state, by default without todos and with the filter `.all`.
    public init(todos: [Todo] = [], filter: Filter = .all) {
        self.todos = todos
        self.filter = filter
    }
}

/// A description of a change to the state. A reducer computes the new state.
public enum TodoAction: Equatable, Sendable, Codable {
    /// Adds a todo at the end. The action contains the todo's id, because a reducer makes no ids.
    case add(id: Int, text: String)
    /// Toggles a todo: done becomes open, and open becomes done.
    case toggle(id: Int)
    /// Removes a todo.
    case remove(id: Int)
    /// Sets the filter, which selects the todos to show.
    case show(Filter)
}
