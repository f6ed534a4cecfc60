package enum Key: Equatable, Sendable {
    case character(Character)
    case enter, escape, backspace, tab
    case up, down, left, right, pageUp, pageDown, home, end
    case redraw, endOfInput
}

/// Turns the bytes that a terminal sends into keys.
///
/// Several keys may arrive in one read, and the bytes of one key in several reads.
package struct KeyParser {
    private var bytes: [UInt8] = []

    package init() {}

    /// Adds bytes that were read, and returns the keys that are now complete.
    package mutating func take(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let (key, length) = next() {
            bytes.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Ends an incomplete key when no more bytes follow. If its first byte is the escape byte, returns the Escape key;
    /// otherwise, drops its bytes and returns no key.
    package mutating func flush() -> [Key] {
        guard !bytes.isEmpty else { return [] }
        let isEscape = bytes.first == 0x1B
        bytes = []
        return isEscape ? [.escape] : []
    }

    /// True if a key has begun but is not complete.
    package var isWaiting: Bool { !bytes.isEmpty }

    /// Returns the first key and its length in bytes. If the bytes have no meaning, the key is `nil`. If more bytes are
    /// needed, the whole result is `nil`.
    private func next() -> (Key?, Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return escaped()
        case 0x0D, 0x0A: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case 0x0C: return (.redraw, 1)
        case 0x04: return (.endOfInput, 1)
        case 0x02: return (.pageUp, 1)
        case 0x06: return (.pageDown, 1)
        case 0x0E: return (.down, 1)
        case 0x10: return (.up, 1)
        case 0..<0x20: return (nil, 1)
        default: return character(first)
        }
    }

    private func character(_ first: UInt8) -> (Key?, Int)? {
        let length =
            first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : first >> 3 == 0b11110 ? 4 : 0
        guard length > 0 else { return (nil, 1) }
        guard bytes.count >= length else { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        guard let character = text.first, text.count == 1, character != "\u{FFFD}" else { return (nil, 1) }
        return (.character(character), length)
    }

    private func escaped() -> (Key?, Int)? {
        guard bytes.count > 1 else { return nil }
        // The Linux console sends `ESC [ [` and a letter for the first function keys.
        if bytes[1] == UInt8(ascii: "["), bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
            return bytes.count > 3 ? (nil, 4) : nil
        }
        switch bytes[1] {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            // A control sequence (CSI or SS3) may have parameters, and ends with one final byte.
            guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
                return bytes.count > 32 ? (nil, bytes.count) : nil
            }
            return (sequence(bytes[2..<end], final: bytes[end]), end + 1)
        case 0x1B: return (.escape, 1)
        default: return (nil, 2)  // Alt with another key
        }
    }

    private func sequence(_ parameters: ArraySlice<UInt8>, final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "~"):
            switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
            case "1", "7": .home
            case "4", "8": .end
            case "5": .pageUp
            case "6": .pageDown
            default: nil
            }
        default: nil
        }
    }
}
