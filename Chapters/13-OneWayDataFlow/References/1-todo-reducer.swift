private struct Answer: TodoReducer {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        switch action {
        case .add(let id, let text): todos + [Todo(id: id, text: text)]
        case .toggle(let id): todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: !$0.isDone) : $0 }
        case .remove(let id): todos.filter { $0.id != id }
        case .show: todos
        }
    }

    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        if case .show(let wanted) = action { wanted } else { filter }
    }

    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        TodoList(todos: todos(list.todos, action), filter: filter(list.filter, action))
    }

    func visible(_ list: TodoList) -> [Todo] {
        switch list.filter {
        case .all: list.todos
        case .open: list.todos.filter { !$0.isDone }
        case .done: list.todos.filter { $0.isDone }
        }
    }
}

package let todoReducerReference: any TodoReducer.Type = Answer.self
