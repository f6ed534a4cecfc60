import Chapter13OneWayDataFlow

// 13.1  Every change in one function
//
// A reducer takes the state and an action, and returns the next state. It changes nothing, and
// reads only its arguments. In the examples, `wax` is a todo with the id 1, `honey` has the id
// 2, and `two` is `[wax, honey]`.
//
//     struct Todo { let id: Int; var text: String; var isDone = false }
//     struct TodoList { var todos: [Todo] = []; var filter = Filter.all }
//     enum Filter { case all, open, done }
//     enum TodoAction { case add(id: Int, text: String), toggle(id: Int), remove(id: Int), show(Filter) }
//
//     todos([wax], .add(id: 2, text: "honey"))            // [wax, honey]: a new todo is open, and comes last
//     todos([wax, honey], .toggle(id: 2))                 // [wax, honey], and honey is done; toggled again, it is open
//     todos([wax, honey], .remove(id: 9))                 // [wax, honey]: no todo has that id
//     filter(.all, .show(.open))                          // .open; no other action changes the filter
//     visible(TodoList(todos: two, filter: .open))        // the todos that are not done
//
// `list(…)` is the reducer of the whole state. It calls the other two reducers.

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
