import CurrycombWorkbook

extension English {
    static let combineReducers = Words(
        title: "Large reducers made of small ones",
        task: "Put reducers together: several for one state, and one for a part of a larger state.",
        hints: Hints(
            question: "What does the second reducer start from?",
            direction: """
                combine is a reduce over reducers. pullback reads whole[keyPath: part], and puts the result back into \
                a copy.
                """,
            nearly: "reducers.reduce(state) { state, reducer in reducer(state, action) }",
            byCheck: [
                Sentence("none", "With no reducer in the list, nobody changes the state."),
                Sentence("action", "This reducer looks at the action. Every reducer in the list gets the same one."),
                Sentence(
                    "once",
                    """
                    This check notes every call of the small reducers: once each, in order, and only when there is \
                    an action.
                    """),
                Sentence(
                    "part",
                    """
                    whole[keyPath: part] is what the small reducer gets. What it returns has to go back into a copy \
                    of the whole.
                    """),
                Sentence(
                    "other", "extract decides: with nil, return the whole as it is, and don't call the small reducer."),
                Sentence("associative", "Does your combine do anything besides calling one reducer after the other?"),
            ]),
        checks: [
            Sentence("order", "the reducers run in order, each on what the one before it gave"),
            Sentence("none", "no reducers change nothing"),
            Sentence("action", "each of them gets the action"),
            Sentence("once", "each runs once for an action, in order, and not before there is one"),
            Sentence("part", "a reducer of a part changes that part, and no other"),
            Sentence("other", "an action of somebody else's does not reach it"),
            Sentence("associative", "where the brackets are makes no difference"),
        ],
        misconceptions: [
            Sentence(
                "backwards",
                """
                the last reducer ran first. They run from left to right.
                """),
            Sentence("onlyFirst", "only the first reducer ran. The next one starts from what it returned."),
            Sentence(
                "onlyLast",
                """
                only the last reducer made a difference. Call each, in order, with the state that the one before \
                it gave.
                """),
            Sentence("noneRan", "the state is the old one. Call the reducers, and return what the last one returns."),
            Sentence("onlyTwo", "only the first two reducers ran. The list can have any length."),
            Sentence(
                "onlyThree",
                """
                only the first three reducers ran. The list can be of any length: use reduce, or a loop.
                """),
            Sentence(
                "keepsState",
                """
                the second call went on from what the first call made. A reducer keeps nothing: it knows only its two \
                arguments.
                """),
            Sentence(
                "early",
                """
                a reducer ran before there was an action. combine returns a *function* of the state and the action.
                """),
            Sentence("twice", "one action made a reducer run more than once. Call each one once."),
            Sentence("changeLost", "the part's new state is not in the whole. Put it back: copy[keyPath: part] = …"),
            Sentence("ranTwice", "the part's reducer ran on its own result. Call it once."),
            Sentence(
                "askedTwice",
                """
                one action made the part's reducer run more than once. Call it once, and put its result back.
                """),
            Sentence(
                "wholeForPart",
                """
                whole and part are of different types. whole[keyPath: part] reads the part; put the result back into a \
                copy.
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
            Sentence("changesWhole", "whole is an argument, so you can't change it. Make a copy: var whole = whole."),
        ],
        notice: """
            combine is associative, and the empty list is its identity. So you can cut an app's reducer anywhere, and \
            each feature can bring its own.
            """,
        toolkit: "Sources/Stores/Reducers/Reducer+Pullback.swift")
}
