import Chapter02Composition

// 2.1  Compose two functions
//
// compose(f, g) is a new function: it gives its argument to g, and what comes out of g to f. Nothing runs before
// somebody calls it, and then each runs once.
//
//     composeNumbers(increment, double)(5)    // 11: double first, then increment
//
// Both bodies are the same. The second one works for all types that fit together.

struct Answer: ComposeTwo {
    func composeNumbers(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
        todo("composeNumbers")
    }

    func compose<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {
        todo("compose")
    }
}

judge(Answer.self)
