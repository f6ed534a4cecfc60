import CurrycombWorkbook

/// What learners read, in English: exercises 9.5 and 9.6.
extension English {
    static let ownPipe = Words(
        title: "A pipe for any type",
        task: "Write a pipe for values of any type, and process, which puts a function behind it.",
        hints: Hints(
            question: "Which parts of the cell does a pipe still need, and which can go?",
            direction: """
                Keep the subscribers, not the value. process makes a new pipe, subscribes to this one, and sends on \
                what transform makes of each value.
                """,
            nearly: "let result = Pipe<NewValue>(); _ = subscribe { result.send(transform($0)) }; return result",
            byCheck: [
                Sentence(
                    "sends",
                    """
                    send goes through the subscribers and calls each with the value. It compares nothing and removes \
                    nobody.
                    """),
                Sentence("late", "Keep the subscribers and no value: subscribe only adds to the list."),
                Sentence("several", "Add at the end of the list, and go through it from the beginning."),
                Sentence(
                    "remove",
                    """
                    As in 9.3: what the returned function remembers has to be the subscriber's box, not its place or \
                    the length of the list.
                    """),
                Sentence(
                    "process",
                    "A new pipe, and a subscriber of this one that sends into it, for as long as the pipes are there."),
                Sentence(
                    "types",
                    "The new pipe has a different type from this one. Make it with that type: Pipe<NewValue>()."),
                Sentence(
                    "once",
                    "Where does transform run? If it is called for each subscriber of the new pipe, that is too late."),
                Sentence(
                    "everywhere",
                    """
                    Several pipes share nothing, and b can be sent to directly. Removing a subscriber of one leaves \
                    the others alone.
                    """),
            ]),
        checks: [
            Sentence("sends", "a subscriber gets each value, even the same one twice"),
            Sentence("late", "what was sent before is not kept"),
            Sentence("several", "several subscribers get it, in the order in which they came"),
            Sentence("remove", "a removed subscriber gets nothing more"),
            Sentence("process", "a pipe behind a pipe behind a pipe"),
            Sentence("types", "from one type to another"),
            Sentence("once", "the function runs once for each value"),
            Sentence("within", "a subscriber may send, and all get that, too"),
            Sentence("everywhere", "it holds whoever comes and goes, and whatever is sent"),
        ],
        misconceptions: [
            Sentence(
                "deafWhileSending",
                """
                a subscriber sent something while it was told, and nobody got that. Whatever is sent arrives, even \
                what is sent meanwhile.
                """),
            Sentence(
                "oneWaits",
                """
                a subscriber sent three values while it was told, and one of them arrived. However many are sent meanwhile, \
                each arrives: is there room for more than one?
                """),
            Sentence(
                "heldWeakly",
                """
                one process works, but in a chain the pipe in the middle has gone from memory: nobody holds it. Hold the \
                new pipe in the closure, without weak.
                """),
            Sentence(
                "branchReplaced",
                """
                two pipes stand behind a, and only the last one gets values: it has taken the place of the other. Let \
                process subscribe, as anybody else.
                """),
            Sentence(
                "skipped",
                """
                subscriber 2 was skipped: 1 left the list, 2 moved up, and the loop went on behind it. Go through a \
                copy of the list.
                """),
            Sentence(
                "numberTaken",
                """
                a new subscriber got a number that another one has, or had, and one removal took away more than its \
                own. Keep a counter that only goes up.
                """),
            Sentence("nothingSent", "nothing arrived. send has to call every subscriber with the value."),
            Sentence(
                "onlyChanges",
                "5 was sent twice, and arrived once. A cell tells of changes; a pipe hands on all that is sent."),
            Sentence(
                "onlyOnce",
                "the first value arrived, and no other. Keep the subscriber after you have called it."),
            Sentence("sendsAllAgain", "with each value all those before it came again. Hand on this one only."),
            Sentence(
                "remembers",
                "1 was sent before anybody listened, and arrived all the same. A pipe keeps nothing."),
            Sentence(
                "replaced",
                "only the last subscriber gets the value: it has taken the place of the others. Keep a list."),
            Sentence("onlyFirst", "only the first subscriber gets the value. Go through all of them."),
            Sentence(
                "backwards",
                "the last one that came gets the value first. Go through the list from its beginning."),
            Sentence(
                "noOrder",
                """
                all get it, but not in the order in which they came. A list keeps that order; a dictionary has none.
                """),
            Sentence(
                "notRemoved",
                "it was removed here, and gets the next value. The function that you return has to take it out."),
            Sentence("removesAll", "one was removed, and all are gone. Take out this one only."),
            Sentence(
                "byPlace",
                """
                after the first had gone, the others moved up, and the wrong one was removed. Put each \
                subscriber into a box, and look for that.
                """),
            Sentence(
                "numberReused",
                """
                w got the number of z, which is still there, and took its place. The count goes down when one \
                leaves: keep a counter that only goes up.
                """),
            Sentence(
                "removesLast",
                "x was removed, and z has gone: the one at the end. Remember which one the function is for."),
            Sentence(
                "notSentOn",
                """
                the function's result did not arrive at b, or not at once. Stay subscribed to the first pipe, and send each result \
                into the new one.
                """),
            Sentence(
                "notTransformed",
                "what came out is what went in. Send what the function makes of it: transform(value)."),
            Sentence(
                "takesAway",
                """
                a has a subscriber of its own, which no longer gets anything. process adds one, and takes \
                nobody's place.
                """),
            Sentence("firstOnly", "the first value came through, and no other. Stay subscribed."),
            Sentence(
                "perSubscriber",
                """
                the function ran once for each of the three subscribers. Let it run in process, before send, \
                once for each value.
                """),
            Sentence("transformTwice", "the function ran more than once for one value. Keep what it gave."),
            Sentence(
                "untransformed",
                "that sends the value itself. Send what the function makes of it: transform(value)."),
            Sentence(
                "sameType",
                "process gives a pipe of a different type from this one. Make a new one: Pipe<NewValue>()."),
        ],
        notice: "process puts a function behind a pipe, and a pipe comes out. So it can stand in a chain, as in 9.1.",
        toolkit: "Sources/Signals/Core/Pipe.swift")

