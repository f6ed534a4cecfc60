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
    "oldResult": Of<OldResult>.self, "copied": Of<Copied>.self, "replaced": Of<Replaced>.self,
    "otherReturned": Of<OtherReturned>.self, "subSwapped": Of<SubSwapped>.self, "subAdds": Of<SubAdds>.self,
    "cleanEarly": Of<CleanEarly>.self, "cleanNothing": Of<CleanNothing>.self, "cleanOther": Of<CleanOther>.self,
    "timesAdds": Of<TimesAdds>.self, "timesOther": Of<TimesOther>.self, "notUsed": Of<NotUsed>.self,
    "fixed": Of<Fixed>.self, "shared": Of<Shared>.self, "workTwice": Of<WorkTwice>.self,
    "timesNothing": Of<TimesNothing>.self, "timesUnused": Of<TimesUnused>.self, "subFromOld": Of<SubFromOld>.self,
    "subOther": Of<SubOther>.self, "addEarly": Of<AddEarly>.self, "subEarly": Of<SubEarly>.self,
    "timesSums": Of<TimesSums>.self, "timesLoops": Of<TimesLoops>.self, "oneResult": OneResult.self,
    "subNothing": Of<SubNothing>.self, "timesGrows": Of<TimesGrows>.self,
]

@MainActor private protocol Flaw {
    init()
    func adding(to c: With<Self>) -> (Int) -> With<Self>
    func added(_ number: Int, to c: With<Self>) -> With<Self>
    func taking(from c: With<Self>) -> (Int) -> With<Self>
    func taken(_ number: Int, from c: With<Self>) -> With<Self>
    func cleaning(_ c: With<Self>) -> () -> With<Self>
    func times(_ factor: Int, _ c: With<Self>) -> With<Self>
    func make(_ work: (With<Self>) -> Void) -> Int
}

extension Flaw {
    typealias C = With<Self>

    func adding(to c: C) -> (Int) -> C { { added($0, to: c) } }
    func added(_ number: Int, to c: C) -> C { c.set(c.result + number) }
    func taking(from c: C) -> (Int) -> C { { taken($0, from: c) } }
    func taken(_ number: Int, from c: C) -> C { c.set(c.result - number) }
    func cleaning(_ c: C) -> () -> C { { c.set(0) } }
    func times(_ factor: Int, _ c: C) -> C { c.set(c.result * factor) }
    func make(_ work: (C) -> Void) -> Int { made(C(), work) }

    func made(_ c: C, _ work: (C) -> Void) -> Int {
        work(c)
        return c.result
    }
}

private final class With<F: Flaw>: ChainShape {
    private(set) var result = 0
    var add: (Int) -> With { F().adding(to: self) }
    var sub: (Int) -> With { F().taking(from: self) }
    var clean: () -> With { F().cleaning(self) }
    func times(_ factor: Int) -> With { F().times(factor, self) }

    @discardableResult func set(_ result: Int) -> With {
        self.result = result
        return self
    }
}

private struct Of<F: Flaw>: ChainCalls {
    let flaw = F()
    func make(_ work: (With<F>) -> Void) -> Int { flaw.make(work) }
}

private struct OldResult: Flaw { func adding(to c: C) -> (Int) -> C { { [old = c.result] in c.set(old + $0) } } }
private struct AddEarly: Flaw {
    func adding(to c: C) -> (Int) -> C {
        c.set(c.result + 1)
        return { c.set(c.result + $0 - 1) }
    }
}
private struct SubFromOld: Flaw { func taking(from c: C) -> (Int) -> C { { [old = c.result] in c.set(old - $0) } } }
private struct SubEarly: Flaw {
    func taking(from c: C) -> (Int) -> C {
        c.set(-c.result)
        return { c.set(-(c.result + $0)) }
    }
}
private struct TimesSums: Flaw { func times(_ factor: Int, _ c: C) -> C { c.set(c.result + c.result * factor) } }
/// Adds the result to itself again and again, so it doubles each time.
private struct TimesGrows: Flaw {
    func times(_ factor: Int, _ c: C) -> C { (0..<max(0, factor)).reduce(c) { c, _ in c.set(c.result + c.result) } }
}
private struct TimesLoops: Flaw {
    func times(_ factor: Int, _ c: C) -> C { c.set(c.result * max(0, factor)) }
}
private struct Copied: Flaw { func added(_ number: Int, to c: C) -> C { C().set(c.result + number) } }
private struct Replaced: Flaw { func added(_ number: Int, to c: C) -> C { c.set(number) } }
private struct OtherReturned: Flaw { func added(_ number: Int, to c: C) -> C { (c.set(c.result + number), C()).1 } }
private struct SubSwapped: Flaw { func taken(_ number: Int, from c: C) -> C { c.set(number - c.result) } }
private struct SubNothing: Flaw { func taken(_ number: Int, from c: C) -> C { c } }
private struct SubAdds: Flaw { func taken(_ number: Int, from c: C) -> C { c.set(c.result + number) } }
private struct CleanEarly: Flaw { func cleaning(_ c: C) -> () -> C { { [c = c.set(0)] in c } } }
private struct CleanNothing: Flaw { func cleaning(_ c: C) -> () -> C { { c } } }
private struct CleanOther: Flaw { func cleaning(_ c: C) -> () -> C { { C() } } }
private struct TimesAdds: Flaw { func times(_ factor: Int, _ c: C) -> C { c.set(c.result + factor) } }
private struct TimesNothing: Flaw { func times(_ factor: Int, _ c: C) -> C { c.set(c.result * max(1, factor)) } }
private struct TimesUnused: Flaw { func times(_ factor: Int, _ c: C) -> C { c } }
private struct TimesOther: Flaw { func times(_ factor: Int, _ c: C) -> C { C().set(c.result * factor) } }
private struct NotUsed: Flaw { func make(_ work: (C) -> Void) -> Int { 0 } }
private struct Fixed: Flaw { func make(_ work: (C) -> Void) -> Int { 3 } }
private struct Shared: Flaw {
    let maker = C()
    func make(_ work: (C) -> Void) -> Int { made(maker, work) }
}
private struct WorkTwice: Flaw {
    func make(_ work: (C) -> Void) -> Int {
        let maker = C()
        work(maker)
        return made(maker, work)
    }
}

private struct OneResult: ChainCalls {
    final class Maker: ChainShape {
        private static var only = 0
        var result: Int { Self.only }

        init() { set(0) }

        var add: (Int) -> Maker { { self.set(Self.only + $0) } }
        var sub: (Int) -> Maker { { self.set(Self.only - $0) } }
        var clean: () -> Maker { { self.set(0) } }
        func times(_ factor: Int) -> Maker { set(Self.only * factor) }

        @discardableResult private func set(_ result: Int) -> Maker {
            Self.only = result
            return self
        }
    }

    func make(_ work: (Maker) -> Void) -> Int {
        let maker = Maker()
        work(maker)
        return maker.result
    }
}

private struct SubOther: Flaw { func taken(_ number: Int, from c: C) -> C { (c.set(c.result - number), C()).1 } }
