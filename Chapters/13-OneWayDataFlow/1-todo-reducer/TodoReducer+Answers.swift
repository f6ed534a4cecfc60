private struct Answer: TodoReducer {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        switch action {
        case .add(let id, let text): todos + [Todo(id: id, text: text)]
        case .toggle(let id): todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: !$0.isDone) : $0 }
        case .remove(let id): todos.filter { $0.id != id }
        case .show: todos
        }
    }

    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        if case .show(let wanted) = action { wanted } else { filter }
    }

    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        TodoList(todos: todos(list.todos, action), filter: filter(list.filter, action))
    }

    func visible(_ list: TodoList) -> [Todo] {
        switch list.filter {
        case .all: list.todos
        case .open: list.todos.filter { !$0.isDone }
        case .done: list.todos.filter { $0.isDone }
        }
    }
}

package let todoReducerReference: any TodoReducer.Type = Answer.self

// MARK: - Wrong answers

package let todoReducerWrong: KeyValuePairs<String, any Contract.Type> = [
    "bornDone": BornDone.self, "notAdded": NotAdded.self, "atTheFront": AtTheFront.self, "onlyTheNew": OnlyTheNew.self,
    "allToggled": AllToggled.self, "othersLost": OthersLost.self, "removedInstead": RemovedInstead.self,
    "byPlace": ByPlace.self, "onlyOn": OnlyOn.self, "keepsOnlyIt": KeepsOnlyIt.self, "notRemoved": NotRemoved.self,
    "filterReset": FilterReset.self, "filterLost": FilterLost.self, "todosLost": TodosLost.self,
    "hiddenRemoved": HiddenRemoved.self, "inverted": Inverted.self, "unfiltered": Unfiltered.self,
    "remembers": Remembers.self, "takenTwice": TakenTwice.self,
    "idOfItsOwn": IdOfItsOwn.self,
    "copyToggled": CopyToggled.self,
    "movedToTheEnd": MovedToTheEnd.self,
    "todosGone": TodosGone.self,
    "openFirst": OpenFirst.self,
    "removedByPlace": RemovedByPlace.self, "idAfterLargest": IdAfterLargest.self, "textDecides": TextDecides.self,
    "lastFlipped": LastFlipped.self, "onlyDoneRemoved": OnlyDoneRemoved.self, "restRemoved": RestRemoved.self,
    "renumbered": Renumbered.self, "shownAgain": ShownAgain.self, "hiddenDropped": HiddenDropped.self,
    "addResets": AddResets.self, "filterForgotten": FilterForgotten.self, "allMeansOpen": AllMeansOpen.self,
    "emptyShowsAll": EmptyShowsAll.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: TodoReducer {}

extension Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] { Article.todos(todos, action) }
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter { Article.filter(filter, action) }
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList { Article.list(list, action) }
    func visible(_ list: TodoList) -> [Todo] { Article.visible(list) }
}

private struct BornDone: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(let id, let text) = action else { return Article.todos(todos, action) }
        return todos + [Todo(id: id, text: text, isDone: true)]
    }
}

private struct NotAdded: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        if case .add = action { todos } else { Article.todos(todos, action) }
    }
}

private struct AtTheFront: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(let id, let text) = action else { return Article.todos(todos, action) }
        return [Todo(id: id, text: text)] + todos
    }
}

private struct OnlyTheNew: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(let id, let text) = action else { return Article.todos(todos, action) }
        return [Todo(id: id, text: text)]
    }
}

private struct AllToggled: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle = action else { return Article.todos(todos, action) }
        return todos.map { Todo(id: $0.id, text: $0.text, isDone: !$0.isDone) }
    }
}

private struct OthersLost: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        return todos.filter { $0.id == id }.map { Todo(id: $0.id, text: $0.text, isDone: !$0.isDone) }
    }
}

private struct RemovedInstead: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        return todos.filter { $0.id != id }
    }
}

private struct ByPlace: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        var copy = todos
        if copy.indices.contains(id - 1) { copy[id - 1].isDone.toggle() }
        return copy
    }
}

private struct OnlyOn: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        return todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: true) : $0 }
    }
}

private struct KeepsOnlyIt: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .remove(let id) = action else { return Article.todos(todos, action) }
        return todos.filter { $0.id == id }
    }
}

private struct NotRemoved: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        if case .remove = action { todos } else { Article.todos(todos, action) }
    }
}

private struct FilterReset: Right {
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        if case .show(let wanted) = action { wanted } else { .all }
    }
}

