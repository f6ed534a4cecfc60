import Chapter02Composition

// 2.3  Your own composition, and its laws
//
// A Logged function returns a value and a log of its work:
//
//     typealias Logged = (Int) -> (value: Int, log: [String])
//
// The `compose` of 2.1 can't compose two Logged functions: `g` returns a pair (a value and a
// log), but `f` takes an Int. Write a `compose` for Logged functions. It returns a new
// function, which calls `g` once, and then `f` once with the value from `g`. The log of the
// new function is the log of `g`, followed by the log of `f`.
//
//     compose(increment, double)(5)    // (11, ["doubled", "incremented"])
//     identity(5)                      // (5, [])
//
// Your `compose` and `identity` must obey two laws:
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
