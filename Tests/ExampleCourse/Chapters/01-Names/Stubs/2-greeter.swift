import Chapter01Names

// 1.2  A function that makes greetings
//
//     let hello = greeter("Hello")
//     hello("Ada")                 // "Hello, Ada!"
//     greeter("Goodbye")("Bo")     // "Goodbye, Bo!"

struct Answer: Greeter {
    func greeter(_ word: String) -> (String) -> String {
        todo("greeter")
    }
}

judge(Answer.self)
