import CurrycombWorkshop
import Foundation

package enum HTML {
    static func opening(_ tag: String, from first: Int) -> String {
        first == 1 ? "<\(tag)>\n" : "<\(tag) start=\"\(first)\">\n"
    }

    package static func document(_ title: String, head: [String], body: String, attributes: String = "") -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <title>\(escaped(title))</title>
        \(head.joined(separator: "\n"))
        </head>
        <body\(attributes)>
        \(body)</body>
        </html>

        """
    }

    static func styles(_ place: String) -> String { "<link rel=\"stylesheet\" href=\"\(place)\">" }

    /// Returns a text in which all characters that HTML would read as markup are escaped. Quotes are escaped only for
    /// an attribute's value.
    package static func escaped(_ text: String, inAttribute: Bool = true) -> String {
        // Replaces scalars, not characters: a quote with a combining mark is one character, but it ends an attribute.
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;".unicodeScalars
            case "<": result += "&lt;".unicodeScalars
            case ">": result += "&gt;".unicodeScalars
            case "\"" where inAttribute: result += "&quot;".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns a name as part of an address, with only lowercase letters, digits and hyphens.
    package static func slug(_ text: String) -> String {
        text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    /// The ids of a page's frame.
    static let frame: Set = ["main", "menu", "found"]

    /// Returns an id for a heading. It consists of letters and digits, from any script, and of hyphens.
    static func mark(_ title: String) -> String {
        let mark = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return mark.isEmpty ? "section" : mark
    }

    /// Returns true if the target of a link leads out of the course, such as to `https://…` or `mailto:…`.
    static func isAddress(_ target: String) -> Bool {
        target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil
    }

    static func link(_ place: String, _ title: String) -> String { "<a href=\"\(escaped(place))\">\(title)</a>" }

    package static func code(_ text: String) -> String { "<code>\(escaped(text, inAttribute: false))</code>" }

    package static func swift(_ text: String) -> String { block(SwiftColours.html(text), label: Say.codeLabel) }

    package static func colored(_ text: String) -> String { SwiftColours.html(text) }

    package static func block(_ html: String, label: String, kind: String = "") -> String {
        let kind = kind.isEmpty ? "" : " class=\"\(kind)\""
        return
            "<pre\(kind) tabindex=\"0\" role=\"region\" aria-label=\"\(escaped(label))\"><code>\(html)</code></pre>\n"
    }

    package static func table(_ head: [String], _ rows: [[String]]) -> String {
        let header = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
        let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>\n" }.joined()
        return
            "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"\(Say.tableLabel)\"><table><thead><tr>\(header)</tr></thead>\n<tbody>\(body)</tbody></table></div>\n"
    }

    /// Returns the width and height of a drawing as attributes, so the page does not move when the drawing loads.
    static func size(of svg: String) -> String {
        svg.firstMatch(of: /\ width="[0-9]+" height="[0-9]+"/).map { String($0.output) } ?? ""
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Returns an attribute, preceded by a space. The text may have several lines. A text with many quotes, such as
    /// JSON, is shorter between apostrophes.
    static func attribute(_ name: String, _ text: String) -> String {
        let inQuotes = escaped(text).replacing("\n", with: "&#10;")
        let inApostrophes = escaped(text, inAttribute: false)
            .replacing("\n", with: "&#10;").replacing("'", with: "&#39;")
        return inApostrophes.utf8.count < inQuotes.utf8.count
            ? " \(name)='\(inApostrophes)'" : " \(name)=\"\(inQuotes)\""
    }

    package static func details(_ summary: String, _ body: String, kind: String = "") -> String {
        let kind = kind.isEmpty ? "" : " class=\"\(kind)\""
        return "<details\(kind)><summary>\(summary)</summary>\n\(body)</details>\n"
    }

    /// Returns a sentence of the course as HTML. Each `` `code` `` between backticks becomes an element.
    package static func sentence(_ text: String) -> String { sentence(text) { code($0) } }

    static func sentence(_ text: String, code: (String) -> String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset % 2 == 1 ? code(String($0.element)) : escaped(String($0.element)) }.joined()
    }
}
