/// Returns the indices of numbers in ascending order of the numbers. Equal numbers keep their order, which Swift's
/// `sort` does not guarantee.
///
/// A sort that is specialized for each type would add 2,000 instructions to an app or a page in the browser.
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
