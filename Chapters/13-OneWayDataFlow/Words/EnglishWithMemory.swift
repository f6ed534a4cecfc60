/// What a learner reads about what a record of actions is good for.
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
            Sentence("inverse", "redo is the inverse of undo"),
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
                a change back to an earlier state made no step. Only the *present* state is compared: whoever changes 2 to 1 has changed something.
                """),
            Sentence(
                "futureLost",
                """
                the state was the same, and still the future is gone. Where nothing happens, nothing changes.
                """),
            Sentence(
                "unbounded",
                """
                3 steps are kept where 2 are allowed. An app that runs for a week would keep them all.
                """),
            Sentence("newestDropped", "the newest step was dropped. The *oldest* one is of least use: suffix(limit)."),
            Sentence(
                "oneDropped",
                """
                one step was dropped, and still there are more than allowed. There may be several too many: suffix(limit).
                """),
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
        ],
        notice: """
            Three fields, three functions, no screen. A state per step sounds like much memory; most of it is shared, since \
            Swift's arrays are copied when they are changed. The toolkit keeps a few states and replays what lies between.
            """,
        toolkit: "Sources/Stores/History/History.swift")

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
        ],
        misconceptions: [
            Sentence("eachFromStart", "10 is the last action alone: each action was put on the first state."),
            Sentence("stateLost", "the state is the first one. Keep what the reducer gives: step.state."),
            Sentence("onlyFirst", "only the first action was taken."),
            Sentence("notLogged", "the log is empty. Every action that is taken belongs in it."),
            Sentence("onlyLastLogged", "the log has the last action only. Append to it."),
            Sentence("notDone", "no effect was done. The reducer only names them: step.effects. Hand each to perform."),
            Sentence("onlyFirstEffect", "the first effect was done, and no other. An action can have several."),
            Sentence("effectsBackwards", "the effects were done in the wrong order."),
            Sentence(
                "doneTwice",
                """
                an effect was done twice: two letters sent, two coins paid. Call perform once, and keep its answer.
                """),
            Sentence("cutsIn", "the answer came before the action that was waiting already. It goes to the end."),
            Sentence("answerNotLogged", "the answer changed the state, and is not in the log. A replay would miss it."),
            Sentence("answerLost", "the effect's answer is gone. It is an action: let the reducer have it."),
            Sentence(
                "answersOfAnswers",
                """
                the answer 2 has the effect 3, which was not done. Treat answers as any action.
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
                14 is 12 and 2: the log was replayed on top of the last state. Start from program.start.
                """),
            Sentence("firstUndone", "the *first* action was taken back. The last one is meant: dropLast()."),
            Sentence("logKept", "the last action is still in the log, so a second undo would do nothing."),
            Sentence(
                "effectsAgain",
                """
                undo did an effect again: the letter is sent twice. A replay asks the reducer for its states, and leaves the \
                effects alone. Their answers are in the log.
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
        ],
        notice: """
            The reducer stayed pure, although the program loads from a network. Everything that the world has answered is in \
            the log, so a replay needs no world.
            """,
        toolkit: "Sources/Stores/Effects/Effect.swift")

    static let reflowStore = Words(
        title: "A store of your own",
        task: """
            Declare a class Todos: ActionStore, TodoStoreShape. Its todos lie on a disk, its filter in memory, and its actions \
            are methods.
            """,
        hints: Hints(
            question: "What is in the file after each action, and what is nowhere but in the object?",
            direction: """
                A stored disk, a var todos that init loads, a var filter. In each action: perform("its name", its arguments) { \
                change; disk.save(todos) }.
                """,
            nearly: """
                perform("actionAdd", text) { todos.append(Todo(id: (todos.map(\\.id).max() ?? 0) + 1, text: text)); \
                disk.save(todos) }
                """),
        checks: [
            Sentence("add", "actionAdd adds an open todo at the end, with an id of its own"),
            Sentence("toggle", "actionToggle turns one todo round, found by its id"),
            Sentence("show", "actionShow changes what is shown, and nothing else"),
            Sentence("told", "each action is told once, when its change has been made"),
            Sentence("disk", "a store that is made anew on the same disk goes on"),
            Sentence("gaps", "a new id is larger than all others"),
            Sentence("all", "somebody can listen to all stores, and stores are apart"),
        ],
        misconceptions: [
            Sentence("onlyLast", "the todos that were there are gone. Append."),
            Sentence("atTheFront", "the new todo is at the front. The oldest comes first."),
            Sentence("notKept", "the todo is nowhere. Keep a var todos, and append to it."),
            Sentence("sameId", "two todos have the same id, and toggle could not tell them apart."),
            Sentence("idFromZero", "the first id is 1."),
            Sentence("byPlace", "the id was taken for a place. Look for the todo that has it."),
            Sentence(
                "notToggled",
                """
                nothing was turned round. A Todo is a value: change it in the list, todos[place].isDone.toggle().
                """),
            Sentence("allToggled", "every todo was turned round."),
            Sentence("onlyOn", "a todo that is done stays done. toggle goes both ways."),
            Sentence(
                "filterNotKept",
                """
                the filter is not the one that was asked for. actionShow keeps it, and the getter gives it.
                """),
            Sentence(
                "hiddenLost",
                """
                hidden todos are gone for good. The filter only says what is *shown*: keep all of them.
                """),
            Sentence("unfiltered", "the filter makes no difference. visibleTodos lets through what it asks for."),
            Sentence("inverted", "those are the todos that the filter keeps back. isDone is true for what is done."),
            Sentence(
                "hiddenNotFound",
                """
                a todo that is not shown could not be toggled. Look for the id among *all* todos.
                """),
            Sentence(
                "byVisiblePlace",
                """
                another todo was turned round: the place in visibleTodos is not the place in all todos. Look for the id in the list that you change.
                """),
            Sentence("toldTwice", "one action was told more than once. Call perform once in each action method."),
            Sentence("notTold", "nobody was told. Make the change inside perform(name, arguments) { … }."),
            Sentence(
                "toldBefore",
                """
                subscribers were told before the change was made. It belongs between perform's braces.
                """),
            Sentence(
                "savedAfter",
                """
                the subscriber heard of the todo before it was on the disk. Save between perform's braces, too.
                """),
            Sentence(
                "otherName",
                """
                an action has another name than its method. The first argument of perform is the method's name.
                """),
            Sentence("notAllTold", "not every action was told. Each action method makes its change inside perform."),
            Sentence(
                "noArguments",
                """
                an action was told without what it was called with: perform(\"actionAdd\", text) { … }.
                """),
            Sentence("getterTells", "a getter told an action. Getters change nothing, and tell nothing."),
            Sentence("notSaved", "nothing is on the disk. Save after each change of the todos."),
            Sentence("toggleNotSaved", "the toggle is not on the disk. Save after *each* change of the todos."),
            Sentence("savedFiltered", "only the todos that were shown are on the disk. Save all of them."),
            Sentence("notLoaded", "the todos on the disk were not read. init(on:) loads them."),
            Sentence("idsAnew", "ids begin at 1 again, though there are todos on the disk. Look for the largest one."),
            Sentence("overwritten", "what was on the disk is gone. Load it before you save."),
            Sentence(
                "idByCount",
                """
                3 is one more than the number of todos, and there is a 3 already. Take one more than the largest id.
                """),
            Sentence("idAfterLast", "4 is one more than the last todo's id; the largest one is 7."),
            Sentence(
                "idOfVisible",
                """
                the new id is taken already: it was worked out from the todos that are *shown*. Take the largest id of all.
                """),
            Sentence(
                "shared",
                """
                what was added to one store is in the other. Keep the todos in the object, not in a global or static \
                var.
                """),
            Sentence(
                "notNamed",
                """
                the contract asks for a type named Todos, inside Answer: struct Answer: ReflowStore { final class \
                Todos: ActionStore, TodoStoreShape { … } }.
                """),
            Sentence(
                "notFinal",
                """
                the protocol asks for init(on:), so the class has to be final, or its init required.
                """),
        ],
        notice: """
            The state may lie anywhere: the rule is that changes have one way in and are told. What is lost is the pure \
            reducer, and with it replay.
            """,
        toolkit: "Sources/Stores/Methods/MethodStore.swift")

    static let crashSafeJournal = Words(
        title: "A journal that survives",
        task: "Write lines that show whether they are whole, and read a journal that may be torn or damaged.",
        hints: Hints(
            question: "The power goes while a line is being written. How do you know later that it is not whole?",
            direction: """
                Go from line to line: where is the next "\\n", what are the first four characters, what is the checksum of the \
                rest? Stop at the first line that does not fit.
                """,
            nearly: """
                while let end = rest.firstIndex(of: "\\n") { guard rest.prefix(4) == checksum(entry) else { break } … \
                }; dropped: rest.count
                """),
        checks: [
            Sentence("line", "a line is a checksum, a space, the entry, and its end"),
            Sentence("whole", "a whole journal gives all its entries"),
            Sentence("torn", "a torn last line is dropped, and counted"),
            Sentence("anywhere", "a journal that is cut anywhere gives the lines that are whole"),
            Sentence("damaged", "reading stops at a damaged line"),
            Sentence("fits", "what line writes, recover reads"),
        ],
        misconceptions: [
            Sentence("noEnd", "the line has no end. Without \"\\n\", the next entry is glued to it."),
            Sentence("noChecksum", "the checksum is missing: nobody could tell whether the line is whole."),
            Sentence("sumLast", "the checksum is at the end. It comes first."),
            Sentence("noSpace", "there is no space between the checksum and the entry."),
            Sentence(
                "emptyEntry",
                """
                the empty entry is missing. Its line is a checksum, a space, and an end: that is whole.
                """),
            Sentence(
                "firstWord",
                """
                only the first word of each entry was read. All that comes after the first space is the entry.
                """),
            Sentence("nothingRead", "no entry was read."),
            Sentence("sumInEntry", "the checksum is still in the entries. It is four characters and a space."),
            Sentence(
                "notCounted",
                """
                nothing is said about what was dropped. Somebody would like to know that an action is lost.
                """),
            Sentence("linesCounted", "dropped counts characters, not lines."),
            Sentence(
                "allDropped",
                """
                the whole journal was dropped for a torn last line. What comes before it is whole.
                """),
            Sentence("tornTaken", "the torn line was taken for an entry."),
            Sentence(
                "cutTaken",
                """
                there is a place to cut where this reads something else than the whole lines. Look at the smallest one: a line \
                that lacks its end is not whole, even if its checksum fits by chance.
                """),
            Sentence(
                "goesOn",
                """
                the entry after the damaged one was taken. It was done on top of what is lost: toggle 2, and there is no 2. \
                Stop at the first line that is not whole.
                """),
            Sentence(
                "sumIgnored",
                """
                a letter has changed, and the entry was taken. Work out the checksum anew, and compare.
                """),
            Sentence(
                "onlyOneLineCounted",
                """
                only the damaged line was counted. All that comes after it is dropped as well.
                """),
            Sentence(
                "endsNotCounted",
                """
                the entries are right, and too little was counted. The end of a line is a character, too.
                """),
            Sentence(
                "emptyLineSkipped",
                """
                the empty line was skipped. It has no checksum, so it is not whole, and reading stops there. split leaves out what is empty.
                """),
            Sentence(
                "roundTrip",
                """
                there are entries that do not come back as they were written. Look at the smallest of them.
                """),
            Sentence("substring", "a part of a String is a Substring. String(…) makes a text of its own."),
        ],
        notice: """
            Append, and never change what is written: that is how databases survive. Two things are missing here, and are in \
            the toolkit: to wait until the disk has it, and to start anew from a snapshot when the file gets long.
            """,
        toolkit: "Sources/Stores/Journal/Journal.swift")
}
