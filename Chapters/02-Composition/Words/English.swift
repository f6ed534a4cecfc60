/// What a learner of this chapter reads, in English.
enum English {
    static let composeTwo = Words(
        title: "Compose two functions",
        task: "Make one function of two: the right one goes first, as in f(g(x)).",
        hints: Hints(
            question: "What do you have in your hand when compose returns: a number, or something that waits for one?",
            direction: "Return a closure. It takes x, gives it to g, and gives what comes out to f.",
            nearly: "{ x in f(…) }, and inside the brackets goes g(x)."),
        checks: [
            Sentence("identity", "two functions that change nothing change nothing together"),
            Sentence("order", "g runs first, then f"),
            Sentence("lazy", "nothing runs before the composed function is called, and then once"),
            Sentence("types", "it works for any types that fit together"),
        ],
        misconceptions: [
            Sentence(
                "swapped", "12 is double(increment(5)): f ran first. In composeNumbers(f, g) the right one goes first, as in f(g(x))."),
            Sentence("onlyF", "6 is increment(5): g never ran. Give f what g makes of x, not x itself."),
            Sentence("onlyG", "10 is double(5): f never ran. Give f what comes out of g."),
            Sentence("early", "g ran while the functions were being put together. It should run only when the new function is called."),
            Sentence("twice", "g ran more than once for one call. Call it once, and hand its result to f."),
        ],
        notice: "compose returned a function and ran nothing. For the generic one the types leave only one order: g's result is all that f can take.",
        toolkit: "Sources/Composition/Compose.swift")
}
