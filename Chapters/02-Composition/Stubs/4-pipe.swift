import Chapter02Composition

// 2.4  Pipe: in reading order
//
// pipe(f, g) is compose the other way round: the left one goes first, and each runs once.
//
//     pipe(increment, double)(5)          // 12
//     pipe(increment, double, text)(5)    // "12"
//
// Three functions are there for slug: lowercase, words and joined. Put them together with your pipe.
//
//     slug("Functions All The Way")       // "functions-all-the-way"

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
