/// The functions that the lesson and the tour use: the examples of Zepo's post, in Swift, and a search for a
/// counterexample to a law.
package enum Ours {
    // MARK: - The box

    package static func of<A>(_ value: A) -> Maybe<A> { .just(value) }

    package static func isNothing<A>(_ box: Maybe<A>) -> Bool {
        if case .nothing = box { true } else { false }
    }

    /// Turns a function of values into a function of boxes: an empty box stays empty.
    package static func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        flatMap { .just(f($0)) }
    }

    /// Turns a function that returns a box into a function that also takes a box. The result is not wrapped in a second
    /// box.
    package static func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> {
        { box in
            switch box {
            case .nothing: .nothing
            case .just(let value): f(value)
            }
        }
    }

    /// Composes two functions: the second function runs first.
    package static func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        { f(g($0)) }
    }

    /// Returns a description of a box, in the form that Zepo's post prints.
    package static func printed<A>(_ box: Maybe<A>) -> String {
        switch box {
        case .nothing: "Maybe(null)"
        case .just(let value): "Maybe(\(value))"
        }
    }

    // MARK: - The pipeline over data that may be missing

    package static func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        { record in record[key].map { .just($0) } ?? .nothing }
    }

    package static func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }

    package static func head(_ list: [String]) -> Maybe<String> {
        list.first.map { .just($0) } ?? .nothing
    }

    package static func strLength(_ text: String) -> Int { text.count }
    package static func isFourLetter(_ length: Int) -> Bool { length == 4 }

    /// Returns the name of each stage of the pipeline, with the box that the stage returns.
    package static func stages(_ record: [String: String]) -> [(name: String, value: String)] {
        let name = flatMap(prop("name"))(of(record))
        let words = map(split(" "))(name)
        let first = flatMap(head)(words)
        let length = map(strLength)(first)
        return [
            ("of", Tour.described(of(record))), ("flatMap(prop(\"name\"))", Tour.described(name)),
            ("map(split(\" \"))", Tour.described(words)), ("flatMap(head)", Tour.described(first)),
            ("map(strLength)", Tour.described(length)),
            ("map(isFourLetter)", Tour.described(isFirstNameFourLetter(record))),
        ]
    }

    package static func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        compose(
            map(isFourLetter),
            compose(map(strLength), compose(flatMap(head), compose(map(split(" ")), flatMap(prop("name"))))))(
                of(record))
    }

    // MARK: - A map that breaks a law

    /// Does the same as `map`, but returns an empty box if the result of `f` is 0, and so breaks a law of `map`. The
    /// `map` of Zepo's post treats null in this way.
    package static func mapWithNull(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        flatMap { value in f(value) == 0 ? .nothing : .just(f(value)) }
    }

    /// Returns an example in which two calls to `map` do not have the same result as one call with the composed
    /// function. Returns `nil` if no random example shows a difference.
    package static func brokenFusion(
        of map: @escaping (@escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int>
    ) -> Finding.Counterexample? {
        forAll(
            ("f", .function), ("g", .function), ("box", .maybe(.int(in: 1...9))), law: "composition",
            equation: "compose(map(f), map(g)) = map(compose(f, g))",
            left: { f, g, box in compose(map(f.apply), map(g.apply))(box) },
            equals: { f, g, box in map(compose(f.apply, g.apply))(box) })
    }
}
