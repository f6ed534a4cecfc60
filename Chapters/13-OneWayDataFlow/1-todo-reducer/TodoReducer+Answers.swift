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
    "bornDone": Of<BornDone>.self, "notAdded": Of<NotAdded>.self, "atTheFront": Of<AtTheFront>.self,
    "onlyTheNew": Of<OnlyTheNew>.self, "allToggled": Of<AllToggled>.self, "othersToggled": Of<OthersToggled>.self,
    "othersLost": Of<OthersLost>.self,
    "removedInstead": Of<RemovedInstead>.self, "byPlace": Of<ByPlace>.self, "onlyOn": Of<OnlyOn>.self,
    "keepsOnlyIt": Of<KeepsOnlyIt>.self, "notRemoved": Of<NotRemoved>.self, "filterReset": Of<FilterReset>.self,
    "filterLost": Of<FilterLost>.self, "todosLost": Of<TodosLost>.self, "hiddenRemoved": Of<HiddenRemoved>.self,
    "inverted": Of<Inverted>.self, "unfiltered": Of<Unfiltered>.self, "remembers": Of<Remembers>.self,
    "takenTwice": Of<TakenTwice>.self, "idOfItsOwn": Of<IdOfItsOwn>.self, "copyToggled": Of<CopyToggled>.self,
    "movedToTheEnd": Of<MovedToTheEnd>.self, "todosGone": Of<TodosGone>.self, "openFirst": Of<OpenFirst>.self,
    "removedByPlace": Of<RemovedByPlace>.self, "idAfterLargest": Of<IdAfterLargest>.self,
    "textDecides": Of<TextDecides>.self, "lastFlipped": Of<LastFlipped>.self,
    "onlyDoneRemoved": Of<OnlyDoneRemoved>.self, "restRemoved": Of<RestRemoved>.self,
    "renumbered": Of<Renumbered>.self, "shownAgain": Of<ShownAgain>.self, "hiddenDropped": Of<HiddenDropped>.self,
    "addResets": Of<AddResets>.self, "filterForgotten": Of<FilterForgotten>.self,
    "allMeansOpen": Of<AllMeansOpen>.self, "emptyShowsAll": Of<EmptyShowsAll>.self,
    "stopsAtHidden": Of<StopsAtHidden>.self, "keptResult": Of<KeptResult>.self, "addShowsAll": Of<AddShowsAll>.self,
    "onlyOff": Of<OnlyOff>.self, "removedAtId": Of<RemovedAtId>.self,
    "openShowsDone": Of<OpenShowsDone>.self, "doneShowsOpen": Of<DoneShowsOpen>.self,
    "todosFiltered": Of<TodosFiltered>.self, "alwaysAll": Of<AlwaysAll>.self, "emptyLeftOut": Of<EmptyLeftOut>.self,
    "idExpected": Of<IdExpected>.self, "sortedByID": Of<SortedByID>.self, "othersOpened": Of<OthersOpened>.self,
    "sameTextLeftOut": Of<SameTextLeftOut>.self, "onlyVisible": Of<OnlyVisible>.self,
    "visibleStored": Of<VisibleStored>.self, "textLost": Of<TextLost>.self,
]

private enum BornDone {}
private enum NotAdded {}
private enum AtTheFront {}
private enum OnlyTheNew {}
private enum AllToggled {}
private enum OthersToggled {}
private enum OthersLost {}
private enum RemovedInstead {}
private enum ByPlace {}
private enum OnlyOn {}
private enum KeepsOnlyIt {}
private enum NotRemoved {}
private enum FilterReset {}
private enum FilterLost {}
private enum TodosLost {}
private enum HiddenRemoved {}
private enum Inverted {}
private enum Unfiltered {}
private enum Remembers {}
private enum TakenTwice {}
private enum IdOfItsOwn {}
private enum CopyToggled {}
private enum MovedToTheEnd {}
private enum TodosGone {}
private enum OpenFirst {}
private enum RemovedByPlace {}
private enum IdAfterLargest {}
private enum TextDecides {}
private enum LastFlipped {}
private enum OnlyDoneRemoved {}
private enum RestRemoved {}
private enum Renumbered {}
private enum ShownAgain {}
private enum HiddenDropped {}
private enum AddResets {}
private enum FilterForgotten {}
private enum AllMeansOpen {}
private enum EmptyShowsAll {}
private enum StopsAtHidden {}
private enum KeptResult {}
private enum AddShowsAll {}
private enum OnlyOff {}
private enum RemovedAtId {}
private enum OpenShowsDone {}
private enum DoneShowsOpen {}
private enum TodosFiltered {}
private enum AlwaysAll {}
private enum EmptyLeftOut {}
private enum IdExpected {}
private enum SortedByID {}
private enum OthersOpened {}
private enum SameTextLeftOut {}
private enum OnlyVisible {}
private enum VisibleStored {}
private enum TextLost {}

/// The todos that earlier calls added.
@MainActor private var former: [Todo] = []

/// The filter and the number of todos of an earlier call, and its result.
@MainActor private var formerResult: (filter: Filter, count: Int, todos: [Todo])?

