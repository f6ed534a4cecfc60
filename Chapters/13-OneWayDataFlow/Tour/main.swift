import Chapter13OneWayDataFlow
import Foundation

// swift run tour-13 todo [FILE]    the todo app, in this terminal; see todo --help
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "todo" { exit(runTodo(Array(arguments.dropFirst()))) }

Tour.heading("A shared property, and why one place is better")
Tour.say("Tour 1 has a real race. Here its steps have a fixed order: two threads read 5, and then both write 6.")
Tour.show("a lost update", Ours.lostUpdate(5))
Tour.say("Eight loops on several threads send a thousand actions each to one store. The store handles them one by one.")
Tour.show("8 × 1000 actions", Ours.countedTogether(threads: 8, times: 1000))

Tour.heading("The todo app: actions, reducers, a store")
let store = Ours.store(TodoList(), Ours.list)
let leave = store.subscribe { state in
    Tour.output("on the screen: \(Tour.described(Ours.visible(state).map(\.text)))")
}
let actions: [TodoAction] = [
    .add(id: 1, text: "Eat food"), .add(id: 2, text: "Exercise"), .toggle(id: 2), .show(.done),
    .add(id: 3, text: "Go to swimming pool"), .show(.all),
]
for action in actions {
    print("    dispatch \(Tour.described(action))")
    store.dispatch(action)
}
leave()

Tour.heading("The record of actions, played again")
let states = Ours.states(TodoList(), actions, Ours.list)
Tour.show("states.count", states.count)
Tour.show("states.last == store.state()", states.last == store.state())
var other = actions
other[2] = .toggle(id: 1)
Tour.say("In another run, the third action toggled the other todo.")
Tour.show("the states differ after action", Ours.firstDifference(TodoList(), actions, other, Ours.list))

Tour.heading("Undo, redo")
let history = states.dropFirst().reduce(History(present: TodoList())) { Ours.record($0, $1, limit: 3) }
let back = Ours.undo(history)
Tour.show("the filter", history.present.filter)
Tour.show("after undo", back.present.filter)
Tour.ask("after undo and redo", Ours.redo(back).present.filter)
Tour.show("steps kept, with a limit of 3", history.past.count)

Tour.heading("A store whose data is on a disk, and whose actions are methods")
let everywhere = ActionStore.subscribeToAllStores { action in
    Tour.output("notified: \(action.store).\(action.name)(\(action.arguments.joined(separator: ", ")))")
}
let disk = Disk()
let todos = Ours.DiskTodos(on: disk)
todos.actionAdd("Eat food")
todos.actionAdd("Exercise")
todos.actionToggle(2)
todos.actionShow(.done)
Tour.show("todos.visibleTodos.map(\\.text)", todos.visibleTodos.map(\.text))
Tour.say("A second store on the same disk:")
Tour.show("again.visibleTodos.map(\\.text)", Ours.DiskTodos(on: disk).visibleTodos.map(\.text))
everywhere()

Tour.heading("A journal, torn")
let journal = ["add Eat food", "add Exercise", "toggle 2"].map(Ours.line).joined()
print(journal, terminator: "")
Tour.say("The power fails while the last line is being written.")
Tour.show("recover(journal)", Ours.recover(String(journal.dropLast(6))))

Tour.heading("The app, in your terminal")
Tour.say(
    """
    The same reducers on the toolkit's store, with a journal. Kill the app and start it again: nothing that was on \
    the disk is lost.
    """)
Tour.output("swift run tour-13 todo")
