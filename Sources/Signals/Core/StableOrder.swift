/// Returns the indices of numbers in ascending order of the numbers. Equal numbers keep their order, which Swift's
/// `sort` does not guarantee.
///
/// This module and those that import it sort by a number, with this function: a sort specialized for each type adds
/// 2,000 instructions to every app, and to a page in the browser.
///
/// - Complexity: O(*n* log *n*).
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
