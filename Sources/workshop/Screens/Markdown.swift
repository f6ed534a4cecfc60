import CurrycombWorkbook
import Foundation

/// Lays out the Markdown of lessons for a terminal.
///
/// A code block that is marked `swift question` asks the reader for its results. These can be hidden, together with the
/// paragraph below the block if this paragraph begins with **Because**.
enum Markdown {
    /// Returns the lines of a page on which all answers are shown.
    static func lines(_ text: String, width: Int) -> [StyledLine] {
        page(text, width: width, isShown: { _ in true }).lines
    }

    /// Returns the text below a second-level heading, up to the next such heading; `nil` if the heading is missing.
    static func section(_ heading: String, of text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "## \(heading)") else { return nil }
        let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
        return section.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// Returns a page, and the range of lines for each of its questions. A text that cannot be parsed is only wrapped.
    ///
    /// - Parameters:
    ///   - width: the available columns. Prose uses at most 80 columns, since longer lines are hard to read.
    ///   - isStyled: true if the terminal shows styles; otherwise emphasis keeps its asterisks, and code its backticks.
    ///   - isShown: returns true if the answer to a question is shown. Questions are counted from 0.
    static func page(
        _ text: String, width: Int, isStyled: Bool = TerminalTraits.current.colour, isShown: (Int) -> Bool
    ) -> (lines: [StyledLine], questions: [Range<Int>]) {
        guard let page = try? MarkdownPage(text) else { return (Columns.wrap(text, width).map { StyledLine($0) }, []) }
        var layout = Layout(width: min(width, 80), codeWidth: width, isStyled: isStyled)
        layout.take(page.blocks[...], isShown)
        return (layout.lines, layout.questions)
    }

    /// Returns the indented lines of a short text, such as a hint.
    static func sentence(_ text: String, indent: Int, _ width: Int) -> [StyledLine] {
        let margin = StyledLine(String(repeating: " ", count: indent))
        return lines(text, width: max(10, width - indent)).map { margin + $0 }
    }

    private struct Layout {
        let width: Int
        let codeWidth: Int
        let isStyled: Bool
        var lines: [StyledLine] = []
        var questions: [Range<Int>] = []

        init(width: Int, codeWidth: Int, isStyled: Bool) {
            (self.width, self.codeWidth, self.isStyled) = (width, codeWidth, isStyled)
        }

        mutating func take(_ blocks: ArraySlice<MarkdownPage.Block>, _ isShown: (Int) -> Bool) {
            var blocks = blocks
            while let block = blocks.popFirst() {
                if case .slide = block { continue }
                if !lines.isEmpty { lines.append("") }
                guard case .code("swift question", let code) = block else {
                    take(block)
                    continue
                }
                let (first, shows) = (lines.count, isShown(questions.count))
                add(code: shows ? code : code.map(Self.asked))
                questions.append(first..<lines.count)
                if !shows, blocks.first?.isReason ?? false { blocks.removeFirst() }
            }
        }

        private mutating func take(_ block: MarkdownPage.Block) {
            switch block {
            case .heading(let level, let spans):
                let title = StyledLine.paragraph(MarkdownPage.plain(spans), .strong, width)
                lines += title
                if level == 1 {
                    lines.append(StyledLine(String(repeating: "─", count: title.map(\.columns).max() ?? 0), .dim))
                }
            case .paragraph(let spans): add(spans, first: "", others: "")
            case .quote(let spans): add(spans, first: "│ ", others: "│ ")
            case .list(let isNumbered, let items, let first):
                for (index, item) in items.enumerated() {
                    let mark = isNumbered ? "\(first + index). " : "• "
                    add(item, first: mark, others: String(repeating: " ", count: mark.count))
                }
            case .table(let head, let rows): add(table: head, rows)
            case .code(_, let code): add(code: code)
            case .slide: break
            }
        }

        /// Returns a line of a question with `?` in place of its result.
        private static func asked(_ line: String) -> String {
            line.range(of: "// → ").map { line[..<$0.upperBound] + "?" } ?? line
        }

        private mutating func add(code: [String]) {
            for line in code {
                let room = max(10, codeWidth - 4)
                let broken =
                    Columns.of(Columns.visible(line)) <= room ? [Columns.visible(line)] : Columns.wrapCode(line, room)
                lines += broken.map { StyledLine("    " + $0, .dim) }
            }
        }

        private mutating func add(_ spans: [MarkdownPage.Span], first: String, others: String) {
            let room = max(10, width - first.count)
            for (index, line) in styled(spans).wrapped(to: room).enumerated() {
                lines.append(StyledLine(index == 0 ? first : others, .dim) + line)
            }
        }

        // MARK: - Tables

        /// Adds a table. If the columns do not fit at their full width, the widest ones are wrapped.
        private mutating func add(table head: [[MarkdownPage.Span]], _ rows: [[[MarkdownPage.Span]]]) {
            let cells = ([head] + rows).map { $0.map { styled($0) } }
            var widths = head.indices.map { column in cells.map { $0[column].columns }.max() ?? 0 }
            let room = max(head.count, width - 2 * (head.count - 1))
            while widths.reduce(0, +) > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] > 1
            {
                widths[widest] -= 1
            }
            for (index, row) in cells.enumerated() {
                let broken = row.indices.map { column in
                    index == 0
                        ? StyledLine.paragraph(row[column].plain, .strong, max(1, widths[column]))
                        : row[column].wrapped(to: max(1, widths[column]))
                }
                for line in 0..<(broken.map(\.count).max() ?? 0) {
                    lines.append(
                        broken.indices.reduce(StyledLine("")) { whole, column in
                            let cell = line < broken[column].count ? broken[column][line] : ""
                            let isLast = column == broken.count - 1
                            let gap = isLast ? 0 : widths[column] - cell.columns + 2
                            return whole + cell + StyledLine(String(repeating: " ", count: gap))
                        })
                }
                if index == 0 {
                    let rules = widths.map { String(repeating: "─", count: $0) }
                    lines.append(StyledLine(rules.joined(separator: "  "), .dim))
                }
            }
        }

        // MARK: - Words

        private func styled(_ spans: [MarkdownPage.Span], _ style: TextStyle = .plain) -> StyledLine {
            spans.reduce(StyledLine("")) { line, span in
                switch span {
                case .text(let text): line + StyledLine(text, style)
                case .code(let code): line + (isStyled ? StyledLine(code, .code) : StyledLine("`\(code)`"))
                case .strong(let spans): line + styled(spans, .strong)
                case .emphasis(let spans):
                    isStyled
                        ? line + styled(spans, .strong) : line + StyledLine("*") + styled(spans) + StyledLine("*")
                case .link(let spans, let place):
                    place == MarkdownPage.plain(spans) || place.hasPrefix("#")
                        ? line + styled(spans, style)
                        : line + styled(spans, style) + StyledLine(" (\(place))", style)
                }
            }
        }
    }
}
