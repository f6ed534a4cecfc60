import CurrycombWorkbook

extension English {
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
            Sentence("first", "the first action after which two runs differ is found"),
            Sentence("same", "two runs with the same states do not differ"),
            Sentence("longer", "a run that goes on differs where the other one is over"),
        ],
        misconceptions: [
            Sentence("withoutStart", "the state before the first action is missing. It is the first in the list."),
            Sentence("onlyEnd", "that is the last state only. All of them are wanted, the first one included."),
            Sentence(
                "eachFromStart",
                """
                each action was put on the first state. Put it on the one before it.
                """),
            Sentence("actionsThemselves", "those are the actions. A state is what the *reducer* makes of one."),
            Sentence("oneShort", "the last action is missing."),
            Sentence("backwards", "the states are in the wrong order. The oldest comes first."),
            Sentence("otherReducer", "numbers were added, whatever the reducer does. Call the one that is handed in."),
            Sentence("noStart", "without actions there is still a state: the one that it starts from."),
            Sentence("countedFromZero", "the number is counted from 0. The first action has the number 1."),
            Sentence("placeOfState", "this is one too many. The state before the first action is no action's."),
            Sentence(
                "onlyTheEnd",
                """
                this looked at the ends, which are the same. Compare every state, and how many there are.
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
                one run goes on, though its actions change nothing. A run that goes on differs where the other one \
                is over, whatever the action does.
                """),
            Sentence("endOfLonger", "this is where the longer run ends. They part where the shorter one is over."),
            Sentence(
                "noEnd",
                """
                where no place was found there is an answer, too: nil, or the place where the shorter run is over.
                """),
        ],
        notice: """
            A list of actions is a recording. Play it, and every state is there again; play two, and you see where a bug \
            came in. Chapter 1 told why that works: the reducer is pure.
            """,
        toolkit: "Sources/Stores/History/Divergence.swift")
}
