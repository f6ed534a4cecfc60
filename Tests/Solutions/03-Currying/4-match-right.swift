import Chapter03Currying

package let matchRight: KeyValuePairs<String, any Contract.Type> = ["withoutMatch": WithoutMatch.self]

/// Does not call `match` in the other functions: `hasSpaces` and `vowels` inspect characters, and `replace` joins the
/// text between the matches.
private struct WithoutMatch: Match {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in text.ranges(of: pattern).map { String(text[$0]) } }
    }

    var hasSpaces: (String) -> Bool { { $0.contains(where: \.isWhitespace) } }
    var vowels: (String) -> Int { { text in text.count { "aeiou".contains($0) } } }

    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in
            { text in
                var (result, place) = ("", text.startIndex)
                for range in text.ranges(of: pattern) {
                    result += text[place..<range.lowerBound] + substitute
                    place = range.upperBound
                }
                return result + text[place...]
            }
        }
    }
}
