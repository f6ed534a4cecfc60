import CurrycombEvents

extension MarbleLine {
    /// Reads a line.
    ///
    /// - Parameters:
    ///   - text: the line in the notation.
    ///   - unit: the time of a frame. Each time progression must be a whole number of frames.
    /// - Throws: an error that says why the text is not a line, with advice on how to correct it.
    /// - Complexity: linear in the length of the text.
    public init(_ text: String, unit: FrameUnit = .millisecond) throws(MarbleSyntaxError) {
        var parser = MarbleParser(text, unit)
        try parser.line()
        self.init(parser.marbles, subscribed: parser.subscribed, length: parser.frame, unit: unit)
    }
}

struct MarbleParser {
    let source: String
    let text: [Character]
    let unit: FrameUnit
    var marbles: [MarbleLine.Marble] = []
    var subscribed: Int?
    var frame = 0
    var place = 0

    /// The maximum number of frames in a line: more than any diagram has, but few enough to avoid overflow.
    private static let mostFrames = 1_000_000_000

    init(_ source: String, _ unit: FrameUnit) {
        self.source = source
        text = Array(source)
        self.unit = unit
    }

    var current: Character? { place < text.count ? text[place] : nil }

    mutating func line() throws(MarbleSyntaxError) {
        while let character = current {
            let start = place
            if MarbleCell.isSpace(character) {
                place += 1
            } else if let frames = try progression() {
                // The number is limited, because in a browser the sum must fit into 32 bits.
                frame += min(frames, Self.mostFrames + 1)
            } else {
                try cell(character)
            }
            if frame > Self.mostFrames {
                throw error(start, "this line takes too long", "a longer frame may help, such as .second")
            }
        }
    }

    private mutating func cell(_ character: Character) throws(MarbleSyntaxError) {
        switch character {
        case "-":
            place += 1
            frame += 1
        case "(": frame += try group(until: ")")
        case "{":
            _ = try group(until: "}")
            frame += 1
        default: frame += try piece(character)
        }
    }

    /// Reads a group and returns its width in characters, not counting the spaces between its marbles.
    private mutating func group(until close: Character) throws(MarbleSyntaxError) -> Int {
        let start = place
        var width = 2
        place += 1
        while let character = current {
            switch character {
            case close:
                guard width > 2 else {
                    throw error(start, "this group is empty", "leave it out, or write marbles into it, as in (ab)")
                }
                place += 1
                return width
            case "-":
                throw error(
                    place, "time cannot pass inside a group", "all of a group happens at one frame: remove the -")
            case "(", "{": throw error(place, "a group inside a group", "close the first group before it, as in (a)(b)")
            case _ where MarbleCell.isSpace(character): place += 1
            default: width += try piece(character)
            }
        }
        throw error(start, "nothing closes this group", "write \(close) after its last marble, as in (ab)")
    }

    /// Reads one marble or the `^`, at the current frame, and returns the number of characters that it takes.
    private mutating func piece(_ character: Character) throws(MarbleSyntaxError) -> Int {
        let start = place
        place += 1
        switch character {
        case "|": add(.completed)
        case "!": add(.interrupted)
        case "#": add(.failed(MarbleFailure(current == "[" ? try label() : "")))
        case "^":
            guard subscribed == nil else {
                throw error(start, "a second ^", "a line has one frame zero: keep only one ^")
            }
            subscribed = frame
        case "[":
            place = start
            add(.next(try label()))
        case ")", "}": throw error(start, "nothing to close here", "write the opening bracket too, as in (ab)")
        case "]": throw error(start, "nothing to close here", "write the opening bracket too, as in [12]")
        default: add(.next(String(character)))
        }
        return place - start
    }

    private mutating func add(_ event: Event<String, MarbleFailure>) {
        marbles.append(MarbleLine.Marble(frame, event))
    }

    private mutating func label() throws(MarbleSyntaxError) -> String {
        let start = place
        var depth = 1
        var label = ""
        place += 1
        while let character = current {
            place += 1
            switch character {
            case "\\":
                guard let escaped = current else { break }
                place += 1
                label.append(escaped)
                continue
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { return label }
            label.append(character)
        }
        throw error(start, "nothing closes this value", "write ] after it, as in [12]")
    }

    func error(_ place: Int, _ problem: String, _ advice: String) -> MarbleSyntaxError {
        MarbleSyntaxError(text: source, column: place + 1, problem: problem, advice: advice)
    }
}

// MARK: - Time progressions

extension MarbleParser {
    /// Reads a time progression: a number and a unit, with a space or an end of the line on either side. Returns its
    /// length in frames, or `nil` if there is no time progression at this position.
    mutating func progression() throws(MarbleSyntaxError) -> Int? {
        let start = place
        guard start == 0 || MarbleCell.isSpace(text[start - 1]) else { return nil }
        var end = start
        func digits() -> Int {
            let first = end
            while end < text.count, text[end].isDecimalDigit { end += 1 }
            return end - first
        }
        guard digits() > 0 else { return nil }
        var point: Int?
        if end < text.count, text[end] == "." {
            point = end
            end += 1
            guard digits() > 0 else { return nil }
        }
        let number = (whole: text[start..<(point ?? end)], part: text[(point.map { $0 + 1 } ?? end)..<end])
        var word = ""
        while end < text.count, !MarbleCell.isSpace(text[end]), word.count < 3 {
            word.append(text[end])
            end += 1
        }
        guard let scale = Self.scale(word) else { return nil }
        guard let milliseconds = Self.milliseconds(number.whole, number.part, scale) else {
            throw error(start, "this time is too long or too fine", "a marble line counts in whole milliseconds")
        }
        guard milliseconds % unit.milliseconds == 0 else {
            throw error(
                start, "this time is not a whole number of frames",
                "a frame lasts \(unit.progression(of: 1)) here")
        }
        place = end
        return milliseconds / unit.milliseconds
    }

    private static func scale(_ word: String) -> Int? {
        switch word {
        case "ms": 1
        case "s": 1000
        case "m": 60_000
        default: nil
        }
    }

    private static func milliseconds(_ whole: ArraySlice<Character>, _ part: ArraySlice<Character>, _ scale: Int)
        -> Int?
    {
        guard whole.count <= 10, part.count <= 6 else { return nil }
        // In a browser, an `Int` has 32 bits, which may be too few for the digits.
        var number: Int64 = 0
        var parts: Int64 = 1
        for digit in whole + part { number = number * 10 + Int64(digit.asciiValue ?? 48) - 48 }
        for _ in part { parts *= 10 }
        let product = number.multipliedReportingOverflow(by: Int64(scale))
        return product.overflow || product.partialValue % parts != 0 ? nil : Int(exactly: product.partialValue / parts)
    }
}
