/// 13.4: every state, computed from the actions.
public protocol ReplayActions: Contract {
    /// Returns the state before the first action, and the state after each action.
    ///
    /// `states(1, [10, 100], add)` is `[1, 11, 111]`.
    /// `states(1, [], add)` is `[1]`.
    func states<State, Action>(
        _ start: State, _ actions: [Action], _ reducer: (State, Action) -> State
    ) -> [State]

    /// Returns the number of the first action, counted from 1, after which two runs have different states, or `nil` if
    /// there is no such action. If one run has more actions, its first extra action counts as a difference, too.
    ///
    /// `firstDifference(0, [1, 2, 3], [1, 5, 0], add)` is `2`.
    /// `firstDifference(0, [1, 2], [2, 1], add)` is `1`, even though both end at `3`.
    func firstDifference<State: Equatable, Action>(
        _ start: State, _ first: [Action], _ second: [Action], _ reducer: (State, Action) -> State
    ) -> Int?
}

/// The actions of two runs, which often begin with the same actions.
private struct TwoRuns: CustomStringConvertible, Sendable {
    let first: [Int]
    let second: [Int]

    var description: String { "\(first), \(second)" }

    static var any: Generator<TwoRuns> {
        let actions = Generator<[Int]>.array(of: .int(in: -1...3), count: 0...6)
        return Generator<([Int], ([Int], [Int]))>.pair(actions, .pair(actions, actions)).map {
            TwoRuns(first: $0.0 + $0.1.0, second: $0.0 + $0.1.1)
        }
    }

    static var same: Generator<TwoRuns> {
        Generator<[Int]>.array(of: .int(in: -1...3), count: 0...8).map { TwoRuns(first: $0, second: $0) }
    }

    static var longer: Generator<TwoRuns> {
        let actions = Generator<[Int]>.array(of: .int(in: -1...3), count: 0...6)
        return Generator<(Bool, ([Int], [Int]))>.pair(.bool, .pair(actions, actions)).map { isFirst, parts in
            let (short, long) = (parts.0, parts.0 + parts.1)
            return isFirst ? TwoRuns(first: long, second: short) : TwoRuns(first: short, second: long)
        }
    }
}

extension ReplayActions {
    static var checks: [Check<any ReplayActions>] {
        [
            Check("each", of: "states") { examiner in
                try examiner.agrees(
                    "states(_, _, _)", on: Argument("start", .int(in: -3...9)),
                    Argument("actions", .array(of: .int(in: -3...9), count: 1...9)), Argument("reducer", .reducers),
                    examples: [
                        (1, [10, 100], .add), (2, [3, 4], .append), (0, Array(1...25), .add),
                        (5, Array(1...130), .subtract),
                        (0, Array(repeating: 0, count: 8), .larger),
                    ]
                ) { $0.states($1, $2, $3.reduce) }
            },
            Check("none", of: "states") { examiner in
                try examiner.agrees(
                    "states(_, _, _)", on: Argument("start", .int(in: -3...9)),
                    Argument("actions", .element(of: [[]])), Argument("reducer", .reducers), examples: [(1, [], .add)]
                ) { $0.states($1, $2, $3.reduce) }
            },
            Check("todos", of: "states") { examiner in
                let actions: [TodoAction] = [
                    .add(id: 1, text: "wax"), .add(id: 2, text: "honey"), .toggle(id: 1), .show(.done),
                ]
                try examiner.expect(
                    after: actions, states: Self().states(TodoList(), actions, Ours.list),
                    are: Ours.states(TodoList(), actions, Ours.list))
            },
            Check("first", of: "firstDifference") { examiner in
                let runs = TwoRuns.any.map { runs in
                    let count = min(runs.first.count, runs.second.count)
                    return TwoRuns(first: Array(runs.first.prefix(count)), second: Array(runs.second.prefix(count)))
                }
                try differencesAgree(
                    examiner, runs,
                    [
                        (0, TwoRuns(first: [1, 2, 3], second: [1, 5, 0]), .add),
                        (0, TwoRuns(first: [1, 2], second: [2, 1]), .add),
                        (0, TwoRuns(first: [1, 2, 3], second: [5, 2, 3]), .add),
                        (0, TwoRuns(first: [1, 2], second: [1, 3]), .add),
                        (0, TwoRuns(first: Array(1...25), second: Array(1...24) + [0]), .add),
                        (0, TwoRuns(first: Array(1...130), second: Array(1...119) + Array(121...131)), .larger),
                    ])
            },
            Check("same", of: "firstDifference") { examiner in
                try differencesAgree(
                    examiner, TwoRuns.same,
                    [
                        (0, TwoRuns(first: [1, 2], second: [1, 2]), .add),
                        (3, TwoRuns(first: [1, 2], second: [1, -2]), .larger),
                        (0, TwoRuns(first: Array(1...130), second: Array(1...130)), .add),
                    ])
            },
            Check("longer", of: "firstDifference") { examiner in
                let (one, three) = ([1], [1, 2, 3])
                for (first, second, key) in [(three, one, "firstLongerStops"), (one, three, "secondLongerStops")] {
                    _ = examiner.making("firstDifference(0, \(first), \(second), add)", ifItTraps: key) {
                        Self().firstDifference(0, first, second, +)
                    }
                }
                try differencesAgree(
                    examiner, TwoRuns.longer,
                    [
                        (0, TwoRuns(first: [1], second: [1, 2]), .add),
                        (0, TwoRuns(first: [1, 2, 3], second: [1]), .add),
                        (0, TwoRuns(first: [1], second: [1, 0]), .add), (0, TwoRuns(first: [], second: []), .add),
                        (0, TwoRuns(first: [], second: [4]), .add), (9, TwoRuns(first: [1], second: []), .larger),
                        (0, TwoRuns(first: Array(1...130), second: Array(1...129)), .add),
                        (9, TwoRuns(first: Array(1...25), second: []), .larger),
                    ])
                try differencesAgree(examiner, TwoRuns.any, [])
            },
        ]
    }

    private static func differencesAgree(
        _ examiner: Examiner<any ReplayActions>, _ runs: Generator<TwoRuns>,
        _ examples: [(Int, TwoRuns, NamedReducer<Int, Int>)]
    ) throws {
        try examiner.agrees(
            "firstDifference(_, _, _)", on: Argument("start", .int(in: -3...3)),
            Argument("runs", runs), Argument("reducer", .reducers), examples: examples
        ) { $0.firstDifference($1, $2.first, $2.second, $3.reduce) }
    }
}
