/// 13.1: all changes in one pure function.
public protocol TodoReducer: Contract {
    /// Returns the todos after an action.
    ///
    /// `todos([], .add(id: 1, text: "wax"))` has one open todo with id `1`.
    /// `todos(two, .toggle(id: 2))` changes only the todo with id `2`.
    /// `todos(two, .show(.done))` is `two`: that action does not change the todos.
    func todos(_ todos: [Todo], _ action: TodoAction) -> [Todo]

    /// Returns the filter after an action.
    ///
    /// `filter(.all, .show(.done))` is `.done`.
    /// `filter(.open, .toggle(id: 2))` is `.open`.
    func filter(_ filter: Filter, _ action: TodoAction) -> Filter

    /// Returns the whole state after an action. The two reducers above compute its parts.
    ///
    /// `list(TodoList(), .show(.open))` has the filter `.open` and no todos.
    func list(_ list: TodoList, _ action: TodoAction) -> TodoList

    /// Returns the todos to show: those that the filter selects. They are not stored, but computed from the state.
    ///
    /// With the filter `.open`, `visible(list)` has the todos that are not done.
    func visible(_ list: TodoList) -> [Todo]
}

extension TodoReducer {
    static var checks: [Check<any TodoReducer>] {
        let wax = Todo(id: 1, text: "wax")
        let honey = Todo(id: 2, text: "honey")
        // Only the id distinguishes this todo from `wax`.
        let moreWax = Todo(id: 2, text: "wax")
        let waxDone = Todo(id: 1, text: "wax", isDone: true)
        let honeyDone = Todo(id: 2, text: "honey", isDone: true)
        return [
            Check("add", of: "todos") { examiner in
                try todosAgree(
                    examiner, .additions,
                    [
                        ([], .add(id: 1, text: "wax")), ([wax], .add(id: 2, text: "honey")),
                        ([waxDone], .add(id: 7, text: "dew")), ([wax], .add(id: 2, text: "wax")),
                        ([waxDone], .add(id: 2, text: "wax")),
                    ])
            },
            Check("toggle", of: "todos") { examiner in
                let toggles: ([Todo], Int) -> [Todo] = { todos, id in
                    examiner.running("todos(\(Tour.described(todos)), .toggle(id: \(id)))")
                    defer { examiner.finished() }
                    return Self().todos(todos, .toggle(id: id))
                }
                // An answer may wrongly use `id - 1` as an index. In other lists, this index may be out of range, and
                // the program would stop. In these two lists, it is in range, so the answer flips the todo at that
                // index.
                let isIndex = [1, 2].allSatisfy { id in
                    let (left, right) = (toggles([wax, honey], id), toggles([honey, wax], id))
                    return left.map(\.isDone) == [id == 1, id == 2] && right.map(\.isDone) == [id == 1, id == 2]
                        && right.map(\.id) == [2, 1]
                }
                try examiner.require(
                    !isIndex, else: "byPlace",
                    .note("todos([honey, wax], .toggle(id: 1)) flipped the todo with the id 2"))
                try examiner.require(
                    ![1, 2].allSatisfy { id in toggles([wax, honey], id).map(\.isDone) == [id != 1, id != 2] },
                    else: "othersToggled", .note("todos([wax, honey], .toggle(id: 1)) flipped the todo with the id 2"))
                // Only an answer that finds todos by their ids is checked here. Any other answer fails below.
                if toggles([wax, honey], 1) == [waxDone, honey], toggles([honey, wax], 1) == [honey, waxDone] {
                    let call = "todos(…, .toggle(id: 9)), if no todo has this id"
                    _ = examiner.making(call, ifItTraps: "idExpected") {
                        Self().todos([wax, honey], .toggle(id: 9))
                    }
                }
                try todosAgree(
                    examiner, .toggles,
                    [
                        ([wax, honey], .toggle(id: 2)), ([wax, honeyDone], .toggle(id: 2)),
                        ([honey, wax], .toggle(id: 1)), ([wax, honey], .toggle(id: 1)),
                        ([waxDone, honey], .toggle(id: 2)), ([wax, moreWax], .toggle(id: 1)),
                        ([wax, moreWax], .toggle(id: 2)),
                    ])
            },
            Check("remove", of: "todos") { examiner in
                let removes: ([Todo], Int) -> [Todo] = { todos, id in
                    examiner.running("todos(\(Tour.described(todos)), .remove(id: \(id)))")
                    defer { examiner.finished() }
                    return Self().todos(todos, .remove(id: id))
                }
                // In these two lists, the index `id - 1` is in range, as in the check `toggle`.
                let isIndex = [1, 2].allSatisfy { id in
                    removes([wax, honey], id) == [id == 1 ? honey : wax]
                        && removes([honey, wax], id) == [id == 1 ? wax : honey]
                }
                try examiner.require(
                    !isIndex, else: "removedByPlace",
                    .note("todos([honey, wax], .remove(id: 1)) removed the todo with the id 2"))
                try todosAgree(
                    examiner, .removals,
                    [
                        ([wax, honey], .remove(id: 1)), ([honey, wax], .remove(id: 1)),
                        ([wax, honeyDone], .remove(id: 1)), ([wax, moreWax], .remove(id: 2)),
                    ])
            },
            Check("unknown", of: "todos") { examiner in
                let unknown = Generator<Int>.one(of: [.int(in: 131...150), .element(of: [-2, 1 << 59])])
                try todosAgree(
                    examiner, .one(of: [unknown.map { .toggle(id: $0) }, unknown.map { .remove(id: $0) }]),
                    [([wax, honey], .toggle(id: 9)), ([wax, honey], .remove(id: 9))])
            },
            Check("filter", of: "filter") { examiner in
                try examiner.agrees(
                    "filter(_, _)", on: Argument("filter", .anyCase),
                    Argument("action", .todoActions),
                    examples: [
                        (.all, .show(.done)), (.done, .show(.open)), (.open, .toggle(id: 2)),
                        (.done, .add(id: 3, text: "dew")), (.done, .remove(id: 1)),
                    ]
                ) { $0.filter($1, $2) }
            },
            Check("shown", of: "todos") { examiner in
                let both = [wax, honeyDone]
                for wanted in Filter.allCases {
                    let (call, visible) = (
                        "todos([wax, honey], .show(.\(wanted)))", TodoList(todos: both, filter: wanted)
                    )
                    examiner.running(call)
                    let left = Self().todos(both, .show(wanted))
                    examiner.finished()
                    try examiner.require(
                        left == both || left != Ours.visible(visible), else: "todosFiltered",
                        .note("\(call), if only honey is done, returned only \(left.map(\.text).joined())"))
                }
                try todosAgree(examiner, .shows, [([wax, honey], .show(.done)), ([wax, honeyDone], .show(.all))])
            },
            Check("pure", of: "list") {
                for member in ["todos", "filter", "list", "visible"] {
                    try $0.forbidLastingVariables(in: member, else: "remembers")
                }
                let reducer = Self()
                let first = reducer.list(TodoList(), .add(id: 1, text: "wax"))
                let again = reducer.list(TodoList(), .add(id: 1, text: "wax"))
                let call = "list(TodoList(), .add(id: 1, text: \"wax\"))"
                try $0.require(
                    first == again, else: "remembers", .note("\(call) is \(Tour.described(first))"),
                    .note("and, when called again, \(Tour.described(again))"))
                let inputs = [[wax, honeyDone], [waxDone, honey]]
                $0.about("todos")
                try keepsNothing(
                    $0, "todos(_, .add(id: 3, text: \"dew\"))", inputs, else: "remembers",
                    right: { Ours.todos($0, .add(id: 3, text: "dew")) },
                    answer: { reducer.todos($0, .add(id: 3, text: "dew")) })
                $0.about("visible")
                try keepsNothing(
                    $0, "visible(_), with the filter .open,", inputs, else: "keptResult",
                    right: { Ours.visible(TodoList(todos: $0, filter: .open)) },
                    answer: { reducer.visible(TodoList(todos: $0, filter: .open)) })
            },
            Check("whole", of: "list") { examiner in
                try examiner.agrees(
                    "list(_, _)", on: Argument("list", .todoLists),
                    Argument("action", .todoActions)
                        .andAtLast([String].hardTexts.map { .add(id: 200, text: $0) }),
                    examples: [
                        (TodoList(), .add(id: 1, text: "wax")), (TodoList(todos: [wax, honey]), .show(.done)),
                        (TodoList(todos: [wax, honey], filter: .done), .toggle(id: 2)),
                    ]
                ) { $0.list($1, $2) }
                for function in ["todos", "filter"] { try examiner.demand(function: function, else: "inline") }
            },
            Check("visible", of: "visible") { examiner in
                let todos = [wax, honeyDone]
                try examiner.agrees(
                    "visible(_)",
                    on: Argument("list", .todoLists).andAtLast(
                        [String].hardTexts.map { TodoList(todos: [Todo(id: 1, text: $0)], filter: .open) }),
                    examples: [
                        (TodoList(todos: todos, filter: .open)), (TodoList(todos: todos, filter: .done)),
                        (TodoList(todos: todos)), (TodoList(todos: todos.reversed())),
                    ]
                ) { $0.visible($1) }
            },
        ]
    }

