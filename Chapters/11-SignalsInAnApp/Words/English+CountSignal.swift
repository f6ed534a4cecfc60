import CurrycombWorkbook

extension English {
    static let countSignal = Words(
        title: "Count without a variable",
        task: "Add amounts up as they come, spread values over the seconds, and count from 0, all without a variable.",
        hints: Hints(
            question: "Where is the total kept, if there is no variable? Who hands it on?",
            direction: """
                scan keeps a result and sends it at each value; reduce sends it at the end. Each value becomes a signal that \
                is late by a second, and concat puts these one after another.
                """,
            nearly: """
                amounts.scan(0) { $0 + $1 }; Signals.concat(values.map { Signals.just($0).delay(.seconds(1), on: \
                clock) }); and spaced(Array(0...last), on: clock), or a part of Signals.interval
                """,
            byCheck: [
                Sentence(
                    "totals",
                    "Each amount gives a total. Which operator hands a result on from step to step, and sends each?"),
                Sentence(
                    "totalsTwice",
                    "Something of the first run is still there in the second. Is it a variable outside the signal?"),
                Sentence(
                    "spaced",
                    "delay moves all values of a signal by the same second. What if each value had a signal of its own?"
                ),
                Sentence(
                    "count",
                    "You have a function by now that sends a list, one value a second. Which list is it here?"),
                Sentence("hundred", "From 0 to 100 there are 101 numbers, and the end comes with the last of them."),
                Sentence(
                    "countTwice",
                    """
                    Observe nothing in the function, and keep nothing outside the signal. Whoever observes starts \
                    it, from 0.
                    """),
                Sentence(
                    "anyTotals", "An amount may be negative or 0, and each gives a total, even one like the last."),
                Sentence(
                    "anyValues",
                    "A value may be in the list twice, and the list may be empty: then the end comes at once."),
                Sentence(
                    "anyCount", "Try it with a last number of 0: one value after one second, and the end with it."),
            ]),
        checks: [
            Sentence("totals", "each amount gives the total so far"),
            Sentence("totalsTwice", "each observer counts from the beginning"),
            Sentence("spaced", "the values come one in each second"),
            Sentence("count", "it counts from 0 to the last"),
            Sentence("hundred", "101 values up to 100, and the end"),
            Sentence("countTwice", "each observer has a count of its own"),
            Sentence("anyTotals", "totals: also for other amounts, and for two listeners"),
            Sentence("anyValues", "spaced: also for other values, and for two listeners"),
            Sentence("anyCount", "countSignal: also to other numbers, and for two listeners"),
        ],
        misconceptions: [
            Sentence(
                "listForValues",
                "Signals.of takes values one by one, and this is a list. Make a signal of each with map, and concat these."
            ),
            Sentence("rangeForList", "0...last is a range, but a list is wanted: Array(0...last)."),
            Sentence("otherName", "takeWhile is take(while:) here, and prefix is take."),
            Sentence(
                "noClock", "time passes on a clock, and this chapter's is virtual: delay(.seconds(1), on: clock)."),
            Sentence(
                "valueAsSeconds",
                "7 came after 7 seconds: the value was taken for the pause. The pause is one second, whatever the value."
            ),
            Sentence("valuesSorted", "the values came in another order. They keep the order of the list."),
            Sentence("repeatLost", "7 is in the list twice, and came once. Each is due."),
            Sentence(
                "reduced",
                """
                here 5 was due, and nothing came before the end. reduce sends the final result only, as the article's \
                aggregate does; scan sends each.
                """),
            Sentence(
                "startsWithZero",
                "0 came before any amount. scan does not send what it starts with, and nor should you."),
            Sentence("notAdded", "those are the amounts. The total of all so far is wanted."),
            Sentence("oneBehind", "each total lacks the amount that has just come. Add first, then send."),
            Sentence("startsWithOne", "each total is 1 too much. Start with 0."),
            Sentence("counted", "that counts the amounts. Add the amounts themselves."),
            Sentence(
                "sharedTotal",
                """
                the second observer got the first one's total. What is kept outside the signal is shared by \
                all; scan keeps it in each run.
                """),
            Sentence(
                "allTogether",
                """
                here only 7 was due: delay makes all values late by the same second. Give each value a signal of its own, and \
                concat these.
                """),
            Sentence("notSpaced", "all came at once. Each is due a second after the one before."),
            Sentence("firstAtOnce", "7 came at once. The first one, too, waits for a second."),
            Sentence("placesForValues", "0, 1, 2 are the values' places. Send the values."),
            Sentence("lastOnly", "7 and 8 are missing. A newer value must not end an older one's waiting."),
            Sentence("spacedEndless", "after the last value it has to complete."),
            Sentence("everSlower", "the pauses grow. Each value waits for one second after the one before."),
            Sentence("endsLate", "the end came a second after the last value. It comes with it."),
            Sentence("emptyWaits", "where there are no values, there is nothing to wait for: complete at once."),
            Sentence(
                "startsAtOne",
                "it begins with 1, and 0 was asked for: the article's new version has the same slip. Is 0 among the values?"
            ),
            Sentence("oneShort", "the last number is missing: from 0 to 3 there are four."),
            Sentence("sumOnly", "one number came in place of all. scan sends each step, reduce only the last."),
            Sentence("zeroAtOnce", "0 came at once. It, too, waits for a second."),
            Sentence("countTogether", "all numbers came together. Spread them: that is spaced."),
            Sentence("onesOnly", "the same number came again and again. Count: each is one more than the one before."),
            Sentence("addsUp", "those are totals of 0, 1, 2, 3. The numbers themselves are wanted."),
            Sentence("endsOneLater", "the end came a second after the last number. It comes with it."),
            Sentence("neverStops", "it counted on after 100. Take as many as there are up to the last."),
            Sentence("lastIgnored", "it counted to another number than the one that came in. Use that one."),
            Sentence("countNotEnded", "100 came, and the end did not. Complete after the last."),
            Sentence(
                "runsAlready", "it counts while nobody observes. Only make the signal: an observer starts it."),
            Sentence(
                "countGoesOn", "observed again, it went on where it had been. Keep nothing outside the signal."),
            Sentence(
                "mutated",
                "a variable that the closure changes, on whatever thread: Swift refuses. Let scan carry the number along."
            ),
            notErased,
            Sentence("noUnit", "1 of what? Time has a unit: .seconds(1)."),
            Sentence(
                "zeroForgotten", "no number came. Up to 0 there is one: 0, after a second, and the end with it."),
            Sentence(
                "sameTotalOnce",
                "an amount of 0 was left out, since the total was as before. There is a total at each amount."),
            Sentence(
                "sharedRun",
                "two observed, and shared one run with one total. Each observer counts from the beginning: no share here."
            ),
            Sentence("onlyMore", "an amount below 0 was left out. Add it like the others."),
            Sentence(
                "lastTwo",
                "each sum has two amounts, and the first amount gave none. The total is of all so far."),
            Sentence(
                "valuesShared",
                "two observed, and shared one run of the values. Each observer gets all of them, the first after a second: no share here."
            ),
            Sentence(
                "countShared",
                "two observed, and shared one count. Each observer has one of their own, from 0: no share here."),
            Sentence(
                "amountsHeld",
                "after dispose() the amounts are still observed. Let go of them in sink.onDispose { … }."),
            Sentence(
                "workLeft",
                "after dispose() work still waits on the clock. Take it back in sink.onDispose { … }."),
        ],
        notice: """
            In the article's old version the counter was a variable that three closures changed. Here nobody \
            changes anything, and 101 seconds took none.
            """,
        toolkit: "Sources/Signals/Operators/Scan.swift")
}
