let reflowStoreRefused = [
    "notNamed": """
    final class Store: ActionStore, TodoStoreShape {
        private(set) var filter = Filter.all
        init(on disk: Disk) { super.init() }
        var visibleTodos: [Todo] { [] }
        func actionAdd(_ text: String) {}
        func actionToggle(_ id: Int) {}
        func actionShow(_ filter: Filter) {}
    }
    """,
    "notFinal": """
    class Todos: ActionStore, TodoStoreShape {
        private(set) var filter = Filter.all
        init(on disk: Disk) { super.init() }
        var visibleTodos: [Todo] { [] }
        func actionAdd(_ text: String) {}
        func actionToggle(_ id: Int) {}
        func actionShow(_ filter: Filter) {}
    }
    """,
    "hiddenGetter": """
    final class Todos: ActionStore, TodoStoreShape {
        private var filter = Filter.all
        init(on disk: Disk) { super.init() }
        var visibleTodos: [Todo] { [] }
        func actionAdd(_ text: String) {}
        func actionToggle(_ id: Int) {}
        func actionShow(_ filter: Filter) {}
    }
    """,
    "initOrder": """
    final class Todos: ActionStore, TodoStoreShape {
        private(set) var filter = Filter.all
        private let disk: Disk
        init(on disk: Disk) {
            super.init()
            self.disk = disk
        }
        var visibleTodos: [Todo] { [] }
        func actionAdd(_ text: String) {}
        func actionToggle(_ id: Int) {}
        func actionShow(_ filter: Filter) {}
    }
    """,
]
