/// Returns the indices of numbers in ascending order of the numbers. Equal numbers keep their order, which Swift's
/// `sort` does not guarantee.
///
/// This module and the modules that import it use this function to sort values by a number: a sort that is specialized
/// for each type adds 2,000 instructions to every app, and to a page in the browser.
///
/// - Complexity: O(*n* log *n*).
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
