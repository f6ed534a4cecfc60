/// The functions that the lesson and the tour use: the examples of Zepo's post, in Swift.
package enum Ours {
    /// Composes two functions: the second function runs first.
    package static func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        { f(g($0)) }
    }

    /// Composes any number of functions: the last one runs first.
    package static func compose<A>(_ functions: [(A) -> A]) -> (A) -> A {
        functions.reduce({ $0 }, compose)
    }

    package static func prop(_ key: String) -> ([String: String]) -> String { { $0[key] ?? "" } }
    package static func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }
    package static func head(_ list: [String]) -> String { list.first ?? "" }
    package static func strLength(_ text: String) -> Int { text.count }
    package static func isFourLetter(_ length: Int) -> Bool { length == 4 }

    package static func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        compose(isFourLetter, compose(strLength, compose(head, compose(split(" "), prop("name")))))(record)
    }

    /// Returns the name of each stage of the pipeline, with the value that the stage returns.
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
