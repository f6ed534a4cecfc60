/// 13.4: who has the actions has every state.
public protocol ReplayActions: Contract {
    /// The state before the first action, and the one after each.
    ///
    /// `states(1, [10, 100], add)` is `[1, 11, 111]`.
    /// `states(1, [], add)` is `[1]`.
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State]

    /// The number of the first action, counted from 1, after which two runs have different states; `nil` where they have none.
    /// A run that goes on when the other one is over differs there.
    ///
    /// `firstDifference(0, [1, 2, 3], [1, 5, 0], add)` is `2`.
    /// `firstDifference(0, [1, 2], [2, 1], add)` is `1`, though both come to `3`.
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int?
}

let replayActions = Exercise(
    in: folder, 4, "replay-actions", minutes: 9, words: English.replayActions,
    compilerSuspects: [
        CompilerSuspect("noEnd", "missing return in instance method expected to return 'Int?'"),
        CompilerSuspect("actionsUnequal", "binary operator '!=' cannot be applied to two 'Action' operands"),
        CompilerSuspect("actionsUnequal", "binary operator '==' cannot be applied to two 'Action' operands"),
    ])

extension ReplayActions {
    /// Which exercise it is.
    public static var exercise: Exercise { replayActions }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let add: (Int, Int) -> Int = { $0 + $1 }
        return [
            Check("each", of: "states") {
                let actions = [10, 100]
                try $0.expect(
                    "states(1, [10, 100], add)", Self().states(1, actions, add), is: [1, 11, 111],
                    ifGot: [
                        ([11, 111], "withoutStart"), ([111], "onlyEnd"), ([1, 11, 101], "eachFromStart"),
                        ([1, 10, 100], "actionsThemselves"), ([1, 11], "oneShort"), ([111, 11, 1], "backwards"),
                    ])
                try $0.expect(
                    "states(2, [3, 4], state * 10 + action)", Self().states(2, [3, 4]) { $0 * 10 + $1 },
                    is: [2, 23, 234], ifGot: [([2, 5, 9], "otherReducer")])
            },
            Check("none", of: "states") {
                try $0.expect("states(1, [], add)", Self().states(1, [], add), is: [1], ifGot: [([], "noStart")])
            },
            Check("todos", of: "states") { examiner in
                let actions: [TodoAction] = [
                    .add(id: 1, text: "wax"), .add(id: 2, text: "honey"), .toggle(id: 1), .show(.done),
                ]
                try examiner.expect(
                    after: actions, states: Self().states(TodoList(), actions, Article.list),
                    are: Article.states(TodoList(), actions, Article.list))
            },
            Check("once", of: "states") { examiner in
                var calls = 0
                _ = Self().states(0, [1, 2, 3]) { (state: Int, action: Int) in
                    calls += 1
                    return state + action
                }
                try examiner.require(
                    calls == 3, else: "again", .note("3 actions, and the reducer was called \(calls)×"))
            },
            Check("first", of: "firstDifference") {
                try $0.expect(
                    "firstDifference(0, [1, 2, 3], [1, 5, 0], add)",
                    Self().firstDifference(0, [1, 2, 3], [1, 5, 0], add), is: 2,
                    ifGot: [(1, "countedFromZero"), (3, "placeOfState"), (nil, "onlyTheEnd")])
                try $0.expect(
                    "firstDifference(0, [1, 2], [2, 1], add)", Self().firstDifference(0, [1, 2], [2, 1], add), is: 1,
                    ifGot: [(nil, "onlyTheEnd"), (0, "countedFromZero"), (2, "placeOfState")])
                try $0.expect(
                    "firstDifference(0, [1, 2, 3], [5, 2, 3], add)",
                    Self().firstDifference(0, [1, 2, 3], [5, 2, 3], add), is: 1, ifGot: [(3, "lastDifference")])
            },
            Check("same", of: "firstDifference") {
                try $0.expect(
                    "firstDifference(0, [1, 2], [1, 2], add)", Self().firstDifference(0, [1, 2], [1, 2], add), is: nil)
                try $0.expect(
                    "firstDifference(3, [1, 2], [1, -2], max)",
                    Self().firstDifference(3, [1, 2], [1, -2]) { max($0, $1) },
                    is: nil, ifGot: [(2, "actionsCompared")])
            },
            Check("longer", of: "firstDifference") {
                try $0.expect(
                    "firstDifference(0, [1], [1, 2], add)", Self().firstDifference(0, [1], [1, 2], add), is: 2,
                    ifGot: [(nil, "longerIgnored")])
                try $0.expect(
                    "firstDifference(0, [1, 2, 3], [1], add)", Self().firstDifference(0, [1, 2, 3], [1], add), is: 2,
                    ifGot: [(nil, "longerIgnored"), (3, "endOfLonger")])
                try $0.expect(
                    "firstDifference(0, [1], [1, 0], add)", Self().firstDifference(0, [1], [1, 0], add), is: 2,
                    ifGot: [(nil, "onlyStates")])
                try $0.expect("firstDifference(0, [], [], add)", Self().firstDifference(0, [], [], add), is: nil)
                try $0.expect("firstDifference(0, [], [4], add)", Self().firstDifference(0, [], [4], add), is: 1)
            },
            Check("onceEach", of: "firstDifference") { examiner in
                var calls = 0
                _ = Self().firstDifference(0, [1, 2, 3, 4], [1, 2, 3, 5]) { (state: Int, action: Int) in
                    calls += 1
                    return state + action
                }
                try examiner.require(
                    calls <= 8, else: "againEach", .note("two runs of 4 actions, and the reducer was called \(calls)×"))
            },
        ]
    }
}