private struct Of<Flaw>: TodoReducer {
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        switch action {
        case .add(let id, let text): added(id, text, to: todos)
        case .toggle(let id): toggled(id, in: todos)
        case .remove(let id): removed(id, from: todos)
        case .show(let wanted) where Flaw.self == TodosFiltered.self:
            todos.filter { wanted == .all || $0.isDone == (wanted == .done) }
        case .show: Flaw.self == TodosGone.self ? [] : todos
        }
    }

    private func added(_ id: Int, _ text: String, to todos: [Todo]) -> [Todo] {
        let new = Todo(id: id, text: text)
        return switch Flaw.self {
        case is BornDone.Type: todos + [Todo(id: id, text: text, isDone: true)]
        case is NotAdded.Type: todos
        case is AtTheFront.Type: [new] + todos
        case is SortedByID.Type: (todos + [new]).sorted { $0.id < $1.id }
        case is OnlyTheNew.Type: [new]
        case is IdOfItsOwn.Type: todos + [Todo(id: todos.count + 1, text: text)]
        case is IdAfterLargest.Type: todos + [Todo(id: (todos.map(\.id).max() ?? 0) + 1, text: text)]
        case is TextDecides.Type where text.isEmpty || todos.contains(where: { $0.text == text }): todos
        case is SameTextLeftOut.Type where todos.contains(where: { $0.text == text }): todos
        case is EmptyLeftOut.Type where text.isEmpty: todos
        default: todos + [new]
        }
    }

    private func toggled(_ id: Int, in todos: [Todo]) -> [Todo] {
        func turned(_ todo: Todo) -> Todo { Todo(id: todo.id, text: todo.text, isDone: !todo.isDone) }
        let others = todos.filter { $0.id != id }
        let right = todos.map { $0.id == id ? turned($0) : $0 }
        return switch Flaw.self {
        case is IdExpected.Type where others == todos: fatalError("no todo has the id")
        case is AllToggled.Type: todos.map(turned)
        case is OthersToggled.Type: todos.map { $0.id == id ? $0 : turned($0) }
        case is OthersOpened.Type: todos.map { Todo(id: $0.id, text: $0.text, isDone: $0.id == id) }
        case is OthersLost.Type: right.filter { $0.id == id }
        case is RemovedInstead.Type: others
        case is ByPlace.Type: todos.enumerated().map { $0 == id - 1 ? turned($1) : $1 }
        case is OnlyOn.Type: todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: true) : $0 }
        case is OnlyOff.Type: todos.map { $0.id == id ? Todo(id: id, text: $0.text) : $0 }
        case is CopyToggled.Type: todos
        case is TextLost.Type: right.map { $0.id == id ? Todo(id: id, text: "", isDone: $0.isDone) : $0 }
        case is MovedToTheEnd.Type: others + right.filter { $0.id == id }.prefix(1)
        case is LastFlipped.Type where others == todos: todos.dropLast() + todos.suffix(1).map(turned)
        default: right
        }
    }

    private func removed(_ id: Int, from todos: [Todo]) -> [Todo] {
        let left = todos.filter { $0.id != id }
        return switch Flaw.self {
        case is KeepsOnlyIt.Type: todos.filter { $0.id == id }
        case is NotRemoved.Type: todos
        case is RemovedByPlace.Type: todos.enumerated().filter { $0.offset != id - 1 }.map(\.element)
        case is RemovedAtId.Type: todos.enumerated().filter { $0.offset != id }.map(\.element)
        case is OnlyDoneRemoved.Type: todos.filter { $0.id != id || !$0.isDone }
        case is RestRemoved.Type: Array(todos.prefix { $0.id != id })
        case is Renumbered.Type: left.enumerated().map { Todo(id: $0 + 1, text: $1.text, isDone: $1.isDone) }
        default: left
        }
    }

    func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        if Flaw.self == AddShowsAll.self, case .add = action { return .all }
        guard case .show(let wanted) = action else { return Flaw.self == FilterReset.self ? .all : filter }
        return Flaw.self == ShownAgain.self && wanted == filter ? .all : wanted
    }

    func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        let next = Ours.list(list, action)
        switch (Flaw.self, action) {
        case (is AlwaysAll.Type, _): return TodoList(todos: next.todos)
        case (is FilterLost.Type, _): return TodoList(todos: next.todos, filter: list.filter)
        case (is TodosLost.Type, _): return TodoList(todos: list.todos, filter: next.filter)
        case (is VisibleStored.Type, _): return TodoList(todos: visible(list), filter: next.filter)
        case (is HiddenRemoved.Type, _), (is HiddenDropped.Type, .show):
            return TodoList(todos: visible(next), filter: next.filter)
        case (is OnlyVisible.Type, .add), (is OnlyVisible.Type, .toggle), (is OnlyVisible.Type, .remove):
            return TodoList(todos: Ours.todos(visible(list), action), filter: next.filter)
        case (is TakenTwice.Type, _): return Ours.list(TodoList(todos: next.todos, filter: list.filter), action)
        case (is FilterForgotten.Type, .show): return next
        case (is AddResets.Type, .add), (is FilterForgotten.Type, _): return TodoList(todos: next.todos)
        case (is Remembers.Type, .add(let id, let text)):
            former.append(Todo(id: id, text: text))
            return TodoList(todos: former, filter: list.filter)
        default: return next
        }
    }

    func visible(_ list: TodoList) -> [Todo] {
        let right = Ours.visible(list)
        if Flaw.self == KeptResult.self {
            if let former = formerResult, former.filter == list.filter, former.count == list.todos.count {
                return former.todos
            }
            formerResult = (list.filter, list.todos.count, right)
        }
        return switch Flaw.self {
        case is Inverted.Type where list.filter != .all: list.todos.filter { !right.contains($0) }
        case is OpenShowsDone.Type where list.filter == .open, is DoneShowsOpen.Type where list.filter == .done:
            list.todos.filter { !right.contains($0) }
        case is Unfiltered.Type: list.todos
        case is OpenFirst.Type: right.filter { !$0.isDone } + right.filter(\.isDone)
        case is AllMeansOpen.Type: list.todos.filter { $0.isDone == (list.filter == .done) }
        case is EmptyShowsAll.Type where right.isEmpty: list.todos
        case is StopsAtHidden.Type: Array(list.todos.prefix { right.contains($0) })
        default: right
        }
    }
}
