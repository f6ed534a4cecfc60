/// A function of a state and an action that returns the next state.
public typealias Reducer<State, Action> = (State, Action) -> State

/// 13.2: large reducers made from small ones.
public protocol CombineReducers: Contract {
    /// Combines several reducers. The first reducer receives the state, and each of the others receives the previous
    /// reducer's result. All receive the same action.
    ///
    /// `combine([addOne, double])(5, go)` is `12`.
    /// `combine([])(5, go)` is `5`.
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action>

    /// Turns a reducer of a part into a reducer of the whole. The part's reducer runs once for each action of the part
    /// and does not run for other actions.
    ///
    /// For example, the reducer `filter` returns its action as the new filter; `shown(.show(.done))` is `.done`, and
    /// `shown` returns `nil` for all other kinds of actions. Then `pullback(filter, state: \.filter, action: shown)` is
    /// a reducer of a list of todos that changes only the list's filter. If `extract` returns `nil`, the whole does not
    /// change, and `reducer` is not called.
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action>
}

struct Counters: Equatable, Sendable {
    var left = 0
    var right = 0
}

private struct Call<State: Sendable, Action: Sendable>: CustomStringConvertible, Sendable {
    let state: State
    let action: Action

    var description: String { "\(Tour.described(state)), \(Tour.described(action))" }
}

private enum Share: String, CaseIterable, CustomStringConvertible, Sendable {
    case leftOfAll = "add, state: \\.left, action: { $0 }"
    case rightOfAll = "add, state: \\.right, action: { $0 }"
    case leftOfEven = "add, state: \\.left, action: { $0.isMultiple(of: 2) ? $0 : nil }"
    case rightOfNone = "add, state: \\.right, action: { _ in nil }"

    var description: String { rawValue }

    var path: WritableKeyPath<Counters, Int> {
        switch self {
        case .leftOfAll, .leftOfEven: \.left
        case .rightOfAll, .rightOfNone: \.right
        }
    }

    func extract(_ action: Int) -> Int? {
        switch self {
        case .leftOfAll, .rightOfAll: action
        case .leftOfEven: action.isMultiple(of: 2) ? action : nil
        case .rightOfNone: nil
        }
    }
}

