/// Resolves the escapes of a string that the parser has found valid.
func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: raw.count) { output in
        var read = 0
        var written = 0
        while read < raw.count {
            let byte = raw[read]
            guard byte == UInt8(ascii: "\\") else {
                output[written] = byte
                written += 1
                read += 1
                continue
            }
            let escape = raw[read + 1]
            read += 2
            guard escape == UInt8(ascii: "u") else {
                output[written] = plainEscape(escape) ?? escape
                written += 1
                continue
            }
            var scalar = hexadecimal(raw, at: read) ?? 0xFFFD
            read += 4
            if scalar & 0xFC00 == 0xD800 {
                let low = hexadecimal(raw, at: read + 2) ?? 0xDC00
                scalar = 0x10000 + (scalar & 0x3FF) << 10 + low & 0x3FF
                read += 6
            }
            for unit in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 {
                output[written] = unit
                written += 1
            }
        }
        return written
    }
}

func plainEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
}

func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start >= 0, start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in start..<start + 4 {
        guard let digit = hexadecimalDigit(bytes[index]) else { return nil }
        value = value << 4 | UInt32(digit)
    }
    return value
}

func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// Returns the length of the UTF-8 sequence that starts at a byte, or `nil` if no sequence starts there (Unicode 16,
/// table 3-7). The text is followed by a zero, which continues no sequence, so the function does not read beyond it.
func lengthOfSequence(_ at: UnsafePointer<UInt8>) -> Int? {
    func continues(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool { range.contains(at[offset]) }
    switch at[0] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : nil
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : nil
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : nil
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
    default: return nil
    }
}
