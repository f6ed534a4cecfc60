import Chapter02Composition

struct Answer: ComposeTwo {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        todo("composeNumbers")
    }

    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        todo("compose")
    }
}

judge(Answer.self)
