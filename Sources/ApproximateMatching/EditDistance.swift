/// Returns the smallest number of edits that turn one word into the other, or `nil` if this number is larger than the
/// limit. An edit adds, removes or changes a letter, or swaps two neighboring letters; no letter is edited twice
/// (optimal string alignment).
///
/// - Complexity: at most the product of the words' lengths.
package func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == right[column - 1], other == left[row - 1] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        // All later distances are computed from these two rows, so none is smaller than the minimum of both.
        if min(current.min() ?? 0, last.min() ?? 0) > limit { return nil }
        beforeLast = last
        last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
}
