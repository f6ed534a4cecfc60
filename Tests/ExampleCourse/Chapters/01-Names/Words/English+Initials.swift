import CurrycombWorkbook

extension English {
    static let initials = Words(
        title: "The letters of a name",
        task: "Split a name into its words, and take the first letter of each.",
        hints: Hints(
            question: "How many words are there in a name of two blanks and nothing else?",
            direction: "split leaves out what is empty, unless you ask for it. initials can work on what words gives.",
            nearly: "words(name), then map each word to its first letter, then join."),
        checks: [
            Sentence("words", "a name has the words that stand between blanks"),
            Sentence("initials", "each word gives its first letter, in upper case"),
        ],
        misconceptions: [
            Sentence(
                "emptyWords",
                "two blanks in a row made an empty word. Blanks separate words; they are not words."),
            Sentence("firstOnly", "only the first word gave its letter. Every word gives one."),
            Sentence("asTyped", "the letters are as somebody typed them. Make each one upper case."),
            Sentence(
                "capitals",
                "you took the capitals of the name. Take the first letter of each word, and make that one upper case."),
        ],
        notice: "initials knows nothing of blanks: words has done that work already.")
}
