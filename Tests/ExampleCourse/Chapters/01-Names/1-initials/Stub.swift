import Chapter01Names

struct Answer: Initials {
    func words(_ name: String) -> [String] {
        todo("words")
    }

    func initials(_ name: String) -> String {
        todo("initials")
    }
}

judge(Answer.self)
