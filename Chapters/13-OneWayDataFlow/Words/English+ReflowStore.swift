import CurrycombWorkbook

extension English {
    static let reflowStore = Words(
        title: "A store of your own",
        task: """
            Declare a class Todos: ActionStore, TodoStoreShape. Its todos lie on a disk, its filter in memory, and its actions \
            are methods.
            """,
        hints: Hints(
            question: "What is in the file after each action, and what is nowhere but in the object?",
            direction: """
                A stored disk, a var todos that init loads, a var filter. In each action: perform("its name", its arguments) { \
                change; disk.save(todos) }.
                """,
            nearly: """
                perform("actionAdd", text) { todos.append(Todo(id: (todos.map(\\.id).max() ?? 0) + 1, text: text)); \
                disk.save(todos) }
                """),
        checks: [
            Sentence("add", "actionAdd adds an open todo at the end, with an id of its own"),
            Sentence("toggle", "actionToggle turns one todo round, found by its id"),
            Sentence("show", "actionShow changes what is shown, and nothing else"),
            Sentence("told", "each action is told once, when its change has been made"),
            Sentence("disk", "a store that is made anew on the same disk goes on"),
            Sentence("gaps", "a new id is larger than all others"),
            Sentence("all", "somebody can listen to all stores, and stores are apart"),
            Sentence("braces", "the braces of perform hold the whole change, and nothing is changed outside"),
            Sentence("everywhere", "all of that holds, whatever is done, in any order"),
        ],
        misconceptions: [
            Sentence("onlyLast", "the todos that were there are gone. Append."),
            Sentence("atTheFront", "the new todo is at the front. The oldest comes first."),
            Sentence("notKept", "the todo is nowhere. Keep a var todos, and append to it."),
            Sentence("sameId", "two todos have the same id, and toggle could not tell them apart."),
            Sentence("idFromZero", "the first id is 1."),
            Sentence("byPlace", "the id was taken for a place. Look for the todo that has it."),
            Sentence(
                "staleGetter",
                """
                the todo is done on the disk, and visibleTodos shows an older list. A getter keeps nothing: work it \
                out each time.
                """),
            Sentence(
                "filterOfOther",
                """
                a new store has the filter of another one. Each keeps its own, .all at first, in no static var.
                """),
            Sentence(
                "savedAlone",
                """
                only the new todo is on the disk. save writes the whole file: give it all of them.
                """),
            Sentence(
                "notToggled",
                """
                nothing was turned round. A Todo is a value: change it in the list, todos[place].isDone.toggle().
                """),
            Sentence("allToggled", "every todo was turned round."),
            Sentence("onlyOn", "a todo that is done stays done. toggle goes both ways."),
            Sentence(
                "filterNotKept",
                """
                the filter is not the one that was asked for. actionShow keeps it, and the getter gives it.
                """),
            Sentence(
                "hiddenLost",
                """
                hidden todos are gone for good. The filter only says what is *shown*: keep all of them.
                """),
            Sentence("unfiltered", "the filter makes no difference. visibleTodos lets through what it asks for."),
            Sentence("inverted", "those are the todos that the filter keeps back. isDone is true for what is done."),
            Sentence(
                "hiddenNotFound",
                """
                a todo that is not shown could not be toggled. Look for the id among *all* todos.
                """),
            Sentence(
                "byVisiblePlace",
                """
                another todo was turned round: the place in visibleTodos is not the place in all todos. Look for the \
                id in the list that you change.
                """),
            Sentence("toldTwice", "one action was told more than once. Call perform once in each action method."),
            Sentence("notTold", "nobody was told. Make the change inside perform(name, arguments) { … }."),
            Sentence(
                "toldBefore",
                """
                subscribers were told before the change was made. It belongs between perform's braces.
                """),
            Sentence(
                "savedAfter",
                """
                the subscriber heard of the todo before it was on the disk. Save between perform's braces, too.
                """),
            Sentence(
                "changedOutside",
                """
                something was changed outside the braces of perform. Put all of it into them, the save, too.
                """),
            Sentence(
                "savedVisible",
                """
                only the todos that were shown are on the disk: the others are lost. Save all of them.
                """),
            Sentence(
                "otherName",
                """
                an action has another name than its method. The first argument of perform is the method's name.
                """),
            Sentence("notAllTold", "not every action was told. Each action method makes its change inside perform."),
            Sentence(
                "noArguments",
                """
                an action was told without what it was called with: perform(\"actionAdd\", text) { … }.
                """),
            Sentence("getterTells", "a getter told an action. Getters change nothing, and tell nothing."),
            Sentence("notSaved", "the change is not on the disk. Save after each change of the todos."),
            Sentence("toggleNotSaved", "the toggle is not on the disk. Save after *each* change of the todos."),
            Sentence("savedFiltered", "only the todos that were shown are on the disk. Save all of them."),
            Sentence("notLoaded", "the todos on the disk were not read. init(on:) loads them."),
            Sentence("idsAnew", "ids begin at 1 again, though there are todos on the disk. Look for the largest one."),
            Sentence("overwritten", "what was on the disk is gone. Load it before you save."),
            Sentence(
                "idByCount",
                """
                the new id is one more than the number of todos, and may be taken. Take one more than the largest id.
                """),
            Sentence(
                "idAfterLast",
                """
                the new id is one more than that of the last todo. Take one more than the largest of all.
                """),
            Sentence(
                "idOfVisible",
                """
                the new id is taken already: it was worked out from the todos that are *shown*. Take the largest id \
                of all.
                """),
            Sentence(
                "shared",
                """
                what was added to one store is in the other. Keep the todos in the object, not in a global or static \
                var.
                """),
            Sentence(
                "notNamed",
                """
                the contract asks for a type named Todos, inside Answer: struct Answer: ReflowStore { final class \
                Todos: ActionStore, TodoStoreShape { … } }.
                """),
            Sentence(
                "notFinal",
                """
                the protocol asks for init(on:), so the class has to be final, or its init required.
                """),
            Sentence(
                "hiddenGetter",
                """
                the shape asks for filter, so others must see it: private(set) var filter lets them read it only.
                """),
            Sentence(
                "initOrder",
                """
                a property has no value yet when super.init() is called. First your own properties, then super.init().
                """),
        ],
        notice: """
            The state may lie anywhere: the rule is that changes have one way in and are told. What is lost is the pure \
            reducer, and with it replay.
            """,
        toolkit: "Sources/Stores/Methods/MethodStore.swift")
}
