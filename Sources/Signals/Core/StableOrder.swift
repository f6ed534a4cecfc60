/// The places of numbers in the order of the numbers, smallest first; equal ones keep their order, which Swift's `sort` does
/// not promise.
///
/// What is put in order here and in the modules that stand on this one goes by a number, and through this function: a sort
/// specialised for each type takes 2,000 instructions of every app, and of a page in the browser.
///
/// - Complexity: O(*n* log *n*).
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
