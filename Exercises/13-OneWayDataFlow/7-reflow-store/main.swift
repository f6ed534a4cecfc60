import Chapter13OneWayDataFlow

// 13.7  A store of your own
//
// Its todos are on a disk, and its filter is in memory. Getters read. Actions are methods.
//
//     disk.load() -> [Todo]
//     disk.save(_ todos: [Todo])                                   // replaces what was there
//     perform(_ name: String, _ arguments: Any...) { … }           // makes a change, then notifies the subscribers
//
// Each action makes its whole change, the save included, in the braces of one perform. The name and the arguments are
// those of the method:
//
//     perform("actionAdd", text) { … }
//
// A new todo is open and comes last. Its id is one more than the largest of all, or 1; no id is below 1. A new store on
// the same disk has the same todos, and the filter .all. Filter has the cases all, open and done. It is up to you
// whether an action that changes nothing notifies. Add the properties that you need, and call super.init() in your
// init.

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
