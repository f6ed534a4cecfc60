import CurrycombWorkbook

extension English {
    static let ownTask = Words(
        title: "Work of your own",
        task: """
            Declare the type yourself: a Work that keeps what to do and starts it when it is asked to. Whoever cancels its \
            run() cancels the work.
            """,
        hints: Hints(
            question: "What did your Effect of 6.5 keep? Which words does the same function need to be able to wait?",
            direction: """
                A struct that keeps an @Sendable function, async throws. run() awaits it where it is called, and makes no \
                Task of its own: then a cancellation passes through.
                """,
            nearly: """
                let work: @Sendable () async throws -> Value, and map: .describing { f(try await run()) }. flatMap: run \
                what f gives, too.
                """),
        checks: [
            Sentence("late", "describing starts nothing"),
            Sentence("run", "run does the work, once, and waits for it"),
            Sentence("anew", "each run does the work anew"),
            Sentence("cancel", "cancelling a run cancels its work"),
            Sentence("error", "an error of the work comes out of run, map and flatMap"),
            Sentence("map", "map applies the function when the work has been done"),
            Sentence("flatMap", "flatMap does one thing, and then the next, once each"),
            Sentence("cancelStep", "a cancellation reaches each step, in map and flatMap as well"),
            Sentence("same", "whatever the steps, yours does what the chapter's LazyTask does"),
        ],
        misconceptions: [
            Sentence(
                "calledTwice",
                """
                f was called more than once for one value. Call it in one place, and return what it gives.
                """),
            Sentence(
                "inMapNotCancelled",
                """
                the mapped work was cancelled, and the request went on: map runs it in a Task { … } of its own. \
                Await the work itself.
                """),
            Sentence(
                "firstNotCancelled",
                """
                the cancellation came while the first step was waiting, and did not reach it. Run it with try await, \
                and in no Task { … }.
                """),
            Sentence(
                "early",
                """
                the request was sent while it was only being described: a Swift Task { … } starts at once. Keep the \
                function, and call it in run().
                """),
            Sentence("twice", "one run() sent two requests. Call the work in one place, and return what it gave."),
            Sentence(
                "remembered",
                """
                the second run() sent nothing: the first reply was kept. Work keeps what to do, and nothing else.
                """),
            Sentence(
                "notCancelled",
                """
                the run was cancelled, and the service never heard of it: a Task { … } stands between the two, and nobody \
                cancels that one. Await the work itself.
                """),
            Sentence(
                "errorSwallowed",
                """
                the work failed, and a value came out: try? or a default has swallowed the error. Hand it on with try.
                """),
            Sentence(
                "mapEarly", "map started the work to have a value for f. It has to wait for the new work's run()."),
            Sentence("mapTwice", "one run() of the mapped work sent two requests. Call run() in one place."),
            Sentence(
                "flatMapEarly",
                """
                something was sent while flatMap only described. All of it belongs into the braces of the new Work.
                """),
            Sentence("firstTwice", "a was asked for twice. Keep its value in a constant, and give that to f."),
            Sentence("secondTwice", "b1 was asked for twice. Return what the one run() of the second work gives."),
            Sentence(
                "stepNotCancelled",
                """
                the cancellation came while the second step was waiting, and did not reach it. Run that step with \
                try await, not in a Task { … } of its own.
                """),
            Sentence(
                "mapDiffers",
                """
                the chapter's map and yours differ: see the smallest example. It does the work once and applies f; after \
                an error it does nothing more.
                """),
            Sentence(
                "flatMapDiffers",
                """
                the chapter's flatMap and yours differ: see the smallest example. One step, then the other, once each; \
                an error ends it.
                """),
            Sentence(
                "valueKept",
                """
                this waits here and now, where the work is only being described, and a plain function cannot wait. Do not \
                call it: keep the function itself.
                """),
        ],
        notice: """
            You have written LazyTask: a struct around one async function. Cancellation came for nothing, since nothing \
            stands between who awaits and what is awaited.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask.swift")
}
