/// 13.6: the reducer only names the effects.
public protocol EffectsBeside: Contract {
    /// Runs a program: handles the actions in order and performs the effects of each action before it handles the next
    /// one. An effect may return an action as its answer. This action is added to the end of the queue. The log
    /// contains every action that was handled.
    ///
    /// If `load` has the effect `fetch`, whose answer is `loaded`, `play([load, type], on: program).log` is
    /// `[load, type, loaded]`.
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action>

    /// Returns the run as it was before its last action. No effect is performed again: the answers are in the log.
    ///
    /// If the program `adding` adds each action to its state, `undo(Run(12, log: [2, 10]), on: adding)` is
    /// `Run(2, log: [2])`.
    /// If the log is empty, there is nothing to undo.
    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action>
}

enum PageAction: Equatable {
    case load(String)
    case type(String)
    case loaded(String)
}

extension EffectsBeside {
    /// Returns a program whose state contains a text for each action. A `load` action has one effect for each name in
    /// it. `done` is called with each effect that is performed.
    private static func page(_ done: @escaping (String) -> Void) -> Program<[String], PageAction, String> {
        Program(start: []) { state, action in
            switch action {
            case .load(let names):
                Step(state + ["asked"], effects: names.split(separator: " ").map(String.init))
            case .type(let text): Step(state + [text])
            case .loaded(let text): Step(state + [text])
            }
        } perform: { name in
            done(name)
            return name == "quiet" ? nil : .loaded(name.uppercased())
        }
    }

