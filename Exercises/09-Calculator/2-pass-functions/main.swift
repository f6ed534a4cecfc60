import Chapter09Calculator

// 9.2  Functions as arguments
//
// A function can be an argument, just like a number. This calculator is a value: each step
// returns a new calculator and leaves the old calculator unchanged. Call each function only if
// you need its result, and then only once.
//
//     Calculator().apply(+) { 6 }.apply(-) { 2 }.result                  // 4: 6 - 2, not 2 - 6
//     Calculator().add { 5 }.sub { 2 }.result                            // 3
//     Calculator().add { 5 }.when({ $0 > 3 }) { $0.add { 1 } }.result    // 6: 5 > 3, so the second closure is called
//     Calculator().add { 2 }.when({ $0 > 3 }) { $0.add { 1 } }.result    // 2
//
// `Calculator(result: 7)` is a calculator with the result 7.

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