    static let bindPipes = Words(
        title: "A pipe for each value",
        task: "Each value chooses a pipe. Send on what comes out of the latest one; then write it for all of them.",
        hints: Hints(
            question: "next(value) is a pipe. What do you do with a pipe to get at its values?",
            direction: """
                Subscribe to pipe; inside, subscribe to next(value), and send what comes into the result. For \
                bindLatest keep the function that removes the subscriber, and call it when the next value comes.
                """,
            nearly: """
                var removeFormer: () -> Void = {}, and in the closure: removeFormer(); removeFormer = \
                next(value).subscribe { result.send($0) }
                """,
            byCheck: [
                Sentence(
                    "inner",
                    "Subscribe to pipe. In that closure, subscribe to next(value), and send what comes into the result."
                ),
                Sentence(
                    "same",
                    """
                    Each value subscribes anew, to the same pipe as well. Remove the subscription before it, and \
                    only then subscribe.
                    """),
                Sentence(
                    "latest",
                    "subscribe gives a function that removes. Where can you keep it until the next value comes?"),
                Sentence(
                    "released",
                    """
                    It is not enough to drop the values of the former pipe. Call the function that removes your \
                    subscriber.
                    """),
                Sentence(
                    "apart", "What you keep must belong to one call of bindLatest: a variable inside the function."),
                Sentence("asked", "Call next once for each value, and keep the pipe that it gives."),
                Sentence("all", "bindAll removes nobody. Each value adds one more subscription."),
                Sentence("allAsked", "As in bindLatest: call next once for each value, whoever has subscribed."),
                Sentence(
                    "types",
                    """
                    A is the type of what comes in, and B of what comes out. In bindAll the same pipe is heard once \
                    for each time it was chosen.
                    """),
                Sentence(
                    "everywhere",
                    "Somebody may choose the room that is chosen already, or say something in a room that was left."),
            ]),
        checks: [
            Sentence("inner", "what comes out is what the inner pipe sends"),
            Sentence("same", "the same inner pipe twice is heard once"),
            Sentence("latest", "when a value comes, the inner pipe before it is let go"),
            Sentence("released", "the former inner pipe has no subscriber any more"),
            Sentence("apart", "two results do not disturb each other"),
            Sentence("asked", "next is asked once for each value"),
            Sentence("all", "bindAll keeps every inner pipe"),
            Sentence("allAsked", "bindAll, too, asks next once for each value"),
            Sentence("types", "from one type to another"),
            Sentence("everywhere", "it holds in three rooms, in any order"),
        ],
        misconceptions: [
            Sentence(
                "heldWeakly",
                """
                nobody but its subscriber knew the result, and it has gone from memory. Hold it in the closure, without \
                weak: then pipe keeps it.
                """),
            Sentence(
                "perSubscriber",
                """
                next was asked once for each subscriber of the result. Subscribe to pipe at once, not inside Pipe.create, \
                and send into one result that all share.
                """),
            Sentence(
                "nextKept",
                """
                4 came again, and next was not asked again. It is asked for each value: what it gives may be another \
                pipe by then.
                """),
            Sentence(
                "notSentOn",
                """
                20 was sent into the inner pipe, and nothing came out. Subscribe to it, stay subscribed, and \
                send what it gives into the result.
                """),
            Sentence(
                "oneValue",
                "the inner pipe's first value came out, and no other. Stay subscribed until the next value of a."),
            Sentence(
                "arrivesTwice",
                """
                b was subscribed to once for each value of a, and so its value arrives twice. Remove the former \
                subscription first.
                """),
            Sentence(
                "letGoToo",
                """
                the second value of a let go of the inner pipe, and nobody subscribed again. Remove the former \
                one first, then subscribe.
                """),
            Sentence(
                "formerKept",
                """
                a went on to y here, and x is still heard: that is bindAll. Call what x's subscribe gave, when \
                the next value comes.
                """),
            Sentence(
                "firstKept",
                """
                x is still heard, and y is not: the first inner pipe was kept for ever. Subscribe to each, and \
                let the former one go.
                """),
            Sentence(
                "stillSubscribed",
                """
                nothing is heard from the room that was left, but it still has a subscriber, which drops the \
                values. Remove it when you leave the room.
                """),
            Sentence(
                "onlyFirstLetGo",
                """
                room 1 was left, and is still heard. Only the first subscription was removed: with each value, remove the \
                one before it.
                """),
            Sentence(
                "shared",
                """
                b belongs to d, and its value has taken x away from c. Each call of bindLatest needs a former \
                subscription of its own: a var inside the function.
                """),
            Sentence("nextTwice", "next was called more than once for one value. Keep the pipe that it gave."),
            Sentence("allIsLatest", "x was let go when a went on to y: that is bindLatest. bindAll removes nobody."),
            Sentence(
                "allIsFirst",
                "y is not heard: bindAll stayed with the first inner pipe. Subscribe to each of them."),
            Sentence(
                "allOnce",
                """
                b was chosen twice, and its value came out once. bindAll keeps a subscription for each value of \
                the outer pipe.
                """),
            Sentence("outerSent", "that sends the outer value. What is wanted is what comes out of next(value)."),
            Sentence("pipeSent", "that sends the pipe itself. Subscribe to it, and send its values."),
            Sentence(
                "pipeOfPipes",
                "process gives a pipe of pipes here. Somebody has to subscribe to the inner ones."),
        ],
        notice: """
            The article's processValue2 is bindAll; with one inner pipe for all values, each value arrives as \
            often as the outer one has sent. You may want either, so the toolkit has two names for them.
            """,
        toolkit: "Sources/Signals/Operators/FlatMap.swift")
}
