import CurrycombApproximateMatching

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
