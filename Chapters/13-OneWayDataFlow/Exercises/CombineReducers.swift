/// A function of a state and an action that gives the next state.
public typealias Reducer<State, Action> = (State, Action) -> State

/// 13.2: large reducers of small ones.
public protocol CombineReducers: Contract {
    /// One reducer of several: the first gets the state, each other one gets what the one before it gave.
    ///
    /// `combine([addOne, double])(5, go)` is `12`.
    /// `combine([])(5, go)` is `5`.
    func combine<State, Action>(_ reducers: [Reducer<State, Action>]) -> Reducer<State, Action>

    /// A reducer of a part, made into one of the whole. It runs where the action is one of the part's.
    ///
    /// `pullback(filter, state: \.filter, action: { $0.shown })` changes a list's filter, and leaves its todos alone.
    /// Where `action` gives `nil`, the whole stays as it is, and `reducer` is not asked.
    func pullback<Whole, Part, Action, PartAction>(
        _ reducer: @escaping Reducer<Part, PartAction>, state part: WritableKeyPath<Whole, Part>,
        action extract: @escaping (Action) -> PartAction?
    ) -> Reducer<Whole, Action>
}

let combineReducers = Exercise(
    in: folder, 2, "combine-reducers", minutes: 10, words: English.combineReducers,
    compilerSuspects: [
        CompilerSuspect("wholeForPart", "cannot convert value of type 'Whole' to expected argument type 'Part'"),
        CompilerSuspect("wholeForPart", "cannot convert return expression of type 'Part' to return type 'Whole'"),
        CompilerSuspect("wholeForPart", "cannot convert value of type 'Part' to closure result type 'Whole'"),
        CompilerSuspect(
            "maybeNone", "value of optional type 'PartAction?' must be unwrapped to a value of type 'PartAction'"),
        CompilerSuspect("notExtracted", "cannot convert value of type 'Action' to expected argument type 'PartAction'"),
        CompilerSuspect("changesWhole", "cannot assign through subscript: 'whole' is a 'let' constant"),
    ])

/// Two counters, to be changed one at a time.
struct Counters: Equatable {
    var left = 0
    var right = 0
}

extension CombineReducers {
    /// Which exercise it is.
    public static var exercise: Exercise { combineReducers }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let addOne: Reducer<Int, String> = { state, _ in state + 1 }
        let double: Reducer<Int, String> = { state, _ in state * 2 }
        return [
            Check("order", of: "combine") {
                try $0.expect(
                    "combine([addOne, double])(5, go)", Self().combine([addOne, double])(5, "go"), is: 12,
                    ifGot: [(11, "backwards"), (6, "onlyFirst"), (10, "onlyLast"), (5, "noneRan")])
                try $0.expect(
                    "combine([addOne, double, addOne])(1, go)", Self().combine([addOne, double, addOne])(1, "go"),
                    is: 5, ifGot: [(4, "onlyTwo"), (2, "onlyLast")])
                try $0.expect(
                    "combine(six times addOne)(1, go)",
                    Self().combine(Array(repeating: addOne, count: 6))(1, "go"), is: 7, ifGot: [(4, "onlyThree")])
            },
            Check("none", of: "combine") {
                let none: [Reducer<Int, String>] = []
                try $0.expect("combine([])(5, go)", Self().combine(none)(5, "go"), is: 5)
            },
            Check("action", of: "combine") {
                let append: Reducer<[String], String> = { $0 + [$1] }
                try $0.expect(
                    "combine([append, append])([], go)", Self().combine([append, append])([], "go"), is: ["go", "go"])
                let combined = Self().combine([append, append])
                try $0.expect(
                    "combine([append, append])([], stop)", combined([], "stop"), is: ["stop", "stop"])
                try $0.expect(
                    "the same once more", combined([], "stop"), is: ["stop", "stop"],
                    ifGot: [(["stop", "stop", "stop", "stop"], "keepsState")])
            },
            Check("once", of: "combine") { examiner in
                var calls = 0
                let counted: Reducer<Int, String> = { state, _ in
                    calls += 1
                    return state
                }
                let combined = Self().combine([counted, addOne])
                try examiner.require(calls == 0, else: "early", .note("the first reducer ran while they were combined"))
                _ = combined(1, "go")
                try examiner.require(calls == 1, else: "twice", .note("the first reducer ran \(calls)×"))
            },
            Check("part", of: "pullback") {
                let add: Reducer<Int, Int> = { $0 + $1 }
                for (name, path) in [("left", \Counters.left), ("right", \Counters.right)] {
                    let whole = Self().pullback(add, state: path, action: { (action: Int?) in action })
                    var expected = Counters(left: 1, right: 2)
                    expected[keyPath: path] += 5
                    var wrong = Counters(left: 1, right: 2)
                    wrong[keyPath: path] += 10
                    try $0.expect(
                        "pullback(add, state: \\.\(name), action: { $0 })(left 1 and right 2, 5)",
                        whole(Counters(left: 1, right: 2), 5), is: expected,
                        ifGot: [(Counters(left: 1, right: 2), "changeLost"), (wrong, "ranTwice")])
                    try $0.expect(
                        "the same once more", whole(Counters(left: 1, right: 2), 5), is: expected,
                        ifGot: [(wrong, "keepsState")])
                }
                var calls = 0
                let counted: Reducer<Int, Int> = { state, action in
                    calls += 1
                    return state + action
                }
                _ = Self().pullback(counted, state: \Counters.left, action: { (action: Int?) in action })(Counters(), 5)
                try $0.require(calls == 1, else: "askedTwice", .note("one action, and reducer ran \(calls)×"))
            },
            Check("other", of: "pullback") {
                let add: Reducer<Int, Int> = { $0 + $1 }
                let whole = Self().pullback(
                    add, state: \Counters.left, action: { $0.isMultiple(of: 2) ? $0 : nil as Int? })
                let start = Counters(left: 1, right: 2)
                try $0.expect(
                    "pullback(…)(left 1 and right 2, 3), where 3 is not the part's", whole(start, 3), is: start)
                try $0.expect(
                    "pullback(…)(left 1 and right 2, 4)", whole(start, 4), is: Counters(left: 5, right: 2))
            },
            Check("associative", of: "combine") {
                let small = Generator<Fn<Int, Int>>.function(from: Int.self, to: Int.self)
                func reducer(_ f: Fn<Int, Int>) -> Reducer<Int, Int> { { f($0 &+ $1) } }
                try $0.law(
                    "associativity", "combine([f, combine([g, h])]) = combine([combine([f, g]), h])",
                    for: ("f", small), ("g", small), ("h", small), ("state", .int), ("action", .int),
                    left: { f, g, h, state, action in
                        Self().combine([reducer(f), Self().combine([reducer(g), reducer(h)])])(state, action)
                    },
                    equals: { f, g, h, state, action in
                        Self().combine([Self().combine([reducer(f), reducer(g)]), reducer(h)])(state, action)
                    })
            },
        ]
    }
}
