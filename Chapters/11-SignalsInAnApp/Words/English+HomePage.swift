import CurrycombWorkbook

extension English {
    static let homePage = Words(
        title: "A home page of four requests",
        task: """
            Put a page together: blocks as they come, two values of the same loading, the latest of two, and a request that \
            depends on another.
            """,
        hints: Hints(
            question: "For each of the four: when is a value due, and of which of the sources?",
            direction: """
                merge passes on whatever comes. zip waits for one of each; combineLatest sends at each change, with the last \
                of the other. flatMapLatest lets go of the former request.
                """,
            nearly: """
                Signals.merge(parts); user.zip(with: weather).map { "\\($0.0)+\\($0.1)" }; the same with \
                combineLatest(with:); city.flatMapLatest { service.fetch(…) }
                """,
            byCheck: [
                Sentence(
                    "blocks",
                    """
                    All parts start at once, and each value is passed on when it comes. Which operator takes a list \
                    of signals for that?
                    """),
                Sentence("asked", "Combine the signals and observe none of them. Each part is used once."),
                Sentence(
                    "header",
                    """
                    The second user belongs to the second weather, so the first to come waits. The text is the user, \
                    a + and the weather.
                    """),
                Sentence(
                    "title",
                    """
                    A change of either side is enough, and the other side gives its last value. The text is the \
                    name, an @ and the city.
                    """),
                Sentence("offers", "The city is ulm, and the path is offers/ulm."),
                Sentence(
                    "eachCity",
                    "Each city makes a request of its own. In which closure do you ask the service, and for what?"),
                Sentence(
                    "latest",
                    "When Bonn comes, the request for Ulm is still under way. Which of the flatMaps lets go of it?"),
                Sentence("failure", "Leave the failure alone: nothing in here catches it."),
                Sentence(
                    "anyBlocks", "A part may send nothing, and one may never end: then the page does not end either."),
                Sentence(
                    "anyPairs",
                    "One side may send several values before the other sends any. All of them wait, in their order."),
                Sentence(
                    "anyTitles",
                    """
                    There is no title until both have sent something. After that every value gives one, even the \
                    same value again.
                    """),
                Sentence(
                    "anyCities",
                    "A reply may come after the last city, and a request may fail. Two observers send two requests."),
            ]),
        checks: [
            Sentence("blocks", "blocks come in the order in which they are ready"),
            Sentence("asked", "nothing is asked before somebody observes, and then once"),
            Sentence("header", "the header pairs the first with the first and the second with the second"),
            Sentence("title", "the title follows each change of either"),
            Sentence("offers", "a city's offers are asked for when the city is known"),
            Sentence("eachCity", "each city has its own offers"),
            Sentence("latest", "only the latest city's offers arrive"),
            Sentence("failure", "a failure reaches whoever observes"),
            Sentence("anyBlocks", "blocks: also for other blocks, and for two listeners"),
            Sentence("anyPairs", "header: also for other users and weathers, and for two listeners"),
            Sentence("anyTitles", "title: also for other names and cities, and for two listeners"),
            Sentence("anyCities", "offers: also for other cities, slow and failing replies, and two listeners"),
        ],
        misconceptions: [
            Sentence(
                "cannotFail",
                "the signal that it begins with cannot fail, and the parts can. There is no need for it: Signals.merge(parts) takes the whole list."
            ),
            Sentence(
                "otherTypes",
                """
                each operator gives a signal of another type, and reduce wants the same type each time. \
                Signals.merge(parts) takes the whole list at once.
                """
            ),
            Sentence(
                "listIsNoSignal",
                """
                an array of signals is not a signal and has no operators. What combines a list begins with \
                Signals: Signals.merge(parts).
                """
            ),
            Sentence(
                "pathForRequest",
                "that is a path, and nobody asks for it. The closure gives the request, which is a signal: service.fetch(…)."
            ),
            Sentence(
                "otherName", "ReactiveCocoa's flattenMap is called flatMap here; for the latest city, flatMapLatest."),
            Sentence(
                "caughtInside",
                "what was caught cannot fail any more, and the cities can. Leave the failure to whoever observes."),
            Sentence(
                "twoFailures",
                "one of the two signals can fail, and the other cannot. canFail(with: Fault.self) gives that the same type."
            ),
            Sentence(
                "cityAnew",
                "each name observed the city again, from its start. Observe both once: combineLatest."),
            Sentence(
                "twoBlocks",
                "only the first two parts arrived. A page has any number of them: merge takes the whole list."),
            Sentence("countedBlocks", "the page ended after a certain number of values. It ends when all parts have."),
            Sentence(
                "lastCity",
                "the offers were asked for too late, and for the last city only. Ask as soon as a city comes."),
            Sentence("cityIgnored", "the offers were those of Ulm, whatever the city. Ask for the city that has come."),
            Sentence(
                "oneByOne",
                """
                a block was asked for only when the one before had ended. Requests one after another take the sum of \
                their times. merge starts them together; this is concat.
                """),
            Sentence(
                "atTheEnd", "everything came when the last was there. A block can be shown as soon as it has come."),
            Sentence("oneBlock", "only the first part's values came. All of them belong to the page."),
            Sentence("firstBlock", "after the first value the page ended. Go on until all parts have completed."),
            Sentence("glued", "values were glued together. Each block is a value of its own."),
            Sentence("noBlocks", "a page without blocks has to complete, or somebody waits for ever."),
            Sentence(
                "askedEarly", "the service was asked before anybody observed. Combine the signals, and observe none."),
            Sentence("askedTwice", "a was asked twice. Each signal belongs on the page once."),
            Sentence(
                "latestForPairs",
                """
                a name met the weather of another loading. combineLatest sends at each change; zip waits for one of \
                each.
                """),
            Sentence("swapped", "the name comes first, then the weather."),
            Sentence("onePair", "after the first pair it ended. The page can be loaded again."),
            Sentence("oneTells", "only one of the two makes a value come. zip has them wait for each other."),
            Sentence(
                "afterOneAnother",
                """
                the weather was asked for when the name had come, and each name had it asked again. They do not depend on \
                each other: no flatMap.
                """),
            Sentence("notPaired", "name and weather came separately. merge does not pair; zip does."),
            Sentence(
                "pairsForLatest",
                """
                one of the two changed, and the title stayed. zip waits for both; combineLatest takes the last one \
                of the other.
                """),
            Sentence("titleSwapped", "the name comes first, then the city."),
            Sentence("oneChanges", "only one of the two makes the title change. Both can: combineLatest."),
            Sentence("wrongSign", "the title has an @ between its parts."),
            Sentence("cityItself", "that is what came in. For each city the service has to be asked."),
            Sentence("wrongPath", "the path is offers/ulm, not the city alone."),
            Sentence(
                "staleReply",
                """
                a city's offers came after the next city had, and the page would show the wrong ones. flatMapLatest \
                lets go of the former request.
                """),
            Sentence(
                "waitsForStale",
                """
                a city waited for the offers of the one before, which nobody wants any more. flatMapLatest lets go \
                of the former request.
                """),
            Sentence(
                "firstCity",
                "after the first city's offers it ended. Each city has offers, and replaces the one before."),
            Sentence(
                "notCancelled",
                "nobody wants the former city's offers any more, and the request went on. service.fetch cancels it when it is let go of; your own signal does in sink.onDispose { … }."
            ),
            Sentence("swallowed", "the service failed, and nobody was told. The error belongs to whoever observes."),
            notErased,
            Sentence(
                "signalOfSignals",
                "map makes a signal of signals that nobody runs. flatMapLatest runs the latest of them."
            ),
            Sentence(
                "notJoined", "zip and combineLatest give pairs. Make a text of each: .map { \"\\($0.0)+\\($0.1)\" }."),
            Sentence(
                "sameCityOnce",
                "the same city came once more, and was not asked again. Each city that comes asks anew."),
            Sentence("weatherTells", "only a new weather makes a value come. zip has both wait for each other."),
            Sentence("cityChanges", "only a new city makes the title change. A new name does as well: combineLatest."),
            Sentence(
                "textForFailure",
                "the service failed, and a text came in place of the failure. It belongs to whoever observes."),
            Sentence(
                "atOncePerRound",
                "a block waited until each of the others had one, too. merge passes on whatever comes; this is zip."),
            Sentence(
                "endsWithCity",
                """
                the city completed, and its reply never came. The next city cancels a request; the end of the cities \
                does not.
                """),
            Sentence(
                "someBlocks", "a fifth part was left out. A page has any number of them: merge takes the whole list."),
            Sentence(
                "emptyCity",
                "an empty city was left out. Each city that comes asks, and replaces the one before."),
        ],
        notice: """
            No variable remembers who has replied already. One word says when a value is due: merge, zip, \
            combineLatest, flatMapLatest.
            """,
        toolkit: "Sources/Signals/Operators/Zip.swift")
}
