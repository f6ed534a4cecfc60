/// The part of an answer's file that is worth reading beside the solution.
package enum AnswerSource {
    /// What is inside the answer's type, without imports, comments of whole lines and the line that judges.
    ///
    /// Where a file holds more than the one type, everything is kept.
    ///
    /// - Parameter text: the file.
    /// - Returns: its telling part, moved to the left edge.
    package static func telling(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmedEnd }
        lines.removeAll { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return start.hasPrefix("//") || start.hasPrefix("import ") || line.hasPrefix("judge(")
                || line.hasPrefix("@testable import ")
        }
        lines = trimmed(lines)
        if let first = lines.first, isTypeHead(first), first.hasSuffix("{"),
            lines.dropFirst().firstIndex(where: { $0.hasPrefix("}") }) == lines.count - 1
        {
            lines = trimmed(Array(lines.dropFirst().dropLast()))
        }
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(margin, $0.count))) }.joined(separator: "\n")
    }

    /// Whether two answers differ in nothing but spaces and line ends.
    package static func areSame(_ left: String, _ right: String) -> Bool {
        left.filter { !$0.isWhitespace } == right.filter { !$0.isWhitespace }
    }

    private static func isTypeHead(_ line: String) -> Bool {
        line.split(separator: " ").prefix(3).contains("struct")
    }

    /// Without empty lines at both ends, and with one where there were several.
    private static func trimmed(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where !(line.isEmpty && (result.last ?? "").isEmpty) { result.append(line) }
        while result.last == "" { result.removeLast() }
        return result
    }
}
