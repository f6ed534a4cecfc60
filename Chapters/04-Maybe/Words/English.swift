import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let maybeMap = Words(
        title: "A box, and a function for what is in it",
        task: """
            Put a value into a box, ask whether a box is empty, and write map: it turns a function of values \
            into a function of boxes.
            """,
        hints: Hints(
            question: "A box is nothing or just(value). What should come out of map in each of the two cases?",
            direction: """
                map(f) is a function of a box. Switch over the box: an empty one stays empty, and f gets what \
                is in a full one.
                """,
            nearly: """
                { box in switch box { case .nothing: .nothing; case .just(let value): … } }, and f(value) goes \
                back into a box.
                """,
            byCheck: [
                Sentence("isNothing", "Which of the two cases is the empty box? A 0 or an empty text is a value."),
                Sentence(
                    "applied",
                    """
                    f should run once, with the value in the box, and what it returns belongs in a box of its own. Is \
                    f called at all?
                    """),
                Sentence("empty", "There is no value to give to f. What else could come out of an empty box?"),
                Sentence(
                    "identity",
                    "With a function that changes nothing, the box must come out as it went in, full or empty."),
                Sentence(
                    "composition",
                    """
                    Somewhere your map does more than apply f. Look for a question about what is in the box, or about \
                    what f returned.
                    """),
                Sentence(
                    "types",
                    """
                    It has the same body as mapNumbers. Nothing in it may know that the value is a number.
                    """),
            ]),
        checks: [
            Sentence("of", "of puts a value into a box"),
            Sentence("isNothing", "isNothing tells an empty box from a full one"),
            Sentence("applied", "f is applied to what is in the box"),
            Sentence("empty", "an empty box stays empty, and f does not run"),
            Sentence("identity", "a function that changes nothing changes no box"),
            Sentence("composition", "map twice is the same as map once, with both functions"),
            Sentence("types", "map works for any types"),
        ],
        misconceptions: [
            Sentence("hardCoded", "your answer squares the number by itself, whatever f does. Call f."),
            Sentence(
                "calledTwice",
                """
                f ran more than once for one value. Call it in one place, and put what it gives into the box.
                """),
            Sentence("ofNothing", "the box is empty. Keep the value: .just(value)."),
            Sentence("reversed", "isNothing says yes to a full box and no to an empty one. Yes and no are swapped."),
            Sentence(
                "sameAnswer",
                """
                isNothing gives the same answer for a full box and an empty one. Check which case it is.
                """),
            Sentence("lost", "the box was full, and an empty one came out. Only an empty box gives an empty box."),
            Sentence("unchanged", "the box came out as it went in: f was not called. Give it the value in the box."),
            Sentence("twice", "f was applied twice: f(f(value)). Once is enough."),
            Sentence("default", "a value was made up for the empty box. Leave an empty box empty, and f alone."),
            Sentence(
                "zeroHidden",
                """
                a box with 0 in it was taken for an empty one. 0 is a value: only .nothing is nothing.
                """),
            Sentence("resultJudged", "f gave 0, and the box came out empty. Put whatever f gives into a box."),
            Sentence(
                "emptyIsNothing",
                "an empty text was taken for nothing. It is a value, and the box has it: only .nothing is nothing."),
            Sentence(
                "boxJudged",
                """
                f gave an empty box, and your map looked at it. map looks at no result: put whatever f gives into a \
                box, even an empty box.
                """),
            Sentence("unboxed", "f(value) is a plain value, and map promises a box: put it into one, .just(f(value))."),
            Sentence(
                "wholeBox",
                """
                f wants the value, and got the whole box. Take the value out by a switch: case .just(let value).
                """),
        ],
        notice:
            """
            The two laws say that map applies f and does nothing else. A box with such a map is called a functor. \
            Arrays are functors, too.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe+Functor.swift")

    static let maybeFlatMap = Words(
        title: "No box in a box",
        task: """
            half may give nothing. Put two such steps one after the other, with a single box at the end. You have map.
            """,
        hints: Hints(
            question: """
                map(half) makes a box of what half gives, which is a box. What is the type of \
                map(half)(half(12))?
                """,
            direction: """
                flatten takes one layer away. flatMap is map and then flatten; quarter is half, and then \
                flatMap(half).
                """,
            nearly: """
                flatMap: { box in flatten(map(f)(box)) }. quarter: flatMap(half)(half(number)). sign: a switch \
                over quarter(number).
                """,
            byCheck: [
                Sentence(
                    "odd",
                    """
                    Has the number a whole half? The remainder says so, not the result: 0 and negative numbers can be \
                    even, too.
                    """),
                Sentence(
                    "flatten",
                    "There are three boxes to think of: .nothing, .just(.nothing) and .just(.just(value))."),
                Sentence(
                    "flatMap",
                    """
                    map(f)(box) is a box in a box, and you have just written what takes one layer away. f should run \
                    at most once.
                    """),
                Sentence("quarter", "10 has a half, 5, which has none. Both steps may fail, so let half do both."),
                Sentence(
                    "sign",
                    """
                    A switch over quarter(number) has two cases. 0 is a quarter, of 0; \"no quarter\" is only for \
                    the empty box.
                    """),
            ]),
        checks: [
            Sentence("even", "an even number has a half"),
            Sentence("odd", "an odd number has no half, and 0 has one"),
            Sentence("flatten", "two layers become one"),
            Sentence("flatMap", "what f gives is the result, without a second box around it"),
            Sentence("quarter", "there is a quarter where both steps have a half"),
            Sentence("sign", "at the end, each of the two cases gets its own text"),
        ],
        misconceptions: [
            Sentence(
                "wholeBox",
                """
                f wants the value, and got the whole box. Take the value out by a switch: case .just(let value).
                """),
            Sentence("halfShown", "the sign shows the half, but it is about the quarter: switch over quarter(number)."),
            Sentence(
                "hardCoded",
                """
                only 12 and 0 have a half: your answer knows the examples. Calculate with number.
                """),
            Sentence(
                "negativeLost",
                """
                negative numbers can be even, too: the half of −4 is −2. Only the remainder counts, not the sign.
                """),
            Sentence("oddNegative", "−7 is odd as well. In Swift, −7 % 2 is −1 and not 1: ask isMultiple(of: 2)."),
            Sentence(
                "calledTwice",
                """
                f ran more than once for one value. Call it in one place, and return what it gave.
                """),
            Sentence(
                "quarterHard",
                """
                only 12 has a quarter: your answer knows the example. Let half run twice, on any number.
                """),
            Sentence(
                "signHard",
                """
                your answer knows the examples. Write on the sign what quarter(number) gives, whatever the number.
                """),
            Sentence("doubled", "that is twice the number. Half of it is number / 2."),
            Sentence(
                "rounded",
                """
                number / 2 cuts the rest off. An odd number has no whole half, so the box has to be empty.
                """),
            Sentence(
                "unhalved",
                """
                an odd number came back as if it were its own half. Say that there is none: .nothing.
                """),
            Sentence(
                "zero",
                """
                0 stands for a half that isn't there. But half(0) is 0 as well, and nobody can tell the two apart.
                """),
            Sentence(
                "zeroIsNothing",
                """
                half of 0 is 0, a number like any other. The remainder, not the result, says whether there is a \
                half.
                """),
            Sentence(
                "lost",
                """
                two full boxes went in, and an empty one came out. Take out the inner box, and return it.
                """),
            Sentence(
                "flatMapLost",
                """
                f gave a full box, and an empty one came out. What f gives is the result of flatMap.
                """),
            Sentence("once", "that is the half. A quarter is the half of that: let half run a second time."),
            Sentence("divided", "number / 4 cuts the rest off. Use half twice: it knows when there is none."),
            Sentence(
                "lastKept",
                """
                a half was missing, and the number before it came out. If a step has no half, there is no quarter.
                """),
            Sentence("fromDefault", "a half was missing on the way, and 0 took its place. Keep the box to the end."),
            Sentence("boxShown", "the box itself was printed. Take the value out by a switch, and write only that."),
            Sentence(
                "hidden",
                """
                there is no quarter, and the sign says 0. That is a quarter, of 0: say "no quarter".
                """),
            Sentence(
                "zeroForNothing",
                """
                0 has a quarter, which is 0. Ask whether the box is empty, not whether the number is 0.
                """),
            Sentence(
                "boxInBox",
                """
                the function gives a box already, and map puts it into another one: a box in a box. flatMap \
                leaves one layer; so does flatten after map.
                """),
            Sentence(
                "stillBoxed",
                """
                half takes a number, and what the first half gave is a box. flatMap(half) is the half that \
                takes a box.
                """),
        ],
        notice:
            """
            map for functions that always have a result, flatMap for those that may have none. A box that has both, \
            and of, is called a monad, and chapter 10 comes back to that.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe+Monad.swift")

    static let maybeFirstName = Words(
        title: "The first name, when data may be missing",
        task: """
            Make the pipeline of 2.5 honest: where there is no name, the answer is nothing. Then turn each of the \
            three cases into a sentence for a person.
            """,
        hints: Hints(
            question: "Which of the stages may have no result? Those need flatMap. What do the others need?",
            direction: """
                prop gives a box, so it can start the pipe. split, strLength and isFourLetter need map, head \
                needs flatMap.
                """,
            nearly: """
                pipe(prop(\"name\"), map(split(\" \")), flatMap(head), …, …)(record). report: switch with \
                .nothing, .just(true) and .just(false).
                """,
            byCheck: [
                Sentence("head", "A list may be empty. list.first is an Optional: which box is it in each case?"),
                Sentence(
                    "good",
                    """
                    prop and head hold, so look at the order of the five stages. What is the value after each, for \
                    Anna Lee?
                    """),
                Sentence(
                    "missing",
                    "prop gives an empty box here. Does it stay empty to the end, or does a stage put something in?"),
                Sentence(
                    "emptyName",
                    """
                    The name is there, but split finds no word in it. So head gets an empty list, and its empty box is \
                    the answer.
                    """),
                Sentence(
                    "report",
                    """
                    isFirstNameFourLetter has three answers: .nothing, .just(true) and .just(false). Each has a text \
                    of its own.
                    """),
            ]),
        checks: [
            Sentence("prop", "prop finds what is there, and nothing else"),
            Sentence("head", "head is the first of a list"),
            Sentence("good", "the first word of the name counts: yes for Anna Lee, no for Jon Snow"),
            Sentence("missing", "a record without a name gives nothing"),
            Sentence("emptyName", "a name without a word in it gives nothing"),
            Sentence("report", "each of the three cases has its own text"),
        ],
        misconceptions: [
            Sentence(
                "exchanged",
                """
                yes and no are swapped. For a first name of four letters, say "four letters".
                """),
            Sentence("keyIgnored", "prop looks up \"name\", whatever key was asked for. Use the parameter: key."),
            Sentence(
                "lastWord",
                """
                the pipeline measures the last word of the name. Put your head into it, right after split.
                """),
            Sentence(
                "scalarsCounted",
                """
                a letter with an accent may be made of two signs, the letter and the accent, and both were counted. \
                Count what a reader sees as one letter: strLength.
                """),
            Sentence(
                "bytesCounted",
                """
                the bytes were counted, and a letter like é has two of them. Count letters: strLength.
                """),
            Sentence(
                "hyphenSplits",
                """
                a name with a hyphen was cut there, too. Spaces alone divide a name: split(" ").
                """),
            Sentence("atLeast", "longer names passed, too. Four means exactly four: use isFourLetter."),
            Sentence(
                "emptyNamed",
                """
                a name without a word in it has no first name. Ask isFirstNameFourLetter, not the record.
                """),
            Sentence(
                "reportHard",
                """
                your answer knows the names of the examples. Ask isFirstNameFourLetter, whatever the name.
                """),
            Sentence("keyItself", "prop returned the key itself in a box. Look it up in the record: record[key]."),
            Sentence("propLost", "the key is there, but the box is empty. Put what record[key] finds into it."),
            Sentence("last", "head gave the last of the list. The head is the first one."),
            Sentence(
                "wholeName",
                """
                the pipeline measures the whole name. Put split and head into it, before strLength.
                """),
            Sentence(
                "emptyLost",
                """
                an empty text under the key came out as nothing. It is there: box it, empty as it is.
                """),
            Sentence(
                "missingFilled",
                """
                the key isn't there, but prop gave a text. Say that there is none: .nothing.
                """),
            Sentence(
                "emptyFilled",
                """
                the list is empty, but head gave a text. An empty list has no head: .nothing.
                """),
            Sentence(
                "pipelineFilled",
                """
                there is no first name, but the pipeline says no. Keep the box, from prop to the end.
                """),
            Sentence(
                "falseForNothing",
                """
                just(false) is an answer: there is a first name of another length. Only .nothing means there is \
                none.
                """),
            Sentence(
                "hidden",
                """
                there is no first name, but the report says "not four letters". Ask for .nothing, too.
                """),
            Sentence(
                "unmapped",
                """
                split, strLength and isFourLetter take plain values, and what comes out of prop is a box. Put map around \
                each of them: map(split(" ")).
                """),
            Sentence(
                "mapForFlatMap",
                """
                there is a box in a box: the stage before it gives a box, and map puts one more around it. \
                A stage that gives a box itself needs flatMap.
                """),
        ],
        notice:
            """
            No stage asks whether something is missing, so none can forget to. The question is asked once, at the \
            end, by somebody who knows what to tell the person.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe+Kleisli.swift")

    static let ownMaybe = Words(
        title: "A box of your own",
        task: """
            Declare the type yourself: a generic Box that holds one value, or none. It is judged with a number \
            and with a text in it.
            """,
        hints: Hints(
            question: "Which two forms can a box have, and which of them has something to keep?",
            direction: """
                An enum with two cases, one of them with a value of type Wrapped. Each of the functions is a \
                switch over the two.
                """,
            nearly: """
                enum Box<Wrapped>: MaybeShape { case nothing; case just(Wrapped) … }. The case nothing serves as the \
                static nothing, and of returns .just(value).
                """,
            byCheck: [
                Sentence(
                    "edges",
                    """
                    Any value at all can be in the box, so no value can stand for *empty*. What else can tell the two \
                    apart?
                    """),
                Sentence("map", "The full case has a value. f gets it, once, and what f returns goes into a new box."),
                Sentence("optional", "For an empty box, f must not run: there is nothing to give it."),
                Sentence("flatMap", "f returns a box already. That box is the result."),
                Sentence(
                    "rule",
                    """
                    Swift's Optional is in your box somewhere. An enum does without it: one of its cases keeps a \
                    Wrapped.
                    """),
            ]),
        checks: [
            Sentence("of", "what goes in comes out"),
            Sentence("nothing", "the empty box is empty, whatever its type"),
            Sentence("edges", "0, −1 and an empty text are values as well"),
            Sentence("map", "map applies the function, once"),
            Sentence("optional", "map leaves an empty box empty, as Optional's own does"),
            Sentence("flatMap", "flatMap does what Optional's own does"),
            Sentence("rule", "there is no Optional in the box"),
        ],
        misconceptions: [
            Sentence(
                "namedAlike",
                """
                Swift cannot use a case of(…) as the function of(_:) here. Call your case just, and keep static \
                func of.
                """),
            Sentence(
                "optionalInside",
                """
                there is an Optional in your box. Build your own: an enum with two cases.
                """),
            Sentence(
                "askedEmpty",
                """
                the box was empty, but f ran, with a made-up value. Only the full case calls f.
                """),
            Sentence(
                "flatMapTwice",
                """
                flatMap called f more than once. Call it in one place: what it gives is the result.
                """),
            Sentence(
                "notKept",
                """
                a value went in, but the box is empty. The full case has to keep it: case just(Wrapped).
                """),
            Sentence(
                "sentinel",
                """
                inside, the box with this value looks like the empty one. No value may stand for nothing: give each of \
                the two a case of its own.
                """),
            Sentence(
                "valueHidden",
                """
                a value went in, and optional says that there is none. Only the empty box gives nil; every value comes \
                out as it is.
                """),
            Sentence("mapLost", "the box was full, but map gave an empty one. Put what f gives into a new box."),
            Sentence("twice", "f ran more than once. Call it in one place, and put what it gives into the box."),
            Sentence("mapFilled", "the box was empty, but map gave a full one. An empty box stays empty."),
            Sentence(
                "flatMapLost",
                """
                f gave a full box, but flatMap gave an empty one. The box that f gives is the result.
                """),
        ],
        notice:
            """
            You have written Optional. Swift's is an enum of two cases with map and flatMap, and Int? is \
            short for Optional<Int>. It was there all along.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe.swift")
}