    static var checks: [Check<any EffectsBeside>] {
        let adding = Program<Int, Int, String>(start: 0) {
            Step($0 + $1)
        } perform: { _ in
            nil
        }
        return [
            Check("plain", of: "play") {
                $0.running("play([2, 10], on: adding)")
                let run = Self().play([2, 10], on: adding)
                try $0.expect(
                    "play([2, 10], on: adding).state", run.state, is: 12,
                    ifGot: [(10, "eachFromStart"), (0, "stateLost"), (2, "onlyFirst")])
                try $0.expect(
                    "play([2, 10], on: adding).log", run.log, is: [2, 10],
                    ifGot: [([], "notLogged"), ([10], "onlyLastLogged"), ([10, 2], "loggedBackwards")])
                $0.running("play([], on: adding from 7)")
                let none = Self().play(
                    [],
                    on: Program<Int, Int, String>(start: 7) {
                        Step($0 + $1)
                    } perform: { _ in
                        nil
                    })
                try $0.expect("play([], on: adding from 7).state", none.state, is: 7)
                $0.running("play([2, 10], on: adding)")
                let again = Self().play([2, 10], on: adding)
                try $0.expect(
                    "play([2, 10], on: adding).log, if play([2, 10], on: adding) was called before", again.log,
                    is: [2, 10])
            },
            Check("effects", of: "play") {
                let answer = Self()
                var done: [String] = []
                _ = answer.play([.load("wax quiet"), .type("x")], on: page { done.append($0) })
                try $0.expect(
                    "the effects performed by play([load wax and quiet, type])", done, is: ["wax", "quiet"],
                    ifGot: [
                        ([], "notDone"), (["wax"], "onlyFirstEffect"), (["quiet", "wax"], "effectsBackwards"),
                        (["wax", "wax", "quiet", "quiet"], "doneTwice"),
                        (["wax", "quiet", "wax", "quiet"], "doneTwice"), (["wax", "wax", "quiet"], "doneTwice"),
                    ])
                done = []
                _ = answer.play([.load("quiet wax")], on: page { done.append($0) })
                try $0.expect(
                    "the effects performed by play([load quiet and wax]), if quiet has no answer", done,
                    is: ["quiet", "wax"], ifGot: [(["quiet"], "stopsAtQuiet")])
                var trace: [String] = []
                let traced = Program<Int, Int, Int>(start: 0) { state, action in
                    // A reducer is pure, so `play` may call it more often than necessary. Such calls are not traced.
                    let isTaken = [0: 1, 1: 2][state] == action
                    if isTaken, !trace.contains("take \(action)") { trace.append("take \(action)") }
                    return Step(state + action, effects: [action * 10])
                } perform: {
                    trace.append("do \($0)")
                    return nil
                }
                _ = answer.play([1, 2], on: traced)
                try $0.expect(
                    "what play([1, 2], on: …) did, if 1 has the effect 10, and 2 the effect 20", trace,
                    is: ["take 1", "do 10", "take 2", "do 20"],
                    ifGot: [(["take 1", "take 2", "do 10", "do 20"], "doneLate")])
                var first: [Int] = []
                let once = Program<Int, Int, Int>(start: 0) { state, action in
                    Step(state + action, effects: state == 0 ? [action * 10] : [])
                } perform: {
                    first.append($0)
                    return nil
                }
                _ = answer.play([1, 2], on: once)
                try $0.expect(
                    "the effects performed by play([1, 2], on: …), if an action has an effect only in the state 0",
                    first, is: [10], ifGot: [([], "effectsOfNewState")])
            },
            Check("answers", of: "play") {
                let run = Self().play([.load("wax quiet"), .type("x")], on: page { _ in })
                try $0.expect(
                    "play([load wax and quiet, type x]).state", run.state, is: ["asked", "x", "WAX"],
                    ifGot: [(["asked", "x"], "answerLost"), (["asked", "WAX", "x"], "cutsIn")])
                try $0.expect(
                    "play([load wax and quiet, type x]).log", run.log,
                    is: [.load("wax quiet"), .type("x"), .loaded("WAX")],
                    ifGot: [
                        ([.load("wax quiet"), .loaded("WAX"), .type("x")], "loggedEarly"),
                        ([.load("wax quiet"), .loaded("WAX"), .type("x"), .loaded("WAX")], "loggedEarly"),
                        ([.load("wax quiet"), .type("x")], "answerNotLogged"),
                    ])
                $0.running("play([load wax and oil])")
                let two = Self().play([.load("wax oil")], on: page { _ in })
                // If the log contains both answers, only the state has lost the first one, which is a different
                // mistake.
                let isOnlyLast = two.log == [.load("wax oil"), .loaded("OIL")]
                try $0.expect(
                    "play([load wax and oil]).state", two.state, is: ["asked", "WAX", "OIL"],
                    ifGot: [(["asked", "OIL", "WAX"], "answersBackwards")]
                        + (isOnlyLast ? [(["asked", "OIL"], "onlyLastAnswer")] : []))
            },
            Check("chain", of: "play") {
                let answer = Self()
                let counting = Program<[Int], Int, Int>(start: []) { state, number in
                    Step(state + [number], effects: number < 3 ? [number + 1] : [])
                } perform: {
                    $0
                }
                for (actions, expected, jumped, answersOnly) in [
                    ([1, 10], [1, 10, 2, 3], [1, 2, 3, 10], [1, 10, 2]),
                    ([1, 1], [1, 1, 2, 2, 3, 3], [1, 1, 2, 3, 2, 3], [1, 1, 2, 2]),
                ] {
                    let run = answer.play(actions, on: counting)
                    try $0.expect(
                        "play(\(actions), on: counting).state, if 1 has the answer 2, and 2 the answer 3", run.state,
                        is: expected, ifGot: [(jumped, "cutsIn"), (answersOnly, "answersOfAnswers")])
                    try $0.expect(
                        "play(\(actions), on: counting).log", run.log, is: expected,
                        ifGot: [(jumped, "loggedEarly"), (answersOnly, "answerNotLogged")])
                }
                let long = Program<Int, Int, Int>(start: 0) { state, number in
                    Step(state + number, effects: number < 250 ? [number + 1] : [])
                } perform: {
                    $0
                }
                let run = answer.play([1], on: long)
                try $0.expect(
                    "how many actions are in play([1], on: long).log, if each number below 250 has the next one as its answer",
                    run.log.count, is: 250)
                try $0.expect("play([1], on: long).state, their sum", run.state, is: 31_375)
                let many = answer.play(Array(repeating: 1, count: 300), on: adding)
                try $0.expect("play(300 times 1, on: adding).state", many.state, is: 300)
                try $0.expect("how many actions are in its log", many.log.count, is: 300)
            },
            Check("undo", of: "undo") {
                let run = Self().undo(Run(12, log: [2, 10]), on: adding)
                try $0.expect(
                    "undo(Run(12, log: [2, 10]), on: adding).state", run.state, is: 2,
                    ifGot: [(0, "allUndone"), (12, "notUndone"), (10, "firstUndone"), (14, "fromTheEnd")])
                try $0.expect(
                    "undo(Run(12, log: [2, 10]), on: adding).log", run.log, is: [2],
                    ifGot: [([2, 10], "logKept"), ([], "allUndone"), ([10], "firstUndone")])
                try $0.expect(
                    "undo(Run(2, log: [2]), on: adding).state", Self().undo(Run(2, log: [2]), on: adding).state, is: 0,
                    ifGot: [(2, "firstKept")])
                let long = Self().undo(Run(31_375, log: Array(1...250)), on: adding)
                try $0.expect("undo(a run of 1, 2, 3, … 250, on: adding).state", long.state, is: 31_125)
                try $0.expect("how many actions are in its log", long.log.count, is: 249)
            },
            Check("quiet", of: "undo") {
                var done: [String] = []
                let log: [PageAction] = [.load("wax"), .loaded("WAX"), .type("x")]
                let run = Self().undo(Run(["asked", "WAX", "x"], log: log), on: page { done.append($0) })
                try $0.require(
                    done.isEmpty, else: "effectsAgain", .note("undo(…) performed \(Tour.described(done)) once more"))
                try $0.expect(
                    "undo([load wax, loaded WAX, type x]).state", run.state, is: ["asked", "WAX"],
                    ifGot: [(["asked"], "answersDropped")])
                _ = Self().undo(Run(["asked"], log: [.load("wax")]), on: page { done.append($0) })
                try $0.require(
                    done.isEmpty, else: "effectsAgain", .note("undo(Run([\"asked\"], log: [load wax]), on: …)"),
                    .note("performed \(Tour.described(done)) once more"))
            },
            Check("nothing", of: "undo") {
                let run = $0.making("undo(Run(0, log: []), on: adding)", ifItTraps: "emptyLogStops") {
                    Self().undo(Run(0, log: []), on: adding)
                }
                try $0.expect("undo(Run(0, log: []), on: adding).log", run.log, is: [])
                try $0.expect("undo(Run(0, log: []), on: adding).state", run.state, is: 0)
            },
            Check("everywhere", of: "play") { examiner in
                try examiner.agrees(
                    "play(_, on: _)", on: Argument("actions", Wishes.actions), Argument("program", Wishes.any)
                ) { answer, actions, wishes in
                    let diary = Diary()
                    let run = answer.play(actions, on: wishes.program(diary))
                    for line in diary.lines(of: run) { examiner.log.note(line) }
                    return run
                }
            },
            Check("back", of: "undo") { examiner in
                try examiner.agrees(
                    "undo(run, on: _) of play(_, on: the same), _×", on: Argument("program", Wishes.any),
                    Argument("actions", Wishes.actions), Argument("times", .int(in: 1...3))
                ) { answer, wishes, actions, times in
                    let quiet = wishes.program(Diary())
                    let loud = wishes.program(Diary { examiner.log.note("do \($0)") })
                    return (0..<times).reduce(Ours.play(actions, on: quiet)) { run, _ in answer.undo(run, on: loud) }
                }
            },
        ]
    }
}

