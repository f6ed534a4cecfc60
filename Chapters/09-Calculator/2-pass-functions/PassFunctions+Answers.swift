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
    "whenTwice": WhenTwice.self, "changeIgnored": ChangeIgnored.self, "onlyPlusOrMinus": OnlyPlusOrMinus.self,
    "changesResultOnly": ChangesResultOnly.self,
    "swapped": Swapped.self, "operationIgnored": OperationIgnored.self, "startsAnew": StartsAnew.self,
    "askedTwice": AskedTwice.self, "subAdds": SubAdds.self, "subSwapped": SubSwapped.self,
    "changed": Changed.self, "whenTurned": WhenTurned.self, "whenAlways": WhenAlways.self,
    "whenNever": WhenNever.self, "whenAnew": WhenAnew.self, "changeRuns": ChangeRuns.self,
    "conditionIgnored": ConditionIgnored.self,
    "conditionTwice": ConditionTwice.self, "operatedTwice": OperatedTwice.self,
]

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

private struct Swapped: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: operation(number(), result))
        }
    }
}

private struct OperationIgnored: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: result + number())
        }
    }
}

private struct StartsAnew: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: operation(Calculator().result, number()))
        }
    }
}

private struct AskedTwice: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            number() == 0 ? self : Calculator(result: operation(result, number()))
        }
    }
}

private struct SubAdds: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func sub(_ number: () -> Int) -> Calculator { apply(+, number) }
    }
}

private struct SubSwapped: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func sub(_ number: () -> Int) -> Calculator { apply({ $1 - $0 }, number) }
    }
}

private struct Changed: PassFunctions {
    final class Calculator: RightCalculator {
        var result: Int
        convenience init() { self.init(result: 0) }
        init(result: Int) { self.result = result }
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            result = operation(result, number())
            return self
        }
    }
}

private struct WhenTurned: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            condition(result) ? self : change(self)
        }
    }
}

private struct WhenAlways: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator { change(self) }
    }
}

private struct WhenNever: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            if condition(result) { _ = change(self) }
            return self
        }
    }
}

private struct WhenAnew: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            condition(result) ? change(Calculator()) : self
        }
    }
}

private struct ChangeRuns: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            let changed = change(self)
            return condition(result) ? changed : self
        }
    }
}

private struct ConditionIgnored: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            result > 3 ? change(self) : self
        }
    }
}

private struct ConditionTwice: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            if condition(result) { return change(self) }
            if !condition(result) { return self }
            return self
        }
    }
}

private struct WhenTwice: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            guard condition(result) else { return self }
            _ = change(self)
            return change(self)
        }
    }
}

private struct ChangeIgnored: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            condition(result) ? add { 1 } : self
        }
    }
}

private struct OnlyPlusOrMinus: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: operation(3, 1) == 4 ? result + number() : result - number())
        }
    }
}

private struct ChangesResultOnly: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            condition(result) ? Calculator(result: result + change(Calculator()).result) : self
        }
    }
}

private struct OperatedTwice: PassFunctions {
    struct Calculator: RightCalculator {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            let other = number()
            return operation(result, other) == result ? self : Calculator(result: operation(result, other))
        }
    }
}
