import CurrycombWorkbook

extension English {
    static let errorChain = Words(
        title: "One chain for all errors",
        task: """
            Break a signal where a reply is not as it should be, go on after a failure, and load a page that one failing \
            part does not end.
            """,
        hints: Hints(
            question:
                "An error ends the signal that it is in. In which signal should it happen, and in which be caught?",
            direction: """
                try and tryMap take a closure that throws. catch takes one that gives the signal to go on with. On the \
                page, retry and catchTo belong to each request, before merge.
                """,
            nearly: """
                reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }, and Signals.merge(paths.map { \
                service.fetch($0).retry(retries).catchTo(placeholder) })
                """),
        checks: [
            Sentence("checked", "an empty reply breaks the signal"),
            Sentence("numbers", "what is no number breaks the signal, and says what it was"),
            Sentence("whichText", "the failure has the text that was no number"),
            Sentence("rescued", "after a failure the cache goes on, and only then"),
            Sentence("page", "a part that fails leaves a placeholder, and the others go on"),
            Sentence("retries", "only the part that failed is asked again"),
            Sentence("givesUp", "after so many retries there is the placeholder"),
            Sentence("anyReplies", "checked: also for other replies, and for two listeners"),
            Sentence("anyNumbers", "numbers: also for other replies, and for two listeners"),
            Sentence("anyRescue", "rescued: also for other replies and caches, and for two listeners"),
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
            Sentence("halfANumber", "7up is no number. Int(text) takes the whole text, or nothing."),
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
            Sentence("faultIgnored", "the cache was asked with another fault than the one that had happened."),
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
            Sentence("placeholderChanged", "the placeholder should stand there as it is."),
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
                b was asked once. It would have succeeded: retry(retries), and before catchTo, behind which nothing fails \
                any more.
                """),
            Sentence("onceLess", "there was one try too few: retry(2) means two more after the first."),
            Sentence(
                "tellsEachTry", "each failed try left a placeholder. First retry, and catchTo after that."),
            Sentence("onceMore", "b was asked 5 times: 3 retries and the first one make 4."),
            Sentence("forEver", "b was asked until it succeeded. After 3 retries it is enough."),
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
            Sentence("noMinus", "a number may have a minus. Int(text) knows that."),
            Sentence(
                "rescuesAgain",
                """
                the cache failed, and was asked again. Only the reply's failure is caught; the cache's goes on to \
                whoever observes.
                """),
        ],
        notice: """
            Never as the type of the failure is a promise that the compiler keeps. Where an error is caught says what it \
            ends: one request, or the page.
            """,
        toolkit: "Sources/Signals/Operators/Catch.swift")
}
