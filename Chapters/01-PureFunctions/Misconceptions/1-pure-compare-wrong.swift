package let pureCompareWrong: KeyValuePairs<String, any Contract.Type> = [
    "orEqual": OrEqual.self, "readsOuter": ReadsOuter.self, "setsOuter": SetsOuter.self, "turned": Turned.self,
    "ignoresMinimum": IgnoresMinimum.self, "outerToo": OuterToo.self, "usesOuter": UsesOuter.self,
]

private struct OrEqual: PureCompare {
    func innerCompare(_ number: Int) -> Bool { number >= 1 }
    func compare(_ number: Int, over minimum: Int) -> Bool { number >= minimum }
}

private struct ReadsOuter: PureCompare {
    func innerCompare(_ number: Int) -> Bool { number > outerMinimum }
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum }
}

private struct SetsOuter: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        outerMinimum = 1
        return number > outerMinimum
    }
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum }
}

private protocol Inner: PureCompare {}

extension Inner {
    func innerCompare(_ number: Int) -> Bool { number > 1 }
}

private struct Turned: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { minimum > number }
}

private struct IgnoresMinimum: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { innerCompare(number) }
}

private struct OuterToo: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { number > max(minimum, outerMinimum) }
}

private struct UsesOuter: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        let before = outerMinimum
        defer { outerMinimum = before }
        outerMinimum = 1
        return number > outerMinimum
    }
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum }
}
