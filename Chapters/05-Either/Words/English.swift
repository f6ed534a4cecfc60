import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let eitherAge = Words(
        title: "An error is a value",
        task: "Read an age from a text, or say what is wrong with it. Then write map and mapLeft, and use them.",
        hints: Hints(
            question: """
                An either is left(error) or right(value). Which of them does map touch, and which does mapLeft?
                """,
            direction: """
                Int(text) is nil if the text is not a number. A switch over the either has two cases. One of them goes \
                on as it is.
                """,
            nearly: """
                map: case .left(let error): .left(error); case .right(let value): .right(f(value)). nextAge: \
                map adds 1, mapLeft writes the text, over age(text).
                """,
            byCheck: [
                Sentence(
                    "text",
                    """
                    Int(text) is nil for these. The error should carry the text that came in, so that somebody can be \
                    told about it.
                    """),
                Sentence(
                    "range",
                    """
                    There is a number here, so ask the next question: is it from 0 to 130? Both ends are ages.
                    """),
                Sentence(
                    "map",
                    """
                    Compare the type that goes in with the one that comes out. Either way you make a new either, and \
                    only one side meets f.
                    """),
                Sentence("mapLeft", "It is map in a mirror. Which of the two cases does f belong to now?"),
                Sentence(
                    "next",
                    """
                    Do it in two steps. First add a year on the right, then make a sentence on the left. Compare your \
                    sentences with those in the task, letter by letter.
                    """),
            ]),
        checks: [
            Sentence("text", "a text that is not a number comes back in the error"),
            Sentence("good", "an age comes out on the right"),
            Sentence("range", "0 and 130 are ages, −1 and 200 are not"),
            Sentence("map", "map works on the right, and hands the left on"),
            Sentence("mapLeft", "mapLeft works on the left, and hands the right on"),
            Sentence("next", "nextAge gives a year more, or a sentence that says what is wrong"),
        ],
        misconceptions: [
            Sentence(
                "hardCoded",
                """
                only the ages of the examples are accepted: they stand in your answer. Compare with the range.
                """),
            Sentence(
                "otherText",
                """
                the error always says "old", whatever came in. Put the text itself into it: notANumber(text).
                """),
            Sentence(
                "textHard",
                """
                the sentence is always about "old". Put into it the text that the error brings along.
                """),
            Sentence(
                "printed",
                """
                that is how Swift prints the error. A person wants a sentence: switch over the error in mapLeft.
                """),
            Sentence(
                "defaulted",
                """
                a text that is not a number became an age of 0, which nobody typed. Say notANumber(text).
                """),
            Sentence(
                "wrongReason",
                """
                a text that is not a number was taken for 0, and 0 was refused. Look at Int(text) first, then at the \
                range.
                """),
            Sentence("textLost", "the error does not say which text it was. Put the text into it: notANumber(text)."),
            Sentence("unbounded", "a number out of range came back as an age. Only 0 to 130 is right."),
            Sentence(
                "clamped",
                """
                a number out of range became 0 or 130, which nobody typed. Say outOfRange, with the number.
                """),
            Sentence("oneReason", "a number out of range was reported as not a number. It is one: say outOfRange."),
            Sentence(
                "blanksDropped",
                "spaces before the number were dropped. Int(text) takes the whole text: \" 41\" is no number."),
            Sentence(
                "rangeAfter",
                """
                the age a year on was tested, and not the one that stands there. First age(text), and then the year: map over \
                what it gave.
                """),
            Sentence("zeroRefused", "0 was refused. It is an age, the first one: 0...130."),
            Sentence("endRefused", "130 was refused. It is still an age: 0...130, with three dots."),
            Sentence("edge", "0 or 130 was refused. The ends belong to the range: 0...130."),
            Sentence("sameAge", "the same age came back, not next year's. map(…) gives a new either: return that one."),
            Sentence(
                "counted",
                """
                there was an error, and a made-up age came out. map leaves the left as it is; mapLeft makes a text \
                of it.
                """),
            Sentence(
                "oneText",
                """
                a number out of range is said not to be a number. Switch over the error: each case has its own text.
                """),
            Sentence(
                "sameEither",
                """
                the either that goes in and the one that comes out differ in type, even if nothing in it changes. Take \
                it apart, and make a new one: .left(error) or .right(value).
                """),
            Sentence(
                "bothSides",
                """
                f belongs to the other side. map gives it what is on the right, mapLeft what is on the left.
                """),
            Sentence(
                "errorThrownAway",
                """
                f(value) is a plain value, so there is no place left for an error. Put it back: \
                .right(f(value)).
                """),
        ],
        notice: """
            Nothing is thrown, and nothing can be overlooked. Whoever wants the age has to deal with the error first: \
            the type says so.
            """,
        toolkit: "Sources/Containers/Either/Either+Functor.swift")

    static let eitherRecover = Words(
        title: "A second chance, for one kind of error",
        task: """
            Chain two steps that may fail. Then recover: a missing port becomes 8080, a wrong one stays wrong. lookup \
            and number are there for you.
            """,
        hints: Hints(
            question: "flatMap and recover are mirror images. Which side does each of them hand on as it is?",
            direction: """
                port: lookup(\"port\") first, then flatMap(number). portOrDefault: recover over port, with a \
                closure that looks at the error.
                """,
            nearly: """
                recover { error in switch error { case .missing: .right(8080); case .notANumber: … } \
                }(port(settings)): the second one stays .left(error).
                """,
            byCheck: [
                Sentence(
                    "recover",
                    """
                    It is flatMap in a mirror. What mend gives is already an either, so nothing needs to be put around \
                    it.
                    """),
                Sentence(
                    "port",
                    """
                    Each of the two steps has its own error. port adds no error and mends none. It hands on whichever \
                    came first.
                    """),
                Sentence(
                    "default",
                    """
                    Start with port(settings). Its error is the one to look at: which case says that the setting is \
                    not there?
                    """),
                Sentence(
                    "kept",
                    "recover asks you about every error. For those that you cannot mend, give back what you got."),
            ]),
        checks: [
            Sentence("flatMap", "the next step runs on the right, and an error passes by"),
            Sentence("recover", "an error gets a second chance, and the right passes by"),
            Sentence("port", "each step has its own error"),
            Sentence("default", "a missing port is 8080"),
            Sentence("kept", "every other port stays as it is, right or wrong"),
        ],
        misconceptions: [
            Sentence(
                "hardCoded",
                """
                only 9000 is a port: the example stands in your answer. Take what the settings say.
                """),
            Sentence(
                "portBounded",
                "a number was refused because it is no port. That is not asked here: number takes every whole number."),
            Sentence(
                "onlyIfEmpty",
                "other settings were there, and the port was missing: that is what recover is for. Mend .missing, whatever else is there."
            ),
            Sentence("anyKey", "any setting was taken for the port. Look up \"port\"."),
            Sentence(
                "otherText",
                """
                the error always says "none", whatever stands there. number gives an error with the text itself.
                """),
            Sentence(
                "emptyMissing",
                """
                the setting is there, and empty. That is not missing: what number says of "" is the error.
                """),
            Sentence(
                "emptyText",
                """
                the port is missing, and the error is about the text "". Start with lookup: it says what is \
                missing.
                """),
            Sentence(
                "tooEarly",
                """
                port made up a number. port only reports the error; portOrDefault decides what to do about it.
                """),
            Sentence(
                "oneReason",
                """
                the port is there but not a number, and the error says missing. Keep the error that number gives.
                """),
            Sentence(
                "notMended",
                """
                a missing port is still an error. recover gets the error, and gives .right(8080) for this one.
                """),
            Sentence("always", "the port is there, and 8080 came out. recover may only touch what is on the left."),
            Sentence(
                "tooMuch",
                """
                a port that is no number became 8080. Recover from .missing alone; hand every other error on.
                """),
            Sentence(
                "otherError",
                """
                a port that is no number was reported as missing. Hand on the error that you got: .left(error).
                """),
            Sentence(
                "wrapped",
                """
                f gives an either already, and .right put it into another one. In flatMap, what f gives is the \
                result.
                """),
            Sentence(
                "sameEither",
                """
                the either that goes in and the one that comes out differ in type, even if nothing in it changes. Take \
                it apart, and make a new one: .left(error) or .right(value).
                """),
            Sentence(
                "stillInside",
                """
                lookup gives an either, and number takes a text. flatMap(number) is the number that takes an \
                either.
                """),
        ],
        notice: """
            One switch says which errors can be mended, and how. When you add a new kind of error, the compiler asks \
            what to do about it.
            """,
        toolkit: "Sources/Containers/Either/Either+Monad.swift")

    static let eitherForm = Words(
        title: "The first error, or all of them",
        task: """
            zip stops at the first error, zipAll keeps them all. Then check a form, so that a person sees at once \
            everything that is wrong. name, age and mail are there for you.
            """,
        hints: Hints(
            question: """
                flatMap needs a right value before it can go on. Does zipAll have to wait for the first either before \
                it looks at the second?
                """,
            direction: """
                switch (a, b) has four cases. Two lefts: one list after the other. One left: that list alone. signUp: \
                zipAll, twice.
                """,
            nearly: """
                zipAll(zipAll(name(…), age(…)) { ($0, $1) }, mail(…)) { both, mail in SignUp(both.0, both.1, mail) \
                }
                """,
            byCheck: [
                Sentence("first", "If both are wrong, whose error should come out? Look at that case first."),
                Sentence(
                    "all",
                    """
                    Four cases are possible with two eithers. Write them all down: what is the list of errors in each?
                    """),
                Sentence(
                    "associative",
                    """
                    Count the errors in the lists that go in, and in the one that comes out. None may be lost, and \
                    none may come twice.
                    """),
                Sentence(
                    "form",
                    """
                    zipAll puts two together, and the result is an either again. So it can be put together with the \
                    third.
                    """),
            ]),
        checks: [
            Sentence("both", "two right values are put together"),
            Sentence("first", "zip keeps the first error"),
            Sentence("all", "zipAll keeps all errors, in their order"),
            Sentence("associative", "it does not matter which two are put together first"),
            Sentence("form", "a form comes back with everything that is wrong in it"),
        ],
        misconceptions: [
            Sentence(
                "noCombine",
                """
                zipAll takes two eithers and a combine. Pair two of the three with { ($0, $1) } first; each call \
                has its own with.
                """),
            Sentence("combinedTwice", "combine ran more than once. Call it in one place, where both sides are right."),
            Sentence(
                "firstOfEach",
                """
                only the first error of each list came out. Put both lists together: first + second.
                """),
            Sentence("formHard", "a good form is always Ada's. Take what name, age and mail give."),
            Sentence(
                "noError",
                """
                a field is wrong, and the list of errors is empty. zipAll keeps the errors of each side: hand them on.
                """),
            Sentence("lastWins", "of two errors, the second came out. In zip the first one wins: look at a first."),
            Sentence("firstOnly", "the second either's errors are lost. That is zip; zipAll looks at both sides."),
            Sentence(
                "secondOnly",
                """
                the first either's errors are lost. Where both are left, put the two lists together.
                """),
            Sentence("orderTurned", "the second either's errors come first. Keep the order: first + second."),
            Sentence(
                "oneSideLost",
                """
                one side was wrong, and the list of errors is empty. Hand on the errors of that side.
                """),
            Sentence(
                "listedTwice",
                """
                only one side is wrong, and its errors are in the list twice. Its list is the answer as it is.
                """),
            Sentence("notAssociative", "the second list was cut to two errors. Keep all of them: first + second."),
            Sentence(
                "formHalf",
                "of name and age only the first error came. zip stops there; zipAll keeps the errors of both."),
            Sentence("firstOfLeft", "of several errors on the left only the first was kept. Keep all: first + second."),
            Sentence("formStops", "the form stops at its first error. zip and flatMap stop there; zipAll goes on."),
            Sentence(
                "formOrder",
                """
                all errors are there, but not in the form's order: name, then age, then address.
                """),
            Sentence("fieldForgotten", "nobody looks at the age. All three fields have to go through zipAll."),
            Sentence(
                "ageFilled",
                """
                an age of 0 was made up for a text that is no number. Take what age gives, and let zipAll decide.
                """),
        ],
        notice: """
            flatMap cannot collect: there is no next step before there is a value. The values that zipAll puts \
            together do not depend on each other. That is the whole difference.
            """,
        toolkit: "Sources/Containers/Either/Either+ZipAccumulating.swift")

    static let eitherOrders = Words(
        title: "Everything that is wrong with a real table",
        task: """
            Read a shop's orders. If anything is wrong, report all of it, with the number of the line. lines, fields, \
            product, and zipAll for two and for four, are there for you.
            """,
        hints: Hints(
            question: """
                Each line gives an either. What is the number of the line at index 0, and which lines are no orders at \
                all?
                """,
            direction: """
                order: four fields or fieldCount, then zipAll of four. orders: number the lines before you drop \
                the first and the empty ones; collect problems and orders.
                """,
            nearly: """
                for (index, line) in lines(text).enumerated().dropFirst() where !line.isEmpty { switch \
                order(fields(line)) { … } }: problems get index + 1.
                """,
            byCheck: [
                Sentence(
                    "positive",
                    """
                    Two questions, one after the other: is it a number? Is it at least 1? Both errors name the field \
                    and what is in it.
                    """),
                Sentence(
                    "goodLine",
                    """
                    Order.init takes the four values in the order of the fields. You can hand that very function to \
                    zipAll for four.
                    """),
                Sentence(
                    "badLine",
                    """
                    With four fields, look at all of them, and let zipAll collect. With another number of fields there \
                    is nothing to look at, so there is one problem.
                    """),
                Sentence(
                    "piece",
                    """
                    Look at the number of the first line that differs. Number the lines before any of them is left \
                    out: the first line and the empty ones count, too.
                    """),
                Sentence(
                    "goodTable",
                    """
                    When no line has a problem, the answer is all orders, in the order of the lines. Empty lines are \
                    neither orders nor problems.
                    """),
                Sentence(
                    "table",
                    """
                    The first line that differs is shown. Find it in Data/orders.csv by its number: what is special \
                    about it?
                    """),
            ]),
        checks: [
            Sentence("positive", "positive gives a number of at least 1, or says why not"),
            Sentence("goodLine", "a good line is an order"),
            Sentence("badLine", "a bad line has all its problems, in the order of the fields"),
            Sentence("piece", "every problem of a few lines, with its line"),
            Sentence("goodTable", "a table without a problem is all its orders"),
            Sentence("table", "every problem of the whole table, with its line"),
        ],
        misconceptions: [
            Sentence("fieldHard", "the problem always names \"quantity\". Put the parameter into it: field."),
            Sentence(
                "numberHard",
                """
                the problem always says 0. Put the number itself into it: tooSmall(field, number).
                """),
            Sentence(
                "namesTurned",
                """
                quantity and cents have each other's names. The fields are id, product, quantity, cents.
                """),
            Sentence("countHard", "the problem always says 3 fields. Count them: fieldCount(fields.count)."),
            Sentence("ordersTurned", "all orders are there, the last one first. Keep the order of the lines: append."),
            Sentence("ordersLost", "only the last order came out. Each good line adds its own to those before it."),
            Sentence(
                "lastOfTable",
                """
                only the problems of the last bad line were kept. Add those of each line to those before: +=.
                """),
            Sentence(
                "firstOfLine",
                """
                only the first problem of each line is reported. What order gives is a list: report all of it.
                """),
            Sentence("reportTurned", "the last bad line comes first. Report from the first line to the last."),
            Sentence("fromTwo", "each line number is one too high. The line at index 0 has the number 1: index + 1."),
            Sentence(
                "numberFilled",
                """
                a number was made up for a text that is none, and somebody will be sent that many. Say notANumber.
                """),
            Sentence(
                "filledThenJudged",
                """
                a text that is not a number was taken for 0, and 0 is too small. Say what stands there: notANumber.
                """),
            Sentence(
                "zeroNoNumber",
                """
                a number below 1 was reported as not a number. It is one, but too small: tooSmall, with the number.
                """),
            Sentence("zeroAllowed", "a number below 1 was let through. positive promises at least 1."),
            Sentence(
                "fieldsTurned",
                """
                the values of quantity and cents are swapped. The fields are id, product, quantity, cents.
                """),
            Sentence(
                "firstInLine",
                """
                the line has several problems, and only one was reported. A guard or a flatMap stops there; zipAll \
                goes on.
                """),
            Sentence(
                "problemsTurned",
                """
                the problems of a line come from its last field to its first. Keep the order of the fields.
                """),
            Sentence(
                "fieldMadeUp",
                """
                a field that is not there was reported as wrong. Count the fields before you look at them.
                """),
            Sentence(
                "fiveFields",
                """
                a line with too many fields was let through. An order has four fields, not at least four.
                """),
            Sentence(
                "badLinesDropped",
                """
                only the good orders came back, and nobody hears of the problems. One problem makes the table \
                left.
                """),
            Sentence("firstOfTable", "the report ends after the first bad line. Go on to the last line, and collect."),
            Sentence(
                "headerRead",
                """
                the first line was read as an order. It names the fields: leave it out, but count it.
                """),
            Sentence(
                "emptyRead",
                """
                an empty line was read as an order. It is no error: leave it out, but count it.
                """),
            Sentence("fromZero", "each line number is one too low. The line at index 0 has the number 1: index + 1."),
            Sentence(
                "headerForgotten",
                """
                each line number is two too low. Number the lines before you drop the first one, from 1.
                """),
            Sentence(
                "headerSought",
                """
                line 1 is empty, and another line was left out in its place. Only line 1 names the fields, whatever is \
                in it.
                """),
            Sentence(
                "commasEmpty",
                """
                a line of commas was left out, but it is not empty: it has fields with nothing in them. Report them.
                """),
            Sentence("stopsAtEmpty", "reading stopped at an empty line. Leave it out, and go on: continue, not break."),
            Sentence(
                "goodWins",
                """
                the good lines came out, and nobody hears of the wrong ones. Where a single line is wrong, report.
                """),
            Sentence(
                "emptyForgotten",
                """
                after an empty line the numbers are too low. Number the lines before you leave any out.
                """),
            Sentence(
                "emptyLeft",
                """
                nothing is wrong with this table, but left with an empty list came out. Without a problem it is right, \
                with all orders.
                """),
        ],
        notice: """
            Now somebody can mend the whole table in one go. The problems are values: you can count them, sort them by \
            kind, or send them to whoever wrote the table.
            """,
        toolkit: "Sources/Containers/Either/Either+Traversal.swift")

    static let ownEither = Words(
        title: "One of two, of your own",
        task: """
            Declare the type yourself: a generic Outcome that is wrong with an error, or fine with a value. It \
            is judged with two pairs of types.
            """,
        hints: Hints(
            question: "What two forms does an outcome have, and what does each of them keep? Can it have both at once?",
            direction: """
                An enum with two cases, each with a value: one of type Left, one of type Right. Each of the \
                functions is a switch over the two.
                """,
            nearly: """
                enum Outcome<Left, Right>: EitherShape { case left(Left); case right(Right) … }, and flatMap: \
                case .left(let error): .left(error).
                """,
            byCheck: [
                Sentence(
                    "wrong",
                    """
                    An outcome that is wrong must not have a value as well, not even a made-up one. Which form can \
                    hold only one of two things?
                    """),
                Sentence(
                    "sameType",
                    """
                    Both sides are texts here, so a look at the value cannot tell which side it is. The outcome itself \
                    has to know.
                    """),
                Sentence(
                    "map",
                    """
                    A wrong outcome has no value to give to f. It goes on with its error, in a new outcome of the new \
                    type.
                    """),
                Sentence("flatMap", "What f gives is an outcome already. It is the result, just as it is."),
            ]),
        checks: [
            Sentence("fine", "a right value comes out on the right, and only there"),
            Sentence("wrong", "an error comes out on the left, and only there"),
            Sentence("sameType", "the sides are told apart even where both are texts"),
            Sentence("map", "map does what Result's own does"),
            Sentence("flatMap", "flatMap does what Result's own does"),
        ],
        misconceptions: [
            Sentence(
                "namedAlike",
                """
                Swift cannot use a case wrong(…) as the function wrong(_:) here. Call your cases left and right, and \
                keep both static funcs.
                """),
            Sentence("emptyError", "an empty text is an error as well. toLeft gives it as it is."),
            Sentence("emptyValue", "an empty text is a value as well. toRight gives it as it is."),
            Sentence(
                "valueMadeUp",
                """
                a wrong outcome has a value as well. Keep one or the other: an enum with two cases has no room for \
                both.
                """),
            Sentence(
                "askedOnLeft",
                """
                there was an error, and f ran all the same, with a made-up value. Only the right case calls f.
                """),
            Sentence("calledTwice", "f ran more than once for one value. Call it in one place, and use what it gave."),
            Sentence(
                "bothSides",
                """
                a fine outcome has an error as well. Keep one or the other: an enum with two cases has no room for \
                both.
                """),
            Sentence("errorLost", "the error is gone. The wrong case has to keep what went wrong: case left(Left)."),
            Sentence(
                "sidesMixed",
                """
                with a text on both sides, the type cannot tell them apart. The case has to say which side it is, not \
                the value.
                """),
            Sentence(
                "mapDiffers",
                """
                map made a right value of an error. The right goes through f, and the left stays what it is.
                """),
            Sentence(
                "flatMapDiffers",
                """
                flatMap lost what f gave. What f gives is the result, left or right; a left stays what it is.
                """),
        ],
        notice: """
            You have written Result. Swift's own wants an Error on the left, and calls its cases failure and success. \
            It was there all along.
            """,
        toolkit: "Sources/Containers/Either/Either.swift")
}
