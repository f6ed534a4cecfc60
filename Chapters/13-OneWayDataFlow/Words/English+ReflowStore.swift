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
                """,
            byCheck: [
                Sentence(
                    "toggle", "Look for the id among all todos. A Todo is a value, so change it in the list itself."),
                Sentence(
                    "show",
                    "The filter decides what visibleTodos shows. Toggling goes by id, whether the todo is shown or not."
                ),
                Sentence(
                    "told",
                    """
                    One perform in each action method, with the method's name and arguments. Change and save inside \
                    its braces.
                    """),
                Sentence("disk", "Save all todos after every change, and load them in init."),
                Sentence("gaps", "Ids may have gaps, and hidden todos have ids, too. Which number is surely free?"),
                Sentence("all", "Two stores share nothing. Where do you keep the todos?"),
                Sentence(
                    "braces",
                    """
                    This check looks at the store right at the opening and the closing brace of perform. What \
                    changes outside?
                    """),
                Sentence(
                    "everywhere",
                    "Read the story line by line: after which step does your store show, save or tell something else?"),
            ]),
        checks: [
            Sentence("add", "actionAdd adds an open todo at the end, with an id of its own"),
            Sentence("toggle", "actionToggle flips one todo, found by its id"),
            Sentence("show", "actionShow changes what is shown, and nothing else"),
            Sentence("told", "each action is told once, after its change"),
            Sentence("disk", "a new store on the same disk goes on from there"),
            Sentence("gaps", "a new id is larger than all others"),
            Sentence("all", "you can listen to all stores, and stores share nothing"),
            Sentence("braces", "the braces of perform hold the whole change, and nothing is changed outside"),
            Sentence("everywhere", "all of that holds, whatever is done, in any order"),
        ],
        misconceptions: [
            Sentence("onlyLast", "the old todos are gone. Append the new one."),
            Sentence("atTheFront", "the new todo is at the front. Put it at the end."),
            Sentence("notKept", "the todo isn't kept. Keep a var todos, and append to it."),
            Sentence("sameId", "two todos have the same id, so toggle can't tell them apart."),
            Sentence("idFromZero", "the first id is 1."),
            Sentence("byPlace", "you took the id for a place. Look for the todo with this id."),
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
                nothing was flipped. A Todo is a value: change it in the list, todos[place].isDone.toggle().
                """),
            Sentence(
                "sameTextLost",
                """
                a todo with a text that was there already was not added. Two may have the same text: only their ids \
                tell them apart.
                """),
            Sentence(
                "movedToTheEnd",
                """
                the todo has moved to the end of the list. Change it in its place: todos[place].isDone.toggle().
                """),
            Sentence(
                "toggledByText",
                """
                another todo with the same text was flipped. Look for the one with this id: only ids tell two such \
                apart.
                """),
            Sentence("allToggled", "every todo was flipped. Flip only the one with this id."),
            Sentence("onlyOn", "a done todo stays done. toggle goes both ways."),
            Sentence(
                "filterNotKept",
                """
                the filter is not the one that was asked for. Keep it in actionShow, and return it from the getter.
                """),
            Sentence(
                "hiddenLost",
                """
                hidden todos are gone for good. The filter only says what is *shown*: keep all of them.
                """),
            Sentence("unfiltered", "the filter makes no difference. visibleTodos should show only what it asks for."),
            Sentence("inverted", "those are the todos that the filter hides. isDone is true for what is done."),
            Sentence(
                "hiddenNotFound",
                """
                a hidden todo couldn't be toggled. Look for the id among *all* todos.
                """),
            Sentence(
                "byVisiblePlace",
                """
                another todo was flipped: its place in visibleTodos is not its place in todos. Look for the id in the list \
                that you change.
                """),
            Sentence("toldTwice", "one action was told more than once. Call perform once in each action method."),
            Sentence("notTold", "nobody was told. Make the change inside perform(name, arguments) { … }."),
            Sentence(
                "toldBefore",
                """
                subscribers were told before the change. Make it inside perform's braces.
                """),
            Sentence(
                "savedAfter",
                """
                the subscriber heard of the todo before it was on the disk. Save inside perform's braces, too.
                """),
            Sentence(
                "changedOutside",
                """
                something changed outside the braces of perform. Put everything inside, the save as well.
                """),
            Sentence(
                "savedVisible",
                """
                only the visible todos are on the disk, and the others are lost. Save all of them.
                """),
            Sentence(
                "otherName",
                """
                an action has a different name from its method. The first argument of perform is the method's name.
                """),
            Sentence("notAllTold", "not every action was told. Each action method makes its change inside perform."),
            Sentence(
                "noArguments",
                """
                an action was told without its arguments: perform(\"actionAdd\", text) { … }.
                """),
            Sentence("getterTells", "a getter called perform. Getters change nothing and tell nothing."),
            Sentence("notSaved", "the change is not on the disk. Save after each change of the todos."),
            Sentence("toggleNotSaved", "the toggle is not on the disk. Save after *each* change of the todos."),
            Sentence("savedFiltered", "only the visible todos are on the disk. Save all of them."),
            Sentence("notLoaded", "the todos on the disk were not read. Load them in init(on:)."),
            Sentence("idsAnew", "ids start at 1 again, but there are todos on the disk. Look for the largest id."),
            Sentence("overwritten", "what was on the disk is gone. Load it before you save."),
            Sentence(
                "idByCount",
                """
                the new id is one more than the number of todos, and may be taken. Use one more than the largest id.
                """),
            Sentence(
                "idAfterLast",
                """
                the new id is one more than the last todo's. Use one more than the largest of all.
                """),
            Sentence(
                "idOfVisible",
                """
                the new id is taken already: it comes from the *visible* todos. Use one more than the largest of all.
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
                the shape asks for filter, so others must be able to read it: private(set) var filter.
                """),
            Sentence(
                "initOrder",
                """
                a property has no value yet when super.init() is called. Set your own properties first.
                """),
        ],
        notice: """
            The state may be anywhere, as long as changes have one way in and are announced. The price is the pure \
            reducer, and with it the replay.
            """,
        toolkit: "Sources/Stores/Methods/MethodStore.swift")
}
