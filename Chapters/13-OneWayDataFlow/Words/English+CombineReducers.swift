import CurrycombWorkbook

extension English {
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
            Sentence("once", "each runs once an action, in order, and not before there is one"),
            Sentence("part", "a reducer of a part changes that part, and no other"),
            Sentence("other", "an action of others does not reach it"),
            Sentence("associative", "where the brackets are makes no difference"),
        ],
        misconceptions: [
            Sentence(
                "backwards",
                """
                the last reducer ran first. They run from left to right.
                """),
            Sentence("onlyFirst", "only the first reducer ran. Its answer is what the next one starts from."),
            Sentence(
                "onlyLast",
                """
                the others made no difference: each of them got the old state, and the last one's answer won. Hand the \
                new state on.
                """),
            Sentence("noneRan", "the state is the old one. Call the reducers, and give what comes out of the last."),
            Sentence("onlyTwo", "only the first two reducers ran. The list can have any length."),
            Sentence(
                "onlyThree",
                """
                only the first three reducers ran. However many there are: reduce, or a loop, takes them all.
                """),
            Sentence(
                "keepsState",
                """
                the second call went on from what the first call made. A reducer keeps nothing: what it knows are \
                its two arguments.
                """),
            Sentence(
                "early",
                """
                a reducer ran before there was an action. combine gives a *function* of the state and the action.
                """),
            Sentence("twice", "one action made a reducer run more than once. Call each of them once."),
            Sentence("changeLost", "the part's new state is not in the whole. Put it back: copy[keyPath: part] = …"),
            Sentence("ranTwice", "the part's reducer ran on its own answer. Call it once."),
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
}
