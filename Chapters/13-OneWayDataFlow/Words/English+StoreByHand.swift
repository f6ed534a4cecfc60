import CurrycombWorkbook

extension English {
    static let storeByHand = Words(
        title: "One place for the state",
        task: "Write a store: it holds the state, takes actions, and tells whoever has subscribed.",
        hints: Hints(
            question: "Who can reach a var that is declared inside your function?",
            direction: """
                Closures share the variables around them: var state = start, and a list of functions. For actions from inside, \
                keep a list of those that wait.
                """,
            nearly: """
                dispatch: { waiting.append($0); if busy { return }; busy = true; while !waiting.isEmpty { state = \
                reducer(state, waiting.removeFirst()); tell everybody }; busy = false }
                """),
        checks: [
            Sentence("start", "at first, the state is the one that it starts from"),
            Sentence("dispatch", "an action changes the state, once"),
            Sentence("told", "subscribers hear of each new state"),
            Sentence("two", "any number can subscribe, and each can leave"),
            Sentence("apart", "two stores know nothing of each other"),
            Sentence("inside", "an action from inside a subscriber waits for its turn"),
            Sentence("insideTwo", "two actions from inside are taken one after the other"),
            Sentence("leaving", "a subscriber may leave while it is being told"),
            Sentence("everywhere", "all of that holds, whoever comes, leaves and dispatches, and whenever"),
        ],
        misconceptions: [
            Sentence(
                "reducedTwice",
                """
                the reducer ran more than once for one action. Call it once, and keep what it gives.
                """),
            Sentence(
                "notKept",
                """
                the state is still the first one. The reducer gives the new one: state = reducer(state, action).
                """),
            Sentence(
                "actionAsState",
                """
                the action has become the state. The reducer makes the new state of the old one and the action.
                """),
            Sentence(
                "fromTheStart",
                """
                the second action was put on the first state. Each one starts from the present state.
                """),
            Sentence(
                "onlyOnce",
                """
                an action was ignored: the store still takes itself for busy. When everybody has been told, it is so \
                no more.
                """),
            Sentence("toldAtOnce", "subscribing told the present state. Whoever wants that can ask for state()."),
            Sentence("toldBefore", "subscribers heard of the old state. Change it first, and then tell."),
            Sentence("notTold", "the subscriber heard nothing. Keep its function, and call it after each action."),
            Sentence("toldTheAction", "the subscriber heard the action. It is the new state that it wants."),
            Sentence("toldTwice", "the subscriber heard of one action more than once."),
            Sentence(
                "toldOnce",
                """
                the subscriber heard of the first action, and of no other. It stays until it leaves.
                """),
            Sentence("onlyLast", "only the last subscriber was told: it has taken the others' place. Keep a list."),
            Sentence(
                "toldShuffled",
                """
                everybody was told, in no order at all. A Dictionary or a Set has none: keep a list of pairs, a \
                number and a function.
                """),
            Sentence(
                "toldBackwards",
                """
                the last one to come was told first. Tell them in the order in which they came.
                """),
            Sentence(
                "notRemoved",
                """
                a subscriber left, and was told all the same. What subscribe returns has to take it out.
                """),
            Sentence(
                "allRemoved",
                """
                a subscriber left, and nobody was told any more. Only its own function goes.
                """),
            Sentence(
                "lastRemoved",
                """
                one subscriber left, and the last one was taken out. Remember which function is whose: give each a \
                number.
                """),
            Sentence(
                "firstRemoved",
                """
                one subscriber left, and the first one was taken out. Remember which function is whose: give each a \
                number.
                """),
            Sentence(
                "removedAnother",
                """
                leaving twice has taken out somebody else: places move when one goes. Give each function a number \
                that nobody else gets.
                """),
            Sentence(
                "numberTaken",
                """
                two subscribers got the same number, so that one took the other's place, or left with it. The length \
                of the list gets smaller again; count in a variable that only grows.
                """),
            Sentence(
                "shared",
                """
                what happened in one store was told in another. Each call of your function needs variables of its own.
                """),
            Sentence(
                "insideLost",
                """
                the action from inside a subscriber is lost. Keep it until everybody has been told of the present one.
                """),
            Sentence(
                "insideFirst",
                """
                the action from inside cut in: others heard of it before they had heard of the present one. \
                Let it wait until everybody has been told.
                """),
            Sentence(
                "stateRead",
                """
                a subscriber was told the state of later. Tell everybody the state that this action has \
                made.
                """),
            Sentence(
                "insideUntold",
                """
                nobody was told of the action from inside. Take those that wait one by one, and tell everybody of \
                each.
                """),
            Sentence(
                "insideOnlyOne",
                """
                of several actions from inside, one is lost. There may be many that wait: keep a list of them.
                """),
            Sentence(
                "insideBackwards",
                """
                the second action from inside was taken before the first. The one that has waited longest comes \
                next: removeFirst.
                """),
            Sentence(
                "neighbourSkipped",
                """
                a subscriber left while it was told, and the one after it heard nothing: the others had moved up by \
                a place. for … in goes through a copy of the list.
                """),
            Sentence(
                "changesStart",
                """
                start is an argument and cannot be changed. Make a variable of it: var state = start.
                """),
            Sentence(
                "stateItself",
                """
                Store wants *functions*, so that it can say what the state is now: state: { state }.
                """),
            Sentence(
                "functionsCompared",
                """
                two functions cannot be compared. Give each a number of its own, and take out the one that has the \
                number.
                """),
        ],
        notice: """
            No lock, no notification by hand, no view that somebody forgot: one variable, and one way to it. Several threads \
            are the toolkit's business.
            """,
        toolkit: "Sources/Stores/Core/Store.swift")
}
