import CurrycombWorkbook

extension English {
    static let effectsBeside = Words(
        title: "Effects beside the state",
        task:
            """
            Run a program whose reducer says what is to be done. Then undo its last action, without doing anything \
            again.
            """,
        hints: Hints(
            question: "An answer comes back while other actions are waiting. Who goes first?",
            direction: """
                Keep a list of waiting actions. Take the first, log it, do its effects, and put their answers at the end. undo \
                needs only the reducer.
                """,
            nearly: """
                waiting += step.effects.compactMap(program.perform), and undo: log.reduce(program.start) { \
                program.reducer($0, $1).state }
                """,
            byCheck: [
                Sentence(
                    "effects",
                    "An action can have several effects. Do each once, in order, before you take the next action."),
                Sentence(
                    "answers",
                    """
                    Other actions may be waiting already. An answer lines up behind them, and is logged when its \
                    turn comes.
                    """),
                Sentence(
                    "chain",
                    """
                    An answer is taken like any action: the reducer, the log, its effects. Is there one loop for \
                    all?
                    """),
                Sentence("undo", "Take the last action out of the log, and work the state out again from the start."),
                Sentence(
                    "quiet",
                    """
                    Undo needs the reducer's states only. The answers are in the log, so nobody has to ask the world \
                    again.
                    """),
                Sentence("nothing", "An empty log stays empty, and the state is program.start."),
                Sentence(
                    "everywhere",
                    """
                    Compare the two lists of what was taken and done. Where they part, which action should have come \
                    next?
                    """),
                Sentence("back", "Several undos in a row: each starts from the log that the one before it returned."),
            ]),
        checks: [
            Sentence("plain", "without effects, the actions are taken in order, and logged"),
            Sentence("effects", "each effect is done once, in order"),
            Sentence("answers", "an effect's answer is an action like any other, and comes last"),
            Sentence("chain", "an answer can have effects of its own"),
            Sentence("undo", "undo takes back the last action"),
            Sentence("quiet", "undo does no effect again"),
            Sentence("nothing", "if nothing was done, there is nothing to undo"),
            Sentence("everywhere", "every program runs in that order, whatever its effects answer"),
            Sentence("back", "any run can be undone, step by step, and no effect is done again"),
        ],
        misconceptions: [
            Sentence(
                "eachFromStart",
                """
                each action started from the first state. Start from the state that the one before it made.
                """),
            Sentence("stateLost", "the state is still the first one. Keep what the reducer returns: step.state."),
            Sentence("onlyFirst", "only the first action was taken."),
            Sentence("notLogged", "the log is empty. Every action that is taken belongs in it."),
            Sentence("onlyLastLogged", "the log has the last action only. Append to it."),
            Sentence("notDone", "no effect was done. The reducer only names them: step.effects. Hand each to perform."),
            Sentence("onlyFirstEffect", "the first effect was done, and no other. An action can have several."),
            Sentence(
                "stopsAtQuiet",
                """
                an effect without an answer ended it, and those after it were not done. nil only means: no answer.
                """),
            Sentence("effectsBackwards", "the effects were done in the wrong order."),
            Sentence(
                "doneTwice",
                """
                an effect was done twice: two letters sent, two coins paid. Call perform once, and keep its answer.
                """),
            Sentence(
                "doneLate",
                """
                the effects of an action were done after the next one was taken. In an app, actions never end: do the effects \
                of one before you take the next.
                """),
            Sentence("cutsIn", "the answer jumped the queue: another action was waiting already. Put it at the end."),
            Sentence(
                "loggedEarly",
                """
                the answer was taken in its turn, and the log has it too early. An action is logged when it is taken.
                """),
            Sentence(
                "answerNotLogged", "the answer changed the state, but it isn't in the log. A replay would miss it."),
            Sentence("answerLost", "the effect's answer is gone. It is an action: let the reducer have it."),
            Sentence(
                "answersOfAnswers",
                """
                an answer has effects of its own, and they were not done. Treat an answer like any action.
                """),
            Sentence("allUndone", "everything was undone. Take back only the last action."),
            Sentence(
                "notUndone",
                """
                the state is still the one after the last action. Work it out again, from the log without that action.
                """),
            Sentence(
                "fromTheEnd",
                """
                the log was replayed on top of the last state. Start from program.start.
                """),
            Sentence("firstUndone", "you took back the *first* action. Take back the last: dropLast()."),
            Sentence("logKept", "the last action is still in the log, so a second undo would do nothing."),
            Sentence(
                "effectsAgain",
                """
                undo did an effect again: a letter is sent twice. Use only the reducer's states. The answers are in the log.
                """),
            Sentence(
                "answersDropped",
                """
                the effect's answer is missing from the state. It is in the log: replay all of that but the last action.
                """),
            Sentence(
                "stepForState",
                """
                the reducer returns a Step. step.state is the new state, and step.effects says what is to be done.
                """),
            Sentence("changesArgument", "you can't change an argument. Make a variable of it: var waiting = actions."),
            Sentence(
                "maybeAnswer",
                """
                perform returns nil for an effect without an answer. compactMap leaves that out.
                """),
            Sentence(
                "slice",
                """
                dropLast() gives an ArraySlice, a window on the list. Array(…) makes a list of it.
                """),
        ],
        notice: """
            The reducer is still pure, although the program loads from a network. All answers of the world are in the log, so \
            a replay doesn't need the world.
            """,
        toolkit: "Sources/Stores/Effects/Effect.swift")
}
