import Chapter09Calculator

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
