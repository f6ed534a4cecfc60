import CurrycombEvents

struct MarbleCell: Equatable {
    let frame: Int
    /// The parts, such as `^`, `a`, `[12]`, `#[no]` or `|`.
    var pieces: [String]

    /// The cell as text, in parentheses if it has more than one part.
    var text: String { pieces.count == 1 ? pieces[0] : "(" + pieces.joined() + ")" }

    var width: Int { text.count }

    /// The cell as a group in braces, which takes a single frame; for use if the next marble is too close for ``text``.
    var tight: String { "{" + pieces.joined() + "}" }

    /// Returns the cells of a line, in the order of their frames. `subscribed` is the frame of the `^`.
    static func cells(of marbles: [MarbleLine.Marble], subscribed: Int?) -> [MarbleCell] {
        var cells: [MarbleCell] = []
        func add(_ piece: String, at frame: Int) {
            let last = cells.count - 1
            guard last >= 0, cells[last].frame == frame else {
                return cells.append(MarbleCell(frame: frame, pieces: [piece]))
            }
            if cells[last].pieces.last == "#", piece.first == "[" {
                // The empty name in `#[]` keeps the value from being read as the failure's name.
                cells[last].pieces[cells[last].pieces.count - 1] = "#[]"
            }
            cells[last].pieces.append(piece)
        }
        var waiting = subscribed
        for marble in marbles {
            if let frame = waiting, frame <= marble.frame {
                add("^", at: frame)
                waiting = nil
            }
            add(piece(marble.event), at: marble.frame)
        }
        if let waiting { add("^", at: waiting) }
        return cells
    }

    static func piece(_ event: Event<String, MarbleFailure>) -> String {
        switch event {
        case .next(let label): piece(label)
        case .failed(let failure): failure.label.isEmpty ? "#" : "#" + bracketed(failure.label)
        case .completed: "|"
        case .interrupted: "!"
        }
    }

    static func piece(_ label: String) -> String { isPlain(label) ? label : bracketed(label) }

    /// The characters that mean something other than a value.
    static let special: [Character] = ["-", "|", "#", "^", "!", "(", ")", "{", "}", "[", "]"]

    /// Returns true if a label needs no brackets: it is one character, has no special meaning, and does not combine
    /// with a `-` or with another label next to it. To find out whether the label combines, the function writes it
    /// twice in a row. This is enough: if two different labels combine, such as the letters of a flag or the parts of a
    /// Korean syllable, at least one of them combines with itself, too.
    private static func isPlain(_ label: String) -> Bool {
        guard label.count == 1, let character = label.first else { return false }
        return !special.contains(character) && !isSpace(character) && ("-" + label + label + "-").count == 4
    }

    static func isSpace(_ character: Character) -> Bool {
        [" ", "\t", "\n", "\r", "\r\n"].contains(character)
    }

    private static func bracketed(_ label: String) -> String {
        let escapesBrackets = !isBalanced(label)
        var text = "["
        for character in label {
            if character == "\\" || escapesBrackets && (character == "[" || character == "]") { text += "\\" }
            text.append(character)
        }
        return text + "]"
    }

    private static func isBalanced(_ label: String) -> Bool {
        var depth = 0
        for character in label {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
