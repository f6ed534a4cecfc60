/// What a store of todos offers: getters, and actions that are methods.
@MainActor public protocol TodoStoreShape: ActionStore {
    /// A store whose todos lie on a disk. The filter is kept in memory, and is `.all` at first.
    init(on disk: Disk)
    /// A getter: the todos that the filter lets through.
    var visibleTodos: [Todo] { get }
    /// A getter: which todos are shown.
    var filter: Filter { get }
    /// An action: one more todo, at the end, with the smallest id above all others, or 1.
    func actionAdd(_ text: String)
    /// An action: done becomes open, and open becomes done.
    func actionToggle(_ id: Int)
    /// An action: others are to be shown.
    func actionShow(_ filter: Filter)
}

/// 13.7: a store of your own, whose data lie where you like.
public protocol ReflowStore: Contract {
    /// Your class: `final class Todos: ActionStore, TodoStoreShape { … }`. Each action changes the data within
    /// `perform("actionAdd", text) { … }`, which tells whoever has subscribed; the name is the method's.
    ///
    /// `actionAdd("wax")` tells the action `actionAdd` with the argument `wax`, when the change has been made.
    /// A store that is made anew on the same disk has the same todos.
    associatedtype Todos: TodoStoreShape
}

let reflowStore = Exercise(
    in: folder, 7, "reflow-store", minutes: 15, words: English.reflowStore,
    compilerSuspects: [
        CompilerSuspect(
            "hiddenGetter",
            "property 'filter' must be as accessible as its enclosing type because it matches a requirement *"),
        CompilerSuspect("initOrder", "property 'self.*' not initialized at super.init call"),
        CompilerSuspect("notNamed", "type 'Answer' does not conform to protocol 'ReflowStore'"),
        CompilerSuspect(
            "notFinal",
            "initializer requirement 'init(on:)' can only be satisfied by a 'required' initializer in non-final class *"
        ),
    ])

