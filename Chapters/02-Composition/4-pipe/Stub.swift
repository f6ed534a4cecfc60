import Chapter02Composition

struct Answer: PipeContract {
    func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
        todo("pipe of two")
    }

    func pipe<A, B, C, D>(
        _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
    ) -> (A) -> D {
        todo("pipe of three")
    }

    func slug(_ title: String) -> String {
        todo("slug")
    }
}

judge(Answer.self)
