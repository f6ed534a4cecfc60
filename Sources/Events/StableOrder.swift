/// Returns the indices of the numbers, sorted by number. Unlike Swift's `sort`, it guarantees that equal numbers keep
/// their order.
///
/// It sorts only integers, because a generic sort, specialized for each type, would make programs larger.
@usableFromInline
package func stableOrder(of numbers: [Int]) -> [Int] {
    numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
