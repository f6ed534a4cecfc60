import CurrycombApproximateMatching

/// A search for the word that the user probably meant.
package enum Nearest {
    /// Returns the candidate that is closest to the word; of equally close candidates, the first. `nil` only if there
    /// are no candidates.
    package static func of(_ word: String, in candidates: [String]) -> String? {
        candidates.min { score(word, $0) < score(word, $1) }
    }

    /// Returns the closest of the candidates that are similar enough to suggest; `nil` if there are none.
    package static func plausible(_ word: String, in candidates: [String]) -> String? {
        of(
            word,
            in: candidates.filter {
                slips(word, $0) <= max(1, word.count / 2) || $0.hasPrefix(word) || $0.lowercased() == word.lowercased()
            })
    }

    /// Returns the distance of a word from a candidate. Unless the word is very short, a candidate that begins with it
    /// or contains it is closer than one with typing errors.
    private static func score(_ word: String, _ candidate: String) -> Int {
        if word.count > 1, candidate.hasPrefix(word) || candidate.lowercased() == word.lowercased() { return 0 }
        if word.count > 2, candidate.contains(word) { return 1 }
        return 1 + slips(word, candidate)
    }

    /// Returns the number of edits that turn one word into the other.
    static func slips(_ left: String, _ right: String) -> Int {
        let most = max(left.count, right.count)
        return editDistance(Array(left), Array(right), atMost: most) ?? most
    }
}
