import CurrycombWorkbook

extension English {
    static let flatMapSignal = Words(
        title: "The monad's two verbs",
        task: "Make a signal of each value and send what they all send: flatMap. Then write map with flatMap and of.",
        hints: Hints(
            question: "The source may end while signals made of its values go on. When has all been sent?",
            direction: """
                Count what still runs: the source is one, each inner signal is one more. At 0, complete. Put every \
                subscription into one Disposable, and return that.
                """,
            nearly: """
                In Signal { observer in … }: let all = Disposable(); var running = 1; on .next add 1, and all.add(f(value)\
                .subscribe { … }); on .completed, of either, take 1 away; on .failed pass it on.
                """),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("values", "what the inner signals send comes through"),
            Sentence("once", "f is asked once for each value"),
            Sentence("outerFirst", "when the source ends first, the inner signal is waited for"),
            Sentence("innerFirst", "when an inner signal ends first, the source is waited for"),
            Sentence("together", "inner signals run at the same time"),
            Sentence("failure", "a failure of the source ends everything, at once"),
            Sentence("innerFailure", "so does a failure of an inner signal"),
            Sentence("letGo", "disposing lets go of the source and of all inner signals"),
            Sentence("anew", "each subscriber starts anew"),
            Sentence("leftIdentity", "left identity: flatMap(of(a), f) = f(a)"),
            Sentence("rightIdentity", "right identity: flatMap(m, of) = m"),
            Sentence("associativity", "associativity: flatMap(flatMap(m, f), g) = flatMap(m) { flatMap(f($0), g) }"),
            Sentence("map", "map applies its function once to each value, and failures pass"),
            Sentence("everywhere", "flatMap: also for other lines, for two listeners, and for one who lets go"),
            Sentence("mapEverywhere", "map: also for other lines, for two listeners, and for one who lets go"),
        ],
        misconceptions: [
            Sentence(
                "mapRemembers",
                """
                f was not asked for a value that had come before, or for another listener. It is asked for each \
                value anew.
                """),
            Sentence(
                "latestCounts",
                """
                one inner signal ended, and another was still running: a flag cannot tell how many there are. Count \
                them.
                """),
            Sentence(
                "localFunction",
                """
                a func inside these braces is not taken to run on the main thread, where what it calls belongs. \
                Write @MainActor in front of that func.
                """),
            Sentence(
                "letGoTogether",
                """
                two listeners share one Disposable: when the first has ended or let go, the second is cut off. Make \
                it inside the braces of Signal { … }.
                """),
            Sentence(
                "countedTogether",
                """
                what still runs is counted for all listeners together, so one waits for the others. Make the \
                variable inside the braces of Signal { … }.
                """),
            Sentence(
                "askedOnce",
                """
                f was asked for the first listener only, and its signals were kept for the next. Each listener has f \
                asked anew.
                """),
            Sentence(
                "exhausted",
                """
                a value came while an inner signal was running, and it came to nothing. Every value makes a signal, \
                at once.
                """),
            Sentence(
                "twoAtMost",
                """
                the third inner signal waited until one of the two others had ended. All of them run at the same \
                time.
                """),
            Sentence(
                "eager",
                """
                the source was subscribed while the signal was only being described. Subscribe inside the braces of \
                Signal { … }.
                """),
            Sentence("askedTwice", "f was asked more than once for a value. Keep what it gives."),
            Sentence("notListened", "none of the inner values came. Subscribe to the signal that f gives."),
            Sentence("firstValue", "of each inner signal only the first value came. Send on all of them."),
            Sentence(
                "firstSignal",
                "the second inner signal is missing: it came to nothing. Every value makes a signal of its own."),
            Sentence(
                "afterSource",
                "the inner signals began when the source had ended. Each begins in the beat in which its value comes."),
            Sentence(
                "tooEarly",
                """
                the source had ended, and an inner signal was still to send a and b. Complete when *all* have ended.
                """),
            Sentence("neverEnds", "everything has ended but the whole. Somebody has to send completed at last."),
            Sentence(
                "innerEnds",
                "the first inner signal ended, and its end was passed on. The source has more to send: keep that end back."
            ),
            Sentence(
                "innerEndsLate",
                "the end came before the source's: an inner signal's end was taken for the end of all."),
            Sentence(
                "switched",
                """
                b is missing: the second inner signal threw the first one out. That is switchToLatest; flatMap keeps both.
                """),
            Sentence(
                "queued",
                """
                the second inner signal waited until the first had ended. That is concat; flatMap runs both at once.
                """),
            Sentence(
                "failureSwallowed",
                "the source failed, and it went on as if nothing had happened. Pass the failure on: observer.fail(error)."
            ),
            Sentence("failureAsEnd", "a failure was passed on as completed. They are two kinds of end."),
            Sentence(
                "failureLate", "the failure waited for something that was still running. It ends everything at once."),
            Sentence(
                "innerFailureSwallowed",
                "an inner signal failed, and the whole did not. A failure of any part ends all."),
            Sentence(
                "outerLeft",
                "the source plays on, and nobody listens any more. Add its subscription to the Disposable that you return."
            ),
            Sentence(
                "innerLeft",
                """
                an inner signal plays on, and nobody listens any more. Add its subscription to the Disposable that you \
                return.
                """),
            Sentence(
                "firstInnerLeft",
                "only the latest inner signal was let go of; an older one plays on. Keep all of them, not the last."),
            Sentence(
                "shared",
                """
                the first subscriber changed something, and the second found it so. What is counted belongs inside the \
                braces of Signal { … }.
                """),
            Sentence("mapSwallows", "the source failed, and what map made of it did not."),
            Sentence("mapNeverEnds", "the source completed, and what map made of it did not."),
            Sentence("mapLeft", "what map made was let go of, and its source plays on. With flatMap that is seen to."),
            Sentence("mapTwice", "the function ran more often than there are values. Call it in one place."),
            Sentence(
                "otherValues",
                """
                the two events differ in the type of their values, so none can be passed on as it is. Go through the three \
                with a switch, and send fail and complete by name.
                """),
            Sentence(
                "nested",
                """
                f gives a signal and not a value. This is map's form: a signal would be sent as a value. Subscribe to it.
                """),
            Sentence(
                "plain", "f gives a plain value, and flatMap wants a signal: put it into one, of(f(value))."),
        ],
        notice: """
            With flatMap and of a signal is a monad, and map came for nothing. The three laws say that a pipeline may be \
            taken apart and put together anywhere.
            """,
        toolkit: "Sources/Signals/Operators/FlatMap.swift")

    static let bindStop = Words(
        title: "Stop from within",
        task: "Write the bind of RACStream, whose step may say that it is the last. Then write take with it.",
        hints: Hints(
            question:
                "A source may send all of its values before subscribe has returned. What can be disposed by then?",
            direction: """
                It is your flatMap, with one thing more: to stop is to let go of the source, and to count it as ended. Make \
                the source's Disposable before you subscribe; add the subscription to it afterwards.
                """,
            nearly: """
                let outer = Disposable(); func stop() { guard !outer.isDisposed else { return }; outer.dispose(); ended() }. \
                Call stop() on .completed, on nil, and after the last. And on .next: guard !outer.isDisposed.
                """),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("values", "without a stop it is flatMap"),
            Sentence("last", "after stop, the signal that was given is the last, and is heard to its end"),
            Sentence("none", "nil stops, too, and the ones before are heard to their ends"),
            Sentence("atOnce", "it stops a source that sends everything in one beat"),
            Sentence("bindAnew", "each subscriber starts anew"),
            Sentence("failure", "a failure ends everything, at once"),
            Sentence("letGo", "disposing lets go of all"),
            Sentence("take", "take completes together with its last value"),
            Sentence("takeNone", "take(0, …) only completes"),
            Sentence("anew", "take counts anew for each subscriber"),
            Sentence("everywhere", "bind: also for other lines, for two listeners, and for one who lets go"),
            Sentence(
                "takeEverywhere",
                "take: for any count, also for other lines, for two listeners, and for one who lets go"),
        ],
        misconceptions: [
            Sentence(
                "stopsTooSoon",
                """
                the source was counted as ended before the last signal was counted: nothing else ran, so the whole \
                completed. Count that one first.
                """),
            Sentence(
                "localFunction",
                """
                a func inside these braces is not taken to run on the main thread, where what it calls belongs. \
                Write @MainActor in front of that func.
                """),
            Sentence(
                "letGoTogether",
                """
                two listeners share one Disposable: when the first has ended or let go, the second is cut off. Make \
                it inside the braces of Signal { … }.
                """),
            Sentence(
                "countedTogether",
                """
                what still runs is counted for all listeners together, so one waits for the others. Make the \
                variable inside the braces of Signal { … }.
                """),
            Sentence(
                "stopsLate",
                """
                stop came before subscribe had returned, so there was nothing to dispose yet, and later nobody did. \
                Make the Disposable before you subscribe.
                """),
            Sentence(
                "takenTogether",
                """
                the values of two listeners were counted together. Make the variable inside the braces of Signal { … \
                }.
                """),
            Sentence(
                "eager",
                """
                the source was subscribed while the signal was only being described. Subscribe inside the braces of \
                Signal { … }.
                """),
            Sentence("steppedTwice", "step was asked more than once for a value. Keep what it gives."),
            Sentence("notListened", "nothing came. Subscribe to the source, and to what step gives."),
            Sentence("tooEarly", "it completed with the source, and an inner signal was still playing."),
            Sentence("neverEnds", "everything has ended but the whole. Count what runs, and complete at 0."),
            Sentence(
                "stopIgnored",
                "step set stop to true at 2, and was asked for 3 all the same. Look at the flag after each call."),
            Sentence(
                "outerLeft",
                "after the stop nobody needs the source, and it plays on. Let go of it in the beat in which stop was set."
            ),
            Sentence(
                "lastLost",
                "the signal that step gave together with stop is missing. It is the last, but it still counts."),
            Sentence(
                "cutShort",
                "the last signal was cut off. Stopping ends the source; what runs already is heard to its end."),
            Sentence(
                "noneSkipped", "nil at 2 was skipped, and 3 came. nil does not mean nothing for 2: it means stop."),
            Sentence(
                "noneCuts",
                "at nil everything was cut off, and b is missing. What runs already is heard to its end."),
            Sentence("noneNeverEnds", "nil stopped the source, and then nobody completed. Count the source as ended."),
            Sentence("outerLeftAtNone", "step gave nil, and the source plays on. Let go of it at once."),
            Sentence(
                "askedAgain",
                """
                step was asked for 3 after it had stopped at 2. This source sends everything before subscribe returns, so \
                there was nothing to dispose yet: remember the stop, and look at it before each step.
                """),
            Sentence("failureSwallowed", "there was a failure, and it did not come through at once."),
            Sentence(
                "innerLeft", "the whole is over, and an inner signal plays on. Add its subscription to what you return."
            ),
            Sentence(
                "sourceLeft", "it was disposed, and the source plays on. Add its subscription to what you return."),
            Sentence("takeAll", "take(2, …) let a third value through. Set stop at the second one."),
            Sentence("oneLess", "take(2, …) stopped one value too early: the one that sets stop still counts."),
            Sentence("oneMore", "take(2, …) stopped one value too late. The second is the last."),
            Sentence("takeLate", "the second value came, and the end did not come with it. Why wait for a third one?"),
            Sentence(
                "takeSwallows", "the source failed before there were enough values, and take did not pass that on."),
            Sentence(
                "takesOneAnyway",
                "take(0, …) should play | and nothing else. Who counts from the first value on never meets 0: ask for it before."
            ),
            Sentence(
                "listensForNone",
                "take(0, …) listens to the source, whose work is for nothing. Give empty() in place of it."),
            Sentence(
                "countShared",
                """
                the second subscriber found the count where the first had left it. Make the variable inside Signal { … }, so \
                that each has its own.
                """),
            Sentence(
                "stopShared",
                """
                the first subscriber's stop was still remembered when the second one came. Make the variable inside the \
                braces of Signal { … }.
                """),
            Sentence(
                "noAmpersand", "step may change the flag, so it wants the variable itself: step(value, &stop)."),
            Sentence("maybeSignal", "step may give nil. Look first: if let inner = step(value, &stop) { … }."),
        ],
        notice: """
            In ReactiveCocoa this one function carries the others: map, flattenMap, take, skip and filter are binds with \
            different steps.
            """,
        toolkit: "Sources/Signals/Operators/FlatMap.swift")
}
