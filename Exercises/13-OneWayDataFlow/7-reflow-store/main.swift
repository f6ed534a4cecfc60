import Chapter13OneWayDataFlow

// 13.7  A store of your own
//
// Todos keeps its todos on a disk and its filter in memory. Its getters only read. Its actions
// are methods.
//
//     disk.load() -> [Todo]
//     disk.save(_ todos: [Todo])                                   // replaces all todos on the disk
//     perform(_ name: String, _ arguments: Any...) { … }           // makes a change, then notifies the subscribers
//
// Each action that changes something calls `perform(…)` once, and makes its whole change in
// the braces, including the save. Pass the name and the arguments of the method:
//
//     perform("actionAdd", text) { … }
//
// A new todo is open and comes last. Its id is one more than the largest id of all todos, or 1
// if there is no todo; no id is below 1. Only one store at a time uses a disk. A new store on
// the same disk has the same todos, and the filter `.all`. Filter has the cases `all`, `open`
// and `done`. You decide whether an action that changes nothing notifies the subscribers. Add
// the properties that you need, and call `super.init()` in your `init`.

struct Answer: ReflowStore {
    final class Todos: ActionStore, TodoStoreShape {
        init(on disk: Disk) {
            todo("Todos")
        }

        var visibleTodos: [Todo] { todo("Todos") }

        var filter: Filter { todo("Todos") }

        func actionAdd(_ text: String) {
            todo("Todos")
        }

        func actionToggle(_ id: Int) {
            todo("Todos")
        }

        func actionShow(_ filter: Filter) {
            todo("Todos")
        }
    }
}

judge(Answer.self)
