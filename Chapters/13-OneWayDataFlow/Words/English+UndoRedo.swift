import CurrycombWorkbook

extension English {
    static let undoRedo = Words(
        title: "Back, and forth again",
        task: "Write undo and redo over a history of states, with a limit.",
        hints: Hints(
            question: "Undo moves the present somewhere, and something else becomes the present. From where to where?",
            direction: """
                The end of past is nearest to the present, and so is the beginning of future. A copy of the history can be \
                changed: var history = history.
                """,
            nearly: """
                guard let last = history.past.last else { return history }; past loses it, future gets the present at \
                its front
                """,
            byCheck: [
                Sentence(
                    "future", "After a new state, what was undone belongs to another present. What is the future now?"),
                Sentence("same", "Compare the new state with the present one, before anything else."),
                Sentence("limit", "The past may be too long by more than one. Which end of it has the newest states?"),
                Sentence(
                    "undo",
                    "The last state of the past becomes the present. Where does the old present go, and at which end?"),
                Sentence("start", "With an empty past there is no step to take back."),
                Sentence("redo", "It is undo the other way round: the first of the future, and the end of the past."),
                Sentence(
                    "inverse", "Read the story line by line. After which step is your history different from ours?"),
            ]),
        checks: [
            Sentence("record", "with a new state, the present one becomes part of the past"),
            Sentence("future", "after a new state, there is nothing to redo"),
            Sentence("same", "the same state is no step"),
            Sentence("limit", "it keeps no more steps than limit"),
            Sentence("undo", "undo goes one step back"),
            Sentence("start", "with nothing to undo, nothing changes"),
            Sentence("redo", "redo goes one step forward, if there is one"),
            Sentence("inverse", "redo is the inverse of undo, whatever came before"),
        ],
        misconceptions: [
            Sentence("newInPast", "the new state went into the past. The *old* present belongs there."),
            Sentence("pastLost", "the past is empty, so undo can't go back. The old present belongs there."),
            Sentence("presentKept", "the present is still the old state. The new one takes its place."),
            Sentence(
                "pastBackwards",
                """
                the past is in the wrong order. The oldest comes first, so the latest step is at its end.
                """),
            Sentence(
                "keptOnce",
                """
                the old present is missing from the past, which had such a state already. Each step belongs there, however \
                often a state comes.
                """),
            Sentence("oneStepOnly", "the steps before the last one are gone. Append to the past."),
            Sentence(
                "futureKept",
                """
                what was undone can still come back, but it belongs to another present. A new state empties the \
                future.
                """),
            Sentence(
                "emptyStep",
                """
                this step changes nothing: somebody would press undo and see nothing happen. Keep the history as it is.
                """),
            Sentence(
                "returnIgnored",
                """
                going back to an earlier state by hand made no step. Compare only with the *present* state.
                """),
            Sentence(
                "futureLost",
                """
                the state was the same, but the future is gone. If nothing happens, nothing changes.
                """),
            Sentence(
                "unbounded",
                """
                it keeps more steps than limit. An app that runs for a week would keep them all.
                """),
            Sentence("newestDropped", "the newest step was dropped. Drop the *oldest* ones: suffix(limit)."),
            Sentence(
                "oneDropped",
                """
                one step was dropped, but there are still too many. There may be several too many: suffix(limit).
                """),
            Sentence("oneTooMany", "one step too many is kept: keep at most limit of them, the old present included."),
            Sentence("futureCleared", "redo emptied the future. It takes the first state of it; the others stay."),
            Sentence("presentForgotten", "redo forgot the state that it left. That one goes to the end of the past."),
            Sentence("oneTooFew", "one step too few is kept: limit of them are allowed."),
            Sentence(
                "futureBackwards",
                """
                what was undone last is at the end of the future. It comes back first: put it at the front.
                """),
            Sentence("oldestFirst", "that went back to the oldest state. One step back is the last state of the past."),
            Sentence(
                "presentLost",
                """
                the state that was undone is lost. Put it at the front of the future.
                """),
            Sentence("futureReplaced", "what was undone before is gone. The future can hold many states."),
            Sentence(
                "stillInPast",
                """
                the state that came back is still in the past as well. Take it out of there.
                """),
            Sentence("lastOfFuture", "that took the last state of the future. Take the first."),
            Sentence(
                "stillInFuture",
                """
                the state that came back is still in the future as well. Take it out of there.
                """),
            Sentence("notInverse", "undo and then redo should lead back to the start. They don't here."),
            Sentence(
                "changesArgument",
                """
                history is an argument, so you can't change it. Make a copy, var copy = history, or a new History(…).
                """),
            Sentence(
                "maybeNone",
                """
                there may be no step to take. Say what happens then: guard let … else { return history }.
                """),
            Sentence(
                "slice",
                """
                a part of a list is an ArraySlice. Array(…) makes a list of it.
                """),
        ],
        notice: """
            Three fields, three functions, no screen. A state for each step sounds like a lot of memory, but most of it is shared: \
            Swift copies an array only when it changes. The toolkit keeps a few states and replays what lies between.
            """,
        toolkit: "Sources/Stores/History/History.swift")
}
