/// Wrong in what is told, and when.
package let reflowStoreTellingWrong: KeyValuePairs<String, any Contract.Type> = [
    "toldTwice": ToldTwice.self, "notTold": NotTold.self, "toldBefore": ToldBefore.self,
    "getterTells": GetterTells.self, "savedAfter": SavedAfter.self, "otherName": OtherName.self,
    "notAllTold": NotAllTold.self, "noArguments": NoArguments.self,
    "changedOutside": ChangedOutside.self,
]

private struct ToldTwice: ReflowStore {
    final class Todos: RightTodos {
        override func save() {
            super.save()
            perform("save") {}
        }
    }
}

private struct NotTold: ReflowStore {
    final class Todos: RightTodos {
        override func actionAdd(_ text: String) { add(Todo(id: nextID, text: text)) }
    }
}

private struct ToldBefore: ReflowStore {
    final class Todos: RightTodos {
        override func actionAdd(_ text: String) {
            perform("actionAdd", text) {}
            add(Todo(id: nextID, text: text))
            save()
        }
    }
}

private struct GetterTells: ReflowStore {
    final class Todos: RightTodos {
        private var reads = 0
        override var filter: Filter {
            perform("filter") {}
            return shown
        }
    }
}

private struct SavedAfter: ReflowStore {
    final class Todos: RightTodos {
        override func actionAdd(_ text: String) {
            perform("actionAdd", text) { add(Todo(id: nextID, text: text)) }
            save()
        }
    }
}

private struct OtherName: ReflowStore {
    final class Todos: RightTodos {
        override func actionToggle(_ id: Int) {
            // Copied from actionAdd.
            perform("actionAdd", id) {
                toggle(id)
                save()
            }
        }

        override func actionShow(_ filter: Filter) { perform("actionAdd", filter) { show(filter) } }
    }
}

private struct NotAllTold: ReflowStore {
    final class Todos: RightTodos {
        override func actionShow(_ filter: Filter) { show(filter) }
    }
}

private struct NoArguments: ReflowStore {
    final class Todos: RightTodos {
        override func actionShow(_ filter: Filter) { perform("actionShow") { show(filter) } }
    }
}

private struct ChangedOutside: ReflowStore {
    final class Todos: RightTodos {
        override func actionAdd(_ text: String) {
            add(Todo(id: nextID, text: text))
            save()
            perform("actionAdd", text) {}
        }

        override func actionToggle(_ id: Int) {
            toggle(id)
            save()
            perform("actionToggle", id) {}
        }
    }
}
