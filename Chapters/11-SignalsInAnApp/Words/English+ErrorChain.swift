import CurrycombWorkbook

extension English {
    static let errorChain = Words(
        title: "One chain for all errors",
        task: """
            Break a signal where a reply is not as it should be, go on after a failure, and load a page that \
            survives a failing part.
            """,
        hints: Hints(
            question:
                """
                An error ends the signal that it is in. Which signal may that be here, and where is the error \
                caught?
                """,
            direction: """
                try and tryMap take a closure that throws. catch takes one that gives the signal to go on with. On the \
                page, retry and catchTo belong to each request, before merge.
                """,
            nearly: """
                reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }, and Signals.merge(paths.map { \
                service.fetch($0).retry(retries).catchTo(placeholder) })
                """,
            byCheck: [
                Sentence(
                    "checked",
                    "The closure of try gets each reply. Throw where it is empty, and do nothing where it is not."),
                Sentence(
                    "numbers",
                    "Int(text) is nil where there is no number. That is the moment to throw, with the text."),
                Sentence(
                    "whichText",
                    "The failure has the text that has come. And only a whole text is a number: 7up is none."),
                Sentence(
                    "rescued",
                    """
                    The closure of catch gets the fault, and returns the signal to go on with. It is not called \
                    where nothing fails.
                    """),
                Sentence(
                    "page",
                    """
                    The failure of b must end b and nothing else. So where does it have to be caught: before merge, \
                    or after?
                    """),
                Sentence(
                    "retries",
                    "retry runs again all that stands before it. What should stand there, so that a is asked only once?"
                ),
                Sentence(
                    "givesUp", "retry(3) allows one try and three more. What fails after that is left to catchTo."),
                Sentence(
                    "anyReplies",
                    """
                    Before the failure every reply is passed on, and after it none. The service's own failure comes \
                    through.
                    """),
                Sentence("anyNumbers", "Let Int(text) decide what is a number: do not trim or mend the text."),
                Sentence(
                    "anyRescue",
                    "The cache is asked with the fault that has happened. What the cache fails with comes through."),
                Sentence(
                    "anyCache",
                    "The cache may send several values, fail after some, or send nothing. All of it is passed on."),
                Sentence(
                    "anyPage",
                    "There may be several paths or none, and no retries at all. Observed again, the page asks again."),
            ]),
        checks: [
            Sentence("checked", "an empty reply breaks the signal"),
            Sentence("numbers", "what is not a number breaks the signal, and the failure says what it was"),
            Sentence("whichText", "the failure has the text that was not a number"),
            Sentence("rescued", "after a failure the cache goes on, and only then"),
            Sentence("page", "a part that fails leaves a placeholder, and the others go on"),
            Sentence("retries", "only the part that failed is asked again"),
            Sentence("givesUp", "after so many retries there is the placeholder"),
            Sentence("anyReplies", "checked: also for other replies, and for two listeners"),
            Sentence("anyNumbers", "numbers: also for other replies, and for two listeners"),
            Sentence("anyRescue", "rescued: also for other replies and caches, and for two listeners"),
            Sentence("anyCache", "rescued: all that the cache sends, after any failure"),
            Sentence("anyPage", "page: also for other requests and retries, and observed again"),
        ],
        misconceptions: [
            Sentence(
                "mapThrows", "map's closure must not throw. tryMap's may, and says what: { text throws(Fault) in … }."),
            Sentence(
                "nothingReturned",
                "tryMap makes a new value of each, so its closure returns one. try only looks, and returns nothing."),
            Sentence(
                "catchToSignal",
                "catchTo goes on with one value. The cache gives a signal, and is asked with the fault: catch."),
            Sentence(
                "cacheNotAsked",
                "cache is a function, and no signal yet. Ask it with the fault that was caught: cache(fault)."),
            Sentence("otherName", "Combine's replaceError(with:) is catchTo here."),
            Sentence("textFixed", "7up was the text, and the failure has another. Take the text that came in."),
            Sentence("halfANumber", "7up is not a number. Int(text) takes the whole text, or nothing."),
            Sentence("cacheFaultLost", "the cache failed as well, and nobody was told. Catch the first failure only."),
            Sentence(
                "waitsForAll",
                "the placeholder came when a was there, though b had failed long before. zip waits for all; merge does not."
            ),
            Sentence(
                "trySwapped",
                """
                a good reply broke the signal, and an empty one would not: the two are swapped. Throw where something is \
                wrong.
                """),
            Sentence(
                "filteredAway",
                "the empty reply was left out, and nobody knows. try breaks the signal; filter only leaves out."),
            Sentence(
                "notChecked",
                "the empty reply was passed on. try takes no true or false: what breaks the signal is throw .empty."),
            Sentence("endedQuietly", "the signal ended as if all were well. It has to fail, with .empty."),
            Sentence("wrongFault", "the service was not offline: the reply was empty. Throw .empty."),
            Sentence("failureLost", "the service's own failure has to come through."),
            Sentence("skipped", "bee was left out, and nobody knows. tryMap breaks the signal; compactMap leaves out."),
            Sentence("zeroForText", "0 came in place of bee. Then nobody can tell it from a real zero: throw."),
            Sentence("textMissing", "the failure does not say which text it was: .notANumber(text)."),
            Sentence("otherFault", "bee is not empty. Throw .notANumber(text)."),
            Sentence("stopsQuietly", "the signal ended as if all were well. It has to fail, with .notANumber."),
            Sentence("notRescued", "the failure came through. catch { cache($0) } goes on in its place."),
            Sentence("quietEnd", "the failure is gone, and the cache was not asked. Return what cache(fault) gives."),
            Sentence("faultIgnored", "the cache was asked with a different fault from the one that had happened."),
            Sentence("valuesLost", "a came before the failure, and is missing. What has been sent stays."),
            Sentence("cacheAlways", "nothing failed, and the cache was asked all the same. That is concat, not catch."),
            Sentence(
                "askedEarly",
                "the service was asked while the page was being put together. service.fetch asks when somebody observes."
            ),
            Sentence(
                "killsThePage",
                """
                b failed after 1 second, and the page was over: a never came. Caught after merge is too late. Catch inside: \
                catchTo on each request.
                """),
            Sentence("partMissing", "b's place is empty. catchTo(placeholder) puts something there."),
            Sentence("oneAfterAnother", "b was asked when a had ended. All start at once: merge."),
            Sentence("placeholderChanged", "the placeholder is sent as it is."),
            Sentence("retriesAnyway", "0 retries were allowed, and b was asked again."),
            Sentence(
                "asksAllAgain",
                """
                b failed, and a was asked again as well. retry runs all that stands before it: put it on each request, \
                before merge.
                """),
            Sentence(
                "noRetry",
                """
                b was asked once, and would have succeeded later. retry(retries) goes before catchTo: after that \
                nothing fails any more.
                """),
            Sentence("onceLess", "there was one try too few: retry(2) means two more after the first."),
            Sentence(
                "tellsEachTry", "each failed try left a placeholder. First retry, and catchTo after that."),
            Sentence("onceMore", "b was asked 5 times: 3 retries and the first one make 4."),
            Sentence("forEver", "b was asked until it succeeded. After 3 retries, stop."),
            Sentence("neverEnough", "b was asked 3 times: 3 retries and the first one make 4."),
            Sentence("placeholderFixed", "another placeholder was asked for. Use the one that comes in."),
            Sentence(
                "canStillFail",
                "the page must not be able to fail, and the type knows: catchTo turns Fault into Never."),
            notErased,
            Sentence(
                "untypedThrow", "the closure has to say what it throws: { text throws(Fault) in … throw .empty … }."),
            Sentence(
                "optional",
                "Int(text) may be nil. tryMap can say what is wrong then: guard let number = … else { throw … }."),
            Sentence("valueForSignal", "catch goes on with a signal. For one value there is catchTo(placeholder)."),
            Sentence(
                "doubleForInt",
                "1.5 is no Int, and a number came of it. Int(text) reads whole numbers, and gives nil for all else."),
            Sentence(
                "blankBreaks",
                "a reply of blanks broke the signal. It has characters, so it is not empty: text.isEmpty."),
            Sentence(
                "emptyPart",
                "an empty reply was taken for a failure. On the page only what fails is asked again, or replaced."),
            Sentence(
                "cacheFirstOnly", "the cache sent more, and only its first value came. Go on with all that it sends."),
            Sentence("smallNumbers", "a large number counted as no number. Int(text) reads any that fits an Int."),
            Sentence("equalPaths", "a path was there twice, and was asked once. Each path of the list is a request."),
            Sentence("noMinus", "a number may have a minus. Int(text) knows that."),
            Sentence(
                "rescuesAgain",
                """
                the cache failed, and was asked again. Only the reply's failure is caught; the cache's goes on to \
                whoever observes.
                """),
            Sentence(
                "blanksOut",
                "a blank inside a text was taken out, and a number came of it. Int(text) takes the text as it is."),
            Sentence(
                "rescueGoesOn",
                "whoever listened has let go, and what was observed for them goes on. Let go of it in sink.onDispose { … }."
            ),
        ],
        notice: """
            A failure of type Never is a promise that the compiler keeps. Where you catch an error decides what it \
            ends: one request, or the page.
            """,
        toolkit: "Sources/Signals/Operators/Catch.swift")
}
