import CurrycombWorkbook

/// The first unmatched bracket in a file.
///
/// The number of braces does not show which of them is unmatched, and the compiler notices a missing brace only at the
/// end of the file. So this search considers the indentation, as a person would.
struct BracketFault {
    enum Kind: Equatable {
        /// An opening bracket that is not closed before the line `next`.
        case open(next: Int)
        /// A closing bracket that is one too many.
        case extra
    }

    let kind: Kind
    let bracket: String
    let line: Int
    /// The line's code from an opening bracket on, or from the name before it; at most 24 characters. It is empty for
    /// an extra bracket.
    let code: String

    /// Finds the first fault of a file; `nil` if each bracket has its counterpart.
    init?(_ tokens: [SourceToken], lines: [Substring]) {
        guard let fault = Self.first(in: tokens, lines: lines, byIndentation: false) else { return nil }
        self = Self.first(in: tokens, lines: lines, byIndentation: true) ?? fault
    }

    private static func first(in tokens: [SourceToken], lines: [Substring], byIndentation: Bool) -> BracketFault? {
        var open: [Int] = []
        // The first `}` that closes a brace from an earlier line, although it is not the first token of its own line.
        // Its real opening brace may be missing, so it is reported in place of an extra bracket that is found later.
        var suspect: SourceToken?
        let hasExtra = tokens.count { $0.text == "}" } > tokens.count { $0.text == "{" }
        func unclosed(_ index: Int, before line: Int) -> BracketFault {
            let (token, previous) = (tokens[index], tokens[max(0, index - 1)])
            let isCall =
                token.text == "(" && previous.line == token.line
                && previous.column + previous.text.utf8.count == token.column
                && previous.text.utf8.allSatisfy(SourceToken.isPartOfWord)
            let start = isCall ? previous.column : token.column
            let code = String(decoding: lines[token.line - 1].utf8.dropFirst(start - 1), as: UTF8.self)
            return BracketFault(.open(next: line), token, code.count > 24 ? code.prefix(23) + "…" : code)
        }
        for (index, token) in tokens.enumerated() {
            let isFirst = index == 0 || tokens[index - 1].line < token.line
            // A declaration has the same indentation as the brace that ends the previous declaration. If the
            // declaration is indented more, that brace is one too many.
            if byIndentation, hasExtra, isFirst, index > 0, tokens[index - 1].text == "}",
                beginsDeclaration.contains(token.text), token.text != "judge",
                indentation(lines[tokens[index - 1].line - 1]) < indentation(lines[token.line - 1])
            {
                return BracketFault(.extra, tokens[index - 1])
            }
            if byIndentation, isFirst, let last = open.last.map({ tokens[$0] }), last.text == "{" {
                let (outer, inner) = (indentation(lines[last.line - 1]), indentation(lines[token.line - 1]))
                let isOutside =
                    beginsDeclaration.contains(token.text)
                    || beginsStatement(tokens, index) && isIndented(open[open.count - 1], tokens, lines)
                if isOutside && inner <= outer || token.text == "}" && inner < outer {
                    return unclosed(open[open.count - 1], before: token.line)
                }
                if token.text == "}", inner > outer { return BracketFault(.extra, suspect ?? token) }
            }
            if closing[token.text] != nil { open.append(index) }
            guard let wanted = opening[token.text] else { continue }
            guard let last = open.popLast() else { return BracketFault(.extra, suspect ?? token) }
            guard tokens[last].text == wanted else {
                // If an earlier open bracket matches this one, the bracket that was opened last is the fault;
                // otherwise, this bracket is. For `)` and `]`, only an open bracket on the same line counts or, if this
                // bracket begins its line, the bracket around the one that was opened last.
                let isWanted = open.contains {
                    tokens[$0].text == wanted
                        && (wanted == "{" || tokens[$0].line == token.line || isFirst && $0 == open.last)
                }
                return isWanted ? unclosed(last, before: token.line) : BracketFault(.extra, token)
            }
            if token.text == "}", !isFirst, tokens[last].line < token.line { suspect = suspect ?? token }
        }
        return open.last.map { unclosed($0, before: max(lines.count, tokens[$0].line + 1)) }
    }

    private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

    /// Returns true if the line below an opening brace is indented deeper than the brace's line, and the brace's line
    /// does not continue the line above it.
    private static func isIndented(_ brace: Int, _ tokens: [SourceToken], _ lines: [Substring]) -> Bool {
        let line = tokens[brace].line
        guard let start = tokens[...brace].firstIndex(where: { $0.line == line }), brace + 1 < tokens.count else {
            return false
        }
        let continues =
            start > 0 && continues(after: tokens[start - 1]) || tokens[start].text == "."
        return !continues && tokens[brace + 1].line > line
            && indentation(lines[tokens[brace + 1].line - 1]) > indentation(lines[line - 1])
    }

    private init(_ kind: Kind, _ token: SourceToken, _ code: String = "") {
        (self.kind, bracket, line, self.code) = (kind, token.text, token.line, code)
    }

    private static let opening = [")": "(", "]": "[", "}": "{"]
    private static let closing = ["(": ")", "[": "]", "{": "}"]
    /// Words that begin a declaration, and `judge`, which begins the last line of an answer.
    private static let beginsDeclaration: Set = [
        "func", "struct", "class", "enum", "extension", "protocol", "init", "static", "mutating", "private", "judge",
        "typealias", "@MainActor", "final", "import",
    ]

    /// Returns true if a line that begins with this token may begin a statement, or the `else` or `catch` of one.
    private static func beginsStatement(_ tokens: [SourceToken], _ index: Int) -> Bool {
        let text = tokens[index].text
        guard let first = text.utf8.first, SourceToken.isPartOfWord(first), !neverBeginsStatement.contains(text) else {
            return false
        }
        return index == 0 || !continues(after: tokens[index - 1])
    }

    private static let neverBeginsStatement: Set = ["as", "case", "default", "in", "is", "where"]

    private static func continues(after token: SourceToken) -> Bool { ",([=:&|?+-*/>".contains(token.text.suffix(1)) }

    /// Returns a sentence about the fault.
    func meaning(_ explanations: Explanations) -> String? {
        let closing = Self.closing[bracket] ?? ""
        return switch kind {
        case .open(let next) where bracket == "{":
            explanations.sentence("braceOpen", ["{1}": "\(line)", "{2}": "\(next)"])
        case .open:
            explanations.sentence("bracketOpen", ["{1}": "\(line)", "{2}": code, "{3}": closing])
        case .extra:
            explanations.sentence(
                "bracketExtra", ["{1}": "\(line)", "{2}": bracket, "{3}": Self.opening[bracket] ?? ""])
        }
    }
}
