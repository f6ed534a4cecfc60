/// The requirements of a store of todos: getters, and actions that are methods.
@MainActor public protocol TodoStoreShape: ActionStore {
    /// Makes a store whose todos are on a disk. The filter is kept in memory and is `.all` at first.
    init(on disk: Disk)
    /// A getter: the todos that the filter selects.
    var visibleTodos: [Todo] { get }
    /// A getter: the filter that decides which todos are shown.
    var filter: Filter { get }
    /// An action: adds a todo at the end. Its id is one more than the largest id, or 1 if there are no todos.
    func actionAdd(_ text: String)
    /// An action: toggles a todo. Done becomes open, and open becomes done.
    func actionToggle(_ id: Int)
    /// An action: sets the filter, which selects the todos to show.
    func actionShow(_ filter: Filter)
}

/// 13.7: a store of your own, whose todos are on a disk and whose actions are methods.
public protocol ReflowStore: Contract {
    /// Your class: `final class Todos: ActionStore, TodoStoreShape { … }`. Each action changes the data within
    /// `perform(name, arguments) { … }`, which notifies the subscribers. `name` is the name of the method.
    ///
    /// After the change, `actionAdd("wax")` notifies the subscribers: the action's name is `actionAdd`, and its
    /// argument is `wax`.
    /// You decide whether an action that changes nothing notifies the subscribers.
    /// A new store on the same disk has the same todos.
    associatedtype Todos: TodoStoreShape
}