extension CombineReducers {
    static var checks: [Check<any CombineReducers>] {
        let known: [NamedReducer<Int, String>] = [.addOne, .double, .negate]
        let many = [25, 130].map { count in
            (0..<count).map { $0 < 20 && $0.isMultiple(of: 3) ? NamedReducer.double : .addOne }
        }
        let withAction: [NamedReducer<Int, String>] = known + [.addLength]
        return [
            Check("order", of: "combine") { examiner in
                try combineAgrees(
                    examiner, .array(of: .element(of: known), count: 1...10),
                    [
                        ([.addOne, .double], 5, "go"), ([.addOne, .double, .addOne], 1, "go"),
                        (Array(repeating: .addOne, count: 6), 1, "go"), ([.double, .addOne, .addOne], 0, "go"),
                    ] + many.map { ($0, 1, "go") })
            },
            Check("none", of: "combine") { examiner in
                _ = examiner.making("combine([])(5, \"go\")", ifItTraps: "emptyStops") {
                    Self().combine([] as [Reducer<Int, String>])(5, "go")
                }
                try combineAgrees(examiner, .element(of: [[]]), [([], 5, "go")])
            },
            Check("action", of: "combine") { examiner in
                try combineAgrees(
                    examiner, .array(of: .element(of: withAction), count: 1...6),
                    [
                        ([.addLength, .addLength], 1, "go"), ([.addLength, .addLength], 1, "stop"),
                        (Array(repeating: .addLength, count: 25), 1, "go"),
                    ])
            },
            Check("once", of: "combine") { examiner in
                var called: [Int] = []
                let three = (1...3).map { number -> Reducer<Int, String> in
                    { state, _ in
                        called.append(number)
                        return state + 1
                    }
                }
                let all = Self().combine(three)
                called = []
                _ = all(0, "go")
                try examiner.require(
                    Set(called).count == called.count, else: "twice",
                    .note("combine([one, two, three])(0, \"go\")"),
                    .note("called: \(called.map { ["one", "two", "three"][$0 - 1] }.joined(separator: ", "))"))
                try examiner.agrees(
                    making: "combine(_)",
                    from: Argument("reducers", .array(of: .element(of: withAction), count: 0...6)),
                    calls: Argument("call", calls(.int(in: -20...20), .element(of: ["go", "stop", ""])))
                ) { answer, log, reducers in
                    let spied = reducers.map { reducer -> Reducer<Int, String> in
                        { state, action in
                            log.note("\(reducer)(\(state), \(Tour.described(action)))")
                            return reducer.reduce(state, action)
                        }
                    }
                    let combined = answer.combine(spied)
                    return { combined($0.state, $0.action) }
                }
            },
            Check("part", of: "pullback") { try pullbackAgrees($0, [.leftOfAll, .rightOfAll]) },
            Check("other", of: "pullback") { examiner in
                let none: Reducer<Counters, Int> = Self().pullback(
                    { (state: Int, action: Int) in state + action }, state: \.left, action: { _ in nil })
                _ = examiner.making(
                    "pullback(add, state: \\.left, action: { _ in nil })(Counters(left: 0, right: 0), 1)",
                    ifItTraps: "forced"
                ) { none(Counters(left: 0, right: 0), 1) }
                try pullbackAgrees(examiner, Share.allCases)
                try examiner.agrees(
                    "pullback(filter, state: \\.filter, action: shown)(_, _)",
                    on: Argument("list", .todoLists), Argument("action", .todoActions)
                ) { answer, list, action in
                    let whole: Reducer<TodoList, TodoAction> = answer.pullback(
                        { (_: Filter, wanted: Filter) in wanted }, state: \.filter,
                        action: { if case .show(let filter) = $0 { filter } else { nil } })
                    return whole(list, action)
                }
            },
            Check("associative", of: "combine") {
                let answer = Self()
                let small = Generator<Fn<Int, Int>>.function(from: Int.self, to: Int.self)
                func reducer(_ f: Fn<Int, Int>) -> Reducer<Int, Int> { { f($0 &+ $1) } }
                try $0.law(
                    "associativity", "combine([f, combine([g, h])]) = combine([combine([f, g]), h])",
                    for: ("f", small), ("g", small), ("h", small), ("state", .int), ("action", .int),
                    left: { f, g, h, state, action in
                        answer.combine([reducer(f), answer.combine([reducer(g), reducer(h)])])(state, action)
                    },
                    equals: { f, g, h, state, action in
                        answer.combine([answer.combine([reducer(f), reducer(g)]), reducer(h)])(state, action)
                    })
            },
        ]
    }

    private static func combineAgrees(
        _ examiner: Examiner<any CombineReducers>, _ reducers: Generator<[NamedReducer<Int, String>]>,
        _ examples: [([NamedReducer<Int, String>], Int, String)]
    ) throws {
        try examiner.agrees(
            "combine(_)(_, _)", on: Argument("reducers", reducers), Argument("state", .int(in: -20...20)),
            Argument("action", .element(of: ["go", "stop", ""])), examples: examples
        ) { answer, reducers, state, action in answer.combine(reducers.map(\.reduce))(state, action) }
    }

    /// Checks random stories. Each makes one or more reducers with `pullback` and calls them in random order. The
    /// part's reducer must be called once for an action of the part and never for other actions.
    private static func pullbackAgrees(_ examiner: Examiner<any CombineReducers>, _ shares: [Share]) throws {
        let counters = Generator<(Int, Int)>.pair(.int(in: -9...9), .int(in: -9...9)).map {
            Counters(left: $0.0, right: $0.1)
        }
        try examiner.agrees(
            making: "pullback(_)", from: Argument("part", .element(of: shares)),
            calls: Argument("call", calls(counters, .int(in: -9...9)))
        ) { answer, log, share in
            let whole: Reducer<Counters, Int> = answer.pullback(
                { (state: Int, action: Int) in
                    log.note("add(\(state), \(action))")
                    return state + action
                }, state: share.path, action: share.extract)
            return { whole($0.state, $0.action) }
        }
    }

    private static func calls<State: Sendable, Action: Sendable>(
        _ states: Generator<State>, _ actions: Generator<Action>
    ) -> Generator<Call<State, Action>> {
        Generator<(State, Action)>.pair(states, actions).map { Call(state: $0.0, action: $0.1) }
    }
}
