/// 13.5: undo and redo.
public protocol UndoRedo: Contract {
    /// Returns the history after the state has changed. Of the earlier states, only the newest ones are kept, at most
    /// `limit` of them; `limit` is at least 0. All undone states are dropped. If the new state equals the present
    /// state, the history does not change.
    ///
    /// `record(History(present: 1), 2, limit: 9)` has the past `[1]` and the present `2`.
    /// `record(History(past: [1, 2], present: 3), 4, limit: 2)` has the past `[2, 3]`.
    func record<State: Equatable>(_ history: History<State>, _ state: State, limit: Int) -> History<State>

    /// Returns the history with one step undone, or the same history if there is no earlier state.
    ///
    /// `undo(History(past: [1], present: 2))` has the present `1` and the future `[2]`.
    func undo<State>(_ history: History<State>) -> History<State>

    /// Returns the history with one step redone, or the same history if there is no undone state.
    ///
    /// `redo(History(present: 1, future: [2]))` has the past `[1]` and the present `2`.
    func redo<State>(_ history: History<State>) -> History<State>
}

extension UndoRedo {
    static var checks: [Check<any UndoRedo>] {
        // No state recorded by the checks equals the present state of a history from `plain` or `some`. A recorded
        // state may equal the present state of a history from `any`.
        let plain = histories(present: 10...14, future: 0...0)
        let some = histories(present: 10...14, future: 1...6)
        let any = histories(future: 0...6)
        return [
            Check("record", of: "record") { examiner in
                try recordsAgree(
                    examiner, plain, .int(in: -2...9), .element(of: [9]),
                    [
                        (History(present: 1), 2, 9), (History(past: [1], present: 2), 3, 9),
                        (History(past: [1, 2, 3], present: 4), 5, 9), (History(past: [1], present: 2), 1, 9),
                        (History(past: [1, 2], present: 1), 3, 9),
                        (History(past: Array(1...130), present: 131), 132, 1_000),
                    ])
            },
            Check("future", of: "record") { examiner in
                try recordsAgree(
                    examiner, some, .int(in: -2...9), .element(of: [9]),
                    [
                        (History(past: [1], present: 2, future: [3]), 4, 9),
                        (History(past: [1], present: 2, future: [3]), 3, 9),
                        (History(past: [1], present: 2, future: [3, 4]), 3, 9),
                        (History(past: [1], present: 2, future: [3]), 1, 9),
                    ])
            },
            Check("same", of: "record") { examiner in
                try recordsAgree(
                    examiner, any, .int(in: 0...4), .element(of: [9]),
                    [
                        (History(past: [1], present: 2, future: [3]), 2, 9), (History(past: [1], present: 2), 1, 9),
                        (History(past: [1], present: 2, future: [3]), 3, 9),
                    ])
                try examiner.agrees(
                    "record(_, limit: _)", on: Argument("history", any.map { Same(history: $0) }),
                    Argument("limit", .int(in: 0...8)),
                    examples: [(Same(history: History(past: [1, 2], present: 3, future: [4])), 1)],
                    explainedBy: ["sameShortened"], tries: 60
                ) { $0.record($1.history, $1.history.present, limit: $2) }
            },
            Check("limit", of: "record") { examiner in
                _ = examiner.making("record(History(present: 1), 2, limit: 0)", ifItTraps: "noneToDrop") {
                    Self().record(History(present: 1), 2, limit: 0)
                }
                try recordsAgree(
                    examiner, any, .int(in: 0...9), .int(in: 0...8),
                    [
                        (History(past: [1, 2], present: 3), 4, 2), (History(past: [1, 2], present: 3), 4, 3),
                        (History(past: [1, 2], present: 3), 4, 0),
                        (History(past: Array(1...130), present: 131), 132, 100),
                        (History(past: [1, 2], present: 3), 4, 1_000_000_000),
                        (History(past: Array(1...25), present: 26), 27, 3),
                    ])
            },
            Check("undo", of: "undo") { examiner in
                let back = Self().undo(History(past: [1, 2], present: 3, future: [4]))
                if back.present == 1 {
                    try examiner.expect(
                        "undo(History(past: [1, 2], present: 3, future: [4]))", back,
                        is: History(past: [1], present: 2, future: [3, 4]), ifGot: [(back, "oldestFirst")])
                }
                try examiner.agrees(
                    "undo(_)", on: Argument("history", histories(past: 1...8, future: 0...6)),
                    examples: [
                        (History(past: [1, 2], present: 3, future: [4])),
                        (History(past: [2, 2], present: 2, future: [2])),
                        (History(past: Array(1...130), present: 131, future: Array(132...160))),
                    ]
                ) { $0.undo($1) }
            },
            Check("start", of: "undo") { examiner in
                _ = examiner.making("undo(History(present: 1, future: [2]))", ifItTraps: "nothingToUndo") {
                    Self().undo(History(present: 1, future: [2]))
                }
                try examiner.agrees(
                    "undo(_)", on: Argument("history", histories(past: 0...0, future: 0...6)),
                    examples: [(History(present: 1, future: [2]))]
                ) { $0.undo($1) }
            },
            Check("redo", of: "redo") { examiner in
                let answer = Self()
                _ = examiner.making("redo(History(past: [1], present: 2))", ifItTraps: "nothingToRedo") {
                    answer.redo(History(past: [1], present: 2))
                }
                let forth = answer.redo(History(past: [1], present: 2, future: [3, 4]))
                if forth.present == 4 {
                    try examiner.expect(
                        "redo(History(past: [1], present: 2, future: [3, 4]))", forth,
                        is: History(past: [1, 2], present: 3, future: [4]), ifGot: [(forth, "lastOfFuture")])
                }
                try examiner.agrees(
                    "redo(_)", on: Argument("history", any),
                    examples: [
                        (History(past: [1], present: 2, future: [3, 4])), (History(past: [1], present: 2)),
                        (History(past: [2, 2], present: 2, future: [2, 2])),
                        (History(past: Array(1...130), present: 131, future: Array(132...160))),
                    ]
                ) { $0.redo($1) }
            },
            Check("inverse", of: "redo") { examiner in
                try examiner.agrees(story: "History(present: 0)", of: .historySteps, count: 1...20) { answer, log in
                    var history = History(present: 0)
                    return { step in
                        switch step {
                        case .record(let state): history = answer.record(history, state, limit: 4)
                        case .undo: history = answer.undo(history)
                        case .redo: history = answer.redo(history)
                        }
                        log.note(Tour.described(history))
                    }
                }
            },
        ]
    }

