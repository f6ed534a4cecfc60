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
                """),
        checks: [
            Sentence("record", "a new state makes the present one part of the past"),
            Sentence("future", "a new state ends what could be redone"),
            Sentence("same", "the same state is no step"),
            Sentence("limit", "no more steps are kept than are allowed"),
            Sentence("undo", "undo goes one step back"),
            Sentence("start", "with nothing to undo, nothing changes"),
            Sentence("redo", "redo goes one step forth, if there is one"),
            Sentence("inverse", "redo is the inverse of undo, whatever came before"),
        ],
        misconceptions: [
            Sentence("newInPast", "the new state went into the past. It is the *old* present that belongs there."),
            Sentence("pastLost", "the past is empty. The old present is what undo has to come back to."),
            Sentence("presentKept", "the present is still the old state. The new one takes its place."),
            Sentence(
                "pastBackwards",
                """
                the past is in the wrong order. The oldest comes first, so the latest step is at its end.
                """),
            Sentence("oneStepOnly", "the steps before the last one are gone. Append to the past."),
            Sentence(
                "futureKept",
                """
                what was undone can still come back, on top of a state that it does not belong to. A new state \
                empties the future.
                """),
            Sentence(
                "emptyStep",
                """
                a step was kept that changes nothing: somebody would press undo and see nothing happen.
                """),
            Sentence(
                "returnIgnored",
                """
                a change back to an earlier state made no step. Only the *present* state is compared: going back by \
                hand is a step, too.
                """),
            Sentence(
                "futureLost",
                """
                the state was the same, and still the future is gone. Where nothing happens, nothing changes.
                """),
            Sentence(
                "unbounded",
                """
                more steps are kept than limit allows. An app that runs for a week would keep them all.
                """),
            Sentence("newestDropped", "the newest step was dropped. The *oldest* one is of least use: suffix(limit)."),
            Sentence(
                "oneDropped",
                """
                one step was dropped, and still there are more than allowed. There may be several too many: \
                suffix(limit).
                """),
            Sentence("oneTooMany", "one step too many is kept: at most limit of them, the old present among them."),
            Sentence("futureCleared", "redo emptied the future. It takes the first state of it; the others stay."),
            Sentence("presentForgotten", "redo forgot the state that it left. That one goes to the end of the past."),
            Sentence("oneTooFew", "one step too few is kept: limit of them are allowed."),
            Sentence(
                "futureBackwards",
                """
                what was undone last is at the end of the future. It is the first to come back: put it at the front.
                """),
            Sentence("oldestFirst", "that went back to the oldest state. One step back is the last one of the past."),
            Sentence(
                "presentLost",
                """
                the state that was undone is nowhere any more. It goes to the front of the future.
                """),
            Sentence("futureReplaced", "what was undone before is gone. The future can have many."),
            Sentence(
                "stillInPast",
                """
                the state that came back is still in the past, too. The past gets shorter by one.
                """),
            Sentence("lastOfFuture", "that took the last of the future. The next one to come back is the first."),
            Sentence(
                "stillInFuture",
                """
                the state that came back is still in the future, too. The future gets shorter by one.
                """),
            Sentence("notInverse", "undo and then redo should lead back to where they began."),
            Sentence(
                "changesArgument",
                """
                history is an argument and cannot be changed. Make a copy, var copy = history, or a new History(…).
                """),
            Sentence(
                "maybeNone",
                """
                there may be no step to take. guard let … else { return history } says what happens then.
                """),
            Sentence(
                "slice",
                """
                a part of a list is an ArraySlice: Array(…) makes a list of its own.
                """),
        ],
        notice: """
            Three fields, three functions, no screen. A state per step sounds like much memory; most of it is shared, since \
            Swift's arrays are copied when they are changed. The toolkit keeps a few states and replays what lies between.
            """,
        toolkit: "Sources/Stores/History/History.swift")
}
