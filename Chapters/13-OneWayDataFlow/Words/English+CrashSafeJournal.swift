import CurrycombWorkbook

extension English {
    static let crashSafeJournal = Words(
        title: "A journal that survives",
        task: "Write lines that show whether they are whole, and read a journal that may be torn or damaged.",
        hints: Hints(
            question: "The power goes while a line is being written. How do you know later that it is not whole?",
            direction: """
                Go from line to line: where is the next "\\n", what are the first four characters, what is the checksum of the \
                rest? Stop at the first line that does not fit.
                """,
            nearly: """
                while let end = rest.firstIndex(of: "\\n") { guard rest.prefix(4) == checksum(entry) else { break } … \
                }; dropped: rest.count
                """),
        checks: [
            Sentence("line", "a line is a checksum, a space, the entry, and its end"),
            Sentence("whole", "a whole journal gives all its entries"),
            Sentence("torn", "a torn last line is dropped, and counted"),
            Sentence("anywhere", "a journal that is cut anywhere gives the lines that are whole"),
            Sentence("damaged", "reading stops at a damaged line"),
            Sentence("fits", "what line writes, recover reads"),
            Sentence("everywhere", "any journal gives what is whole, whatever happened to it"),
        ],
        misconceptions: [
            Sentence("noEnd", "the line has no end. Without \"\\n\", the next entry is glued to it."),
            Sentence("noChecksum", "the checksum is missing: nobody could tell whether the line is whole."),
            Sentence("sumLast", "the checksum is at the end. It comes first."),
            Sentence("noSpace", "there is no space between the checksum and the entry."),
            Sentence(
                "emptyEntry",
                """
                the empty entry is missing. Its line is a checksum, a space, and an end: that is whole.
                """),
            Sentence(
                "firstWord",
                """
                only the first word of each entry was read. All that comes after the first space is the entry.
                """),
            Sentence("onlyFirstLine", "only the first line was read. Go on while there is one more: while, not if."),
            Sentence(
                "noneFits",
                """
                no line was taken for whole. The checksum is of the entry alone: of all that stands between the first \
                space and the end of the line, however many words.
                """),
            Sentence(
                "sumOfMore",
                """
                that is the checksum of more than the entry. The space and the end of the line do not count.
                """),
            Sentence("bytesCounted", "dropped counts characters, not bytes: count, not utf8.count."),
            Sentence("nothingRead", "no entry was read."),
            Sentence("sumInEntry", "the checksum is still in the entries. It is four characters and a space."),
            Sentence(
                "notCounted",
                """
                nothing is said about what was dropped. Somebody would like to know that an action is lost.
                """),
            Sentence("linesCounted", "dropped counts characters, not lines."),
            Sentence(
                "allDropped",
                """
                the whole journal was dropped for a torn last line. What comes before it is whole.
                """),
            Sentence("tornTaken", "the torn line was taken for an entry."),
            Sentence(
                "cutTaken",
                """
                there is a place to cut where this reads something else than the whole lines. Look at the smallest \
                one: a line that lacks its end is not whole, even if its checksum fits by chance.
                """),
            Sentence(
                "goesOn",
                """
                the entry after the damaged one was taken. It was done on top of what is lost: toggle 2, and there \
                is no 2. Stop at the first line that is not whole.
                """),
            Sentence(
                "sumIgnored",
                """
                a letter has changed, and the entry was taken. Work out the checksum anew, and compare.
                """),
            Sentence(
                "onlyOneLineCounted",
                """
                only the damaged line was counted. All that comes after it is dropped as well.
                """),
            Sentence(
                "endsNotCounted",
                """
                the entries are right, and too little was counted. The end of a line is a character, too.
                """),
            Sentence(
                "emptyLineSkipped",
                """
                the empty line was skipped. It has no checksum, so it is not whole, and reading stops there. split \
                leaves out what is empty.
                """),
            Sentence(
                "roundTrip",
                """
                there are entries that do not come back as they were written. Look at the smallest of them.
                """),
            Sentence("substring", "a part of a String is a Substring. String(…) makes a text of its own."),
            Sentence(
                "numbered",
                """
                the places of a text are no numbers. prefix(4) is its beginning, and dropFirst(5) what comes after.
                """),
        ],
        notice: """
            Append, and never change what is written: that is how databases survive. Two things are missing here, and are in \
            the toolkit: to wait until the disk has it, and to start anew from a snapshot when the file gets long.
            """,
        toolkit: "Sources/Stores/Journal/Journal.swift")
}
