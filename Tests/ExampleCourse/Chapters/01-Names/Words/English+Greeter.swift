import CurrycombWorkbook

extension English {
    static let greeter = Words(
        title: "A function that makes greetings",
        task: "Write a function that takes a word and makes a function that greets with it.",
        hints: Hints(
            question: "What does the caller get: a greeting, or something that makes one?",
            direction: "Return a closure. It takes the name, and still knows the word.",
            nearly: "{ name in … } with word and name in the text."),
        checks: [Sentence("greets", "each function greets with the word that it was made with")],
        misconceptions: [
            Sentence("swapped", "word and name have changed places: the word comes first."),
            Sentence("constant", "it says Hello, whatever word it was made with. Use the word that came in."),
            Sentence(
                "shared", "the functions share one word, that of the last one made. Let each closure keep its own."),
        ],
        notice: "The closure kept the word. That is how a function remembers without a variable outside it.")
}
