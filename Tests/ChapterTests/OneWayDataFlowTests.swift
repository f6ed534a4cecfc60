import Chapter13OneWayDataFlow
import CurrycombWorkbook
import Foundation
import Testing

@Suite @MainActor struct OneWayDataFlowTests {
    @Test func aStoreLosesNoUpdates() {
        #expect(Ours.lostUpdate(41) == 42)
        #expect(Ours.countedTogether(threads: 3, times: 2500) == 7500)
    }

    @Test func statesOfANestedDispatchAreDeliveredInOrder() {
        let store = Ours.store("a") { (state: String, action: String) in state + action }
        var told: [String] = []
        _ = store.subscribe {
            told.append("1 \($0)")
            if $0 == "ab" { store.dispatch("c") }
        }
        let leave = store.subscribe { told.append("2 \($0)") }
        store.dispatch("b")
        leave()
        store.dispatch("d")
        #expect(told == ["1 ab", "2 ab", "1 abc", "2 abc", "1 abcd"])
    }

    @Test func reducersUpdateAndGettersFilterTheList() {
        var list = TodoList()
        for action in [TodoAction.add(id: 4, text: "x"), .add(id: 2, text: "y"), .toggle(id: 4), .show(.open)] {
            list = Ours.list(list, action)
        }
        #expect(Ours.visible(list).map(\.text) == ["y"])
        #expect(Ours.visible(Ours.list(list, .show(.done))).map(\.text) == ["x"])
        #expect(Ours.list(list, .remove(id: 4)).todos.map(\.id) == [2])
    }

    @Test func historyIsLimitedAndRedoRestoresAState() {
        let history = (2...6).reduce(History(present: 1)) { Ours.record($0, $1, limit: 2) }
        #expect(history == History(past: [4, 5], present: 6))
        let back = Ours.undo(Ours.undo(Ours.undo(history)))
        #expect(back == History(present: 4, future: [5, 6]))
        #expect(Ours.redo(back).present == 5)
        #expect(Ours.record(back, 9, limit: 2) == History(past: [4], present: 9))
    }

    @Test func aReplayPerformsNoEffects() {
        var performed = 0
        let program = Program<Int, Int, Int>(start: 0) { state, action in
            Step(state + action, effects: action == 1 ? [10, 20] : [])
        } perform: {
            performed += 1
            return $0 == 10 ? $0 : nil
        }
        let run = Ours.play([1, 2], on: program)
        #expect(run.log == [1, 2, 10])
        #expect(run.state == 13)
        #expect(performed == 2)
        let before = Ours.undo(run, on: program)
        #expect(before.state == 3)
        #expect(before.log == [1, 2])
        #expect(performed == 2)
    }

    @Test func aStoreOnDiskIsRestoredAndReportsEachAction() {
        var told: [String] = []
        let stop = ActionStore.subscribeToAllStores { told.append($0.name) }
        let disk = Disk()
        let todos = Ours.DiskTodos(on: disk)
        todos.actionAdd("a text with spaces")
        todos.actionAdd("b")
        todos.actionToggle(1)
        todos.actionShow(.open)
        stop()
        #expect(todos.visibleTodos.map(\.text) == ["b"])
        #expect(told == ["actionAdd", "actionAdd", "actionToggle", "actionShow"])
        let again = Ours.DiskTodos(on: disk)
        #expect(again.visibleTodos.map(\.text) == ["a text with spaces", "b"])
        #expect(again.visibleTodos.map(\.isDone) == [true, false])
    }

    @Test func aTruncatedJournalKeepsItsCompleteLines() {
        let entries = ["add ä", "", "toggle 2", "remove 1"]
        let journal = entries.map(Ours.line).joined()
        for cut in 0...journal.count {
            let part = String(journal.prefix(cut))
            let recovery = Ours.recover(part)
            #expect(recovery.entries == Array(entries.prefix(recovery.entries.count)))
            #expect(recovery.dropped == cut - recovery.entries.map(Ours.line).joined().count)
            #expect(recovery.entries.count == part.filter { $0 == "\n" }.count)
        }
    }
}
