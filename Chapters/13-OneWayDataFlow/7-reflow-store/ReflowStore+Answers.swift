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
    "sameId": Of<SameId>.self, "otherFirstID": Of<OtherFirstID>.self, "byPlace": Of<ByPlace>.self,
    "firstForUnknown": Of<FirstForUnknown>.self,
    "notToggled": Of<NotToggled>.self, "allToggled": Of<AllToggled>.self, "othersToggled": Of<OthersToggled>.self,
    "onlyOn": Of<OnlyOn>.self,
    "filterNotKept": Of<FilterNotKept>.self, "hiddenLost": Of<HiddenLost>.self, "unfiltered": Of<Unfiltered>.self,
    "notSaved": Of<NotSaved>.self, "toggleNotSaved": Of<ToggleNotSaved>.self, "savedFiltered": Of<SavedFiltered>.self,
    "notLoaded": Of<NotLoaded>.self, "idsAnew": Of<IdsAnew>.self, "overwritten": Of<Overwritten>.self,
    "idByCount": Of<IdByCount>.self, "idAfterLast": Of<IdAfterLast>.self, "shared": Of<Shared>.self,
    "inverted": Of<Inverted>.self, "hiddenNotFound": Of<HiddenNotFound>.self,
    "byVisiblePlace": Of<ByVisiblePlace>.self, "idOfVisible": Of<IdOfVisible>.self,
    "savedVisible": Of<SavedVisible>.self, "staleGetter": Of<StaleGetter>.self,
    "filterOfOther": Of<FilterOfOther>.self, "savedAlone": Of<SavedAlone>.self,
    "sameTextLost": Of<SameTextLost>.self, "movedToTheEnd": Of<MovedToTheEnd>.self,
    "openFirst": Of<OpenFirst>.self, "sortedByID": Of<SortedByID>.self,
    "toggledByText": Of<ToggledByText>.self, "emptyRefused": Of<EmptyRefused>.self,
    "filterReset": Of<FilterReset>.self, "toggleSavedAlone": Of<ToggleSavedAlone>.self,
    // Mistakes in the use of `perform`.
    "toldTwice": Of<ToldTwice>.self, "notTold": Of<NotTold>.self, "toldBefore": Of<ToldBefore>.self,
    "getterTells": Of<GetterTells>.self, "savedAfter": Of<SavedAfter>.self, "otherName": Of<OtherName>.self,
    "notAllTold": Of<NotAllTold>.self, "noArguments": Of<NoArguments>.self,
    "changedOutside": Of<ChangedOutside>.self, "getterSaves": Of<GetterSaves>.self,
    "argumentsInArray": Of<ArgumentsInArray>.self, "otherArgument": Of<OtherArgument>.self,
    "shownAgain": Of<ShownAgain>.self, "idExpected": Of<IdExpected>.self,
]

private enum OnlyLast {}
private enum AtTheFront {}
private enum NotKept {}
private enum SameId {}
private enum OtherFirstID {}
private enum ByPlace {}
private enum FirstForUnknown {}
private enum NotToggled {}
private enum AllToggled {}
private enum OthersToggled {}
private enum OnlyOn {}
private enum FilterNotKept {}
private enum HiddenLost {}
private enum Unfiltered {}
private enum NotSaved {}
private enum ToggleNotSaved {}
private enum SavedFiltered {}
private enum NotLoaded {}
private enum IdsAnew {}
private enum Overwritten {}
private enum IdByCount {}
private enum IdAfterLast {}
private enum Shared {}
private enum Inverted {}
private enum HiddenNotFound {}
private enum ByVisiblePlace {}
private enum IdOfVisible {}
private enum SavedVisible {}
private enum StaleGetter {}
private enum FilterOfOther {}
private enum SavedAlone {}
private enum SameTextLost {}
private enum MovedToTheEnd {}
private enum OpenFirst {}
private enum SortedByID {}
private enum ToggledByText {}
private enum EmptyRefused {}
private enum FilterReset {}
private enum ToggleSavedAlone {}
private enum ToldTwice {}
private enum NotTold {}
private enum ToldBefore {}
private enum GetterTells {}
private enum SavedAfter {}
/// Passes the name `actionAdd` in every action, as if the code had been copied from that method.
private enum OtherName {}
private enum NotAllTold {}
private enum NoArguments {}
private enum ArgumentsInArray {}
private enum ChangedOutside {}
private enum GetterSaves {}
private enum OtherArgument {}
private enum ShownAgain {}
private enum IdExpected {}

private struct Of<Flaw>: ReflowStore {
    typealias Todos = Flawed<Flaw>
}

/// The state that all stores share.
@MainActor private var everybodys: (todos: [Todo], filter: Filter) = ([], .all)

private final class Flawed<Flaw>: ActionStore, TodoStoreShape {
    private let disk: Disk
    private var todos: [Todo]
    private var shown = Filter.all
    /// The state that only some flaws need.
    private var (visible, issued, isFresh): ([Todo], Int, Bool) = ([], 0, true)

    init(on disk: Disk) {
        self.disk = disk
        todos = disk.load()
        super.init()
        visible = todos
        if has(NotLoaded.self) { todos = [] }
        if has(FilterOfOther.self) { shown = everybodys.filter }
        if has(Shared.self), !todos.isEmpty { everybodys.todos = todos }
    }

