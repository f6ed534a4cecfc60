/// What a learner of this chapter reads about reducers and the store, in English.
enum English {
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
            Sentence("whole", "the whole state is right after each of five actions"),
            Sentence("visible", "the screen shows what the filter lets through"),
            Sentence("pure", "the same arguments give the same state"),
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
                the new todo has an id that was counted here. Its id comes with the action, and is 7.
                """),
            Sentence("allToggled", "every todo was turned round. Only the one whose id is in the action is meant."),
            Sentence(
                "othersLost",
                "the other todos are gone. filter leaves out; map keeps all of them and changes the one."),
            Sentence(
                "copyToggled",
                """
                nothing was turned round. A Todo is a value: who changes a copy of it changes no list. Make the new list with map.
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
                an action about todos has put the filter back to all. What is not its business, it leaves as it is.
                """),
            Sentence("filterLost", "show has changed nothing in the whole state. Both reducers get every action."),
            Sentence("todosLost", "the todos do not get through to the whole state. Both reducers get every action."),
            Sentence(
                "todosGone",
                """
                show has emptied the list of todos. That action is none of its business: the answer is the old list.
                """),
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
                the same call gave something else the second time: something is kept between calls. All that a reducer \
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
        ],
        notice: """
            Everything that can happen to the state stands in one place, and can be tested without a screen. A view cannot \
            forget to tell the others: it changes nothing.
            """,
        toolkit: "Sources/Stores/Reducers/Reducer.swift")

    static let combineReducers = Words(
        title: "Large reducers of small ones",
        task: "Put reducers together: several for one state, and one for a part of a larger state.",
        hints: Hints(
            question: "What does the second reducer start from?",
            direction: """
                combine is a reduce over reducers. pullback reads whole[keyPath: part], and puts the answer back into \
                a copy.
                """,
            nearly: "reducers.reduce(state) { state, reducer in reducer(state, action) }"),
        checks: [
            Sentence("order", "the reducers run in order, each on what the one before it gave"),
            Sentence("none", "no reducers change nothing"),
            Sentence("action", "each of them gets the action"),
            Sentence("once", "each runs once an action, and not before there is one"),
            Sentence("part", "a reducer of a part changes that part, and no other"),
            Sentence("other", "an action of others does not reach it"),
            Sentence("associative", "where the brackets are makes no difference"),
        ],
        misconceptions: [
            Sentence(
                "backwards",
                """
                11 is 5 doubled, and one more: the last reducer ran first. They run from left to right.
                """),
            Sentence("onlyFirst", "only the first reducer ran. Its answer is what the next one starts from."),
            Sentence(
                "onlyLast",
                """
                the others made no difference: each of them got the old state, and the last one's answer won. Hand the \
                new state on.
                """),
            Sentence("noneRan", "the state is the old one. Call the reducers, and give what comes out of the last."),
            Sentence("onlyTwo", "of three reducers, two ran. The list can have any length."),
            Sentence(
                "onlyThree",
                """
                of six reducers, three ran. However many there are: reduce, or a loop, takes them all.
                """),
            Sentence(
                "keepsState",
                """
                the second call went on from what the first call made. A reducer keeps nothing: what it knows are its two arguments.
                """),
            Sentence(
                "early",
                """
                a reducer ran before there was an action. combine gives a *function* of the state and the action.
                """),
            Sentence("twice", "one action made the first reducer run more than once. Call each of them once."),
            Sentence("changeLost", "the part's new state is not in the whole. Put it back: copy[keyPath: part] = …"),
            Sentence("ranTwice", "the part's reducer ran on its own answer: 5 came twice. Call it once."),
            Sentence(
                "askedTwice",
                """
                one action made the part's reducer run more than once. Call it once, and put its answer back.
                """),
            Sentence(
                "wholeForPart",
                """
                whole and part are two types. whole[keyPath: part] reads the part; a copy takes the answer back.
                """),
            Sentence(
                "maybeNone",
                """
                extract gives nil for an action that is not the part's. guard let own = extract(action) else { return \
                whole } says what happens then.
                """),
            Sentence(
                "notExtracted",
                """
                the part's reducer wants its own kind of action. extract makes one of it, or nil.
                """),
            Sentence("changesWhole", "whole is an argument and cannot be changed. Make a copy: var whole = whole."),
        ],
        notice: """
            combine has an identity, the empty list, and it is associative. So an app's reducer can be cut anywhere, and a \
            feature can bring its own.
            """,
        toolkit: "Sources/Stores/Reducers/Reducer+Pullback.swift")

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
            Sentence("actionAsState", "the action has become the state. What the state is then, the reducer says."),
            Sentence(
                "fromTheStart",
                """
                the second action was put on the first state. Each one starts from the present state.
                """),
            Sentence(
                "onlyOnce",
                """
                an action was ignored: the store still takes itself for busy. When everybody has been told, it is so no more.
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
                everybody was told, in no order at all. A Dictionary or a Set has none: keep a list of pairs, a number and a function.
                """),
            Sentence(
                "toldBackwards",
                """
                the last one to come was told first. Tell them in the order in which they came.
                """),
            Sentence(
                "notRemoved",
                """
                the second subscriber left, and was told all the same. What subscribe returns has to take it out.
                """),
            Sentence(
                "allRemoved",
                """
                the second subscriber left, and nobody was told any more. Only its own function goes.
                """),
            Sentence(
                "lastRemoved",
                """
                the second one left, and the third was taken out. Remember which function is whose: give each a \
                number.
                """),
            Sentence(
                "firstRemoved",
                """
                the second one left, and the first was taken out. Remember which function is whose: give each a \
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
                two subscribers got the same number, so that one took the other's place, or left with it. The length of the list gets smaller again; count in a variable that only grows.
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
                the second subscriber heard of 11 before it heard of 1, or never heard of 1: the action from inside cut in. \
                Let it wait until everybody has been told.
                """),
            Sentence(
                "stateRead",
                """
                the second subscriber was told the state of later. Tell everybody the state that this action has \
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
                of two actions from inside, one is lost. There may be many that wait: keep a list of them.
                """),
            Sentence(
                "insideBackwards",
                """
                the second action from inside was taken before the first. The one that has waited longest comes next: removeFirst.
                """),
            Sentence(
                "neighbourSkipped",
                """
                the first subscriber left while it was told, and the one after it heard nothing: all others had moved up by a place. for … in goes through a copy of the list.
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
        ],
        notice: """
            No lock, no notification by hand, no view that somebody forgot: one variable, and one way to it. Several threads \
            are the toolkit's business.
            """,
        toolkit: "Sources/Stores/Core/Store.swift")

    static let replayActions = Words(
        title: "Who has the actions has every state",
        task: "Work out every state of a run from its actions, and find where two runs part ways.",
        hints: Hints(
            question: "There is one state more than there are actions. Which one?",
            direction: """
                Start with [start], and append what the reducer makes of the last one. Compare the *states* of the two \
                runs.
                """,
            nearly: "actions.reduce(into: [start]) { states, action in states.append(reducer(states.last!, action)) }"),
        checks: [
            Sentence("each", "there is a state before the first action, and one after each"),
            Sentence("none", "without actions there is the first state"),
            Sentence("todos", "the states of a todo app are right, one by one"),
            Sentence("once", "the reducer runs once an action"),
            Sentence("first", "the first action after which two runs differ is found"),
            Sentence("same", "two runs with the same states do not differ"),
            Sentence("longer", "a run that goes on differs where the other one is over"),
            Sentence("onceEach", "to compare two runs, each is played once"),
        ],
        misconceptions: [
            Sentence("withoutStart", "the state before the first action is missing. It is the first in the list."),
            Sentence("onlyEnd", "that is the last state only. All of them are wanted, the first one included."),
            Sentence(
                "eachFromStart",
                """
                101 is 1 and 100: each action was put on the first state. Put it on the last one.
                """),
            Sentence("actionsThemselves", "those are the actions. A state is what the *reducer* makes of one."),
            Sentence("oneShort", "the last action is missing."),
            Sentence("backwards", "the states are in the wrong order. The oldest comes first."),
            Sentence("otherReducer", "these numbers were added. Call the reducer that is handed in."),
            Sentence("noStart", "without actions there is still a state: the one that it starts from."),
            Sentence(
                "again",
                """
                the reducer ran more often than there are actions. Go on from the last state; do not start anew.
                """),
            Sentence(
                "againEach",
                """
                the reducer ran more often than the two runs have actions. Work out the states of each run once, and compare the two lists.
                """),
            Sentence("countedFromZero", "this counts from 0. The first action has the number 1."),
            Sentence("placeOfState", "this is one too many. The state before the first action is no action's."),
            Sentence(
                "onlyTheEnd",
                """
                both runs end with the same state, and were different on the way. Compare every state.
                """),
            Sentence(
                "lastDifference",
                """
                this is the last place where the two differ. The *first* one is wanted: there the bug came in.
                """),
            Sentence(
                "actionsCompared",
                """
                the actions differ here, and the states do not. Compare states: they are what counts.
                """),
            Sentence(
                "actionsUnequal",
                """
                actions need not have ==. It is the *states* of the two runs that are compared.
                """),
            Sentence(
                "longerIgnored",
                """
                one run goes on when the other one is over. The first action that the other one has not is the place.
                """),
            Sentence(
                "onlyStates",
                """
                the second run goes on, though its action changes nothing. A run that goes on differs where the other one is over, whatever the action does.
                """),
            Sentence("endOfLonger", "this is where the longer run ends. They part where the shorter one is over."),
        ],
        notice: """
            A list of actions is a recording. Play it, and every state is there again; play two, and you see where a bug \
            came in. Chapter 1 told why that works: the reducer is pure.
            """,
        toolkit: "Sources/Stores/History/Divergence.swift")
}
