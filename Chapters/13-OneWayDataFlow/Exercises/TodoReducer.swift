/// 13.1: every change in one pure function.
public protocol TodoReducer: Contract {
    /// The todos after an action.
    ///
    /// `todos([], .add(id: 1, text: "wax"))` has one open todo with id `1`.
    /// `todos(two, .toggle(id: 2))` changes the one with id `2`, and no other.
    /// `todos(two, .show(.done))` is `two`: that action is about something else.
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo]

    /// The filter after an action.
    ///
    /// `filter(.all, .show(.done))` is `.done`.
    /// `filter(.open, .toggle(id: 2))` is `.open`.
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter

    /// The whole state after an action: both of the above.
    ///
    /// `list(TodoList(), .show(.open))` has the filter `.open` and no todos.
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList

    /// What the screen shows: the todos that the filter lets through. It is worked out of the state, and kept nowhere.
    ///
    /// With the filter `.open`, `visible(list)` has the todos that are not done.
    func visible(_ list: TodoList) -> [Todo]
}

let todoReducer = Exercise(
    in: folder, 1, "todo-reducer", minutes: 12, words: English.todoReducer,
    compilerSuspects: [
        CompilerSuspect(
            "elementAdded", "binary operator '+' cannot be applied to operands of type '[Todo]' and 'Todo'"),
        CompilerSuspect("changesArgument", "cannot use mutating member on immutable value: '$0' is immutable"),
        CompilerSuspect("changesArgument", "cannot assign to property: '$0' is immutable"),
        CompilerSuspect(
            "changesArgument", "cannot use mutating member on immutable value: 'todos' is a 'let' constant"),
        CompilerSuspect("changesArgument", "cannot assign to property: 'list' is a 'let' constant"),
        CompilerSuspect("notAll", "switch must be exhaustive"),
    ])

