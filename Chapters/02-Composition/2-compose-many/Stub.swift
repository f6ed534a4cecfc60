import Chapter02Composition

struct Answer: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        todo("composeAll")
    }

    // composeAll can help here.
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        todo("repeated")
    }
}

judge(Answer.self)
