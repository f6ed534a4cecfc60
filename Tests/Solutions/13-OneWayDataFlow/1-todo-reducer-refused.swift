let todoReducerRefused = [
    "changesArgument": """
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        if case .add(let id, let text) = action { todos.append(Todo(id: id, text: text)) }
        return todos
    }
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter { filter }
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList { list }
    func visible(_ list: TodoList) -> [Todo] { [] }
    """,
    "notAll": """
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        switch action {
        case .add(let id, let text): todos + [Todo(id: id, text: text)]
        case .remove(let id): todos.filter { $0.id != id }
        }
    }
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter { filter }
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList { list }
    func visible(_ list: TodoList) -> [Todo] { [] }
    """,
    "elementAdded": """
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(let id, let text) = action else { return todos }
        return todos + Todo(id: id, text: text)
    }
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter { filter }
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList { list }
    func visible(_ list: TodoList) -> [Todo] { [] }
    """,
]