    /// Checks that the answer keeps no result for later calls. The two lists of todos in `inputs` have the same ids but
    /// are not equal. If the result for the first list is right, and the answer returns it for the second list, too,
    /// the answer has kept the first result.
    ///
    /// Otherwise, calls the answer with other ids. If one of these results is wrong, this function reports nothing,
    /// because another check finds that mistake. If all are right, makes the first two calls again: if the first result
    /// is right now, the second one must be right, too.
    private static func keepsNothing(
        _ examiner: Examiner<any TodoReducer>, _ call: String, _ inputs: [[Todo]],
        else misconception: String, right: ([Todo]) -> [Todo],
        answer: ([Todo]) -> [Todo]
    ) throws {
        let results = inputs.map(answer)
        try examiner.require(
            results[0] != right(inputs[0]) || results[1] != results[0], else: misconception,
            .note("\(call) is right for \(Tour.described(inputs[0]))"),
            .note("and then, for \(Tour.described(inputs[1])), the same: \(Tour.described(results[1]))"))
        for (place, todos) in inputs.enumerated() {
            let others = todos.map {
                Todo(id: $0.id + 10 * (place + 1), text: "\($0.text) no. \(place)", isDone: $0.isDone)
            }
            guard answer(others) == right(others) else { return }
        }
        let (first, second) = (answer(inputs[0]), answer(inputs[1]))
        guard first == right(inputs[0]) else { return }
        try examiner.require(
            second == right(inputs[1]), else: misconception,
            .note("\(call) is right for \(Tour.described(inputs[0]))"),
            .note("and then, for \(Tour.described(inputs[1])), \(Tour.described(second))"))
    }

    private static func todosAgree(
        _ examiner: Examiner<any TodoReducer>, _ actions: Generator<TodoAction>, _ examples: [([Todo], TodoAction)]
    ) throws {
        try examiner.agrees(
            "todos(_, _)", on: Argument("todos", .todos), Argument("action", actions), examples: examples
        ) { $0.todos($1, $2) }
    }
}
