import Chapter13OneWayDataFlow

struct Answer: ReflowStore {
    final class Todos: ActionStore, TodoStoreShape {
        init(on disk: Disk) {
            todo("Todos")
        }

        var visibleTodos: [Todo] { todo("Todos") }

        var filter: Filter { todo("Todos") }

        func actionAdd(_ text: String) {
            todo("Todos")
        }

        func actionToggle(_ id: Int) {
            todo("Todos")
        }

        func actionShow(_ filter: Filter) {
            todo("Todos")
        }
    }
}

judge(Answer.self)
