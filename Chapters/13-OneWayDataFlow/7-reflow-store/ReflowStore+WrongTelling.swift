/// Wrong in what is told, and when.
package let reflowStoreTellingWrong: KeyValuePairs<String, any Contract.Type> = [
    "toldTwice": Of<ToldTwice>.self, "notTold": Of<NotTold>.self, "toldBefore": Of<ToldBefore>.self,
    "getterTells": Of<GetterTells>.self, "savedAfter": Of<SavedAfter>.self, "otherName": Of<OtherName>.self,
    "notAllTold": Of<NotAllTold>.self, "noArguments": Of<NoArguments>.self,
    "changedOutside": Of<ChangedOutside>.self,
]

private struct Of<Todos: TodoStoreShape>: ReflowStore {}

private final class ToldTwice: RightTodos {
    override func save() {
        super.save()
        perform("save") {}
    }
}

private final class NotTold: RightTodos {
    override func actionAdd(_ text: String) { add(Todo(id: nextID, text: text)) }
}

private final class ToldBefore: RightTodos {
    override func actionAdd(_ text: String) {
        perform("actionAdd", text) {}
        add(Todo(id: nextID, text: text))
        save()
    }
}

private final class GetterTells: RightTodos {
    private var reads = 0
    override var filter: Filter {
        perform("filter") {}
        return shown
    }
}

private final class SavedAfter: RightTodos {
    override func actionAdd(_ text: String) {
        perform("actionAdd", text) { add(Todo(id: nextID, text: text)) }
        save()
    }
}

private final class OtherName: RightTodos {
    override func actionToggle(_ id: Int) {
        // Copied from actionAdd.
        perform("actionAdd", id) {
            toggle(id)
            save()
        }
    }

    override func actionShow(_ filter: Filter) { perform("actionAdd", filter) { show(filter) } }
}

private final class NotAllTold: RightTodos {
    override func actionShow(_ filter: Filter) { show(filter) }
}

private final class NoArguments: RightTodos {
    override func actionShow(_ filter: Filter) { perform("actionShow") { show(filter) } }
}

private final class ChangedOutside: RightTodos {
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
