import CurrycombWorkbook

extension English {
    static let deliverOn = Words(
        title: "On the right thread",
        task:
            """
            Load in the background and arrive on main, decode on the way, and show a message that goes away by \
            itself.
            """,
        hints: Hints(
            question: "One word says where the work starts, the other where the values go on. Which is which?",
            direction: """
                subscribe(on:) says where the source runs. deliver(on:) moves what comes after it: whatever stands before it \
                stays where the source is.
                """,
            nearly: "picture.subscribe(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()",
            byCheck: [
                Sentence("loaded", "One word moves the work, the other what comes of it. You need both."),
                Sentence(
                    "all",
                    "Every value and the end have to arrive. Pass the whole signal on, and take nothing out of it."),
                Sentence(
                    "decoded",
                    "What stands before deliver(on:) is not moved by it. On which side of it does decode belong?"),
                Sentence("message", "One value comes at once, one late. Only the late one may pass through delay."),
                Sentence(
                    "anyPicture",
                    """
                    Observed again, the picture is loaded again, and each value is decoded once. Repeated and empty \
                    values count.
                    """),
                Sentence(
                    "anyMessage", "Use the text and the seconds that come in. Each observer has a message of its own."),
            ]),
        checks: [
            Sentence("loaded", "the work is done in the background, and its value arrives on main"),
            Sentence("all", "all values arrive, and the end"),
            Sentence("decoded", "decoding is done in the background, too"),
            Sentence("message", "the message comes at once, and goes after its time"),
            Sentence("anyPicture", "loaded and decoded: also for other pictures, and observed again"),
            Sentence("anyMessage", "message: also for other texts and times, and for two listeners"),
        ],
        misconceptions: [
            Sentence("observedOn", "Combine's receive(on:) and RxSwift's observe(on:) are deliver(on:) here."),
            Sentence(
                "queueForLane",
                "the main queue is not known here. The two lanes stand for the queues: deliver(on: main)."),
            Sentence("noLane", "time passes on a lane: delay(.seconds(seconds), on: main)."),
            Sentence(
                "mixedList",
                """
                all signals in a list have one type, and each operator returns a type of its own. Here concat does it: \
                Signals.just(text).concat(…).
                """
            ),
            Sentence(
                "realQueues",
                "nothing happened on the two lanes: .main and .background are the machine's own queues. Use the lanes that come in."
            ),
            Sentence("noUnit", "2 of what? Time has a unit: .seconds(seconds)."),
            Sentence(
                "otherName", "ReactiveCocoa's subscribeOn and deliverOn are subscribe(on:) and deliver(on:) here."),
            Sentence("firstOnly", "the first value was the end. A signal may send more: move all of them."),
            Sentence("lastOnly", "only the last value arrived. Move each of them, as it comes."),
            Sentence("endLost", "the values arrived, and the end did not."),
            Sentence(
                "ownDecoding", "decode was not called: that is a decoding of your own. Use the function that comes in."),
            Sentence(
                "workOnMain",
                """
                the picture was loaded on main, and the screen stood still meanwhile. deliver(on:) moves values only; \
                subscribe(on: background) moves the work.
                """),
            Sentence(
                "shownInBackground",
                """
                the value arrived in the background, where no screen may be touched. deliver(on: main) is the last step.
                """),
            Sentence("lanesSwapped", "work on main, and the screen in the background: the two lanes are swapped."),
            Sentence("loadedTwice", "the picture was loaded twice. Observe it once, and move that one run."),
            Sentence(
                "startedEarly", "the picture was loaded before anybody observed. Make a signal of it, and run nothing."),
            Sentence(
                "decodedOnMain",
                """
                decoded on main: map stands after deliver(on: main), and is moved as well. Put it before.
                """),
            Sentence("allOnMain", "all of it was done on main. subscribe(on: background) moves the work."),
            Sentence(
                "decodedButNotMoved", "decoded in the background, and shown there. deliver(on: main), at the end."),
            Sentence("notDecoded", "decode was not called. map calls it with each value."),
            Sentence("decodedTwice", "each value was decoded twice. That is work: do it once, and pass the result on."),
            Sentence("resultLost", "decode was called, and its result thrown away. map passes on what it gives."),
            Sentence("decodedSwapped", "loaded on main, and shown in the background: the two lanes are swapped."),
            Sentence(
                "loadedOnMain",
                """
                decoding was moved to the background, and loading was not. subscribe(on: background) moves the source \
                itself.
                """),
            Sentence("allLate", "the message came late. Only the empty text is delayed: delay that, and concat it."),
            Sentence("goneAtOnce", "the message was gone at once. The empty text is due later: delay."),
            Sentence("staysForEver", "the message stays. The empty text that takes it away is missing."),
            Sentence("messageLate", "the message came late, and nothing took it away."),
            Sentence("messageEndless", "after the empty text the signal has to complete."),
            Sentence("sameMessage", "another message was asked for. Use the text and the seconds that come in."),
            Sentence("sameSeconds", "it was to stay for 5 seconds. Use the seconds that come in."),
            Sentence("turnedRound", "first the message, then the empty text."),
            notErased,
            Sentence(
                "decodedOnce",
                "a value that had come before was not decoded again. decode is called once for each value that comes."),
            Sentence("emptyLeftOut", "an empty value was left out. Pass on each value."),
            Sentence("repeatLeftOut", "the same value came twice, and was passed on once. Pass on each value."),
            Sentence(
                "pictureHeld",
                "after dispose() the picture is still observed. Let go of it in sink.onDispose { … }."),
            Sentence(
                "emptyTextWaits",
                "after dispose() the empty text still waits on main. Take it back in sink.onDispose { … }."),
        ],
        notice: """
            Two words in the chain say where code runs, and nothing else does. A test hands in two lanes of \
            virtual time.
            """,
        toolkit: "Sources/Signals/Operators/DeliverOn.swift")
}
