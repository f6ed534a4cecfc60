/// Step 4 of the chapter's article: cells that are computed from cells. After `let c = a + b`, `c` is computed again at
/// every change to `a` or `b`.
///
/// The article calls it `CalculatorReactiveFP`.
package final class Formula: Cell {
    package static func + (a: Formula, b: Formula) -> Formula { combine(a, b, by: +) }

    package static func - (a: Formula, b: Formula) -> Formula { combine(a, b, by: -) }

    private static func combine(_ a: Formula, _ b: Formula, by operation: @escaping (Int, Int) -> Int) -> Formula {
        let result = Formula(operation(a.value, b.value))
        let update = { (_: Int) in result.value = operation(a.value, b.value) }
        a.observe(update)
        b.observe(update)
        return result
    }
}