    private static func recordsAgree(
        _ examiner: Examiner<any UndoRedo>, _ histories: Generator<History<Int>>, _ states: Generator<Int>,
        _ limits: Generator<Int>, _ examples: [(History<Int>, Int, Int)]
    ) throws {
        try examiner.agrees(
            "record(_, _, limit: _)",
            on: Argument(
                "history", histories, .feature("the history has no past") { $0.past.isEmpty },
                .feature("there is something to redo") { !$0.future.isEmpty }),
            Argument("state", states), Argument("limit", limits), examples: examples
        ) { $0.record($1, $2, limit: $3) }
    }

    private static func histories(
        past: ClosedRange<Int> = 0...8, present: ClosedRange<Int> = 0...4, future: ClosedRange<Int>
    ) -> Generator<History<Int>> {
        let state = Generator<Int>.int(in: 0...4)
        let around = Generator<([Int], [Int])>.pair(
            .array(of: state, count: past), .array(of: state, count: future))
        return Generator<(Int, ([Int], [Int]))>.pair(.int(in: present), around).map {
            History(past: $0.1.0, present: $0.0, future: $0.1.1)
        }
    }
}

/// A history whose present state is recorded again.
private struct Same: CustomStringConvertible, Sendable {
    let history: History<Int>

    var description: String { "\(Tour.described(history)), \(history.present)" }
}

private enum HistoryStep: CustomStringConvertible, Sendable {
    case record(Int), undo, redo

    var description: String {
        switch self {
        case .record(let state): "record(history, \(state), limit: 4)"
        case .undo: "undo(history)"
        case .redo: "redo(history)"
        }
    }
}

extension Generator where Value == HistoryStep {
    fileprivate static var historySteps: Generator {
        let record = Generator<Int>.int(in: 0...6).map { HistoryStep.record($0) }
        return .one(of: [record, record, record, .constant(.undo), .constant(.undo), .constant(.redo)])
    }
}
