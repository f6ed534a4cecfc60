private struct Answer: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        let minimum = 1
        return number > minimum
    }

    func compare(_ number: Int, over minimum: Int) -> Bool {
        number > minimum
    }
}

package let pureCompareReference: any PureCompare.Type = Answer.self

// MARK: - Wrong answers

package let pureCompareWrong: KeyValuePairs<String, any Contract.Type> = [
    "orEqual": OrEqual.self, "readsOuter": ReadsOuter.self, "setsOuter": SetsOuter.self, "turned": Turned.self,
    "ignoresMinimum": IgnoresMinimum.self, "outerToo": OuterToo.self, "usesOuter": UsesOuter.self,
    "sharedMinimum": SharedMinimum.self, "overflow": Overflow.self, "kept": Kept.self,
    "writes": Writes.self, "rounded": Rounded.self, "rangeStops": RangeStops.self,
    "compareOrEqual": CompareOrEqual.self, "oneMore": OneMore.self,
    "signIgnored": SignIgnored.self,
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

private struct SignIgnored: PureCompare {
    func innerCompare(_ number: Int) -> Bool { number.magnitude > 1 }
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum }
}

private final class Minimum {
    var value = 1
}

private struct SharedMinimum: PureCompare {
    private let shared = Minimum()
    func innerCompare(_ number: Int) -> Bool { number > shared.value }
    func compare(_ number: Int, over minimum: Int) -> Bool {
        shared.value = minimum
        return number > shared.value
    }
}

private protocol Inner: PureCompare {}

extension Inner {
    func innerCompare(_ number: Int) -> Bool { number > 1 }
}

private struct Turned: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { minimum > number }
}

private struct CompareOrEqual: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { number >= minimum }
}

private struct OneMore: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum + 1 }
}

private struct IgnoresMinimum: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { innerCompare(number) }
}

private struct Overflow: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { number - minimum > 0 }
}

private struct Rounded: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool { Double(number) > Double(minimum) }
}

private struct RangeStops: PureCompare {
    func innerCompare(_ number: Int) -> Bool { (2...number).contains(number) }
    func compare(_ number: Int, over minimum: Int) -> Bool { number > minimum }
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

private struct Writes: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool {
        print("compare", number, minimum)
        return number > minimum
    }
}

@MainActor private var keptResults: [Int: Bool] = [:]

private struct Kept: Inner {
    func compare(_ number: Int, over minimum: Int) -> Bool {
        if let known = keptResults[number] { return known }
        keptResults[number] = number > minimum
        return number > minimum
    }
}
