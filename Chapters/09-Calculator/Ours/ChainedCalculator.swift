/// Step 1: every call returns the calculator, so the next call can follow after a dot.
///
/// It is `CalculatorMaker` in the chapter's article. In Objective-C, a method with an argument cannot follow a dot, so
/// `add` is a property there, and its value is a closure.
package final class ChainedCalculator {
    /// The result so far.
    package private(set) var result = 0

    /// Makes a calculator at 0.
    package init() {}

    /// A closure that adds its number, and returns the calculator.
    package var add: (Int) -> ChainedCalculator {
        { number in
            self.result += number
            return self
        }
    }

    /// A closure that subtracts its number, and returns the calculator.
    package var sub: (Int) -> ChainedCalculator {
        { number in
            self.result -= number
            return self
        }
    }

    /// A closure that sets the result to 0, and returns the calculator.
    package var clean: () -> ChainedCalculator {
        {
            self.result = 0
            return self
        }
    }

    /// Makes a calculator, calls `work` with it, and returns the result.
    package static func make(_ work: (ChainedCalculator) -> Void) -> Int {
        let calculator = ChainedCalculator()
        work(calculator)
        return calculator.result
    }
}
