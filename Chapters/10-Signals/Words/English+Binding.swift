import CurrycombWorkbook

extension English {
    static let flatMapSignal = Words(
        title: "flatMap and map",
        task:
            "Make a signal of each value and send what they all send: flatMap. Then write map: flatMap and of are enough.",
        hints: Hints(
            question: "The source may end while signals made of its values go on. When has all been sent?",
            direction: """
                Count what still runs: the source is one, each inner signal is one more. At 0, complete. Put every \
                subscription into one Disposable, and return that.
                """,
            nearly: """
                In Signal { observer in … }: let all = Disposable(); var running = 1; on .next add 1, and all.add(f(value)\
                .subscribe { … }); on .completed, of either, take 1 away; on .failed pass it on.
                """,
            byCheck: [
                Sentence(
                    "waits",
                    "To describe is to do nothing. Whatever subscribes belongs inside the braces of Signal { … }."),
                Sentence(
                    "values",
                    """
                    Three things happen per value: f is asked, its signal is subscribed to, and what that sends goes \
                    to the observer.
                    """),
                Sentence("once", "Name what f returns: let inner = f(value)."),
                Sentence(
                    "outerFirst",
                    """
                    The source has completed at beat 2, and f(1) is still playing. What tells you that somebody is \
                    left?
                    """),
                Sentence("innerFirst", "An inner signal's completed is not yours. It is one less that is running."),
                Sentence(
                    "together",
                    """
                    Nothing is let go of, and nothing waits, because a new value has come. Do you keep only one \
                    subscription?
                    """),
                Sentence(
                    "failure",
                    """
                    A failure does not wait to be counted. observer.fail ends the signal, and what you returned is \
                    disposed with it.
                    """),
                Sentence(
                    "innerFailure",
                    "The events of inner signals have three cases, too. Two of them go straight to the observer."),
                Sentence(
                    "letGo",
                    """
                    The Disposable that you return is all that can stop things. Is each subscription in it, the \
                    source's and every inner one's?
                    """),
                Sentence(
                    "meanwhile",
                    """
                    While you subscribe to what f returned, anything may happen: the source may send another value, or end. \
                    Is everything written down by then?
                    """),
                Sentence("anew", "What counts or remembers belongs to one subscriber. Where is it declared?"),
                Sentence(
                    "leftIdentity",
                    """
                    of(a) sends its value and its end before subscribe returns. Is everything set up before you \
                    subscribe to the source?
                    """),
                Sentence(
                    "rightIdentity",
                    "Here every inner signal ends at once, and the source may fail. Which of its events went missing?"),
                Sentence(
                    "associativity",
                    """
                    Both sides are flatMaps in flatMaps. Look at the ends: is completed sent exactly once, and only \
                    when nothing is running?
                    """),
                Sentence(
                    "map",
                    """
                    You need no subscribe for this one. f's value has to become a signal, so that flatMap can take it.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Find the first beat at which the two lines differ, and see who speaks there: the source, or which \
                    inner signal?
                    """),
                Sentence("mapEverywhere", "If flatMap passes all of its checks, map needs nothing but it and of."),
            ]),
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
            Sentence("anew", "each subscriber starts from the beginning"),
            Sentence("meanwhile", "also where something happens while an inner signal is being subscribed to"),
            Sentence("leftIdentity", "left identity: flatMap(of(a), f) = f(a)"),
            Sentence("rightIdentity", "right identity: flatMap(m, of) = m"),
            Sentence("associativity", "associativity: flatMap(flatMap(m, f), g) = flatMap(m) { flatMap(f($0), g) }"),
            Sentence("map", "map applies its function once to each value, and failures pass"),
            Sentence(
                "everywhere", "flatMap: also for other lines, for two listeners, and for a listener that disposes"),
            Sentence("mapEverywhere", "map: also for other lines, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
            Sentence(
                "mapRemembers",
                """
                f was not asked for a value that had come before, or for another listener. It is asked for each \
                value again.
                """),
            Sentence(
                "countedAfter",
                """
                the first inner signal ended while you were subscribing to it. It was not counted yet, and its end was \
                counted: so the whole ended. Count it before you subscribe.
                """),
            Sentence(
                "countedLate",
                """
                the source ended while an inner signal was being subscribed to, and that one was not counted yet. Count it \
                before you subscribe.
                """),
            Sentence(
                "latestEnds",
                """
                the latest inner signal had ended, and an older one was still running. It ends when *all* have: count \
                them.
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
                a func inside these braces is not known to run on the main thread, as what it calls must. \
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
                asked again.
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
            Sentence("askedTwice", "f was asked more than once for a value. Keep what it returns."),
            Sentence("notListened", "none of the inner values came. Subscribe to the signal that f returns."),
            Sentence("firstValue", "only the first value of each inner signal came. Send on all of them."),
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
            Sentence(
                "neverEnds",
                "all the parts have ended, and the whole has not. Something has to send completed at the end."),
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
                the second subscriber found something as the first had left it. What is counted belongs inside the \
                braces of Signal { … }.
                """),
            Sentence("mapSwallows", "the source failed, and what map made of it did not."),
            Sentence("mapNeverEnds", "the source completed, and what map made of it did not."),
            Sentence("mapLeft", "what map made was let go of, and its source plays on. flatMap would see to that."),
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
                f returns a signal and not a value. This is map's form: a signal would be sent as a value. Subscribe to it.
                """),
            Sentence(
                "plain", "f returns a plain value, and flatMap wants a signal: put it into one, of(f(value))."),
        ],
        notice: """
            With flatMap and of, a signal is a monad, and you get map for free. The three laws let you take a pipeline \
            apart, and put it together again, anywhere.
            """,
        toolkit: "Sources/Signals/Operators/FlatMap.swift")

    static let bindStop = Words(
        title: "Stop from within",
        task: "Write the bind of RACStream: its step can stop it. Then write take: bind and of are enough.",
        hints: Hints(
            question:
                "A source may send all of its values before subscribe has returned. What can be disposed by then?",
            direction: """
                It is your flatMap and one thing more: to stop means to let go of the source, and to count it as \
                ended. Make the source's Disposable before you subscribe; add the subscription to it afterwards.
                """,
            nearly: """
                let outer = Disposable(); func stop() { guard !outer.isDisposed else { return }; outer.dispose(); ended() }. \
                Call stop() on .completed, on nil, and between counting the last signal and subscribing to it. And before the switch: guard !outer.isDisposed.
                """,
            byCheck: [
                Sentence(
                    "waits",
                    "To describe is to do nothing. Whatever subscribes belongs inside the braces of Signal { … }."),
                Sentence(
                    "values",
                    "Until somebody says stop, this is your flatMap from 10.4, letter for letter. Begin with that."),
                Sentence(
                    "last",
                    """
                    Look at the flag *after* the call. The signal that step returned still counts, and what the source \
                    sends does not.
                    """
                ),
                Sentence(
                    "none",
                    """
                    nil gives you nothing to subscribe to. But you must let go of the source, and take it off the \
                    count.
                    """),
                Sentence(
                    "atOnce",
                    """
                    This source sends 1, 2 and 3 before its subscribe returns. You cannot dispose of it by then, but \
                    you can remember that it is over.
                    """),
                Sentence(
                    "bindAnew",
                    "The flag and the count belong to one subscriber. Are they inside the braces of Signal { … }?"),
                Sentence(
                    "failure",
                    """
                    A failure of the source, or of an inner signal, goes to the observer at once. It is never counted.
                    """),
                Sentence(
                    "letGo",
                    "What you return has to hold everything: the source's Disposable, and each inner subscription."),
                Sentence(
                    "take",
                    "The value that fills the count is sent with stop set, so that the end comes in the same beat."),
                Sentence("takeNone", "For 0 there is nothing to count. Answer before you even build a bind."),
                Sentence(
                    "anew",
                    "take needs a count of its own for each subscriber, so it needs braces of its own around bind."),
                Sentence(
                    "meanwhile",
                    """
                    Whoever hears a value may make the source send another one, before your call has returned. Is \
                    everything written down by then?
                    """),
                Sentence(
                    "everywhere",
                    """
                    See which beat differs first. If it is the end: is the source counted off exactly once, whether it \
                    completes or is stopped?
                    """),
                Sentence(
                    "takeEverywhere",
                    """
                    Look at the count and the source in the lines. What happens when the source ends before the count \
                    is full?
                    """),
            ]),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("values", "without a stop it is flatMap"),
            Sentence("last", "after stop, the signal that was given is the last, and is heard to its end"),
            Sentence("none", "nil stops, too, and the ones before are heard to their ends"),
            Sentence("atOnce", "it stops a source that sends everything in one beat"),
            Sentence("bindAnew", "each subscriber starts from the beginning"),
            Sentence("failure", "a failure ends everything, at once"),
            Sentence("letGo", "disposing lets go of all"),
            Sentence("take", "take completes together with its last value"),
            Sentence("takeNone", "take(0, …) only completes"),
            Sentence("anew", "take counts anew for each subscriber"),
            Sentence("meanwhile", "also where the source sends while a value is heard, or a signal subscribed to"),
            Sentence("everywhere", "bind: also for other lines, for two listeners, and for a listener that disposes"),
            Sentence(
                "takeEverywhere",
                "take: for any count, also for other lines, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
            Sentence(
                "stopsAfterwards",
                """
                the source sent something while the last signal was being subscribed to, and it counted. Let go of the \
                source before that; the last signal has to be counted by then.
                """),
            Sentence(
                "countsAfterwards",
                """
                the source sent more while a value was being heard, and take let it through: that value was not counted \
                yet. Count it before you send it.
                """),
            Sentence(
                "failsAfterStop",
                """
                the source failed after the stop, in the same beat, and everything failed with it. After a stop nothing \
                that the source sends counts: ask outer.isDisposed for *every* event.
                """),
            Sentence(
                "endCountedTwice",
                """
                the source's end was counted twice: at the stop, and when it completed later in the same beat. Ask \
                outer.isDisposed for *every* event.
                """),
            Sentence(
                "stopsTooSoon",
                """
                the source was counted as ended before the last signal was counted: nothing else ran, so the whole \
                completed. Count that one first.
                """),
            Sentence(
                "localFunction",
                """
                a func inside these braces is not known to run on the main thread, as what it calls must. \
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
            Sentence("steppedTwice", "step was asked more than once for a value. Keep what it returns."),
            Sentence("notListened", "nothing came. Subscribe to the source, and to what step returns."),
            Sentence("tooEarly", "it completed with the source, and an inner signal was still playing."),
            Sentence(
                "neverEnds",
                "all the parts have ended, and the whole has not. Count what runs, and complete at 0."),
            Sentence(
                "stopIgnored",
                "step set stop to true at 2, and was asked for 3 all the same. Look at the flag after each call."),
            Sentence(
                "outerLeft",
                "after the stop nobody needs the source, and it plays on. Let go of it in the beat in which stop was set."
            ),
            Sentence(
                "lastLost",
                "the signal that step returned together with stop is missing. It is the last, but it still counts."),
            Sentence(
                "cutShort",
                "the last signal was cut off. Stopping ends the source; what runs already is heard to its end."),
            Sentence(
                "noneSkipped", "nil at 2 was skipped, and 3 came. nil does not mean \"nothing for 2\". It means stop."),
            Sentence(
                "noneCuts",
                "at nil everything was cut off, and b is missing. What runs already is heard to its end."),
            Sentence("noneNeverEnds", "nil stopped the source, and then nobody completed. Count the source as ended."),
            Sentence("outerLeftAtNone", "step returned nil, and the source plays on. Let go of it at once."),
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
            Sentence(
                "takeLate",
                "the second value came, and the end did not come with it. Send it at once: nothing that comes later is needed."
            ),
            Sentence(
                "takeSwallows", "the source failed before there were enough values, and take did not pass that on."),
            Sentence(
                "takesOneAnyway",
                """
                take(0, …) should play | and nothing else. If you count from the first value on, you never meet 0: ask \
                for it first.
                """
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
            Sentence("maybeSignal", "step may return nil. Look first: if let inner = step(value, &stop) { … }."),
        ],
        notice: """
            In ReactiveCocoa this one function carries the others: map, flattenMap, take, skip and filter are binds with \
            different steps.
            """,
        toolkit: "Sources/Signals/Operators/FlatMap.swift")
}
