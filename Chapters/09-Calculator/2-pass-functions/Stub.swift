import Chapter09Calculator

struct Answer: PassFunctions {
    struct Calculator: FunctionalShape {
        var result = 0

        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            todo("apply")
        }

        func add(_ number: () -> Int) -> Calculator {
            todo("add")
        }

        func sub(_ number: () -> Int) -> Calculator {
            todo("sub")
        }

        func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator {
            todo("when")
        }
    }
}

judge(Answer.self)
