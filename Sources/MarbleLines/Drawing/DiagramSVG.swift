import CurrycombEvents

extension MarbleDiagram {
    /// The picture as an SVG document, which follows the reader's light or dark mode and contains a description in
    /// words.
    public var svg: String { Self.svg([self], isCaptioned: false) }

    /// Draws pictures one below the other in one SVG document, each below its name, if it has one.
    public static func svg(_ diagrams: [MarbleDiagram]) -> String { svg(diagrams, isCaptioned: true) }

    private static func svg(_ diagrams: [MarbleDiagram], isCaptioned: Bool) -> String {
        let drawings = diagrams.map { DiagramSVG($0, isCaptioned: isCaptioned) }
        let width = drawings.map { $0.width }.max() ?? 0
        let gaps = max(0, drawings.count - 1) * SVGMeasure.gap
        let height = drawings.reduce(gaps) { $0 + $1.height } + 2 * SVGMeasure.margin
        var title = diagrams.first?.name ?? ""
        if title.isEmpty { title = diagrams.first?.code ?? "" }
        var body = ""
        var top = SVGMeasure.margin
        for drawing in drawings {
            body += drawing.elements(top: top, right: width)
            top += drawing.height + SVGMeasure.gap
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-labelledby="title description">
            <title id="title">\(SVGText.escaped(title))</title>
            <desc id="description">\(SVGText.escaped(diagrams.map { $0.spoken }.joined(separator: " ")))</desc>
            <style>
            \(SVGText.style)
            </style>
            <rect class="page" x="0" y="0" width="\(width)" height="\(height)" rx="12"/>
            \(body)</svg>

            """
    }

    private var spoken: String {
        let above = inputs.map { "In, \($0.name): \(Self.spoken($0.line))." }
        let below = outputs.map { "Out\($0.name.isEmpty ? "" : ", " + $0.name): \(Self.spoken($0.line))." }
        return (["\(code)."] + above + below).joined(separator: " ")
    }

    private static func spoken(_ line: MarbleLine) -> String {
        let events = line.marbles.map { marble in
            switch marble.event {
            case .next(let label): "\(label) at \(marble.frame)"
            case .failed(let failure):
                "failed\(failure.label.isEmpty ? "" : " with \(failure.label)") at \(marble.frame)"
            case .completed: "completed at \(marble.frame)"
            case .interrupted: "disposed of at \(marble.frame)"
            }
        }
        return events.isEmpty ? "nothing" : events.joined(separator: ", ")
    }
}

/// The sizes in an SVG picture, in pixels.
enum SVGMeasure {
    static let margin = 20
    static let pitch = 28
    static let radius = 15
    /// The height of a picture's name.
    static let caption = 30
    /// The height of a line with at most one value in each frame.
    static let row = 48
    /// The distance between two marbles of the same frame.
    static let stack = 33
    static let box = 44
    /// The gaps above and below the box, together.
    static let space = 16
    /// The gap between two pictures.
    static let gap = 28
    /// The approximate width of a letter of the code.
    static let codeLetter = 9
    /// The approximate width of a letter of a name.
    static let letter = 9
}

private struct DiagramSVG {
    private typealias M = SVGMeasure

    private let diagram: MarbleDiagram
    private let layout: MarbleLayout
    /// The index of each value among the picture's values, which determines the value's color.
    private let numbers: [String: Int]
    private let names: Int
    private let lineEnd: Int
    private let caption: Int
    let width: Int
    let height: Int

    init(_ diagram: MarbleDiagram, isCaptioned: Bool) {
        self.diagram = diagram
        caption = isCaptioned && !diagram.name.isEmpty ? M.caption : 0
        numbers = Dictionary(uniqueKeysWithValues: diagram.labels.enumerated().map { ($1, $0) })
        layout = MarbleLayout(
            diagram.rows.map { Self.cells(of: $0.line) }, lengths: diagram.rows.map { $0.line.natural },
            unit: diagram.rows.first?.line.unit ?? .millisecond, isCentred: true)
        let longest = diagram.rows.map { TextWidth.of($0.name) }.max() ?? 0
        names = M.margin + (longest == 0 ? 0 : longest * M.letter + 16)
        lineEnd = names + ((layout.ends.max() ?? 0) + 1) * M.pitch
        let words = caption == 0 ? 0 : M.margin + TextWidth.of(diagram.name) * M.letter
        width = max(lineEnd, names + TextWidth.of(diagram.code) * M.codeLetter + 32, words) + M.margin
        height = diagram.rows.reduce(caption + M.box + M.space) { $0 + Self.height(of: $1.line) }
    }

    /// Returns a line's cells, each as wide as its drawing, so that the layout leaves room for long values.
    private static func cells(of line: MarbleLine) -> [MarbleCell] {
        line.byFrame.map { here in
            let widest = here.map { Self.pill($0.event.value ?? "") }.max() ?? 0
            // Round marbles in adjacent columns may overlap by two pixels. A longer marble takes as many columns on
            // each side as it needs.
            let eachSide = max(0, widest / 2 - M.radius + M.pitch - 1) / M.pitch
            let columns = 1 + 2 * eachSide
            return MarbleCell(frame: here[here.startIndex].frame, pieces: [String(repeating: "x", count: columns)])
        }
    }

    private static func pill(_ label: String) -> Int {
        let columns = TextWidth.of(label)
        return columns <= 2 ? 2 * M.radius : columns * 8 + 20
    }

    private static func height(of line: MarbleLine) -> Int {
        let most = line.byFrame.map { Self.values(in: $0) }.max() ?? 1
        return M.row + (max(1, most) - 1) * M.stack
    }

    private static func values(in marbles: ArraySlice<MarbleLine.Marble>) -> Int {
        marbles.filter { $0.event.value != nil }.count
    }

    // MARK: - Elements

    func elements(top: Int, right: Int) -> String {
        var text = ""
        var y = top + caption
        if caption > 0 {
            text +=
                "<text class=\"name\" x=\"\(M.margin)\" y=\"\(top + caption / 2 - 4)\" dy=\".35em\">\(SVGText.escaped(diagram.name))</text>\n"
        }
        for index in diagram.rows.indices {
            if index == diagram.inputs.count {
                text += box(y, right - M.margin)
                y += M.box + M.space
            }
            text += line(index, y + M.row / 2)
            y += Self.height(of: diagram.rows[index].line)
        }
        return text
    }

    private func box(_ y: Int, _ right: Int) -> String {
        """
        <rect class="box" x="\(names)" y="\(y + 6)" width="\(right - names)" height="\(M.box)" rx="8"/>
        <text class="code" x="\((names + right) / 2)" y="\(y + 6 + M.box / 2)" dy=".35em">\(SVGText.escaped(diagram.code))</text>

        """
    }

    private func line(_ index: Int, _ y: Int) -> String {
        let row = diagram.rows[index]
        var text = ""
        if !row.name.isEmpty {
            text +=
                "<text class=\"name\" x=\"\(M.margin)\" y=\"\(y)\" dy=\".35em\">\(SVGText.escaped(row.name))</text>\n"
        }
        // The solid line of a signal stops at the signal's end. If the signal has not ended, the line ends with an
        // arrow.
        let endFrame = row.line.endFrame
        let last = endFrame.map { x(of: $0) }
        let end = last ?? lineEnd
        let isCut =
            row.line.marbles.first { $0.frame == endFrame && $0.event.end != nil }?.event == .interrupted
        text += "<path class=\"line\" d=\"M\(names) \(y)H\(last == nil ? end - 2 : end)\"/>\n"
        if last == nil { text += "<path class=\"head\" d=\"M\(end) \(y)l-10 -6v12z\"/>\n" }
        if isCut { text += "<path class=\"rest\" d=\"M\(end) \(y)H\(lineEnd)\"/>\n" }
        if let subscribed = row.line.subscribed {
            text += "<path class=\"head\" d=\"M\(x(of: subscribed)) \(y + 4)l-6 10h12z\"/>\n"
        }
        // Ends are drawn first, so that values of the same frame cover them.
        for here in row.line.byFrame {
            let values = Self.values(in: here)
            for marble in here { text += self.end(marble, y, values) }
        }
        var (frame, offset) = (-1, 0)
        for marble in row.line.marbles {
            offset = marble.frame == frame ? offset + M.stack : 0
            guard let label = marble.event.value else {
                offset -= M.stack
                continue
            }
            frame = marble.frame
            text += value(label, x(of: marble.frame), y + offset)
        }
        for gap in layout.gaps where gap.column < layout.ends[index] {
            let place = names + (2 * gap.column + gap.text.count) * M.pitch / 2
            text += "<rect class=\"page\" x=\"\(place - 34)\" y=\"\(y - 10)\" width=\"68\" height=\"20\"/>\n"
            text +=
                "<text class=\"gap\" x=\"\(place)\" y=\"\(y)\" dy=\".35em\">… \(SVGText.escaped(trimmed(gap.text))) …</text>\n"
        }
        return text
    }

    /// Draws the end that a marble stands for; returns an empty string for a value. `values` is the number of values in
    /// the marble's frame.
    private func end(_ marble: MarbleLine.Marble, _ y: Int, _ values: Int) -> String {
        let x = x(of: marble.frame)
        let below = values > 0 ? M.radius + 8 + (values - 1) * M.stack : 14
        let above = values > 0 ? M.radius + 8 : 14
        switch marble.event {
        case .next: return ""
        case .completed: return "<path class=\"end\" d=\"M\(x) \(y - above)V\(y + below)\"/>\n"
        case .interrupted: return "<path class=\"cut\" d=\"M\(x - 4) \(y + 11)l8 -22\"/>\n"
        case .failed(let failure):
            var text = "<path class=\"fail\" d=\"M\(x - 10) \(y - 10)l20 20m0 -20l-20 20\"/>\n"
            if !failure.label.isEmpty {
                text +=
                    "<text class=\"why\" x=\"\(x + 18)\" y=\"\(y)\" dy=\".35em\">\(SVGText.escaped(failure.label))</text>\n"
            }
            return text
        }
    }

    private func value(_ label: String, _ x: Int, _ y: Int) -> String {
        let colour = (numbers[label] ?? 0) % SVGText.colours
        let width = Self.pill(label)
        let shape =
            "<rect x=\"\(x - width / 2)\" y=\"\(y - M.radius)\" width=\"\(width)\" height=\"\(2 * M.radius)\" rx=\"\(M.radius)\"/>"
        return
            "<g class=\"c\(colour)\">\(shape)<text x=\"\(x)\" y=\"\(y)\" dy=\".35em\">\(SVGText.escaped(label))</text></g>\n"
    }

    private func x(of frame: Int) -> Int { names + layout.column(of: frame) * M.pitch + M.pitch }

    private func trimmed(_ text: String) -> String { String(text.filter { $0 != " " }) }
}

extension MarbleLine {
    /// The marbles, grouped by frame.
    fileprivate var byFrame: [ArraySlice<Marble>] {
        var frames: [ArraySlice<Marble>] = []
        var start = 0
        for end in 1..<(marbles.count + 1) where end == marbles.count || marbles[end].frame != marbles[start].frame {
            frames.append(marbles[start..<end])
            start = end
        }
        return frames
    }

    /// The line's own length if idle frames follow the last marble; otherwise the number of frames up to and including
    /// the last marble or the `^`, whichever is later.
    fileprivate var natural: Int {
        let needed = MarbleLine(marbles, subscribed: subscribed, unit: unit).length
        let last = [marbles.last?.frame, subscribed].compactMap { $0 }.map { min($0, .max - 1) + 1 }.max() ?? 0
        return length > needed ? length : last
    }
}
