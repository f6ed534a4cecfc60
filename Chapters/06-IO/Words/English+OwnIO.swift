import CurrycombWorkbook

extension English {
    static let ownIO = Words(
        title: "An effect of your own",
        task: """
            Declare the type yourself: an Effect that keeps what to do, and does it when somebody calls run(). It is \
            judged with numbers and with texts.
            """,
        hints: Hints(
            question:
                "What has to be in an Effect, so that run() can do the work tomorrow, and once more the day after?",
            direction: """
                A struct that keeps the function itself, not what it gave. map and flatMap describe a new Effect; \
                everything that runs stands inside its braces.
                """,
            nearly: """
                let work: () throws -> Value, and describing returns Effect(work: work). map: .describing { f(try run()) }. \
                In flatMap, run what f gives, too.
                """,
            byCheck: [
                Sentence("late", "describing gets a function. Does it call it, or keep it?"),
                Sentence("run", "run() is where the function is called: once, and what it gives is what comes out."),
                Sentence("anew", "The function is called in each run(). Nothing that came out of it is kept."),
                Sentence("error", "With try an error goes on by itself. Is there a try? or a default somewhere?"),
                Sentence("map", "Make a new Effect. What it describes: run this one, and give the value to f."),
                Sentence("flatMap", "f gives an Effect, and somebody has to run that one as well, in the same run()."),
                Sentence(
                    "same",
                    """
                    The two sides are shown with what they did. Once each, one after the other, and nothing more after \
                    an error.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Find the first line of the story that differs. Something may have been kept that had changed by \
                    then.
                    """),
                Sentence("rule", "Your type stands on its own: a function kept in a struct is all that it needs."),
            ]),
        checks: [
            Sentence("late", "describing runs nothing"),
            Sentence("run", "run does the work, once"),
            Sentence("anew", "each run does the work anew"),
            Sentence("error", "an error of the work comes out of run, map and flatMap"),
            Sentence("map", "map applies the function when the new effect runs"),
            Sentence("flatMap", "flatMap runs the first and then the second, once each, in every run"),
            Sentence("everywhere", "also for several effects, run again, while what they pour changes"),
            Sentence("same", "whatever the steps, yours does what the chapter's IO does"),
            Sentence("rule", "your type does without IO"),
        ],
        misconceptions: [
            Sentence(
                "failureRemembered",
                """
                the work failed once, and a later run() threw that error without doing the work. Keep no error.
                """),
            Sentence("runTriedAgain", "the work failed, and run() did it once more. An error ends the run."),
            Sentence(
                "stepErrorSwallowed",
                """
                the second step failed, and a value came out: try?, a default or a catch has swallowed the error. \
                Hand it on with try.
                """),
            Sentence("usesIO", "the task is to do without IO: keep the function itself in your struct."),
            Sentence(
                "calledTwice",
                """
                f was called more than once for one value. Call it in one place, and return what it gives.
                """),
            Sentence(
                "early",
                """
                describing did the work, and kept what came out. Keep the function: work without brackets is the \
                function, work() calls it.
                """),
            Sentence("twice", "one run() did the work twice. Call it in one place, and return what it gave."),
            Sentence(
                "remembered",
                """
                run() gave the old value: what came out the first time was kept. An Effect keeps what to do, and \
                nothing else.
                """),
            Sentence(
                "errorSwallowed",
                """
                the work failed, and a value came out: try?, a default or a catch has swallowed the error. Hand it on \
                with try.
                """),
            Sentence(
                "mapEarly",
                """
                map ran the work to get a value for f. Put both into the braces of a new Effect, and nothing runs yet.
                """),
            Sentence("mapTwice", "one run() of the mapped effect did the work twice. Call run() in one place."),
            Sentence(
                "mapRemembered",
                """
                the second run() gave the first value again: map has kept it. Run the effect in each run, and use what it \
                gives.
                """),
            Sentence(
                "flatMapEarly",
                """
                something ran while flatMap only described. f needs a value, so f, too, can only be called in the \
                new effect's run().
                """),
            Sentence("firstTwice", "the first effect ran twice. Keep its value in a constant, and give that to f."),
            Sentence("secondTwice", "the effect that f gave ran twice. Return what its one run() gives."),
            Sentence("bothTwice", "both effects ran twice in one run(). Once each is enough."),
            Sentence(
                "flatMapRemembered",
                """
                the second run() did not do all of it again: flatMap has kept what it had. Make everything anew inside the \
                new Effect.
                """),
            Sentence(
                "mapDiffers",
                """
                after an error, map ran the work once more. One run is enough; an error ends it.
                """),
            Sentence(
                "flatMapDiffers",
                """
                after an error, flatMap ran the second step once more. Each step should run once; an error ends it.
                """),
            Sentence(
                "valueKept",
                """
                this does the work here and now, so Swift asks who handles its error. Do not call the function: keep \
                it.
                """),
        ],
        notice: """
            You have written IO: a struct around one function. It adds a name for work that is not done yet, and ways \
            to put such work together.
            """,
        toolkit: "Sources/Effects/IO/IO.swift")
}
