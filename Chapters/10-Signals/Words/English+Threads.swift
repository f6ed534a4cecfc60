import CurrycombWorkbook

extension English {
    static let serialisedSend = Words(
        title: "One at a time",
        task: "Make a callback safe for several threads: one value at a time, in order, and nobody waits for anybody.",
        hints: Hints(
            question:
                "Somebody is at work, and you come with a value. Where can you leave it, so that you need not wait?",
            direction: """
                In a queue, kept in a Mutex together with a flag that says whether somebody is at work. If nobody is, \
                take out value after value and hand it on, until the queue is empty. To see that, and to take the flag \
                back, is one withLock. Never hand on inside it.
                """,
            nearly: """
                let isMine = state.withLock { put the value in; was nobody at work? }. guard isMine. while let next = \
                state.withLock({ the first one, or nil and nobody is at work any more }) { receive(next) }
                """,
            byCheck: [
                Sentence(
                    "passes",
                    """
                    Begin with one thread only. Nobody is at work, so the sender hands on its value itself, and is \
                    done when the queue is empty.
                    """),
                Sentence(
                    "busy",
                    """
                    Sender 2 must not wait, and must not hand on its value itself. So it can only leave it somewhere, \
                    and return.
                    """),
                Sentence(
                    "within",
                    """
                    A send from inside receive finds somebody at work: you. It leaves its values, and when receive \
                    returns they have their turn.
                    """),
                Sentence(
                    "many",
                    """
                    Look for two withLocks that should be one. Between "the queue is empty" and "nobody is at work", \
                    another thread can leave a value.
                    """),
            ]),
        checks: [
            Sentence("passes", "values are handed on, one after another"),
            Sentence("busy", "a value that comes while another is handed on waits, and its sender does not"),
            Sentence("within", "values that are sent from within have their turn afterwards, in order"),
            Sentence("two", "two functions made by serialised have nothing to do with each other"),
            Sentence("between", "wherever a thread is held up, nothing is lost, and nothing overlaps"),
            Sentence("many", "nothing that four threads send is lost, and each one's order is kept"),
        ],
        misconceptions: [
            Sentence(
                "oneQueue",
                """
                the two share something: nobody was at work in b, and its value had to wait for a. Each call of \
                serialised makes a queue of its own.
                """),
            Sentence(
                "stranded",
                """
                a value came between two uses of the lock, and nobody hands it on. To see that the queue is empty \
                and to say that nobody is at work is one step: one withLock.
                """),
            Sentence(
                "twoAtWork",
                """
                two threads found nobody at work, one between two uses of the lock of the other. To look at the flag \
                and to set it is one step: one withLock.
                """),
            Sentence(
                "localFunction",
                """
                a func of its own belongs to the main thread here, and send runs on any. Make it a constant, let \
                next: @Sendable () -> A? = { … }, or put it inside the braces.
                """),
            Sentence(
                "mainThread",
                """
                what is called here belongs to the main thread, and send runs on any. Write nonisolated in front of \
                that class, or func.
                """),
            Sentence("silent", "nothing was handed on. Whoever finds nobody at work does the work."),
            Sentence(
                "elsewhere",
                """
                another thread handed the value on, some time later. Where nobody is at work, the sender does it, before send \
                returns.
                """),
            Sentence(
                "stuck",
                "after the first value nothing came: somebody is said to be at work for ever. Take the flag back at the end."
            ),
            Sentence("doubled", "each value came twice. Hand it on in one place."),
            Sentence("kept", "values came again that had been handed on. Take each one out of the queue."),
            Sentence(
                "blocks",
                """
                the second sender had to wait until the first was done: somebody holds a lock while handing on, or \
                waits for whoever is at work. Leave the value, and return.
                """),
            Sentence(
                "overlaps",
                """
                a value began before the one before it had ended. Who is at work says so until its last value has been \
                handed on, and meanwhile the others only queue theirs.
                """
            ),
            Sentence(
                "dropped",
                """
                a value that came while another was handed on had not had its turn when all had returned. Leave it in a queue, \
                and who is at work looks into the queue again before it stops.
                """),
            Sentence(
                "cutsIn",
                """
                a value that came later was handed on before one that was waiting already. Whoever comes joins the end \
                of the queue. Nobody is at work only when the queue is empty.
                """),
            Sentence("lastFirst", "the value that came last had its turn first. Take the oldest: removeFirst()."),
            Sentence("oneLeft", "two values waited, and only one was handed on. Go on until the queue is empty."),
            Sentence(
                "plainVariable",
                """
                several threads would change this variable at the same time, and the compiler refuses. Keep it in a Mutex, \
                and change it in withLock.
                """),
        ],
        notice: """
            The lock is held for a moment, never while somebody else's code runs. That is how the toolkit's subjects take \
            events from any thread, without a deadlock.
            """,
        toolkit: "Sources/Signals/Core/Serial.swift")
}
