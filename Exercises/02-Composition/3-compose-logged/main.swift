import Chapter02Composition

// 2.3  A composition of your own, and its laws
//
// These functions return a value, and a log of what they did:
//
//     typealias Logged = (Int) -> (value: Int, log: [String])
//
// Plain compose can't put two of them together, because one returns a pair but the next takes an Int. Write a compose that
// can: g first, then f, once each. The log has the lines of both, in the order in which things happened.
//
//     compose(increment, double)(5)    // (11, ["doubled", "incremented"])
//     identity(5)                      // (5, [])
//
// Your compose must keep two laws:
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
