import Chapter13OneWayDataFlow

@MainActor package let reflowStoreRight: KeyValuePairs<String, any Contract.Type> = [
    "onlyOnTheDisk": OnlyOnTheDisk.self, "savesWhenSet": SavesWhenSet.self,
]

/// Keeps no todos in memory, and computes its first new id from the largest id on the disk.
private struct OnlyOnTheDisk: ReflowStore {
    final class Todos: ActionStore, TodoStoreShape {
        private let disk: Disk
        private var next: Int
        private(set) var filter = Filter.all

        init(on disk: Disk) {
            self.disk = disk
            next = disk.load().reduce(0) { max($0, $1.id) } + 1
            super.init()
        }

        var visibleTodos: [Todo] {
            disk.load().filter { todo in
                switch filter {
                case .all: true
                case .open: !todo.isDone
                case .done: todo.isDone
                }
            }
        }

        func actionAdd(_ text: String) {
            perform("actionAdd", text) {
                disk.save(disk.load() + [Todo(id: next, text: text)])
                next += 1
            }
        }

        func actionToggle(_ id: Int) {
            perform("actionToggle", id) {
                disk.save(disk.load().map { Todo(id: $0.id, text: $0.text, isDone: ($0.id == id) != $0.isDone) })
            }
        }

        func actionShow(_ filter: Filter) { perform("actionShow", filter) { self.filter = filter } }
    }
}

/// Saves each time that the list is set to a different list, and does not report a toggle that changes nothing.
private struct SavesWhenSet: ReflowStore {
    final class Todos: ActionStore, TodoStoreShape {
        private let disk: Disk
        private var list: [Todo] { didSet { if list != oldValue { disk.save(list) } } }
        private(set) var filter = Filter.all

        init(on disk: Disk) {
            self.disk = disk
            list = disk.load()
            super.init()
        }

        var visibleTodos: [Todo] { filter == .all ? list : list.filter { $0.isDone == (filter == .done) } }

        func actionAdd(_ text: String) {
            perform("actionAdd", text) { [self] in
                list += [Todo(id: 1 + list.lazy.map(\.id).reduce(0, max), text: text)]
            }
        }

        func actionToggle(_ id: Int) {
            guard let place = list.firstIndex(where: { $0.id == id }) else { return }
            perform("actionToggle", id) { list[place].isDone.toggle() }
        }

        func actionShow(_ filter: Filter) { perform("actionShow", filter) { self.filter = filter } }
    }
}
