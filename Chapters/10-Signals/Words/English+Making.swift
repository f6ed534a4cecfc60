import CurrycombWorkbook

extension English {
    static let ofAndEmpty = Words(
        title: "The smallest signals",
        task: """
            Make signals with one value, with none, and with an error. Then one that does some work for each subscriber.
            """,
        hints: Hints(
            question: "Signal { observer in … } runs its braces for each subscriber. What should the observer hear?",
            direction: """
                observer.next(value), observer.complete() and observer.fail(error) send. The braces end with what \
                stops the signal. Here there is nothing to stop: return .none.
                """,
            nearly: "Signal { observer in observer.next(work()); observer.complete(); return .none }",
            byCheck: [
                Sentence("of", "A value, and the end: two calls on the observer, in this order."),
                Sentence(
                    "ofAny",
                    """
                    Try it with two subscribers. Whatever is made outside the braces of Signal { … } is made once; \
                    what is inside is made for each of them.
                    """),
                Sentence("empty", "An empty signal still says one thing to its observer: that it is over."),
                Sentence("failed", "There are two ends. Which of observer's three functions takes an error?"),
                Sentence(
                    "late",
                    """
                    Look at where work() is called. If it stands before Signal { … }, it runs while you only describe \
                    the signal.
                    """),
                Sentence(
                    "anew",
                    """
                    The first subscriber should get the first roll and the second one the second. Nothing may be kept \
                    between them.
                    """),
                Sentence(
                    "everywhere",
                    """
                    The lines show the call, what is due and what came. Look for the first beat at which they differ, \
                    and for the subscriber it belongs to.
                    """),
            ]),
        checks: [
            Sentence("of", "of sends its value, and then completes"),
            Sentence("ofAny", "of works for any type, and for every subscriber"),
            Sentence("empty", "empty only completes"),
            Sentence("failed", "failed only fails"),
            Sentence("late", "describing work does not do it"),
            Sentence("anew", "each subscriber gets the work done once, for itself"),
            Sentence("everywhere", "also for other values, for two listeners, and for a listener that disposes"),
        ],
        misconceptions: [
            Sentence(
                "valueOnce",
                """
                the second subscriber got only the end: something remembers that the value has been sent. Send it \
                each time.
                """),
            Sentence(
                "fromOnce",
                """
                the second subscriber got only the end: the work was done for the first one alone. Each has it done \
                again.
                """),
            Sentence(
                "notCompleted",
                "the value came, and then nothing: whoever waits for the end waits for ever. Say observer.complete()."),
            Sentence("endFirst", "the end came before the value. After the end a signal sends nothing more."),
            Sentence("silent", "nothing came at all. Send the value with observer.next(…)."),
            Sentence("doubled", "the value came twice. One is what was asked for."),
            Sentence(
                "onlyOnce",
                "the second subscriber got nothing. Everybody who subscribes makes the braces run from the start."),
            Sentence(
                "emptySilent",
                "nothing came, not even the end: that is never, and not empty. An empty signal completes."),
            Sentence("failureAsEnd", "it completed as if all were well. The error has to come: observer.fail(error)."),
            Sentence(
                "otherError",
                "it failed with an error of its own. Whoever listens wants the one that failed was given."),
            Sentence("failureSilent", "nothing came, and the error is lost. Send it with observer.fail(error)."),
            Sentence(
                "early",
                "the work was done while it was only being described. Call work() inside the braces of Signal { … }."),
            Sentence("twice", "one subscriber made the work run twice. Call work() in one place."),
            Sentence("fromNotCompleted", "what the work returned came, but no end. One value, and then complete."),
            Sentence(
                "remembered",
                "the second subscriber got the first one's value. It was kept outside the braces; do the work inside."),
            Sentence(
                "workSent",
                """
                work is a function, and this sends the function itself. work() does it, and its value is what is sent.
                """),
            Sentence(
                "thrown",
                "an error is sent here, and not thrown: observer.fail(error), as observer.next sends a value."),
            Sentence(
                "noDisposable",
                "the braces have to end with what stops the signal. Here nothing needs stopping: return .none."),
        ],
        notice: """
            Nothing happens before somebody subscribes, and then it happens for each of them alone. Such a signal is \
            called cold, as an IO or a LazyTask is.
            """,
        toolkit: "Sources/Signals/Sources/Just.swift")

