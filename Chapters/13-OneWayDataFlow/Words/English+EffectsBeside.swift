import CurrycombWorkbook

extension English {
    static let effectsBeside = Words(
        title: "Effects beside the state",
        task: "Run a program whose reducer says what is to be done, and undo its last action without doing it again.",
        hints: Hints(
            question: "In which order do answers come back from the world: before the next action, or after it?",
            direction: """
                Keep a list of actions that wait. Take the first, log it, do its effects, and put their answers at the end. undo \
                needs the reducer only.
                """,
            nearly: """
                waiting += step.effects.compactMap(program.perform), and undo: log.reduce(program.start) { \
                program.reducer($0, $1).state }
                """),
        checks: [
            Sentence("plain", "without effects, the actions are taken in order, and logged"),
            Sentence("effects", "each effect is done once, in order"),
            Sentence("answers", "an effect's answer is an action like any other, and comes last"),
            Sentence("chain", "an answer can have effects of its own"),
            Sentence("undo", "undo takes back the last action"),
            Sentence("quiet", "undo does no effect again"),
            Sentence("nothing", "with nothing done there is nothing to undo"),
            Sentence("everywhere", "any program is played in that order, whatever its effects answer"),
            Sentence("back", "any run can be undone, step by step, and no effect is done again"),
        ],
        misconceptions: [
            Sentence(
                "eachFromStart",
                """
                each action was put on the first state. Go on from the state that the one before it made.
                """),
            Sentence("stateLost", "the state is the first one. Keep what the reducer gives: step.state."),
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
                the effects were put off until all actions had been taken. In an app, actions never end: do the \
                effects of one before you take the next.
                """),
            Sentence("cutsIn", "the answer came before the action that was waiting already. It goes to the end."),
            Sentence("answerNotLogged", "the answer changed the state, and is not in the log. A replay would miss it."),
            Sentence("answerLost", "the effect's answer is gone. It is an action: let the reducer have it."),
            Sentence(
                "answersOfAnswers",
                """
                an answer has effects of its own, which were not done. Treat answers as any action.
                """),
            Sentence("allUndone", "everything was undone. Only the last action is to go."),
            Sentence(
                "notUndone",
                """
                the state is still the one after the last action. Work it out anew from the log without it.
                """),
            Sentence(
                "fromTheEnd",
                """
                the log was replayed on top of the last state. Start from program.start.
                """),
            Sentence("firstUndone", "the *first* action was taken back. The last one is meant: dropLast()."),
            Sentence("logKept", "the last action is still in the log, so a second undo would do nothing."),
            Sentence(
                "effectsAgain",
                """
                undo did an effect again: the letter is sent twice. A replay asks the reducer for its states, and \
                leaves the effects alone. Their answers are in the log.
                """),
            Sentence(
                "answersDropped",
                """
                the answer of the effect is missing from the state. It is in the log: replay all of that but the last.
                """),
            Sentence(
                "stepForState",
                """
                the reducer gives a Step: the new state is its state, and what is to be done are its effects.
                """),
            Sentence("changesArgument", "an argument cannot be changed. Make a variable of it: var waiting = actions."),
            Sentence(
                "maybeAnswer",
                """
                perform gives nil where an effect has no answer. compactMap leaves that out.
                """),
            Sentence(
                "slice",
                """
                what dropLast() leaves is a part of a list, an ArraySlice: Array(…) makes a list of its own.
                """),
        ],
        notice: """
            The reducer stayed pure, although the program loads from a network. Everything that the world has answered is in \
            the log, so a replay needs no world.
            """,
        toolkit: "Sources/Stores/Effects/Effect.swift")
}
