private struct Answer: PassFunctions {
    struct Calculator: FunctionalShape {
        var result = 0

        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: operation(result, number()))
        }

        func add(_ number: () -> Int) -> Calculator { apply(+, number) }

        func sub(_ number: () -> Int) -> Calculator { apply(-, number) }

        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            condition(result) ? change(self) : self
        }
    }
}

package let passFunctionsReference: any PassFunctions.Type = Answer.self

// MARK: - Wrong answers

package let passFunctionsWrong: KeyValuePairs<String, any Contract.Type> = [
    "whenTwice": Of<WhenTwice>.self, "changeIgnored": Of<ChangeIgnored>.self,
    "onlyPlusOrMinus": Of<OnlyPlusOrMinus>.self,
    "changesResultOnly": Of<ChangesResultOnly>.self,
    "swapped": Of<Swapped>.self, "operationIgnored": Of<OperationIgnored>.self, "startsAnew": Of<StartsAnew>.self,
    "askedTwice": Of<AskedTwice>.self, "subAdds": Of<SubAdds>.self, "subSwapped": Of<SubSwapped>.self,
    "changed": Of<Changed>.self, "whenTurned": Of<WhenTurned>.self, "whenAlways": Of<WhenAlways>.self,
    "whenNever": Of<WhenNever>.self, "whenAnew": Of<WhenAnew>.self, "changeRuns": Of<ChangeRuns>.self,
    "conditionIgnored": Of<ConditionIgnored>.self,
    "conditionTwice": Of<ConditionTwice>.self, "operatedTwice": Of<OperatedTwice>.self,
]

private struct Of<Calculator: FunctionalShape>: PassFunctions {}

/// Right in what a wrong calculator does not say otherwise.
private protocol RightCalculator: FunctionalShape {
    init(result: Int)
}

extension RightCalculator {
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Self {
        Self(result: operation(result, number()))
    }
    func add(_ number: () -> Int) -> Self { apply(+, number) }
    func sub(_ number: () -> Int) -> Self { apply(-, number) }
    func when(_ condition: (Int) -> Bool, _ change: (Self) -> Self) -> Self { condition(result) ? change(self) : self }
}

private struct Swapped: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Swapped {
        Swapped(result: operation(number(), result))
    }
}

private struct OperationIgnored: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> OperationIgnored {
        OperationIgnored(result: result + number())
    }
}

private struct StartsAnew: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> StartsAnew {
        StartsAnew(result: operation(StartsAnew().result, number()))
    }
}

private struct AskedTwice: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> AskedTwice {
        number() == 0 ? self : AskedTwice(result: operation(result, number()))
    }
}

private struct SubAdds: RightCalculator {
    var result = 0
    func sub(_ number: () -> Int) -> SubAdds { apply(+, number) }
}

private struct SubSwapped: RightCalculator {
    var result = 0
    func sub(_ number: () -> Int) -> SubSwapped { apply({ $1 - $0 }, number) }
}

private final class Changed: RightCalculator {
    var result: Int
    convenience init() { self.init(result: 0) }
    init(result: Int) { self.result = result }
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Changed {
        result = operation(result, number())
        return self
    }
}

private struct WhenTurned: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (WhenTurned) -> WhenTurned) -> WhenTurned {
        condition(result) ? self : change(self)
    }
}

private struct WhenAlways: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (WhenAlways) -> WhenAlways) -> WhenAlways { change(self) }
}

private struct WhenNever: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (WhenNever) -> WhenNever) -> WhenNever {
        if condition(result) { _ = change(self) }
        return self
    }
}

private struct WhenAnew: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (WhenAnew) -> WhenAnew) -> WhenAnew {
        condition(result) ? change(WhenAnew()) : self
    }
}

private struct ChangeRuns: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (ChangeRuns) -> ChangeRuns) -> ChangeRuns {
        let changed = change(self)
        return condition(result) ? changed : self
    }
}

private struct ConditionIgnored: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (ConditionIgnored) -> ConditionIgnored) -> ConditionIgnored {
        result > 3 ? change(self) : self
    }
}

private struct ConditionTwice: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (ConditionTwice) -> ConditionTwice) -> ConditionTwice {
        if condition(result) { return change(self) }
        if !condition(result) { return self }
        return self
    }
}

private struct WhenTwice: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (WhenTwice) -> WhenTwice) -> WhenTwice {
        guard condition(result) else { return self }
        _ = change(self)
        return change(self)
    }
}

private struct ChangeIgnored: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (ChangeIgnored) -> ChangeIgnored) -> ChangeIgnored {
        condition(result) ? add { 1 } : self
    }
}

private struct OnlyPlusOrMinus: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> OnlyPlusOrMinus {
        OnlyPlusOrMinus(result: operation(3, 1) == 4 ? result + number() : result - number())
    }
}

private struct ChangesResultOnly: RightCalculator {
    var result = 0
    func when(_ condition: (Int) -> Bool, _ change: (ChangesResultOnly) -> ChangesResultOnly) -> ChangesResultOnly {
        condition(result) ? ChangesResultOnly(result: result + change(ChangesResultOnly()).result) : self
    }
}

private struct OperatedTwice: RightCalculator {
    var result = 0
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> OperatedTwice {
        let other = number()
        return operation(result, other) == result ? self : OperatedTwice(result: operation(result, other))
    }
}
