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
