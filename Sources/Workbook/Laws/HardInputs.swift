// Inputs that generators seldom produce and that plausible answers may get wrong.

extension [String] {
    /// Strings that are hard to handle: the empty string, a very long string, and strings with spaces of many kinds,
    /// punctuation, control characters or digits of other scripts. Some contain letters made of two code points, or
    /// letters whose capital form is two letters.
    ///
    /// ```swift
    /// Argument("title", .phrase).andAtLast(.hardTexts)
    /// ```
    public static var hardTexts: [String] { spaces + signs + digits + letters + controls + [long] }

    private static let spaces = [
        "", " ", "  ", " a", "a ", " a  b ", "a\tb", "a\nb", "a\r\nb", "\n", "a\u{A0}b", "a\u{2003}b", "a\u{3000}b",
        "a\u{200B}b",
    ]
    private static let signs = [
        "-", "a-b", "a--b", "-a-", "a_b", "a,b", ",", "a, b", "a;b", "a.b", "a & b", "&", "a/b", "a\\b", "\"a\"", "a'b",
        "a@b", "#a", "%20", "nil", "null",
    ]
    private static let digits = [
        "0", "-0", "+7", "007", "-5", "\u{2212}5", "4 1", "4\u{A0}1", "41\u{200B}", "1,000", "1.000",
        "1\u{202F}000", "1'000", "1_000", "1.5", "1e3", "0x1F", "٤١", "４１", "४१", "½",
        "²", "Ⅷ", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    ]
    private static let letters = [
        "é", "e\u{301}", "Zoe\u{301}", "straße", "Straße", "İ", "ı", "ǆ", "ﬁ", "ΟΔΟΣ", "日本語", "한글", "שלום", "🐝", "🇩🇪",
        "👩‍👩‍👧", "A", "ABC", "aA",
    ]
    private static let controls = ["\u{7}", "a\u{0}b", "\u{1B}[1m", "\u{FEFF}a"]
    private static let long = repeatElement("a long text ", count: 400).joined()
}

extension [Int] {
    /// Numbers that are hard to handle: 0, 1, some powers of two and of ten and their neighbors, with both signs, and
    /// the bounds of `Int`. Small ones come first. Choose a range in which right answers do not overflow.
    public static func hardNumbers(in range: ClosedRange<Int> = .min ... .max) -> [Int] {
        let twos = [1, 2, 3, 4, 7, 8, 10, 15, 16, 31, 32, 53, 62].map { 1 << $0 }
        let tens = [10, 100, 1_000, 10_000, 1_000_000, 1_000_000_000, 1_000_000_000_000_000_000]
        let near = (twos + tens).flatMap { [$0 - 1, $0, $0 + 1] }
        let all = Set(near + near.map { -$0 } + [0, .min, .min + 1, .max])
        return all.filter(range.contains).sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
    }
}
