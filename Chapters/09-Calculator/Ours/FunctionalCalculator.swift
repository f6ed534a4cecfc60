/// Step 2 of the chapter's article: functions are arguments like any other value.
///
/// The article calls it `CalculatorFP`. In the article, the calculator changes itself. Here, each call returns a new
/// calculator, and the old one does not change.
package struct FunctionalCalculator: Sendable {
    package let result: Int

    package init(result: Int = 0) {
        self.result = result
    }

    package func add(_ number: () -> Int) -> FunctionalCalculator {
        FunctionalCalculator(result: result + number())
    }

    package func sub(_ number: () -> Int) -> FunctionalCalculator {
        FunctionalCalculator(result: result - number())
    }

    package func clean() -> FunctionalCalculator { FunctionalCalculator() }
}
