import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let composeTwo = Words(
        title: "Compose two functions",
        task: "Make one function of two: the right one goes first, as in f(g(x)).",
        hints: Hints(
            question: "What has the caller got when compose returns: a number, or something that waits for one?",
            direction: "Return a closure. It takes x, gives it to g, and gives what g returns to f.",
            nearly: "{ x in f(…) }, and inside the brackets goes g(x).",
            byCheck: [
                Sentence("order", "composeNumbers(increment, double)(5) is 11. Which of the two got the 5?"),
                Sentence(
                    "lazy",
                    """
                    This check counts the calls of f and g: none while they are put together, and one each when the \
                    new function is called.
                    """),
                Sentence(
                    "types",
                    """
                    Here g makes a B of an A, and f makes a C of that B. Follow the letters: who can take the A, and \
                    who can give the C?
                    """),
            ]),
        checks: [
            Sentence("unchanged", "two functions that change nothing change nothing together"),
            Sentence("order", "g runs first, then f"),
            Sentence("lazy", "nothing runs before the composed function is called, and then once"),
            Sentence("types", "it works for any types that fit together"),
        ],
        misconceptions: [
            Sentence("swapped", "f ran first. In composeNumbers(f, g) the right one goes first, as in f(g(x))."),
            Sentence("onlyF", "f got x itself. Give it what g makes of x."),
            Sentence("fAgain", "what f gave went into f once more: f(f(g(x))). Each runs once: f(g(x))."),
            Sentence("gAgain", "what g gave went into g once more: f(g(g(x))). Each runs once: f(g(x))."),
            Sentence(
                "kept",
                """
                the result of an earlier call came back, and this call is another one. Keep nothing from one call to the \
                next.
                """),
            Sentence("onlyG", "what g gave came out unchanged. Give it to f first."),
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
                the types allow only one order: g makes a B of an A, and f wants that B. So g goes first, inside, \
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
            compose returned a function and ran nothing. In the generic one, the types leave only one order: what \
            g gives is all that f can take.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let composeMany = Words(
        title: "Compose any number",
        task: "Make one function of a whole list: the last one goes first. Then apply one function many times.",
        hints: Hints(
            question: "You can put two together. What do you do with the third?",
            direction: "Go through the list from its end, and give each function what the one before it returned.",
            nearly: "{ x in functions.reversed().reduce(x) { value, function in … } }",
            byCheck: [
                Sentence(
                    "many",
                    """
                    Take [increment, double, square] and 3, with a pencil. Which function gets the 3, and what does \
                    the next one get?
                    """),
                Sentence("none", "There is nothing to do for an empty list. What should become of x then?"),
                Sentence(
                    "again",
                    """
                    repeated(double, 3)(1): 1, 2, 4, 8. How often does double run, and what does it get each time? And \
                    with 0 times?
                    """),
            ]),
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
                the first function of the list ran first. Here the last one goes first; the other order is that of \
                pipe, in 2.4.
                """),
            Sentence(
                "sameInput",
                """
                only the first function counts, and it got the argument itself. Give every function what the one \
                before it returned.
                """),
            Sentence(
                "lastCounts",
                """
                only the last function counts: what it returned went nowhere. Give every function what the one \
                before it returned.
                """),
            Sentence(
                "kept",
                """
                the result of an earlier call came back, and this call is another one. Keep nothing from one call to the \
                next.
                """),
            Sentence("lostOne", "the first function of the list is left out."),
            Sentence(
                "lastTwice",
                """
                the last function of the list ran twice: to begin with, and once more in its place. Begin with x, or leave \
                it out of the list.
                """),
            Sentence(
                "otherStart",
                """
                the first call of the function did not get the argument. repeated(function, times)(x) starts with \
                x, not with a number of its own.
                """),
            Sentence("zero", "an empty list gave 0. With nothing to do, the value comes out as it went in."),
            Sentence("onceMore", "the function ran one time too many. times says how often."),
            Sentence("onceLess", "the function ran one time too few. times says how often."),
            Sentence("onlyOnce", "the function ran once, whatever times is. Give each result to the function again."),
            Sentence(
                "argumentAgain",
                "every call of the function got the argument itself. Give each one what the one before it returned."),
            Sentence("added", "the results of the calls were added up. Each result should go into the function again."),
            Sentence("atLeastOnce", "zero times is not once: with 0, the value comes out as it went in."),
        ],
        notice:
            """
            An empty list stands for the function that changes nothing, as an empty sum stands for 0. It is called \
            identity, and you need it in 2.3.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let composeLogged = Words(
        title: "A composition of your own, and its laws",
        task: "Compose functions that tell what they did, and keep both laws: associativity and identity.",
        hints: Hints(
            question: "g goes first. Whose lines come first in the log, and which value does f get?",
            direction: """
                Keep what g returned in a constant, call f with its value, and put one log after the other.
                """,
            nearly: "let inner = g(x); let outer = f(inner.value); return (outer.value, inner.log + …)",
            byCheck: [
                Sentence("value", "g gives a pair. Which half of it does f want, and which half is yours to keep?"),
                Sentence(
                    "log",
                    """
                    Two functions ran, so there are two logs. Which one's lines came first? Note too that f and g \
                    should run once each.
                    """),
                Sentence(
                    "associative",
                    """
                    A log here may have no lines, several, or the same line twice. Do you do anything with the logs \
                    beyond putting one after the other?
                    """),
                Sentence(
                    "identity",
                    "Composed with f, identity must leave no trace. What value does it give, and how many lines?"),
            ]),
        checks: [
            Sentence("value", "f gets the value that g gave"),
            Sentence("log", "the log has the lines of both, with those of g first"),
            Sentence("associative", "it does not matter which two are composed first"),
            Sentence("identity", "identity composed with f, on either side, is f"),
        ],
        misconceptions: [
            Sentence("swapped", "f ran first. In compose(f, g), g gets the argument, and f the value that g gave."),
            Sentence("logSwapped", "the lines of f stand before those of g, but g went first."),
            Sentence(
                "logSorted",
                """
                the lines were sorted. Put one log after the other, and leave the lines in their order.
                """),
            Sentence(
                "logLost",
                """
                the lines of g are lost: the log is only that of f. Put the two logs one after the other.
                """),
            Sentence(
                "notAssociative",
                """
                three functions give different logs, depending on which two you compose first. Do nothing to the \
                logs but put one after the other.
                """),
            Sentence(
                "identityTells", "identity leaves a trace: it should give its argument back, and an empty log."),
        ],
        notice:
            """
            Associativity is why a chain needs no brackets, and identity is why an empty chain is no special case. \
            Whatever you compose, check these two.
            """,
        toolkit: "Sources/Composition/Compose.swift")

    static let pipe = Words(
        title: "Pipe: in reading order",
        task: "Put functions together from left to right. Then turn a title into a slug with one pipe.",
        hints: Hints(
            question: "How does it differ from compose? Is there anything but the order of f and g?",
            direction: """
                pipe(f, g, h) is pipe(pipe(f, g), h). For slug, ask each function what it takes and what it gives.
                """,
            nearly: "slug: pipe(lowercase, words, …)(title)",
            byCheck: [
                Sentence("order", "pipe(increment, double)(5) is 12. Which of the two got the 5?"),
                Sentence(
                    "three",
                    """
                    You can already put two together. Put the first two together, and the result together with the \
                    third.
                    """),
                Sentence(
                    "slug",
                    """
                    lowercase and words take a text, joined takes words. Only one of them can stand last. Does your \
                    pipe have all three?
                    """),
            ]),
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
                the types allow only one order: f makes a B of an A, and g wants that B. The left one goes first, so \
                it is inside: g(f(x)).
                """),
            Sentence("swappedStages", "g ran first, and then f: the first two stages are in the wrong order."),
            Sentence("skipped", "the second stage is left out: three functions, three steps."),
            Sentence("notLowered", "the capital letters are still there: lowercase is missing from your pipe."),
            Sentence(
                "notJoined",
                """
                there are still spaces between the words: joined is missing, or its result is not used.
                """),
            Sentence("glued", "the words run together. joined puts a hyphen between them."),
            Sentence(
                "replaced",
                """
                every space became a hyphen of its own. Cut the text into words first, and join those.
                """),
            Sentence(
                "noPipe",
                """
                the result is right, but you made it without pipe. Put the three together: pipe(lowercase, words, \
                …)(title).
                """),
            Sentence(
                "byHand",
                """
                the result is right, but this function is called on its own, beside the pipe. All three belong between \
                the brackets of pipe.
                """),
        ],
        notice: """
            compose and pipe are one thing in two directions. A pipe reads in the order in which things happen.
            """,
        toolkit: "Sources/Composition/Pipe.swift")

    static let firstName = Words(
        title: "Is the first name four letters long?",
        task: "Write five small functions, and answer the question with a pipeline of them.",
        hints: Hints(
            question: "Say aloud what happens to a record, step by step. Which of the five does which step?",
            direction:
                "prop and split return functions, so call them with the key and the separator when you compose.",
            nearly: "compose(isFourLetter, strLength, head, split(\" \"), prop(\"name\"))(record)",
            byCheck: [
                Sentence(
                    "split",
                    """
                    Swift's text.split(separator:) cuts, but it gives Substrings. Any character may be the separator \
                    here.
                    """),
                Sentence("head", "A list may be empty, and then there is no first element. list.first is an Optional."),
                Sentence("length", "Count characters, as a reader does: an emoji is one."),
                Sentence("isFour", "3 isn't four, and neither is 5."),
                Sentence(
                    "name",
                    """
                    The five steps are right, so look at how you put them together. What is the value after each step \
                    for \"Anna Lee\"?
                    """),
                Sentence(
                    "missing",
                    """
                    Send a record without \"name\" through your pipeline, step by step. No step should stop the \
                    program, and an empty name has no four letters.
                    """),
            ]),
        checks: [
            Sentence("prop", "prop makes a function that looks up a key"),
            Sentence("split", "split makes a function that cuts at a separator"),
            Sentence("head", "head is the first element of a list, or an empty text if there is none"),
            Sentence("length", "strLength counts characters"),
            Sentence("isFour", "four is four, and nothing else is"),
            Sentence("name", "the five, one after the other, look at the first name only"),
            Sentence("missing", "a record without a name has no first name of four letters"),
        ],
        misconceptions: [
            Sentence("keyItself", "prop returned the key itself. Look it up in the record: record[key]."),
            Sentence(
                "oneKey", "prop looked up \"name\", whatever the key was. Use its argument: record[key]."),
            Sentence(
                "oneSeparator", "split cut at spaces, whatever the separator was. Use its argument."),
            Sentence(
                "substrings",
                """
                Swift's split gives Substrings, which are windows on the text. Make a String of each: \
                .map(String.init).
                """),
            Sentence(
                "settingsMissing",
                """
                split and prop need a setting before they are stages: split(" ") waits for a text, and \
                prop("name") for a record.
                """),
            Sentence("last", "head gave the last element of the list. It should give the first."),
            Sentence(
                "cutOnce", "the text was cut at the first separator only. Cut it at each: leave maxSplits out."),
            Sentence("characters", "split gave single characters. Cut the text where the separator is."),
            Sentence("atMost", "isFourLetter says yes to less than four. Four means exactly four: ==."),
            Sentence("atLeast", "isFourLetter says yes to more than four. Four means exactly four: ==."),
            Sentence(
                "wholeName",
                """
                each step is right, but the pipeline isn't: it measured the whole name. Split it, and take the head.
                """),
            Sentence(
                "unusedStep",
                """
                the result is right, but not every one of your five functions has a part in it. Send the record \
                through all of them, one after the other.
                """),
        ],
        notice:
            """
            No variable, no loop, no if: the pipeline says what the answer is. When it is wrong, look at one stage \
            at a time, as the checks do.
            """,
        toolkit: "Sources/Composition/XRay.swift")
}
