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

// MARK: - Wrong answers

package let chainCallsWrong: KeyValuePairs<String, any Contract.Type> = [
    "oldResult": OldResult.self,
    "copied": Copied.self, "replaced": Replaced.self, "otherReturned": OtherReturned.self,
    "subSwapped": SubSwapped.self, "subAdds": SubAdds.self, "cleanEarly": CleanEarly.self,
    "cleanNothing": CleanNothing.self, "cleanOther": CleanOther.self, "timesAdds": TimesAdds.self,
    "timesOther": TimesOther.self, "notUsed": NotUsed.self, "fixed": Fixed.self, "shared": Shared.self,
    "workTwice": WorkTwice.self, "timesNothing": TimesNothing.self,
]

/// Right in what a wrong calculator does not say otherwise.
private protocol RightMaker: AnyObject, ChainShape {
    var result: Int { get set }
}

extension RightMaker {
    var add: (Int) -> Self {
        {
            self.result += $0
            return self
        }
    }
    var sub: (Int) -> Self {
        {
            self.result -= $0
            return self
        }
    }
    var clean: () -> Self {
        {
            self.result = 0
            return self
        }
    }
    func times(_ factor: Int) -> Self {
        result *= factor
        return self
    }
    /// A new calculator that says a number.
    static func saying(_ result: Int) -> Self {
        let maker = Self()
        maker.result = result
        return maker
    }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: ChainCalls {}

extension Right {
    func make(_ work: (Maker) -> Void) -> Int {
        let maker = Maker()
        work(maker)
        return maker.result
    }
}

private struct Copied: Right {
    final class Maker: RightMaker {
        var result = 0
        var add: (Int) -> Maker { { .saying(self.result + $0) } }
    }
}

private struct Replaced: Right {
    final class Maker: RightMaker {
        var result = 0
        var add: (Int) -> Maker {
            {
                self.result = $0
                return self
            }
        }
    }
}

private struct OtherReturned: Right {
    final class Maker: RightMaker {
        var result = 0
        var add: (Int) -> Maker {
            {
                self.result += $0
                return Maker()
            }
        }
    }
}

private struct SubSwapped: Right {
    final class Maker: RightMaker {
        var result = 0
        var sub: (Int) -> Maker {
            {
                self.result = $0 - self.result
                return self
            }
        }
    }
}

private struct SubAdds: Right {
    final class Maker: RightMaker {
        var result = 0
        var sub: (Int) -> Maker { add }
    }
}

private struct CleanEarly: Right {
    final class Maker: RightMaker {
        var result = 0
        var clean: () -> Maker {
            result = 0
            return { self }
        }
    }
}

private struct CleanNothing: Right {
    final class Maker: RightMaker {
        var result = 0
        var clean: () -> Maker { { self } }
    }
}

private struct CleanOther: Right {
    final class Maker: RightMaker {
        var result = 0
        var clean: () -> Maker { { Maker() } }
    }
}

private struct TimesAdds: Right {
    final class Maker: RightMaker {
        var result = 0
        func times(_ factor: Int) -> Maker { add(factor) }
    }
}

private struct TimesNothing: Right {
    final class Maker: RightMaker {
        var result = 0
        func times(_ factor: Int) -> Maker {
            let one = result
            for _ in 1..<max(1, factor) { result += one }
            return self
        }
    }
}

private struct TimesOther: Right {
    final class Maker: RightMaker {
        var result = 0
        func times(_ factor: Int) -> Maker { .saying(result * factor) }
    }
}

/// The right calculator.
private final class Calculator: RightMaker {
    var result = 0
}

private struct NotUsed: ChainCalls {
    func make(_ work: (Calculator) -> Void) -> Int { Calculator().result }
}

private struct Fixed: ChainCalls {
    func make(_ work: (Calculator) -> Void) -> Int { 3 }
}

private struct Shared: ChainCalls {
    let maker = Calculator()
    func make(_ work: (Calculator) -> Void) -> Int {
        work(maker)
        return maker.result
    }
}

private struct WorkTwice: ChainCalls {
    func make(_ work: (Calculator) -> Void) -> Int {
        let maker = Calculator()
        work(maker)
        work(maker)
        return maker.result
    }
}

private struct OldResult: Right {
    final class Maker: RightMaker {
        var result = 0
        var add: (Int) -> Maker {
            let old = result
            return {
                self.result = old + $0
                return self
            }
        }
    }
}