extension ReflowStore {
    static var checks: [Check<any ReflowStore>] {
        let wax = Todo(id: 1, text: "wax")
        let honey = Todo(id: 2, text: "honey")
        return [
            Check("add", of: "Todos") {
                let disk = Disk()
                let todos = Todos(on: disk)
                try $0.expect("visibleTodos of a new store", todos.visibleTodos, is: [])
                todos.actionAdd("wax")
                todos.actionAdd("honey")
                let onDisk = disk.load()
                let added = todos.visibleTodos
                if let first = added.first, added.map(\.text) == ["wax", "honey"] {
                    try $0.expect(
                        "the id of the first todo after actionAdd(\"wax\"), actionAdd(\"honey\")", first.id, is: 1,
                        ifGot: [(first.id, "otherFirstID")])
                }
                try $0.expect(
                    "visibleTodos after actionAdd(\"wax\"), actionAdd(\"honey\")", added, is: [wax, honey],
                    ifGot: [
                        ([honey], "onlyLast"), ([Todo(id: 2, text: "honey"), wax], "atTheFront"),
                        ([wax, Todo(id: 1, text: "honey")], "sameId"),
                    ] + (onDisk.isEmpty ? [([], "notKept")] : onDisk == [wax, honey] ? [([], "staleGetter")] : []))
                todos.actionAdd("wax")
                try $0.expect(
                    "visibleTodos after actionAdd(\"wax\"), actionAdd(\"honey\"), actionAdd(\"wax\")",
                    todos.visibleTodos,
                    is: [wax, honey, Todo(id: 3, text: "wax")], ifGot: [([wax, honey], "sameTextLost")])
                todos.actionAdd("")
                todos.actionAdd(" ")
                try $0.expect(
                    "the texts of the todos that actionAdd(\"\"), actionAdd(\" \") added",
                    todos.visibleTodos.dropFirst(3).map(\.text), is: ["", " "],
                    ifGot: [([], "emptyRefused"), ([" "], "emptyRefused")])
            },
            Check("toggle", of: "Todos") {
                let disk = Disk()
                let todos = Todos(on: disk)
                for text in ["wax", "honey", "dew"] { todos.actionAdd(text) }
                todos.actionToggle(2)
                try $0.expect(
                    "what is done after actionToggle(2)", todos.visibleTodos.filter(\.isDone).map(\.text),
                    is: ["honey"],
                    ifGot: [
                        (["dew"], "byPlace"), (["wax", "honey", "dew"], "allToggled"),
                        (["wax", "dew"], "othersToggled"),
                        (
                            [],
                            !disk.load().contains(where: \.isDone)
                                ? "notToggled" : todos.visibleTodos.count < 3 ? "inverted" : "staleGetter"
                        ),
                    ])
                try $0.expect(
                    "visibleTodos after actionToggle(2)", todos.visibleTodos.map(\.text), is: ["wax", "honey", "dew"],
                    // The disk shows whether the stored list has the wrong order or only the getter's result.
                    ifGot: [
                        (
                            ["wax", "dew", "honey"],
                            disk.load() == [wax, Todo(id: 2, text: "honey", isDone: true), Todo(id: 3, text: "dew")]
                                ? "openFirst" : "movedToTheEnd"
                        )
                    ] + (disk.load().map(\.id) == [2] ? [(["honey"], "toggleSavedAlone")] : []))
                todos.actionToggle(2)
                try $0.expect(
                    "what is done after actionToggle(2), actionToggle(2)",
                    todos.visibleTodos.filter(\.isDone).map(\.text), is: [],
                    ifGot: [(["honey"], disk.load().map(\.isDone) == [false, false, false] ? "staleGetter" : "onlyOn")])
                try $0.expect(
                    "visibleTodos after actionToggle(2), actionToggle(2)", todos.visibleTodos.map(\.text),
                    is: ["wax", "honey", "dew"])
                $0.making("actionToggle(9)", ifItTraps: "idExpected") { todos.actionToggle(9) }
                try $0.expect("how many todos there are after actionToggle(9)", todos.visibleTodos.count, is: 3)
                try $0.expect(
                    "the ids of the done todos after actionToggle(9), if no todo has the id 9",
                    todos.visibleTodos.filter(\.isDone).map(\.id), is: [], ifGot: [([1], "firstForUnknown")])
                todos.actionAdd("wax")
                todos.actionToggle(4)
                let done = todos.visibleTodos.filter(\.isDone).map(\.id)
                try $0.expect(
                    "the ids of the todos that are done after actionToggle(4), if 1 and 4 are both \"wax\"", done,
                    is: [4],
                    ifGot: [([1, 4], "toggledByText"), ([1], "toggledByText")])
                let left = Disk()
                left.save([Todo(id: 7, text: "wax"), Todo(id: 1, text: "honey"), Todo(id: 2, text: "dew")])
                let others = Todos(on: left)
                // An answer that loads nothing is reported by a later check.
                guard others.visibleTodos.count == 3 else { return }
                others.actionToggle(1)
                try $0.expect(
                    "the ids of the todos that are done after actionToggle(1), if 7, 1 and 2 were on the disk",
                    others.visibleTodos.filter(\.isDone).map(\.id), is: [1], ifGot: [([7], "byPlace")])
            },
            Check("show", of: "Todos") {
                let disk = Disk()
                let todos = Todos(on: disk)
                todos.actionAdd("wax")
                todos.actionAdd("honey")
                todos.actionToggle(1)
                for (filter, expected) in [(Filter.open, ["honey"]), (.done, ["wax"]), (.all, ["wax", "honey"])] {
                    todos.actionShow(filter)
                    try $0.expect(
                        "filter after actionShow(.\(filter))", todos.filter, is: filter,
                        ifGot: [(filter == .all ? .done : .all, "filterNotKept")])
                    let shown = todos.visibleTodos.map(\.text)
                    var (isStale, isLost) = (false, false)
                    if shown != expected {
                        // A further action shows the cause: after it, an outdated list may be right again, but a lost
                        // todo stays lost.
                        todos.actionAdd("dew")
                        isStale = todos.visibleTodos.map(\.text) == expected + (filter == .done ? [] : ["dew"])
                        todos.actionShow(.all)
                        isLost = max(todos.visibleTodos.count, disk.load().count) < 3
                    }
                    try $0.expect(
                        "visibleTodos after actionShow(.\(filter))", shown, is: expected,
                        ifGot: isStale || isLost
                            ? [(shown, isStale ? "staleGetter" : "hiddenLost")]
                            : [
                                (filter == .open ? ["wax"] : ["honey"], "inverted"), (["wax", "honey"], "unfiltered"),
                            ])
                }
                todos.actionShow(.open)
                todos.actionToggle(2)
                todos.actionToggle(1)
                todos.actionShow(.all)
                let kept = todos.visibleTodos.map(\.text)
                try $0.expect(
                    "all todos after actionToggle(2) and actionToggle(1), both while the filter was .open", kept,
                    is: ["wax", "honey"], ifGot: max(kept.count, disk.load().count) < 2 ? [(kept, "hiddenLost")] : [])
                try $0.expect(
                    "what is done after actionToggle(2) and actionToggle(1), both while the filter was .open",
                    todos.visibleTodos.filter(\.isDone).map(\.text), is: ["honey"],
                    ifGot: [(["wax", "honey"], "hiddenNotFound"), (["wax"], "byVisiblePlace")])
                todos.actionShow(.done)
                let other = Todos(on: Disk())
                try $0.expect("filter after actionShow(.done) and after making another store", todos.filter, is: .done)
                withExtendedLifetime(other) {}
                todos.actionShow(.done)
                try $0.expect(
                    "filter after actionShow(.done), actionShow(.done)", todos.filter, is: .done,
                    ifGot: [(todos.filter, "shownAgain")])
                for filter in [Filter.done, .open] {
                    todos.actionShow(filter)
                    todos.actionAdd("dew")
                    try $0.expect(
                        "filter after actionShow(.\(filter)), actionAdd(\"dew\")", todos.filter, is: filter,
                        ifGot: [(todos.filter, "filterReset")])
                }
            },
            Check("told", of: "Todos") { examiner in
                let disk = Disk()
                let todos = Todos(on: disk)
                var told: [PerformedAction] = []
                var (seen, onDisk) = ([Int](), [Int]())
                _ = todos.subscribe {
                    told.append($0)
                    seen.append(todos.visibleTodos.count)
                    onDisk.append(disk.load().count)
                }
                todos.actionAdd("wax")
                try examiner.require(
                    told.count <= 1, else: "toldTwice", .note("actionAdd sent \(told.count) notifications"))
                try examiner.require(!told.isEmpty, else: "notTold", .note("actionAdd notified no subscriber"))
                try examiner.expect(
                    "how many todos a subscriber sees when actionAdd notifies it", seen, is: [1],
                    ifGot: [([0], "toldBefore")])
                // An answer that saves nothing at all is reported by the next check.
                try examiner.require(
                    onDisk == [1] || disk.load().isEmpty, else: "savedAfter",
                    .note("\(onDisk.first ?? 0) todos were on the disk when actionAdd notified the subscriber"))
                todos.actionToggle(1)
                todos.actionShow(.done)
                let names = told.map(\.name)
                try examiner.expect(
                    "the names of the actions that a subscriber received, after actionAdd(\"wax\"), actionToggle(1), actionShow(.done)",
                    names,
                    is: ["actionAdd", "actionToggle", "actionShow"],
                    ifGot: [(names, told.count < 3 ? "notAllTold" : told.count > 3 ? "toldTwice" : "otherName")])
                let arguments = told.map(\.arguments)
                try examiner.expect(
                    "the arguments of the actions that a subscriber received, after actionAdd(\"wax\"), actionToggle(1), actionShow(.done)",
                    arguments, is: [["wax"], ["1"], ["done"]],
                    ifGot: arguments.contains([])
                        ? [(arguments, "noArguments")]
                        : arguments.joined().contains { $0.hasPrefix("[") }
                            ? [(arguments, "argumentsInArray")] : [(arguments, "otherArgument")])
                let writes = disk.writes
                _ = (todos.visibleTodos, todos.filter)
                try examiner.require(
                    disk.writes == writes, else: "getterSaves",
                    .note("reading visibleTodos and filter wrote to the disk \(disk.writes - writes)×"))
                try examiner.require(
                    told.count == 3, else: "getterTells",
                    .note("reading visibleTodos and filter sent \(told.count - 3) notifications"))
                let others = Todos(on: Disk())
                others.actionAdd("wax")
                var (done, filters) = ([Int](), [Filter]())
                _ = others.subscribe { _ in
                    done.append(others.visibleTodos.count(where: \.isDone))
                    filters.append(others.filter)
                }
                others.actionToggle(1)
                try examiner.expect(
                    "how many done todos a subscriber sees when actionToggle(1) notifies it", done, is: [1],
                    ifGot: [([0], "toldBefore")])
                others.actionShow(.open)
                try examiner.expect(
                    "the filter that a subscriber sees when actionShow(.open) notifies it", filters.last, is: .open,
                    ifGot: [(filters.first, "toldBefore")])
            },
            Check("disk", of: "Todos") {
                let disk = Disk()
                var saved = 0
                do {
                    let todos = Todos(on: disk)
                    todos.actionAdd("wax")
                    try $0.expect(
                        "what is on the disk after actionAdd(\"wax\")", disk.load(), is: [wax],
                        ifGot: [([], "notSaved")])
                    todos.actionAdd("dark honey")
                    todos.actionToggle(2)
                    saved = disk.load().count
                    todos.actionShow(.done)
                }
                try $0.expect(
                    "what is on the disk", disk.load(), is: [wax, Todo(id: 2, text: "dark honey", isDone: true)],
                    ifGot: [
                        ([], "notSaved"), ([wax, Todo(id: 2, text: "dark honey")], "toggleNotSaved"),
                        (
                            [Todo(id: 2, text: "dark honey", isDone: true)],
                            saved == 1 ? "toggleSavedAlone" : "savedFiltered"
                        ),
                    ])
                let again = Todos(on: disk)
                try $0.expect(
                    "filter of a new store on the same disk", again.filter, is: .all,
                    ifGot: [(.done, "filterOfOther")])
                try $0.expect(
                    "visibleTodos of a new store on the same disk", again.visibleTodos.map(\.text),
                    is: ["wax", "dark honey"], ifGot: [([], disk.load().isEmpty ? "overwritten" : "notLoaded")])
                again.actionAdd("dew")
                try $0.expect(
                    "the ids after actionAdd in the new store", again.visibleTodos.map(\.id), is: [1, 2, 3],
                    ifGot: [([1, 2, 1], "idsAnew"), ([1], "overwritten")])
                let other = Disk()
                let hiding = Todos(on: other)
                for text in ["wax", "honey"] { hiding.actionAdd(text) }
                let both = other.load().map(\.text)
                try $0.expect(
                    "what is on the disk after actionAdd(\"wax\"), actionAdd(\"honey\")", both, is: ["wax", "honey"],
                    ifGot: [(["honey"], "savedAlone")] + (both.contains("dark honey") ? [(both, "shared")] : []))
                hiding.actionShow(.done)
                hiding.actionAdd("dew")
                try $0.expect(
                    "what is on the disk after actionAdd(\"wax\"), actionAdd(\"honey\"), actionShow(.done), actionAdd(\"dew\")",
                    other.load().map(\.text),
                    is: ["wax", "honey", "dew"], ifGot: [([], "savedVisible"), (["dew"], "savedVisible")])
                hiding.actionShow(.open)
                hiding.actionToggle(1)
                let left = other.load().map(\.text)
                try $0.expect(
                    "what is on the disk after actionShow(.open), actionToggle(1)", left,
                    is: ["wax", "honey", "dew"],
                    ifGot: [["honey", "dew"], ["wax"], []].filter { !$0.contains("wax") || left.count == 1 }
                        .map { ($0, "savedVisible") })
            },
            Check("gaps", of: "Todos") {
                let disk = Disk()
                disk.save([Todo(id: 7, text: "wax"), Todo(id: 3, text: "honey")])
                let todos = Todos(on: disk)
                todos.actionAdd("dew")
                try $0.expect(
                    "the ids after actionAdd, if 7 and 3 were on the disk", todos.visibleTodos.map(\.id),
                    is: [7, 3, 8],
                    ifGot: [
                        ([7, 3, 3], "idByCount"), ([7, 3, 4], "idAfterLast"), ([7, 3, 1], "idsAnew"),
                        ([3, 7, 8], "sortedByID"),
                    ])
                $0.running("actionToggle(3)")
                todos.actionToggle(3)
                try $0.expect(
                    "the ids of the todos that are done after actionToggle(3)",
                    todos.visibleTodos.filter(\.isDone).map(\.id), is: [3], ifGot: [([8], "byPlace")])
                todos.actionToggle(3)
                todos.actionShow(.done)
                todos.actionAdd("comb")
                todos.actionShow(.all)
                try $0.expect(
                    "the ids after one more actionAdd, while the filter was .done", todos.visibleTodos.map(\.id),
                    is: [7, 3, 8, 9], ifGot: [([7, 3, 8, 1], "idOfVisible")])
            },
            Check("all", of: "Todos") { examiner in
                let (first, second) = (Todos(on: Disk()), Todos(on: Disk()))
                var told: [String] = []
                let end = ActionStore.subscribeToAllStores { told.append($0.arguments.joined()) }
                first.actionAdd("wax")
                second.actionAdd("honey")
                end()
                first.actionAdd("dew")
                try examiner.expect("what a subscriber of all stores received", told, is: ["wax", "honey"])
                try examiner.expect(
                    "the todos of the second store", second.visibleTodos.map(\.text), is: ["honey"],
                    ifGot: [(["wax", "honey"], "shared"), (["wax", "honey", "dew"], "shared")])
            },
            Check("braces", of: "Todos") { examiner in
                let disk = Disk()
                let todos = Todos(on: disk)
                @MainActor func seen() -> String {
                    "\(Tour.described(todos.visibleTodos)), filter .\(todos.filter), "
                        + "on the disk \(Tour.described(disk.load()))"
                }
                todos.actionAdd("wax")
                let actions: [(String, () -> Void)] = [
                    ("actionAdd(\"honey\")", { todos.actionAdd("honey") }),
                    ("actionToggle(1)", { todos.actionToggle(1) }), ("actionShow(.done)", { todos.actionShow(.done) }),
                ]
                for (call, action) in actions {
                    let former = seen()
                    var (opening, closing) = (former, "")
                    todos.watch = { moment in
                        switch moment {
                        case .before: opening = seen()
                        case .after: closing = seen()
                        }
                    }
                    action()
                    todos.watch = nil
                    try examiner.require(
                        opening == former, else: "changedOutside",
                        .note("before the braces of perform in \(call): \(opening)"))
                    try examiner.require(
                        closing == seen(), else: "changedOutside",
                        .note("at the end of the braces of perform in \(call): \(closing)"),
                        .note("after \(call): \(seen())"))
                }
            },
            Check("everywhere", of: "Todos") { examiner in
                try examiner.agrees(
                    story: "todos on a disk", of: .todoSteps, count: 1...14,
                    examples: [
                        [.add("wax"), .add("honey"), .toggle(1), .show(.open), .toggle(2), .show(.all), .again],
                        [.add("wax"), .show(.done), .add("honey"), .again],
                        [.add("wax"), .toggle(1), .add("wax"), .toggle(2), .toggle(1), .again],
                        [.add("wax"), .add("honey"), .toggle(2), .toggle(2)],
                        [.other(TodoStep.left[2]), .toggle(25), .add("dew"), .show(.done), .again],
                        (1...25).map { .add("bee \($0)") } + [.toggle(25), .show(.open)],
                    ], tries: 30
                ) { answer, log in
                    let stage = answer.stage(log)
                    return { stage.perform($0) }
                }
            },
        ]
    }

