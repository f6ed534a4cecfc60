import Chapter02Composition

// 2.5  Is the first name four letters long?
//
// Five small functions, and an answer made of them. compose takes five functions here, the last one first.
// Names have single spaces between them, and a record without the key gives "".
//
//     prop("name")(["name": "Jon Snow"])                   // "Jon Snow"
//     split(" ")("Jon Snow")                               // ["Jon", "Snow"]
//     isFirstNameFourLetter(["name": "Jon Snow"])          // false

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
