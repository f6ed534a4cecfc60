import CurrycombWorkbook

/// What learners read, in English: exercises 9.7 and 9.8.
extension English {
    static let lazySource = Words(
        title: "Nothing before somebody subscribes",
        task: """
            Write three sources: one that asks, one that transforms, one that binds. Nothing may run before \
            somebody subscribes.
            """,
        hints: Hints(
            question: "Source { send in … } keeps a closure. What belongs inside the closure, and what outside?",
            direction: "All of the work belongs inside: asking, subscribing to the other source, and calling block.",
            nearly: """
                Source { send in let next = block(); source.subscribe { value in next(value).subscribe(send) } }
                """,
            byCheck: [
                Sentence("answer", "Make a Source whose closure gets send, and call send with the answer."),
                Sentence(
                    "late",
                    """
                    What stands inside the closure of Source runs for each subscriber, and what stands outside runs \
                    now. Where is question()?
                    """),
                Sentence(
                    "process", "Subscribe to source inside the closure, and send what transform makes of each value."),
                Sentence(
                    "processLate",
                    """
                    Nothing may run before somebody subscribes, and nothing may wait for an end: values may come \
                    much later.
                    """),
                Sentence("bind", "Each value gives a source. Subscribe to it, and let it send to the same subscriber."),
                Sentence(
                    "bindOnce",
                    """
                    For one subscriber: one subscription of source, one call of the function for each value, one \
                    subscription of each inner source.
                    """),
                Sentence(
                    "bindLate", "Inside the closure of Source, before you subscribe: that is where block is called."),
                Sentence(
                    "everywhere",
                    "Keep nothing outside the closures. Two subscribers have nothing in common but the source."),
            ]),
        checks: [
            Sentence("answer", "a subscriber gets the answer"),
            Sentence("late", "the question is asked for each subscriber, and not before"),
            Sentence("process", "process sends what the function makes of each value"),
            Sentence("processLate", "process waits for a subscriber, and then for each value"),
            Sentence("bind", "bind sends what the inner sources send"),
            Sentence("bindOnce", "nothing is done twice, and nothing waits for an end"),
            Sentence("bindLate", "block runs once for each subscriber, and not before"),
            Sentence("everywhere", "it holds for every subscriber, at any time"),
        ],
        misconceptions: [
            Sentence(
                "switched",
                """
                a value came, and the source of an earlier one fell silent. bind sends on what all of them send.
                """),
            Sentence(
                "sourceShared",
                """
                process subscribed to its source for the first subscriber only. A source does its work for each: \
                keep nothing outside the closure.
                """),
            Sentence("onlyChanges", "the same value came again, and was left out. Each value is sent."),
            Sentence("blockTwice", "block ran more than once for one subscriber. Keep the function that it gave."),
            Sentence("notAnswered", "the subscriber got nothing. Call send with the answer."),
            Sentence(
                "askedEarly",
                "it was asked while the source was only described. Call question() inside the closure of Source."),
            Sentence("askedTwice", "one subscriber, and it was asked more than once. Keep the answer, and send it."),
            Sentence(
                "remembered",
                """
                the second subscriber got the first one's answer. Ask anew for each: inside the closure, and \
                keep nothing outside.
                """),
            Sentence("firstOnly", "the second subscriber got nothing. The work is done for each subscriber."),
            Sentence("notSentOn", "the numbers went in, and nothing came out. Call send with what transform gives."),
            Sentence("firstValueOnly", "the first value came through, and no other."),
            Sentence("lastValueOnly", "only the last value came through. Send each one as it comes."),
            Sentence(
                "processEarly",
                """
                process subscribed to the source while it was only describing. Subscribe inside the closure of \
                Source.
                """),
            Sentence(
                "processTwice",
                "one subscriber, and the source did its work more than once. Subscribe to it once."),
            Sentence(
                "collected",
                """
                values came after somebody had subscribed, and none went out. A source may send at any time, and may never \
                end: send each value when it comes.
                """),
            Sentence(
                "transformTwice",
                "the function ran more than once for one value. Keep what it gave, and send that."),
            Sentence(
                "transformRemembered",
                """
                the same value came twice, and the function ran once for both: what it gave is kept. Call it for each \
                value.
                """),
            Sentence(
                "innerNotHeard",
                "nothing came out of the inner sources. Subscribe to next(value), and hand it send."),
            Sentence(
                "boundOnce",
                "the source of the first value was heard, and no other. Subscribe to one for each value."),
            Sentence(
                "innerFirstOnly",
                "the first value of each inner source came out, and no other. Hand send itself to subscribe."),
            Sentence(
                "outerTwice",
                "one subscriber, and the outer source did its work more than once. Subscribe to it once."),
            Sentence(
                "bindCollected",
                """
                numbers came after somebody had subscribed, and nothing went out. A source may send at any time, and may \
                never end: subscribe to each inner source when its number comes.
                """),
            Sentence(
                "nextTwice",
                "the function was asked more than once for one value. Keep the source that it gave."),
            Sentence("innerTwice", "an inner source did its work more than once. Subscribe to it once."),
            Sentence("blockEarly", "block ran before anybody subscribed. Call it inside the closure of Source."),
            Sentence(
                "blockPerValue",
                """
                block ran once for each value, not once for the subscriber: what its function remembers is lost \
                each time. Call it before you subscribe to the source.
                """),
            Sentence(
                "blockLate",
                """
                somebody subscribed, no value came, and block did not run. It runs when somebody subscribes, not at the \
                first value.
                """),
            Sentence(
                "blockOnce",
                """
                the second subscriber got the function of the first, with all that it remembers. Call block for \
                each subscriber.
                """),
            Sentence("sourceSent", "that sends the source itself. Subscribe to it: next(value).subscribe(send)."),
            Sentence(
                "sourceOfSources",
                "process gives a source of sources here. Somebody has to subscribe to the inner ones."),
            Sentence(
                "blockPassed",
                "block takes no value: it gives the function that does. let next = block(), and then next(value)."),
            Sentence(
                "sendIgnored",
                """
                the closure of Source is given a function to send with. Give it a name, send in, and hand it what is to \
                arrive.
                """),
            Sentence(
                "subscribesNow",
                "that subscribes at once, and gives no source. Put it inside one: Source { send in … }."),
            Sentence(
                "functionSent",
                "question is a function: that sends it instead of asking. question() is the answer."),
        ],
        notice: """
            A source is a function kept as a value, like IO in chapter 6. It only describes the work, and every \
            subscriber gets work of its own.
            """,
        toolkit: "Sources/Signals/Sources/Deferred.swift")

