import Chapter03Currying

struct Answer: Match {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        todo("match")
    }

    var hasSpaces: (String) -> Bool {
        todo("hasSpaces")
    }

    var vowels: (String) -> Int {
        todo("vowels")
    }

    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        todo("replace")
    }
}

judge(Answer.self)
