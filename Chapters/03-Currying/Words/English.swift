import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let curry = Words(
        title: "Curry: one argument at a time",
        task:
            """
            Turn a function of two arguments into one that takes them one at a time. Write a power that is curried \
            from the start. Then go back.
            """,
        hints: Hints(
            question: "What must curryNumbers(join)(4) be, so that you can write (2) after it?",
            direction: "Return a closure that takes a and returns a closure that takes b. Only the inner one calls f.",
            nearly: "{ a in { b in … } }, and inside goes f(a, b). uncurry is { a, b in … }, with f(a)(b).",
            byCheck: [
                Sentence("order", "join(4, 2) is 42. Which of the two did your f get first?"),
                Sentence(
                    "waits",
                    """
                    This check counts the calls of f: none while a number is missing, and one for each last argument. \
                    It keeps several half-finished calls, and completes them in turn.
                    """),
                Sentence(
                    "power",
                    """
                    The exponent says how often to multiply, and the base is what you multiply by. Write down the \
                    steps for power(3)(2). And for power(0)(5)?
                    """),
                Sentence("types", "It is the body of curryNumbers. Only the types have other names."),
                Sentence(
                    "back",
                    """
                    Here f takes its arguments one by one, and your function gets both together. Call f, and call what \
                    comes out of that.
                    """),
            ]),
        checks: [
            Sentence("both", "both numbers reach f"),
            Sentence("order", "the first call gives a, the second one b"),
            Sentence("waits", "f runs when it has both, once a call, and half a call can be completed many times"),
            Sentence("power", "power(2) is a function that squares"),
            Sentence("types", "curry works for any types"),
            Sentence("back", "uncurry takes both at once again, and undoes what curry did"),
        ],
        misconceptions: [
            Sentence("swapped", "the second number went in first. a comes with the first call, b with the second."),
            Sentence("firstTwice", "the first number went in twice, and the second one is lost."),
            Sentence("secondTwice", "the second number went in twice, and the first one is lost."),
            Sentence(
                "early",
                """
                f ran while the second number was still missing. Call it in the inner closure, where you have both.
                """),
            Sentence("tooOften", "f ran more than once for one call. Call it in one place, and return what it gives."),
            Sentence(
                "baseFirst",
                """
                base and exponent are swapped. power(2) fixes the exponent: the number that comes later is \
                multiplied by itself.
                """),
            Sentence(
                "alwaysSquare", "power squared, whatever the exponent was. Multiply as often as the exponent says."),
            Sentence(
                "kept",
                """
                the result of an earlier call came back, and this call is another one. Keep nothing from one call to the \
                next.
                """),
            Sentence("caret", "in Swift, ^ combines bits (XOR); it isn't a power. Multiply instead."),
            Sentence(
                "product",
                """
                base and exponent were multiplied. A power multiplies the base by itself: power(2)(5) is 5 × 5.
                """),
            Sentence("onceMore", "there is one factor too many: power(2)(5) is 5 × 5."),
            Sentence("onceLess", "there is one factor too few: power(2)(5) is 5 × 5."),
            Sentence(
                "fromZero",
                """
                an exponent of 0 gave 0. With no factor at all, the result is 1: start multiplying there.
                """),
            Sentence(
                "fromBase", "an exponent of 0 gave the base. Start at 1, and multiply as often as the exponent says."),
            Sentence(
                "zeroBase",
                """
                power(0)(0) gave 0. With no factor at all, the result is 1, whatever the base is.
                """),
            Sentence(
                "asDouble",
                "only the last digits differ: a Double keeps some fifteen of them, and an Int all. Multiply Ints."),
            Sentence(
                "exchanged",
                """
                a and b are swapped. uncurry keeps the order: a is the first argument, b the second.
                """),
            Sentence(
                "turnedTypes",
                """
                a and b are swapped. f takes a first and b second, whichever of them comes in first.
                """),
            Sentence(
                "stillBoth",
                """
                that still takes both at once. Take a in an outer closure and b in one inside: { a in { b in … \
                } }.
                """),
            Sentence("oneByOne", "f is curried here, so it takes a in one call and b in the next: f(a)(b)."),
        ],
        notice:
            """
            The types of curry leave only one way to write it: nothing else can make a C. And nothing is lost: you \
            can go there and back whenever you like.
            """,
        toolkit: "Sources/Composition/Curry.swift")

    static let partial = Words(
        title: "Partial application",
        task: "Fix the first argument of a function and get a function of the rest. Then use that twice.",
        hints: Hints(
            question: "partial(price, 10) knows the percentage. What does it still wait for?",
            direction:
                "Return a closure of the arguments that are missing. You can use partial on the result of partial.",
            nearly:
                "tenPercentOff is partial(price, …); in welcome, names.map(partial(partial(greeting, …), …))",
            byCheck: [
                Sentence("first", "partial(price, 50)(200): which argument of price is 50, and which is 200?"),
                Sentence(
                    "tenth",
                    """
                    price(percentOff:cents:) can do it. Which of its two arguments do you know already? A formula of \
                    your own may round differently.
                    """),
                Sentence("three", "One argument is fixed, and two come later, together and in their order."),
                Sentence(
                    "welcome",
                    """
                    greeting takes salute, mark, name. Fix two of them, one after the other; what is left fits into \
                    map.
                    """),
            ]),
        checks: [
            Sentence("nothing", "a hundred percent off a hundred cents is nothing"),
            Sentence("first", "what is fixed is the first argument"),
            Sentence("tenth", "ten percent off, made from price"),
            Sentence("three", "of three arguments one is fixed, and two are left, in order"),
            Sentence("welcome", "two fixed, one left: ready for map"),
        ],
        misconceptions: [
            Sentence(
                "turned", "the fixed value went in second. partial puts it first, and what comes later goes after it."),
            Sentence(
                "discount",
                """
                90 percent was taken off. price wants the percentage that comes off, and gives what is left to pay.
                """),
            Sentence(
                "flat", "10 cents were taken off. 10 is a percentage here: fix it as the first argument of price."),
            Sentence("fixedCents", "the 10 went in as the cents. The first argument of price is the percentage."),
            Sentence("dearer", "ten percent was added, not taken off."),
            Sentence(
                "formula",
                """
                that is another formula, and it rounds the other way. Fix an argument of price, and prices are \
                worked out in one place.
                """),
            Sentence(
                "noPrice",
                """
                the result is right, but price was not called. Fix its first argument: then prices are worked out in \
                one place.
                """),
            Sentence(
                "notFixed",
                """
                the result is right, but it was made without partial. Let partial fix the percentage of price.
                """),
            Sentence(
                "notFixedTwice",
                """
                the result is right, but partial did not fix both the salute and the mark. What partial returns is a \
                function, too.
                """),
            Sentence("restTurned", "the two later arguments are swapped: the mark comes first, then the name."),
            Sentence("nameSecond", "the name is where the mark belongs: greeting takes salute, mark, name."),
            Sentence("markFirst", "the mark went in first. Fix the salute first, and then the mark."),
            Sentence("together", "all the names share one welcome. map calls a function of one name for each of them."),
            Sentence(
                "noGreeting",
                """
                the result is right, but greeting was not called. Fix its first two arguments, and give what is left \
                to names.map.
                """),
            Sentence("onlyOne", "only the first name was welcomed. map goes through the whole list."),
            Sentence(
                "turnedTypes",
                """
                the fixed value belongs in front: you know a already, and what comes later goes after it.
                """),
            Sentence("restTypes", "b and c are swapped. What comes later keeps its order: first b, then c."),
            Sentence(
                "tooFew",
                """
                f wants all its arguments in one call. Return a closure that takes the missing ones, and call f \
                inside it.
                """),
            Sentence(
                "notTogether",
                """
                the two that are left come together, in one closure: { b, c in … }. One after the other would be \
                curry.
                """),
        ],
        notice:
            """
            In price and greeting, what changes least comes first. That makes it easy to fix. With a curried \
            function, partial application is just a call: curry(price)(10).
            """,
        toolkit: "Sources/Composition/Partial.swift")

    static let flip = Words(
        title: "Flip, and data last",
        task:
            "Exchange the arguments of a curried function. Then use that to make two others fit into a pipeline.",
        hints: Hints(
            question: "flip(subtract)(1)(10) gets the 1 first. What can it do before the 10 is there?",
            direction:
                """
                flip returns { b in { a in … } }. Then flip(contains)(part) is a condition, and filter \
                takes conditions.
                """,
            nearly:
                """
                { words in words.filter(flip(contains)(part)) }, and pipe(words, words(containing: \"comb\"), …)(text)
                """,
            byCheck: [
                Sentence(
                    "order",
                    """
                    subtract(10)(1) is 9, so flip(subtract)(1)(10) is 9 as well. b comes in first now. Which one does f \
                    want first?
                    """),
                Sentence("twice", "Two flips should undo each other. This follows if the check before holds."),
                Sentence(
                    "decrement",
                    "subtract(10)(1) takes 1 from 10. Here the 1 is known and the 10 comes later, so flip subtract."),
                Sentence(
                    "words",
                    """
                    filter calls your condition with each word. contains wants the word first and the part second, and \
                    you know the part already.
                    """),
                Sentence(
                    "combs",
                    "From a text to words, from words to the right words, from those to a number: three stages."),
            ]),
        checks: [
            Sentence("types", "it fits functions of any two types"),
            Sentence("order", "the arguments change places"),
            Sentence("twice", "flipped twice, a function is itself"),
            Sentence("decrement", "subtract, flipped, takes one away"),
            Sentence("words", "the list comes last, and the words that contain the part stay"),
            Sentence("combs", "a function that takes its data last is a stage of a pipe"),
        ],
        misconceptions: [
            Sentence("asItWas", "the arguments stand as before. Take b first, then a, and call f(a)(b)."),
            Sentence("fromOne", "the argument was taken from 1: that is subtract(1). Flipped, subtract takes 1 away."),
            Sentence("increment", "the result is one more than the argument. Fix 1, not -1, in the flipped subtract."),
            Sentence("fixedTen", "10 was taken away. decrement takes 1 away."),
            Sentence(
                "noSubtract",
                "the result is right, but subtract was not called. Flip it, and fix the 1."),
            Sentence("notFlipped", "the result is right, but it was made without flip. Flip subtract, and fix the 1."),
            Sentence("nothing", "the argument came out as it went in: nothing was taken away."),
            Sentence(
                "dropped", "the words with the part in them are gone, and the others stayed. Yes and no are swapped."),
            Sentence(
                "exchanged",
                """
                the words that stand inside the part stayed. Ask the other way round: does the word contain the \
                part?
                """),
            Sentence("whole", "only the word that is the part itself stayed. Ask whether the word contains it."),
            Sentence(
                "fixedPart", "the words with comb in them stayed, whatever the part was. Use the argument."),
            Sentence("start", "only words that begin with the part stayed. It may be anywhere in a word."),
            Sentence(
                "startOrEnd",
                "only words that begin or end with the part stayed. It may be in the middle of a word, too."),
            Sentence("end", "only words that end with the part stayed. It may be in the middle of a word, too."),
            Sentence("all", "all words were counted. words(containing:) keeps those with comb in them."),
            Sentence("others", "the words without comb in them were counted."),
            Sentence(
                "occurrences",
                "a word with two combs is one word. Count words, not how often comb occurs."),
            Sentence("combsAtEnd", "words that end with comb were counted. It may stand anywhere: combs, too."),
            Sentence(
                "differentWords",
                "a word that comes twice was counted once. It counts each time."),
            Sentence("oneOnly", "only comb itself was counted. Words like honeycomb have it in them, too."),
            Sentence(
                "sameTypes",
                """
                f takes an A first, and what flip returns takes a B first: { b in { a in … } }, with f(a)(b) \
                inside.
                """),
            Sentence(
                "partOpen",
                """
                contains waits for two texts, and filter gives one. Fix the part first: flip(contains)(part).
                """),
        ],
        notice:
            """
            A function for pipelines takes its settings first and its data last. Swift's methods take the data \
            first, before the dot; flip turns them round.
            """,
        toolkit: "Sources/Composition/Flip.swift")

    static let match = Words(
        title: "A pattern now, a text later",
        task: "Write match(pattern)(text), and use it to answer two questions. Then write a replace that waits twice.",
        hints: Hints(
            question: "Which one do you know when you write the program, the pattern or the text?",
            direction:
                "text.matches(of: pattern) gives matches, each with an output. Each output becomes a String.",
            nearly:
                """
                { text in text.matches(of: pattern).map { String($0.output) } }; hasSpaces asks whether that is \
                empty
                """,
            byCheck: [
                Sentence(
                    "space", "What is found is the space, not the words. And where nothing fits, the list is empty."),
                Sentence("all", "This check looks for vowels, numbers and words in long texts. Is every match there?"),
                Sentence(
                    "empty",
                    """
                    a* also fits where there is no a, so an empty text can be a match. matches(of:) finds those as \
                    well, if you let it.
                    """),
                Sentence(
                    "hasSpaces", "There are blanks, tabs and new lines in these texts. \\s fits all three of them."),
                Sentence(
                    "vowels",
                    """
                    The answer is a number of matches, so the pattern has to fit a single vowel. Between [ and ] stand \
                    the letters that are allowed.
                    """),
                Sentence(
                    "replace",
                    """
                    Three calls: pattern, substitute, text. So there is a closure in a closure, and \
                    text.replacing(…, with: …) does the rest.
                    """),
            ]),
        checks: [
            Sentence("one", "a word that the pattern fits is found"),
            Sentence("space", "the white space in hello world is one match, and no match gives an empty list"),
            Sentence("all", "every match is found, in order"),
            Sentence("empty", "a match may be empty, and the search goes on after it"),
            Sentence("hasSpaces", "hasSpaces says whether there is white space"),
            Sentence("vowels", "vowels counts a, e, i, o and u"),
            Sentence("replace", "first the pattern, then the substitute, then the text"),
        ],
        misconceptions: [
            Sentence(
                "between",
                """
                that is what lies between the matches, as split gives it. Return the matches themselves.
                """),
            Sentence(
                "split",
                """
                split cuts where the pattern fits, and leaves the matches out. The matches are what you want.
                """),
            Sentence("whole", "the whole text came out. Only the part that the pattern fits is wanted."),
            Sentence("noneIsAll", "the pattern fits nowhere, and the text came out as it was. No match is []."),
            Sentence("emptyForNone", "no match is an empty list, [], and not a list with an empty text in it."),
            Sentence("onlyFirst", "only the first match was found. firstMatch stops there; matches(of:) goes on."),
            Sentence("sorted", "the matches came out sorted. Leave them in the order in which they stand in the text."),
            Sentence("once", "equal matches came out only once. The same text, found at two places, is two matches."),
            Sentence(
                "emptyLost",
                """
                a* means any number of a, even none. So it also fits the empty text before the b, and the one at \
                the end.
                """),
            Sentence("endLost", "a text has one more place, its end. a* fits there as well, with no a at all."),
            Sentence("reversed", "yes and no are swapped. A text has spaces if the list of matches is not empty."),
            Sentence("blanksOnly", "a tab is white space, too. The pattern \\s fits blanks, tabs and new lines."),
            Sentence("consonants", "the other characters were counted. In brackets, ^ means: none of these."),
            Sentence("kinds", "each vowel was counted once, however often it occurs. Count the matches."),
            Sentence("someVowels", "only e and o were counted. The vowels here are a, e, i, o, u."),
            Sentence("letters", "all letters from a to z were counted: the pattern has to leave out consonants."),
            Sentence("vowelGroups", "vowels in a row were counted as one: leave the + out of the pattern."),
            Sentence(
                "splitAndJoined",
                """
                split leaves out empty parts, so a match at either end, or right after another one, gets no \
                substitute. Replace the matches.
                """),
            Sentence(
                "eachCharacter",
                """
                a match of several characters was replaced by several substitutes. One is enough.
                """),
            Sentence(
                "everywhere",
                """
                what was found at one place was replaced at others, too, inside another match. Replace each match \
                where it stands.
                """),
            Sentence(
                "emptyKept",
                """
                a* also fits the empty text, and no substitute was put there. match finds such places, too.
                """),
            Sentence("withY", "y was counted, too. The vowels here are a, e, i, o, u."),
            Sentence(
                "turned",
                """
                text and substitute are swapped. The substitute comes first, then the text.
                """),
            Sentence(
                "eachSpace",
                """
                each space was replaced on its own, whatever the pattern is. Replace what the pattern fits, each match \
                as a whole.
                """),
            Sentence(
                "fixedPattern", "spaces were replaced, whatever the pattern is. Use the argument."),
            Sentence("fixedSubstitute", "a hyphen was put in, whatever the substitute is. Use the argument."),
            Sentence("firstReplaced", "only the first match was replaced."),
            Sentence("removed", "what the pattern fits is gone, and nothing took its place. Put the substitute there."),
            Sentence(
                "matchItself",
                """
                matches(of:) gives matches, not texts. Make a String of each match's output.
                """),
            Sentence(
                "substring",
                """
                an output is a Substring, a window on the text. String(…) around it makes a text of its own.
                """),
        ],
        notice:
            """
            replace waits twice. With the pattern alone it is a tool, with the substitute it is a stage, with the \
            text it is an answer. What you know first comes first.
            """,
        toolkit: "Sources/Composition/Curry.swift")

    static let failingPaths = Words(
        title: "A question to a long log",
        task: """
            On which paths does the server fail most often? It says so with a status from 500 to 599. Write the \
            parts, each a line or two, and put them together with pipe.
            """,
        hints: Hints(
            question: "Say aloud what becomes of the text, stage by stage. What type does it have after each?",
            direction:
                """
                lines, map(split(" ")), filter twice, map(path), tally, mostFirst, prefix: each of them takes one \
                value, so each fits into pipe.
                """,
            nearly:
                """
                pipe(lines, map(split(" ")), filter(isComplete), filter(hasFailed), map(path), …). For tally: \
                paths.reduce(into: [:]) { $0[$1, default: 0] += 1 } counts, and map makes Tally of each pair. mostFirst: tallies.sorted { $0.count == \
                $1.count ? $0.path < $1.path : … }.
                """,
            byCheck: [
                Sentence(
                    "complete", "An entry has exactly five fields. A remark has more, and a cut-off line has fewer."),
                Sentence(
                    "failed",
                    """
                    fields[3] is the status, as text. It should be from 500 to 599. Which statuses does your condition \
                    let through?
                    """),
                Sentence(
                    "path",
                    """
                    fields[2] is everything up to the next space. Where does the path end, if there is a query?
                    """),
                Sentence(
                    "tally",
                    """
                    Go through the paths with a dictionary from path to count. The first time a path comes, there is \
                    no count yet.
                    """),
                Sentence(
                    "mostFirst",
                    "Compare two tallies: by count, the greater one first; if the counts are equal, by path."),
                Sentence(
                    "pipeline",
                    """
                    Each part is right, so look at the order. What type comes out of each stage? Sort before you cut, \
                    and filter while there are still fields.
                    """),
                Sentence(
                    "log",
                    """
                    A few lines come out right, but the long log doesn't. Which kind of line does only the long one \
                    have?
                    """),
            ]),
        checks: [
            Sentence("filter", "filter takes the condition now, and the list later"),
            Sentence("complete", "entries are complete; remarks and lines that were cut off are not"),
            Sentence("failed", "a status from 500 to 599 is a failure"),
            Sentence("path", "the path comes without its query"),
            Sentence("tally", "each path is there once, with its count"),
            Sentence("mostFirst", "the greatest count comes first; equal counts go by the alphabet"),
            Sentence("short", "a line that was cut off goes into the pipe and counts for nothing"),
            Sentence("pipeline", "a few lines go through the whole pipe"),
            Sentence("log", "the whole log: three paths, and how often they failed"),
        ],
        misconceptions: [
            Sentence(
                "dropped", "what meets the condition was dropped, and the rest stayed. Keep what meets it."),
            Sentence(
                "cutOff",
                """
                a line that was cut off got through. It has too few fields: reading fields[3] would stop the program.
                """),
            Sentence(
                "remarks",
                "a remark got through: it has more words than an entry. An entry has five, not at least five."),
            Sentence(
                "keptTheGood",
                """
                yes and no are swapped: the requests that failed are gone, and the others stayed.
                """),
            Sentence("inTheText", "you looked for 500 in the whole line. Look only at the status: fields[3]."),
            Sentence(
                "clientErrors",
                """
                a status from 400 to 499 got through. That is a mistake of the client; the server failed from 500 on.
                """),
            Sentence("only500", "only 500 got through. Every status from 500 to 599 counts."),
            Sentence("query", "the query is still there. Keep what stands before the question mark."),
            Sentence("queryAlone", "what stands after the question mark was kept. The path is what stands before it."),
            Sentence("otherField", "that is another field. Counted from 0, time is 0, method 1, path 2, status 3."),
            Sentence(
                "beforeNothing",
                """
                nothing stands before the question mark here, and what follows it came out. Does split leave out \
                empty parts?
                """),
            Sentence(
                "readTooEarly",
                """
                the program stopped at a line that was cut off, where a field is missing. Which stage should keep such \
                lines from the others?
                """),
            Sentence("repeated", "a path has more than one tally. Give each path one, with its whole count."),
            Sentence("onceEach", "each path counts 1, however often it occurs."),
            Sentence(
                "notAdded",
                """
                a path is there once for each time it occurs. Add these up: one tally for each path.
                """),
            Sentence("inARow", "only equal paths in a row were counted as one. Count a path wherever it stands."),
            Sentence(
                "countsAsTexts",
                """
                the counts were compared as texts, where 10 comes before 2. Compare the numbers.
                """),
            Sentence("stops", "it stopped at the first one that does not meet the condition. Later ones may."),
            Sentence("queriesKept", "the queries are still there: map(path) belongs in the pipe, before tally."),
            Sentence("pathsCut", "prefix cut the paths before they were counted. It comes last."),
            Sentence("fromZero", "each count is one too low: the first time that a path comes, it counts 1, not 0."),
            Sentence("leastFirst", "the smallest count came first. The path that fails most often belongs in front."),
            Sentence(
                "byPath",
                """
                the paths are in alphabetical order. Sort by count first, the greatest in front.
                """),
            Sentence(
                "ties",
                """
                where counts are equal, the alphabet decides. Otherwise each run could give a different answer.
                """),
            Sentence(
                "tiesReversed",
                "where counts are equal, the paths come in reverse alphabetical order. /a belongs before /b."),
            Sentence("unfiltered", "all requests were counted: filter(hasFailed) is not in the pipe."),
            Sentence("allOfThem", "all paths came out. prefix(count) cuts the list; it is missing, or cuts too late."),
            Sentence("unsorted", "the counts are right, but their order isn't: mostFirst is missing from the pipe."),
            Sentence("prefixFirst", "prefix came before mostFirst: it cut the list before it was sorted."),
            Sentence(
                "alwaysThree", "three came out, however many were asked for. Use the argument: prefix(count)."),
            Sentence(
                "pathTooEarly",
                """
                filter(hasFailed) looks at whole entries, and after map(path) there are only paths. The filters \
                come first.
                """),
            Sentence(
                "oneForMany",
                """
                split(\" \") cuts one line, but here a list of lines comes in. map(split(\" \")) cuts each of them.
                """),
        ],
        notice:
            """
            Every stage is a function with its settings fixed and its data still to come. So each one can be \
            checked alone, and the pipe reads like the question. And the answer? /api/search failed 45 times, \
            /api/orders 33 times and /cart/checkout 25 times.
            """,
        toolkit: "Sources/Composition/Pipe.swift")
}