    fileprivate func stage(_ log: RunLog) -> TodoStage { TodoStage(log) { Todos(on: $0) } }
}

private enum TodoStep: CustomStringConvertible, Sendable {
    case add(String), toggle(Int), show(Filter)
    /// Makes another store on the same disk.
    case again
    /// Makes another store, on a disk with these todos.
    case other([Todo])

    var description: String {
        switch self {
        case .add(let text): "actionAdd(\(Tour.described(text)))"
        case .toggle(let id): "actionToggle(\(id))"
        case .show(let filter): "actionShow(.\(filter))"
        case .again: "Todos(on: the same disk)"
        case .other(let todos): "Todos(on: a disk with \(TodoStep.words(todos)))"
        }
    }
}

extension TodoStep {
    static func words(_ todos: [Todo]) -> String {
        "[" + todos.map { "\($0.id) \(Tour.described($0.text))\($0.isDone ? " done" : "")" }.joined(separator: ", ")
            + "]"
    }

    /// Lists of todos that other code has left on a disk. Their ids are not in ascending order and may have gaps.
    static let left: [[Todo]] = [
        [Todo(id: 7, text: "wax"), Todo(id: 3, text: "honey", isDone: true)],
        [Todo(id: 2, text: "two\nlines", isDone: true), Todo(id: 40, text: ""), Todo(id: 1, text: "wax")],
        (1...25).map { Todo(id: 26 - $0, text: "bee \($0)", isDone: $0.isMultiple(of: 2)) }, [],
    ]
}

