import CurrycombWorkbook

extension English {
    static let todoReducer = Words(
        title: "Every change in one function",
        task: "Write the reducers of a todo app, and the getter that says what is on the screen.",
        hints: Hints(
            question: "An action has four cases. What is the new list for each of them?",
            direction: """
                switch action { … }, with map for toggle and filter for remove. For an action about something else, \
                return the list as it is.
                """,
            nearly: """
                case .toggle(let id): todos.map { $0.id == id ? Todo(id: id, text: $0.text, isDone: !$0.isDone) : $0 }
                """,
            byCheck: [
                Sentence(
                    "toggle", "The action has an id. Which todo has it, and where does the new list have the others?"),
                Sentence("remove", "Which todos are in the new list: the one with this id, or all the others?"),
                Sentence("unknown", "No todo has this id. Does your code look for the id, or for a place in the list?"),
                Sentence(
                    "filter", "Only one of the four actions is about the filter. What is the answer to the other three?"
                ),
                Sentence("shown", "show is about the filter. What has the list of todos to do with it?"),
                Sentence(
                    "pure", "The same call gave two different states. What does your answer keep from the first call?"),
                Sentence("whole", "A TodoList has two parts. Each has a reducer, and both get the action."),
                Sentence(
                    "visible",
                    "list.filter has three cases. Which todos does each of them let through, and in which order?"),
            ]),
        checks: [
            Sentence("add", "a new todo is open, and comes last"),
            Sentence("toggle", "toggle flips one todo, found by its id"),
            Sentence("remove", "remove takes one todo away, found by its id"),
            Sentence("unknown", "an id that nobody has changes nothing"),
            Sentence("filter", "show changes the filter, and nothing else does"),
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
                the new todo isn't in the list. Return the old ones and the new one: todos + [Todo(…)].
                """),
            Sentence("atTheFront", "the new todo is at the front. The oldest comes first: todos + [new]."),
            Sentence("onlyTheNew", "the old todos are gone. A reducer returns the *whole* new list."),
            Sentence(
                "idOfItsOwn",
                """
                your reducer made up the new todo's id. Its id comes with the action.
                """),
            Sentence(
                "idAfterLargest",
                """
                the new todo has the number after the largest id. Its id comes with the action: your reducer makes none.
                """),
            Sentence(
                "textDecides",
                """
                a todo is missing whose text is empty, or is another's as well. Each add makes a todo, whatever it says.
                """),
            Sentence("allToggled", "every todo was flipped. Flip only the one whose id is in the action."),
            Sentence(
                "othersLost",
                "the other todos are gone. filter leaves some out; map keeps all, and can change one."),
            Sentence(
                "copyToggled",
                """
                nothing was flipped. A Todo is a value: a change to a copy doesn't reach the list. Make the new list \
                with map.
                """),
            Sentence("movedToTheEnd", "the todo has moved to the end of the list. map keeps each one in its place."),
            Sentence("removedInstead", "the todo was taken away. toggle keeps it, and flips isDone."),
            Sentence(
                "byPlace",
                """
                you took the id for a place in the list. Look for the todo with this id: places move when others go.
                """),
            Sentence(
                "removedByPlace",
                """
                remove took the id for a place in the list. Look for the todo with this id: places move when others go.
                """),
            Sentence(
                "lastFlipped",
                "nobody has this id, and the last todo was flipped. What do you do where no todo is found?"),
            Sentence("onlyDoneRemoved", "an open todo wasn't taken away. remove doesn't ask whether it is done."),
            Sentence("restRemoved", "what stood behind it has gone as well. Only the todo with this id goes."),
            Sentence("renumbered", "the others have new ids. An id belongs to its todo, whoever else goes."),
            Sentence("onlyOn", "a done todo stays done. toggle goes both ways: !isDone."),
            Sentence(
                "keepsOnlyIt",
                """
                this kept the one that should go, and took the others away. Turn the condition round.
                """),
            Sentence(
                "notRemoved",
                """
                nothing was taken away. Keep the todos with other ids: filter { $0.id != id }.
                """),
            Sentence(
                "filterReset",
                """
                an action about todos set the filter back to all. Only show changes the filter.
                """),
            Sentence(
                "shownAgain",
                """
                show named the filter that was on already, and that turned it off. The new filter is the one in the \
                action, whatever was on before.
                """),
            Sentence(
                "addResets",
                """
                adding a todo set the filter of the whole state back to all. Only show changes the filter.
                """),
            Sentence(
                "filterForgotten",
                """
                an action about todos set the filter of the whole state back to all. The list that you return has the filter \
                that filter(_, _) gives.
                """),
            Sentence("filterLost", "show changed nothing in the whole state. Both reducers get every action."),
            Sentence("todosLost", "the whole state still has the old todos. Both reducers get every action."),
            Sentence(
                "todosGone",
                """
                show emptied the list of todos. It is about the filter: return the old list.
                """),
            Sentence(
                "takenTwice",
                "one action counted twice. Let each of the two reducers work on the old state, and on nothing else."),
            Sentence(
                "hiddenRemoved",
                """
                show took todos out of the state. The filter only says what is *shown*, and visible takes care of that.
                """),
            Sentence(
                "hiddenDropped",
                """
                show threw out the todos that it hides. They are only not *shown*, and visible takes care of that.
                """),
            Sentence("allMeansOpen", "with the filter all, the done todos are missing. all hides none."),
            Sentence(
                "emptyShowsAll",
                "the filter lets no todo through, and all were shown. Then there is nothing on the screen."),
            Sentence("inverted", "those are the todos that the filter hides. isDone is true for what is done."),
            Sentence("unfiltered", "the filter makes no difference. Look at list.filter, too."),
            Sentence(
                "openFirst",
                """
                the todos have changed their order. Keep that of the state: filter leaves some out, and doesn't sort.
                """),
            Sentence(
                "remembers",
                """
                something is kept between calls: the first one is right, and a later one is not. A reducer knows only \
                its two arguments.
                """),
            Sentence(
                "changesArgument",
                """
                you can't change an argument. Make a new value: map, filter, +, or a var that is a copy.
                """),
            Sentence(
                "notAll",
                """
                there is an action without an answer. If it is about something else, return the old value.
                """),
            Sentence(
                "elementAdded",
                """
                + joins two lists. Make a list of the new todo: todos + [Todo(…)].
                """),
        ],
        notice: """
            Everything that can happen to the state is in one place, and you can test it without a screen. No view can forget to \
            tell the others: views change nothing.
            """,
        toolkit: "Sources/Stores/Reducers/Reducer.swift")
}
