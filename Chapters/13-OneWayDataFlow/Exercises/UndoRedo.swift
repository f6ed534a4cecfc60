/// 13.5: back, and forth again.
public protocol UndoRedo: Contract {
    /// The history after the state has changed. Of the states before, at most `limit` are kept, the newest ones.
    /// What was undone cannot come back any more. A state that is the same as the present one makes no step.
    ///
    /// `record(History(present: 1), 2, limit: 9)` has the past `[1]` and the present `2`.
    /// `record(History(past: [1, 2], present: 3), 4, limit: 2)` has the past `[2, 3]`.
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State>

    /// One step back; where there is none, the same history.
    ///
    /// `undo(History(past: [1], present: 2))` has the present `1` and the future `[2]`.
    func undo<State>(_ history: History<State>) -> History<State>

    /// One step forth again; where there is none, the same history.
    ///
    /// `redo(History(present: 1, future: [2]))` has the past `[1]` and the present `2`.
    func redo<State>(_ history: History<State>) -> History<State>
}

let undoRedo = Exercise(
    in: folder, 5, "undo-redo", minutes: 12, words: English.undoRedo,
    compilerSuspects: [
        CompilerSuspect(
            "slice", "cannot convert value of type 'ArraySlice<State>' to expected argument type '[State]'"),
        CompilerSuspect(
            "changesArgument", "cannot use mutating member on immutable value: 'history' is a 'let' constant"),
        CompilerSuspect("changesArgument", "cannot assign to property: 'history' is a 'let' constant"),
        CompilerSuspect("maybeNone", "value of optional type 'State?' must be unwrapped to a value of type 'State'"),
    ])

extension UndoRedo {
    /// Which exercise it is.
    public static var exercise: Exercise { undoRedo }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("record", of: "record") {
                try $0.expect(
                    "record(History(present: 1), 2, limit: 9)",
                    Self().record(History(present: 1), 2, limit: 9), is: History(past: [1], present: 2),
                    ifGot: [
                        (History(past: [2], present: 2), "newInPast"), (History(present: 2), "pastLost"),
                        (History(past: [1], present: 1), "presentKept"),
                    ])
                try $0.expect(
                    "record(History(past: [1], present: 2), 3, limit: 9)",
                    Self().record(History(past: [1], present: 2), 3, limit: 9), is: History(past: [1, 2], present: 3),
                    ifGot: [
                        (History(past: [2, 1], present: 3), "pastBackwards"),
                        (History(past: [2], present: 3), "oneStepOnly"),
                    ])
            },
            Check("future", of: "record") {
                try $0.expect(
                    "record(History(past: [1], present: 2, future: [3]), 4, limit: 9)",
                    Self().record(History(past: [1], present: 2, future: [3]), 4, limit: 9),
                    is: History(past: [1, 2], present: 4),
                    ifGot: [(History(past: [1, 2], present: 4, future: [3]), "futureKept")])
            },
            Check("same", of: "record") {
                let history = History(past: [1], present: 2, future: [3])
                try $0.expect(
                    "record(History(past: [1], present: 2, future: [3]), 2, limit: 9)",
                    Self().record(history, 2, limit: 9), is: history,
                    ifGot: [
                        (History(past: [1, 2], present: 2), "emptyStep"),
                        (History(past: [1], present: 2), "futureLost"),
                        (History(past: [1, 2], present: 2, future: [3]), "emptyStep"),
                    ])
                try $0.expect(
                    "record(History(past: [1], present: 2), 1, limit: 9)",
                    Self().record(History(past: [1], present: 2), 1, limit: 9), is: History(past: [1, 2], present: 1),
                    ifGot: [(History(past: [1], present: 2), "returnIgnored")])
            },
            Check("limit", of: "record") {
                try $0.expect(
                    "record(History(past: [1, 2], present: 3), 4, limit: 2)",
                    Self().record(History(past: [1, 2], present: 3), 4, limit: 2),
                    is: History(past: [2, 3], present: 4),
                    ifGot: [
                        (History(past: [1, 2, 3], present: 4), "unbounded"),
                        (History(past: [1, 2], present: 4), "newestDropped"),
                        (History(past: [3], present: 4), "oneTooFew"),
                    ])
                try $0.expect(
                    "record(History(past: [1, 2], present: 3), 4, limit: 3)",
                    Self().record(History(past: [1, 2], present: 3), 4, limit: 3),
                    is: History(past: [1, 2, 3], present: 4),
                    ifGot: [(History(past: [2, 3], present: 4), "oneTooFew")])
                try $0.expect(
                    "record(History(past: [1, 2], present: 3), 4, limit: 0)",
                    Self().record(History(past: [1, 2], present: 3), 4, limit: 0), is: History(present: 4),
                    ifGot: [(History(past: [2, 3], present: 4), "oneDropped")])
            },
            Check("undo", of: "undo") {
                try $0.expect(
                    "undo(History(past: [1, 2], present: 3, future: [4]))",
                    Self().undo(History(past: [1, 2], present: 3, future: [4])),
                    is: History(past: [1], present: 2, future: [3, 4]),
                    ifGot: [
                        (History(past: [1], present: 2, future: [4, 3]), "futureBackwards"),
                        (History(past: [2], present: 1, future: [3, 4]), "oldestFirst"),
                        (History(past: [1], present: 2, future: [4]), "presentLost"),
                        (History(past: [1], present: 2, future: [3]), "futureReplaced"),
                        (History(past: [1, 2], present: 2, future: [3, 4]), "stillInPast"),
                    ])
            },
            Check("start", of: "undo") {
                try $0.expect(
                    "undo(History(present: 1, future: [2]))", Self().undo(History(present: 1, future: [2])),
                    is: History(present: 1, future: [2]))
            },
            Check("redo", of: "redo") {
                try $0.expect(
                    "redo(History(past: [1], present: 2, future: [3, 4]))",
                    Self().redo(History(past: [1], present: 2, future: [3, 4])),
                    is: History(past: [1, 2], present: 3, future: [4]),
                    ifGot: [
                        (History(past: [1, 2], present: 4, future: [3]), "lastOfFuture"),
                        (History(past: [2, 1], present: 3, future: [4]), "pastBackwards"),
                        (History(past: [1, 2], present: 3, future: [3, 4]), "stillInFuture"),
                    ])
                try $0.expect(
                    "redo(History(past: [1], present: 2))", Self().redo(History(past: [1], present: 2)),
                    is: History(past: [1], present: 2))
            },
            Check("inverse", of: "redo") {
                let numbers = Generator<[Int]>.array(of: .int, count: 1...6)
                let histories = Generator<([Int], [Int])>.pair(numbers, .array(of: .int, count: 0...4))
                try $0.law(
                    "redo after undo", "redo(undo(h)) = h", for: ("past and present, future", histories),
                    ifBroken: "notInverse",
                    left: { whole in Self().redo(Self().undo(Self.history(whole))) },
                    equals: { whole in Self.history(whole) })
            },
        ]
    }

    /// A history with at least one step to undo.
    private static func history(_ whole: ([Int], [Int])) -> History<Int> {
        History(past: [0] + whole.0.dropLast(), present: whole.0[whole.0.count - 1], future: whole.1)
    }
}
