import Chapter04Maybe

struct Answer: MaybeFirstName {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        todo("prop")
    }

    func head(_ list: [String]) -> Maybe<String> {
        todo("head")
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        todo("isFirstNameFourLetter")
    }

    func report(_ record: [String: String]) -> String {
        todo("report")
    }
}

judge(Answer.self)
