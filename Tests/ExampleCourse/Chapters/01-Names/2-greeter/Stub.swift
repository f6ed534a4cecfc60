import Chapter01Names

struct Answer: Greeter {
    func greeter(_ word: String) -> (String) -> String {
        todo("greeter")
    }
}

judge(Answer.self)
