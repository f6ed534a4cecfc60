import Chapter13OneWayDataFlow

struct Answer: TodoReducer {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        todo("todos")
    }

    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        todo("filter")
    }

    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        todo("list")
    }

    func visible(_ list: TodoList) -> [Todo] {
        todo("visible")
    }
}

judge(Answer.self)
