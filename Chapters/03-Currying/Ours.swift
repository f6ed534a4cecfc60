/// The functions that the lesson and the tour use: the examples of Zepo's post, in Swift, and a question about a log.
package enum Ours {
    /// Turns a function of two arguments into a function that takes the first argument and returns a function of the
    /// second.
    package static func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
        { a in { b in f(a, b) } }
    }

    package static func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C {
        { a, b in f(a)(b) }
    }

    package static func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C {
        { b in f(a, b) }
    }

    /// Swaps the arguments of a curried function.
    package static func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        { b in { a in f(a)(b) } }
    }

    // MARK: - Functions that take all arguments at once

    package static func matches(_ pattern: Regex<Substring>, _ text: String) -> [String] {
        text.matches(of: pattern).map { String($0.output) }
    }

    package static func value(_ key: String, _ record: [String: String]) -> String { record[key] ?? "" }

    package static func parts(_ separator: Character, _ text: String) -> [String] {
        text.split(separator: separator).map(String.init)
    }

    package static func equals(_ one: Int, _ other: Int) -> Bool { one == other }

    // MARK: - The same functions, curried

    /// Returns a function that finds every match of a pattern in a string.
    package static func match(_ pattern: Regex<Substring>) -> (String) -> [String] { curry(matches)(pattern) }

    package static func prop(_ key: String) -> ([String: String]) -> String { curry(value)(key) }

    package static func split(_ separator: Character) -> (String) -> [String] { curry(parts)(separator) }

    package static func isEqual(to number: Int) -> (Int) -> Bool { curry(equals)(number) }

    // MARK: - The pipeline of chapter 2, from curried parts

    package static func head(_ list: [String]) -> String { list.first ?? "" }
    package static func strLength(_ text: String) -> Int { text.count }

    package static func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
        { g(f($0)) }
    }

    /// Makes a function that looks up the key in a record, cuts the value at each separator, and returns true if the
    /// first part has the given length. In Zepo's post, the first part is a first name, and the length is 4.
    package static func isFirstWord(of key: String, cutAt separator: Character, long length: Int)
        -> ([String: String]) -> Bool
    {
        pipe(pipe(pipe(pipe(prop(key), split(separator)), head), strLength), isEqual(to: length))
    }

    package static func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        isFirstWord(of: "name", cutAt: " ", long: 4)(record)
    }

    // MARK: - A question about a log

    /// Makes a function that counts the lines of a string that contain a match of the pattern. Empty lines do not
    /// count. The function is one pipeline of split, filter and count.
    package static func linesMatching(_ pattern: Regex<Substring>) -> (String) -> Int {
        pipe(pipe(split("\n"), filter(pipe(match(pattern), isFull))), { $0.count })
    }

    package static func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(condition) } }

    package static func isFull(_ list: [String]) -> Bool { !list.isEmpty }
}
