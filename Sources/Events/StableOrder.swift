/// Returns the indices of the numbers, sorted by the numbers in ascending order. Equal numbers keep their order.
///
/// The function sorts only integers, because a generic sort, specialized for each type, would make programs larger.
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
