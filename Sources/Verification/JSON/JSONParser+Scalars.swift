extension JSONParser {
    mutating func string(isKey: Bool) throws(Fault) {
        at += 1
        let start = at
        var hasEscapes = false
        while true {
            // Skips eight bytes at a time, until one of them is a quote, a backslash, a control character or not ASCII.
            while plainBytes(UnsafeRawPointer(bytes + at).loadUnaligned(as: UInt64.self)) && at + 8 <= byteCount {
                at += 8
            }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try skipEscape()
            } else if byte < 0x20 {
                throw unexpected(.controlCharacter)
            } else if byte < 0x80 {
                at += 1
            } else {
                guard let length = lengthOfSequence(bytes + at) else { throw unexpected(.malformedUTF8) }
                at += length
            }
        }
        let hash = isKey ? quickHash(bytes + start, count: at - start) : UInt32(count + 1)
        append(
            Tape.Node(
                start: UInt32(start), length: UInt32(at - start), next: hash, kind: .string, flag: hasEscapes))
        at += 1
    }

    private mutating func skipEscape() throws(Fault) {
        let text = UnsafeBufferPointer(start: bytes, count: byteCount)
        let start = at
        guard bytes[at + 1] == UInt8(ascii: "u") else {
            guard at + 1 < byteCount else { throw Fault(reason: .unexpectedEnd, offset: byteCount) }
            guard plainEscape(bytes[at + 1]) != nil else { throw Fault(reason: .malformedEscape, offset: start) }
            at += 2
            return
        }
        guard let unit = hexadecimal(text, at: at + 2), unit & 0xFC00 != 0xDC00 else {
            let isCutOff = at + 6 > byteCount && text[(at + 2)...].allSatisfy { hexadecimalDigit($0) != nil }
            throw isCutOff
                ? Fault(reason: .unexpectedEnd, offset: byteCount) : Fault(reason: .malformedEscape, offset: start)
        }
        at += 6
        guard unit & 0xFC00 == 0xD800 else { return }
        // The first half of a surrogate pair has no meaning without the second.
        guard bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u"),
            let low = hexadecimal(text, at: at + 2), low & 0xFC00 == 0xDC00
        else {
            let rest = text[at...]
            let isCutOff =
                rest.count < 6 && zip(rest, "\\u".utf8).allSatisfy { $0 == $1 }
                && rest.dropFirst(2).allSatisfy { hexadecimalDigit($0) != nil }
            throw isCutOff
                ? Fault(reason: .unexpectedEnd, offset: byteCount) : Fault(reason: .malformedEscape, offset: start)
        }
        at += 6
    }

    mutating func number() throws(Fault) {
        let start = at
        var isDecimal = false
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        if bytes[at] == UInt8(ascii: "0") { at += 1 } else { try digits() }
        if bytes[at] == UInt8(ascii: ".") {
            isDecimal = true
            at += 1
            try digits()
        }
        if bytes[at] | 0x20 == UInt8(ascii: "e") {
            isDecimal = true
            at += 1
            if bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        // A digit can follow here only after a leading zero, which JSON does not allow.
        guard bytes[at] &- UInt8(ascii: "0") > 9 else { throw Fault(reason: .malformedNumber, offset: start) }
        append(
            Tape.Node(
                start: UInt32(start), length: UInt32(at - start), next: UInt32(count + 1), kind: .number,
                flag: isDecimal))
    }

    private mutating func digits() throws(Fault) {
        guard bytes[at] &- UInt8(ascii: "0") <= 9 else { throw unexpected(.malformedNumber) }
        repeat { at += 1 } while bytes[at] &- UInt8(ascii: "0") <= 9
    }
}

/// Returns true only if none of eight bytes is a quote, a backslash, a control character or beyond ASCII.
@inline(__always)
private func plainBytes(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    // If a byte is smaller than the number that is subtracted from it, the byte's high bit is set in the result. The
    // subtraction then borrows from the next byte, which may be found by mistake. This only costs time, because the
    // caller then reads the bytes one by one.
    let found = (quotes &- ones) | (slashes &- ones) | (word &- ones &* 0x20) | word
    return found & highs == 0
}
