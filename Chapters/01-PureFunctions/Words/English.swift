import CurrycombWorkbook

/// What a learner of this chapter reads, in English.
enum English {
    static let pureCompare = Words(
        title: "A minimum of its own",
        task: "Write two comparisons that nobody outside can change. Neither may read outerMinimum.",
        hints: Hints(
            question: "Where can a function get a number from, if not from a variable outside?",
            direction: "innerCompare can have a constant inside. compare gets its minimum as an argument.",
            nearly: "let minimum = 1, and then: return number > …",
            byCheck: [
                Sentence("equal", "Is 1 greater than 1? Look at the operator between the two."),
                Sentence(
                    "own",
                    """
                    This check sets outerMinimum to all kinds of numbers, calls innerCompare, and then looks at \
                    outerMinimum again. Your function should neither read nor set it.
                    """),
                Sentence(
                    "given",
                    """
                    Here the minimum comes in as an argument. Compare number with that, and with nothing else.
                    """),
            ]),
        checks: [
            Sentence("greater", "2 is greater than 1, and -4 is not"),
            Sentence("equal", "1 is not greater than 1"),
            Sentence("own", "innerCompare neither reads outerMinimum nor sets it"),
            Sentence("given", "compare uses the minimum that the caller gives, and nothing else"),
        ],
        misconceptions: [
            Sentence("orEqual", "a number is not greater than itself: use >, and the minimum as it is."),
            Sentence(
                "readsOuter",
                """
                somebody set outerMinimum, and innerCompare changed its answer. Give it a minimum of its own: a \
                constant, 1, inside the function.
                """),
            Sentence(
                "setsOuter",
                """
                the function set outerMinimum, and everybody else who reads it gets a surprise. Leave it alone: a \
                constant or an argument is all you need.
                """),
            Sentence(
                "usesOuter",
                """
                the result is right, but on the way outerMinimum was read or set. Do without it: a constant or an \
                argument is all you need.
                """),
            Sentence("turned", "the comparison is the wrong way round: number belongs on the left of >."),
            Sentence(
                "kept",
                """
                the result of an earlier call came back, and this call is another one. Keep nothing from one call to the \
                next.
                """),
            Sentence(
                "sharedMinimum",
                """
                innerCompare used the minimum that compare had got before. The two share a variable: give each a \
                minimum of its own.
                """),
            Sentence(
                "overflow",
                """
                a number here is the last one that an Int can hold, so arithmetic with it can stop the program. \
                Comparing alone never does.
                """),
            Sentence("ignoresMinimum", "the caller gave a minimum, and compare used 1. The argument is what counts."),
            Sentence(
                "outerToo",
                """
                the caller gave a minimum, and compare looked at outerMinimum as well. The argument is all it \
                needs.
                """),
        ],
        notice:
            """
            innerCompare(3) will be true tomorrow, on another machine and in any test. That is what pure means.
            """,
        toolkit: nil)

