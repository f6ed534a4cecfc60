import Foundation

/// A page, parsed in the subset of Markdown that lessons use. The following are errors, each with a line number: a line
/// that begins with HTML other than a comment; a code block in an unknown language; a wrong heading or table; and a
/// fence, code span or `**` that is not closed.
package struct MarkdownPage: Equatable {
    package enum Block: Equatable {
        case heading(Int, [Span])
        case paragraph([Span])
        case quote([Span])
        /// A numbered or unnumbered list, and the number of its first item. Code between two items divides a list in
        /// two.
        case list(isNumbered: Bool, [[Span]], from: Int = 1)
        case table([[Span]], [[[Span]]])
        /// A code block: the words after the fence, and the lines. A block that is marked `swift question` asks the
        /// reader for its results.
        case code(String, [String])
        /// A comment `<!-- slide: … -->`. On the slide, its text replaces the paragraph or quote directly below the
        /// comment in the lesson; if the text is `-`, the slide omits that paragraph or quote.
        case slide([Span])
    }

    package enum Span: Equatable {
        case text(String)
        case code(String)
        case strong([Span])
        case emphasis([Span])
        case link([Span], String)
    }

    package struct Fault: Error, Equatable {
        package let line: Int
        package let problem: String
    }

    package private(set) var blocks: [Block] = []

    package static func plain(_ spans: [Span]) -> String {
        spans.map { span in
            switch span {
            case .text(let text), .code(let text): text
            case .strong(let spans), .emphasis(let spans), .link(let spans, _): plain(spans)
            }
        }.joined()
    }

    static let languages: Set = ["", "swift", "swift question", "sh", "text", "json", "marbles"]

    /// Parses a page; throws a fault if its syntax does not belong to the subset.
    package init(_ text: String) throws(Fault) {
        var reader = Reader(text)
        blocks = try reader.read()
    }
}

extension MarkdownPage.Block {
    /// True if the block gives the reason for the answer to a question.
    package var isReason: Bool {
        guard case .paragraph(let spans) = self, case .strong(let words)? = spans.first else { return false }
        return MarkdownPage.plain(words).hasPrefix("Because")
    }
}

private struct Reader {
    typealias Page = MarkdownPage

    private static let slide = (open: "<!-- slide:", close: "-->")

    private let lines: [String]
    private var place = 0
    private var blocks: [Page.Block] = []

