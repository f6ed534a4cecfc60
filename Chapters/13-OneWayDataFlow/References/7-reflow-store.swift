private struct Answer: ReflowStore {
    final class Todos: ActionStore, TodoStoreShape {
        private let disk: Disk
        private var todos: [Todo]
        private(set) var filter = Filter.all

        init(on disk: Disk) {
            self.disk = disk
            todos = disk.load()
            super.init()
        }

        var visibleTodos: [Todo] {
            todos.filter { filter == .all || $0.isDone == (filter == .done) }
        }

        func actionAdd(_ text: String) {
            perform("actionAdd", text) {
                let id = (todos.map(\.id).max() ?? 0) + 1
                todos.append(Todo(id: id, text: text))
                disk.save(todos)
            }
        }

        func actionToggle(_ id: Int) {
            perform("actionToggle", id) {
                for place in todos.indices where todos[place].id == id { todos[place].isDone.toggle() }
                disk.save(todos)
            }
        }

        func actionShow(_ filter: Filter) {
            perform("actionShow", filter) { self.filter = filter }
        }
    }
}

package let reflowStoreReference: any ReflowStore.Type = Answer.self
