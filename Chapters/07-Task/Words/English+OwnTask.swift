import CurrycombWorkbook

extension English {
    static let ownTask = Words(
        title: "Work of your own",
        task: """
            Declare the type yourself: a Work that keeps what to do, and does it in run(). Whoever cancels run() \
            cancels the work.
            """,
        hints: Hints(
            question: "What did your Effect of 6.5 keep? Which two words let such a function wait, and fail?",
            direction: """
                A struct that keeps an @Sendable function, async throws. run() awaits it and makes no Task of its \
                own, so a cancellation passes through.
                """,
            nearly: """
                let work: @Sendable () async throws -> Value, and map: .describing { f(try await run()) }. flatMap: run \
                what f gives, too.
                """,
            byCheck: [
                Sentence("run", "run() calls the function that you kept, once, and returns what it gives."),
                Sentence("anew", "A second run() asks a second time. Do you keep a value or a Task somewhere?"),
                Sentence(
                    "cancel",
                    "A cancellation passes through await, but not into a Task { … } of your own. Await the work itself."
                ),
                Sentence(
                    "error",
                    "With plain try, an error leaves run, map and flatMap by itself. Is there a try? or a catch?"),
                Sentence("map", "map describes new work: run the old one, once, and give its value to f."),
                Sentence("flatMap", "f gives a Work. Run the first one, then the one that f gives, once each."),
                Sentence(
                    "cancelStep",
                    "The cancellation comes while one of the two steps is waiting. Is each of them awaited directly?"),
                Sentence("same", "Look at the smallest example: what does your type do that LazyTask doesn't?"),
            ]),
        checks: [
            Sentence("late", "describing starts nothing"),
            Sentence("run", "run does the work, once, and waits for it"),
            Sentence("anew", "each run does the work anew"),
            Sentence("cancel", "cancelling a run cancels its work"),
            Sentence("error", "an error of the work comes out of run, map and flatMap"),
            Sentence("map", "map applies the function when the work is done"),
            Sentence("flatMap", "flatMap does one thing, and then the next, once each"),
            Sentence("cancelStep", "a cancellation reaches each step, in map and flatMap as well"),
            Sentence("same", "whatever the steps, yours does what the chapter's LazyTask does"),
            Sentence("rule", "your type does without LazyTask"),
        ],
        misconceptions: [
            Sentence(
                "shared",
                """
                two runs at the same time shared one piece of work: run() has to start its own each time, and \
                keep nothing.
                """),
            Sentence(
                "mapRemembered",
                """
                the second run() of the mapped work did nothing: the first result was kept. Each run does the \
                work anew.
                """),
            Sentence(
                "flatMapRemembered",
                """
                the second run() did nothing: flatMap kept the result of the first. Each run does all of it \
                anew.
                """),
            Sentence(
                "firstRemembered",
                """
                in the second run(), the first step was left out: its value was kept. Each run does all of it \
                anew.
                """),
            Sentence("runTriedAgain", "the work failed, and run() did it once more. An error ends the run."),
            Sentence(
                "failureRemembered",
                """
                the work failed once, and a later run() threw that error without doing the work. Keep no error.
                """),
            Sentence(
                "stepErrorSwallowed",
                """
                the second step failed, and a value came out: try? or a default has swallowed the error. Hand it \
                on with try.
                """),
            Sentence(
                "stepsNotCancelled",
                """
                the run was cancelled, and its steps went on: a Task { … } stands around them. Await them directly in \
                the braces.
                """),
            Sentence(
                "calledTwice",
                """
                f was called more than once for one value. Call it in one place, and return what it gives.
                """),
            Sentence(
                "inMapNotCancelled",
                """
                the mapped work was cancelled, but the request went on: map runs it in a Task { … } of its own. \
                Await the work itself.
                """),
            Sentence(
                "firstNotCancelled",
                """
                the cancellation came while the first step was waiting, and didn't reach it. Run it with try await, \
                without a Task { … }.
                """),
            Sentence(
                "early",
                """
                the request was sent while it was only being described: a Swift Task { … } starts at once. Keep the \
                function, and call it in run().
                """),
            Sentence("usesLazyTask", "the task is to do without LazyTask: keep the function itself in your struct."),
            Sentence("twice", "one run() sent two requests. Call the work in one place, and return what it gave."),
            Sentence(
                "remembered",
                """
                the second run() sent nothing: the first reply was kept. Work keeps what to do, and nothing else.
                """),
            Sentence(
                "notCancelled",
                """
                the run was cancelled, but the service never heard of it: there is a Task { … } in between. Await \
                the work itself.
                """),
            Sentence(
                "errorSwallowed",
                """
                the work failed, but a value came out: try? or a default has swallowed the error. Pass it on, with try.
                """),
            Sentence(
                "mapEarly",
                """
                map started the work to have a value for f. The work has to wait for the new one's run().
                """),
            Sentence("mapTwice", "one run() of the mapped work sent two requests. Call run() in one place."),
            Sentence(
                "flatMapEarly",
                """
                something was sent while flatMap was only describing. All of it belongs inside the braces of the new Work.
                """),
            Sentence(
                "firstTwice",
                """
                the first work ran twice in one run(). Keep its value in a constant, and give that to f.
                """),
            Sentence("secondTwice", "the second work ran twice in one run(). Return what its one run() gives."),
            Sentence(
                "stepNotCancelled",
                """
                the cancellation came while the second step was waiting, and didn't reach it. Run that step with try \
                await, without a Task { … }.
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
                this waits here and now, but the work is only being described, and a plain function can't wait. Don't \
                call it: keep the function.
                """),
        ],
        notice: """
            You have written LazyTask: a struct around one async function. You get cancellation for free, since \
            there is nothing between the caller and the work.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask.swift")
}
