import CurrycombWorkshop
import Foundation

/// Lays out a lesson as HTML. ``Markdown`` lays out a lesson for a terminal.
struct LessonHTML {
    let page: MarkdownPage
    /// Returns the address for the target of a link; empty if the link should be plain text.
    let link: (String) -> String
    var isLive = false
    /// The ids that headings cannot have, because other parts of the same page have them.
    var taken = HTML.frame

    /// The page as HTML, without a first-level heading at its start.
    var body: String {
        var html = ""
        var blocks = page.blocks[...]
        var headings = page.headings(besides: taken)[...]
        if case .heading(1, _) = blocks.first {
            blocks.removeFirst()
            headings.removeFirst()
        }
        while let block = blocks.popFirst() {
            if case .heading = block, let heading = headings.popFirst() {
                html += self.heading(heading.level, heading.spans, heading.mark)
            } else if case .code("swift question", let lines) = block {
                var because = ""
                if let next = blocks.first, next.isReason {
                    because = self.html(next)
                    blocks.removeFirst()
                }
                html += question(lines, because)
            } else {
                html += self.html(block)
            }
        }
        return html
    }

    private func question(_ lines: [String], _ because: String) -> String {
        HTML.swift(Self.asked(lines).joined(separator: "\n"))
            + HTML.details(
                Say.guessThenOpen, HTML.swift(lines.joined(separator: "\n")) + because, kind: "question")
    }

    static func asked(_ lines: [String]) -> [String] {
        lines.map { line in line.range(of: "// → ").map { String(line[..<$0.upperBound]) + "?" } ?? line }
    }

    func html(_ block: MarkdownPage.Block) -> String {
        switch block {
        case .heading(let level, let spans):
            return heading(level, spans, HTML.mark(MarkdownPage.plain(spans)))
        case .paragraph(let spans): return "<p>\(html(spans))</p>\n"
        case .quote(let spans): return "<blockquote><p>\(html(spans))</p></blockquote>\n"
        case .list(let isNumbered, let items, let first):
            let tag = isNumbered ? "ol" : "ul"
            return HTML.opening(tag, from: first) + items.map { "<li>\(html($0))</li>\n" }.joined() + "</\(tag)>\n"
        case .table(let head, let rows):
            return HTML.table(head.map { html($0) }, rows.map { $0.map { html($0) } })
        case .code("swift", let lines): return HTML.swift(lines.joined(separator: "\n"))
        case .code("marbles", let lines): return LessonMarbles(lines).html(isLive: isLive)
        case .code(_, let lines):
            return HTML.block(HTML.escaped(lines.joined(separator: "\n")), label: Say.textLabel)
        case .slide: return ""
        }
    }

    private func heading(_ level: Int, _ spans: [MarkdownPage.Span], _ mark: String) -> String {
        "<h\(level) id=\"\(mark)\">\(html(spans))</h\(level)>\n"
    }

    func html(_ spans: [MarkdownPage.Span]) -> String {
        spans.map { span in
            switch span {
            case .text(let text): HTML.escaped(text)
            case .code(let text): HTML.code(text)
            case .strong(let spans): "<strong>\(html(spans))</strong>"
            case .emphasis(let spans): "<em>\(html(spans))</em>"
            case .link(let spans, let place): link(place).isEmpty ? html(spans) : HTML.link(link(place), html(spans))
            }
        }.joined()
    }
}

extension MarkdownPage {
    /// Returns the headings in order. Each heading has a unique id: if its words are the id of another part of the
    /// page, a number follows the words.
    func headings(besides taken: Set<String> = HTML.frame) -> [(level: Int, spans: [Span], mark: String)] {
        var taken = taken
        return blocks.compactMap { block in
            guard case .heading(let level, let spans) = block else { return nil }
            let base = HTML.mark(MarkdownPage.plain(spans))
            var (mark, number) = (base, 1)
            while !taken.insert(mark).inserted {
                number += 1
                mark = "\(base)-\(number)"
            }
            return (level, spans, mark)
        }
    }
}
