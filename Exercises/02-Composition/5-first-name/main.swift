import Chapter02Composition

// 2.5  Is the first name four letters long?
//
// Does a person's first name have four letters? Here, every character counts as a letter.
// Write five small functions, and compose them into a pipeline that answers the question.
// `prop(…)` returns a function that takes a record; `split(…)` returns a function that takes a
// text. A record is a dictionary. Some records have no key "name". Between two words of a
// name, there is exactly one space, as in "Jon Snow".
//
//     prop("name")(["name": "Jon Snow"])                   // "Jon Snow", and "" if the record does not have this key
//     split(" ")("Jon Snow")                               // ["Jon", "Snow"]
//     head(["Jon", "Snow"])                                // "Jon", and "" if the list is empty
//     isFirstNameFourLetter(["name": "Jon Snow"])          // false
//
// You can use this `compose` for five functions. The last function, `f1`, runs first:
//
//     func compose<…>(_ f5: (E) -> F, _ f4: (D) -> E, _ f3: (C) -> D, _ f2: (B) -> C, _ f1: (A) -> B) -> (A) -> F

struct Answer: FirstName {
    func prop(_ key: String) -> ([String: String]) -> String {
        todo("prop")
    }

    func split(_ separator: Character) -> (String) -> [String] {
        todo("split")
    }

    func head(_ list: [String]) -> String {
        todo("head")
    }

    func strLength(_ text: String) -> Int {
        todo("strLength")
    }

    func isFourLetter(_ length: Int) -> Bool {
        todo("isFourLetter")
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        todo("isFirstNameFourLetter")
    }
}

judge(Answer.self)
