/// Finds where an answer has what a check is about.
enum Locator {
    /// The line of a file that declares a name.
    ///
    /// - Parameters:
    ///   - name: the name of a function or property, with its first label where that tells it from others:
    ///     `words(containing:)`.
    ///   - text: the file.
    /// - Returns: the first line, counted from 1, that declares it; `nil` where none does.
    static func line(of name: String, in text: String) -> Int? {
        let parts = name.split { $0 == "(" || $0 == ":" || $0 == ")" }.prefix(2)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
            guard let keyword = words.firstIndex(where: { ["func", "let", "var", "struct", "enum"].contains($0) })
            else { continue }
            if words.prefix(keyword).contains(where: { $0.hasPrefix("//") }) { continue }
            if words.dropFirst(keyword + 1).starts(with: parts) { return index + 1 }
        }
        return nil
    }
}
