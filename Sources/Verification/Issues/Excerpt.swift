struct Excerpts {
    private let tape: Tape?
    private let root: Int32
    private let text: [UInt8]
    private let lineStarts: [Int]

    /// The maximum number of characters that an excerpt shows of one line. A limit is needed, because compact JSON is a
    /// single long line.
    private static let width = 72

    init(_ source: ValidationFailure.Source) {
        switch source {
        case .none: (tape, root, text) = (nil, 0, [])
        case .text(let bytes): (tape, root, text) = (nil, 0, bytes)
        case .json(let json):
            var storage: JSON.Storage? = json.storage
            if case .parsed = json.storage {
            } else {
                // A value that was built in code has no source text, so it is written as JSON and parsed.
                let text = json.utf8(pretty: true)
                storage = (try? JSON(parsing: text, limits: .init(bytes: .max, depth: .max)))?.storage
            }
            if case .parsed(let tape, let node)? = storage {
                (self.tape, root) = (tape, node)
                text = Array(UnsafeBufferPointer(start: tape.bytes, count: tape.byteCount))
            } else {
                (tape, root, text) = (nil, 0, [])
            }
        }
        let bytes = text
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    func lines(for issue: Issue) -> [String] {
        guard let range = range(of: issue) else { return [] }
        let number = lineNumber(of: range.lowerBound)
        // Only the bytes near the fault are read, because compact JSON is a single line, which may be very long.
        let start = min(
            range.lowerBound, boundary(max(lineStarts[number - 1], range.lowerBound - 4 * Self.width)))
        let near = text[range.lowerBound..<boundary(min(text.count, range.lowerBound + 4 * Self.width))]
        let end = near.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? near.endIndex
        let line = String(decoding: text[start..<end], as: UTF8.self).map(Self.shown)
        let column = String(decoding: text[start..<range.lowerBound], as: UTF8.self).count
        let marked = String(decoding: text[range.lowerBound..<min(range.upperBound, end)], as: UTF8.self).count

        let from = line.count <= Self.width ? 0 : max(0, min(column - Self.width / 3, line.count - Self.width))
        let to = min(line.count, from + Self.width)
        let isCut = from > 0 || start > lineStarts[number - 1]
        let shown = (isCut ? "…" : "") + String(line[from..<to]) + (to < line.count ? "…" : "")
        let indent = String(repeating: " ", count: column - from + (isCut ? 1 : 0))
        let marker = "^" + String(repeating: "~", count: max(0, min(marked, to - column) - 1))
        let margin = String(repeating: " ", count: "\(number)".count)
        return ["  \(number) | \(shown)", "  \(margin) | \(indent)\(marker)"]
    }

    private func lineNumber(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the character, or a replacement that is safe to print: untrusted text may contain characters that
    /// control the terminal.
    private static func shown(_ character: Character) -> Character {
        if character == "\t" { return " " }
        return character.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
            ? "\u{FFFD}" : character
    }

    /// Returns the offset if a UTF-8 sequence starts there; otherwise, the next offset at which a sequence starts or
    /// the text ends.
    private func boundary(_ offset: Int) -> Int {
        var offset = offset
        while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    /// Returns the range of the bytes at fault: a scalar, an unexpected or repeated key, the opening bracket of a
    /// container, or the byte at which the text stops being JSON.
    private func range(of issue: Issue) -> Range<Int>? {
        // With a tape, the document is JSON, so a syntax error is in some other text, such as a string that a validator
        // parsed.
        if case .syntax(let error) = issue.code, tape == nil {
            return text.isEmpty ? nil : error.position.offset..<min(error.position.offset + 1, text.count)
        }
        guard let tape else { return nil }
        let node = tape.repeatedKey(of: issue) ?? self.node(of: issue, in: tape)
        let offset = tape.offset(of: node)
        let value = tape[node]
        guard !value.isContainer else { return offset..<offset + 1 }
        return offset..<offset + Int(value.length) + (value.kind == .string ? 2 : 0)
    }

    private func node(of issue: Issue, in tape: Tape) -> Int32 {
        let (node, steps) = tape.deepest(issue.path, from: root)
        // If the fault is in the key instead of the value, the key's node is the one right before the value's node.
        return issue.code.isAboutKey && steps == issue.path.components.count && node > root ? node - 1 : node
    }
}

extension Tape {
    /// Returns the node of an issue's repeated key, or `nil` if the issue has none or belongs to another document.
    fileprivate func repeatedKey(of issue: Issue) -> Int32? {
        guard let key = issue.key, duplicates.contains(key), paths(toKeys: CollectionOfOne(key)) == [issue.path] else {
            return nil
        }
        return key
    }
}

extension Issue.Code {
    fileprivate var isAboutKey: Bool {
        switch self {
        case .unexpectedKey, .repeatedKey: true
        default: false
        }
    }
}
