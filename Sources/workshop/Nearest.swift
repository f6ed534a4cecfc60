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

    /// Returns the smallest number of edits that turn one word into the other (optimal string alignment). An edit
    /// inserts, removes or replaces a letter, or swaps two neighboring letters.
    static func slips(_ left: String, _ right: String) -> Int {
        let (a, b) = (Array(left), Array(right))
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
