/// Our versions of the chapter's functions.
package enum Ours {
    /// Returns the todos after an action. This is the reducer `todos` of Zepo's post, but it finds a todo by its id,
    /// and it can remove todos.
    package static func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo] {
        switch action {
        case .add(let id, let text): todos + [Todo(id: id, text: text)]
        case .toggle(let id):
            todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: !$0.isDone) : $0 }
        case .remove(let id): todos.filter { $0.id != id }
        case .show: todos
        }
    }

    /// Returns the filter after an action. It is `visibilityFilter` in Zepo's post.
    package static func filter(_ filter: Filter, _ action: TodoAction) -> Filter {
        if case .show(let wanted) = action { wanted } else { filter }
    }

    /// Returns the whole state after an action. Each of the two reducers computes its branch of the tree.
    package static func list(_ list: TodoList, _ action: TodoAction) -> TodoList {
        TodoList(todos: todos(list.todos, action), filter: filter(list.filter, action))
    }

    package static func visible(_ list: TodoList) -> [Todo] {
        switch list.filter {
        case .all: list.todos
        case .open: list.todos.filter { !$0.isDone }
        case .done: list.todos.filter(\.isDone)
        }
    }

    package static func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action> {
        var state = start
        var observers = Observers<State>()
        var waiting: [Action] = []
        var isBusy = false
        return Store(
            state: { state },
            dispatch: { action in
                waiting.append(action)
                if isBusy { return }
                isBusy = true
                while !waiting.isEmpty {
                    state = reducer(state, waiting.removeFirst())
                    observers.tell(state)
                }
                isBusy = false
            },
            subscribe: { told in
                let key = observers.add(told)
                return { observers.remove(key) }
            })
    }

    package static func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State] {
        actions.reduce(into: [start]) { states, action in states.append(reducer(states[states.count - 1], action)) }
    }

    package static func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int? {
        let (left, right) = (states(start, first, reducer), states(start, second, reducer))
        let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
        return place ?? (left.count == right.count ? nil : min(left.count, right.count))
    }

    package static func record<State: Equatable>(
        _ history: History<State>, _ state: State, limit: Int
    ) -> History<State> {
        if state == history.present { return history }
        return History(past: (history.past + [history.present]).suffix(limit), present: state)
    }

    package static func undo<State>(_ history: History<State>) -> History<State> {
        guard let last = history.past.last else { return history }
        return History(past: history.past.dropLast(), present: last, future: [history.present] + history.future)
    }

    package static func redo<State>(_ history: History<State>) -> History<State> {
        guard let next = history.future.first else { return history }
        return History(past: history.past + [history.present], present: next, future: Array(history.future.dropFirst()))
    }

    package static func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        var (state, log, waiting) = (program.start, [Action](), actions)
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            log.append(action)
            let step = program.reducer(state, action)
            state = step.state
            waiting += step.effects.compactMap(program.perform)
        }
        return Run(state, log: log)
    }

    package static func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        let log = Array(run.log.dropLast())
        return Run(log.reduce(program.start) { program.reducer($0, $1).state }, log: log)
    }

    package static func line(_ entry: String) -> String { "\(checksum(entry)) \(entry)\n" }

    package static func recover(_ journal: String) -> Recovery {
        var entries: [String] = []
        // Reads scalars, not characters, because `"\r\n"` is a single character, and so is a space with a combining
        // mark after it.
        var rest = journal.unicodeScalars[...]
        while let end = rest.firstIndex(of: "\n") {
            let entry = String(rest[..<end].dropFirst(5))
            guard String(rest.prefix(5)) == checksum(entry) + " " else { break }
            entries.append(entry)
            rest = rest[rest.index(after: end)...]
        }
        return Recovery(entries: entries, dropped: String(rest).count)
    }
}
