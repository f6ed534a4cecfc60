import CurrycombWorkshop
import Foundation

/// Lays out a lesson as HTML, as ``Markdown`` does for a terminal.
struct LessonHTML {
    let page: MarkdownPage
    /// Returns the address for the target of a link; empty if the link should be plain text.
    let link: (String) -> String
    var isLive = false

    /// The page as HTML, without a first-level heading at its start.
    var body: String {
        var html = ""
        var blocks = page.blocks[...]
        if case .heading(1, _) = blocks.first { blocks.removeFirst() }
        while let block = blocks.popFirst() {
            if case .code("swift question", let lines) = block {
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
                SaySite.whatComesOut, HTML.swift(lines.joined(separator: "\n")) + because, kind: "question")
    }

    static func asked(_ lines: [String]) -> [String] {
        lines.map { line in line.range(of: "// → ").map { String(line[..<$0.upperBound]) + "?" } ?? line }
    }

    func html(_ block: MarkdownPage.Block) -> String {
        switch block {
        case .heading(let level, let spans):
            return "<h\(level) id=\"\(HTML.slug(MarkdownPage.plain(spans)))\">\(html(spans))</h\(level)>\n"
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
            return HTML.block(HTML.escaped(lines.joined(separator: "\n")), label: SaySite.textLabel)
        case .slide: return ""
        }
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
