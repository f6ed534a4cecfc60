/// A key prepared for lookup: up to 16 bytes are compared as two machine words.
@usableFromInline
struct ObjectKey: Sendable {
    @usableFromInline let text: String
    let bytes: [UInt8]
    private let prefix: UInt64
    private let suffix: UInt64

    @usableFromInline
    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        (prefix, suffix) = (bytes + [UInt8](repeating: 0, count: 8)).withUnsafeBufferPointer { padded in
            guard let start = padded.baseAddress else { return (0, 0) }
            return ends(start, count: text.utf8.count)
        }
    }

    /// Returns true if the bytes are those of this key. Eight more bytes after them must be readable.
    func matches(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard count == bytes.count else { return false }
        let (first, last) = ends(start, count: count)
        guard first == prefix, last == suffix else { return false }
        guard count > 16 else { return true }
        return bytes.withUnsafeBufferPointer { own in (8..<count - 8).allSatisfy { own[$0] == start[$0] } }
    }
}

/// Returns the first and the last eight bytes as words. For a key of fewer than eight bytes, the words are the whole
/// key and zero.
private func ends(_ start: UnsafePointer<UInt8>, count: Int) -> (first: UInt64, last: UInt64) {
    let raw = UnsafeRawPointer(start)
    let first = raw.loadUnaligned(as: UInt64.self).littleEndian
    if count < 8 { return (first & (1 << UInt64(count * 8) - 1), 0) }
    return (first, raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self).littleEndian)
}

/// Returns a hash of a key's bytes; eight more bytes after them must be readable. The hash only has to distinguish most
/// keys quickly: if two hashes are equal, the bytes are compared.
func quickHash(_ start: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    let (first, last) = ends(start, count: count)
    let mixed = (first ^ last.byteSwapped ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed >> 32)
}
