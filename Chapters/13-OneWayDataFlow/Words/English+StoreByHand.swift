import CurrycombWorkbook

extension English {
    static let storeByHand = Words(
        title: "One place for the state",
        task: "Write a store: it holds the state, takes actions, and tells its subscribers.",
        hints: Hints(
            question: "Who can reach a var that you declare inside your function?",
            direction: """
                Closures share the variables around them: var state = start, and a list of subscribers. Keep a list of waiting \
                actions, too.
                """,
            nearly: """
                dispatch: { waiting.append($0); if busy { return }; busy = true; while !waiting.isEmpty { state = \
                reducer(state, waiting.removeFirst()); tell everybody }; busy = false }
                """,
            byCheck: [
                Sentence(
                    "dispatch",
                    """
                    The reducer makes the new state from the present one and the action. Where do you keep it for \
                    the next action?
                    """),
                Sentence(
                    "told",
                    "After each action, every subscriber is called once, with the state that the action has made."),
                Sentence(
                    "two",
                    """
                    Each subscriber needs a mark of its own, so that you can find it again. A place in a list will \
                    not do: places move.
                    """),
                Sentence("apart", "Two stores share something. Are your variables inside the function?"),
                Sentence(
                    "inside",
                    """
                    While you tell one subscriber, it calls dispatch. Where can that action wait, and who takes it \
                    afterwards?
                    """),
                Sentence("insideTwo", "Two actions may wait at the same time. Which of them came first?"),
                Sentence(
                    "leaving",
                    """
                    A subscriber ends its subscription while you go through the list. Does everybody else still hear \
                    of this action?
                    """),
                Sentence(
                    "everywhere",
                    """
                    Which actions get lost, or come too early, while you work through the waiting ones? Who is told of \
                    which?
                    """),
            ]),
        checks: [
            Sentence("start", "at first, the state is start"),
            Sentence("dispatch", "an action changes the state, once"),
            Sentence("told", "subscribers hear of each new state"),
            Sentence("two", "any number can subscribe, and each can leave"),
            Sentence("apart", "two stores: each does its own actions, and tells its own subscribers"),
            Sentence("inside", "an action from inside a subscriber waits for its turn"),
            Sentence("insideTwo", "two actions from inside wait in line"),
            Sentence("leaving", "a subscriber may leave while it is being told"),
            Sentence("everywhere", "all of that holds, whoever comes, leaves or dispatches, at any time"),
        ],
        misconceptions: [
            Sentence(
                "reducedTwice",
                """
                the reducer ran more than once for one action. Call it once, and keep what it returns.
                """),
            Sentence(
                "notReduced",
                """
                the reducer did not run, and nobody had subscribed yet. Each action goes through it, whoever listens.
                """),
            Sentence(
                "notKept",
                """
                the state is still the first one. Keep what the reducer returns: state = reducer(state, action).
                """),
            Sentence(
                "actionAsState",
                """
                the action has become the state. Let the reducer make the new state, from the old one and the action.
                """),
            Sentence(
                "fromTheStart",
                """
                the second action started from the first state. Start from the present one.
                """),
            Sentence(
                "onlyOnce",
                """
                an action was ignored: the store still thinks that it is busy. Clear that once everybody has been told.
                """),
            Sentence("toldAtOnce", "subscribing told the present state. Tell nothing yet: state() is there for that."),
            Sentence("toldBefore", "subscribers heard the old state. Change it first, and then tell them."),
            Sentence("notTold", "the subscriber heard nothing. Keep its function, and call it after each action."),
            Sentence("toldTheAction", "the subscriber heard the action. Tell it the new state."),
            Sentence("toldTwice", "the subscriber heard of one action more than once. Call it once for each action."),
            Sentence(
                "toldOnce",
                """
                the subscriber heard only of the first action. Keep it until it leaves.
                """),
            Sentence("onlyLast", "only the last subscriber was told: it has replaced the others. Keep a list."),
            Sentence(
                "toldShuffled",
                """
                everybody was told, but in no order. A Dictionary or a Set has none. Keep a list of pairs, a number and \
                a function.
                """),
            Sentence(
                "toldBackwards",
                """
                the last subscriber was told first. Tell them in the order in which they came.
                """),
            Sentence(
                "notRemoved",
                """
                a subscriber left, but it was told. The function that subscribe returns has to take it out.
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
                leaving twice took out somebody else. Give each subscriber a number that nobody else gets, and take out \
                the one that has that number, if there is one. A place in the list moves when another goes.
                """),
            Sentence(
                "numberTaken",
                """
                a subscriber got a number that another one has, or had: it took that one's place, or left with it. Count \
                in a variable that only grows.
                """),
            Sentence(
                "shared",
                """
                what happened in one store was told in another. Declare the variables inside your function.
                """),
            Sentence(
                "insideLost",
                """
                the action that a subscriber dispatched is lost. Keep it until everybody has been told of the present one.
                """),
            Sentence(
                "insideAtNext",
                """
                the action that a subscriber dispatched had to wait for the next dispatch. When everybody has been told, look \
                whether any is waiting.
                """),
            Sentence(
                "insideLeft",
                """
                a subscriber dispatched two actions. One was taken, and the other had to wait for the next dispatch. Go on \
                until none is waiting.
                """),
            Sentence(
                "insideOvertakes",
                """
                an action that had come later was taken before one that was waiting already. The one that came first goes \
                first: keep all of them in one list.
                """),
            Sentence(
                "insideFirst",
                """
                the action that a subscriber dispatched cut in: others heard of it before the present one. Let it wait \
                until everybody has been told.
                """),
            Sentence(
                "insideReduced",
                """
                everybody was told in the right order, but the action from inside has changed the state already. It waits, \
                and its change waits with it: run the reducer when its turn comes.
                """),
            Sentence(
                "toldOfLater",
                """
                a subscriber had left, and was told of an action that began afterwards. Look at who is there for each action \
                anew.
                """),
            Sentence(
                "stateRead",
                """
                a subscriber heard a later state. Tell everybody the state that this action has made.
                """),
            Sentence(
                "insideUntold",
                """
                nobody heard of the action that a subscriber dispatched. Take waiting actions one by one, and tell \
                everybody of each.
                """),
            Sentence(
                "insideOnlyOne",
                """
                a subscriber dispatched two actions, and one is lost. Several may be waiting: keep a list of them.
                """),
            Sentence(
                "insideBackwards",
                """
                a subscriber dispatched two actions, and the second was taken first. Take the one that has waited \
                longest: removeFirst().
                """),
            Sentence(
                "neighbourSkipped",
                """
                a subscriber left while it was being told, and the next one heard nothing. Whoever leaves must not move \
                the others up: go through a copy.
                """),
            Sentence(
                "equalUntold",
                """
                an action left the state as it was, and nobody heard of it. Subscribers are told once for each action.
                """),
            Sentence(
                "sharedBusy",
                """
                while one store was telling, another one let its actions wait. Each store needs an isBusy of its own, inside \
                your function.
                """),
            Sentence(
                "changesStart",
                """
                start is an argument, so you can't change it. Make a variable of it: var state = start.
                """),
            Sentence(
                "stateItself",
                """
                Store wants *functions*, so that it can say what the state is now: state: { state }.
                """),
            Sentence(
                "functionsCompared",
                """
                Swift can't compare two functions. Give each a number of its own, and take out the one with that number.
                """),
        ],
        notice: """
            No notification by hand, no view that somebody forgot: one variable, and one way to change it. For several \
            threads, see the toolkit.
            """,
        toolkit: "Sources/Stores/Core/Store.swift")
}
