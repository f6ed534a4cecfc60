/// Removes a terminal's escape sequences, such as colors, cursor movements and links, from the output of a program.
///
/// If SwiftPM was started from a terminal, its stored plan requests colors from the compiler, so even later output to a
/// pipe may be colored. A sequence may be split between two pieces of output.
struct PlainText {
    private enum State {
        case text
        /// After the escape character, before the byte that ends the sequence or shows its kind.
        case escape
        /// In `ESC [ …`, up to a byte from `@` to `~`.
        case control
        /// In `ESC ] …` and similar sequences, up to BEL or `ESC \`; for example a link: `ESC ] 8 ; ; address ESC \`.
        case string
        case stringEscape
    }

    private var state = State.text

    /// Returns the next piece of output without its escape sequences.
    mutating func plain(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        for byte in bytes {
            switch (state, byte) {
            case (.text, 0x1B), (.control, 0x1B), (.escape, 0x1B): state = .escape
            case (.text, _): kept.append(byte)
            case (.escape, UInt8(ascii: "[")): state = .control
            case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")), (.escape, UInt8(ascii: "X")),
                (.escape, UInt8(ascii: "^")), (.escape, UInt8(ascii: "_")):
                state = .string
            case (.escape, 0x20...0x2F): break
            case (.escape, 0x30...0x7E): state = .text
            // This is not an escape sequence, so the byte is part of the output.
            case (.escape, _):
                state = .text
                kept.append(byte)
            case (.control, 0x40...0x7E): state = .text
            case (.control, 0x20...0x3F): break
            case (.control, _):
                state = .text
                kept.append(byte)
            case (.string, 0x07): state = .text
            case (.string, 0x1B): state = .stringEscape
            // An unterminated sequence must not remove the rest of the text, so the end of the line ends it.
            case (.string, 0x0A):
                state = .text
                kept.append(byte)
            case (.string, _): break
            case (.stringEscape, 0x1B): break
            case (.stringEscape, _): state = byte == UInt8(ascii: "\\") ? .text : .string
            }
        }
        return kept
    }

    static func plain(_ bytes: some Sequence<UInt8>) -> String {
        var filter = PlainText()
        return String(decoding: filter.plain(bytes), as: UTF8.self)
    }
}
