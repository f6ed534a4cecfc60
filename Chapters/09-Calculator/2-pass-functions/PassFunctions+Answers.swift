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
    "onlyPlusOrMinus": Of<OnlyPlusOrMinus>.self, "changesResultOnly": Of<ChangesResultOnly>.self,
    "swapped": Of<Swapped>.self, "operationIgnored": Of<OperationIgnored>.self, "startsAnew": Of<StartsAnew>.self,
    "askedTwice": Of<AskedTwice>.self, "subAdds": Of<SubAdds>.self, "subSwapped": Of<SubSwapped>.self,
    "changed": Of<Changed>.self, "whenTurned": Of<WhenTurned>.self, "whenAlways": Of<WhenAlways>.self,
    "whenNever": Of<WhenNever>.self, "whenAnew": Of<WhenAnew>.self, "changeRuns": Of<ChangeRuns>.self,
    "conditionIgnored": Of<ConditionIgnored>.self, "conditionTwice": Of<ConditionTwice>.self,
    "operatedTwice": Of<OperatedTwice>.self, "conditionOnChange": Of<ConditionOnChange>.self,
    "whenResets": Of<WhenResets>.self, "changeOnChange": Of<ChangeOnChange>.self, "addForgets": Of<AddForgets>.self,
    "operationNotCalled": Of<OperationNotCalled>.self, "whenRepeats": Of<WhenRepeats>.self,
    "applyUnchanged": Of<ApplyUnchanged>.self, "numberTwice": Of<NumberTwice>.self,
    "addUnchanged": Of<AddUnchanged>.self, "subUnchanged": Of<SubUnchanged>.self,
    "subForgets": Of<SubForgets>.self,
]

private typealias Operation = (Int, Int) -> Int

@MainActor private protocol Flaw {
    init()
    func applied(_ c: With<Self>, _ operation: Operation, _ number: () -> Int) -> Int
    func apply(_ c: With<Self>, _ operation: Operation, _ number: () -> Int) -> With<Self>
    func add(_ c: With<Self>, _ number: () -> Int) -> With<Self>
    func sub(_ c: With<Self>, _ number: () -> Int) -> With<Self>
    func when(_ c: With<Self>, _ condition: (Int) -> Bool, _ change: (With<Self>) -> With<Self>) -> With<Self>
}

extension Flaw {
    typealias C = With<Self>

    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int { operation(c.result, number()) }
    func apply(_ c: C, _ operation: Operation, _ number: () -> Int) -> C { C(applied(c, operation, number)) }
    func add(_ c: C, _ number: () -> Int) -> C { c.apply(+, number) }
    func sub(_ c: C, _ number: () -> Int) -> C { c.apply(-, number) }
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { condition(c.result) ? change(c) : c }
}

private final class With<F: Flaw>: FunctionalShape {
    var result: Int

    init(_ result: Int) { self.result = result }
    convenience init() { self.init(0) }
    func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> With { F().apply(self, operation, number) }
    func add(_ number: () -> Int) -> With { F().add(self, number) }
    func sub(_ number: () -> Int) -> With { F().sub(self, number) }
    func when(_ condition: (Int) -> Bool, _ change: (With) -> With) -> With { F().when(self, condition, change) }
}

private struct Of<F: Flaw>: PassFunctions {
    typealias Calculator = With<F>
}

private struct Swapped: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int { operation(number(), c.result) }
}
private struct ApplyUnchanged: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int {
        _ = operation(c.result, number())
        return c.result
    }
}
private struct NumberTwice: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int { operation(number(), number()) }
}
private struct OperationIgnored: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int { c.result + number() }
}
private struct OnlyPlusOrMinus: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int {
        operation(3, 1) == 4 ? c.result + number() : c.result - number()
    }
}
private struct OperationNotCalled: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int {
        c.result == 0 ? number() : operation(c.result, number())
    }
}
private struct StartsAnew: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int { operation(0, number()) }
}
private struct AskedTwice: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int {
        number() == 0 ? c.result : operation(c.result, number())
    }
}
private struct OperatedTwice: Flaw {
    func applied(_ c: C, _ operation: Operation, _ number: () -> Int) -> Int {
        let other = number()
        return operation(c.result, other) == c.result ? c.result : operation(c.result, other)
    }
}
private struct Changed: Flaw {
    func apply(_ c: C, _ operation: Operation, _ number: () -> Int) -> C {
        c.result = operation(c.result, number())
        return c
    }
}
private struct SubAdds: Flaw { func sub(_ c: C, _ number: () -> Int) -> C { c.apply(+, number) } }
private struct SubSwapped: Flaw { func sub(_ c: C, _ number: () -> Int) -> C { c.apply({ $1 - $0 }, number) } }

private struct WhenTurned: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { condition(c.result) ? c : change(c) }
}
private struct WhenAlways: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { change(c) }
}
private struct WhenNever: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        condition(c.result) ? (change(c), c).1 : c
    }
}
private struct WhenAnew: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { condition(c.result) ? change(C()) : c }
}
private struct WhenTwice: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        condition(c.result) ? (change(c), change(c)).1 : c
    }
}
private struct WhenRepeats: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        var changed = c
        while condition(changed.result) { changed = change(changed) }
        return changed
    }
}
private struct ChangeRuns: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        let changed = change(c)
        return condition(c.result) ? changed : c
    }
}
private struct ChangeIgnored: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { condition(c.result) ? c.add { 1 } : c }
}
private struct ChangesResultOnly: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        condition(c.result) ? C(c.result + change(C()).result) : c
    }
}
private struct ConditionIgnored: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { c.result > 3 ? change(c) : c }
}
private struct ConditionTwice: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        condition(c.result) ? change(c) : condition(c.result) ? c : c
    }
}

private struct ConditionOnChange: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        let changed = change(c)
        return condition(changed.result) ? changed : c
    }
}
private struct WhenResets: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C { condition(c.result) ? change(c) : C() }
}
private struct ChangeOnChange: Flaw {
    func when(_ c: C, _ condition: (Int) -> Bool, _ change: (C) -> C) -> C {
        condition(c.result) ? change(change(c)) : c
    }
}
private struct AddForgets: Flaw {
    func add(_ c: C, _ number: () -> Int) -> C { C(number()) }
}
private struct AddUnchanged: Flaw {
    func add(_ c: C, _ number: () -> Int) -> C { (number(), c).1 }
}
private struct SubForgets: Flaw {
    func sub(_ c: C, _ number: () -> Int) -> C { C(0 - number()) }
}
private struct SubUnchanged: Flaw {
    func sub(_ c: C, _ number: () -> Int) -> C { (number(), c).1 }
}
