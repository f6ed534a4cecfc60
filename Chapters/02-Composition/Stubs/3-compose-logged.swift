import Chapter02Composition

// 2.3  A composition of your own, and its laws
//
// These functions give a value and tell what they did: Logged is (Int) -> (value: Int, log: [String]).
// Plain compose cannot put two of them together, so write a compose that can: g first, then f, each once.
//
//     compose(increment, double)(5)    // (11, ["doubled", "incremented"])
//     identity(5)                      // (5, [])
//
// Then your compose must keep two laws:
//
//     compose(f, compose(g, h)) = compose(compose(f, g), h)
//     compose(identity, f) = f = compose(f, identity)

struct Answer: ComposeLogged {
    func compose(_ f: @escaping Logged, _ g: @escaping Logged) -> Logged {
        todo("compose")
    }

    func identity(_ x: Int) -> (value: Int, log: [String]) {
        todo("identity")
    }
}

judge(Answer.self)
