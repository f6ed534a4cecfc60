import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let pureCompare = Words(
        title: "A minimum of its own",
        task: "Write two comparisons that nobody outside can change. Reading outerMinimum is not the way.",
        hints: Hints(
            question: "Where can a function get a number from, if not from a variable outside?",
            direction: "innerCompare can have a constant inside. compare gets its minimum as an argument.",
            nearly: "let minimum = 1, and then: return number > …"),
        checks: [
            Sentence("greater", "2 is greater than 1, and -4 is not"),
            Sentence("equal", "1 is not greater than 1"),
            Sentence("own", "what others do to outerMinimum changes nothing, and neither does innerCompare"),
            Sentence("given", "compare uses the minimum that the caller gives, and nothing else"),
        ],
        misconceptions: [
            Sentence("orEqual", "a number is not greater than itself: use >, and the minimum as it is."),
            Sentence(
                "readsOuter",
                """
                somebody set outerMinimum, and innerCompare went along. Give it a minimum of its own: a constant, \
                1, inside the function.
                """),
            Sentence(
                "setsOuter",
                """
                the function set outerMinimum, and whoever else reads that gets a surprise. Leave it alone: a \
                constant or an argument is all that is needed.
                """),
            Sentence("turned", "the comparison is the wrong way round: number stands on the left of >."),
            Sentence("ignoresMinimum", "the caller gave a minimum, and compare used 1. The argument is what counts."),
            Sentence(
                "outerToo",
                """
                the caller gave a minimum, and compare listened to outerMinimum, too. The argument is all that it \
                needs.
                """),
        ],
        notice:
            """
            innerCompare(3) will be true tomorrow, on another machine and in any test. A function like that \
            is called pure.
            """,
        toolkit: nil)

    static let hiddenInputs = Words(
        title: "Find the hidden inputs",
        task: """
            Shop.receipt reads a clock and changes a number in secret. Write it with everything in the open. \
            Then sell something without changing the till.
            """,
        hints: Hints(
            question: """
                Read Shop.receipt in the comment above. What does it read that is no argument, and what does it \
                change?
                """,
            direction: """
                What it read is an argument now: use only those. For sold, make a new Till of the old one's \
                numbers.
                """,
            nearly: "Till(sales: till.sales + 1, total: …)"),
        checks: [
            Sentence("text", "the receipt shows number, hour and amount"),
            Sentence("clock", "the hour is the one that the caller gives, whatever the clock says"),
            Sentence("number", "the number is the one that the caller gives, and no trace is left"),
            Sentence("sold", "the new till has one sale more, and the amount in it"),
            Sentence("old", "the old till is as it was"),
        ],
        misconceptions: [
            Sentence(
                "countsOn",
                """
                the receipt shows a number one greater than the caller said. Add nothing to it, nor leave it to \
                Shop.receipt, which does.
                """),
            Sentence("readsClock", "the hour came from Shop.hour. Use the argument."),
            Sentence("readsNumber", "the number came from Shop.lastNumber. Use the argument."),
            Sentence(
                "leavesTrace",
                """
                the text is right, and the shop is not as it was before. A receipt should only be a text: \
                let the caller keep the numbers.
                """),
            Sentence("notCounted", "the amount is in, and the sale is not counted: sales goes up by one."),
            Sentence("notPaidIn", "the sale is counted, and the total is what it was: the amount has to go in."),
            Sentence("exchanged", "the two numbers are swapped: sales goes up by one, and total by the amount."),
            Sentence("startsAnew", "the new till has forgotten the old one. Start from till.sales and till.total."),
            Sentence(
                "otherAmount", "40 was paid in, whatever the amount was: that is the example's. Use the argument."),
            Sentence("asItWas", "the new till is like the old one: neither the sale nor the amount is in it."),
            Sentence(
                "changedTill",
                """
                you changed the till that came in, and everybody who holds it sees that. Make a new one: \
                Till(sales: …, total: …).
                """),
            Sentence(
                "changedBoth",
                """
                the new till is right, but the old one was changed on the way. Read from the old one, and \
                write nothing to it.
                """),
        ],
        notice:
            """
            No clock to set, no till to empty: what was hidden is now in the arguments and in the result, \
            and a test is one line. With a struct instead of a class, Swift makes the copy for you.
            """,
        toolkit: nil)

    static let delayRequest = Words(
        title: "Describe now, ask later",
        task: "Return a function that will ask the server when it is called. Describing a request asks nothing.",
        hints: Hints(
            question: "What should the caller have in hand: a reply, or something that gets one?",
            direction: """
                Return a closure, and put the call of server.get inside it. For many, go through the paths \
                inside too.
                """,
            nearly: "{ server.get(…) } for one, and { paths.map { … } } for many"),
        checks: [
            Sentence("reply", "calling the described request gives the reply"),
            Sentence("late", "describing a request asks nothing"),
            Sentence("anew", "each call asks the server anew"),
            Sentence("all", "many requests in one: nothing before the call, then all in order"),
            Sentence("none", "no requests give no replies"),
        ],
        misconceptions: [
            Sentence(
                "calledNow",
                """
                server.get asks at once, and a reply is not what the caller wants. Return a function that \
                will ask: put braces round the call, { … }.
                """),
            Sentence(
                "noPath",
                """
                server.get still waits for a path, and the caller of your function gives none. Wrap the call \
                together with its path: { server.get(path) }.
                """),
            Sentence("twice", "the server was asked twice for one request. Ask once, in the function that you return."),
            Sentence(
                "early",
                """
                the server was asked while the request was only being described. Move server.get into the \
                function that you return.
                """),
            Sentence(
                "remembered",
                """
                a later call gave an earlier reply again. The server may have news by now: ask it each time, and \
                keep nothing.
                """),
            Sentence(
                "allEarly",
                """
                the server was asked before anybody called. Go through the paths inside the function that \
                you return.
                """),
            Sentence(
                "notAsked",
                """
                a list of requests is not yet a list of replies. Call each of them, inside the function that \
                you return.
                """),
            Sentence(
                "piledUp",
                """
                a later call gave the replies of earlier ones as well. Make the list inside the function that you \
                return.
                """),
            Sentence(
                "otherPath",
                """
                the server was asked for /honey, whatever the path was. The path is an argument: use it.
                """),
            Sentence("unasked", "a reply came that looks right, and the server was not asked: call server.get(path)."),
            Sentence("backwards", "the paths were asked for in the wrong order: the first one goes first."),
            Sentence("onlyOne", "only the first path was asked for. Each path gets a reply, in one list."),
        ],
        notice:
            """
            delayRequest is pure: it does nothing, and for the same path and server it describes the same \
            request. The effect has not gone away. It waits until you decide. Chapter 6 makes a type of \
            this.
            """,
        toolkit: nil)

    static let memoize = Words(
        title: "Remember what it gave",
        task: """
            Ask a function once for each argument, and remember what it gave. Then find out which functions \
            that is safe for.
            """,
        hints: Hints(
            question: "The function that you return is called many times. What must outlive the single call?",
            direction:
                """
                Make a dictionary before you return the closure, and use it inside: look up first, and \
                compute only what is not there. looksPure asks f twice for each input.
                """,
            nearly: "if let value = known[x] { return value }; for looksPure: inputs.allSatisfy { … == … }"),
        checks: [
            Sentence("value", "a memoized function gives what the function gives"),
            Sentence("each", "each argument has a value of its own"),
            Sentence("apart", "two memoized functions do not mix up what they remember"),
            Sentence("once", "f runs once for each argument, and not before it has to"),
            Sentence("same", "a pure function looks pure"),
            Sentence("different", "a function that gives something new each time does not"),
        ],
        misconceptions: [
            Sentence(
                "oneForAll",
                """
                an earlier argument's value came again. Remember each value under its argument: a dictionary does \
                that.
                """),
            Sentence(
                "early",
                """
                f ran before anybody asked for a value. It should run inside the function that you return.
                """),
            Sentence(
                "twice",
                """
                f ran more than once for one new argument. Keep what it gave in a constant, store that, and \
                return it.
                """),
            Sentence(
                "notRemembered",
                """
                f ran again for an argument that it had before. Is the value stored? And is the dictionary \
                made outside of the function that you return?
                """),
            Sentence(
                "notStored",
                """
                known is asked, and nothing is ever stored in it. Take it step by step: if the dictionary has a value, \
                return that. If not, let value = f(x), store it under x, and return it. (Swift speaks of threads \
                because f stands after ?? or default:, in a hidden closure of its own.)
                """),
            Sentence(
                "onlyLast",
                """
                f ran again for 4 after 5 had been asked for. Remember all values, not only the last one.
                """),
            Sentence(
                "forgets",
                """
                f ran again for an argument that it had long before. Remember all values, however many there are.
                """),
            Sentence(
                "zeroForgotten",
                """
                0 was taken for nothing remembered, so f ran again. Ask whether the dictionary has a value: \
                if let value = known[x].
                """),
            Sentence(
                "shared",
                """
                that is what square gave: both functions remember in the same place. Make the dictionary inside \
                memoize, a new one each time.
                """),
            Sentence(
                "inAnswer",
                """
                this dictionary belongs to the answer, so all memoized functions would share it. Make one \
                inside memoize, before you return the closure.
                """),
            Sentence(
                "fixed",
                """
                a dictionary made with let stays as it is: empty. Make it with var, and the closure can put \
                values in.
                """),
            Sentence(
                "acrossInputs",
                """
                different inputs may give different values. What has to be the same are two calls with the same \
                input.
                """),
            Sentence(
                "askedOnce",
                """
                f gave something new at each call, and looksPure did not notice. Ask f twice with the same input, \
                and compare.
                """),
            Sentence("notAll", "only the first input was tried. All of them have to give the same twice."),
            Sentence(
                "kept",
                """
                looksPure may call f, but not keep it or hand it to something that does. Two calls with the \
                same input are enough: f(x) == f(x).
                """),
        ],
        notice:
            """
            Memoizing dice would give the same roll for ever: only what is pure may be remembered. And \
            looksPure can only say no for certain. That a function is pure, you see by reading it.
            """,
        toolkit: "Sources/Composition/Memoize.swift")

    static let parallelTotal = Words(
        title: "A total from many threads",
        task: """
            Cut the deposits into parts, let inParallel sum each part on a thread, and add the sums. Nothing is \
            shared, so nothing is lost.
            """,
        hints: Hints(
            question: "Which numbers does one thread need, and what is the one number that it gives back?",
            direction:
                """
                A part needs (number of deposits / count, rounded up) elements, and at least one. Each \
                thread returns the sum of its part; you add those sums afterwards.
                """,
            nearly: """
                inParallel(parts(deposits, count)) { part in part.reduce(0, +) }, and then the sum of what it \
                returns
                """),
        checks: [
            Sentence("whole", "the parts, put together, are the list"),
            Sentence("count", "six deposits in two parts are two parts, in three parts three"),
            Sentence("rest", "that is so for all lists and counts"),
            Sentence("sum", "the total is the sum of all deposits"),
            Sentence("parallel", "the parts are summed on threads"),
        ],
        misconceptions: [
            Sentence(
                "race",
                """
                many threads would change one variable at the same time, and lose deposits. Swift refuses \
                that. Let each one return its own sum, and add the sums afterwards.
                """),
            Sentence(
                "onMain",
                """
                this function belongs to the main thread, and inParallel runs on others. Write the sum \
                inside the braces, or mark the function nonisolated.
                """),
            Sentence(
                "noResult",
                """
                each thread has to give a number back: the sum of its part. Write just that inside the braces, \
                without a variable outside.
                """),
            Sentence("sizeNotCount", "count was taken for the size of a part. It is how many parts there are."),
            Sentence("uncut", "there is only one part, so only one thread has work. Cut the list into count parts."),
            Sentence("alwaysTwo", "two parts came out, whatever count is. count says how many there are to be."),
            Sentence("singles", "each deposit is a part of its own. At most count parts are wanted."),
            Sentence(
                "dealt",
                """
                the deposits were dealt out one by one, like cards, and put together they are in another order. \
                Cut the list into pieces that follow each other.
                """),
            Sentence("slice", "a slice is a view of the list that it was cut from. Array(…) makes a list of it."),
            Sentence("restLost", "some deposits are in no part. The last part ends where the list does."),
            Sentence(
                "tooMany",
                """
                there are more parts than count. Has the rest got a part of its own? Round the size of a part \
                up, not down: (deposits.count + count - 1) / count.
                """),
            Sentence(
                "onePart",
                """
                that is the sum of the first part alone. inParallel returns a sum for each part: add them all.
                """),
            Sentence(
                "notAdded",
                """
                inParallel returns a list, with a sum for each part. Add those up as well, and you have the \
                total.
                """),
            Sentence(
                "twoParts",
                """
                only the first two sums were added. inParallel returns a sum for each part: add them all, however \
                many there are.
                """),
            Sentence(
                "lastPart",
                """
                that is the sum of the last part alone. inParallel returns a sum for each part: add them all.
                """),
            Sentence("counted", "that is how many there are. Add up the deposits, not how many they are."),
            Sentence("alone", "the total is right, but inParallel was never called: one thread did all the work."),
            Sentence(
                "notUsed", "inParallel was called, and what it returned was not used. Add up the sums that it gives."),
            Sentence(
                "oneWorker",
                """
                inParallel got a single part at a time, so one thread did all the work. Give it parts(deposits, \
                count).
                """),
            Sentence(
                "otherParts",
                """
                the total is right, but inParallel got another number of parts. Give it parts(deposits, count): the \
                caller says how many.
                """),
        ],
        notice:
            """
            No lock, no waiting, and nothing to go wrong: each thread had its own part and returned a \
            value. That works because summing a part is pure, and because it does not matter where one cuts.
            """,
        toolkit: nil)
}
