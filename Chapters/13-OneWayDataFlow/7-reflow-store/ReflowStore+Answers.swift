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
    "onlyLast": OnlyLast.self, "atTheFront": AtTheFront.self, "notKept": NotKept.self, "sameId": SameId.self,
    "idFromZero": IdFromZero.self, "byPlace": ByPlace.self, "notToggled": NotToggled.self,
    "allToggled": AllToggled.self, "onlyOn": OnlyOn.self, "filterNotKept": FilterNotKept.self,
    "hiddenLost": HiddenLost.self, "unfiltered": Unfiltered.self,
    "notSaved": NotSaved.self, "toggleNotSaved": ToggleNotSaved.self, "savedFiltered": SavedFiltered.self,
    "notLoaded": NotLoaded.self, "idsAnew": IdsAnew.self, "overwritten": Overwritten.self,
    "idByCount": IdByCount.self, "idAfterLast": IdAfterLast.self, "shared": Shared.self,
    "inverted": Inverted.self,
    "hiddenNotFound": HiddenNotFound.self,
    "byVisiblePlace": ByVisiblePlace.self,
    "idOfVisible": IdOfVisible.self,
    "savedVisible": SavedVisible.self,
    "staleGetter": StaleGetter.self, "filterOfOther": FilterOfOther.self, "savedAlone": SavedAlone.self,
    "sameTextLost": SameTextLost.self, "movedToTheEnd": MovedToTheEnd.self, "toggledByText": ToggledByText.self,
]

private struct StaleGetter: ReflowStore {
    final class Todos: RightTodos {
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
}

private struct FilterOfOther: ReflowStore {
    final class Todos: RightTodos {
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
}

private struct SameTextLost: ReflowStore {
    final class Todos: RightTodos {
        override func add(_ todo: Todo) {
            if !todos.contains(where: { $0.text == todo.text }) { super.add(todo) }
        }
    }
}

private struct MovedToTheEnd: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            guard let place = todos.firstIndex(where: { $0.id == id }) else { return }
            var todo = todos.remove(at: place)
            todo.isDone.toggle()
            todos.append(todo)
        }
    }
}

private struct ToggledByText: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            guard let text = todos.first(where: { $0.id == id })?.text else { return }
            for place in todos.indices where todos[place].text == text { todos[place].isDone.toggle() }
        }
    }
}

private struct SavedAlone: ReflowStore {
    final class Todos: RightTodos {
        override func actionAdd(_ text: String) {
            perform("actionAdd", text) {
                add(Todo(id: nextID, text: text))
                disk.save(todos.suffix(1))
            }
        }
    }
}

private struct OnlyLast: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { disk.writes + 1 }
        override func add(_ todo: Todo) { todos = [todo] }
    }
}

private struct AtTheFront: ReflowStore {
    final class Todos: RightTodos {
        override func add(_ todo: Todo) { todos.insert(todo, at: 0) }
    }
}

private struct NotKept: ReflowStore {
    final class Todos: RightTodos {
        override func add(_ todo: Todo) {}
    }
}

private struct SameId: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { 1 }
    }
}

private struct IdFromZero: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { (todos.map(\.id).max() ?? -1) + 1 }
    }
}

private struct ByPlace: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) { if todos.indices.contains(id) { todos[id].isDone.toggle() } }
    }
}

private struct NotToggled: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            for var todo in todos where todo.id == id { todo.isDone.toggle() }
        }
    }
}

private struct AllToggled: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) { for place in todos.indices { todos[place].isDone.toggle() } }
    }
}

private struct OnlyOn: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            for place in todos.indices where todos[place].id == id { todos[place].isDone = true }
        }
    }
}

private struct FilterNotKept: ReflowStore {
    final class Todos: RightTodos {
        override func show(_ filter: Filter) {}
    }
}

private struct HiddenLost: ReflowStore {
    final class Todos: RightTodos {
        override func show(_ filter: Filter) {
            shown = filter
            todos = visibleTodos
        }
    }
}

private struct Unfiltered: ReflowStore {
    final class Todos: RightTodos {
        override var visibleTodos: [Todo] { todos }
    }
}

private struct NotSaved: ReflowStore {
    final class Todos: RightTodos {
        override func save() {}
    }
}

private struct ToggleNotSaved: ReflowStore {
    final class Todos: RightTodos {
        override func actionToggle(_ id: Int) { perform("actionToggle", id) { toggle(id) } }
    }
}

private struct SavedFiltered: ReflowStore {
    final class Todos: RightTodos {
        override func actionShow(_ filter: Filter) {
            perform("actionShow", filter) {
                show(filter)
                disk.save(visibleTodos)
            }
        }
    }
}

private struct NotLoaded: ReflowStore {
    final class Todos: RightTodos {
        required init(on disk: Disk) {
            super.init(on: disk)
            todos = []
        }
    }
}

private struct IdsAnew: ReflowStore {
    final class Todos: RightTodos {
        private var issued = 0
        override var nextID: Int {
            issued += 1
            return issued
        }
    }
}

private struct Overwritten: ReflowStore {
    final class Todos: RightTodos {
        private var isFresh = true
        override func add(_ todo: Todo) {
            if isFresh { todos = [] }
            isFresh = false
            todos.append(Todo(id: todos.count + 1, text: todo.text))
        }
    }
}

private struct IdByCount: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { todos.count + 1 }
    }
}

private struct IdAfterLast: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { (todos.last?.id ?? 0) + 1 }
    }
}

/// The todos of every store.
@MainActor private var everybodys: [Todo] = []

private struct Shared: ReflowStore {
    final class Todos: RightTodos {
        required init(on disk: Disk) {
            super.init(on: disk)
            everybodys = todos.isEmpty ? everybodys : todos
        }

        override func add(_ todo: Todo) {
            everybodys.append(Todo(id: (everybodys.map(\.id).max() ?? 0) + 1, text: todo.text))
            todos = everybodys
        }
    }
}

private struct IdOfVisible: ReflowStore {
    final class Todos: RightTodos {
        override var nextID: Int { (visibleTodos.map(\.id).max() ?? 0) + 1 }
    }
}

private struct Inverted: ReflowStore {
    final class Todos: RightTodos {
        override var visibleTodos: [Todo] { todos.filter { shown == .all || $0.isDone == (shown == .open) } }
    }
}

private struct HiddenNotFound: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            if visibleTodos.contains(where: { $0.id == id }) { super.toggle(id) }
        }
    }
}

private struct ByVisiblePlace: ReflowStore {
    final class Todos: RightTodos {
        override func toggle(_ id: Int) {
            if let place = visibleTodos.firstIndex(where: { $0.id == id }) { todos[place].isDone.toggle() }
        }
    }
}

private struct SavedVisible: ReflowStore {
    final class Todos: RightTodos {
        override func save() { disk.save(visibleTodos) }
    }
}
