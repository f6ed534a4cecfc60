import CurrycombWorkbook

extension English {
    static let todoReducer = Words(
        title: "Every change in one function",
        task: "Write the reducers of a todo app, and the getter that says what is on the screen.",
        hints: Hints(
            question: "An action has four cases. What is the new list for each of them?",
            direction: """
                switch action { … }, with map for toggle and filter for remove. An action of others: the list as it \
                is.
                """,
            nearly: """
                case .toggle(let id): todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: !$0.isDone) : $0 }
                """),
        checks: [
            Sentence("add", "a new todo is open, and comes last"),
            Sentence("toggle", "toggle turns one todo round, found by its id"),
            Sentence("remove", "remove takes one todo away, found by its id"),
            Sentence("unknown", "an id that is not there changes nothing"),
            Sentence("filter", "the filter changes by show, and by nothing else"),
            Sentence("shown", "show leaves the todos as they are"),
            Sentence("pure", "the same arguments give the same state"),
            Sentence("whole", "both reducers get every action, and together they make the whole state"),
            Sentence("visible", "the screen shows what the filter lets through"),
        ],
        misconceptions: [
            Sentence("bornDone", "the new todo is done already. isDone is false until somebody toggles it."),
            Sentence(
                "notAdded",
                """
                the new todo is not in the list. Give the old ones and the new one: todos + [Todo(…)].
                """),
            Sentence("atTheFront", "the new todo is at the front. The oldest comes first: todos + [new]."),
            Sentence("onlyTheNew", "the todos that were there are gone. A reducer gives the *whole* new list."),
            Sentence(
                "idOfItsOwn",
                """
                the new todo has an id that was counted here. Its id comes with the action.
                """),
            Sentence("allToggled", "every todo was turned round. Only the one whose id is in the action is meant."),
            Sentence(
                "othersLost",
                "the other todos are gone. filter leaves out; map keeps all of them and changes the one."),
            Sentence(
                "copyToggled",
                """
                nothing was turned round. A Todo is a value: who changes a copy of it changes no list. Make the new \
                list with map.
                """),
            Sentence("movedToTheEnd", "the todo has moved to the end of the list. map keeps each one in its place."),
            Sentence("removedInstead", "the todo was taken away. toggle keeps it, and turns isDone round."),
            Sentence(
                "byPlace",
                """
                the id was taken for a place in the list. Look for the todo that has this id: places move when \
                others go.
                """),
            Sentence("onlyOn", "a todo that is done stays done. toggle goes both ways: !isDone."),
            Sentence(
                "keepsOnlyIt",
                """
                this kept the one that was to go, and took the others away. Turn the condition round.
                """),
            Sentence(
                "notRemoved",
                """
                nothing was taken away. Keep all todos whose id is another: filter { $0.id != id }.
                """),
            Sentence(
                "filterReset",
                """
                an action about todos has put the filter back to all. Only show changes the filter.
                """),
            Sentence("filterLost", "show has changed nothing in the whole state. Both reducers get every action."),
            Sentence("todosLost", "the todos do not get through to the whole state. Both reducers get every action."),
            Sentence(
                "todosGone",
                """
                show has emptied the list of todos. That action is none of its business: the answer is the old list.
                """),
            Sentence("takenTwice", "one action was taken twice. list asks each of the two reducers once."),
            Sentence(
                "hiddenRemoved",
                """
                show has taken todos out of the state. The filter only says what is *shown*: that is visible's \
                business.
                """),
            Sentence("inverted", "those are the todos that the filter keeps back. isDone is true for what is done."),
            Sentence("unfiltered", "the filter makes no difference. Look at list.filter, too."),
            Sentence(
                "openFirst",
                """
                the todos are in another order than in the state. filter leaves out; it does not sort.
                """),
            Sentence(
                "remembers",
                """
                something is kept between calls, so that the same call may give another state. All that a reducer \
                knows are its two arguments.
                """),
            Sentence(
                "changesArgument",
                """
                an argument cannot be changed. Make the new value: map, filter, +, or a var that is a copy.
                """),
            Sentence(
                "notAll",
                """
                there is an action without an answer. Where it is none of this function's business, the old value is \
                the answer.
                """),
            Sentence(
                "elementAdded",
                """
                + joins two lists. Make a list of the new todo: todos + [Todo(…)].
                """),
        ],
        notice: """
            Everything that can happen to the state stands in one place, and can be tested without a screen. A view cannot \
            forget to tell the others: it changes nothing.
            """,
        toolkit: "Sources/Stores/Reducers/Reducer.swift")
}
