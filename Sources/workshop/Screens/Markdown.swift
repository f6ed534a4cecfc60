import CurrycombWorkbook
import Foundation

/// Lays out the part of Markdown that lessons use for a terminal.
///
/// A fence `swift question` asks what comes out. Its results, and a paragraph after it that begins with **Because**, can
/// be hidden.
enum Markdown {
    /// - Parameters:
    ///   - text: Markdown.
    ///   - width: the columns that a line may take.
    static func lines(_ text: String, width: Int) -> [StyledLine] {
        page(text, width: width, isShown: { _ in true }).lines
    }

    /// What stands under a heading of the second level, without the heading.
    static func section(_ heading: String, of text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "## \(heading)") else { return nil }
        let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
        return section.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// A page, and the lines of each of its questions.
    ///
    /// - Parameters:
    ///   - text: Markdown.
    ///   - width: the columns that a line may take.
    ///   - isShown: whether the answer to a question is shown; questions are counted from 0.
    static func page(
        _ text: String, width: Int, isShown: @escaping (Int) -> Bool
    ) -> (lines: [StyledLine], questions: [Range<Int>]) {
        var layout = Layout(width: width, isShown: isShown)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { layout.take(String(line)) }
        layout.endParagraph()
        return (layout.lines, layout.questions)
    }

    private struct Layout {
        let width: Int
        let isShown: (Int) -> Bool
        var lines: [StyledLine] = []
        var questions: [Range<Int>] = []
        /// The first line of the question that is being read.
        private var question: Int?
        /// Whether the last block was a question whose answer is hidden.
        private var isAfterHidden = false
        private var paragraph: [String] = []
        private var marker = ""
        private var indent = 0
        private var fence: String?

        init(width: Int, isShown: @escaping (Int) -> Bool) { (self.width, self.isShown) = (width, isShown) }

        mutating func take(_ line: String) {
            let start = line.drop { $0 == " " }
            let depth = line.count - start.count
            if let fence {
                if start.hasPrefix(fence) {
                    self.fence = nil
                    endQuestion()
                } else {
                    lines.append(StyledLine("    " + Columns.visible(asked(line)), .dim))
                }
                return
            }
            if start.hasPrefix("```") || start.hasPrefix("~~~") {
                endParagraph()
                isAfterHidden = false
                fence = String(start.prefix(3))
                if start.dropFirst(3) == "swift question" { question = lines.count }
            } else if start.isEmpty {
                endParagraph()
                if lines.last?.columns ?? 0 > 0 { lines.append("") }
            } else if start.hasPrefix("<!--") {
                endParagraph()
            } else if start.hasPrefix("#") {
                endParagraph()
                heading(String(start))
            } else if start.hasPrefix("|") || depth >= 4 && paragraph.isEmpty && marker.isEmpty {
                endParagraph()
                lines.append(StyledLine(Columns.visible(line), start.hasPrefix("|") ? .plain : .dim))
            } else if let (bullet, rest) = item(start) {
                endParagraph()
                (marker, indent) = (bullet, depth)
                paragraph = [rest]
            } else if start.hasPrefix(">") {
                if marker != "│ " { endParagraph() }
                (marker, indent) = ("│ ", depth)
                paragraph.append(String(start.dropFirst().drop { $0 == " " }))
            } else {
                paragraph.append(String(start))
            }
        }

        /// A line of a question without its result, while that is hidden.
        private func asked(_ line: String) -> String {
            guard question != nil, !isShown(questions.count), let arrow = line.range(of: "// → ") else { return line }
            return line[..<arrow.upperBound] + "?"
        }

        private mutating func endQuestion() {
            guard let first = question else { return }
            isAfterHidden = !isShown(questions.count)
            questions.append(first..<lines.count)
            question = nil
        }

        private mutating func heading(_ line: String) {
            isAfterHidden = false
            let level = line.prefix { $0 == "#" }.count
            let title = StyledLine.paragraph(String(line.dropFirst(level).drop { $0 == " " }), .strong, width)
            if lines.last?.columns ?? 0 > 0 { lines.append("") }
            lines += title
            if level == 1 {
                lines.append(StyledLine(String(repeating: "─", count: title.map(\.columns).max() ?? 0), .dim))
            }
        }

        private func item(_ line: Substring) -> (marker: String, rest: String)? {
            if ["- ", "* ", "+ "].contains(where: line.hasPrefix) { return ("• ", String(line.dropFirst(2))) }
            let digits = line.prefix(while: \.isNumber)
            guard !digits.isEmpty, digits.count < 4, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
            return ("\(digits). ", String(line.dropFirst(digits.count + 2)))
        }

        mutating func endParagraph() {
            guard !paragraph.isEmpty else {
                marker = ""
                return
            }
            if isAfterHidden, marker.isEmpty, paragraph[0].hasPrefix("**Because**") {
                paragraph = []
            }
            isAfterHidden = false
            guard !paragraph.isEmpty else { return }
            let before = StyledLine(String(repeating: " ", count: indent) + marker, .dim)
            let room = max(10, width - before.columns)
            // Marks take no columns, so the text is broken without them and styled afterwards.
            let pieces = inline(paragraph.joined(separator: " "))
            for (index, line) in wrap(pieces, room).enumerated() {
                let margin =
                    index == 0 || marker == "│ " ? before : StyledLine(String(repeating: " ", count: before.columns))
                lines.append(margin + line)
            }
            paragraph = []
            marker = ""
            indent = 0
        }

        /// Strong text, code and links, as words with styles.
        private func inline(_ text: String) -> StyledLine {
            var result = StyledLine("")
            var rest = Substring(text)
            var isStrong = false
            while let character = rest.first {
                if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
                    result += (String(rest[...end]), .dim)
                    rest = rest[rest.index(after: end)...]
                } else if rest.hasPrefix("**") {
                    isStrong.toggle()
                    rest = rest.dropFirst(2)
                } else if character == "*", rest.dropFirst().first.map({ $0.isLetter || $0.isNumber }) ?? false,
                    let end = rest.dropFirst().firstIndex(of: "*")
                {
                    result += (String(rest[rest.index(after: rest.startIndex)..<end]), .strong)
                    rest = rest[rest.index(after: end)...]
                } else if character == "[", let link = link(rest) {
                    result += (link.text, isStrong ? .strong : .plain)
                    rest = link.rest
                } else {
                    result += (String(character), isStrong ? .strong : .plain)
                    rest = rest.dropFirst()
                }
            }
            return result
        }

        private func link(_ text: Substring) -> (text: String, rest: Substring)? {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let after = text[text.index(after: end)...]
            guard after.first == "(", let close = after.firstIndex(of: ")") else { return nil }
            let title = text[text.index(after: text.startIndex)..<end]
            let place = after[after.index(after: after.startIndex)..<close]
            let shown = place == title || place.hasPrefix("#") ? String(title) : "\(title) (\(place))"
            return (shown, after[after.index(after: close)...])
        }

        private func wrap(_ line: StyledLine, _ room: Int) -> [StyledLine] {
            let broken = Columns.wrap(line.plain, room)
            var characters: [(Character, TextStyle)] = []
            for piece in line.pieces { characters += Columns.visible(piece.text).map { ($0, piece.style) } }
            var position = 0
            return broken.map { text in
                while position < characters.count, characters[position].0 == " ", text.first != " " { position += 1 }
                var styled = StyledLine("")
                for character in text where position < characters.count {
                    styled += (String(character), characters[position].1)
                    position += 1
                }
                return styled
            }
        }
    }
}
