import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let composeTwo = Words(
        title: "Compose two functions",
        task: "Make one function of two: the right one goes first, as in f(g(x)).",
        hints: Hints(
            question: "What do you have in your hand when compose returns: a number, or something that waits for one?",
            direction: "Return a closure. It takes x, gives it to g, and gives what comes out to f.",
            nearly: "{ x in f(…) }, and inside the brackets goes g(x)."),
        checks: [
            Sentence("unchanged", "two functions that change nothing change nothing together"),
            Sentence("order", "g runs first, then f"),
            Sentence("lazy", "nothing runs before the composed function is called, and then once"),
            Sentence("types", "it works for any types that fit together"),
        ],
        misconceptions: [
            Sentence("swapped", "f ran first. In composeNumbers(f, g) the right one goes first, as in f(g(x))."),
            Sentence("onlyF", "g never ran. Give f what g makes of x, not x itself."),
            Sentence("fAgain", "what f gave went into f once more: f(f(g(x))). Each runs once: f(g(x))."),
            Sentence("gAgain", "what g gave went into g once more: f(g(g(x))). Each runs once: f(g(x))."),
            Sentence("onlyG", "f never ran. Give f what comes out of g."),
            Sentence(
                "early",
                """
                something ran while the functions were being put together. They should run only when the new \
                function is called.
                """),
            Sentence(
                "twice", "a function ran more than once in one call. Call g once, and hand its result to f, once."),
            Sentence(
                "typesSwapped",
                """
                the types allow one order only: g makes a B of an A, and f wants that B. So g goes first, inside, \
                and f around it: f(g(x)).
                """),
            Sentence(
                "called",
                """
                compose has no x yet, so it cannot call anything: it returns a new function that will, \
                { x in f(g(x)) }.
                """),
        ],
        notice:
            """
            compose returned a function and ran nothing. In the generic one the types leave only one order: \
            what g gives is all that f can take.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let composeMany = Words(
        title: "Compose any number",
        task: "Make one function of a whole list: the last one goes first. Then apply one function many times.",
        hints: Hints(
            question: "You can put two together. What do you do with the third?",
            direction: "Go through the list from its end, and hand each function what the one before it gave.",
            nearly: "{ x in functions.reversed().reduce(x) { value, function in … } }"),
        checks: [
            Sentence("one", "a list of one function is that function"),
            Sentence("many", "the last function goes first, and each gets what the one before it gave"),
            Sentence("none", "no functions at all change nothing"),
            Sentence("again", "a function applied to its own result, as often as asked"),
        ],
        misconceptions: [
            Sentence(
                "leftFirst",
                """
                the first function of the list ran first. Here the last one does; the other order is called pipe.
                """),
            Sentence(
                "sameInput",
                """
                only the first function counts, and it got the argument itself. Hand every function what the one \
                before it gave.
                """),
            Sentence(
                "lastCounts",
                """
                only the last function counts: what it gave went nowhere. Hand every function what the one before \
                it gave.
                """),
            Sentence("lostOne", "the first function of the list never ran."),
            Sentence(
                "otherStart",
                """
                the first call of the function did not get the argument. repeated(function, times)(x) starts at x, not \
                at a number of its own.
                """),
            Sentence("zero", "an empty list gave 0. Nothing to do means that the value comes out as it went in."),
            Sentence("onceMore", "the function ran once too often: as often as times says, and no more."),
            Sentence("onceLess", "the function ran once too few: as often as times says, and no less."),
            Sentence("onlyOnce", "the function ran once, whatever times is. Give each result to the function again."),
            Sentence("added", "the results of single calls were added. Each result should go into the function again."),
            Sentence("atLeastOnce", "zero times is not once: then the value comes out as it went in."),
        ],
        notice:
            """
            The function that changes nothing is what an empty list stands for, as 0 is for a sum. It is \
            called identity, and 2.3 needs it.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let composeLogged = Words(
        title: "A composition of your own, and its laws",
        task: "Compose functions that tell what they did. Keep both laws: associativity and identity.",
        hints: Hints(
            question: "g went first. Which lines belong first in the log, and which value does f get?",
            direction: """
                Keep what g gave in a constant, call f with its value, and put the two logs one after the other.
                """,
            nearly: "let inner = g(x); let outer = f(inner.value); return (outer.value, inner.log + …)"),
        checks: [
            Sentence("value", "f gets the value that g gave"),
            Sentence("log", "the log has the lines of both, those of g first"),
            Sentence("associative", "it does not matter which two are composed first"),
            Sentence("identity", "identity composed with f, on either side, is f"),
        ],
        misconceptions: [
            Sentence("swapped", "f ran first. In compose(f, g), g gets the argument, and f the value that g gave."),
            Sentence("logSwapped", "the lines of f stand before those of g, though g went first."),
            Sentence(
                "logSorted",
                """
                the lines were sorted. Put the two logs one after the other, and leave the order as it is.
                """),
            Sentence(
                "logLost",
                """
                the lines of g are lost: the log is that of f alone. Put the two logs one after the other.
                """),
            Sentence(
                "notAssociative",
                """
                three functions give different logs, depending on which two are composed first. What is \
                done to a log may not depend on where it came from: just put the two together.
                """),
            Sentence(
                "identityTells", "identity leaves a trace: it should give its argument back, and an empty log."),
        ],
        notice:
            """
            Associativity is why nobody needs brackets in a chain, and identity is why an empty chain is no \
            special case. Whatever you compose, these two are worth checking.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let pipe = Words(
        title: "Pipe: in reading order",
        task: "Put functions together left to right. Then make a slug of a title with one pipe.",
        hints: Hints(
            question: "What is different from compose, apart from the order of f and g?",
            direction: """
                pipe(f, g, h) is pipe(pipe(f, g), h). For slug, ask of each function: what does it take, what \
                does it give?
                """,
            nearly: "slug: pipe(lowercase, words, …)(title)"),
        checks: [
            Sentence("types", "what f gives goes into g"),
            Sentence("order", "the left one goes first"),
            Sentence("three", "three functions go one after the other"),
            Sentence("slug", "a title becomes lower-case words with hyphens between them"),
        ],
        misconceptions: [
            Sentence("compose", "the right one went first. That is compose; pipe reads from left to right."),
            Sentence(
                "typesSwapped",
                """
                the types allow one order only: f makes a B of an A, and g wants that B. The left one goes first, so \
                it is inside: g(f(x)).
                """),
            Sentence("swappedStages", "g ran first, and then f: the first two stages are in the wrong order."),
            Sentence("skipped", "the second stage did not run: three functions, three steps."),
            Sentence("notLowered", "the capital letters are still there: lowercase has no part in your pipe."),
            Sentence(
                "notJoined",
                """
                the words stand apart, with spaces between them: joined is missing, or its result is not used.
                """),
            Sentence("glued", "the words run together. joined puts a hyphen between them."),
            Sentence("replaced", "each single space became a hyphen. Make words of the text first, and join those."),
            Sentence(
                "noPipe",
                """
                the result is right, but no pipe made it. Put the three together: pipe(lowercase, words, …)(title).
                """),
        ],
        notice: """
            compose and pipe are the same thing in two directions. A pipe reads in the order in which things \
            happen.
            """,
        toolkit: "Sources/Composition/Pipe.swift")

    static let firstName = Words(
        title: "Is the first name four letters long?",
        task: "Write five small functions, and answer the question with them, one after the other.",
        hints: Hints(
            question: "Say aloud what happens to a record, step by step. Which of the five does which step?",
            direction:
                "prop and split return functions, so call them with the key and the separator when you compose.",
            nearly: "compose(isFourLetter, strLength, head, split(\" \"), prop(\"name\"))(record)"),
        checks: [
            Sentence("prop", "prop makes a function that looks up a key"),
            Sentence("split", "split makes a function that cuts at a separator"),
            Sentence("head", "head is the first of a list, and an empty text if there is none"),
            Sentence("length", "strLength counts characters"),
            Sentence("isFour", "four is four, and nothing else is"),
            Sentence("name", "it is the first name whose letters count"),
            Sentence("missing", "a record without a name has no first name of four letters"),
        ],
        misconceptions: [
            Sentence("keyItself", "prop gave the key back. Look it up in the record: record[key]."),
            Sentence(
                "oneKey", "prop looked up \"name\", whatever the key was. Use the key that it is given: record[key]."),
            Sentence(
                "oneSeparator", "split cut at spaces, whatever the separator was. Use the separator that it is given."),
            Sentence(
                "substrings",
                """
                what split of Swift cuts out are Substrings, windows on the text. Make a String of each: \
                .map(String.init).
                """),
            Sentence(
                "settingsMissing",
                """
                split and prop wait for a setting before they are stages: split(" ") waits for a text, and \
                prop("name") for a record.
                """),
            Sentence("last", "head gave the last of the list; the head is the first."),
            Sentence("characters", "split gave single characters. Cut the text where the separator stands."),
            Sentence("atMost", "isFourLetter says yes to less than four. Four means exactly four: ==."),
            Sentence("atLeast", "isFourLetter says yes to more than four. Four means exactly four: ==."),
            Sentence(
                "wholeName",
                """
                each step is right, but what they are made into is not: it measured the whole name. Split it, and \
                take the head.
                """),
        ],
        notice:
            """
            No variable, no loop, no if: the pipeline says what the answer is. When it is wrong, look at \
            one stage at a time, as the verdict does.
            """,
        toolkit: "Sources/Composition/XRay.swift")
}
