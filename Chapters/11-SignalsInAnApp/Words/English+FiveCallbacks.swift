import CurrycombWorkbook

extension English {
    static let fiveCallbacks = Words(
        title: "Five callbacks, one kind",
        task: """
            Turn a button's taps, a scroller's positions, a request, notices and a model's name into signals that \
            clean up after themselves.
            """,
        hints: Hints(
            question: "Whoever adds something has to remove it. Who holds whom, and until when?",
            direction: """
                In Signals.create: add, then sink.onDispose { remove }. Capture the button and the scroller weakly, in \
                both closures. One run for all observers of the scroller: share().
                """,
            nearly: """
                Signals.create { [weak button] (sink: Sink<Void, Never>) in … sink.onDispose { [weak button] in \
                button?.removeTarget(number) } }.take(until: button.gone).eraseToAnySignal()
                """,
            byCheck: [
                Sentence(
                    "taps",
                    "Add the target inside Signals.create. Its body runs for each observer, and sink.send(()) is a tap."
                ),
                Sentence(
                    "tapsTwo",
                    """
                    Each observer runs the body of create once more and gets a number of its own. That is the one to \
                    remove on disposal.
                    """),
                Sentence(
                    "tapsGone",
                    """
                    Two closures use the button: that of create and that of onDispose. Neither may hold it. And what \
                    tells the observer that the button has gone?
                    """),
                Sentence(
                    "positions",
                    """
                    The scroller does not keep its delegate. Who does, once the body of create has returned? What \
                    onDispose uses is kept.
                    """),
                Sentence(
                    "positionsTwo",
                    """
                    One delegate, several observers: run the body of create once for all of them, and clean up after \
                    the last. One operator does both.
                    """),
                Sentence(
                    "positionsGone",
                    """
                    As with the button: no closure holds the scroller, and something completes the signal. Which \
                    comes first, that or share()?
                    """),
                Sentence(
                    "reply",
                    "Ask inside create. When the reply is there, send it and then say that nothing more comes."),
                Sentence(
                    "replyFails",
                    "The closure gets a Result. Switch over it: what is in .failure is what the signal fails with."),
                Sentence(
                    "replyCancelled", "get returns the request. Put it into a constant, and use that in onDispose."),
                Sentence(
                    "notices",
                    "addReader picks the notices of a name already. Its number is what removeReader wants, on disposal."
                ),
                Sentence(
                    "names",
                    """
                    Send the name at once. onChange comes before the change, and only once: so what has to happen a \
                    moment later, each time?
                    """),
                Sentence(
                    "namesKept",
                    """
                    The closure of create, and those that wait for a change, must not hold the profile: [weak profile] \
                    in each of them.
                    """),
                Sentence(
                    "tapsEverywhere",
                    "Read the story line by line. Do two observers share something that stands outside create?"),
                Sentence(
                    "positionsEverywhere",
                    """
                    After the last observer has left, another may come, and needs a delegate again. And nobody may \
                    take away a delegate that is not theirs.
                    """),
                Sentence(
                    "replyEverywhere",
                    "Each observer sends a request of its own. Disposing of one must leave the other's alone."),
                Sentence(
                    "noticesEverywhere",
                    "Texts may be empty, and names may begin alike. Pass on what comes, and remove your own number."),
                Sentence(
                    "namesEverywhere",
                    """
                    Each observer tracks for itself, and only the name: a new city is no news. Look at isDisposed \
                    before you read.
                    """),
            ]),
        checks: [
            Sentence("taps", "each tap is a value"),
            Sentence("tapsTwo", "a button with two observers, each of which cleans up after itself"),
            Sentence("tapsGone", "when the button goes, the signal ends; nothing keeps the button"),
            Sentence("positions", "each position is a value"),
            Sentence("positionsTwo", "a scroller with two observers, and one delegate"),
            Sentence("positionsGone", "when the scroller goes, the signal ends; nothing keeps the scroller"),
            Sentence("reply", "a request is sent when somebody observes; the reply is a value and the end"),
            Sentence("replyFails", "a request that fails is a failure"),
            Sentence("replyCancelled", "a request that nobody wants any more is cancelled"),
            Sentence("notices", "notices come under their own name, until disposal"),
            Sentence("names", "the name comes at once, and after each change"),
            Sentence("namesKept", "the signal does not keep the profile"),
            Sentence("tapsEverywhere", "taps: also for other listeners, who come and go in any order"),
            Sentence("positionsEverywhere", "positions: also for other listeners, who come and go in any order"),
            Sentence("replyEverywhere", "reply: also for other requests, each with several listeners"),
            Sentence("noticesEverywhere", "notices: also for other names, and for listeners who come and go"),
            Sentence("namesEverywhere", "names: also for several profiles and listeners"),
        ],
        misconceptions: [
            Sentence(
                "readAndSend",
                "the first closure of withObservationTracking only reads, and what it has read comes back: send that, sink.send(withObservationTracking { profile.name } onChange: { … })."
            ),
            Sentence(
                "tooEarly",
                """
                the target was added while the signal was being made. Add it inside Signals.create, whose body \
                runs for each observer.
                """),
            Sentence("firstOnly", "the first tap was the end. A button can be tapped again: do not complete."),
            Sentence("nothingHeard", "nothing arrived. Is a target added, and does it stay until disposal?"),
            Sentence("twice", "one tap arrived twice. One target for each observer is enough."),
            Sentence(
                "tapsSilenced",
                """
                the second observer silenced the first. Targets that are kept by event do that: each observer \
                needs a target of its own.
                """),
            Sentence(
                "allRemoved",
                """
                one of two was disposed of, and the other hears nothing any more. Remove your own target: the number \
                that addTarget gave.
                """),
            Sentence(
                "targetLeft",
                "nobody listens any more, and the button still has a target. sink.onDispose { … removeTarget(number) }."
            ),
            Sentence(
                "keptBySignal",
                """
                the signal alone keeps the button alive: the closure of create holds it. Write [weak button] in front of \
                (sink: …).
                """),
            Sentence(
                "cycle",
                """
                a cycle: the button holds its target, the target holds the sink, the sink holds what is done on \
                disposal, and that holds the button. [weak button] in onDispose as well.
                """),
            Sentence(
                "neverEnds",
                """
                the button has gone, and its observers wait for ever. .take(until: button.gone) completes the \
                signal.
                """),
            Sentence(
                "relayLost",
                """
                nothing arrived: the scroller holds its delegate weakly, and nobody else held the relay. Use it in \
                onDispose: that keeps it until then.
                """),
            Sentence(
                "silenced",
                """
                the second observer took the scroller's only delegate from the first. One run for all of them: \
                .share().
                """),
            Sentence("toldTwice", "somebody heard one movement twice. share() runs the source once for all."),
            Sentence(
                "delegateTaken",
                """
                one of two was disposed of, and took the delegate away from the other. Clean up when the last one has \
                gone: inside what share() runs.
                """),
            Sentence("delegateLeft", "nobody listens any more, and the scroller still has a delegate. Set it to nil."),
            Sentence("scrollerKept", "a closure keeps the scroller alive: in create, or on disposal. [weak scroller]."),
            Sentence(
                "scrollerEndless",
                "the scroller has gone, and nobody was told: .take(until: scroller.gone), before share()."),
            Sentence(
                "readyMade",
                "fetch is what you are about to write. Build it from get and its closure; from 11.3 on, use fetch."),
            Sentence(
                "askedEarly",
                "the request was sent before anybody observed. Call get inside Signals.create { … }."),
            Sentence("notCompleted", "after the reply nothing more comes: say so with sink.complete()."),
            Sentence(
                "endedFirst",
                "the end came without the reply: after complete() nothing is sent. First send, then complete."),
            Sentence("errorLost", "the service failed, and nobody was told. .failure belongs in sink.fail."),
            Sentence(
                "notCancelled",
                """
                nobody wants the reply any more, and the request goes on. get gives a request: \
                sink.onDispose { request.cancel() }.
                """),
            Sentence("oneNotice", "the first notice was the end. A board is read until disposal."),
            Sentence("nameItself", "that is the notice's name. Its text is what the reader is called with."),
            Sentence("readerLeft", "nobody listens any more, and the board still has a reader. Remove it on disposal."),
            Sentence(
                "readBefore",
                """
                Ada came again in place of Bea: onChange is called just before the change. Read later: clock.schedule { \
                … }.
                """),
            Sentence(
                "trackedOnce",
                "the first change came, the second did not. Tracking tells once: track anew each time you read."),
            Sentence(
                "trackedEarly",
                "the profile was tracked before anybody observed. Read the name inside Signals.create { … }."),
            Sentence("noChange", "the name is read once, and its changes are not told. withObservationTracking tells."),
            Sentence("notAtOnce", "the name that is there already was left out. Send it first."),
            Sentence("wrongPath", "Ulm is the city. Read profile.name."),
            Sentence(
                "namesGoOn",
                """
                after dispose() the profile is still being tracked, change after change. Look at \
                sink.subscription.isDisposed first.
                """),
            Sentence(
                "profileKept",
                "the signal keeps the profile alive. Every closure that waits for later needs [weak profile] in."),
            Sentence(
                "profileHeld",
                "the profile cannot go, because onChange holds it, or what it calls does. Write [weak profile] there, too."
            ),
            notErased, onMain,
            Sentence(
                "weakAgain",
                """
                a weak reference is a variable, and another thread may be in this closure. Capture it anew: [weak button] \
                in. A function can take the object as an argument: func tell(_ profile: Profile).
                """),
            Sentence(
                "notSendable",
                "the clock may call it on any thread, so it has to be marked: @Sendable func next() { … }."),
            Sentence("emptyValue", "even a value of type Void has to be sent: sink.send(())."),
            Sentence(
                "mayBeGone",
                "the button may have gone already, and then there is no number: guard let button else { return }, first."
            ),
            Sentence(
                "anyError",
                """
                catch forgets which error it was. Look into the result: switch result { case .success(let text): … case \
                .failure(let fault): … }.
                """),
            Sentence(
                "tracksAll",
                """
                another property changed, and the name was sent again. Read only profile.name in \
                withObservationTracking.
                """),
            Sentence("emptyNotice", "a notice may be empty, and is a notice still. Pass on each."),
            Sentence(
                "oneNumber",
                """
                two observed one signal, and there was one place for their numbers. Each has a number of its own: a \
                constant inside create.
                """),
            Sentence(
                "oneReader",
                """
                two observed one signal, and there was one place for their readers' numbers. Each has its own: a constant \
                inside create.
                """),
            Sentence("emptyReply", "a reply may be empty, and is a reply still: send it, and complete."),
            Sentence(
                "askedForAll",
                "two observed, and the service was asked once. Each observer asks it: no share here."),
        ],
        notice: """
            Five ways to be told, and now one: observe, and dispose. Whatever can be done with one signal can be done with \
            each of them.
            """,
        toolkit: nil)
}