    static let lawfulSignal = Words(
        title: "The article's signal, repaired",
        task: """
            Write the signal type so that the laws hold: its creator runs for each subscriber, and a pipe has any number \
            of them.
            """,
        hints: Hints(
            question: """
                The article's init runs the creator before anybody can have subscribed. When is there somebody to send to?
                """,
            direction: """
                Keep the creator in a property. subscribe(next) calls it with next, and keeps nothing. A pipe is a signal whose \
                creator puts its function into a list; send goes through that list.
                """,
            nearly: """
                subscribe: creator(next). bind: Flow<New> { send in self.subscribe { f($0).subscribe(send) } }. pipe: a \
                var array of functions in pipe, which both closures use.
                """,
            byCheck: [
                Sentence(
                    "leftIdentity",
                    """
                    Read the equation with of(a) in mind: bind hears a at once, in the middle of subscribing. Does \
                    what f(a) sends reach the one who subscribed?
                    """),
                Sentence(
                    "rightIdentity",
                    """
                    Every value becomes a signal of itself. So as many values must come out as went in, in the same \
                    order.
                    """),
                Sentence(
                    "associativity",
                    """
                    A value may become two. Follow one value through both sides, and see where the second of the two \
                    gets lost, or comes twice.
                    """),
                Sentence("waits", "Count how often the creator runs before anybody subscribes. It should be never."),
                Sentence(
                    "each",
                    """
                    What does your class remember from the first subscriber? It need not remember anything but the \
                    creator.
                    """),
                Sentence(
                    "together",
                    "Two subscribers, one signal: is there a property in your class that can hold only one of them?"),
                Sentence("map", "Between them, of and bind can do all of it. Nothing here needs to subscribe by hand."),
                Sentence(
                    "pipe",
                    """
                    The creator of a pipe's signal gets a function for each subscriber. send has to find all of them \
                    later on, so they must be kept in something that outlives the call.
                    """),
                Sentence(
                    "bindWaits",
                    """
                    What you wrote in bind may run only when somebody subscribes to the new signal. Which braces are \
                    those?
                    """),
            ]),
        checks: [
            Sentence("of", "of sends its value to every subscriber"),
            Sentence("leftIdentity", "left identity: bind(of(a), f) = f(a)"),
            Sentence("rightIdentity", "right identity: bind(m, of) = m"),
            Sentence("associativity", "associativity: bind(bind(m, f), g) = bind(m) { bind(f($0), g) }"),
            Sentence("waits", "the creator waits until somebody subscribes"),
            Sentence("each", "it runs again for each subscriber"),
            Sentence("together", "two subscribers listen at the same time"),
            Sentence("map", "map applies its function once to each value"),
            Sentence("pipe", "a pipe sends to everybody who listens at that moment"),
            Sentence("bindWaits", "bind waits until somebody subscribes, too"),
            Sentence("everywhere", "also for several signals and subscribers in any order"),
        ],
        misconceptions: [
            Sentence(
                "bindKept",
                """
                a subscriber came late, and was sent the signal that f had made of an earlier value. Keep nothing outside \
                the braces of Flow { … }.
                """),
            Sentence(
                "mapKept",
                """
                a subscriber came late, and was sent what f had made of an earlier value. Keep nothing outside the braces of \
                Flow { … }.
                """),
            Sentence(
                "mapFirst",
                "each value gave what f had made of the first one. f is asked for each value again."),
            Sentence(
                "sendDropped",
                """
                a value was sent while another was on its way, and nobody got it. send goes through the list, whatever \
                else is being sent.
                """),
            Sentence(
                "bindRemembers",
                """
                f was not asked for a value that had come before: its old signal was taken. f is asked for each \
                value again.
                """),
            Sentence(
                "switched",
                """
                a value came, and the signals of earlier values were not heard any more. That is switchToLatest; bind hears all \
                of them.
                """),
            Sentence(
                "runShared",
                """
                bind subscribed to its source for the first subscriber only, and the others missed what it sent. \
                Keep nothing outside the braces of Flow { … }.
                """),
            Sentence(
                "mapShared",
                """
                map subscribed to its source for the first subscriber only, and the others missed what it sent. Keep \
                nothing outside the braces of Flow { … }.
                """),
            Sentence(
                "onlyAtOnce",
                """
                what the creator sends later is lost: only what it sends before subscribe returns came through. Hand \
                next itself to the creator.
                """),
            Sentence(
                "ownValue",
                """
                inside the class Flow alone means Flow<Value>, and this one holds New. Write Flow<New>, or .of(…) with \
                nothing before the dot.
                """),
            Sentence(
                "early",
                """
                the creator ran inside init, before anybody could subscribe. This is the article's first fault. Keep \
                the creator, and run it in subscribe: once for each who subscribes.
                """),
            Sentence(
                "lost", "the subscriber got nothing. Run the creator in subscribe, with the subscriber's function."),
            Sentence(
                "oneRun",
                "the second subscriber got nothing: the creator had run, for the first. It runs for each of them."),
            Sentence(
                "remembered",
                """
                the second subscriber got what had been sent to the first. Keep the creator and not what it sent.
                """),
            Sentence("firstOnly", "two values were sent, and one came through. Pass on each of them."),
            Sentence(
                "replaced",
                """
                the second subscriber took the first one's place: there is one property for all of them. This is the \
                article's second fault. Give the creator each subscriber's own function.
                """),
            Sentence(
                "firstComer",
                "what was sent for the second subscriber did not go to them. Each has a function of its own."),
            Sentence(
                "bindFirst",
                """
                only the first of two subscribers got what the source sent: what bind makes remembers that somebody \
                has come. Keep nothing outside the braces of Flow { … }.
                """),
            Sentence(
                "bindReplaced",
                """
                when a second one subscribed to what bind makes, the first got nothing any more. Keep nothing \
                outside the braces of Flow { … }: each subscriber's function goes to f's signal itself.
                """),
            Sentence(
                "everybody",
                """
                each of the two runs of the creator sent to both subscribers, so both got everything twice. A run belongs \
                to one subscriber.
                """),
            Sentence("valueLost", "of(3) sent nothing. A creator that sends the value is all that it takes."),
            Sentence("ofOnce", "the second subscriber of of(4) got nothing. The value is there for each of them."),
            Sentence(
                "bindLost",
                """
                f(a) sends more than bind(of(a), f) does. Subscribe to the signal that f returns, send on all that comes, and \
                hold neither signal weakly.
                """),
            Sentence(
                "bindStops",
                "binding to of should change nothing, and here values are missing, or there are too many."),
            Sentence(
                "bindMixes",
                "the order in which binds are put together should not matter, and here it does: compare the two sides."),
            Sentence(
                "bindEarly",
                """
                bind subscribed to its source right away, while nobody listened to what it makes. Subscribe inside the \
                braces of Flow { … }.
                """),
            Sentence(
                "bindCollects",
                """
                what the source sent after the subscription never arrived. Pass each value to f as it comes: do not \
                collect them first.
                """),
            Sentence(
                "localFunction",
                """
                Swift does not know that a func inside these braces runs on the main thread, as what it calls must. \
                Write @MainActor in front of that func, or use a closure.
                """),
            Sentence(
                "newcomerToo",
                """
                somebody subscribed while a value was being sent, and got that value, too. Send to those who are in the \
                list when the sending begins.
                """),
            Sentence(
                "newcomerLost",
                "somebody subscribed while a value was being sent, and was forgotten. The next value is for them, too."),
            Sentence("mapTwice", "the function ran more often than there are values. Call it in one place."),
            Sentence(
                "replays",
                "somebody who came later got an earlier value. A pipe keeps nothing: whoever is late has missed it."),
            Sentence(
                "pipeReplaced",
                """
                when the second one subscribed to the pipe, the first got nothing any more. Keep all functions, in a list.
                """),
            Sentence(
                "pipeForgets",
                "after one value the pipe forgot who listens. Whoever has subscribed gets all that follows."),
            Sentence(
                "pipeSilent",
                "somebody listens to the pipe, and what was sent did not come. send goes through the list."),
            Sentence("pipeFirst", "only the first subscriber of the pipe got what was sent. Send to all in the list."),
            Sentence("pipeDoubled", "everybody got the value twice. Go through the list once for each value."),
        ],
        notice: """
            The laws found what two examples did not show. A law speaks of all inputs, so a test can try those that \
            nobody thought of.
            """,
        toolkit: "Sources/Signals/Core/Subject.swift")

