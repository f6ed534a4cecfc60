import Chapter13OneWayDataFlow

// 13.1  Every change in one function
//
// A reducer takes the state and an action, and gives the new state. It changes nothing, and asks nobody.
//
//     todos([wax, honey], .toggle(id: 2))    // [wax, honey that is done]

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
