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

// MARK: - Wrong answers

package let reflowStoreWrong: KeyValuePairs<String, any Contract.Type> = [
    "onlyLast": Of<OnlyLast>.self, "atTheFront": Of<AtTheFront>.self, "notKept": Of<NotKept>.self,
    "sameId": Of<SameId>.self,
    "idFromZero": Of<IdFromZero>.self, "byPlace": Of<ByPlace>.self, "notToggled": Of<NotToggled>.self,
    "allToggled": Of<AllToggled>.self, "onlyOn": Of<OnlyOn>.self, "filterNotKept": Of<FilterNotKept>.self,
    "hiddenLost": Of<HiddenLost>.self, "unfiltered": Of<Unfiltered>.self,
    "notSaved": Of<NotSaved>.self, "toggleNotSaved": Of<ToggleNotSaved>.self, "savedFiltered": Of<SavedFiltered>.self,
    "notLoaded": Of<NotLoaded>.self, "idsAnew": Of<IdsAnew>.self, "overwritten": Of<Overwritten>.self,
    "idByCount": Of<IdByCount>.self, "idAfterLast": Of<IdAfterLast>.self, "shared": Of<Shared>.self,
    "inverted": Of<Inverted>.self,
    "hiddenNotFound": Of<HiddenNotFound>.self,
    "byVisiblePlace": Of<ByVisiblePlace>.self,
    "idOfVisible": Of<IdOfVisible>.self,
    "savedVisible": Of<SavedVisible>.self,
    "staleGetter": Of<StaleGetter>.self, "filterOfOther": Of<FilterOfOther>.self, "savedAlone": Of<SavedAlone>.self,
    "sameTextLost": Of<SameTextLost>.self, "movedToTheEnd": Of<MovedToTheEnd>.self,
    "toggledByText": Of<ToggledByText>.self,
]

private struct Of<Todos: TodoStoreShape>: ReflowStore {}

private final class StaleGetter: RightTodos {
    private var visible: [Todo] = []
    required init(on disk: Disk) {
        super.init(on: disk)
        visible = super.visibleTodos
    }
    override var visibleTodos: [Todo] { visible }
    override func add(_ todo: Todo) {
        super.add(todo)
        visible = super.visibleTodos
    }
    override func show(_ filter: Filter) {
        super.show(filter)
        visible = super.visibleTodos
    }
}

private final class FilterOfOther: RightTodos {
    private static var common = Filter.all
    required init(on disk: Disk) {
        super.init(on: disk)
        shown = Self.common
    }
    override func show(_ filter: Filter) {
        super.show(filter)
        Self.common = filter
    }
}

private final class SameTextLost: RightTodos {
    override func add(_ todo: Todo) {
        if !todos.contains(where: { $0.text == todo.text }) { super.add(todo) }
    }
}

private final class MovedToTheEnd: RightTodos {
    override func toggle(_ id: Int) {
        guard let place = todos.firstIndex(where: { $0.id == id }) else { return }
        var todo = todos.remove(at: place)
        todo.isDone.toggle()
        todos.append(todo)
    }
}

private final class ToggledByText: RightTodos {
    override func toggle(_ id: Int) {
        guard let text = todos.first(where: { $0.id == id })?.text else { return }
        for place in todos.indices where todos[place].text == text { todos[place].isDone.toggle() }
    }
}

private final class SavedAlone: RightTodos {
    override func actionAdd(_ text: String) {
        perform("actionAdd", text) {
            add(Todo(id: nextID, text: text))
            disk.save(todos.suffix(1))
        }
    }
}

private final class OnlyLast: RightTodos {
    override var nextID: Int { disk.writes + 1 }
    override func add(_ todo: Todo) { todos = [todo] }
}

private final class AtTheFront: RightTodos {
    override func add(_ todo: Todo) { todos.insert(todo, at: 0) }
}

private final class NotKept: RightTodos {
    override func add(_ todo: Todo) {}
}

private final class SameId: RightTodos {
    override var nextID: Int { 1 }
}

private final class IdFromZero: RightTodos {
    override var nextID: Int { (todos.map(\.id).max() ?? -1) + 1 }
}

private final class ByPlace: RightTodos {
    override func toggle(_ id: Int) { if todos.indices.contains(id) { todos[id].isDone.toggle() } }
}

private final class NotToggled: RightTodos {
    override func toggle(_ id: Int) {
        for var todo in todos where todo.id == id { todo.isDone.toggle() }
    }
}

private final class AllToggled: RightTodos {
    override func toggle(_ id: Int) { for place in todos.indices { todos[place].isDone.toggle() } }
}

private final class OnlyOn: RightTodos {
    override func toggle(_ id: Int) {
        for place in todos.indices where todos[place].id == id { todos[place].isDone = true }
    }
}

private final class FilterNotKept: RightTodos {
    override func show(_ filter: Filter) {}
}

private final class HiddenLost: RightTodos {
    override func show(_ filter: Filter) {
        shown = filter
        todos = visibleTodos
    }
}

private final class Unfiltered: RightTodos {
    override var visibleTodos: [Todo] { todos }
}

private final class NotSaved: RightTodos {
    override func save() {}
}

private final class ToggleNotSaved: RightTodos {
    override func actionToggle(_ id: Int) { perform("actionToggle", id) { toggle(id) } }
}

private final class SavedFiltered: RightTodos {
    override func actionShow(_ filter: Filter) {
        perform("actionShow", filter) {
            show(filter)
            disk.save(visibleTodos)
        }
    }
}

private final class NotLoaded: RightTodos {
    required init(on disk: Disk) {
        super.init(on: disk)
        todos = []
    }
}

private final class IdsAnew: RightTodos {
    private var issued = 0
    override var nextID: Int {
        issued += 1
        return issued
    }
}

private final class Overwritten: RightTodos {
    private var isFresh = true
    override func add(_ todo: Todo) {
        if isFresh { todos = [] }
        isFresh = false
        todos.append(Todo(id: todos.count + 1, text: todo.text))
    }
}

private final class IdByCount: RightTodos {
    override var nextID: Int { todos.count + 1 }
}

private final class IdAfterLast: RightTodos {
    override var nextID: Int { (todos.last?.id ?? 0) + 1 }
}

/// The todos of every store.
@MainActor private var everybodys: [Todo] = []

private final class Shared: RightTodos {
    required init(on disk: Disk) {
        super.init(on: disk)
        everybodys = todos.isEmpty ? everybodys : todos
    }

    override func add(_ todo: Todo) {
        everybodys.append(Todo(id: (everybodys.map(\.id).max() ?? 0) + 1, text: todo.text))
        todos = everybodys
    }
}

private final class IdOfVisible: RightTodos {
    override var nextID: Int { (visibleTodos.map(\.id).max() ?? 0) + 1 }
}

private final class Inverted: RightTodos {
    override var visibleTodos: [Todo] { todos.filter { shown == .all || $0.isDone == (shown == .open) } }
}

private final class HiddenNotFound: RightTodos {
    override func toggle(_ id: Int) {
        if visibleTodos.contains(where: { $0.id == id }) { super.toggle(id) }
    }
}

private final class ByVisiblePlace: RightTodos {
    override func toggle(_ id: Int) {
        if let place = visibleTodos.firstIndex(where: { $0.id == id }) { todos[place].isDone.toggle() }
    }
}

private final class SavedVisible: RightTodos {
    override func save() { disk.save(visibleTodos) }
}
