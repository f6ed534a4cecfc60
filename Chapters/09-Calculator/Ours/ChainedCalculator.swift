/// Step 1: every call returns the calculator, so that the next call can follow after a dot.
///
/// It is `CalculatorMaker` in the article, where a dot can only stand before a property. So `add` is a property there,
/// and its value is a closure.
package final class ChainedCalculator {
    /// The result so far.
    package private(set) var result = 0

    /// Makes a calculator at 0.
    package init() {}

    /// A closure that adds its number.
    package var add: (Int) -> ChainedCalculator {
        { number in
            self.result += number
            return self
        }
    }

    /// A closure that takes its number away.
    package var sub: (Int) -> ChainedCalculator {
        { number in
            self.result -= number
            return self
        }
    }

    /// A closure that goes back to 0.
    package var clean: () -> ChainedCalculator {
        {
            self.result = 0
            return self
        }
    }

    /// Makes a calculator, lets a closure work with it, and returns the result.
    ///
    /// - Parameter work: the work for the calculator.
    /// - Returns: the calculator's result.
    package static func make(_ work: (ChainedCalculator) -> Void) -> Int {
        let calculator = ChainedCalculator()
        work(calculator)
        return calculator.result
    }
}