    static let ownSignal = Words(
        title: "A signal, and a dispose that works",
        task: "Write a signal: its work begins for each subscriber, and ends at disposal. Then bind.",
        hints: Hints(
            question: """
                After dispose() the source may still call send. How does that call learn that nobody wants it?
                """,
            direction: """
                In subscribe keep a var isDisposed that both closures see: the one handed to create asks it, and the \
                one you give back sets it.
                """,
            nearly: """
                var isDisposed = false; let end = create { if !isDisposed { observer($0) } }; return { if \
                !isDisposed { isDisposed = true; end() } }. In bind collect what each inner subscribe gives, and \
                call all of it at the end.
                """,
            byCheck: [
                Sentence(
                    "sends",
                    """
                    init only keeps create. subscribe calls it, for each subscriber, with a function that calls the \
                    observer.
                    """),
                Sentence(
                    "second",
                    """
                    Keep nothing about a subscriber in the signal. What belongs to one subscription is a variable \
                    inside subscribe.
                    """),
                Sentence(
                    "dispose",
                    """
                    The source may go on sending. So whoever hands values on has to ask whether this subscription is \
                    over.
                    """),
                Sentence(
                    "ends",
                    """
                    create gives a function that ends the work. Call it once, and only after nothing can arrive any \
                    more.
                    """),
                Sentence(
                    "bind",
                    """
                    Inside a new signal: subscribe to this one, and for each value subscribe to what the function \
                    gives.
                    """),
                Sentence("block", "block is called inside the new signal, before you subscribe to anything."),
                Sentence(
                    "inner",
                    "Every inner subscription is kept until disposal. Where do you collect the functions that end them?"
                ),
                Sentence(
                    "bindApart",
                    """
                    The list of inner subscriptions belongs to one subscriber: it has to be made inside the new \
                    signal.
                    """),
                Sentence(
                    "everywhere",
                    "Subscribers come and dispose in any order. Has each one its own mark and its own list?"),
                Sentence(
                    "bindEnds",
                    """
                    What the new signal gives back ends everything: the outer subscription, and each inner one. It may \
                    be called while next(value).subscribe(send) still runs.
                    """),
            ]),
        checks: [
            Sentence("sends", "each subscriber has work of its own, and nothing runs before"),
            Sentence("second", "a second subscriber takes nobody's place"),
            Sentence("dispose", "after dispose nothing arrives here, and the others go on"),
            Sentence("ends", "dispose ends the work, once"),
            Sentence("bind", "bind sends what the inner signals send"),
            Sentence("block", "block runs once for each subscriber, and not before"),
            Sentence("inner", "bind keeps every inner signal"),
            Sentence("bindApart", "two subscribers do not disturb each other"),
            Sentence("everywhere", "it holds whoever subscribes and disposes, and whatever comes"),
            Sentence("bindEnds", "dispose ends the outer work and every inner one"),
        ],
        misconceptions: [
            Sentence(
                "early",
                """
                create ran while the signal was only described: nobody was there to hear it. Keep it, and call \
                it in subscribe.
                """),
            Sentence(
                "nothingHeard",
                """
                the subscriber heard nothing. subscribe calls create, and hands it a function that calls the observer.
                """),
            Sentence("ranOnce", "the second subscriber got nothing. create runs for each, and sends to that one."),
            Sentence(
                "createTwice",
                "create ran more than once for one subscriber. Call it once, and keep what it gives."),
            Sentence(
                "replaced",
                """
                y came, and x no longer hears anything: y has taken its place. Keep the observer in subscribe, \
                not in the signal.
                """),
            Sentence(
                "disposesNothing",
                """
                x was disposed of, and still hears. Is a copy cleared, as in the article? Let the closure that \
                hands values on ask a var that dispose sets.
                """),
            Sentence(
                "disposesAll",
                """
                x was disposed of, and y no longer hears anything. Keep a mark for each subscription, not one in the \
                signal.
                """),
            Sentence(
                "disposesLast",
                """
                x was disposed of, and y went: the one that came last. Keep the mark in subscribe, not in the \
                signal.
                """),
            Sentence(
                "secondDisposeHitsOther",
                "x was disposed of a second time, and y went. The second time there is nothing to do."),
            Sentence(
                "endsAtOnce",
                "the work ended while somebody still listens. Call what create gave at disposal, not before."),
            Sentence(
                "notEnded",
                "nothing arrives any more, but the work goes on. Call what create gave: it ends the work."),
            Sentence(
                "endedTwice",
                "dispose was called twice, and ended the work twice. Check first whether it was disposed of already."),
            Sentence(
                "endedWhileEnding",
                """
                dispose was called again while it ended the work, and ended it again. Set the mark, or let go of the end, \
                before you call it.
                """),
            Sentence(
                "markTooLate",
                """
                the source sent a last value while it was being ended, and it arrived. Set the mark first, and \
                then end the work.
                """),
            Sentence(
                "innerNotHeard",
                "nothing came out of the inner signals. Subscribe to next(value), and hand it send."),
            Sentence(
                "firstInnerOnly",
                "the first inner signal was heard, and no other. Subscribe to one for each value."),
            Sentence(
                "blockEarly",
                "block ran before anybody subscribed. Call it inside the closure of the new signal."),
            Sentence(
                "blockPerValue",
                """
                block ran for each value. Call it once for each subscriber, before you subscribe to the outer \
                signal.
                """),
            Sentence(
                "blockLate",
                """
                somebody subscribed, no value came, and block did not run. It runs when somebody subscribes, not at the \
                first value.
                """),
            Sentence(
                "blockOnce",
                "block ran for the first subscriber only; the second one got its function. Call block for each."),
            Sentence(
                "keepsLatestOnly",
                "room 0 was left here, and is not heard any more: that is bindLatest. This bind keeps all of them."),
            Sentence(
                "innerCollected",
                """
                room 0 was chosen, and nothing is heard from it. Subscribe to each inner signal as soon as its \
                value comes.
                """),
            Sentence(
                "outerTwice",
                "one subscriber, and the outer work was begun more than once. Subscribe to it once."),
            Sentence("innerTwice", "each value of an inner signal arrived twice: it was subscribed to twice."),
            Sentence(
                "nextTwice",
                "the function was asked more than once for one value. Keep the signal that it gave."),
            Sentence(
                "outerLeft",
                "after dispose() the outer source still has a listener. Call what the outer subscribe gave."),
            Sentence(
                "innerLeft",
                """
                after dispose() the inner sources still have listeners. Collect what each inner subscribe gives, \
                and call it at the end.
                """),
            Sentence("onlyLastEnded", "only the latest inner signal was ended. Collect all of them in a list."),
            Sentence(
                "endsShared",
                """
                x was disposed of, and the inner work of y ended as well. Each subscriber needs a list of its \
                own: declare it inside the closure of the new signal.
                """),
            Sentence(
                "begunAfterEnd",
                """
                after disposal the outer source sent once more, and inner work began. Listen to the outer signal \
                with subscribe: that is silent after its end.
                """),
            Sentence(
                "signalGone",
                """
                nobody but bind knew the outer signal, and it has gone from memory. A struct does not; an object has to be \
                held in the closure, without weak.
                """),
            Sentence(
                "innerRunsOn",
                """
                the observer disposed while an inner signal was being subscribed to, and that one's end came too late for \
                the list. If disposal has come meanwhile, call it at once.
                """),
            Sentence(
                "begunWhileEnding",
                """
                the end of an inner signal made the outer source send, and new inner work began, which runs on. End the \
                outer work first.
                """),
            Sentence("signalSent", "that sends the signal itself. Subscribe to it, and hand it send."),
            Sentence(
                "localCopy",
                """
                that cannot be set, and in the signal itself all subscriptions would share it. Keep a var inside \
                subscribe: both closures see it.
                """),
            Sentence(
                "endDropped",
                """
                what comes back here ends the work, and nobody keeps it. In bind put each one into a list, for the end; and \
                init only keeps create, without calling it.
                """),
            Sentence(
                "noEnd",
                """
                what is handed to a signal has to give back a function that ends the work; {} ends nothing. In \
                bind, end the outer and the inner ones.
                """),
        ],
        notice: """
            Work and its end belong together: whoever begins it returns how to end it. The article forgot the \
            second half, and its dispose did nothing.
            """,
        toolkit: "Sources/Signals/Sources/Create.swift")
}
