import CurrycombWorkbook

extension English {
    static let crashSafeJournal = Words(
        title: "A journal that survives",
        task: "Write lines that show whether they are whole, and read a journal that may be torn or damaged.",
        hints: Hints(
            question: "The power goes while a line is being written. How can you tell later that it isn't whole?",
            direction: """
                Go from line to line: where is the next "\\n", what are the first four characters, what is the checksum of the \
                rest? Stop at the first line that does not fit.
                """,
            nearly: """
                while let end = rest.firstIndex(of: "\\n") { guard rest.prefix(5) == checksum(entry) + " " else { break } … \
                }; dropped: rest.count
                """,
            byCheck: [
                Sentence(
                    "whole",
                    """
                    Go on while there is a line with an end. What comes after the first five characters is the \
                    entry, even if it is empty.
                    """),
                Sentence("torn", "The rest without an end is no line. How many characters does it have?"),
                Sentence("anywhere", "A line whose \"\\n\" is missing isn't whole, however right it looks."),
                Sentence(
                    "damaged",
                    """
                    Work out the checksum of the entry and compare. At the first line that does not fit, stop: all \
                    the rest is dropped.
                    """),
                Sentence("fits", "An entry may be empty or have spaces in it. What does recover make of such a line?"),
                Sentence(
                    "everywhere",
                    """
                    Look at the smallest journal. Which of its lines are whole, and how many characters come after \
                    them?
                    """),
            ]),
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
            Sentence("noChecksum", "the checksum is missing, so nobody can tell whether the line is whole."),
            Sentence("sumLast", "the checksum is at the end. Put it first."),
            Sentence("noSpace", "there is no space between the checksum and the entry."),
            Sentence(
                "emptyEntry",
                """
                the empty entry is missing. Its line is a checksum, a space, and an end: that is whole.
                """),
            Sentence(
                "firstWord",
                """
                only the first word of each entry was read. The entry is everything after the first space.
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
            Sentence(
                "scalarsCounted",
                """
                dropped counts characters, not unicodeScalars: é may be an e with an accent behind it, and is one \
                character all the same.
                """),
            Sentence(
                "otherEnds",
                """
                an entry was not read because of a character that ends lines elsewhere, like "\\u{2028}". Here only \
                "\\n" ends a line, so that one is whole. (isNewline and isWhitespace are true of more.)
                """),
            Sentence(
                "returnTaken",
                """
                a line was read that ends with "\\r\\n". line makes no such line, so it isn't whole: compare all that \
                stands before the "\\n".
                """),
            Sentence("nothingRead", "no entry was read."),
            Sentence("sumInEntry", "the checksum is still in the entries. It is four characters and a space."),
            Sentence(
                "notCounted",
                """
                dropped is 0, but something was dropped. Somebody will want to know that an action is lost.
                """),
            Sentence("linesCounted", "dropped counts characters, not lines."),
            Sentence(
                "allDropped",
                """
                you dropped the whole journal because of a torn last line. What comes before it is whole.
                """),
            Sentence("tornTaken", "the torn line was taken for an entry."),
            Sentence(
                "cutTaken",
                """
                cut at this place, something other than the whole lines was read. A line without its end isn't whole, \
                even if its checksum fits.
                """),
            Sentence(
                "goesOn",
                """
                you read on after the damaged line. What follows was done on top of what is lost. Stop at the first line \
                that isn't whole.
                """),
            Sentence(
                "sumIgnored",
                """
                a letter has changed, but the entry was read. Work out its checksum again, and compare.
                """),
            Sentence(
                "onlyOneLineCounted",
                """
                only the damaged line was counted. Everything after it is dropped as well.
                """),
            Sentence(
                "endsNotCounted",
                """
                the entries are right, but the count is too low. The end of a line is a character, too.
                """),
            Sentence(
                "emptyLineSkipped",
                """
                the empty line was skipped. It has no checksum, so it isn't whole: stop there. (split leaves out empty \
                pieces.)
                """),
            Sentence(
                "roundTrip",
                """
                some entries don't come back as they were written. Look at the smallest example.
                """),
            Sentence(
                "capitalsTaken",
                """
                a checksum in capital letters was taken for the right one. Compare the characters as they are.
                """),
            Sentence(
                "spacesSkipped",
                """
                a line with a space before its checksum was read. Something has changed in it, so it isn't whole.
                """),
            Sentence(
                "spaceUnread",
                """
                a line was read whose fifth character is not a space. Compare that one, too.
                """),
            Sentence("substring", "a part of a String is a Substring. String(…) makes a text of its own."),
            Sentence(
                "numbered",
                """
                a String isn't indexed by numbers. prefix(4) is its beginning, and dropFirst(5) is what comes after.
                """),
        ],
        notice: """
            Append, and never change what is written: that is how databases survive. The toolkit has two things more: it waits \
            until the disk has a line, and it starts again from a snapshot when the file gets long.
            """,
        toolkit: "Sources/Stores/Journal/Journal.swift")
}
