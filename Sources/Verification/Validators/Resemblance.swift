/// Returns the candidate that a word most likely misspells, or `nil` if none of the first 200 is similar. At most a
/// third of the letters of the longer word, rounded to a whole number, may be wrong.
func nearest(to word: String, among candidates: [String]) -> String? {
    // A long string is unlikely to be a misspelled word, and the time to compute the distance grows with the square of
    // the length. A word of one or two characters would resemble too many others.
    guard word.count <= 40, word.count > 2 else { return nil }
    let letters = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.prefix(200) where candidate.count <= 40 && candidate != word {
        let other = Array(candidate.lowercased())
        var allowed = max(1, (max(letters.count, other.count) + 1) / 3)
        if let best { allowed = min(allowed, best.distance - 1) }
        if let distance = editDistance(letters, other, atMost: allowed) { best = (candidate, distance) }
    }
    return best?.candidate
}

/// Returns the smallest number of edits that turn one word into the other, or `nil` if this number is larger than the
/// limit. An edit adds, removes or changes a letter, or swaps two neighbors; no letter is edited twice (optimal string
/// alignment).
private func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
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
        // All later distances are computed from these two rows, so none of them is smaller than the minimum of the
        // rows.
        if min(current.min() ?? 0, last.min() ?? 0) > limit { return nil }
        beforeLast = last
        last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
}
