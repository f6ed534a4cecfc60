/// The first position at which two strings differ, with some of the text around it.
struct TextPlace {
    /// The position in words, for example `character 58`, or `line 3, column 7` if one of the strings has several
    /// lines. The numbers are counted from 1.
    let words: String
    let expected: String
    let got: String

    private static let before = 15
    private static let after = 25

    init(_ expected: String, _ got: String) {
        let (left, right) = (Array(expected), Array(got))
        let common = zip(left, right).prefix { $0 == $1 }.count
        if (left + right).contains(where: \.isNewline) {
            let lines = left[..<common].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            words = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
        } else {
            words = "character \(common + 1)"
        }
        self.expected = Self.excerpt(left, common)
        self.got = Self.excerpt(right, common)
    }

    private static func excerpt(_ text: [Character], _ place: Int) -> String {
        let start = max(place - before, 0)
        let end = min(place + after, text.count)
        return (start > 0 ? "…" : "") + quote(String(text[start..<end])) + (end < text.count ? "…" : "")
    }
}
