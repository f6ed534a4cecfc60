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
    "oldResult": Of<OldResult>.self,
    "copied": Of<Copied>.self, "replaced": Of<Replaced>.self, "otherReturned": Of<OtherReturned>.self,
    "subSwapped": Of<SubSwapped>.self, "subAdds": Of<SubAdds>.self, "cleanEarly": Of<CleanEarly>.self,
    "cleanNothing": Of<CleanNothing>.self, "cleanOther": Of<CleanOther>.self, "timesAdds": Of<TimesAdds>.self,
    "timesOther": Of<TimesOther>.self, "notUsed": NotUsed.self, "fixed": Fixed.self, "shared": Shared.self,
    "workTwice": WorkTwice.self, "timesNothing": Of<TimesNothing>.self,
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

private struct Of<Maker: ChainShape>: Right {}

extension Right {
    func make(_ work: (Maker) -> Void) -> Int {
        let maker = Maker()
        work(maker)
        return maker.result
    }
}

private final class Copied: RightMaker {
    var result = 0
    var add: (Int) -> Copied { { .saying(self.result + $0) } }
}

private final class Replaced: RightMaker {
    var result = 0
    var add: (Int) -> Replaced {
        {
            self.result = $0
            return self
        }
    }
}

private final class OtherReturned: RightMaker {
    var result = 0
    var add: (Int) -> OtherReturned {
        {
            self.result += $0
            return OtherReturned()
        }
    }
}

private final class SubSwapped: RightMaker {
    var result = 0
    var sub: (Int) -> SubSwapped {
        {
            self.result = $0 - self.result
            return self
        }
    }
}

private final class SubAdds: RightMaker {
    var result = 0
    var sub: (Int) -> SubAdds { add }
}

private final class CleanEarly: RightMaker {
    var result = 0
    var clean: () -> CleanEarly {
        result = 0
        return { self }
    }
}

private final class CleanNothing: RightMaker {
    var result = 0
    var clean: () -> CleanNothing { { self } }
}

private final class CleanOther: RightMaker {
    var result = 0
    var clean: () -> CleanOther { { CleanOther() } }
}

private final class TimesAdds: RightMaker {
    var result = 0
    func times(_ factor: Int) -> TimesAdds { add(factor) }
}

private final class TimesNothing: RightMaker {
    var result = 0
    func times(_ factor: Int) -> TimesNothing {
        let one = result
        for _ in 1..<max(1, factor) { result += one }
        return self
    }
}

private final class TimesOther: RightMaker {
    var result = 0
    func times(_ factor: Int) -> TimesOther { .saying(result * factor) }
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

private final class OldResult: RightMaker {
    var result = 0
    var add: (Int) -> OldResult {
        let old = result
        return {
            self.result = old + $0
            return self
        }
    }
}
