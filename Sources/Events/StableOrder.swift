/// Returns the indices of numbers in ascending order of the numbers. Equal numbers keep their order, which Swift's
/// `sort` does not guarantee.
///
/// This function sorts only integers, because a sort that is specialized for each type would make programs larger.
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
