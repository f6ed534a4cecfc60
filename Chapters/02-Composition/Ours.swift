/// The examples of Zepo's post in Swift, as the tour runs them.
package enum Ours {
    /// Composes two functions: the second one runs first.
    package static func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        { f(g($0)) }
    }

    /// Composes any number of functions of one type, the last one first. For an empty list, the new function returns
    /// its argument.
    package static func compose<A>(_ functions: [(A) -> A]) -> (A) -> A {
        functions.reduce({ $0 }, compose)
    }

    /// Returns a function that looks up a key; the value for a missing key is `""`.
    package static func prop(_ key: String) -> ([String: String]) -> String { { $0[key] ?? "" } }
    /// Returns a function that splits a text at each occurrence of a character, and leaves out empty parts.
    package static func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }
    /// Returns the first element of a list; `""` for an empty one.
    package static func head(_ list: [String]) -> String { list.first ?? "" }
    /// Returns the number of characters in a text.
    package static func strLength(_ text: String) -> Int { text.count }
    /// Returns true if a number is four.
    package static func isFourLetter(_ length: Int) -> Bool { length == 4 }

    /// Returns true if the first name in a record has four letters: a pipeline of the five functions above.
    package static func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        compose(isFourLetter, compose(strLength, compose(head, compose(split(" "), prop("name")))))(record)
    }

    /// Returns the value of the pipeline after each stage, under the stage's name.
    package static func stages(_ record: [String: String]) -> [(name: String, value: String)] {
        let name = prop("name")(record)
        let words = split(" ")(name)
        let first = head(words)
        let length = strLength(first)
        return [
            ("prop(\"name\")", Tour.described(name)), ("split(\" \")", Tour.described(words)),
            ("head", Tour.described(first)), ("strLength", "\(length)"), ("isFourLetter", "\(isFourLetter(length))"),
        ]
    }
}
