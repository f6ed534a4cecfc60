import CurrycombSignals
import Testing

@testable import CurrycombStores

@Suite("A history")
struct HistoryTests {
    @Test("undoes and redoes; a new action after undo replaces the undone actions")
    func undo() {
        let store = Store([Int](), listing)
        store.dispatch(0)
        let history = store.history()
        let states = store.states.map { $0.map(String.init).joined() }.record()
        let actions = store.actions.record()
        #expect(!history.canUndo && !history.canRedo)
        history.undo()
        for number in 1...3 { store.dispatch(number) }
        history.undo()
        history.undo()
        #expect(store.state == [0, 1])
        #expect(history.canUndo && history.canRedo)
        history.redo()
        #expect(store.state == [0, 1, 2])
        store.dispatch(9)
        #expect(!history.canRedo)
        history.redo()
        for _ in 0..<5 { history.undo() }
        #expect(store.state == [0])
        #expect(states.words == "0 01 012 0123 012 01 012 0129 012 01 0")
        #expect(actions.words == "1 2 3 9")
    }

    @Test("never runs effects or middleware again")
    func noEffects() async {
        let ran = Tally()
        let passed = Tally()
        let store = Store(
            [Int](),
            .withEffects { (state: inout [Int], action: Int) in
                state.append(action)
                return .fireAndForget(.init { ran.add() })
            },
            middleware: [
                { _, next in
                    {
                        passed.add()
                        next($0)
                    }
                }
            ])
        let history = store.history()
        for number in 1...3 { store.dispatch(number) }
        for _ in 0..<3 { history.undo() }
        for _ in 0..<3 { history.redo() }
        history.jump(to: 1)
        await store.waitForEffects()
        #expect(store.state == [1])
        #expect(ran.value == 3 && passed.value == 3)
    }

    @Test("undoes grouped actions as one, grouped by rule or by hand")
    func grouping() {
        let store = Store("", Reducer<String, Character> { $0.append($1) })
        let history = store.history { last, next in last.isLetter && next.isLetter }
        for letter in "one two" { store.dispatch(letter) }
        history.undo()
        #expect(store.state == "one ")
        history.undo()
        #expect(store.state == "one")
        history.undo()
        #expect(store.state == "")
        history.redo()
        #expect(store.state == "one")
        // After an undo or a redo, a letter begins a new step.
        store.dispatch("x")
        history.undo()
        #expect(store.state == "one")
        let result = history.group {
            for letter in " 12" { store.dispatch(letter) }
            history.group { store.dispatch("3") }
            return 5
        }
        #expect(result == 5)
        store.dispatch("4")
        history.undo()
        #expect(store.state == "one 123")
        history.undo()
        #expect(store.state == "one")
        history.redo()
        #expect(store.state == "one 123")
    }

    @Test("jumps to any point within its range")
    func jump() {
        let store = Store([Int](), listing)
        let history = store.history()
        for number in 1...10 { store.dispatch(number) }
        for position in [3, 7, 0, 10, 5] {
            history.jump(to: position)
            #expect(store.state == Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].prefix(position)))
        }
        history.jump(to: 99)
        #expect(store.state.count == 10)
        history.jump(to: -1)
        #expect(store.state == [])
    }

    @Test("is bounded: it keeps only a few actions and checkpoints more than the limits")
    func bounded() {
        let store = Store(0, Reducer<Int, Int> { $0 += $1 })
        let history = store.history(limit: 100, checkpoints: 10)
        for _ in 0..<1000 { store.dispatch(1) }
        let status = history.status.value
        #expect(status.end == 1000 && status.position == 1000)
        #expect((100..<120).contains(status.end - status.first))
        for _ in 0..<2000 { history.undo() }
        #expect(store.state == status.first)
        #expect(!history.canUndo)
        for _ in 0..<2000 { history.redo() }
        #expect(store.state == 1000)
        var timeline = Timeline<Int, Int>(0, limit: 100, checkpoints: 10)
        for number in 0..<1000 {
            timeline.append(1, before: number, begins: true, Reducer { $0 += $1 })
            #expect(timeline.checkpointCount <= 12)
        }
    }

