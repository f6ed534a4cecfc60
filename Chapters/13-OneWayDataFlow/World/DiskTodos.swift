extension Ours {
    /// The todo store of Zepo's post, but with its todos on a disk and its filter in memory. The actions are methods.
    package final class DiskTodos: ActionStore, TodoStoreShape {
        private let disk: Disk
        private var list: TodoList

        package init(on disk: Disk) {
            self.disk = disk
            list = TodoList(todos: disk.load())
            super.init()
        }

        package var visibleTodos: [Todo] { Ours.visible(list) }

        package var filter: Filter { list.filter }

        package func actionAdd(_ text: String) {
            perform("actionAdd", text) { change(.add(id: (list.todos.map(\.id).max() ?? 0) + 1, text: text)) }
        }

        package func actionToggle(_ id: Int) { perform("actionToggle", id) { change(.toggle(id: id)) } }

        package func actionShow(_ filter: Filter) { perform("actionShow", filter) { change(.show(filter)) } }

        private func change(_ action: TodoAction) {
            let former = list.todos
            list = Ours.list(list, action)
            if list.todos != former { disk.save(list.todos) }
        }
    }
}