    static let hiddenInputs = Words(
        title: "Find the hidden inputs",
        task: """
            Shop.receipt reads a clock in secret, and changes a number in secret. Write it with everything in the \
            open. Then sell something without changing the till.
            """,
        hints: Hints(
            question: """
                Read Shop.receipt in your file's comment. What does it read that isn't an argument, and what does \
                it change?
                """,
            direction: """
                What it read in secret is an argument now: use only the arguments. For sold, make a new Till from \
                the old one's numbers.
                """,
            nearly: "Till(sales: till.sales + 1, total: …)",
            byCheck: [
                Sentence("clock", "Somebody set the shop's clock. Which hour did the caller ask for?"),
                Sentence(
                    "number",
                    """
                    Somebody set Shop.lastNumber to something else. Your receipt should take no notice of it: its \
                    number is an argument.
                    """),
                Sentence(
                    "alone",
                    """
                    The text is right. Does the function do anything else: set a variable, print, or keep what it \
                    made?
                    """),
                Sentence(
                    "sold",
                    "A sale changes two numbers of the till. By how much does each go up, starting from the old till?"),
                Sentence(
                    "old",
                    """
                    The new till may be right, but the one that came in has changed. Is there a line that writes to \
                    till, or returns till itself?
                    """),
            ]),
        checks: [
            Sentence("text", "the receipt shows number, hour and amount"),
            Sentence("clock", "the hour is the one that the caller gives, whatever the clock says"),
            Sentence("number", "the number is the one that the caller gives, whatever Shop.lastNumber is"),
            Sentence("alone", "a receipt is made of the arguments alone, and nothing else happens"),
            Sentence("sold", "the new till has one more sale, and the amount in it"),
            Sentence("old", "the old till is as it was"),
        ],
        misconceptions: [
            Sentence(
                "countsOn",
                """
                the number on the receipt is one more than the caller gave. Add nothing to it. Shop.receipt does, so \
                don't call that.
                """),
            Sentence("readsClock", "the hour came from Shop.hour. Use the argument."),
            Sentence("readsNumber", "the number came from Shop.lastNumber. Use the argument."),
            Sentence(
                "leavesTrace",
                """
                the shop is not as it was before. A pure function only returns something: leave Shop alone.
                """),
            Sentence(
                "usesShop",
                """
                the shop is as it was, but on the way its variables were read or set. The arguments are all you \
                need.
                """),
            Sentence(
                "prints",
                """
                a pure function only returns: printing is a side effect. Take it out once you have seen what you \
                wanted to see.
                """),
            Sentence(
                "kept",
                """
                the result of an earlier call came back, and this call is another one. Keep nothing from one call to the \
                next.
                """),
            Sentence(
                "lasting",
                """
                this variable stands outside of the function, and lasts from call to call. Make the text of the \
                arguments alone, and keep nothing.
                """),
            Sentence(
                "sameTill",
                """
                two calls gave the same object, so a change to one till changes the other. Make a new Till in each \
                call.
                """),
            Sentence("notCounted", "the amount is in, but the sale is not counted: sales should go up by one."),
            Sentence("notPaidIn", "the sale is counted, but the total is what it was: the amount has to go in."),
            Sentence("exchanged", "the two numbers are swapped: sales should go up by one, and total by the amount."),
            Sentence("startsAnew", "the new till has forgotten the old one. Start from till.sales and till.total."),
            Sentence(
                "otherAmount", "40 was paid in, whatever the amount was. 40 is only an example: use the argument."),
            Sentence("asItWas", "the new till says the same as the old one: neither the sale nor the amount is in it."),
            Sentence(
                "changedTill",
                """
                you changed the till that came in, and everybody who holds it sees that. Make a new one: \
                Till(sales: …, total: …).
                """),
            Sentence(
                "changedBoth",
                """
                the new till is right, but the old one was changed on the way. Read from it, and write nothing to it.
                """),
            Sentence(
                "changedBack",
                """
                the old till is as it was, but it was written to on the way, and somebody may look just then. Read \
                from it, and write nothing to it.
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
        task: "Return a function that asks the server when it is called. Describing a request asks nothing.",
        hints: Hints(
            question: "What does the caller get from you: a reply, or something that fetches one?",
            direction: """
                Return a closure, and put the call of server.get inside it. For many requests, go through the \
                paths inside it, too.
                """,
            nearly: "{ server.get(…) } for one, and { paths.map { … } } for many",
            byCheck: [
                Sentence(
                    "late",
                    """
                    The server was asked before anybody called your function. What runs at once, and what waits in \
                    braces?
                    """),
                Sentence(
                    "anew",
                    """
                    Here requests are described, called, and called again, and others ask the server in between. Each \
                    call should ask once, there and then, and keep nothing.
                    """),
                Sentence(
                    "all",
                    """
                    Everything that asks belongs inside the function that you return: going through the paths, and \
                    collecting the replies.
                    """),
                Sentence("none", "An empty list of paths is a request all the same. It asks nothing, and gives []."),
            ]),
        checks: [
            Sentence("reply", "calling the request gives the reply"),
            Sentence("late", "describing a request asks nothing"),
            Sentence("anew", "each call asks the server anew"),
            Sentence("all", "many requests in one: nothing is asked before the call, then all in order"),
            Sentence("none", "no requests give no replies"),
        ],
        misconceptions: [
            Sentence(
                "calledNow",
                """
                server.get asks at once and gives a reply. The caller wants a function that will ask: put braces \
                round the call, { … }.
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
                a later call gave an earlier reply again. The server may have news by now: ask it on every call, \
                and keep nothing.
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
                the reply is about /honey, whatever the path was. The path is an argument: use it.
                """),
            Sentence(
                "otherServer",
                """
                an earlier server was asked again, and not the one that was given. Make a new function in each \
                call, and keep none.
                """),
            Sentence("unasked", "the reply looks right, but the server was not asked: call server.get(path)."),
            Sentence(
                "allUnasked",
                """
                the replies look right, but the server was not asked for every path. Call server.get(path) for each \
                of them.
                """),
            Sentence(
                "askedMore",
                """
                the replies are right, but the server was asked more often than there are paths. Ask once for each of \
                them.
                """),
            Sentence("backwards", "the paths were asked for in the wrong order: the first one goes first."),
            Sentence(
                "lastAskedFirst",
                """
                each reply is in its place, but a later path was asked for before an earlier one. Ask in the order of the \
                list.
                """),
            Sentence("onlyOne", "only the first path has a reply. Each path gets one, in one list."),
        ],
        notice:
            """
            delayRequest is pure: it does nothing, and the same path and server give the same description. The \
            effect hasn't gone away. It waits for you. Chapter 6 makes a type of this.
            """,
        toolkit: nil)

    static let memoize = Words(
        title: "Remember every answer",
        task: """
            Ask a function once for each argument, and remember what it gave. Then test whether a function gives the \
            same value twice.
            """,
        hints: Hints(
            question: "The function that you return is called many times. What has to last from one call to the next?",
            direction:
                """
                Make a dictionary before you return the closure, and use it inside: look up first, and \
                compute only what is not there. looksPure asks f twice for each input.
                """,
            nearly: "if let value = known[x] { return value }; for looksPure: inputs.allSatisfy { … == … }",
            byCheck: [
                Sentence(
                    "each", "Two arguments were asked for, one after the other. Where is the value of each one kept?"),
                Sentence(
                    "apart",
                    """
                    Here two functions are memoized, and both are asked for the same argument. Each needs a \
                    dictionary of its own: where is yours made?
                    """),
                Sentence(
                    "once",
                    """
                    This check counts how often f runs: once for each new argument, never before that, never again. \
                    It also tries 500 arguments, and an f that gives 0.
                    """),
                Sentence(
                    "same", "square is pure. Compare two calls with the same input, not calls with different ones."),
                Sentence(
                    "different",
                    """
                    Some functions here change their answer for one input only, and that may be the last one. Call f \
                    twice for every input, and let one difference decide.
                    """),
            ]),
        checks: [
            Sentence("value", "a memoized function gives what the function gives"),
            Sentence("each", "each argument has a value of its own"),
            Sentence("apart", "two memoized functions do not mix up what they remember"),
            Sentence("once", "f runs once for each argument, and not before it has to"),
            Sentence("same", "a pure function looks pure"),
            Sentence("different", "a function that gives something new each time does not look pure"),
        ],
        misconceptions: [
            Sentence(
                "oneForAll",
                """
                the value of an earlier argument came back. Remember each value under its argument, in a \
                dictionary.
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
                f ran again for an argument that it had been given before. Is the value stored? And is the dictionary \
                made outside of the function that you return?
                """),
            Sentence(
                "lookedLate",
                """
                the value was remembered, but f ran again all the same. Do you look before you call f?
                """),
            Sentence(
                "onlySome",
                """
                f ran again for this argument, but not for 4. Remember the value of every argument, even of a negative \
                or a large one.
                """),
            Sentence(
                "valueForgotten",
                """
                f ran again because of the value that it gave. Any number may be a value: ask whether the dictionary \
                has one, if let value = known[x].
                """),
            Sentence(
                "notStored",
                """
                nothing is ever stored in the dictionary: where it has no value, call f, store what it gives, and \
                return it. (Swift's message means the closure that ?? makes.)
                """),
            Sentence(
                "onlyLast",
                """
                f ran again for 4, once 5 had been asked for. Remember all values, not only the last one.
                """),
            Sentence(
                "forgets",
                """
                f ran again for an argument that it had met long before. Remember all values, however many there are.
                """),
            Sentence(
                "zeroForgotten",
                """
                f gave 0, and your function took that to mean that nothing was remembered. Ask whether the dictionary \
                has a value: if let value = known[x].
                """),
            Sentence(
                "shared",
                """
                that is what square gave: both functions use the same dictionary. Make a new one inside memoize, \
                each time it is called.
                """),
            Sentence(
                "inAnswer",
                """
                this dictionary belongs to the whole answer, so all memoized functions would share it. Make one \
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
                different inputs may give different values. Compare two calls with the same input.
                """),
            Sentence(
                "askedOnce",
                """
                f gave something new at each call, and looksPure did not notice. Ask f twice with the same input, \
                and compare.
                """),
            Sentence("thrice", "looksPure called f more than twice with an input. Two calls are enough to compare."),
            Sentence(
                "asSets",
                """
                each input gave a new value, but together they gave the same two again, so looksPure did not notice. \
                Compare the two calls of each input.
                """),
            Sentence("notAll", "only the first input was tried. Every input has to give the same twice."),
            Sentence("onlyTheLast", "the last input alone decided. Every input has to give the same twice."),
            Sentence("oneIsEnough", "one input that gives the same twice was enough. Every one has to."),
            Sentence(
                "kept",
                """
                looksPure may call f, but not keep it or hand it to something that does. Two calls with the \
                same input are enough: f(x) == f(x).
                """),
        ],
        notice:
            """
            Memoized dice show the same face for ever, so remember only what is pure. When looksPure says false, \
            that is certain; a true is not. To see that a function is pure, you have to read it.
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
                The length of a part is deposits.count / count, rounded up, and at least 1. Each thread returns \
                the sum of its part; you add those sums afterwards.
                """,
            nearly: """
                for parts, a slice from each start of stride(from: 0, to: deposits.count, by: …); for total, \
                inParallel(parts(deposits, count)) { part in part.reduce(0, +) }, and then the sum of what it returns
                """,
            byCheck: [
                Sentence(
                    "count",
                    """
                    Here the list can be cut evenly, so there should be exactly count parts. How long is each? 6 \
                    deposits in 3 parts: 2 each.
                    """),
                Sentence(
                    "rest",
                    """
                    Here the list can't be cut evenly: 7 deposits in 3 parts. With 2 in each part there would be \
                    4 parts. Should the length be rounded up or down?
                    """),
                Sentence(
                    "sum",
                    """
                    inParallel returns one number for each part. What should each number be, and how do you get the \
                    total from them?
                    """),
                Sentence(
                    "parallel",
                    """
                    The total is right. This check looks at inParallel: is it called, with parts(deposits, count), and \
                    is the total made of what it returns?
                    """),
            ]),
        checks: [
            Sentence("whole", "the parts, put together, are the list"),
            Sentence("count", "a list that can be cut evenly gives count parts"),
            Sentence("rest", "no list gives more than count parts"),
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
                this function belongs to the main thread, and inParallel works on others. Write the sum inside the \
                braces, or mark the function nonisolated.
                """),
            Sentence(
                "noResult",
                """
                each thread has to give a number back: the sum of its part. Write just that inside the braces, \
                without a variable outside.
                """),
            Sentence("sizeNotCount", "count was taken for the size of a part. It is how many parts there are."),
            Sentence("uncut", "there is only one part, so only one thread has work. Cut the list into count parts."),
            Sentence("alwaysTwo", "two parts came out, whatever count is. count says how many there should be."),
            Sentence(
                "tooLong",
                """
                too few parts came out. Is each part one deposit too long when the list can be cut evenly?
                """),
            Sentence("singles", "each deposit is a part of its own. At most count parts are wanted."),
            Sentence(
                "dealt",
                """
                the deposits were dealt out one by one, like cards, so the order is lost. Cut the list into pieces \
                that follow each other.
                """),
            Sentence("slice", "a slice is a window on the list that it was cut from. Array(…) makes a list of it."),
            Sentence("restLost", "some deposits are in no part. The last part should end where the list does."),
            Sentence(
                "tooMany",
                """
                there are more parts than count. Did the rest get a part of its own? Round the length of a part \
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
            Sentence("counted", "that is the number of deposits. Add up the deposits themselves."),
            Sentence("alone", "the total is right, but inParallel was not called: one thread did all the work."),
            Sentence(
                "notUsed", "inParallel was called, but what it returned was not used. Add up the sums that it gives."),
            Sentence(
                "oneWorker",
                """
                inParallel got a single part at a time, so one thread did all the work. Give it parts(deposits, \
                count).
                """),
            Sentence(
                "otherParts",
                """
                the total is right, but inParallel got a different number of parts. Give it parts(deposits, count): \
                the caller decides how many.
                """),
        ],
        notice:
            """
            No lock, no waiting, nothing to go wrong: each thread had its own part and returned a value. It works \
            because summing a part is pure, and because it doesn't matter where you cut.
            """,
        toolkit: nil)
}