    var filter: Filter {
        if has(GetterTells.self) { perform("filter") {} }
        if has(GetterSaves.self) { disk.save(todos) }
        return shown
    }

    private var filtered: [Todo] { todos.filter { shown == .all || $0.isDone == (shown == .done) } }

    var visibleTodos: [Todo] {
        switch Flaw.self {
        case is StaleGetter.Type: visible
        case is OpenFirst.Type: filtered.filter { !$0.isDone } + filtered.filter(\.isDone)
        case is SortedByID.Type: filtered.sorted { $0.id < $1.id }
        case is Unfiltered.Type: todos
        case is Inverted.Type: todos.filter { shown == .all || $0.isDone == (shown == .open) }
        default: filtered
        }
    }

    func actionAdd(_ text: String) {
        switch Flaw.self {
        case is EmptyRefused.Type where text.isEmpty: break
        case is NotTold.Type: add(text)
        case is ArgumentsInArray.Type:
            perform("actionAdd", [text]) {
                add(text)
                save()
            }
        case is ToldBefore.Type:
            perform("actionAdd", text) {}
            add(text)
            save()
        case is ChangedOutside.Type:
            add(text)
            save()
            perform("actionAdd", text) {}
        case is SavedAfter.Type:
            perform("actionAdd", text) { add(text) }
            save()
        default:
            perform("actionAdd", text) {
                add(text)
                if has(SavedAlone.self) { disk.save(todos.suffix(1)) } else { save() }
            }
        }
    }

    func actionToggle(_ id: Int) {
        if has(ChangedOutside.self) {
            toggle(id)
            save()
            return perform("actionToggle", id) {}
        }
        perform(has(OtherName.self) ? "actionAdd" : "actionToggle", id) {
            toggle(id)
            if has(ToggleSavedAlone.self) { return disk.save(todos.filter { $0.id == id }) }
            if !has(ToggleNotSaved.self) { save() }
        }
    }

    func actionShow(_ filter: Filter) {
        switch Flaw.self {
        case is NotAllTold.Type: show(filter)
        case is NoArguments.Type: perform("actionShow") { show(filter) }
        case is OtherName.Type: perform("actionAdd", filter) { show(filter) }
        case is OtherArgument.Type: perform("actionShow", shown) { show(filter) }
        default:
            perform("actionShow", filter) {
                show(filter)
                if has(SavedFiltered.self) { disk.save(visibleTodos) }
            }
        }
    }

    private var nextID: Int {
        switch Flaw.self {
        case is OnlyLast.Type: disk.writes + 1
        case is SameId.Type: 1
        case is OtherFirstID.Type: (todos.map(\.id).max() ?? -1) + 1
        case is IdsAnew.Type: issued
        case is IdByCount.Type: todos.count + 1
        case is IdAfterLast.Type: (todos.last?.id ?? 0) + 1
        case is IdOfVisible.Type: (visibleTodos.map(\.id).max() ?? 0) + 1
        default: (todos.map(\.id).max() ?? 0) + 1
        }
    }

    private func add(_ text: String) {
        issued += 1
        if has(Shared.self) { todos = everybodys.todos }
        if has(Overwritten.self), isFresh { todos = [] }
        isFresh = false
        let todo = Todo(id: nextID, text: text)
        switch Flaw.self {
        case is SameTextLost.Type where todos.contains(where: { $0.text == text }): break
        case is NotKept.Type: break
        case is OnlyLast.Type: todos = [todo]
        case is AtTheFront.Type: todos.insert(todo, at: 0)
        default: todos.append(todo)
        }
        // The new todo is open, so the filter hides it.
        if has(FilterReset.self), shown == .done { shown = .all }
        visible = filtered
        if has(Shared.self) { everybodys.todos = todos }
    }

    private func toggle(_ id: Int) {
        let place = todos.firstIndex { $0.id == id }
        let text = place.map { todos[$0].text }
        let places: [Int] =
            switch Flaw.self {
            case is NotToggled.Type: []
            case is IdExpected.Type: [place!]
            case is AllToggled.Type: Array(todos.indices)
            case is OthersToggled.Type: todos.indices.filter { todos[$0].id != id }
            case is ByPlace.Type: todos.indices.filter { $0 == id }
            case is FirstForUnknown.Type where !todos.contains { $0.id == id }: todos.indices.first.map { [$0] } ?? []
            case is ToggledByText.Type: todos.indices.filter { todos[$0].text == text }
            case is HiddenNotFound.Type where !visibleTodos.contains(where: { $0.id == id }): []
            case is ByVisiblePlace.Type: visibleTodos.indices.filter { visibleTodos[$0].id == id }
            default: todos.indices.filter { todos[$0].id == id }
            }
        for place in places {
            if has(OnlyOn.self) { todos[place].isDone = true } else { todos[place].isDone.toggle() }
        }
        if let place, has(MovedToTheEnd.self) { todos.append(todos.remove(at: place)) }
    }

    private func show(_ filter: Filter) {
        if has(FilterNotKept.self) { return }
        shown = has(ShownAgain.self) && shown == filter ? .all : filter
        everybodys.filter = filter
        visible = filtered
        if has(HiddenLost.self) { todos = visibleTodos }
    }

    private func save() {
        if has(NotSaved.self) { return }
        disk.save(has(SavedVisible.self) ? visibleTodos : todos)
        if has(ToldTwice.self) { perform("save") {} }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
