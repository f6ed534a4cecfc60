/// What a learner of this chapter reads, in English.
enum English {
    static let maybeMap = Words(
        title: "A box, and a function for what is in it",
        task: """
            Put a value into a box, ask whether a box is empty, and make map: it turns a function of values \
            into one of boxes.
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
                """),
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
            Sentence(
                "hardCoded",
                """
                25 is the square of 5, and increment was asked for: your answer calculates by itself. Call f, \
                whatever it does.
                """),
            Sentence(
                "calledTwice",
                """
                f ran more than once for one value. Call it in one place, and put what it gives into the box.
                """),
            Sentence("ofNothing", "of(3) is an empty box. Keep the value: .just(value)."),
            Sentence(
                "reversed",
                """
                isNothing says yes to a full box and no to an empty one: the two answers are exchanged.
                """),
            Sentence(
                "sameAnswer",
                """
                isNothing says the same of a full box and of an empty one, so it tells nobody anything. Look \
                which case it is.
                """),
            Sentence("lost", "the box was full, and an empty one came out. Only an empty box gives an empty box."),
            Sentence(
                "unchanged",
                """
                the box came out as it went in: f has not been called. Give it the value in the box.
                """),
            Sentence("twice", "625 is square(square(5)): f was applied two times. Once is what was asked for."),
            Sentence(
                "default",
                """
                a value was made up for the empty box, and from then on nobody can tell that one was \
                missing. Leave an empty box empty, and f alone.
                """),
            Sentence(
                "zeroHidden",
                """
                the function changes nothing, and yet the box came out another. 0 and −1 are values like \
                all others: only .nothing is nothing.
                """),
            Sentence(
                "resultJudged",
                """
                two small steps and one big step differ: a result of f was looked at, and taken for \
                nothing. Put whatever f gives into a box.
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
            The two laws say that map does nothing but apply f. A box with a map that keeps them is called \
            a functor. Arrays are functors, too.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe+Functor.swift")

    static let maybeFlatMap = Words(
        title: "No box in a box",
        task: """
            half may give nothing. Put two such functions one after the other, with a single box at the end. \
            map is there already.
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
                """),
        checks: [
            Sentence("even", "an even number has a half"),
            Sentence("odd", "an odd one has none, and 0 has"),
            Sentence("flatten", "two layers become one"),
            Sentence("flatMap", "what f gives is the result, without a second box around it"),
            Sentence("quarter", "a quarter is there when both halves are"),
            Sentence("sign", "at the end, each of the two cases gets its own text"),
        ],
        misconceptions: [
            Sentence(
                "halfShown",
                """
                6 is the half of 12, and the sign is about the quarter: switch over quarter(number).
                """),
            Sentence(
                "hardCoded",
                """
                12 has its half, and 20 has none or a wrong one: the example stands in your answer. Calculate with \
                number.
                """),
            Sentence(
                "negativeLost",
                """
                −4 is even, and its half is −2. Only the remainder counts, not the sign.
                """),
            Sentence(
                "oddNegative",
                """
                −7 is odd as well. In Swift, −7 % 2 is −1 and not 1: ask isMultiple(of: 2), or whether the remainder \
                is 0.
                """),
            Sentence(
                "calledTwice",
                """
                f ran more than once for one value. Call it in one place, and return what it gave.
                """),
            Sentence(
                "quarterHard",
                """
                20 has a quarter, which is 5. The example stands in your answer: let half run twice, on any number.
                """),
            Sentence(
                "signHard",
                """
                20 has a quarter, and the sign does not say so. Write on it what quarter(number) gives, whatever the \
                number.
                """),
            Sentence("doubled", "24 is twice 12. Half of it is 12 / 2."),
            Sentence(
                "rounded",
                """
                7 / 2 cuts the rest off, or rounds it up. 7 has no whole half, so the box has to be empty.
                """),
            Sentence("unhalved", "7 itself came back, as if it were its own half. Say that there is none: .nothing."),
            Sentence(
                "zero",
                """
                half(7) is just(0): 0 was made up for a half that is not there. half(0) is 0, so who reads it \
                cannot tell the two apart.
                """),
            Sentence(
                "zeroIsNothing",
                """
                half of 0 is 0, a number like any other. The remainder, not the result, tells whether there is \
                a half.
                """),
            Sentence(
                "lost",
                """
                6 was in there, two layers deep, and an empty box came out. Take out the inner box, and return \
                it.
                """),
            Sentence(
                "flatMapLost",
                """
                f gave just(\"b\"), and it did not come out. What f gives is the result of flatMap.
                """),
            Sentence("once", "6 is the half of 12. A quarter is the half of that: let half run a second time."),
            Sentence(
                "divided",
                """
                4 does not divide the number, and the rest was cut off. Use half twice, and it will find out by \
                itself.
                """),
            Sentence(
                "lastKept",
                """
                a step had no result, and the number before it came out in its place. Where a step has none, \
                there is no quarter.
                """),
            Sentence(
                "fromDefault",
                """
                just(0) came out, though a half was missing on the way: a default took its place, and the next \
                step went on with it. Keep the box to the end.
                """),
            Sentence("boxShown", "the box itself was printed. Take the value out by a switch, and write only that."),
            Sentence(
                "hidden",
                """
                10 has no quarter, and the sign says 0. That is a quarter, of 0: the default hides that \
                something is missing.
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
            map for functions that always have a result, flatMap for those that may have none. A box that \
            has both, and of, is called a monad, and chapter 10 comes back to it.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe+Monad.swift")

    static let maybeFirstName = Words(
        title: "The first name, over missing data",
        task: """
            Make the pipeline of 2.5 honest: where there is no name, the answer is nothing. Then tell a person, \
            and each of the three cases apart.
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
                """),
        checks: [
            Sentence("prop", "prop finds what is there"),
            Sentence("head", "head is the first of a list"),
            Sentence("good", "Anna Lee and Jon Snow: one yes, one no"),
            Sentence("missing", "a record without a name gives nothing"),
            Sentence("emptyName", "neither does a name without a word in it give an answer"),
            Sentence("report", "a person is told each of the three cases"),
        ],
        misconceptions: [
            Sentence(
                "exchanged",
                """
                Anna has four letters, and the report says that she has not: the texts of yes and no are exchanged.
                """),
            Sentence(
                "keyIgnored",
                """
                the nickname was asked for, and the name came back: prop looks up the same key each time. Use key.
                """),
            Sentence(
                "lastWord",
                """
                Long has four letters, but it is the last word, and Bo the first. Put your head into the pipe.
                """),
            Sentence(
                "atLeast",
                """
                Annabel has seven letters. At least four is not four: isFourLetter is there.
                """),
            Sentence(
                "emptyNamed",
                """
                the name is there and empty, so there is no first name in it. Ask isFirstNameFourLetter, not the \
                record.
                """),
            Sentence(
                "reportHard",
                """
                Mary has four letters, and the report says otherwise: names of the examples stand in your answer. \
                Ask isFirstNameFourLetter.
                """),
            Sentence("keyItself", "prop gave the key back in a box. Look it up in the record: record[key]."),
            Sentence(
                "propLost",
                """
                the record has a name, and the box is empty. What record[key] finds belongs into it.
                """),
            Sentence("last", "head gave Snow, the last of the list. The head is the first one."),
            Sentence(
                "wholeName",
                """
                both stages are right, and the pipeline said no to Anna Lee: it measured more than the \
                first word. Put split and head into the pipe, before strLength.
                """),
            Sentence(
                "missingFilled",
                """
                there is no name, and prop gave a text all the same, such as \"\". From there on a missing \
                name looks like a short one: .nothing is the right answer.
                """),
            Sentence(
                "emptyFilled",
                """
                the list is empty, so there is no first name, and head gave a text all the same. An empty list \
                has no head: .nothing.
                """),
            Sentence(
                "pipelineFilled",
                """
                both stages say nothing, and the pipeline says no. A default came in on the way: keep the \
                box, from prop to the end.
                """),
            Sentence(
                "falseForNothing",
                """
                just(false) is an answer: the name is there, and it is not four letters long. Only .nothing \
                means that there is none.
                """),
            Sentence(
                "hidden",
                """
                a record without a name was reported as a name that is too long or too short. Ask for .nothing \
                before you take a default.
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
            No stage asks whether something is missing, and none can forget to. The question is asked once, \
            at the end, where somebody knows what to tell the person.
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
                enum Box<Wrapped>: MaybeShape { case nothing; case just(Wrapped) … }. A case can meet static \
                var nothing by itself; of returns .just(value).
                """),
        checks: [
            Sentence("of", "what goes in comes out"),
            Sentence("nothing", "the empty box is empty, whatever its type"),
            Sentence("edges", "0, −1 and an empty text are values as well"),
            Sentence("map", "map applies the function, once"),
            Sentence("optional", "map does what Optional's own does"),
            Sentence("flatMap", "flatMap does what Optional's own does"),
        ],
        misconceptions: [
            Sentence(
                "askedEmpty",
                """
                the box was empty, and f ran all the same, with a made-up value. Only the full case calls f.
                """),
            Sentence(
                "flatMapTwice",
                """
                flatMap called f more than once. Call it in one place: what it gives is the result.
                """),
            Sentence(
                "notKept",
                """
                3 went in, and the box is empty. The full case has to keep its value: case just(Wrapped).
                """),
            Sentence(
                "sentinel",
                """
                a value stands for \"nothing\", and somebody just put that value in. Nothing needs a case \
                of its own, beside all values.
                """),
            Sentence("mapLost", "the box was full, and map gave an empty one. Put what f gives into a new box."),
            Sentence("twice", "f did not run once. Call it in one place, keep the result, and put it into the box."),
            Sentence(
                "mapFilled",
                """
                Optional's map and yours differ: see the smallest example. A full box gives a full one, an \
                empty box an empty one.
                """),
            Sentence(
                "flatMapLost",
                """
                Optional's flatMap and yours differ: see the smallest example. The box that f gives is the \
                result; an empty box never asks f.
                """),
        ],
        notice:
            """
            You have written Optional. Swift's is an enum of two cases with map and flatMap, and Int? is \
            short for Optional<Int>. It was there all along.
            """,
        toolkit: "Sources/Containers/Maybe/Maybe.swift")
}
