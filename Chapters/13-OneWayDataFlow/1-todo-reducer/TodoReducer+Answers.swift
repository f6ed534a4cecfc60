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
private protocol Right: TodoReducer {
    // What an action makes of the todos; `nil` where that is right.
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]?
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]?
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]?
    static func shown(_ todos: [Todo]) -> [Todo]?
}

extension Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? { nil }
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? { nil }
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? { nil }
    static func shown(_ todos: [Todo]) -> [Todo]? { nil }

    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        let wrong =
            switch action {
            case .add(let id, let text): Self.added(id, text, to: todos)
            case .toggle(let id): Self.toggled(id, in: todos)
            case .remove(let id): Self.removed(id, from: todos)
            case .show: Self.shown(todos)
            }
        return wrong ?? Ours.todos(todos, action)
    }

    func filter(_ filter: Filter, _ action: TodoAction) -> Filter { Ours.filter(filter, action) }
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList { Ours.list(list, action) }
    func visible(_ list: TodoList) -> [Todo] { Ours.visible(list) }
}

/// The other way round.
private func turned(_ todo: Todo) -> Todo { Todo(id: todo.id, text: todo.text, isDone: !todo.isDone) }

private struct BornDone: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? {
        todos + [Todo(id: id, text: text, isDone: true)]
    }
}

private struct NotAdded: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? { todos }
}

private struct AtTheFront: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? { [Todo(id: id, text: text)] + todos }
}

private struct OnlyTheNew: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? { [Todo(id: id, text: text)] }
}

private struct IdOfItsOwn: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? {
        todos + [Todo(id: todos.count + 1, text: text)]
    }
}

private struct IdAfterLargest: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? {
        todos + [Todo(id: (todos.map(\.id).max() ?? 0) + 1, text: text)]
    }
}

private struct TextDecides: Right {
    static func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo]? {
        text.isEmpty || todos.contains { $0.text == text } ? todos : nil
    }
}

private struct AllToggled: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? { todos.map(turned) }
}

private struct OthersLost: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? { todos.filter { $0.id == id }.map(turned) }
}

private struct RemovedInstead: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? { todos.filter { $0.id != id } }
}

private struct ByPlace: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? {
        todos.enumerated().map { $0.offset == id - 1 ? turned($0.element) : $0.element }
    }
}

private struct OnlyOn: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? {
        todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: true) : $0 }
    }
}

private struct CopyToggled: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? {
        for var todo in todos where todo.id == id { todo.isDone.toggle() }
        return todos
    }
}

private struct MovedToTheEnd: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? {
        todos.filter { $0.id != id } + todos.filter { $0.id == id }.prefix(1).map(turned)
    }
}

private struct LastFlipped: Right {
    static func toggled(_ id: Int, in todos: [Todo]) -> [Todo]? {
        var copy = todos
        if let place = copy.firstIndex(where: { $0.id == id }) ?? copy.indices.last { copy[place].isDone.toggle() }
        return copy
    }
}

private struct KeepsOnlyIt: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? { todos.filter { $0.id == id } }
}

private struct NotRemoved: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? { todos }
}

private struct RemovedByPlace: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? {
        todos.enumerated().filter { $0.offset != id - 1 }.map(\.element)
    }
}

private struct OnlyDoneRemoved: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? { todos.filter { $0.id != id || !$0.isDone } }
}

private struct RestRemoved: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? { Array(todos.prefix { $0.id != id }) }
}

private struct Renumbered: Right {
    static func removed(_ id: Int, from todos: [Todo]) -> [Todo]? {
        let left = todos.filter { $0.id != id }
        return left.indices.map { Todo(id: $0 + 1, text: left[$0].text, isDone: left[$0].isDone) }
    }
}

private struct TodosGone: Right {
    static func shown(_ todos: [Todo]) -> [Todo]? { [] }
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
        let next = Ours.list(list, action)
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

/// The todos of the last time.
@MainActor private var former: [Todo] = []

private struct Remembers: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        guard case .add(let id, let text) = action else { return Ours.list(list, action) }
        former.append(Todo(id: id, text: text))
        return TodoList(todos: former, filter: list.filter)
    }
}

private struct OpenFirst: Right {
    func visible(_ list: TodoList) -> [Todo] {
        let todos = Ours.visible(list)
        return todos.filter { !$0.isDone } + todos.filter(\.isDone)
    }
}

private struct TakenTwice: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let todos = todos(list.todos, action)
        return Ours.list(TodoList(todos: todos, filter: list.filter), action)
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
        let next = Ours.list(list, action)
        guard case .show = action else { return next }
        return TodoList(todos: visible(next), filter: next.filter)
    }
}

private struct AddResets: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Ours.list(list, action)
        guard case .add = action else { return next }
        return TodoList(todos: next.todos)
    }
}

private struct FilterForgotten: Right {
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Ours.list(list, action)
        if case .show = action { return next }
        return TodoList(todos: next.todos)
    }
}

private struct AllMeansOpen: Right {
    func visible(_ list: TodoList) -> [Todo] { list.todos.filter { $0.isDone == (list.filter == .done) } }
}

private struct EmptyShowsAll: Right {
    func visible(_ list: TodoList) -> [Todo] {
        let shown = Ours.visible(list)
        return shown.isEmpty ? list.todos : shown
    }
}
