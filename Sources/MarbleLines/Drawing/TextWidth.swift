/// The number of terminal columns that a text takes.
package enum TextWidth {
    /// Returns the number of columns that a character takes: 2 for most wide East Asian characters and emoji, 0 for
    /// control, format and nonspacing characters, otherwise 1. In Embedded Swift, 1 is returned for some of these
    /// characters.
    package static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x7F { return first.value < 0x20 ? 0 : hasEmojiSelector(character) ? 2 : 1 }
        if hasEmojiSelector(character) { return 2 }
        #if !hasFeature(Embedded)
        if first.properties.isEmojiPresentation { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        #endif
        return isWide(first.value) ? 2 : 1
    }

    package static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    private static func hasEmojiSelector(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.value == 0xFE0F }
    }

    /// Returns true if a character is in one of the main ranges of wide East Asian characters or emoji.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