extension Generator where Value == TodoStep {
    fileprivate static var todoSteps: Generator {
        let texts = Generator<String>.todoTexts
        let add = Generator<String>.one(of: [texts, texts, texts, texts, .element(of: .hardTexts)])
            .map { TodoStep.add($0) }
        let toggle = Generator<Int>.one(of: [.int(in: 1...4), .int(in: 1...4), .element(of: [0, 7, 8, 26, 40, 99])]).map
        {
            TodoStep.toggle($0)
        }
        return .one(of: [
            add, add, add, toggle, toggle, Generator<Filter>.anyCase.map { .show($0) },
            .element(of: [.show(.open), .show(.done)]),
            .element(of: [.again, .again, .again] + TodoStep.left.map { .other($0) }),
        ])
    }
}

@MainActor private final class TodoStage {
    private var disk = Disk()
    private let log: RunLog
    private let make: (Disk) -> any TodoStoreShape
    private var todos: any TodoStoreShape
    private var told: [String] = []
    private var end: () -> Void = {}

    init(_ log: RunLog, _ make: @escaping (Disk) -> any TodoStoreShape) {
        (self.log, self.make) = (log, make)
        todos = make(disk)
        listen()
    }

    private func listen() {
        end = todos.subscribe { [unowned self] action in
            told.append(
                "notified of \(action.name)(\(action.arguments.joined(separator: ", "))), while these are shown: \(shown)"
            )
        }
    }

    private func renew() {
        end()
        todos = make(disk)
        listen()
    }

    private var shown: String { words(todos.visibleTodos) }

    private func words(_ todos: [Todo]) -> String { TodoStep.words(todos) }

    func perform(_ step: TodoStep) {
        told = []
        let former = [shown, "\(todos.filter)", words(disk.load())]
        switch step {
        case .add(let text): todos.actionAdd(text)
        case .toggle(let id): todos.actionToggle(id)
        case .show(let filter): todos.actionShow(filter)
        case .again: renew()
        case .other(let left):
            disk = Disk()
            disk.save(left)
            renew()
        }
        let now = [shown, "\(todos.filter)", words(disk.load())]
        log.note("these are shown, with the filter .\(now[1]): \(now[0])")
        log.note("these are on the disk: \(now[2])")
        // An answer may or may not notify its subscribers of an action that changes nothing, so such a notification is
        // not logged.
        if now != former { for one in told { log.note(one) } }
    }
}
