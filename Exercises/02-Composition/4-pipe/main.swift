import Chapter02Composition

// 2.4  Pipe: in reading order
//
// `pipe(f, g)` is `compose(g, f)`: the function on the left runs first. Each function runs
// once.
//
//     pipe(increment, double)(5)          // 12
//     pipe(increment, double, text)(5)    // "12"
//
// `slug` turns a title into a part of a web address. With your `pipe`, make `slug` from these
// three functions, and use each of them once:
//
//     func lowercase(_ text: String) -> String     // "Honey Bee" → "honey bee"
//     func words(_ text: String) -> [String]       // " honey  bee " → ["honey", "bee"]
//     func joined(_ words: [String]) -> String     // ["honey", "bee"] → "honey-bee"
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
