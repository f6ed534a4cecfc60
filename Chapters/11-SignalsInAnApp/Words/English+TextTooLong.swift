import CurrycombWorkbook

extension English {
    static let textTooLong = Words(
        title: "A text that is too long",
        task: """
            Derive from the texts whether each is too long, and the warnings. Then connect a page: title, button, message.
            """,
        hints: Hints(
            question: "Three things follow from the text. From which signal is each of them a short step?",
            direction: """
                isTooLong is a map. A warning is what is left of isTooLong when only the true ones pass, with other words in \
                its place: filter, mapReplace. The button wants the opposite: not.
                """,
            nearly: """
                isTooLong(text, limit: limit).filter { $0 }.mapReplace("Too long"), and bind(isTooLong(…).not(), to: page, \
                \\.isEnabled).add(to: bag)
                """,
            byCheck: [
                Sentence(
                    "isTooLong",
                    "Each text gives a value: count its characters, and compare with the limit that comes in."),
                Sentence(
                    "warnings",
                    """
                    Start from isTooLong(text, limit: limit). Which of its values may pass, and what stands in their \
                    place then?
                    """),
                Sentence(
                    "anyText",
                    """
                    A text of exactly the limit is not too long. An empty text and a repeated one count like any \
                    other.
                    """),
                Sentence(
                    "connect",
                    """
                    Three lines: the title follows the text, isEnabled the opposite of isTooLong, and each warning \
                    is shown. Which one does the check name?
                    """),
                Sentence(
                    "disposed", "bind and lift each give a subscription. Are all three in the bag that you return?"),
                Sentence("pageGone", "Look for a closure that uses page without [weak page]. bind does without one."),
                Sentence(
                    "everywhere",
                    "Keep nothing outside the function: a bag or a flag that two calls share ties two pages together."),
            ]),
        checks: [
            Sentence("isTooLong", "each text is too long or not"),
            Sentence("warnings", "each text that is too long gives a warning, and no other does"),
            Sentence("anyText", "also for other texts and limits, and for two listeners"),
            Sentence("connect", "title, button and messages follow the text"),
            Sentence("disposed", "disposing ends all three connections"),
            Sentence("pageGone", "the connections do not keep the page"),
            Sentence("everywhere", "also for several pages, other limits, and connections that come and go"),
        ],
        misconceptions: [
            Sentence(
                "methodPath",
                "show is not a property that can be set, it is a function to call: lift(warnings(…)) { [weak page] in page?.show($0) }."
            ),
            Sentence("valueTurned", "! negates one value. .not() negates each value of a signal."),
            Sentence(
                "signalIsNoText",
                "text is a signal of texts, and only a text has a length. map hands each text to a closure: text.map { $0.count > limit }."
            ),
            Sentence(
                "signalInFilter",
                """
                isTooLong takes a signal, and filter's closure gets one value. Begin with isTooLong(text, \
                limit: limit), and filter that.
                """
            ),
            Sentence(
                "nothingForText",
                "map has to give a text for each value, and nil is not one. To leave a value out: filter."),
            Sentence(
                "valueIgnored",
                "the closure is handed each value: name it, or write _ in. To put the same words in place of each: mapReplace(\"Too long\")."
            ),
            Sentence(
                "otherName",
                "Other libraries have other names. Combine's sink is observe here, its assign is bind, and Rx's distinctUntilChanged is removeDuplicates."
            ),
            Sentence(
                "neverShortAgain", "be is short, and came after a long text. Each text is looked at by itself: map."),
            Sentence(
                "emptyWarnings", "a short text gave an empty warning. It gives none at all: filter leaves it out."),
            Sentence("shownOnce", "three texts were too long, and fewer warnings were shown. Show each of them."),
            Sentence("atTheLimit", "bees has 4 characters, and 4 are allowed: longer means more than the limit."),
            Sentence("turned", "it is the other way round: a long text gives true."),
            Sentence("limitIgnored", "with a limit of 2, bee is too long. Use the limit that comes in."),
            Sentence("bytesCounted", "né has two characters, and more bytes than that. Count characters: count."),
            Sentence("onlyTrue", "short texts gave nothing. Each text gives a value: that is map, and not filter."),
            Sentence("changesOnly", "only changes arrived. Each text gives a value, even one like the last."),
            Sentence(
                "waitsForEnd",
                "there was one value, at the end. reduce and last wait for the end; a text field has none: map."),
            Sentence(
                "filterNothing",
                """
                each text gave a warning, even be: the filter lets everything through. In Objective-C a boxed \
                NO was not nil, and so it counted as true. Filter by the value itself: { $0 }.
                """),
            Sentence("warnsOnChange", "nectar is too long as well, and gave no warning. Do not leave out repetitions."),
            Sentence("textItself", "those are the values that came in. mapReplace puts other words in their place."),
            Sentence("warnsTheShort", "the warnings came for the short texts. Filter those that are too long."),
            Sentence("warnsOnce", "only the first long text gave a warning. Leave out no more than filter does."),
            Sentence(
                "warningLimit", "with a limit of 5 only nectar is too long. Use the limit that comes in here, too."),
            Sentence("noTitle", "the title did not follow the text: bind(text, to: page, \\.title)."),
            Sentence(
                "swappedEnabled", "bees is short enough, and the button is disabled. isEnabled is the opposite: not()."),
            Sentence(
                "buttonLimit",
                "the button has a limit of its own, whatever limit comes in. Hand on the one that connect is given."),
            Sentence(
                "buttonAtLimit",
                "bees has 4 characters, and 4 are allowed: only a longer text disables the button."),
            Sentence("shortTitlesOnly", "the title shows every text, even one that is too long."),
            Sentence("warningAsTitle", "the title became the warning. A warning is shown: lift(…) { page?.show($0) }."),
            Sentence(
                "neverDisabled", "honey is too long, and the button is still enabled. Bind isTooLong, negated by not()."
            ),
            Sentence(
                "neverEnabledAgain",
                "bee is short enough again, and the button stays disabled. It follows every text, not only the warnings."
            ),
            Sentence("longTitlesOnly", "the title stayed honey when the text had become bee. Bind all texts."),
            Sentence("connectLimit", "honey is short enough for a limit of 9. Use the limit that comes in."),
            Sentence("notShown", "the warning was not shown: lift(warnings(…)) { … show($0) }."),
            Sentence("shownTwice", "one warning was shown twice. Connect it once."),
            Sentence("textShown", "the text was shown, and not the warning."),
            Sentence(
                "stillConnected",
                "disposed of, and the page still follows. Add each subscription to the bag that you return: .add(to: bag)."
            ),
            Sentence(
                "pageKept",
                """
                the page cannot go while the texts go on: a closure holds it. bind holds it weakly; in lift \
                write [weak page].
                """),
            notErased, onMain,
            Sentence(
                "noKeyPath", "bind wants to know which property, not what is in it now: a key path, such as \\.title."),
            Sentence(
                "scalarsCounted",
                "a letter with an accent, and a family of emoji, is one character. Count the text itself: text.count."),
            Sentence("unitsCounted", "utf16 counts an emoji as two or more. Count the text itself: text.count."),
            Sentence("trimmed", "the blanks around a text belong to it. Count them as well."),
            Sentence(
                "repeatUnwarned",
                "the same long text came again, and there was no warning. Every text counts, even one like the last."),
        ],
        notice: """
            Each of the three is one line that says what it follows from. A fourth would be another line, and would change \
            none of these.
            """,
        toolkit: "Sources/Signals/Operators/Replace.swift")
}