private struct FilterLost: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        TodoList(todos: todos(list.todos, action), filter: list.filter)
    }
}

private struct TodosLost: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        TodoList(todos: list.todos, filter: filter(list.filter, action))
    }
}

private struct HiddenRemoved: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Article.list(list, action)
        return TodoList(todos: visible(next), filter: next.filter)
    }
}

private struct Inverted: Right {
    func visible(_ list: TodoList) -> [Todo] {
        switch list.filter {
        case .all: list.todos
        case .open: list.todos.filter(\.isDone)
        case .done: list.todos.filter { !$0.isDone }
        }
    }
}

private struct Unfiltered: Right {
    func visible(_ list: TodoList) -> [Todo] { list.todos }
}

/// What was there the last time.
@MainActor private var former: [Todo] = []

private struct Remembers: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        guard case .add(let id, let text) = action else { return Article.list(list, action) }
        former.append(Todo(id: id, text: text))
        return TodoList(todos: former, filter: list.filter)
    }
}

private struct IdOfItsOwn: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(_, let text) = action else { return Article.todos(todos, action) }
        return todos + [Todo(id: todos.count + 1, text: text)]
    }
}

private struct CopyToggled: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        for var todo in todos where todo.id == id { todo.isDone.toggle() }
        return todos
    }
}

private struct MovedToTheEnd: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action, let todo = todos.first(where: { $0.id == id }) else {
            return Article.todos(todos, action)
        }
        return todos.filter { $0.id != id } + [Todo(id: id, text: todo.text, isDone: !todo.isDone)]
    }
}

private struct TodosGone: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        if case .show = action { [] } else { Article.todos(todos, action) }
    }
}

private struct OpenFirst: Right {
    func visible(_ list: TodoList) -> [Todo] {
        let todos = Article.visible(list)
        return todos.filter { !$0.isDone } + todos.filter(\.isDone)
    }
}

private struct TakenTwice: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let todos = todos(list.todos, action)
        return Article.list(TodoList(todos: todos, filter: list.filter), action)
    }
}

private struct RemovedByPlace: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .remove(let id) = action else { return Article.todos(todos, action) }
        var copy = todos
        if copy.indices.contains(id - 1) { copy.remove(at: id - 1) }
        return copy
    }
}

private struct IdAfterLargest: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(_, let text) = action else { return Article.todos(todos, action) }
        return todos + [Todo(id: (todos.map(\.id).max() ?? 0) + 1, text: text)]
    }
}

private struct TextDecides: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .add(let id, let text) = action else { return Article.todos(todos, action) }
        return text.isEmpty || todos.contains { $0.text == text } ? todos : todos + [Todo(id: id, text: text)]
    }
}

private struct LastFlipped: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .toggle(let id) = action else { return Article.todos(todos, action) }
        var copy = todos
        if let place = copy.firstIndex(where: { $0.id == id }) ?? copy.indices.last { copy[place].isDone.toggle() }
        return copy
    }
}

private struct OnlyDoneRemoved: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .remove(let id) = action else { return Article.todos(todos, action) }
        return todos.filter { $0.id != id || !$0.isDone }
    }
}

private struct RestRemoved: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .remove(let id) = action else { return Article.todos(todos, action) }
        return Array(todos.prefix { $0.id != id })
    }
}

private struct Renumbered: Right {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        guard case .remove(let id) = action else { return Article.todos(todos, action) }
        let left = todos.filter { $0.id != id }
        return left.indices.map { Todo(id: $0 + 1, text: left[$0].text, isDone: left[$0].isDone) }
    }
}

private struct ShownAgain: Right {
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        guard case .show(let wanted) = action else { return filter }
        return wanted == filter ? .all : wanted
    }
}

private struct HiddenDropped: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Article.list(list, action)
        guard case .show = action else { return next }
        return TodoList(todos: visible(next), filter: next.filter)
    }
}

private struct AddResets: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Article.list(list, action)
        guard case .add = action else { return next }
        return TodoList(todos: next.todos)
    }
}

private struct FilterForgotten: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Article.list(list, action)
        if case .show = action { return next }
        return TodoList(todos: next.todos)
    }
}

private struct AllMeansOpen: Right {
    func visible(_ list: TodoList) -> [Todo] { list.todos.filter { $0.isDone == (list.filter == .done) } }
}

private struct EmptyShowsAll: Right {
    func visible(_ list: TodoList) -> [Todo] {
        let shown = Article.visible(list)
        return shown.isEmpty ? list.todos : shown
    }
}