    @Test("has the state after every action, for all limits: random programs compared with a list of states")
    func model() {
        for seed in UInt64(1)...150 {
            var generator = SplitMix64(seed: seed)
            let limit = Int.random(in: 1...20, using: &generator)
            let checkpoints = Int.random(in: 1...25, using: &generator)
            let store = Store([Int](), Reducer<[Int], Int> { list, number in list = (list + [number]).suffix(6) })
            let history = store.history(limit: limit, checkpoints: checkpoints)
            var states: [[Int]] = [[]]
            var position = 0
            for step in 0..<60 {
                let status = history.status.value
                switch Int.random(in: 0..<10, using: &generator) {
                case 0, 1:
                    history.undo()
                    if position > status.first { position -= 1 }
                case 2:
                    history.redo()
                    if position < states.count - 1 { position += 1 }
                case 3:
                    let target = Int.random(in: status.first...status.end, using: &generator)
                    history.jump(to: target)
                    position = target
                default:
                    store.dispatch(step)
                    states = Array(states[...position]) + [((states[position]) + [step]).suffix(6)]
                    position += 1
                }
                #expect(store.state == states[position], "seed \(seed), step \(step)")
                let now = history.status.value
                #expect(now.position == position && now.end == states.count - 1, "seed \(seed), step \(step)")
                #expect(now.first == 0 || now.end - now.first >= min(limit, now.position - now.first), "seed \(seed)")
            }
        }
    }

    @Test("undoes the user's actions, but not the server's")
    func leavingOut() {
        let store = Store([Int](), listing)
        let history = store.history(grouping: { $1 == $0 + 1 }, leavingOut: { $0 >= 100 })
        store.dispatch(100)
        #expect(!history.canUndo)
        history.undo()
        store.dispatch(1)
        store.dispatch(101)
        store.dispatch(2)
        store.dispatch(5)
        store.dispatch(102)
        #expect(store.state == [100, 1, 101, 2, 5, 102])
        history.undo()
        #expect(store.state == [100, 1, 101, 2, 102])
        store.dispatch(103)
        // One undo removes both 1 and 2, although 101 comes between them.
        history.undo()
        #expect(store.state == [100, 101, 102, 103])
        #expect(!history.canUndo && history.canRedo)
        history.redo()
        #expect(store.state == [100, 1, 101, 2, 102, 103])
        history.redo()
        #expect(store.state == [100, 1, 101, 2, 5, 102, 103])
        #expect(!history.canRedo)
        history.undo()
        store.dispatch(9)
        #expect(store.state == [100, 1, 101, 2, 102, 103, 9])
        #expect(!history.canRedo)
        history.undo()
        history.undo()
        #expect(store.state == [100, 101, 102, 103])
        history.jump(to: 99)
        #expect(store.state == [100, 1, 101, 2, 102, 103, 9])
    }

    @Test("after an undo, each action that is left out is reduced only a few times")
    func costOfLeavingOut() {
        let reduced = Tally()
        let store = Store(
            0,
            Reducer<Int, Int> { state, action in
                reduced.add()
                state += action
            })
        let history = store.history(limit: 10_000, leavingOut: { $0 < 0 })
        for _ in 1...10 { store.dispatch(1) }
        history.undo()
        let before = reduced.value
        for _ in 0..<2_000 { store.dispatch(-1) }
        #expect(reduced.value - before < 5_000)
        #expect(store.state == 9 - 2_000)
        history.redo()
        #expect(store.state == 10 - 2_000)
    }