    static let ownDisposable = Words(
        title: "Letting go",
        task: """
            Declare a type that stops something: once, together with all that was added to it. Then use it to silence \
            a callback.
            """,
        hints: Hints(
            question:
                "Two parts of a program hold the same token, and one of them disposes it. What must the other see?",
            direction: """
                A class, so that all see the same one. dispose looks at a flag, sets it *before* it does anything, and then \
                runs the action and disposes what is in the list.
                """,
            nearly: """
                dispose: guard !isDisposed else { return }; isDisposed = true; action(); others.forEach { $0.dispose() }. \
                add: if isDisposed, dispose the other at once.
                """,
            byCheck: [
                Sentence("flag", "Which of your methods is the only one that may change what isDisposed says?"),
                Sentence(
                    "inner",
                    """
                    There may be any number of tokens inside, and each may have others inside itself. Let each do its \
                    own disposing.
                    """),
                Sentence("late", "add has to look first: is this token still running, or over already?"),
                Sentence(
                    "reentrant",
                    """
                    The action may call dispose() while dispose() is still at work. What does the second call find, \
                    and when did you set it?
                    """),
                Sentence(
                    "until",
                    """
                    The question "is it disposed?" has to be asked when a value comes, not when the callback is made.
                    """),
                Sentence(
                    "within",
                    "The token is disposed in the middle of handing on 2. It should still be 2's turn, and not 3's."),
            ]),
        checks: [
            Sentence("once", "disposing runs the action, once"),
            Sentence("flag", "it says whether it has been disposed"),
            Sentence("inner", "all that was added is disposed with it"),
            Sentence("reentrant", "an action may dispose its own token"),
            Sentence("late", "what is added too late is disposed at once"),
            Sentence("until", "a guarded callback is silent after disposal"),
            Sentence("within", "also when the callback itself disposes the token"),
            Sentence("circle", "two that were added to each other are disposed, once each"),
            Sentence("everywhere", "also for several tokens in any order"),
        ],
        misconceptions: [
            Sentence(
                "upwards",
                """
                one that had been added was disposed, and that disposed the token, too. Disposing goes down to what \
                was added, never up.
                """),
            Sentence(
                "lateAgain",
                """
                one was added after the end, and the token ran its own action again. That runs once; only the new \
                one is disposed.
                """),
            Sentence(
                "lateActionOnly",
                """
                a token was added too late, and only its action ran. Call its dispose(): that also checks whether it \
                is over already, and disposes its own list.
                """),
            Sentence(
                "untilEarly",
                """
                until was given a token that had been disposed already, and values passed all the same. Ask the \
                token for each value.
                """),
            Sentence(
                "addedWithin",
                """
                the action itself added one more, while the token was being disposed, and nobody disposed that one. \
                By then add is too late, and disposes at once.
                """),
            Sentence(
                "addedMeanwhile",
                """
                the token was going through its list, and the action of one in it added one more, which nobody disposed. \
                By then add is too late, and disposes at once.
                """),
            Sentence("twoAtMost", "one of the three that were added was forgotten. Keep all of them, in a list."),
            Sentence("early", "the action ran when the token was made. Keep it for dispose."),
            Sentence("neverRuns", "dispose did not run the action, so nothing was stopped."),
            Sentence(
                "twice",
                """
                the action ran again at the second dispose. dispose has to look first whether it has run before, in \
                something that all who hold the token share: a copy forgets, as in the article of chapter 9.
                """),
            Sentence("flagEarly", "it says that it has been disposed, but it has only just been made."),
            Sentence("flagStays", "it was disposed, and isDisposed still says false. Set it in dispose."),
            Sentence("innerEarly", "what was added stopped at once. It should live as long as the token does."),
            Sentence(
                "innerLeft",
                "the token was disposed, and what was added goes on. Hold all of it, and dispose it as well."),
            Sentence(
                "innerReplaced", "only the one that was added last was stopped. Keep all of them, and dispose all."),
            Sentence(
                "innerFirst", "only the first one that was added was stopped. Keep a list, and go through all of it."),
            Sentence(
                "innerAction",
                """
                what was added had only its action run: it is not disposed, and what was added to *it* goes on. Call \
                its dispose().
                """),
            Sentence(
                "lateKept",
                """
                one was added after the end, and nobody will ever dispose it. Where the token is disposed already, add \
                disposes at once.
                """),
            Sentence(
                "again",
                """
                the action called dispose, and that ran the action again. Set the flag before you run the action, not \
                after.
                """),
            Sentence("blocked", "the token was not disposed, and the callback was silent all the same."),
            Sentence(
                "afterEnd",
                "a value passed after the token had been disposed. Ask the token again for each value, inside the braces."
            ),
            Sentence(
                "onceOnly",
                """
                2 is missing: after one value the callback was silent. until disposes nothing, and counts nothing: it \
                only asks the token.
                """),
            Sentence(
                "weakToken",
                """
                nobody held the token any more, and the callback was silent. It had not been disposed: the callback has to \
                hold it, without weak.
                """),
            Sentence(
                "untilBusy",
                """
                the callback was called again from within itself, and that value did not pass. Nobody had disposed the \
                token: ask it, and nothing else.
                """),
            Sentence(
                "deinitDisposes",
                """
                nobody held the token any more, and its action ran. Only dispose() runs it, so there is nothing to do in \
                deinit.
                """),
            Sentence(
                "notFinal",
                """
                a class that is not final may have subclasses, and Swift asks more of it here. Write final class.
                """
            ),
            Sentence(
                "aStruct",
                """
                a struct's method cannot change it, and each holder would have a copy. A token is shared: declare a \
                final class.
                """),
        ],
        notice: """
            The rule "added too late is disposed at once" looks small. Every operator that subscribes while events come \
            relies on it: the end may be there before the subscription is.
            """,
        toolkit: "Sources/Signals/Disposables/CompositeDisposable.swift")
}
