import Chapter09Calculator

// 9.1  Calls in a chain
//
// `add`, `sub` and `clean` are properties, and their values are closures. So `maker.add(2)`
// does two things: `maker.add` returns the closure, and `(2)` calls it. The closure changes
// the result and returns the same calculator, so another call can follow.
//
//     make { mark in _ = mark.add(2).sub(1).clean().add(3) }    // 3
//     let clean = maker.clean                                   // changes nothing yet
//     maker.add(2).times(3).sub(1).result                       // 5
//
// `times` is a method and can be chained in the same way. `make` passes a new calculator to
// the closure `work` and returns that calculator's `result`.

final class Maker: ChainShape {
    var result = 0

    var add: (Int) -> Maker {
        todo("add")
    }

    var sub: (Int) -> Maker {
        todo("sub")
    }

    var clean: () -> Maker {
        todo("clean")
    }

    func times(_ factor: Int) -> Maker {
        todo("times")
    }
}

struct Answer: ChainCalls {
    func make(_ work: (Maker) -> Void) -> Int {
        todo("make")
    }
}

judge(Answer.self)
