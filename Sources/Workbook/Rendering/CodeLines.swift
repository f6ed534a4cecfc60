/// Breaks Swift code into lines that fit, in a style like that of swift-format: after the commas of a list, before the
/// calls of a chain, inside the outermost braces, before operators, and inside the widest parentheses or brackets.
package enum CodeLines {
    /// Breaks a line of code into at least one line. Code without a suitable place is broken between words; a line that
    /// is only a comment is not broken.
    package static func wrap(_ line: String, _ width: Int) -> [String] {
        let text = Columns.visible(line)
        guard Columns.of(text) > width, !text.drop(while: { $0 == " " }).hasPrefix("//") else { return [text] }
        let indent = String(text.prefix { $0 == " " })
        let code = Code(Array(text.dropFirst(indent.count)))
        let room = width - indent.count
        // Each way takes time, so a way is tried only if the ones before it fail.
        let ways: [() -> [Code.Line]?] = [
            { code.list(room) }, code.chain, code.braces, { code.operators(room) }, { code.brackets(room) },
        ]
        for way in ways {
            guard let lines = way(), Columns.of(lines[0].text) <= room else { continue }
            return lines.flatMap { line in
                wrap(indent + (line.isFurtherIn ? "    " : "") + line.text, width)
            }
        }
        return Columns.wrapCode(text, width)
    }
}

private struct Code {
    typealias Line = (text: String, isFurtherIn: Bool)

    private let characters: [Character]
    /// The bracket depth at each character; `nil` inside a string. A bracket has the depth of the text around it.
    private var depths: [Int?] = []

    init(_ characters: [Character]) {
        self.characters = characters
        var depth = 0
        var isInString = false
        var isEscaped = false
        for character in characters {
            if isInString {
                depths.append(nil)
                if character == "\"", !isEscaped { isInString = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            isInString = character == "\""
            // A closing bracket may close a bracket of an earlier line, so the depth stays at least 0.
            if ")]}".contains(character) { depth = max(0, depth - 1) }
            depths.append(isInString ? nil : depth)
            if "([{".contains(character) { depth += 1 }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(characters[range]).trimmingEnds
    }

    private func pieces(at places: [Int]) -> [Line]? {
        let places = places.filter { $0 > 0 }
        guard !places.isEmpty else { return nil }
        return zip([0] + places, places + [characters.count]).map { (text($0..<$1), $0 > 0) }
    }

    private func filled(_ pieces: [Line], _ room: Int) -> [Line] {
        var lines: [Line] = []
        for piece in pieces {
            if let last = lines.last,
                Columns.of(last.text + " " + piece.text) <= room - (last.isFurtherIn ? 4 : 0)
            {
                lines[lines.count - 1].text += " " + piece.text
            } else {
                lines.append(piece)
            }
        }
        return lines
    }

    private func closing(_ open: Int) -> Int? {
        characters.indices.dropFirst(open + 1).first { depths[$0] == depths[open] && ")]}".contains(characters[$0]) }
    }

    private func isEmpty(between open: Int, and close: Int) -> Bool {
        characters[(open + 1)..<close].allSatisfy { $0 == " " }
    }

    // MARK: - The kinds of places

    /// Breaks the line after commas outside all brackets; pieces that fit on one line stay together. If the line begins
    /// with a keyword such as `guard`, the lines after the first are indented further. Otherwise, the line contains
    /// arguments of a call that an earlier line begins, and all lines have the same indent.
    func list(_ room: Int) -> [Line]? {
        let commas = characters.indices.filter { depths[$0] == 0 && characters[$0] == "," && $0 + 1 < characters.count }
        let begins = ["case ", "for ", "guard ", "if ", "let ", "var ", "while "].contains(
            where: text(0..<characters.count).hasPrefix)
        return pieces(at: commas.map { $0 + 1 }).map { pieces in
            filled(pieces.map { ($0.text, $0.isFurtherIn && begins) }, room)
        }
    }

    /// Breaks the line before each member of a chain, such as `.map` or `.count`, that directly follows `)` or `}`.
    /// Does so only if there are several such members, or if one of them follows `}`.
    func chain() -> [Line]? {
        let places = characters.indices.filter {
            $0 > 1 && depths[$0] == 0 && characters[$0] == "." && ")}".contains(characters[$0 - 1])
        }
        guard places.count > 1 || places.contains(where: { characters[$0 - 1] == "}" }) else { return nil }
        return pieces(at: places)
    }

    func braces() -> [Line]? {
        guard let open = characters.indices.first(where: { depths[$0] == 0 && characters[$0] == "{" }),
            let close = closing(open), !isEmpty(between: open, and: close)
        else { return nil }
        var start = open + 1
        let body = String(characters[start..<close])
        if let parameters = body.firstMatch(of: Self.parameters) { start += parameters.output.count }
        var statements: [Range<Int>] = []
        for place in start..<close where characters[place] == ";" && depths[place] == 1 {
            statements.append((statements.last.map { $0.upperBound + 1 } ?? start)..<place)
        }
        statements.append((statements.last.map { $0.upperBound + 1 } ?? start)..<close)
        let rest = text(close..<characters.count)
        return [(text(0..<start), false)] + statements.map { (text($0), true) }
            + (Code(Array(rest)).braces() ?? [(rest, false)])
    }

    private static var parameters: Regex<Substring> {
        #/^ *(?!for )(?:\[[^\]]*\] *)?(?:\([^)]*\)|[\w, ]+)(?: async)?(?: throws(?:\([^)]*\))?)?(?: -> [^{}]+?)? in(?= )/#
    }

    /// Breaks the line before `??`, `&&`, `||` and the two marks of `? :`, outside all brackets; pieces that fit on one
    /// line stay together.
    func operators(_ room: Int) -> [Line]? {
        let places = characters.indices.filter { place in
            depths[place] == 0 && place > 0 && characters[place - 1] == " "
                && ["?? ", "&& ", "|| ", "? ", ": "].contains { characters[place...].starts(with: $0) }
        }
        return pieces(at: places).map { filled($0, room) }
    }

    func brackets(_ room: Int) -> [Line]? {
        let groups = characters.indices.compactMap { open -> Range<Int>? in
            guard depths[open] == 0, "([".contains(characters[open]), let close = closing(open),
                !isEmpty(between: open, and: close)
            else { return nil }
            return open..<close
        }
        guard let group = groups.max(by: { $0.count < $1.count }) else { return nil }
        var arguments: [Line] = []
        var start = group.lowerBound + 1
        for place in group where characters[place] == "," && depths[place] == 1 {
            arguments.append((text(start..<(place + 1)), true))
            start = place + 1
        }
        arguments.append((text(start..<characters.count), true))
        return [(text(0..<(group.lowerBound + 1)), false)] + filled(arguments, room)
    }
}

extension String {
    /// This string without the spaces at its beginning and end.
    package var trimmingEnds: String { String(drop { $0 == " " }).trimmedEnd }
}