extension TodoReducer {
    /// Which exercise it is.
    public static var exercise: Exercise { todoReducer }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let wax = Todo(id: 1, text: "wax")
        let honey = Todo(id: 2, text: "honey")
        let waxDone = Todo(id: 1, text: "wax", isDone: true)
        let honeyDone = Todo(id: 2, text: "honey", isDone: true)
        let two = "[wax, honey]"
        return [
            Check("add", of: "todos") {
                let call = "todos([], .add(id: 1, text: \"wax\"))"
                try $0.expect(
                    call, Self().todos([], .add(id: 1, text: "wax")), is: [wax],
                    ifGot: [([waxDone], "bornDone"), ([], "notAdded")])
                try $0.expect(
                    "todos([wax], .add(id: 2, text: \"honey\"))",
                    Self().todos([wax], .add(id: 2, text: "honey")), is: [wax, honey],
                    ifGot: [([honey, wax], "atTheFront"), ([honey], "onlyTheNew")])
                try $0.expect(
                    "todos([wax], .add(id: 7, text: \"dew\"))", Self().todos([wax], .add(id: 7, text: "dew")),
                    is: [wax, Todo(id: 7, text: "dew")],
                    ifGot: [
                        ([wax, Todo(id: 2, text: "dew")], "idOfItsOwn"),
                        ([wax, honey, Todo(id: 7, text: "dew")], "remembers"),
                    ])
            },
            Check("toggle", of: "todos") {
                try $0.expect(
                    "todos(\(two), .toggle(id: 2))", Self().todos([wax, honey], .toggle(id: 2)), is: [wax, honeyDone],
                    ifGot: [
                        ([waxDone, honeyDone], "allToggled"), ([honeyDone], "othersLost"), ([wax], "removedInstead"),
                        ([waxDone, honey], "byPlace"), ([wax, honey], "copyToggled"),
                    ])
                try $0.expect(
                    "todos([wax, honey that is done], .toggle(id: 2))",
                    Self().todos([wax, honeyDone], .toggle(id: 2)), is: [wax, honey],
                    ifGot: [([wax, honeyDone], "onlyOn")])
                try $0.expect(
                    "todos([honey, wax], .toggle(id: 1))", Self().todos([honey, wax], .toggle(id: 1)),
                    is: [honey, waxDone], ifGot: [([honeyDone, wax], "byPlace")])
                try $0.expect(
                    "todos(\(two), .toggle(id: 1))", Self().todos([wax, honey], .toggle(id: 1)), is: [waxDone, honey],
                    ifGot: [([honey, waxDone], "movedToTheEnd")])
            },
            Check("remove", of: "todos") {
                try $0.expect(
                    "todos(\(two), .remove(id: 1))", Self().todos([wax, honey], .remove(id: 1)), is: [honey],
                    ifGot: [([wax], "keepsOnlyIt"), ([wax, honey], "notRemoved")])
                try $0.expect(
                    "todos([honey, wax], .remove(id: 1))", Self().todos([honey, wax], .remove(id: 1)), is: [honey],
                    ifGot: [([wax], "byPlace")])
            },
            Check("unknown", of: "todos") {
                for action in [TodoAction.toggle(id: 9), .remove(id: 9)] {
                    try $0.expect(
                        "todos(\(two), \(Tour.described(action)))", Self().todos([wax, honey], action),
                        is: [wax, honey])
                }
            },
            Check("filter", of: "filter") {
                try $0.expect("filter(.all, .show(.done))", Self().filter(.all, .show(.done)), is: .done)
                try $0.expect("filter(.done, .show(.open))", Self().filter(.done, .show(.open)), is: .open)
                try $0.expect(
                    "filter(.open, .toggle(id: 2))", Self().filter(.open, .toggle(id: 2)), is: .open,
                    ifGot: [(.all, "filterReset")])
                try $0.expect(
                    "filter(.done, .add(id: 3, text: \"dew\"))", Self().filter(.done, .add(id: 3, text: "dew")),
                    is: .done,
                    ifGot: [(.all, "filterReset")])
                try $0.expect(
                    "filter(.done, .remove(id: 1))", Self().filter(.done, .remove(id: 1)), is: .done,
                    ifGot: [(.all, "filterReset")])
                try $0.expect(
                    "todos(\(two), .show(.done))", Self().todos([wax, honey], .show(.done)), is: [wax, honey],
                    ifGot: [([], "todosGone")])
            },
            Check("whole", of: "list") { examiner in
                let actions: [TodoAction] = [
                    .add(id: 1, text: "wax"), .add(id: 2, text: "honey"), .show(.done), .toggle(id: 2), .remove(id: 1),
                ]
                let reducer = Self()
                try examiner.expect(
                    after: actions, states: Article.states(TodoList(), actions, reducer.list),
                    are: Article.states(TodoList(), actions, Article.list),
                    ifGot: [
                        (TodoList(todos: [wax, honey], filter: .all), "filterLost"), (TodoList(), "todosLost"),
                        (TodoList(todos: [], filter: .done), "hiddenRemoved"),
                        (TodoList(todos: [wax, honeyDone], filter: .all), "filterReset"),
                        (TodoList(todos: [wax, wax], filter: .all), "takenTwice"),
                    ])
            },
            Check("visible", of: "visible") {
                let todos = [wax, honeyDone]
                for (filter, expected) in [(Filter.open, [wax]), (.done, [honeyDone]), (.all, todos)] {
                    try $0.expect(
                        "visible(wax and honey that is done, filter .\(filter))",
                        Self().visible(TodoList(todos: todos, filter: filter)), is: expected,
                        ifGot: filter == .all
                            ? [] : [(todos.filter { !expected.contains($0) }, "inverted"), (todos, "unfiltered")])
                }
                try $0.expect(
                    "visible(honey that is done and wax, filter .all)",
                    Self().visible(TodoList(todos: todos.reversed())), is: todos.reversed(),
                    ifGot: [(todos, "openFirst")])
            },
            Check("pure", of: "list") {
                let reducer = Self()
                let first = reducer.list(TodoList(), .add(id: 1, text: "wax"))
                let again = reducer.list(TodoList(), .add(id: 1, text: "wax"))
                let call = "list(TodoList(), .add(id: 1, text: \"wax\"))"
                try $0.require(
                    first == again, else: "remembers", .note("\(call) is \(Tour.described(first))"),
                    .note("and when called once more \(Tour.described(again))"))
            },
        ]
    }
}
