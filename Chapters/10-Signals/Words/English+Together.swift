import CurrycombWorkbook

extension English {
    static let concatSignals = Words(
        title: "One after another",
        task: "Play one signal, and when it has completed, another. Then put a value before a signal.",
        hints: Hints(
            question: "Which of the first signal's three events is not passed on as it is?",
            direction: """
                Completed: in its place, subscribe to the second signal, and pass it the observer. Its subscription \
                comes late; a Disposable takes it all the same.
                """,
            nearly: """
                if case .completed = event { all.add(second.subscribe(observer)) } else { observer.send(event) }. startWith \
                is concat(of(value), source).
                """,
            byCheck: [
                Sentence(
                    "waits",
                    "To describe is to do nothing. Whatever subscribes belongs inside the braces of Signal { … }."),
                Sentence(
                    "second", "One of the first signal's three events is not passed on. It starts the second signal."),
                Sentence("failure", "Which of the three events starts the second signal? Only one of them should."),
                Sentence("letGoFirst", "The subscription to the first signal has to be in what you return."),
                Sentence(
                    "letGoSecond",
                    "The second subscription begins later. What you returned long ago has to know of it."),
                Sentence(
                    "unit",
                    """
                    empty() completes before subscribe returns. So the second signal may begin while the first one's \
                    subscription is still being made.
                    """),
                Sentence(
                    "associativity",
                    """
                    A concat is a signal like any other, so it may stand on either side. Look at which of the ends \
                    goes missing.
                    """),
                Sentence(
                    "anew",
                    "Does anything outside the braces of Signal { … } remember where the first subscriber was?"),
                Sentence(
                    "startWith",
                    """
                    A value that comes first, and then a signal: one of the two has to be turned into the other's \
                    type.
                    """),
                Sentence(
                    "everywhere",
                    "Find the first beat at which the lines differ. Is it the hand-over from a to b, or an end?"),
                Sentence(
                    "startEverywhere", "If concat passes all of its checks, startWith needs nothing but it and of."),
            ]),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("second", "the first plays, and the second begins when it has completed"),
            Sentence("failure", "a failure ends both"),
            Sentence("letGoFirst", "disposed during the first, nothing plays on"),
            Sentence("letGoSecond", "disposed during the second, nothing plays on"),
            Sentence("unit", "empty() before or after changes nothing"),
            Sentence("associativity", "associativity: concat(concat(a, b), c) = concat(a, concat(b, c))"),
            Sentence("anew", "each subscriber starts from the beginning"),
            Sentence("startWith", "startWith sends its value first"),
            Sentence("everywhere", "concat: also for other lines, for two listeners, and for a listener that disposes"),
            Sentence(
                "startEverywhere",
                "startWith: also for other lines, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
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
                "startOnce",
                """
                only the first listener got the value. Each of them gets it: keep nothing outside the braces of \
                Signal { … }.
                """),
            Sentence(
                "startLate",
                """
                the source was subscribed before the value was sent. Where the source sends at once, its values come \
                first, or its end.
                """),
            Sentence(
                "startSwallows",
                """
                the source failed, and what startWith made completed as if all were well. Pass the failure on.
                """),
            Sentence("startNeverEnds", "the source completed, and what startWith made did not. Pass the end on."),
            Sentence(
                "startWaits",
                """
                the value waited for the first event of the source. It comes in the beat in which somebody \
                subscribes.
                """),
            Sentence(
                "eager",
                """
                a signal was listened to while the new one was only being described. Subscribe inside the braces of \
                Signal { … }.
                """),
            Sentence("neverEnds", "both have ended, and the whole has not. The second one's end is the end of all."),
            Sentence("swapped", "the second signal played first. The first argument comes first."),
            Sentence(
                "merged",
                """
                both signals were listened to at once, and their values are mixed. That is merge. Subscribe to the second \
                only when the first has completed.
                """),
            Sentence(
                "endsWithFirst",
                "the first one completed, and that was passed on. It is not the end: it is the second one's beginning."),
            Sentence(
                "endNotNoticed",
                "the first one completed, and nobody listened to the second. Subscribe to it at that event."),
            Sentence(
                "secondCut",
                """
                the first one completed, and the second was let go of in the beat in which it was subscribed. What \
                is added to a Disposable that has been disposed is disposed at once.
                """),
            Sentence(
                "secondSkipped",
                """
                the first signal completed before subscribe had returned, and nobody listened to the second. \
                Subscribe to it at that event, whenever it comes.
                """),
            Sentence(
                "early",
                """
                the second signal was subscribed at the start. Its work must not begin before the first has \
                completed: subscribe to it at that event.
                """),
            Sentence(
                "failureIgnored",
                "the first one failed, and the second played as if it had completed. A failure ends all."),
            Sentence("failureSwallowed", "the first one failed, and the failure did not come through."),
            Sentence(
                "goesOn",
                """
                the failure came through, and then the second signal was subscribed for nobody. Do so for completed only.
                """),
            Sentence("secondSwallowed", "the second one failed, and the failure did not come through."),
            Sentence(
                "listensTwice",
                "a signal was listened to twice, so its work was done twice. One subscription hears all events."),
            Sentence("firstLeft", "it was disposed, and the first signal plays on. Return its subscription."),
            Sentence(
                "secondLeft",
                """
                it was disposed, and the second signal plays on. What you return has to let go of whichever of the two is \
                playing.
                """),
            Sentence(
                "overwritten",
                """
                the first signal completed before subscribe had returned, so the second one's subscription was there \
                first, and what you return does not let go of it. Add both to one Disposable.
                """),
            Sentence(
                "shared",
                "the second subscriber did not get the same: something outside the braces of Signal { … } remembers."),
            Sentence("atTheEnd", "the value came after the others. of(value) has to be the first argument of concat."),
            Sentence("startLost", "the source came, and the value before it did not."),
            Sentence(
                "startEvery", "the value came before each of the others. Once, at the start, is what was asked for."),
            Sentence("startLeft", "it was disposed, and the source plays on. concat would see to that."),
            Sentence(
                "comparedEvent",
                """
                an event can only be compared where its values can. To ask which of the three it is, write if case \
                .completed = event, or a switch.
                """),
            Sentence("onlyStart", "the value came, and the source after it did not."),
        ],
        notice: """
            concat with empty() keeps the laws of a monoid, like + with 0, or joining texts with "". So you can put any \
            number of signals in a row, wherever you put the parentheses.
            """,
        toolkit: "Sources/Signals/Operators/Concat.swift")

    static let zipSignals = Words(
        title: "In pairs",
        task:
            "Pair the values of two signals: first with first, second with second, and end when no pair can come any more.",
        hints: Hints(
            question: "One side may be far ahead of the other. Where do its values wait?",
            direction: """
                Two lists of values that wait, and two flags for sides that have ended. After every event look: is there a \
                pair? Is one side ended and its list empty?
                """,
            nearly: """
                func match() { if both lists have one { observer.next((left.removeFirst(), right.removeFirst())) }; if \
                leftEnded && left.isEmpty || rightEnded && right.isEmpty { observer.complete() } }
                """,
            byCheck: [
                Sentence(
                    "waits",
                    "To describe is to do nothing. Whatever subscribes belongs inside the braces of Signal { … }."),
                Sentence(
                    "pairs",
                    "After each event ask two questions, in this order: is there a pair? Can there be another one?"),
                Sentence("waiting", "a is three values ahead. All of them must be kept, and the oldest must go first."),
                Sentence(
                    "otherSide",
                    "It is the same the other way round. Does your code for b do all that your code for a does?"),
                Sentence("failure", "A failure goes to the observer at once, whatever is waiting."),
                Sentence("letGo", "Two subscriptions, and one Disposable to return."),
                Sentence(
                    "lists",
                    """
                    Here a sends everything, its end included, before b is even subscribed to. Values may still be \
                    waiting at that end.
                    """),
                Sentence(
                    "meanwhile",
                    """
                    Whoever hears a pair may have the next value sent at once: then your code runs again, in the                     middle of observer.next. What is in the lists at that moment?
                    """),
                Sentence(
                    "anew",
                    "The lists of what waits belong to one subscriber. Are they inside the braces of Signal { … }?"),
                Sentence(
                    "everywhere",
                    """
                    Look at the last beat first: can there really be no pair any more, and did you say so in the very \
                    beat in which that became true?
                    """),
            ]),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("pairs", "first goes with first, second with second"),
            Sentence("waiting", "values without a partner wait"),
            Sentence("otherSide", "it does not matter which side is early"),
            Sentence("failure", "a failure of either side ends both, at once"),
            Sentence("letGo", "disposing lets go of both sides"),
            Sentence("lists", "with lists it is Swift's zip"),
            Sentence("meanwhile", "values may come, and sides end, while a pair is being sent"),
            Sentence("anew", "each subscriber starts from the beginning"),
            Sentence("everywhere", "also for other lines, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
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
                "combineLatest",
                """
                2 went with x, which had been used already. That is combineLatest: the newest of both. In zip every value is \
                used once.
                """),
            Sentence(
                "eager",
                """
                a signal was listened to while the new one was only being described. Subscribe inside the braces of \
                Signal { … }.
                """),
            Sentence(
                "everyPair", "each value of a went with each of b: that is flatMap. In zip every value is used once."),
            Sentence(
                "collected", "the pairs came only at the very end. A pair is there as soon as both of its values are."),
            Sentence(
                "waitsForBoth",
                "a had ended, and none of its values was waiting: no pair could come. Do not wait for the end of b."),
            Sentence("neverEnds", "the last possible pair came, and no end. Somebody has to send completed."),
            Sentence("onlyFirstPair", "after the first pair nothing came. Look for a pair at every value."),
            Sentence(
                "bLate",
                "b was listened to only when a had ended. Both run at the same time: subscribe to both at once."),
            Sentence(
                "withLatest",
                "only a value of a set off a pair, with the newest of b. A value of b may be the one that was waited for."
            ),
            Sentence(
                "valuesLost",
                "values without a partner were overwritten by later ones. Keep all that wait, in a list."),
            Sentence(
                "endsTooEarly",
                "a side has ended, but values of it still wait for partners. Complete when none of them does."),
            Sentence(
                "endsLate",
                """
                with the last pair, an ended side had nothing left: that was the moment to complete. Look for the end after \
                each pair, too.
                """),
            Sentence("lastFirst", "the newest waiting value was taken first. Take the oldest: removeFirst()."),
            Sentence(
                "takenLate",
                """
                a value came while a pair was being sent, and a value of that pair was still in its list: so it came \
                again. Take both out first, and then send them.
                """),
            Sentence(
                "bSkipped",
                """
                a sent its values and its end before b was listened to, and the whole completed: but those values \
                wait for partners. Subscribe to b in any case, and complete when none of them waits.
                """),
            Sentence("failureLate", "the failure waited for something. It ends the whole at once."),
            Sentence("failureSwallowed", "one side failed, and the whole did not fail with it."),
            Sentence(
                "otherLeft", "one side failed, and the other one plays on. Put both subscriptions into what you return."
            ),
            Sentence(
                "exhaustedLeft",
                "no pair can come any more, and the longer side plays on. Put both subscriptions into what you return."),
            Sentence(
                "unequal",
                """
                one list is longer than the other. When the shorter one is used up, the longer one's values find no partner \
                any more.
                """),
            Sentence(
                "ownClass",
                """
                a class of yours belongs to the main thread, and a function inside these braces is not sure to run there. \
                Plain variables inside the braces will do.
                """),
            Sentence("leftGoesOn", "it was disposed, and a plays on. Return both subscriptions, in one Disposable."),
            Sentence("rightGoesOn", "it was disposed, and b plays on. Return both subscriptions, in one Disposable."),
            Sentence(
                "shared",
                """
                the second subscriber found what the first had left: values, or an end. Lists and flags belong inside the \
                braces of Signal { … }.
                """),
        ],
        notice: """
            zip waits, combineLatest repeats. For two requests that belong together take zip; for two fields of a form take \
            combineLatest.
            """,
        toolkit: "Sources/Signals/Operators/Zip.swift")

    static let recoverSignal = Words(
        title: "After an error",
        task: """
            Change an error, and go on after one. Then keep a failed request from ending the stream of all requests.
            """,
        hints: Hints(
            question:
                """
                A failure of an inner signal ends all that flatMap makes. Where do you have to catch it: inside, or \
                outside?
                """,
            direction: """
                Both functions pass two of the three events on as they are: write a switch. The new observer has another \
                error type, so send next and complete by name. In answers recover each request before flatMap sees it.
                """,
            nearly: """
                case .failed(let error): all.add(f(error).subscribe(observer)). answers: flatMap(words) { recover(request($0)) \
                { _ in of(\"?\") } }
                """,
            byCheck: [
                Sentence(
                    "waits",
                    "To describe is to do nothing. Whatever subscribes belongs inside the braces of Signal { … }."),
                Sentence(
                    "mapFailure",
                    """
                    Two of the three events pass as they are, but the new observer has another error type. So each \
                    goes by its own function: next, fail, complete.
                    """),
                Sentence(
                    "fine",
                    """
                    When nothing fails, f is never asked and nothing changes. Do you treat completed and failed \
                    differently?
                    """),
                Sentence(
                    "fallback",
                    """
                    On a failure the other signal takes over the observer. Its values and its end are then the end of \
                    all.
                    """),
                Sentence(
                    "letGo",
                    """
                    Two subscriptions can be running, one after the other. What you return has to hold whichever it \
                    is.
                    """),
                Sentence(
                    "answers",
                    """
                    Think of marbles: which lines may end with #? If the line that goes into flatMap may, a single \
                    failure ends everything.
                    """),
                Sentence(
                    "mapEverywhere",
                    "Find the first beat at which the lines differ. Does the error that came match the one f returns?"),
                Sentence(
                    "everywhere",
                    "See in which beat they differ. Is it where the source fails, or where the other signal ends?"),
                Sentence(
                    "answersEverywhere", "Look for the request that failed in the lines, and at what came after it."),
            ]),
        checks: [
            Sentence("waits", "nothing happens before somebody subscribes"),
            Sentence("mapFailure", "mapFailure changes the error, and nothing else"),
            Sentence("fine", "where nothing fails, recover changes nothing"),
            Sentence("fallback", "after a failure it goes on with the other signal"),
            Sentence("letGo", "disposing lets go of whichever plays"),
            Sentence("answers", "a request that fails is one ?, and the next words are requested"),
            Sentence(
                "mapEverywhere", "mapFailure: also for other lines, for two listeners, and for a listener that disposes"
            ),
            Sentence(
                "everywhere", "recover: also for other lines, for two listeners, and for a listener that disposes"),
            Sentence(
                "answersEverywhere",
                "answers: also for other lines, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
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
                "usedOnce",
                """
                recover worked for the first failure only. Each listener has its own: keep nothing outside the \
                braces of Signal { … }.
                """),
            Sentence(
                "fallbackKept",
                """
                what f returned at the first failure was kept for the next. Ask f at each failure: the errors may \
                differ.
                """),
            Sentence(
                "errorKept",
                """
                the error that f returned first was kept for the next failure. Ask f at each failure: the errors may \
                differ.
                """),
            Sentence(
                "retried", "at the failure the source was played once more. Go on with the signal that f returns."),
            Sentence(
                "collected",
                """
                the source's values waited for its end. Pass each on in the beat in which it comes.
                """),
            Sentence(
                "switched",
                """
                the next word cut off the request before it. All requests go on: that is flatMap, and not \
                switchToLatest.
                """),
            Sentence(
                "queued",
                """
                a request waited until the one before it had ended. Each is sent in the beat in which its word \
                comes.
                """),
            Sentence(
                "exhausted",
                """
                a word came while a request was on its way, and was never asked. Each word has its request, at once.
                """),
            Sentence("markedOnce", "two requests failed, and one ? came. Each that fails sends its own."),
            Sentence("askedOnce", "the same word came again, and was not asked again. Each word has its request."),
            Sentence(
                "eager",
                """
                a signal was listened to while the new one was only being described. Subscribe inside the braces of \
                Signal { … }.
                """),
            Sentence(
                "mapSwallows", "the source failed, and the new signal did not. Send f(error) with observer.fail(…)."),
            Sentence("valuesLost", "the values before the end are missing. Pass each of them on."),
            Sentence("neverEnds", "the source completed, and the new signal did not. Pass that on as well."),
            Sentence(
                "mapLeft", "what mapFailure made was let go of, and its source plays on. Return the subscription."),
            Sentence("mapsAnyway", "nothing failed, and f was asked. It is for errors only."),
            Sentence(
                "alwaysRecovers",
                "the source completed, and the other signal played all the same. It is for failures only."),
            Sentence(
                "early", "the other signal was listened to, and nothing had failed. Call f when the error is there."),
            Sentence(
                "failureAsEnd",
                "the failure became an end. The signal of f(error) comes in its place, and the whole ends when that ends."
            ),
            Sentence(
                "silent",
                """
                the failure came to nothing: no value, no end. Subscribe to f(error) in its place, and stay subscribed.
                """),
            Sentence("fallbackNeverEnds", "the other signal completed, and the whole did not. Pass its end on."),
            Sentence("fallbackFirst", "only the first value of the other signal came. Pass on all that it sends."),
            Sentence("askedTwice", "one failure, and f was asked twice. Keep what it returns."),
            Sentence(
                "fallbackLeft",
                "it was disposed, and the other signal plays on. Put its subscription into what you return."),
            Sentence("sourceLeft", "it was disposed, and the source plays on. Return its subscription."),
            Sentence(
                "overwritten",
                """
                the source failed before subscribe had returned, so the other signal's subscription was there first, \
                and what you return does not let go of it. Add both to one Disposable.
                """),
            Sentence(
                "allEnded",
                """
                the first failure ended the words as well: recover stood around all of them. Put it inside, around each \
                request.
                """),
            Sentence("allEndedSilently", "the first failure ended everything. Recover each request on its own."),
            Sentence("noMark", "the request for b failed, and nobody can see it. Give ? in its place."),
            Sentence("markAlways", "? came after replies that were fine. It is for failures only."),
            Sentence(
                "answersLeft",
                "the answers were let go of, and words or requests play on. flatMap would see to that."),
            Sentence("answersNeverEnd", "the words and all requests have ended, and the answers have not."),
            Sentence(
                "otherFailure",
                """
                the two events differ in the type of their errors, so none can be passed on as it is. Send next and complete \
                by name.
                """),
            Sentence(
                "neverFails",
                """
                the new signal cannot fail: its error type is Never. Go through the three events with a switch, and send \
                next and complete by name.
                """),
            Sentence("errorAsMark", "an error is no text. Whatever it was, the mark is the same: of(\"?\")."),
            Sentence(
                "requestFails",
                "a request may fail, and the answers may not: the types say so. Recover each request first."),
        ],
        notice: """
            Signal<A, Never> is a promise that the compiler keeps: there is no value of type Never to fail with. In the \
            toolkit the same operator is called catch.
            """,
        toolkit: "Sources/Signals/Operators/Catch.swift")
}
