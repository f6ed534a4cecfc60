import CurrycombWorkshop

struct Slide: Equatable {
    enum Kind: String {
        case title, idea, words, question, answer, remember, exercises, exercise, diagram, back
        case few = "words few"
    }

    var kind = Kind.idea
    var crumb = ""
    let title: String
    var body = ""
    var notes = ""
}

/// A piece of a slide: its HTML, and its height in pixels on a slide of 1280 × 720.
struct SlidePiece: Equatable {
    let html: String
    let height: Int

    /// The available height below a slide's title.
    static let room = 500
    static let gap = 22

    static func height(_ pieces: [SlidePiece]) -> Int {
        pieces.map(\.height).reduce(0, +) + gap * max(0, pieces.count - 1)
    }

    // MARK: - Text

    // The number of characters in a line, chosen low, so that text does not overflow in a wide font.
    private static let columns = 66
    private static let line = 43

    static func text(_ html: String, plain: String) -> SlidePiece {
        SlidePiece(html: "<p>\(html)</p>\n", height: rows(plain, columns) * line)
    }

    static func list(
        _ items: [(html: String, plain: String)], isNumbered: Bool = false, from first: Int = 1
    ) -> SlidePiece {
        let tag = isNumbered ? "ol" : "ul"
        return SlidePiece(
            html: HTML.opening(tag, from: first) + items.map { "<li>\($0.html)</li>\n" }.joined() + "</\(tag)>\n",
            height: items.reduce(0) { $0 + rows($1.plain, columns - 3) * line + 12 })
    }

    /// Returns a list in a smaller font, shortened to fit the available height.
    static func smallList(_ items: [(html: String, plain: String)], room: Int) -> SlidePiece {
        var height = 0
        var shown: [String] = []
        for (index, item) in items.enumerated() {
            let next = rows(item.plain, columns + 7) * 37 + 8
            let more = index < items.count - 1 ? 45 : 0
            guard height + next + more <= room else { break }
            height += next
            shown.append("<li>\(item.html)</li>\n")
        }
        if shown.count < items.count { shown.append("<li>\(Say.andMore(items.count - shown.count))</li>\n") }
        return SlidePiece(html: "<ul class=\"small\">\n\(shown.joined())</ul>\n", height: height)
    }

    static func table(_ html: String, _ rows: [[String]]) -> SlidePiece {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let room = 74 * 74 / max(74, widths.reduce(0, +))
        let height = rows.reduce(0) { height, row in
            let lines = zip(row, widths).map { cell, width in
                Self.rows(cell, max(8, width * room / 74))
            }
            return height + (lines.max() ?? 1) * 38 + 22
        }
        return SlidePiece(html: html, height: height)
    }

    private static func rows(_ text: String, _ columns: Int) -> Int { max(1, (text.count + columns - 1) / columns) }

    // MARK: - Code

    /// The maximum number of columns of code at the smallest size, 20 pixels.
    static let codeColumns = 88
    private static let margins = 40
    private static let small = 29
    /// The sizes of code, largest first: the name, the height of a line, and the number of columns.
    private static let sizes = [("huge", 44, 58), ("large", 35, 73), ("", small, codeColumns)]

    /// The maximum number of lines of code on a slide without other pieces.
    static let codeLines = (room - margins) / small

    /// Returns code in the largest size that fits below the other pieces of the slide. The code must fit at least in
    /// the smallest size.
    static func code(_ lines: [String], isSwift: Bool, below others: [SlidePiece] = []) -> SlidePiece {
        let room = room - height(others) - (others.isEmpty ? 0 : gap) - margins
        // Lines may be broken to allow a larger size, if this adds at most one line or a fifth of all lines.
        let fitted = sizes.dropLast().lazy.map { (size: $0, lines: SlideCode.fitting(lines, columns: $0.2)) }
            .first { fitted in
                // An odd number of quotes in a line shows that a string was broken, so this size is not used.
                fitted.lines.count * fitted.size.1 <= room
                    && fitted.lines.count <= lines.count + max(1, lines.count / 5)
                    && fitted.lines.allSatisfy { $0.count { $0 == "\"" }.isMultiple(of: 2) }
            }
        let ((name, line, _), lines) = fitted ?? (sizes[2], lines)
        let text = lines.joined(separator: "\n")
        return SlidePiece(
            html:
                "<pre class=\"\(name)\"><code>\(isSwift ? SwiftColours.html(text) : HTML.escaped(text))</code></pre>\n",
            height: lines.count * line + margins)
    }

    // MARK: - Questions

    /// The available height below the smaller title of a question.
    static let questionRoom = 582
    /// The sizes of code in two columns: the name, the height of a line, and the width of a character.
    private static let columnSizes = [("fit", 27, 12.45), ("tight", 22, 11.2)]
    private static let columnMargins = 24

    /// Returns a question and the code that it needs: one below the other if there is room, otherwise in two columns.
    static func question(_ needs: [[String]], asked: [String], below others: [SlidePiece]) -> SlidePiece {
        let room = questionRoom - height(others) - (others.isEmpty ? 0 : gap)
        let given = QuestionSupport.joined(needs)
        func code(_ lines: [String], _ size: String) -> String {
            "<pre class=\"\(size)\"><code>\(SwiftColours.html(lines.joined(separator: "\n")))</code></pre>"
        }
        let widest = (given + asked).map(\.count).max() ?? 0
        for (name, line, columns) in sizes {
            let height = (given.isEmpty ? 0 : given.count * line + margins + 14) + asked.count * line + margins
            guard height <= room, widest <= columns else { continue }
            let first = given.isEmpty ? "" : code(given, "given \(name)")
            return SlidePiece(html: "<div class=\"asking\">\(first)\(code(asked, name))</div>\n", height: height)
        }
        let parts = needs + CodePiece.all(of: asked).map(\.lines)
        let firstAsked = parts.firstIndex { $0.contains { $0.contains("// → ?") } } ?? parts.count - 1
        var least: (html: String, over: Int)?
        for (name, line, letter) in columnSizes {
            for isDense in [false, true] {
                for share in [50, 56, 44, 62, 38] {
                    func column(_ parts: ArraySlice<[String]>, _ share: Int) -> [String] {
                        let lines = isDense ? QuestionSupport.dense(parts) : QuestionSupport.joined(parts)
                        return SlideCode.fitting(lines, columns: Int(Double(1136 * share / 100 - 48) / letter))
                    }
                    for cut in (1...max(1, firstAsked)).reversed() {
                        let (left, right) = (column(parts[..<cut], share), column(parts[cut...], 100 - share))
                        let over = max(left.count, right.count) * line + columnMargins - room
                        let html =
                            "<div class=\"asking two\" style=\"grid-template-columns:\(share)fr \(100 - share)fr\">"
                            + code(left, "given \(name)") + code(right, name) + "</div>\n"
                        if over <= 0 { return SlidePiece(html: html, height: room) }
                        if over < least?.over ?? .max { least = (html, over) }
                    }
                }
            }
        }
        // A test that measures the slides reports questions that are too long even for two columns.
        return SlidePiece(html: least?.html ?? "", height: room)
    }

    /// Returns a diagram, with the height of the tallest diagram that the style sheet allows.
    static func diagram(_ html: String) -> SlidePiece { SlidePiece(html: html, height: 372) }
}