private final class Diary {
    private enum Entry {
        case asked([Int], Int), did(Int)
    }

    private var entries: [Entry] = []
    private let tell: (Int) -> Void

    init(_ tell: @escaping (Int) -> Void = { _ in }) { self.tell = tell }

    func asked(_ state: [Int], _ action: Int) { entries.append(.asked(state, action)) }

    func did(_ effect: Int) {
        entries.append(.did(effect))
        tell(effect)
    }

    /// Returns a line for each action that was handled and for each effect that was performed. A reducer is pure, so
    /// `play` may call it more often than necessary. Such calls have no line.
    func lines(of run: Run<[Int], Int>) -> [String] {
        // The state contains all earlier actions, so two equal calls of the reducer cannot both be necessary.
        var taken = Set<[Int]>()
        return entries.compactMap { entry in
            switch entry {
            case .did(let effect): "do \(effect)"
            case .asked(let state, let action):
                run.state.starts(with: state + [action]) && taken.insert(state + [action]).inserted
                    ? "take \(action)" : nil
            }
        }
    }
}

/// A program whose actions and effects are numbers. An action's effects are larger than the action, and an effect's
/// answer is the action with the same number. The effect 3 has no answer.
private struct Wishes: CustomStringConvertible, Sendable {
    let start: [Int]
    /// True if an action has its effects only when it occurs for the first time.
    let onlyOnce: Bool
    /// The effects of each action. The action is the index into this array.
    let effects: [[Int]]

    static var actions: Generator<[Int]> { .array(of: .int(in: 0...7), count: 0...12) }

    static var any: Generator<Wishes> {
        let effects = Generator<[[Int]]>.array(of: .array(of: .int(in: 1...3), count: 0...3), count: 0...6)
        return Generator<((Bool, Bool), [[Int]])>.pair(.pair(.bool, .bool), effects).map { kind, effects in
            Wishes(
                start: kind.0 ? [9] : [], onlyOnce: kind.1,
                effects: effects.enumerated().map { action, steps in steps.map { action + $0 } })
        }
    }

    func answer(_ effect: Int) -> Int? { effect == 3 ? nil : effect }

    var description: String {
        let asked = effects.enumerated().filter { !$0.element.isEmpty }.map { action, effects in
            "\(action) has the effects "
                + effects.map { answer($0) == nil ? "\($0) (no answer)" : "\($0)" }.joined(separator: ", ")
        }
        return "program" + (start.isEmpty ? "" : " from \(start)")
            + (asked.isEmpty ? "" : " in which " + asked.joined(separator: "; "))
            + (asked.isEmpty || !onlyOnce ? "" : "; each only the first time")
    }

    func program(_ diary: Diary) -> Program<[Int], Int, Int> {
        Program(start: start) { state, action in
            diary.asked(state, action)
            let isQuiet = onlyOnce && state.contains(action)
            return Step(state + [action], effects: isQuiet || !effects.indices.contains(action) ? [] : effects[action])
        } perform: { effect in
            diary.did(effect)
            return answer(effect)
        }
    }
}
