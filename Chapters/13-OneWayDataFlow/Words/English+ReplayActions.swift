import CurrycombWorkbook

extension English {
    static let replayActions = Words(
        title: "Whoever has the actions has every state",
        task: "Work out every state of a run from its actions. Then find where two runs part ways.",
        hints: Hints(
            question: "There is one state more than there are actions. Which one?",
            direction: """
                Start with [start], and append what the reducer makes of the last one. Compare the *states* of the two \
                runs.
                """,
            nearly: "actions.reduce(into: [start]) { states, action in states.append(reducer(states.last!, action)) }",
            byCheck: [
                Sentence("none", "Before any action there is one state already."),
                Sentence("todos", "Each state is made from the one before it, by the reducer that you are given."),
                Sentence(
                    "first",
                    """
                    Make both lists of states, and go through them side by side. Which action led to the first pair \
                    that differs?
                    """),
                Sentence(
                    "same",
                    "Compare states, not actions. If all are equal, and there are equally many, the answer is nil."),
                Sentence(
                    "longer",
                    "One list of states is shorter. The first action that only the other run has is the answer."),
            ]),
        checks: [
            Sentence("each", "there is a state before the first action, and one after each"),
            Sentence("none", "without actions there is only the first state"),
            Sentence("todos", "the states of a todo app are right, one by one"),
            Sentence("first", "it finds the first action after which two runs differ"),
            Sentence("same", "two runs with the same states don't differ"),
            Sentence("longer", "if one run goes on, they differ where the other is over"),
        ],
        misconceptions: [
            Sentence("withoutStart", "the state before the first action is missing. It is the first in the list."),
            Sentence("onlyEnd", "that is only the last state. Return all of them, with the first one."),
            Sentence(
                "eachFromStart",
                """
                each action started from the first state. Start from the state before it.
                """),
            Sentence(
                "actionsThemselves", "those are the actions. Return the states: what the *reducer* makes of them."),
            Sentence("oneShort", "the last action is missing."),
            Sentence("backwards", "the states are in the wrong order. The oldest comes first."),
            Sentence(
                "otherReducer", "numbers were added, whatever the reducer does. Call the reducer that you are given."),
            Sentence("noStart", "without actions there is still one state: start."),
            Sentence("countedFromZero", "the number is counted from 0. The first action has the number 1."),
            Sentence(
                "placeOfState", "this is one too many. The first state comes before any action, so don't count it."),
            Sentence(
                "repeatsLeftOut",
                "a state that is the same as the one before it was left out. There is one after each action."),
            Sentence(
                "firstNotLonger",
                "the first run went on where the second was over, and that was not found. Either may be the longer one."
            ),
            Sentence(
                "lengthsFirst",
                """
                one run is longer, and they differ before that already. Compare the states first, and then how many there \
                are.
                """),
            Sentence(
                "onlyTheEnd",
                """
                only the last states were compared, and they are the same. Compare all states, and how many there are.
                """),
            Sentence(
                "lastDifference",
                """
                this is the last place where the two differ. Find the *first*: that is where the bug came in.
                """),
            Sentence(
                "actionsCompared",
                """
                the actions differ here, but the states don't. Compare states.
                """),
            Sentence(
                "actionsUnequal",
                """
                actions may have no ==. Compare the *states* of the two runs.
                """),
            Sentence(
                "longerIgnored",
                """
                one run goes on when the other is over. The answer is its first action that the other doesn't have.
                """),
            Sentence(
                "onlyStates",
                """
                one run goes on, with actions that change nothing. It differs where the other is over, whatever its \
                actions do.
                """),
            Sentence("endOfLonger", "this is where the longer run ends. They part where the shorter run is over."),
            Sentence(
                "noEnd",
                """
                if you find no place, you still need an answer: nil, or the place where the shorter run is over.
                """),
        ],
        notice: """
            A list of actions is a recording. Play it, and you have every state again. Play two, and you see where a bug \
            came in. It works because the reducer is pure.
            """,
        toolkit: "Sources/Stores/History/Divergence.swift")
}