    init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        self.lines = lines.map(String.init)
    }

    mutating func read() throws(Page.Fault) -> [Page.Block] {
        while place < lines.count {
            let line = lines[place]
            let start = line.drop { $0 == " " }
            if start.hasPrefix(Self.slide.open), start.hasSuffix(Self.slide.close) {
                let text = start.dropFirst(Self.slide.open.count).dropLast(Self.slide.close.count)
                blocks.append(.slide(try spans(text.trimmingCharacters(in: .whitespaces))))
                place += 1
            } else if start.isEmpty || start.hasPrefix("<!--") {
                place += 1
            } else if start.hasPrefix("```") || start.hasPrefix("~~~") {
                try fence(start)
            } else if line.hasPrefix("#") {
                try heading(line)
            } else if line.hasPrefix("|") {
                try table()
            } else if line.hasPrefix(">") {
                let text = lines[place...].prefix { $0.hasPrefix(">") }.map { $0.dropFirst().drop { $0 == " " } }
                blocks.append(.quote(try spans(text.joined(separator: " "))))
                place += text.count
            } else if Self.item(line) != nil {
                try list()
            } else if start.hasPrefix("<") {
                throw fault(Say.markdownHTML)
            } else {
                try paragraph()
            }
        }
        return blocks
    }

    private mutating func fence(_ start: Substring) throws(Page.Fault) {
        let mark = String(start.prefix(3))
        let margin = lines[place].prefix { $0 == " " }.count
        let language = start.dropFirst(3).trimmingCharacters(in: .whitespaces)
        guard Page.languages.contains(language) else { throw fault(Say.markdownLanguage(language)) }
        let first = place
        var code: [String] = []
        place += 1
        while place < lines.count, !lines[place].drop(while: { $0 == " " }).hasPrefix(mark) {
            let indent = lines[place].prefix { $0 == " " }.count
            code.append(String(lines[place].dropFirst(min(margin, indent))))
            place += 1
        }
        guard place < lines.count else { throw Page.Fault(line: first + 1, problem: Say.markdownOpen(mark)) }
        place += 1
        blocks.append(.code(language, code))
    }

    private mutating func heading(_ line: String) throws(Page.Fault) {
        let level = line.prefix { $0 == "#" }.count
        guard level <= 4, line.dropFirst(level).first == " " else { throw fault(Say.markdownHeading) }
        blocks.append(.heading(level, try spans(line.dropFirst(level).trimmingCharacters(in: .whitespaces))))
        place += 1
    }

    private mutating func table() throws(Page.Fault) {
        let first = place
        var rows: [[[Page.Span]]] = []
        while place < lines.count, lines[place].hasPrefix("|") {
            let isRule = place == first + 1
            if !isRule { rows.append(try Self.cells(lines[place]).map { cell throws(Page.Fault) in try spans(cell) }) }
            place += 1
        }
        guard place > first + 1, lines[first + 1].allSatisfy({ "|-: ".contains($0) }) else {
            throw Page.Fault(line: first + 1, problem: Say.markdownTable)
        }
        for (index, row) in rows.enumerated() where row.count != rows[0].count {
            throw Page.Fault(line: first + index + 2, problem: Say.markdownCells(row.count, rows[0].count))
        }
        blocks.append(.table(rows[0], Array(rows.dropFirst())))
    }

    /// Returns the cells of a row, in which a `|` in code or after a backslash does not separate cells.
    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var isCode = false
        var isEscaped = false
        for character in line.trimmingCharacters(in: .whitespaces).dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode, !isEscaped {
                cells.append("")
            } else {
                if isEscaped, character != "|" { cells[cells.count - 1] += "\\" }
                if character != "\\" { cells[cells.count - 1].append(character) }
            }
            isEscaped = character == "\\"
        }
        return cells.dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the parts of a line that begins a list item: whether the list is numbered, the item's number (1 if the
    /// list is not numbered), and the item's text without the bullet or number. Returns `nil` for other lines.
    private static func item(_ line: String) -> (isNumbered: Bool, number: Int, text: String)? {
        let start = line.drop { $0 == " " }
        if ["- ", "* ", "+ "].contains(where: start.hasPrefix) { return (false, 1, String(start.dropFirst(2))) }
        let digits = start.prefix(while: \.isNumber)
        guard !digits.isEmpty, digits.count < 4, start.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (true, Int(digits) ?? 1, String(start.dropFirst(digits.count + 2)))
    }

    private mutating func list() throws(Page.Fault) {
        guard let (isNumbered, number, _) = Self.item(lines[place]) else { return }
        var items: [[Page.Span]] = []
        while place < lines.count, let item = Self.item(lines[place]), item.isNumbered == isNumbered {
            var text = [item.text]
            for line in lines[(place + 1)...] {
                let start = line.drop { $0 == " " }
                if start.isEmpty || start.hasPrefix("```") || line == start || Self.item(line) != nil { break }
                text.append(String(start))
            }
            items.append(try spans(text.joined(separator: " ")))
            place += text.count
            // An empty line between two items does not end the list.
            if place + 1 < lines.count, lines[place].isEmpty, Self.item(lines[place + 1])?.isNumbered == isNumbered {
                place += 1
            }
        }
        blocks.append(.list(isNumbered: isNumbered, items, from: number))
    }

    private mutating func paragraph() throws(Page.Fault) {
        if lines[place].hasPrefix("    ") {
            var code: [String] = []
            while place < lines.count, lines[place].hasPrefix("    ") {
                code.append(String(lines[place].dropFirst(4)))
                place += 1
            }
            return blocks.append(.code("", code))
        }
        let end = lines[(place + 1)...].firstIndex { $0.isEmpty || begins($0) } ?? lines.endIndex
        let text = lines[place..<end].map { $0.trimmingCharacters(in: .whitespaces) }
        blocks.append(.paragraph(try spans(text.joined(separator: " "))))
        place = end
    }

    private func begins(_ line: String) -> Bool {
        if ["```", "~~~", "#", "|", ">", "<!--"].contains(where: line.hasPrefix) { return true }
        guard let item = Self.item(line) else { return false }
        // In wrapped text, a line can start with the end of a sentence, which can be a number: `0. The same`. So only
        // `1. ` starts a numbered list here.
        return !item.isNumbered || line.drop { $0 == " " }.hasPrefix("1. ")
    }

    private func fault(_ problem: String) -> Page.Fault { Page.Fault(line: place + 1, problem: problem) }

    private func spans(_ text: String) throws(Page.Fault) -> [Page.Span] {
        var spans: [Page.Span] = []
        var plain = ""
        var rest = Substring(text)
        func flush() {
            if !plain.isEmpty { spans.append(.text(plain)) }
            plain = ""
        }
        while let character = rest.first {
            if character == "`" {
                let ticks = String(rest.prefix { $0 == "`" })
                guard let end = rest.dropFirst(ticks.count).range(of: ticks) else {
                    throw fault(Say.markdownOpen(ticks))
                }
                flush()
                let code = rest[rest.index(rest.startIndex, offsetBy: ticks.count)..<end.lowerBound]
                spans.append(.code(ticks.count > 1 ? code.trimmingCharacters(in: .whitespaces) : String(code)))
                rest = rest[end.upperBound...]
            } else if character == "*", rest.hasPrefix("**") {
                guard let end = rest.dropFirst(2).range(of: "**") else { throw fault(Say.markdownOpen("**")) }
                flush()
                spans.append(.strong(try self.spans(String(rest.dropFirst(2)[..<end.lowerBound]))))
                rest = rest[end.upperBound...]
            } else if character == "*", let next = rest.dropFirst().first,
                next.isLetter || next.isNumber || next == "`",
                let end = rest.dropFirst().firstIndex(of: "*")
            {
                flush()
                spans.append(.emphasis(try self.spans(String(rest[rest.index(after: rest.startIndex)..<end]))))
                rest = rest[rest.index(after: end)...]
            } else if character == "[", let link = Self.link(rest) {
                flush()
                spans.append(.link(try self.spans(link.title), link.place))
                rest = link.rest
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        return spans
    }

    /// Returns the position of the bracket that closes the first one; `nil` if there is none. Brackets in code do not
    /// count.
    private static func closing(_ open: Character, _ close: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        var isCode = false
        for index in text.indices {
            let character = text[index]
            if character == "`" { isCode.toggle() }
            guard !isCode else { continue }
            if character == open { depth += 1 }
            if character == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func link(_ text: Substring) -> (title: String, place: String, rest: Substring)? {
        guard let end = closing("[", "]", in: text) else { return nil }
        let after = text[text.index(after: end)...]
        guard after.first == "(", let close = closing("(", ")", in: after) else { return nil }
        let title = text[text.index(after: text.startIndex)..<end]
        return (
            String(title), String(after[after.index(after: after.startIndex)..<close]),
            after[after.index(after: close)...]
        )
    }
}
