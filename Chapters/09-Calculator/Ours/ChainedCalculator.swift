/// Step 1 of the chapter's article: every call returns the calculator, so the next call can follow after a dot.
///
/// The article calls it `CalculatorMaker`. In Objective-C, a method with an argument cannot follow a dot, so `add` is a
/// property there, and its value is a closure.
package final class ChainedCalculator {
    package private(set) var result = 0

    package init() {}

    package var add: (Int) -> ChainedCalculator {
        { number in
            self.result += number
            return self
        }
    }

    package var sub: (Int) -> ChainedCalculator {
        { number in
            self.result -= number
            return self
        }
    }

    package var clean: () -> ChainedCalculator {
        {
            self.result = 0
            return self
        }
    }

    package static func make(_ work: (ChainedCalculator) -> Void) -> Int {
        let calculator = ChainedCalculator()
        work(calculator)
        return calculator.result
    }
}
