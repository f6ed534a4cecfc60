import CurrycombWorkbook

extension English {
    static let fiveCallbacks = Words(
        title: "Five callbacks, one kind",
        task: """
            Make a signal of a button's taps, of a scroller's positions, of a request, of notices, and of a model's name. \
            Each cleans up after itself.
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
                """),
        checks: [
            Sentence("taps", "each tap is a value"),
            Sentence("tapsTwo", "two listen to a button, and each cleans up for itself"),
            Sentence("tapsGone", "a button that has gone ends the signal, and nothing keeps it"),
            Sentence("positions", "each position is a value"),
            Sentence("positionsTwo", "two listen to a scroller, which has one delegate"),
            Sentence("positionsGone", "a scroller that has gone ends the signal, and nothing keeps it"),
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
                "the target was added while the signal was being made. Add it inside Signals.create: it runs once for each "
                    + "who observes."),
            Sentence("firstOnly", "the first tap was the end. A button can be tapped again: do not complete."),
            Sentence("nothingHeard", "nothing arrived. Is a target added, and does it stay until disposal?"),
            Sentence("twice", "one tap was told twice. One target for each who observes is enough."),
            Sentence(
                "tapsSilenced",
                """
                the second one to listen silenced the first: targets kept in one place for each event do that. Each \
                observation has a target of its own.
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
                a cycle: the button holds its target, that the sink, that what is done on disposal, and that the \
                button. [weak button] in onDispose as well.
                """),
            Sentence(
                "neverEnds",
                "the button has gone, and who listens waits for ever. .take(until: button.gone) completes the signal."),
            Sentence(
                "relayLost",
                """
                nothing arrived: the scroller holds its delegate weakly, and nobody else held the relay. Use it in \
                onDispose: that keeps it until then.
                """),
            Sentence(
                "silenced",
                """
                the second one to listen took the scroller's only delegate from the first. One run for all of them: \
                .share().
                """),
            Sentence("toldTwice", "one movement was told twice to somebody. share() runs the source once for all."),
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
                "the scroller has gone, and who listens is not told. .take(until: scroller.gone), before share()."),
            Sentence(
                "readyMade",
                "fetch is what you are to write, ready made. Build it of get and its closure; from 11.3 on, use fetch."),
            Sentence(
                "askedEarly",
                "the request was sent when nobody had observed yet. Call get inside Signals.create { … }."),
            Sentence("notCompleted", "after the reply nothing more comes: say so with sink.complete()."),
            Sentence(
                "endedFirst",
                "the end came without the reply: after complete() nothing is sent. First send, then complete."),
            Sentence("errorLost", "the service failed, and nobody was told. .failure belongs into sink.fail."),
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
                "profileKept", "the signal alone keeps the profile alive. weak let profile = profile, before create."),
            notErased, onMain,
            Sentence(
                "weakAgain",
                """
                a weak reference is a variable, and another thread may be in this closure. Capture it anew: [weak button] \
                in; for a function write weak let profile = profile, before create.
                """),
            Sentence(
                "notSendable",
                "the clock may call it on any thread, and wants to know that: @Sendable func next() { … }."),
            Sentence("emptyValue", "a value of type Void has to be sent, too: sink.send(())."),
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
                "askedForAll",
                "two observed, and the service was asked once. It is asked by each who observes: no share here."),
        ],
        notice: """
            Five ways to be told, and now one: observe, and dispose. Whatever can be done with one signal can be done with \
            each of them.
            """,
        toolkit: nil)
}
