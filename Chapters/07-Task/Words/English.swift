import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let lazyRequest = Words(
        title: "Describe a request",
        task: "Describe a request without sending it. Then write map and flatMap for such descriptions.",
        hints: Hints(
            question: "A LazyTask is an IO that may wait. Which words did Swift add for waiting?",
            direction: "As in 6.1 and 6.2, all the work goes inside the braces, now with try await: LazyTask { … }.",
            nearly: "LazyTask { transform(try await task.run()) }",
            byCheck: [
                Sentence("late", "The request was sent while it was only being described. What is outside the braces?"),
                Sentence(
                    "anew",
                    "Two runs are two requests. Call get once inside the braces, and keep nothing between the runs."),
                Sentence(
                    "failing",
                    """
                    The service throws. With plain try, the error leaves your closure by itself. Is there a try? or \
                    a catch?
                    """),
                Sentence(
                    "map",
                    """
                    map describes new work, in braces of its own: run the old work once, and give its value to \
                    transform once.
                    """),
                Sentence(
                    "flatMap",
                    "next gives a LazyTask. Who runs that one? Each of the two runs once, inside the braces."),
                Sentence("error", "After an error there is no value for next. Let the error out, and don't try again."),
                Sentence(
                    "cancel",
                    "A cancellation passes through await, but not into a Task { … } of your own. Await the work itself."
                ),
                Sentence(
                    "mapLaws",
                    """
                    Look at the smallest example. What does your map do besides running the work and calling \
                    transform?
                    """),
                Sentence(
                    "laws",
                    "Look at the smallest example. What does your flatMap do besides running one, and then the other?"),
            ]),
        checks: [
            Sentence("reply", "running it gives the reply"),
            Sentence("late", "describing a request does not send it"),
            Sentence("anew", "each run sends one request"),
            Sentence("failing", "if the service fails, the run fails"),
            Sentence("map", "map applies the function when the work is done"),
            Sentence("flatMap", "flatMap does one thing, and then the next, once each"),
            Sentence("error", "if the first fails, flatMap ends with its error"),
            Sentence("cancel", "cancelling a run cancels its request"),
            Sentence("mapLaws", "map does nothing but apply the function: its two laws hold"),
            Sentence("laws", "the three monad laws hold"),
        ],
        misconceptions: [
            Sentence(
                "keptForAll",
                """
                a path that was asked for before is not asked for again, not even by another description. Keep \
                no reply anywhere.
                """),
            Sentence(
                "mapRemembered",
                """
                the second run() of the mapped work did nothing: the first result was kept. Each run does the \
                work anew.
                """),
            Sentence(
                "mapKept",
                """
                the second run() of the mapped work asked nobody: map has kept what the work gave the first time. Each run \
                does the work anew.
                """),
            Sentence(
                "nextKept",
                """
                the second run() did not ask next: flatMap has kept the work that next made in the first. Each run calls it \
                with its own value.
                """),
            Sentence(
                "chainRemembered",
                """
                the second run() did nothing: flatMap kept the result of the first. Each run does all of it \
                anew.
                """),
            Sentence(
                "firstRemembered",
                """
                in the second run(), the first work was left out: its value was kept. Each run does all of it \
                anew.
                """),
            Sentence(
                "nextTwice",
                """
                next was called twice in one run(). Call it once, and keep what it describes in a constant.
                """),
            Sentence(
                "askedAgain",
                """
                the request failed, and was sent once more. request sends it once; its error ends the run.
                """),
            Sentence(
                "firstNotCancelled",
                """
                the cancellation came during the first work, and did not reach it. Await task.run() itself, in \
                no Task { … }.
                """),
            Sentence(
                "secondNotCancelled",
                """
                the cancellation came during the second work, and did not reach it. Await its run() itself, in \
                no Task { … }.
                """),
            Sentence(
                "notAsked",
                """
                the text is right, but nobody asked the service for it. The reply is what service.get(path) gives.
                """),
            Sentence(
                "pathHard",
                """
                the same path is asked for, whatever path is: the example's stands in your answer. Use path.
                """),
            Sentence(
                "errorSwallowed",
                """
                the service failed, but a reply came out: try? or a default has swallowed the error. Pass it on, \
                with try.
                """),
            Sentence(
                "transformTwice",
                """
                transform was called more than once for one value. Call it in one place, and return what it gives.
                """),
            Sentence(
                "flatMapEarly",
                """
                the first work started while flatMap was only putting the two together. All of it belongs inside \
                LazyTask { … }.
                """),
            Sentence(
                "notCancelled",
                """
                the run was cancelled, but the request went on: there is a Swift Task { … } in between, and nobody \
                cancels that. Await the work itself.
                """),
            Sentence("pathItself", "honey is the path. The reply is what service.get(path) gives."),
            Sentence(
                "early",
                """
                the request was sent while it was only being described. Swift's Task { … } starts at once; a LazyTask \
                waits for run().
                """),
            Sentence("twice", "one run() sent two requests. Call get in one place, and return what it gave."),
            Sentence(
                "remembered",
                """
                the second run() sent nothing: the first reply was kept. Each run does the work anew.
                """),
            Sentence(
                "mapEarly",
                """
                map started the work to have a value for its function. The work has to wait for run().
                """),
            Sentence(
                "mapTwice",
                """
                one run() of the mapped work ran the first work twice. Call task.run() in one place.
                """),
            Sentence(
                "firstTwice",
                """
                the first work ran twice in one run(). Keep its value in a constant, and give that to next.
                """),
            Sentence("secondTwice", "the second work ran twice in one run(). Return what its one run() gives."),
            Sentence(
                "triedAgain",
                """
                the first work failed, and flatMap tried it again. It should end there, with the error.
                """),
            Sentence(
                "allAgain",
                """
                after an error, flatMap began once more with the first work. Each of the two should run once; an error \
                ends it.
                """),
            Sentence(
                "mapLawless",
                """
                after an error, map ran the work once more. One run is enough; an error ends it.
                """),
            Sentence(
                "lawless",
                """
                after an error, flatMap ran the second work once more. Each of the two should run once; an error ends \
                it.
                """),
            Sentence(
                "ranNow",
                """
                this waits right here, while the work is only being described, and a plain function cannot wait. Move it \
                inside LazyTask { … }.
                """),
            Sentence("noAwait", "a call that may wait needs the word await: try await task.run()."),
            Sentence(
                "nested",
                """
                next gives a description, and the work in it would never be done. Run that one too: try \
                await ….run().
                """),
        ],
        notice: """
            It is IO with await in it. You can keep a description, pass it on, run it later, or run it twice. The \
            next exercises live on that.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask+Monad.swift")

    static let allAtOnce = Words(
        title: "All at once",
        task: "Run two pieces of work at the same time, then any number. Keep the values in the order of the list.",
        hints: Hints(
            question: "If you await a before b has started, how long do 3 and 2 seconds take?",
            direction: """
                async let starts work and goes on. For any number there is withThrowingTaskGroup; its values come \
                as they become ready.
                """,
            nearly: """
                group.addTask { (place, try await task.run()) }, and: for try await (place, value) in group { … \
                }
                """,
            byCheck: [
                Sentence(
                    "bothAtOnce",
                    "Start both before you await either. And nothing may start while both only describes the work."),
                Sentence(
                    "bothError",
                    """
                    The error of a comes first. Await a first, with try; the child that is left is cancelled for \
                    you.
                    """),
                Sentence(
                    "order",
                    """
                    A group gives B first, since b takes 1 second. What does each child have to bring along, so that \
                    you can put A in front?
                    """),
                Sentence(
                    "time",
                    """
                    Add every child before you wait for the first. Each piece runs once in every run(), and again in \
                    the next.
                    """),
                Sentence(
                    "error",
                    """
                    With for try await, an error leaves the loop, and the group cancels the rest. Do you catch it, or \
                    wait in the order of the list?
                    """),
                Sentence(
                    "none", "A group without children ends at once, and the loop has nothing to do. What is left?"),
            ]),
        checks: [
            Sentence("both", "both values come, each in its place"),
            Sentence("bothAtOnce", "two pieces of work take as long as the longer one"),
            Sentence("bothError", "the error of the first one ends both"),
            Sentence("order", "the values of all are in the order of the list"),
            Sentence("time", "all take as long as the longest one"),
            Sentence("error", "the first error ends them all, at once"),
            Sentence("none", "nothing to do gives an empty list"),
        ],
        misconceptions: [
            Sentence(
                "bothRemembered",
                """
                the second run() of both did nothing: the pair was kept. A description does its work anew each \
                time.
                """),
            Sentence(
                "pairByPair",
                """
                an error of a later task came out only when one before it had ended: both waits for its first one first. A \
                group hands over whichever ends first.
                """),
            Sentence(
                "awaitedInOrder",
                """
                the error came late: all that stands before it in the list was awaited first. A group hands over \
                whichever ends first.
                """),
            Sentence(
                "firstAlone",
                """
                the rest began only when the first of the list was done. Add every one to the group before you wait \
                for any.
                """),
            Sentence(
                "sorted",
                """
                the values came out sorted, and not in the order of the list. Remember each one's place.
                """),
            Sentence(
                "newestFirst",
                """
                the values are in the order in which the work ended, backwards. Remember each one's place.
                """),
            Sentence(
                "bothErrorLost",
                """
                one of them failed, and another error came out. Hand on the one that was thrown: try await.
                """),
            Sentence(
                "bothWaits",
                """
                the first failed, and both waited for the second all the same. Let the error out: then the child \
                that is left is cancelled.
                """),
            Sentence(
                "bothLeftRunning",
                """
                the first has failed, and the second still goes on: a Swift Task { … } is nobody's child, so \
                nobody cancels it. Use async let.
                """),
            Sentence(
                "allEarly",
                """
                the work started while all was only putting it together. Start it inside LazyTask { … }.
                """),
            Sentence(
                "allTwice",
                """
                work was done more than once in one run(). Each piece runs once: keep its value.
                """),
            Sentence(
                "inParts",
                """
                not all of them ran side by side: some waited for others. Add every one to the group before you wait \
                for any.
                """),
            Sentence(
                "remembered",
                """
                the second run() did nothing: the first values were kept. A description does its work anew each \
                time.
                """),
            Sentence(
                "leftRunning",
                """
                one has failed, and another still goes on: a Swift Task { … } is nobody's child. In a group, whatever \
                is left is cancelled.
                """),
            Sentence(
                "early", "the work started while both was only putting it together. Start it inside LazyTask { … }."),
            Sentence(
                "bothSequential",
                """
                one after the other takes the sum of both. Start both before you wait for either: async let.
                """),
            Sentence("bothTwice", "work was done twice. Each of the two runs once: keep its value."),
            Sentence(
                "orderLost",
                """
                the values came in the order in which the work ended. Remember each one's place.
                """),
            Sentence("onlyFirst", "only one value came out. Go through the group to its end."),
            Sentence("nothing", "no values came back. Collect what the group gives."),
            Sentence("backwards", "the list is the wrong way round. The first value belongs to the first work."),
            Sentence(
                "sequential",
                """
                one after another takes the sum of all. Add all of them to a group before you wait for any.
                """),
            Sentence(
                "errorSwallowed",
                """
                one of them failed, and all gave a list as if nothing had happened. The error has to come \
                through.
                """),
            Sentence(
                "allTasks",
                """
                one has failed, and the others were not cancelled: all runs each in a Swift Task { … }, which is nobody's \
                child. In a group, whatever is left is cancelled.
                """),
            Sentence(
                "tasksInGroup",
                """
                one has failed, and the others were not cancelled. Add the work itself, for a Swift Task { … } in between is \
                nobody's child, and let the error out of the group: that is what cancels.
                """),
            Sentence(
                "cancellationLeftOut",
                """
                one of them threw CancellationError() by itself, in a run that nobody had cancelled, and all left it out. \
                It is an error like any other: let it come through.
                """),
            Sentence(
                "waitsForTheRest",
                """
                one of them failed, and all waited for the rest. Let the error out of the group: then the group \
                cancels the rest.
                """),
            Sentence("notRun", "that is a list of descriptions. Run each of them, and return their values."),
        ],
        notice: """
            The work itself didn't change. It was described, and you decided how to run it: side by side. That is \
            what descriptions are good for.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask+Traverse.swift")

    static let raceTwo = Words(
        title: "A race",
        task: "Run two pieces of work at the same time, take the first to end, and cancel the other.",
        hints: Hints(
            question: "A group waits for all its children. How can you end the loser early?",
            direction:
                "Add both to a group, wait for the first with next(), and cancel the rest, after an error as well.",
            nearly: "defer { group.cancelAll() }, and then: guard let value = try await group.next() else { throw … }",
            byCheck: [
                Sentence(
                    "first", "The first child to end wins. next() waits for one child only. What do you do with it?"),
                Sentence(
                    "second",
                    "Here b is faster. Are both in the group before you wait, and do you take whichever ends first?"),
                Sentence(
                    "loser",
                    """
                    A group waits for all its children. So ask the loser to stop before you leave the group, or the \
                    race takes 5 seconds.
                    """),
                Sentence(
                    "error",
                    """
                    next() throws the error of a child that fails first. Then the lines after it don't run. Where is \
                    your cancelAll()?
                    """),
                Sentence(
                    "again", "A second run() is a second race. Keep nothing outside the braces of LazyTask { … }."),
                Sentence(
                    "cancel",
                    """
                    Only children hear of a cancellation. Add the work itself to the group, with no Task { … } \
                    between.
                    """),
            ]),
        checks: [
            Sentence("first", "the first work wins when it is faster"),
            Sentence("second", "the second one wins when that is faster"),
            Sentence("loser", "the race is over at once, and the loser is cancelled"),
            Sentence("error", "an error may win, too"),
            Sentence("again", "a second run is a race of its own"),
            Sentence("cancel", "cancelling a race cancels both"),
        ],
        misconceptions: [
            Sentence(
                "loserTaken",
                """
                the first had ended with a value, and another came out: what the loser gave when it was cancelled. Give \
                what the first next() gave.
                """),
            Sentence(
                "errorRescued",
                """
                the first to end failed, and a value came out: what the other gave when it was cancelled. An error ends \
                a race just as a value does.
                """),
            Sentence(
                "successWins",
                """
                the first to end failed, and the race waited for the other. An error decides it, too: the first to end, \
                whichever way.
                """),
            Sentence(
                "taskAwaited",
                """
                the race was decided, and waited for the second work: that runs in a Swift Task { … }, which cancelAll does \
                not reach. Add the work itself to the group.
                """),
            Sentence(
                "keptForAll",
                """
                another race gave what an earlier one had won: a result is kept outside. Keep nothing; each run \
                is a race of its own.
                """),
            Sentence(
                "errorReplaced",
                """
                the first to end failed, and another error came out. Hand on its own: try await group.next().
                """),
            Sentence(
                "secondInstead",
                """
                the first to end failed, and the race ran the second once more. An error ends a race just as a \
                value does.
                """),
            Sentence("raceTwice", "the race took twice its time: it was run twice. Keep what the first one gave."),
            Sentence(
                "remembered",
                """
                the second run() asked nobody: the first result was kept. A description does its work anew each \
                time.
                """),
            Sentence(
                "notCancelled",
                """
                the race was cancelled from outside, but its work went on: there is a Swift Task { … } in between. \
                Add the work itself to the group.
                """),
            Sentence("lastWins", "the last to end won. It should be the first."),
            Sentence("early", "the race began while it was only being described. It starts in run()."),
            Sentence(
                "sequential",
                """
                one was not asked before the other had been answered: that is no race. Add both to a group \
                first.
                """),
            Sentence(
                "alwaysFirst",
                """
                the second ended sooner, and the first was taken. First means the first to end.
                """),
            Sentence(
                "loserAwaited",
                """
                the value was there, and the race still waited for the loser: a group does. group.cancelAll() cancels the \
                rest of it, where the work itself was added, and no Task { … } stands in between.
                """),
            Sentence(
                "leftRunning",
                """
                the race is over, but the loser goes on: a Swift Task { … } is nobody's child, so nobody cancels it. \
                Use a group.
                """),
            Sentence(
                "errorIgnored", "one of them failed first, but the race went on. An error ends it just as a value does."
            ),
            Sentence(
                "cancellationNoEnd",
                """
                the first to end threw CancellationError() by itself, and the race went on. Nobody had cancelled it: it \
                is an error like any other, and ends the race.
                """),
            Sentence(
                "errorLate",
                """
                the error was there, but came out only when the other had ended: what cancels that one stands where an \
                error does not pass. defer runs on every way out.
                """),
            Sentence(
                "maybeNone",
                """
                next() gives nothing when a group is empty. This one has two: guard let takes the value out.
                """),
        ],
        notice: """
            A loser that goes on costs battery, data and sometimes money. In a group every piece of work has a \
            parent, and none outlives it.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask+Race.swift")

    static let timeoutRetry = Words(
        title: "Too late, and once more",
        task: "Give work a time limit, with race. Then try work again when it fails, up to a number of times.",
        hints: Hints(
            question: "A time limit is a race. Against what?",
            direction: """
                Against work that sleeps and then throws TimedOut(). For retry: a loop that returns at the first value, \
                and keeps the last error.
                """,
            nearly: """
                race(task, LazyTask { try await service.sleep(seconds); throw … }), and for _ in 1...max(times, 1) \
                { do { return … } catch { … } }
                """,
            byCheck: [
                Sentence("ownError", "The work failed before the limit. The race ends with its error: don't catch it."),
                Sentence(
                    "notLonger",
                    """
                    Work and sleep go on at the same time, and the first to end decides. Nothing starts before \
                    run().
                    """),
                Sentence(
                    "tooLate",
                    """
                    After 3 seconds the sleep is over and throws TimedOut(). That wins the race, and race stops the \
                    work.
                    """),
                Sentence(
                    "retry", "The third try succeeds here. How many times does your loop go round, with atMost: 3?"),
                Sentence("enough", "The first try gave a value. What makes your loop stop there?"),
                Sentence(
                    "giveUp",
                    "There is no try left. How many were there, and which of the errors comes out in the end?"),
                Sentence("single", "With atMost: 1, the first try is also the last."),
                Sentence("again", "The second run() starts counting anew. Where is the counter made?"),
            ]),
        checks: [
            Sentence("inTime", "work that is in time gives its value"),
            Sentence("ownError", "work that fails in time ends with its own error"),
            Sentence("notLonger", "the limit does not make quick work slower"),
            Sentence("tooLate", "at the limit TimedOut is thrown, and the work is cancelled"),
            Sentence("retry", "the third try may be the one that succeeds"),
            Sentence("enough", "after a success there is no other try"),
            Sentence("giveUp", "it tries as often as asked, and throws the last error"),
            Sentence("single", "there is always one try, even for 0, and for 1 there is no other"),
            Sentence("again", "each run has all its tries"),
            Sentence("cancel", "a run that is cancelled stops, and tries no more"),
        ],
        misconceptions: [
            Sentence(
                "triesCancelled",
                """
                the run was cancelled, and the work was tried again: the loop took the cancellation for a \
                failure. After a failed try: try Task.checkCancellation().
                """),
            Sentence(
                "limitFromMaking",
                """
                the clock started when timeout was called, not with run(). Ask for service.seconds inside LazyTask { … \
                }, or race a sleep.
                """),
            Sentence("sideBySide", "all tries began at once. The next one begins only when the one before has failed."),
            Sentence(
                "timeoutNotCancelled",
                """
                the run was cancelled, and the work went on: a Swift Task { … } stands between. Race the work \
                itself.
                """),
            Sentence("limitLonger", "TimedOut came one second after the limit. Sleep for seconds, no more."),
            Sentence(
                "atLeastThree",
                """
                it was tried three times where atMost allows fewer: the example's number stands in your answer. \
                Take times.
                """),
            Sentence(
                "limitHard",
                """
                the limit is 3, whatever seconds says: the example's stands in your answer. Sleep for seconds.
                """),
            Sentence(
                "errorHidden",
                """
                the work failed by itself, before the limit, but TimedOut was thrown. Throw that only after the \
                sleep.
                """),
            Sentence(
                "otherError",
                """
                the limit was reached, but another error was thrown. Throw TimedOut() after the sleep.
                """),
            Sentence(
                "triesHard",
                """
                there were three tries and no more, where atMost allows more. Take times.
                """),
            Sentence(
                "ownErrorThrown",
                """
                the last try threw an error, but another one came out. Pass on the last one: it says why.
                """),
            Sentence(
                "notOnce",
                """
                atMost: 1 is one try. Count the first one as well.
                """),
            Sentence(
                "sameErrorEnds",
                """
                the same error twice ended it. However a try fails, the next one may succeed.
                """),
            Sentence(
                "asksTheError",
                """
                a cancelled run made another try, since its work threw an error of its own. Ask the run, not the error: try \
                Task.checkCancellation().
                """),
            Sentence(
                "onlyFailures",
                """
                after an error other than Service.Failure, nothing was tried again. Any error is worth another try: \
                catch, without a type.
                """),
            Sentence(
                "cancellationEnds",
                """
                the work threw CancellationError() by itself, in a run that nobody had cancelled, and was not tried \
                again. Ask the run, not the error: try Task.checkCancellation().
                """),
            Sentence(
                "cancellationHidden",
                """
                the work threw CancellationError() by itself, before the limit, and TimedOut() came out. Throw that only \
                after the sleep.
                """),
            Sentence(
                "cancelledIsTimedOut",
                """
                the run was cancelled before the limit, and threw TimedOut(), which is for the limit alone. A sleep that is \
                cancelled throws an error of its own: let that one out.
                """),
            Sentence(
                "lateTaken",
                """
                at the limit the work was cancelled, and gave a value all the same: you have taken it. At the limit nothing \
                but TimedOut() counts.
                """),
            Sentence(
                "failureIsTimedOut",
                """
                the work failed by itself, before the limit, with the service's error, and TimedOut() came out. Throw that \
                after the sleep only, whatever the work throws.
                """),
            Sentence(
                "countKept",
                """
                the second run() had fewer tries than the first: the count was kept between the two. Start counting \
                inside LazyTask { … }.
                """),
            Sentence("alwaysLate", "the work was in time, but TimedOut was thrown. Give its value when it ends first."),
            Sentence("early", "the work started while timeout was called. It starts in run(), and so does the time."),
            Sentence(
                "waitsForLimit",
                """
                the work was done, but the run ended only at the limit: it waited for the sleep, too.
                """),
            Sentence(
                "sleepsFirst",
                """
                the sleep was over before the work began. Both have to go on at the same time: race.
                """),
            Sentence(
                "noLimit",
                """
                the work took longer than the limit, and nothing was thrown. Race it against service.sleep, and throw \
                after that; Task.sleep knows nothing of the service's clock.
                """),
            Sentence(
                "workAwaited",
                """
                TimedOut came only when the work had ended. The work must be cancelled at the limit.
                """),
            Sentence(
                "sleepsAfter",
                """
                the sleep began when the work was over. The two have to go on at the same time: race.
                """),
            Sentence(
                "leftRunning",
                """
                the limit was reached, but the work goes on somewhere. Nobody cancels a Swift Task { … } of your \
                own. Use race.
                """),
            Sentence(
                "onlyOne",
                """
                the work failed, and there was no other try. It may be tried as often as atMost says.
                """),
            Sentence("onceLess", "there was one try left. Is your loop one too short?"),
            Sentence("goesOn", "a try succeeded, and another followed. Return as soon as there is a value."),
            Sentence("onceMore", "there was one try more than atMost allows: the first one counts as well."),
            Sentence("forEver", "it went on trying until it succeeded. It may be tried only as often as atMost says."),
            Sentence("firstError", "the first try's error was thrown. The last one tells how things stand now."),
            Sentence("describedOnly", "that is a description, not its value. Run it: try await ….run()."),
        ],
        notice: """
            timeout is a race, and retry is a loop over a description. With work already under way you could write \
            neither. After each failed try, ours asks whether the run was cancelled: if so, there is no other try.
            """,
        toolkit: "Sources/Effects/LazyTask/LazyTask+Retry.swift")
}
