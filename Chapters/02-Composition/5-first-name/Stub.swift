import Chapter02Composition

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
