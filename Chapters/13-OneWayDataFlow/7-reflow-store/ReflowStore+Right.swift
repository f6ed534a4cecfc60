/// Right, in steps that a wrong answer can change.
class RightTodos: ActionStore, TodoStoreShape {
    let disk: Disk
    var todos: [Todo]
    var shown = Filter.all

    required init(on disk: Disk) {
        self.disk = disk
        todos = disk.load()
        super.init()
    }

    var filter: Filter { shown }
    var visibleTodos: [Todo] { todos.filter { shown == .all || $0.isDone == (shown == .done) } }
    var nextID: Int { (todos.map(\.id).max() ?? 0) + 1 }

    func add(_ todo: Todo) { todos.append(todo) }
    func toggle(_ id: Int) { for place in todos.indices where todos[place].id == id { todos[place].isDone.toggle() } }
    func show(_ filter: Filter) { shown = filter }
    func save() { disk.save(todos) }

    func actionAdd(_ text: String) {
        perform("actionAdd", text) {
            add(Todo(id: nextID, text: text))
            save()
        }
    }

    func actionToggle(_ id: Int) {
        perform("actionToggle", id) {
            toggle(id)
            save()
        }
    }

    func actionShow(_ filter: Filter) { perform("actionShow", filter) { show(filter) } }
}
