/// 1.2: a function that makes functions.
public protocol Greeter: Contract {
    /// Makes a function that greets by name. Each function keeps its own word.
    ///
    /// `greeter("Hello")("Ada")` is `"Hello, Ada!"`.
    func greeter(_ word: String) -> (String) -> String
}

extension Greeter {
    static var checks: [Check<any Greeter>] {
        [
            Check("greets", of: "greeter") {
                try $0.agrees(
                    making: "greeter(_)", named: ["hello", "goodbye", "welcome"],
                    from: Argument("word", .word), calls: Argument("name", .word)
                ) { answer, _, word in answer.greeter(word) }
            }
        ]
    }
}
