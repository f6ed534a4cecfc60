private final class Maker: ChainShape {
    var result = 0

    var add: (Int) -> Maker {
        { number in
            self.result += number
            return self
        }
    }

    var sub: (Int) -> Maker {
        { number in
            self.result -= number
            return self
        }
    }

    var clean: () -> Maker {
        {
            self.result = 0
            return self
        }
    }

    func times(_ factor: Int) -> Maker {
        result *= factor
        return self
    }
}

private struct Answer: ChainCalls {
    func make(_ work: (Maker) -> Void) -> Int {
        let maker = Maker()
        work(maker)
        return maker.result
    }
}

package let chainCallsReference: any ChainCalls.Type = Answer.self
