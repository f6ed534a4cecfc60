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
            Sentence(
                "swapped",
                """
                12 is double(increment(5)): f ran first. In composeNumbers(f, g) the right one goes first, \
                as in f(g(x)).
                """),
            Sentence("onlyF", "6 is increment(5): g never ran. Give f what g makes of x, not x itself."),
            Sentence("onlyG", "10 is double(5): f never ran. Give f what comes out of g."),
            Sentence(
                "early",
                """
                g ran while the functions were being put together. It should run only when the new function \
                is called.
                """),
            Sentence("twice", "g ran more than once for one call. Call it once, and hand its result to f."),
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
        toolkit: "Sources/Composition/Compose/Compose.swift")

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
                64 is square(double(increment(3))): the first function of the list ran first. That order is \
                called pipe.
                """),
            Sentence("sameInput", "each function got 3 itself. Hand every function what the one before it gave."),
            Sentence("lostOne", "increment never ran: the first of the list is left out."),
            Sentence(
                "otherStart",
                """
                the first call of the function did not get the argument. repeated(function, times)(x) starts at x, not \
                at a number of its own.
                """),
            Sentence("zero", "an empty list gave 0. Nothing to do means that the value comes out as it went in."),
            Sentence("onceMore", "16 is four times doubled: it ran once too often."),
            Sentence("onceLess", "4 is twice doubled: it ran once too few."),
            Sentence("onlyOnce", "double ran once, whatever times is. Give each result to the function again."),
            Sentence("added", "6 is 2 + 2 + 2: the results were added. Each result should go into the function again."),
            Sentence("atLeastOnce", "zero times is not once: then the value comes out as it went in."),
        ],
        notice:
            """
            The function that changes nothing is what an empty list stands for, as 0 is for a sum. It is \
            called identity, and 2.3 needs it.
            """,
        toolkit: "Sources/Composition/Compose/Compose.swift")

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
            Sentence("swapped", "12 is double(increment(5)): f ran first. The right one goes first."),
            Sentence("logSwapped", "the lines of f stand before those of g, though g went first."),
            Sentence(
                "logSorted",
                """
                increment went first this time, and its line stands last. Put the two logs one after the other, \
                and leave the order as it is.
                """),
            Sentence("logLost", "the lines of one function are lost. The log is both, one after the other."),
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
        toolkit: "Sources/Composition/Compose/Compose.swift")

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
            Sentence(
                "compose",
                """
                11 is increment(double(5)): the right one went first. That is compose; pipe reads from left to \
                right.
                """),
            Sentence(
                "typesSwapped",
                """
                the types allow one order only: f makes a B of an A, and g wants that B. The left one goes first, so \
                it is inside: g(f(x)).
                """),
            Sentence(
                "swappedStages",
                """
                11 is double first and then increment: the first two stages are in the wrong order.
                """),
            Sentence("skipped", "one of the stages did not run: three functions, three steps."),
            Sentence("notLowered", "the capital letters are still there: lowercase has no part in your pipe."),
            Sentence("notJoined", "the words stand apart: joined is missing, or its result is not used."),
            Sentence("glued", "the words run together. joined puts a hyphen between them."),
            Sentence("replaced", "each single space became a hyphen. Make words of the text first, and join those."),
        ],
        notice: """
            compose and pipe are the same thing in two directions. A pipe reads in the order in which things \
            happen.
            """,
        toolkit: "Sources/Composition/Pipe/Pipe.swift")

    static let firstName = Words(
        title: "Is the first name four letters long?",
        task: "Write five small functions, and answer the question by composing them.",
        hints: Hints(
            question: "Say aloud what happens to a record, step by step. Which of the five does which step?",
            direction:
                "prop and split return functions, so call them with the key and the separator when you compose.",
            nearly: "compose(isFourLetter, strLength, head, split(\" \"), prop(\"name\"))(record)"),
        checks: [
            Sentence("prop", "prop makes a function that looks up a key"),
            Sentence("split", "split makes a function that cuts at a separator"),
            Sentence("four", "Anna Lee: a first name of four letters"),
            Sentence("three", "Jon Snow: a first name of three"),
            Sentence("longer", "Robert: one name, and longer than four"),
            Sentence("missing", "nothing to look up gives an empty text"),
        ],
        misconceptions: [
            Sentence("keyItself", "prop gave the key back. Look it up in the record: record[key]."),
            Sentence(
                "oneKey", "prop gave the name, though the key was home. Use the key that it is given: record[key]."),
            Sentence(
                "oneSeparator",
                """
                split cut at the blank, though the separator was a hyphen. Use the separator that it is given.
                """),
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
                each stage is right, and the pipeline is not: it measured the whole name. Put split and \
                head into it, before strLength.
                """),
        ],
        notice:
            """
            No variable, no loop, no if: the pipeline says what the answer is. When it is wrong, look at \
            one stage at a time, as the verdict does.
            """,
        toolkit: "Sources/Composition/XRay/XRay.swift")
}
