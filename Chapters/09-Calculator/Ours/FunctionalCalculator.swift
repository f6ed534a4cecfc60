/// Step 2: functions are arguments like any other value.
///
/// It is `CalculatorFP` in the chapter's article. There the calculator changes itself; here each step returns a new
/// calculator, and the old one does not change.
package struct FunctionalCalculator: Sendable {
    /// The result so far.
    package let result: Int

    /// Makes a calculator.
    ///
    /// - Parameter result: the result to start from.
    package init(result: Int = 0) {
        self.result = result
    }

    /// Returns a calculator whose result is the sum of this result and a function's value.
    ///
    /// - Parameter number: a function, which is called once, immediately.
    /// - Returns: the new calculator.
    package func add(_ number: () -> Int) -> FunctionalCalculator {
        FunctionalCalculator(result: result + number())
    }

    /// Returns a calculator whose result is this result minus a function's value.
    ///
    /// - Parameter number: a function, which is called once, immediately.
    /// - Returns: the new calculator.
    package func sub(_ number: () -> Int) -> FunctionalCalculator {
        FunctionalCalculator(result: result - number())
    }

    /// Returns a calculator whose result is 0.
    ///
    /// - Returns: the new calculator.
    package func clean() -> FunctionalCalculator { FunctionalCalculator() }
}
