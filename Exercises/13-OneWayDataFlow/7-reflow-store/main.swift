import Chapter13OneWayDataFlow

// 13.7  A store of your own
//
// Its todos lie on a disk (disk.load(), disk.save(todos)), its filter in memory. Getters read. Actions are methods, and make
// their change inside perform, which tells whoever has subscribed:
//
//     perform("actionAdd", text) { … }

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