extension ReflowStore {
    /// Which exercise it is.
    public static var exercise: Exercise { reflowStore }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let wax = Todo(id: 1, text: "wax")
        let honey = Todo(id: 2, text: "honey")
        return [
            Check("add", of: "Todos") {
                let todos = Todos(on: Disk())
                try $0.expect("visibleTodos of a new store", todos.visibleTodos, is: [])
                todos.actionAdd("wax")
                todos.actionAdd("honey")
                try $0.expect(
                    "visibleTodos after actionAdd(\"wax\"), actionAdd(\"honey\")", todos.visibleTodos,
                    is: [wax, honey],
                    ifGot: [
                        ([honey], "onlyLast"), ([Todo(id: 2, text: "honey"), wax], "atTheFront"), ([], "notKept"),
                        ([wax, Todo(id: 1, text: "honey")], "sameId"),
                        ([Todo(id: 0, text: "wax"), Todo(id: 1, text: "honey")], "idFromZero"),
                    ])
            },
            Check("toggle", of: "Todos") {
                let todos = Todos(on: Disk())
                for text in ["wax", "honey", "dew"] { todos.actionAdd(text) }
                todos.actionToggle(2)
                try $0.expect(
                    "who is done after actionToggle(2)", todos.visibleTodos.filter(\.isDone).map(\.text), is: ["honey"],
                    ifGot: [(["dew"], "byPlace"), ([], "notToggled"), (["wax", "honey", "dew"], "allToggled")])
                todos.actionToggle(2)
                try $0.expect(
                    "and after actionToggle(2) once more", todos.visibleTodos.filter(\.isDone).map(\.text), is: [],
                    ifGot: [(["honey"], "onlyOn")])
                todos.actionToggle(9)
                try $0.expect("how many there are after actionToggle(9)", todos.visibleTodos.count, is: 3)
            },
            Check("show", of: "Todos") {
                let todos = Todos(on: Disk())
                todos.actionAdd("wax")
                todos.actionAdd("honey")
                todos.actionToggle(1)
                for (filter, expected) in [(Filter.open, ["honey"]), (.done, ["wax"]), (.all, ["wax", "honey"])] {
                    todos.actionShow(filter)
                    try $0.expect(
                        "filter after actionShow(.\(filter))", todos.filter, is: filter,
                        ifGot: [(filter == .all ? .done : .all, "filterNotKept")])
                    try $0.expect(
                        "visibleTodos after actionShow(.\(filter))", todos.visibleTodos.map(\.text), is: expected,
                        ifGot: [
                            ([], "hiddenLost"), (["honey"], "hiddenLost"),
                            (["wax"], filter == .open ? "inverted" : "hiddenLost"),
                        ]
                            + (filter == .all ? [] : [(["wax", "honey"], "unfiltered")]))
                }
                todos.actionShow(.open)
                todos.actionToggle(2)
                todos.actionToggle(1)
                todos.actionShow(.all)
                try $0.expect(
                    "who is done after actionToggle(2) and actionToggle(1), both while the filter was .open",
                    todos.visibleTodos.filter(\.isDone).map(\.text), is: ["honey"],
                    ifGot: [(["wax", "honey"], "hiddenNotFound"), (["wax"], "byVisiblePlace")])
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
                try examiner.require(told.count <= 1, else: "toldTwice", .note("actionAdd told \(told.count) actions"))
                try examiner.require(!told.isEmpty, else: "notTold", .note("actionAdd told nobody"))
                try examiner.expect(
                    "how many todos a subscriber sees when it hears of actionAdd", seen, is: [1],
                    ifGot: [([0], "toldBefore")])
                // Who saves nothing at all hears of that in the next check.
                try examiner.require(
                    onDisk == [1] || disk.load().isEmpty, else: "savedAfter",
                    .note("on the disk were \(onDisk.first ?? 0) todos when the subscriber heard of actionAdd"))
                todos.actionToggle(1)
                todos.actionShow(.done)
                let names = told.map(\.name)
                try examiner.expect(
                    "the names of the actions that a subscriber heard", names,
                    is: ["actionAdd", "actionToggle", "actionShow"],
                    ifGot: [(names, told.count < 3 ? "notAllTold" : told.count > 3 ? "toldTwice" : "otherName")])
                let arguments = told.map(\.arguments)
                try examiner.expect(
                    "and their arguments", arguments, is: [["wax"], ["1"], ["done"]],
                    ifGot: arguments.contains([]) ? [(arguments, "noArguments")] : [])
                _ = (todos.visibleTodos, todos.filter)
                try examiner.require(
                    told.count == 3, else: "getterTells", .note("reading visibleTodos told \(told.count - 3) actions"))
            },
            Check("disk", of: "Todos") {
                let disk = Disk()
                do {
                    let todos = Todos(on: disk)
                    todos.actionAdd("wax")
                    try $0.expect(
                        "what is on the disk after actionAdd(\"wax\")", disk.load(), is: [wax],
                        ifGot: [([], "notSaved")])
                    todos.actionAdd("dark honey")
                    todos.actionToggle(2)
                    todos.actionShow(.done)
                }
                try $0.expect(
                    "what is on the disk", disk.load(), is: [wax, Todo(id: 2, text: "dark honey", isDone: true)],
                    ifGot: [
                        ([], "notSaved"), ([wax, Todo(id: 2, text: "dark honey")], "toggleNotSaved"),
                        ([Todo(id: 2, text: "dark honey", isDone: true)], "savedFiltered"),
                    ])
                let again = Todos(on: disk)
                try $0.expect("filter of a store made anew on the same disk", again.filter, is: .all)
                try $0.expect(
                    "visibleTodos of a store made anew on the same disk", again.visibleTodos.map(\.text),
                    is: ["wax", "dark honey"], ifGot: [([], "notLoaded")])
                again.actionAdd("dew")
                try $0.expect(
                    "the ids after actionAdd on it", again.visibleTodos.map(\.id), is: [1, 2, 3],
                    ifGot: [([1, 2, 1], "idsAnew"), ([1], "overwritten")])
            },
            Check("gaps", of: "Todos") {
                let disk = Disk()
                disk.save([Todo(id: 7, text: "wax"), Todo(id: 3, text: "honey")])
                let todos = Todos(on: disk)
                todos.actionAdd("dew")
                try $0.expect(
                    "the ids after actionAdd where 7 and 3 were on the disk", todos.visibleTodos.map(\.id),
                    is: [7, 3, 8],
                    ifGot: [([7, 3, 3], "idByCount"), ([7, 3, 4], "idAfterLast"), ([7, 3, 1], "idsAnew")])
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
                try examiner.expect("what somebody heard who listens to all stores", told, is: ["wax", "honey"])
                try examiner.expect(
                    "the todos of the second store", second.visibleTodos.map(\.text), is: ["honey"],
                    ifGot: [(["wax", "honey"], "shared"), (["wax", "honey", "dew"], "shared")])
            },
        ]
    }
}