    @Test("leaves actions out for all limits: random programs compared with a list of actions")
    func leavingOutModel() {
        /// An action in the plain list. Its number is negative if undo leaves the action out.
        struct Entry {
            let number: Int
            var isUndone = false
            var isLeftOut: Bool { number < 0 }
        }
        for seed in UInt64(1)...300 {
            var generator = SplitMix64(seed: seed)
            let limit = Int.random(in: 1...25, using: &generator)
            let checkpoints = Int.random(in: 1...25, using: &generator)
            // The result of an action depends on the earlier actions, so a wrong order leads to a different state.
            let reducer = Reducer<[Int], Int> { list, number in
                list = ((list + [number, (list.last ?? 1) &* 31 &+ number]).suffix(8))
            }
            let store = Store([Int](), reducer)
            let history = store.history(limit: limit, checkpoints: checkpoints, leavingOut: { $0 < 0 })
            var entries: [Entry] = []
            var most = 0
            for step in 1...80 {
                switch Int.random(in: 0..<10, using: &generator) {
                case 0, 1, 2:
                    let could = history.canUndo
                    history.undo()
                    if could, let index = entries.lastIndex(where: { !$0.isLeftOut && !$0.isUndone }) {
                        entries[index].isUndone = true
                    }
                case 3:
                    let could = history.canRedo
                    history.redo()
                    if could, let index = entries.firstIndex(where: \.isUndone) { entries[index].isUndone = false }
                case 4, 5, 6:
                    store.dispatch(-step)
                    entries.append(Entry(number: -step))
                default:
                    store.dispatch(step)
                    entries.removeAll(where: \.isUndone)
                    entries.append(Entry(number: step))
                }
                let expected = reducer.reduce([], entries.filter { !$0.isUndone }.map(\.number))
                #expect(store.state == expected, "seed \(seed), step \(step)")
                // As long as there have never been more actions than the limit, undo and redo reach all steps.
                most = max(most, entries.count)
                if most <= limit {
                    let (undo, redo) = (history.canUndo, history.canRedo)
                    #expect(undo == entries.contains { !$0.isLeftOut && !$0.isUndone }, "seed \(seed), step \(step)")
                    #expect(redo == entries.contains { $0.isUndone }, "seed \(seed), step \(step)")
                }
                // An undone action that can no longer be redone is removed.
                if !history.canRedo { entries.removeAll(where: \.isUndone) }
            }
        }
    }

    @Test("knows the new position when observers of the state are notified")
    func positionForObservers() {
        let store = Store(Counter(), counter)
        let history = store.history()
        store.dispatch(.add(1))
        let seen = store.states.map { "\($0.count) \(history.canUndo) \(history.canRedo)" }.record()
        history.undo()
        history.redo()
        history.jump(to: 0)
        #expect(seen.words == "1 true false 0 false true 1 true false 0 false true")
    }

    @Test("accepts extreme limits", arguments: [(Int.max, 32), (Int.max, .max), (1000, .max), (1000, .min)])
    func extremes(_ limit: Int, _ checkpoints: Int) {
        let store = Store(Counter(), counter)
        let history = store.history(limit: limit, checkpoints: checkpoints, leavingOut: { $0 == .add(0) })
        for number in [1, 2, 0, 3, 0, 0] { store.dispatch(.add(number)) }
        history.undo()
        #expect(store.state.count == 3)
    }

    @Test("sends its position, once for each change")
    func status() {
        let store = Store(0, Reducer<Int, Int> { $0 += $1 })
        let history = store.history()
        let buttons = history.status.map { "\($0.canUndo ? "u" : "-")\($0.canRedo ? "r" : "-")" }.removeDuplicates()
            .record()
        store.dispatch(1)
        store.dispatch(1)
        history.undo()
        history.undo()
        history.undo()
        #expect(buttons.words == "-- u- ur -r")
    }

    @Test("begins again when the store is set to a state, and stops recording when it is released")
    func restarts() {
        let store = Store([Int](), listing)
        var history: History? = store.history()
        let other = store.history()
        store.dispatch(1)
        history?.undo()
        #expect(other.status.value == HistoryStatus())
        store.replace(with: [7])
        store.dispatch(8)
        history?.undo()
        #expect(store.state == [7])
        #expect(history?.canUndo == false)
        weak var gone: History<[Int], Int>?
        gone = history
        history = nil
        #expect(gone == nil)
        store.dispatch(9)
        #expect(other.canUndo)
    }

    @Test("stays correct when eight threads dispatch, undo and jump at once")
    func stress() async {
        let store = Store(0, Reducer<Int, Int> { $0 += $1 })
        let history = store.history(limit: 50, checkpoints: 5)
        await onThreads(8) { thread in
            for number in 0..<200 {
                switch (thread + number) % 4 {
                case 0: history.undo()
                case 1: history.redo()
                case 2: history.jump(to: number)
                default: store.dispatch(1)
                }
            }
        }
        #expect(store.state == history.status.value.position)
    }

    @Test("keeps its journal up to date: after a crash, the state is the last one shown")
    func withJournal() throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing)
        let store = Store(journal)
        let history = store.history()
        for number in 1...3 { store.dispatch(number) }
        history.undo()
        store.dispatch(9)
        journal.close()
        #expect(try reopen(folder).state == [1, 2, 9])
    }
}
