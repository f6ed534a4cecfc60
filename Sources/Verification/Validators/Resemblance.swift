/// Returns the candidate that a word most likely misspells, or `nil` if none is similar: at most a third of the
/// letters, rounded to a whole number, may be wrong.
func nearest(to word: String, among candidates: [String]) -> String? {
    // Long strings are not typing errors, and the cost of the distance grows with the square of the length. A word of
    // one or two characters resembles everything.
    guard word.count <= 40, word.count > 2 else { return nil }
    let near = candidates.prefix(200).compactMap { candidate -> (String, Int)? in
        guard candidate.count <= 40, candidate != word else { return nil }
        let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
        return distance <= max(1, (max(word.count, candidate.count) + 1) / 3) ? (candidate, distance) : nil
    }
    return near.min { $0.1 < $1.1 }?.0
}

/// Returns the number of letters to add, remove, change or swap with a neighbor, each letter at most once (optimal
/// string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
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
        beforeLast = last
        last = current
    }
    return last[right.count]
}
