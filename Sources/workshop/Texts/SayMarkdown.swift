extension Say {
    static let markdownHTML = "HTML is outside the Markdown that lessons use; write it in words"
    static func markdownLanguage(_ language: String) -> String {
        "a code block of \(language) is outside the Markdown that lessons use; write swift, swift question, sh, text, json, marbles or nothing"
    }
    static func markdownOpen(_ mark: String) -> String { "nothing closes this \(mark)" }
    static let markdownHeading = "a heading begins with one to four # and a space"
    static let markdownTable = "a table has a row of --- below its first row"
    static func markdownCells(_ count: Int, _ wanted: Int) -> String {
        "this row has \(count) cells; the first one has \(wanted)"
    }
}
